"""Imagining the rest of the table from one seat's view."""

from __future__ import annotations

from spellhall.games.mathwiz.cards import KINDS
from spellhall.games.mathwiz.choices import allowed_from, runes_of, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.effects import LookingGlass
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.sight import View, deal, unseen_cards
from spellhall.kernel.state import SEALED
from spellhall.kernel.zones import Bag, bag_of


def imagine(view: View[MathWizState], chance: Chance) -> MathWizState:
    """Deal the unseen runes to the other hands and the deck; what the seat knows by Looking Glass stays."""
    state = view.state.clone()
    seats = state.setup.seats
    me = view.seat
    for seat in range(seats):
        if seat != me:
            state.known[seat] = [[] for _ in range(seats)]
    known = state.known[me] if me >= 0 else [[] for _ in range(seats)]
    state.wrong = [count if seat == me else 0 for seat, count in enumerate(state.wrong)]
    remembered = [bag_of(KINDS, runes) for runes in known]
    table = bag_of(KINDS, [rune for played in state.plays for choice in played for rune in runes_of(choice)])
    own = [state.hands[me]] if me >= 0 else []
    pool = unseen_cards(state.rules.set.runes, [*own, state.discard, table, *remembered])
    others = [seat for seat in range(seats) if seat != me]
    state.rune_deck = imagine_deck(
        state, me, pool, sum(state.hands[s].size - remembered[s].size for s in others), chance
    )
    for seat in others:
        hand = remembered[seat]
        counts = hand.counts
        deal(pool, state.hands[seat].size - hand.size, chance, counts)
        state.hands[seat] = Bag(counts)
    state.spell_deck = Bag(unseen_spells(state))
    state.chance = fresh(chance)
    imagine_sealed(state, me, chance)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, LookingGlass) and top.seat != me:  # its caster has just looked (MW-94)
        state.known[top.seat][top.rival] = state.hands[top.rival].cards()
    return state


def imagine_deck(state: MathWizState, me: int, pool: list[int], held: int, chance: Chance) -> Bag:
    """The deck, taken out of the pool of unseen runes so that `held` runes are left for the other hands.

    After a reshuffle nothing can be in the deck that was not in the open discard pile, less one's own draws.
    """
    deck = pool.copy()
    if state.shuffled:
        for number, copies in enumerate(state.shuffled):
            own = state.drawn[me][number] if me >= 0 else 0
            deck[number] = min(deck[number], copies - own)
    for number, copies in enumerate(deck):
        pool[number] -= copies
    deal(deck, held - sum(pool), chance, pool)
    rivals = [seat for seat in range(len(state.drawn)) if seat != me]
    for seat in rivals:
        state.drawn[seat] = [0] * len(state.shuffled)
    for number, copies in enumerate(state.shuffled):  # who of the others drew what is gone makes no difference
        own = state.drawn[me][number] if me >= 0 else 0
        state.drawn[rivals[0]][number] = copies - deck[number] - own
    return Bag(deck)


def unseen_spells(state: MathWizState) -> list[int]:
    """The spells that nobody has seen yet are exactly those of the spell deck."""
    left = [1] * len(state.rules.set.ids)
    for zone in [state.centre, state.removed, *state.unused, *state.used]:
        for spell in zone:
            left[spell] = 0
    return left


def imagine_sealed(state: MathWizState, me: int, chance: Chance) -> None:
    """Choices that others have handed in: any that their imagined hands allow, rightly worked out."""
    if not state.stack or not isinstance(state.stack[-1], Combining):
        return
    frame = state.stack[-1]
    for seat in range(state.setup.seats):
        if seat == me:
            continue
        frame.tries[seat] = 0
        frame.claims[seat] = 0
        if frame.sealed[seat] == SEALED:
            choices = allowed_from(state.hands[seat], state.marks[seat], state.forbidden[seat])
            choice = choices[chance.below(len(choices), "imagined")]
            frame.sealed[seat] = choice
            frame.claims[seat] = value_of(choice) if state.rules.claims else 0


def inventory(state: MathWizState) -> list[int]:
    """Copies of every rune number, then of every spell, over all zones."""
    runes = [0] * KINDS
    for bag in [*state.hands, state.rune_deck, state.discard]:
        for number, copies in enumerate(bag.counts):
            runes[number] += copies
    for played in state.plays:
        for choice in played:
            for number in runes_of(choice):
                runes[number] += 1
    spells = state.spell_deck.counts.copy()
    for zone in [state.centre, state.removed, *state.unused, *state.used]:
        for spell in zone:
            spells[spell] += 1
    return runes + spells
