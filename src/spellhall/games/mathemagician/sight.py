"""Imagining the rest of the table from one seat's view."""

from __future__ import annotations

from spellhall.games.mathemagician.cards import KINDS
from spellhall.games.mathemagician.exchanging import new_hands
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.sight import View, deal, unseen_cards
from spellhall.kernel.state import SEALED, Choice
from spellhall.kernel.zones import Bag, bag_of


def imagine(view: View[MathemagicianState], chance: Chance) -> MathemagicianState:
    """Deal unseen cards to the other hands, stores and decks; pulled cards stay where all saw them go."""
    state = view.table.clone()
    me = view.seat
    deal_energy(state, me, chance)
    deal_symbols(state, me, chance)
    deal_spells(state, me, chance)
    state.chance = fresh(chance)
    imagine_sealed(state, me, chance)
    return state


def deal_energy(state: MathemagicianState, me: int, chance: Chance) -> None:
    known = [bag_of(KINDS, [card for card in cards if card > 0]) for cards in state.known]
    table = bag_of(KINDS, [card for row in state.rows for card in row if card > 0])
    own = [state.energy_hands[me]] if me >= 0 else []
    others = [seat for seat in range(state.setup.seats) if seat != me]
    pool = unseen_cards(state.rules.energy, [*own, state.energy_discard, table, *[known[seat] for seat in others]])
    for seat in others:
        counts = known[seat].counts
        deal(pool, state.energy_hands[seat].size - known[seat].size, chance, counts)
        state.energy_hands[seat] = Bag(counts)
    state.energy_deck = Bag(pool)


def deal_symbols(state: MathemagicianState, me: int, chance: Chance) -> None:
    known = [bag_of(2, [-card for card in cards if card <= 0]) for cards in state.known]
    table = bag_of(2, [-card for row in state.rows for card in row if card <= 0])
    own = [state.symbol_hands[me]] if me >= 0 else []
    others = [seat for seat in range(state.setup.seats) if seat != me]
    pool = unseen_cards(
        state.rules.set.symbols, [*own, state.symbols_discard, table, *[known[seat] for seat in others]]
    )
    for seat in others:
        counts = known[seat].counts
        deal(pool, state.symbol_hands[seat].size - known[seat].size, chance, counts)
        state.symbol_hands[seat] = Bag(counts)
    state.symbols_deck = Bag(pool)


def deal_spells(state: MathemagicianState, me: int, chance: Chance) -> None:
    pool = unseen_cards(state.rules.spells, [state.spell_discard])
    for spell in state.spell:
        if spell != NO_SPELL:
            pool[spell] -= 1
    if me >= 0:
        for spell in state.stored[me]:
            pool[spell] -= 1
    for seat in range(state.setup.seats):
        if seat != me:
            counts = [0] * len(pool)
            deal(pool, len(state.stored[seat]), chance, counts)
            state.stored[seat] = Bag(counts).cards()
    state.spell_deck = Bag(pool)


def imagine_sealed(state: MathemagicianState, me: int, chance: Chance) -> None:
    """What others have chosen in secret: anything that they may choose."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, HandSplit):
        for seat in range(state.setup.seats):
            if seat != me and frame.chosen[seat] == SEALED:
                choices = new_hands(state)
                frame.chosen[seat] = choices[chance.below(len(choices), "imagined")]
    elif isinstance(frame, FirstSpell):
        for seat in range(state.setup.seats):
            if seat != me and frame.chosen[seat] == SEALED:
                store = state.stored[seat]
                frame.chosen[seat] = Choice("spell", (store[chance.below(len(store), "imagined")],))


def inventory(state: MathemagicianState) -> list[int]:
    """Copies of every numeral, then of both signs, then of every Spell, over all zones. Clauses: MD-20, MD-21."""
    energy = [0] * KINDS
    for bag in [*state.energy_hands, state.energy_deck, state.energy_discard]:
        for number, copies in enumerate(bag.counts):
            energy[number] += copies
    symbols = [0, 0]
    for bag in [*state.symbol_hands, state.symbols_deck, state.symbols_discard]:
        for kind, copies in enumerate(bag.counts):
            symbols[kind] += copies
    for row in state.rows:
        for card in row:
            if card > 0:
                energy[card] += 1
            else:
                symbols[-card] += 1
    spells = [a + b for a, b in zip(state.spell_deck.counts, state.spell_discard.counts, strict=True)]
    for store in [*state.stored, [spell for spell in state.spell if spell != NO_SPELL]]:
        for spell in store:
            spells[spell] += 1
    return energy + symbols + spells
