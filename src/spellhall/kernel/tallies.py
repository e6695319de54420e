"""Tallies of things of sixteen kinds, and what they lack to fill a pattern of slots.

A tally is two machine words, `low` for kinds 0 to 7 and `high` for 8 to 15, with a byte for each kind. So all counts
are compared or added up in a few steps. Every count is at most MOST_COUNTED, which leaves room for sums.

A pattern is a list of slots, each with the kinds that it accepts. What a tally lacks to fill it follows from Hall's
theorem over its few different slots, so nothing has to be searched.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spellhall.kernel.bits import moved_up

MOST_COUNTED: Final = 15  # of one kind
TALLIED: Final = 16  # kinds
PLACES: Final = 1 << 12  # that `place_of` gives

_EVERY_BYTE: Final = 0x0101010101010101
_BELOW_SIX_BITS: Final = 31 * _EVERY_BYTE  # one more in a byte, and its sixth bit is set
_SPREADING: Final = 0x1E3779B97F4A7C15  # an odd number that moves similar tallies far apart


def tally_of(counts: list[int]) -> tuple[i64, i64]:
    """The tally of a list with a count for each kind; what comes after the sixteenth is left out."""
    low: i64 = 0
    high: i64 = 0
    place: i64 = 0
    number: i64
    for number in counts:
        if number > 0:
            if number > MOST_COUNTED:
                number = MOST_COUNTED
            if place < 64:
                low |= number << place
            else:
                high |= number << place - 64
        place += 8
        if place == 8 * TALLIED:
            break
    return low, high


def tally_of_kinds(counts: list[int], kinds: i64) -> tuple[i64, i64]:
    """As `tally_of`, where it is known which kinds there are."""
    low: i64 = 0
    high: i64 = 0
    bits = kinds & (1 << TALLIED) - 1
    kind: i64 = 0
    while bits:
        if bits & 1:
            number = i64(counts[kind])
            if number > MOST_COUNTED:
                number = MOST_COUNTED
            if kind < 8:
                low |= number << 8 * kind
            else:
                high |= number << 8 * (kind - 8)
        bits >>= 1
        kind += 1
    return low, high


def one_in_low(kind: i64) -> i64:
    """One thing of a kind, in the lower word of a tally; nothing if the kind is counted in the other."""
    if kind >= 8:
        return 0
    return moved_up(1, 8 * kind)


def one_in_high(kind: i64) -> i64:
    """One thing of a kind, in the higher word of a tally; nothing if the kind is counted in the other."""
    if kind < 8:
        return 0
    return moved_up(1, 8 * (kind - 8))


def sum_of(low: i64, high: i64) -> i64:
    """How many things a tally counts."""
    return (low * _EVERY_BYTE >> 56 & 255) + (high * _EVERY_BYTE >> 56 & 255)


def count_among(low: i64, high: i64, these_low: i64, these_high: i64) -> i64:
    """How many things a tally counts of the kinds that another one has MOST_COUNTED times. At most 255."""
    pairs = (low & these_low) + (high & these_high)
    return pairs * _EVERY_BYTE >> 56 & 255  # the highest byte of the product is the sum of all


def kinds_among(low: i64, high: i64, these_low: i64, these_high: i64) -> i64:
    """How many of the kinds that another tally has once are in this one at all."""
    there = (low + _BELOW_SIX_BITS >> 5 & these_low) + (high + _BELOW_SIX_BITS >> 5 & these_high)
    return there * _EVERY_BYTE >> 56 & 255


def from_kind_on(word: i64, kind: i64) -> i64:
    """One word of a tally without the kinds before this one; 0 is the first kind of the word."""
    if kind <= 0:
        return word
    if kind >= 8:
        return 0
    return word & -moved_up(1, 8 * kind)


def with_count_of(word: i64, other: i64, one: i64) -> i64:
    """One word of a tally, with another's count for a single kind: the one of which `one` holds one."""
    return word - (word & one * 255) + (other & one * 255)


def place_of(low: i64, high: i64) -> i64:
    """A place below PLACES for a tally, so that similar tallies are far apart."""
    return (low | high << 4) * _SPREADING >> 52 & PLACES - 1  # a count needs half a byte, so both words fit into one


# ---------------------------------------------------------------- patterns of slots

Slots = list[int]
"""What each slot of a pattern accepts: a bit for each kind."""


def only(kind: int) -> int:
    """The slot that accepts one kind."""
    return 1 << kind


def accepts(slot: int, kind: int) -> bool:
    return slot & only(kind) != 0


class Demand:
    """Of these kinds together at least so many things are needed."""

    def __init__(self, kinds: int, need: int, last: bool) -> None:
        low, high = tally_of([MOST_COUNTED if accepts(kinds, kind) else 0 for kind in range(TALLIED)])
        self.low: i64 = low
        self.high: i64 = high
        self.need: i64 = need
        self.last = last  # of its knot


class Pattern:
    """Slots to be filled, one thing each: those that share no kind with others, and knots of slots that do.

    A knot lacks as much as its worst demand. Slots for a single kind that no other slot accepts are counted together.
    """

    def __init__(self, slots: Slots) -> None:
        knots = knots_of(slots)
        alone = [knot[0] for knot in knots if len(knot) == 1 and knot[0].bit_count() == 1]
        low, high = tally_of([int(only(kind) in alone) for kind in range(TALLIED)])
        self.low: i64 = low
        self.high: i64 = high
        self.alone: i64 = len(alone)
        self.demands: list[Demand] = []  # of the others, knot after knot
        for knot in knots:
            if knot[0] not in alone:
                self.demands += demands_of(knot)

    def missing(self, low: i64, high: i64, enough: i64) -> i64:
        """How many slots stay empty if a tally fills as many as it can. From `enough` on it need not be exact."""
        out: i64 = self.alone - kinds_among(low, high, self.low, self.high)
        if out >= enough:
            return out
        worst: i64 = 0
        for demand in self.demands:
            lack = demand.need - count_among(low, high, demand.low, demand.high)
            if lack > worst:
                worst = lack
            if demand.last:
                out += worst
                if out >= enough:
                    return out
                worst = 0
        return out

    def is_open(self, low: i64, high: i64, empty: i64, both_low: i64, both_high: i64, spare: i64) -> bool:
        """Whether one tally leaves only `empty` slots empty, so that each of its things has found one, and a larger one
        leaves no more than `spare`."""
        return self.missing(low, high, empty + 1) <= empty and self.missing(both_low, both_high, spare + 1) <= spare


def knots_of(slots: Slots) -> list[Slots]:
    """Slots put together that share a kind, directly or through others."""
    knots: list[Slots] = []
    for slot in slots:
        joined: Slots = [slot]
        apart: list[Slots] = []
        for knot in knots:
            if any(slot & other for other in knot):
                joined += knot
            else:
                apart.append(knot)
        knots = [*apart, joined]
    return knots


def demands_of(knot: Slots) -> list[Demand]:
    """Hall's condition for one knot: every union of its different slots, with the number of slots inside it."""
    different = sorted(set(knot))
    unions = [0]
    needs = [0]
    most: dict[int, int] = {}
    for slot in different:
        number = knot.count(slot)
        for place in range(len(unions)):
            union, need = unions[place] | slot, needs[place] + number
            unions.append(union)
            needs.append(need)
            most[union] = max(need, most.get(union, 0))
    pairs = sorted(most.items())
    return [Demand(union, need, place == len(pairs)) for place, (union, need) in enumerate(pairs, start=1)]
