"""Recipes as a small constraint problem: which mixes of potions and Elixirs fit a spell, and what is missing.

A recipe leaves the caster free to choose colours for black and grey and numbers for symbols. Every such choice turns
it into a pattern, in which each slot simply has a set of potion types. Equal patterns are kept once.
What a hand lacks for a pattern is worked out in `kernel/tallies.py`.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from spellhall.games.novatus.potions import COLOURS, COPIES, EL, NUMBERS, TYPES
from spellhall.kernel.bits import holds
from spellhall.kernel.tallies import (
    PLACES,
    Pattern,
    Slots,
    from_kind_on,
    one_in_high,
    one_in_low,
    only,
    place_of,
    sum_of,
    tally_of,
    tally_of_kinds,
    with_count_of,
)
from spellhall.kernel.zones import Bag

GROUPS: Final = "RYGBKS*"
SYMBOLS: Final = "abcd"
MARKS: Final = "1234-" + SYMBOLS
MOST_SLOTS: Final = 8


class Recipe:
    """A series of slots. Clauses: MN-53 to MN-67."""

    def __init__(self, slots: list[str]) -> None:
        self.slots = slots
        self.size = len(slots)
        self.patterns = [Pattern(list(one)) for one in sorted(patterns_of(slots))]
        self.elixirs = self.missing([COPIES] * TYPES)  # how many it takes if all potions of the game are at hand

    def missing(self, counts: list[int]) -> int:
        """The fewest slots that stay empty with these potions, over all choices of colours and numbers."""
        low, high = tally_of(counts)
        return self.missing_from(low, high)

    def missing_from(self, low: i64, high: i64) -> int:
        """The same for a tally of the potions."""
        best: i64 = self.size
        least = best - sum_of(low, high)  # if every potion fits
        if least < 0:
            least = 0
        for pattern in self.patterns:
            if best <= least:
                break
            lack = pattern.missing(low, high, best)
            if lack < best:
                best = lack
        return best

    def fits(self, counts: list[int], elixirs: int) -> bool:
        """Whether exactly these potions and Elixirs are a mix for this recipe. Clauses: MN-65, MN-72."""
        return sum(counts[:TYPES]) + elixirs == self.size and self.missing(counts) <= elixirs

    def can_grow(self, mix: list[int], elixirs: int, pool: list[int], more: int) -> bool:
        """Whether a mix begun with these potions and Elixirs can be completed from a pool and more Elixirs.

        In one pattern the potions of the mix must find slots, and all slots must find cards. If each can be done,
        both can be done together (Mendelsohn and Dulmage), so two small tests are enough.
        """
        laid = sum(mix[:TYPES])
        if laid + elixirs > self.size:
            return False
        low, high = tally_of(mix)
        both_low, both_high = tally_of([mix[kind] + pool[kind] for kind in range(TYPES)])
        for pattern in self.patterns:
            if pattern.is_open(low, high, self.size - laid, both_low, both_high, elixirs + more):
                return True
        return False

    def next_cards(self, mix: list[int], hand: Bag, more: int) -> list[int]:
        """Every card that can be laid next, if the mix is laid in the order of types, Elixirs last, and completed from
        a hand and more Elixirs. As `can_grow`, for all cards at once."""
        out: list[int] = []
        if len(mix) >= self.size:
            return out
        low: i64 = 0
        high: i64 = 0
        elixirs: i64 = 0
        for kind in mix:
            if kind == EL:
                elixirs += 1
            else:
                low += one_in_low(kind)
                high += one_in_high(kind)
        lowest = mix[-1] if mix else 0
        both_low, both_high = tally_of_kinds(hand.counts, hand.kinds())
        both_low = low + from_kind_on(both_low, lowest)
        both_high = high + from_kind_on(both_high, lowest - 8)
        empty: i64 = self.size - len(mix) + elixirs
        spare: i64 = elixirs + more
        fitting: list[Pattern] = []
        for pattern in self.patterns:
            if pattern.is_open(low, high, empty, both_low, both_high, spare):
                fitting.append(pattern)
        there = hand.kinds()
        for kind in range(i64(lowest), TYPES):
            if not holds(there, kind):
                continue
            one_low, one_high = one_in_low(kind), one_in_high(kind)
            for pattern in fitting:
                if pattern.is_open(low + one_low, high + one_high, empty - 1, both_low, both_high, spare):
                    out.append(int(kind))
                    break
            # cards that come later are laid after this one, so only the copies already in the mix still count
            both_low = with_count_of(both_low, low, one_low)
            both_high = with_count_of(both_high, high, one_high)
        if more:
            for pattern in fitting:
                if pattern.missing(both_low, both_high, spare + 1) <= spare:
                    out.append(EL)
                    break
        return out


class Hand:
    """One hand of potions, and how many slots of each recipe it leaves empty, worked out when first asked."""

    def __init__(self, recipes: list[Recipe], low: i64, high: i64, lacks: list[int]) -> None:
        self.recipes = recipes
        self.low: i64 = low
        self.high: i64 = high
        self.lacks = lacks  # of each recipe; -1: not asked yet

    def missing(self, spell: int) -> int:
        lack = self.lacks[spell]
        if lack < 0:
            lack = self.recipes[spell].missing_from(self.low, self.high)
            self.lacks[spell] = lack
        return lack


class Hands:
    """The hands asked about lately. Hands change seldom and spells stay open for long, so most questions come again.
    Two hands with the same place push each other out."""

    def __init__(self, recipes: list[Recipe]) -> None:
        self.recipes = recipes
        self.unasked = [-1] * len(recipes)
        self.known = [Hand(recipes, 0, 0, self.unasked.copy())] * PLACES

    def hand(self, potions: Bag) -> Hand:
        low, high = tally_of_kinds(potions.counts, potions.kinds())
        place = place_of(low, high)
        known = self.known[place]
        if known.low != low or known.high != high:
            known = Hand(self.recipes, low, high, self.unasked.copy())
            self.known[place] = known
        return known


def patterns_of(slots: list[str]) -> set[tuple[int, ...]]:
    """Every way to read the slots as sets of types. Clauses: MN-54 to MN-64."""
    groups: dict[str, str] = {}
    for slot in slots:
        groups[slot[0]] = groups.get(slot[0], "") + slot[1]
    blacks = range(COLOURS) if "K" in groups else range(1)
    greys = range(COLOURS) if "S" in groups else range(1)
    out: set[tuple[int, ...]] = set()
    for black in blacks:
        for grey in greys:
            if black == grey and "K" in groups and "S" in groups:
                continue
            found: set[tuple[int, ...]] = {()}
            for group, marks in groups.items():
                colours = colours_of(group, black, grey)
                found = {tuple(sorted((*one, *two))) for one in found for two in readings(marks, colours)}
            out |= found
    return out


def colours_of(group: str, black: int, grey: int) -> list[int]:
    """The colours that a group's slots accept. Clauses: MN-54, MN-55, MN-58."""
    if group == "K":
        return [black]
    if group == "S":
        return [grey]
    return list(range(COLOURS)) if group == "*" else [GROUPS.index(group)]


def readings(marks: str, colours: list[int]) -> set[tuple[int, ...]]:
    """The slots of one group under every choice of numbers for its symbols. Clauses: MN-59 to MN-64."""
    symbols = sorted({mark for mark in marks if mark in SYMBOLS})
    if sum(mark in SYMBOLS for mark in marks) == 1:  # a lone symbol may be any number
        marks = marks.replace(symbols.pop(), "-")
    out: set[tuple[int, ...]] = set()
    for chosen in permutations(range(1, NUMBERS + 1), len(symbols)):
        slots: Slots = []
        for mark in marks:
            if mark == "-":
                numbers = list(range(1, NUMBERS + 1))
            elif mark in SYMBOLS:
                numbers = [chosen[symbols.index(mark)]]
            else:
                numbers = [int(mark)]
            slots.append(sum(only(colour * NUMBERS + number - 1) for colour in colours for number in numbers))
        out.add(tuple(sorted(slots)))
    return out


def infant(slots: list[str]) -> list[str]:
    """The recipe as Infant Students read it: colours only. Clauses: MN-136."""
    return [f"{slot[0]}-" for slot in slots]
