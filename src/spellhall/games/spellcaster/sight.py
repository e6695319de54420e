"""Imagining the rest of the table from one seat's view."""

from __future__ import annotations

from math import comb
from typing import Final

from spellhall.games.spellcaster.building import Build, castable_kinds
from spellhall.games.spellcaster.cards import CLUB, CV, DIAMOND, JOKER, KINDS, SUIT, set_of, sum_of
from spellhall.games.spellcaster.casters import REMOVED
from spellhall.games.spellcaster.casting import Cast, can_dispel
from spellhall.games.spellcaster.damage import PAYING, Damage, payments
from spellhall.games.spellcaster.opening import Opening, preparations
from spellhall.games.spellcaster.spells import DISPEL, LEAST_SUITED, REGENERATE, REIKI
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step, arena_of
from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.sight import View
from spellhall.kernel.state import SEALED
from spellhall.kernel.zones import UniqueBag

TRIES: Final = 40  # random deals to try before one is forced to fit what somebody is doing


def imagine(view: View[SpellState], chance: Chance) -> SpellState:
    """Deal each opponent's unseen cards to hand, Charged zone and deck, as far as play has not shown where they are."""
    state = view.state.clone()
    builder = build_frame(state)
    payer = pay_frame(state)
    for seat in range(state.setup.seats):
        caster = state.casters[seat]
        if caster.life == REMOVED:
            caster.put_away()
        elif seat == view.seat:
            left = unseen_of(state, seat)
            for card in caster.hand.cards() + caster.charged.cards():
                left.remove(card)
            caster.deck = set_of(left)
        elif builder is not None and builder.seat == seat:
            imagine_builder(state, builder, chance)
        elif payer is not None and payer.seat == seat:
            imagine_payer(state, payer, chance)
        else:
            deal_seat(state, seat, chance, [])
    state.chance = fresh(chance)
    imagine_sealed(state, view.seat, chance)
    return state


def play_area(state: SpellState, seat: int) -> list[int]:
    """A seat's cards that are being resolved. Clauses: SC-8."""
    out: list[int] = []
    for frame in state.stack:
        if isinstance(frame, Step) and frame.seat == seat:
            out += frame.held()
    return out


def unseen_of(state: SpellState, seat: int) -> list[int]:
    """The cards of a player that lie neither open on the table nor on the pile."""
    caster = state.casters[seat]
    seen = set(caster.discard)
    seen.add(caster.move_card)
    for spell in caster.active:
        seen.update(spell.cards)
    seen.update(play_area(state, seat))
    return [card for card in state.rules.kit.deck if card not in seen]


def deal_seat(state: SpellState, seat: int, chance: Chance, fixed: list[int]) -> None:
    """Hand, Charged zone and deck of another seat. The deck holds only cards of the last shuffle.

    `fixed` cards are put among the Charged ones whatever chance says.
    """
    caster = state.casters[seat]
    hand, charged, deck = caster.hand.size, caster.charged.size, caster.deck.size
    unseen = [card for card in unseen_of(state, seat) if card not in fixed]
    new = [card for card in unseen if caster.fresh >> card & 1]
    old = [card for card in unseen if not caster.fresh >> card & 1]
    mix(new, chance)
    mix(old, chance)
    decked, new = new[:deck], new[deck:]
    held_new = sum(caster.fresh >> card & 1 for card in fixed)
    free = charged - len(fixed)
    number = fresh_charged(state, seat, len(new), len(old), free, held_new, chance)
    laid = [*fixed, *new[:number], *old[: free - number]]
    kept = new[number:] + old[free - number :]
    caster.charged = set_of(laid)
    caster.hand = set_of(kept[:hand])
    caster.deck = set_of(decked)


def fresh_charged(state: SpellState, seat: int, new: int, old: int, charged: int, held: int, chance: Chance) -> int:
    """How many of `charged` cards are cards of the last shuffle: within what is known, as likely as by chance."""
    low, high = fresh_bounds(state, seat, new, old, charged, held)
    weights = [comb(new, number) * comb(old, charged - number) for number in range(low, high + 1)]
    while sum(weights) >= 1 << 31:
        weights = [max(1, weight >> 8) for weight in weights]
    return low + chance.pick(weights, sum(weights), "imagined")


def fresh_bounds(state: SpellState, seat: int, new: int, old: int, charged: int, held: int = 0) -> tuple[int, int]:
    """The least and the most of `charged` cards that may be of the last shuffle, beside `held` that are."""
    low, high = max(0, charged - old), min(charged, new)
    caster = state.casters[seat]
    if caster.fresh != state.rules.kit.mask:
        low = max(low, min(high, caster.fresh_low - held))
        high = min(high, max(low, caster.fresh_high - held))
    return low, high


def mix(cards: list[int], chance: Chance) -> None:
    """A random order."""
    for place in range(len(cards) - 1, 0, -1):
        other = chance.below(place + 1, "imagined")
        cards[place], cards[other] = cards[other], cards[place]


# ---------------------------------------------------------------- choices that others are making


def build_frame(state: SpellState) -> Build | None:
    """The spell that is being built right now."""
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Build) else None


def imagine_builder(state: SpellState, frame: Build, chance: Chance) -> None:
    """Somebody builds a spell, so the Charged cards must allow one: which, only the builder knows."""
    seat = frame.seat
    caster = state.casters[seat]
    sizes = [caster.hand.size, caster.charged.size, caster.deck.size]
    for attempt in range(TRIES + 1):
        caster.hand.size, caster.charged.size, caster.deck.size = sizes
        fixed = forced_group(state, frame, chance) if attempt == TRIES else []
        deal_seat(state, seat, chance, fixed)
        kinds = build_kinds(state, frame)
        if kinds:
            break
    frame.kinds = [-1] * state.setup.seats
    frame.kinds[seat] = kinds[chance.below(len(kinds), "imagined")]
    frame.chosen = [[] for _ in range(state.setup.seats)]
    frame.stages = [0] * state.setup.seats
    frame.jokers = [0] * state.setup.seats


def build_kinds(state: SpellState, frame: Build) -> list[int]:
    """The spells that may be in the making. Clauses: SC-232."""
    if not frame.counter:
        kinds = castable_kinds(state, frame.seat)
        return [kind for kind in kinds if kind not in (REIKI, REGENERATE)] if arena_of(state).cursing() else kinds
    cast = state.stack[-2]
    assert isinstance(cast, Cast)
    return [DISPEL] if can_dispel(state, frame.seat, cast.cvs) else []


def forced_group(state: SpellState, frame: Build, chance: Chance) -> list[int]:
    """Charged cards that certainly allow the builder a spell: Diamonds for a counter, else any but a Club."""
    seat = frame.seat
    unseen = unseen_of(state, seat)
    mix(unseen, chance)
    if not frame.counter:
        return chargeable(state, seat, [card for card in unseen if SUIT[card] != CLUB], 1)
    cast = state.stack[-2]
    assert isinstance(cast, Cast)
    pool = [card for card in unseen if SUIT[card] == DIAMOND or card == JOKER]
    strong = [card for card in pool if state.rules.dispel_any or CV[card] >= min(cast.cvs)]
    first = chargeable(state, seat, strong, 1)
    return chargeable(state, seat, first + [card for card in pool if card not in first], LEAST_SUITED)


def chargeable(state: SpellState, seat: int, cards: list[int], number: int) -> list[int]:
    """As many of the first cards as can be Charged together, given what is known of shuffles."""
    unseen = unseen_of(state, seat)
    caster = state.casters[seat]
    new = sum(caster.fresh >> card & 1 for card in unseen)
    charged = caster.charged.size
    low, high = fresh_bounds(state, seat, new - caster.deck.size, len(unseen) - new, charged)
    room = [charged - low, high]  # for cards from before the last shuffle, and for cards of it
    out: list[int] = []
    for card in cards:
        fresh_one = caster.fresh >> card & 1
        if len(out) < number and room[fresh_one] > 0:
            room[fresh_one] -= 1
            out.append(card)
    return out


# ---------------------------------------------------------------- payments that others are making


def pay_frame(state: SpellState) -> Damage | None:
    """The payment that somebody is choosing right now."""
    frame = state.stack[-1] if state.stack else None
    return frame if isinstance(frame, Damage) and frame.step == PAYING and frame.asked >= 0 else None


def imagine_payer(state: SpellState, frame: Damage, chance: Chance) -> None:
    """Somebody chooses how to pay, so the hand allows it; too small a hand is given up without asking. SC-222."""
    seat = frame.seat
    caster = state.casters[seat]
    sizes = [caster.hand.size, caster.charged.size, caster.deck.size]
    for _ in range(TRIES):
        caster.hand.size, caster.charged.size, caster.deck.size = sizes
        deal_seat(state, seat, chance, [])
        if can_pay(state, frame):
            return
    swap_to_pay(state, frame)


def can_pay(state: SpellState, frame: Damage) -> bool:
    hand = state.casters[frame.seat].hand
    enough = sum_of(hand) + sum(CV[card] for card in frame.paid) > frame.damage
    return enough and bool(payments(hand, frame.paid, frame.damage))


def swap_to_pay(state: SpellState, frame: Damage) -> None:
    """Exchange one hand card for another of the same shuffle, so that the payment can go on."""
    seat = frame.seat
    caster = state.casters[seat]
    hand = caster.hand
    for other in (caster.charged, caster.deck):
        for card in reversed(other.cards()):
            for mine in hand.cards():
                if (caster.fresh >> card ^ caster.fresh >> mine) & 1:
                    continue
                trade(hand, mine, other, card)
                if can_pay(state, frame):
                    return
                trade(hand, card, other, mine)


def trade(hand: UniqueBag, mine: int, other: UniqueBag, card: int) -> None:
    hand.remove(mine)
    hand.add(card)
    other.remove(card)
    other.add(mine)


# ---------------------------------------------------------------- preparations, and all cards together


def imagine_sealed(state: SpellState, me: int, chance: Chance) -> None:
    """Preparations that others have handed in: any that their imagined hands allow."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Opening):
        return
    for seat in range(state.setup.seats):
        if seat != me and frame.sealed[seat] == SEALED:
            choices = preparations(state.casters[seat].hand.cards(), state.rules.kit.keep)
            frame.sealed[seat] = choices[chance.below(len(choices), "imagined")]


def inventory(state: SpellState) -> list[int]:
    """Copies of every card over all zones, player by player; a removed player's cards are out together."""
    out: list[int] = []
    for seat in range(state.setup.seats):
        caster = state.casters[seat]
        if caster.life == REMOVED:
            out += state.rules.kit.counts
            continue
        counts = [0] * KINDS
        for card in caster.cards() + play_area(state, seat):
            counts[card] += 1
        out += counts
    return out
