"""Imagining the rest of the table from one seat's view."""

from __future__ import annotations

from spellhall.games.novatus.effects import PassLeft
from spellhall.games.novatus.knowledge import known_to
from spellhall.games.novatus.potions import CU, GAP, ITEMS, KINDS, TYPES
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.sight import View, deal
from spellhall.kernel.state import SEALED, Choice
from spellhall.kernel.zones import Bag, bag_of


def imagine(view: View[NovatusState], chance: Chance) -> NovatusState:
    """Deal the unseen potions to hands, skulls and the deck; what the seat knows stays.

    Potions that are certainly with somebody (see knowledge.py) are dealt to hands and skulls, not to the deck.
    """
    state = view.state.clone()
    seats = state.setup.seats
    me = view.seat
    zones = [
        (state.hands, state.seen_hands, state.told_hands),
        (state.skulls, state.seen_skulls, state.told_skulls),
    ]
    pool = unplaced(state)
    held = state.held.counts.copy()
    for card in state.drawn[me] if me >= 0 else []:
        held[card] += 1
    slots = 0  # cards of others that the seat does not know
    for zone, seen, told in zones:
        mine = told[me] if me >= 0 else []
        for seat in range(seats):
            cards = zone[seat].cards() if seat == me else known_to(seen[seat], mine, seat)
            slots += zone[seat].size - len(cards)
            for card in cards:
                pool[card] -= 1
                held[card] -= 1
    potions = pool[:TYPES]
    unknown = [max(0, copies) for copies in held[:TYPES]]  # those that somebody has, and then any others
    for kind in range(TYPES):
        potions[kind] -= unknown[kind]
    deal(potions, slots - sum(unknown), chance, unknown)
    for zone, seen, told in zones:
        mine = told[me] if me >= 0 else []
        for seat in range(seats):
            if seat != me:
                hand = bag_of(KINDS, known_to(seen[seat], mine, seat))
                deal(unknown, zone[seat].size - hand.size, chance, hand.counts)
                zone[seat] = Bag(hand.counts)
                told[seat] = [[] for _ in range(seats)]
                state.drawn[seat] = []
    state.deck = some_of(potions + pool[TYPES:], state.deck.size, chance)
    for deck, bag in enumerate(state.spell_decks):
        state.spell_decks[deck] = some_of(unseen_spells(state, deck), bag.size, chance)
    state.chance = fresh(chance)
    imagine_sealed(state, chance)
    return state


def some_of(pool: list[int], size: int, chance: Chance) -> Bag:
    """A deck of this size: the whole pool, unless the position left cards out."""
    if sum(pool) == size:
        return Bag(pool)
    counts = [0] * len(pool)
    deal(pool, size, chance, counts)
    return Bag(counts)


def unplaced(state: NovatusState) -> list[int]:
    """All cards of the game, less those that lie open."""
    pool = state.rules.set.potions + state.rules.item_counts
    for card in state.grid:
        if card != GAP:
            pool[card] -= 1
    for kind in range(KINDS):
        pool[kind] -= state.discard.counts[kind]
    for items in state.items:
        for place, kind in enumerate(ITEMS):
            pool[kind] -= items[place]
    pool[CU] -= state.aside
    return pool


def unseen_spells(state: NovatusState, deck: int) -> list[int]:
    """The spells of a deck that are neither open nor won are exactly those still in it."""
    left = [int(spell.deck == deck) for spell in state.rules.set.spells]
    for spell in [*state.tops, *[spell for won in state.won for spell in won]]:
        if spell != NONE:
            left[spell] = 0
    return left


def imagine_sealed(state: NovatusState, chance: Chance) -> None:
    """Cards that others have chosen to pass: any of those that they are imagined to have."""
    if not state.stack:
        return
    frame = state.stack[-1]
    if isinstance(frame, PassLeft):
        for seat, choice in enumerate(frame.sealed):
            if choice == SEALED:
                bag = frame.zone(state)[seat]
                frame.sealed[seat] = Choice("pass", (chance.pick(bag.counts, bag.size, "imagined"),))


def inventory(state: NovatusState) -> list[int]:
    """Copies of every kind of card, then of every spell, over all zones."""
    kinds = [0] * KINDS
    for bag in [*state.hands, *state.skulls, state.deck, state.discard]:
        for kind, copies in enumerate(bag.counts):
            kinds[kind] += copies
    for card in state.grid:
        if card != GAP:
            kinds[card] += 1
    for items in state.items:
        for place, kind in enumerate(ITEMS):
            kinds[kind] += items[place]
    kinds[CU] += state.aside
    spells = [0] * len(state.rules.set.spells)
    for deck in state.spell_decks:
        for spell, copies in enumerate(deck.counts):
            spells[spell] += copies
    for spell in [*state.tops, *[spell for won in state.won for spell in won]]:
        if spell != NONE:
            spells[spell] += 1
    return kinds + spells
