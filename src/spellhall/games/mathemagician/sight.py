"""Imagining the rest of the table from one seat's view."""

from __future__ import annotations

from typing import Final

from spellhall.games.mathemagician.cards import KINDS
from spellhall.games.mathemagician.exchanging import new_hands
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.sight import View, deal, unseen_cards
from spellhall.kernel.state import SEALED, Choice
from spellhall.kernel.zones import Bag, bag_of

CUT_TRIES: Final = 300  # deals to try for one in which the deck holds the cards that were cut


def imagine(view: View[MathemagicianState], chance: Chance) -> MathemagicianState:
    """Deal unseen cards to the other hands, stores and decks; pulled cards stay in the hand that took them."""
    state = view.state.clone()
    me = view.seat
    deal_energy(state, me, chance)
    deal_symbols(state, me, chance)
    deal_spells(state, me, chance)
    state.chance = fresh(chance)
    imagine_sealed(state, me, chance)
    return state


class Unseen:
    """Cards of one kind that a seat cannot see: those that must be in other hands, and those that may be in the deck.

    A deck holds nothing but what went into it when it was last made, less what the seat itself has drawn since; an
    unseen card that cannot be there must be in somebody's hand. Clauses: MD-131.
    """

    def __init__(self, pool: list[int], made: list[int], hands: int) -> None:
        self.hands = hands  # how many unseen cards the other hands hold in all
        self.open = [min(unseen, max(0, inside)) for unseen, inside in zip(pool, made, strict=True)]
        self.held = [unseen - may for unseen, may in zip(pool, self.open, strict=True)]
        if sum(self.held) > hands:  # a position made by hand that does not say what went into the deck
            self.open = pool.copy()
            self.held = [0] * len(pool)

    def deal(self, chance: Chance) -> tuple[list[int], list[int]]:
        """One possible deal: the unseen cards of all other hands together, and the deck."""
        deck = self.open.copy()
        held = self.held.copy()
        deal(deck, self.hands - sum(held), chance, held)
        return held, deck


def known_cards(state: MathemagicianState, seat: int, energy: bool) -> Bag:
    """Cards of a hand that everybody saw being pulled. Clauses: MD-60."""
    if energy:
        return bag_of(KINDS, [card for card in state.known[seat] if card > 0])
    return bag_of(2, [-card for card in state.known[seat] if card <= 0])


def unseen_by(state: MathemagicianState, me: int, energy: bool) -> Unseen:
    """The numerals or the operators that one seat cannot see."""
    cards = [card for row in state.rows for card in row]
    if energy:
        total, hands, discard = state.rules.energy, state.energy_hands, state.energy_discard
        table = bag_of(KINDS, [card for card in cards if card > 0])
        made, drawn = state.energy_made, state.energy_drawn
    else:
        total, hands, discard = state.rules.set.symbols, state.symbol_hands, state.symbols_discard
        table = bag_of(2, [-card for card in cards if card <= 0])
        made, drawn = state.symbols_made, state.symbols_drawn
    seen = [discard, table]
    inside = made.counts.copy()
    hidden = 0
    for seat in range(state.setup.seats):
        if seat == me:
            seen.append(hands[seat])
            inside = unseen_cards(inside, [drawn[seat]])
        else:
            known = known_cards(state, seat, energy)
            seen.append(known)
            hidden += hands[seat].size - known.size
    return Unseen(unseen_cards(total, seen), inside, hidden)


def deal_cards(
    state: MathemagicianState, me: int, energy: bool, held: list[int], deck: list[int], chance: Chance
) -> None:
    """Fill the other hands and the deck, and what the others have drawn from it, with these cards."""
    hands, drawn = state.energy_hands, state.energy_drawn
    made = state.energy_made
    if not energy:
        hands, drawn, made = state.symbol_hands, state.symbols_drawn, state.symbols_made
    gone = unseen_cards(made.counts, [Bag(deck)] + ([drawn[me]] if me >= 0 else []))
    gone = [max(0, copies) for copies in gone]
    for seat in range(state.setup.seats):
        if seat != me:
            known = known_cards(state, seat, energy)
            deal(held, hands[seat].size - known.size, chance, known.counts)
            hands[seat] = Bag(known.counts)
            counts = [0] * len(gone)
            deal(gone, min(drawn[seat].size, sum(gone)), chance, counts)
            drawn[seat] = Bag(counts)
    if energy:
        state.energy_deck = Bag(deck)
    else:
        state.symbols_deck = Bag(deck)


def deal_energy(state: MathemagicianState, me: int, chance: Chance) -> None:
    """Cards that were cut lie in the deck: the more copies it holds, the likelier the cut. Clauses: MD-32, MD-131."""
    unseen = unseen_by(state, me, True)
    held, deck = unseen.deal(chance)
    cuts = [card for card in state.cuts[1::2] if unseen.open[card]]
    for _ in range(CUT_TRIES):
        if all(chance.below(unseen.open[card], "imagined") < deck[card] for card in cuts):
            break
        held, deck = unseen.deal(chance)
    deal_cards(state, me, True, held, deck, chance)


def deal_symbols(state: MathemagicianState, me: int, chance: Chance) -> None:
    held, deck = unseen_by(state, me, False).deal(chance)
    deal_cards(state, me, False, held, deck, chance)


def deal_spells(state: MathemagicianState, me: int, chance: Chance) -> None:
    pool = unseen_cards(state.rules.spells, [state.spell_discard])
    for spell in state.spell:
        if spell != NO_SPELL:
            pool[spell] -= 1
    if me >= 0:
        for spell in state.stored[me]:
            pool[spell] -= 1
    others = [seat for seat in range(state.setup.seats) if seat != me]
    stored = sum(len(state.stored[seat]) for seat in others)
    held, deck = Unseen(pool, state.spells_made.counts, stored).deal(chance)
    for seat in others:
        counts = [0] * len(pool)
        deal(held, len(state.stored[seat]), chance, counts)
        state.stored[seat] = Bag(counts).cards()
    state.spell_deck = Bag(deck)


def imagine_sealed(state: MathemagicianState, me: int, chance: Chance) -> None:
    """Secret choices of the others: any legal one."""
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
