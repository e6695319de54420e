"""Recipes as a small constraint problem: which mixes of potions and Elixirs fit a spell, and what is missing.

A recipe leaves the caster free to choose colours for black and grey and numbers for symbols. Every such choice turns
it into a pattern, in which each slot simply has a set of potion types. Patterns that ask for the same are kept once.
What a pattern still lacks follows from Hall's theorem over its few different slots, so no search is needed to play.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from spellhall.games.novatus.potions import COLOURS, EL, NUMBERS, TYPES
from spellhall.kernel.zones import Bag

GROUPS: Final = "RYGBKS*"
SYMBOLS: Final = "abcd"
MARKS: Final = "1234-" + SYMBOLS
MOST_SLOTS: Final = 8
MOST_COUNTED: Final = 15
REMEMBERED: Final = 1 << 12  # places for hands
SCATTERED: Final = 0x1E3779B97F4A7C15  # an odd number that spreads similar hands over all places
EVERY_BYTE: Final = 0x0101010101010101
ALL_BUT_ONE: Final = 31 * EVERY_BYTE  # one more in a byte, and its sixth bit is set
ALL_TYPES: Final = (1 << TYPES) - 1  # a bit for each
ONES: Final = [1 << 8 * place for place in range(8)]  # one potion of a type

Slots = list[int]
"""What each slot of a pattern accepts: a bit for each potion type."""

Laid = tuple[i64, i64]
"""Copies of every potion type, eight types to a number with a byte each: so a demand is met or not in a few steps."""


def laid_out(counts: list[int]) -> Laid:
    """Potions as two numbers; more than fifteen of a type are never asked for."""
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
        if place == 128:  # items are no potions
            break
    return low, high


def laid_bag(bag: Bag) -> Laid:
    """As `laid_out`, for the potions in a bag."""
    low: i64 = 0
    high: i64 = 0
    counts = bag.counts
    bits = bag.kinds() & ALL_TYPES
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


class Demand:
    """Of these types together at least so many are needed."""

    def __init__(self, types: int, need: int, last: bool) -> None:
        low, high = laid_out([MOST_COUNTED if types >> kind & 1 else 0 for kind in range(TYPES)])
        self.low: i64 = low
        self.high: i64 = high
        self.need: i64 = need
        self.last = last  # of its knot


class Pattern:
    """One reading of a recipe: slots that share no type with others, and knots of slots that do.

    The lack of a knot is its worst demand. Slots of one type each that no other slot accepts are counted together.
    """

    def __init__(self, slots: Slots) -> None:
        knots = knots_of(slots)
        alone = [knot[0] for knot in knots if len(knot) == 1 and knot[0].bit_count() == 1]
        low, high = laid_out([int(1 << kind in alone) for kind in range(TYPES)])
        self.low: i64 = low
        self.high: i64 = high
        self.alone: i64 = len(alone)
        self.demands: list[Demand] = []  # of the others, knot after knot
        for knot in knots:
            if knot[0] not in alone:
                self.demands += demands_of(knot)

    def missing(self, low: i64, high: i64, enough: i64) -> i64:
        """How many slots stay empty if potions fill as many as they can; `enough` or more: no need to know exactly."""
        there = (low + ALL_BUT_ONE >> 5 & self.low) + (high + ALL_BUT_ONE >> 5 & self.high)
        out: i64 = self.alone - (there * EVERY_BYTE >> 56 & 255)  # the highest byte is the sum of all
        if out >= enough:
            return out
        worst: i64 = 0
        for demand in self.demands:
            pairs = (low & demand.low) + (high & demand.high)
            lack = demand.need - (pairs * EVERY_BYTE >> 56 & 255)
            if lack > worst:
                worst = lack
            if demand.last:
                out += worst
                if out >= enough:
                    return out
                worst = 0
        return out

    def is_open(self, low: i64, high: i64, empty: i64, both_low: i64, both_high: i64, spare: i64) -> bool:
        """Whether potions laid leave only so many slots empty (then each has found one), and these and a pool together
        lack no more than the Elixirs to spare."""
        return self.missing(low, high, empty + 1) <= empty and self.missing(both_low, both_high, spare + 1) <= spare


def knots_of(slots: Slots) -> list[Slots]:
    """Slots put together that share a type, directly or through others."""
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


class Recipe:
    """A series of slots. Clauses: MN-53 to MN-67."""

    def __init__(self, slots: list[str]) -> None:
        self.slots = slots
        self.size = len(slots)
        self.patterns = [Pattern(list(one)) for one in sorted(patterns_of(slots))]

    def missing(self, counts: list[int]) -> int:
        """The fewest slots that stay empty with these potions, over all choices of colours and numbers."""
        low, high = laid_out(counts)
        return self.missing_from(low, high)

    def missing_from(self, low: i64, high: i64) -> int:
        """The same for potions that are laid out already."""
        best: i64 = self.size
        for pattern in self.patterns:
            lack = pattern.missing(low, high, best)
            if lack < best:
                best = lack
                if best == 0:
                    break
        return best

    def fits(self, counts: list[int], elixirs: int) -> bool:
        """Whether exactly these potions and Elixirs are a mix for this recipe. Clauses: MN-65, MN-72."""
        return sum(counts[:TYPES]) + elixirs == self.size and self.missing(counts) <= elixirs

    def can_grow(self, mix: list[int], elixirs: int, pool: list[int], more: int) -> bool:
        """Whether a mix begun with these potions and Elixirs can be completed from a pool and more Elixirs.

        In one pattern the potions of the mix must find slots, and all slots must find cards. Where both can be
        done, both can be done at once (Mendelsohn and Dulmage), so two small tests are enough.
        """
        laid = sum(mix[:TYPES])
        if laid + elixirs > self.size:
            return False
        low, high = laid_out(mix)
        both_low, both_high = laid_out([mix[kind] + pool[kind] for kind in range(TYPES)])
        for pattern in self.patterns:
            if pattern.is_open(low, high, self.size - laid, both_low, both_high, elixirs + more):
                return True
        return False

    def next_cards(self, mix: list[int], hand: Bag, more: int) -> list[int]:
        """Every card with which a mix, laid in the order of types and Elixirs last, can go on to be completed from a
        hand and more Elixirs. As `can_grow`, for all cards at once."""
        out: list[int] = []
        if len(mix) >= self.size:
            return out
        low: i64 = 0
        high: i64 = 0
        elixirs: i64 = 0
        for kind in mix:
            if kind == EL:
                elixirs += 1
            elif kind < 8:
                low += i64(ONES[kind])
            else:
                high += i64(ONES[kind - 8])
        lowest = mix[-1] if mix else 0
        both_low, both_high = laid_bag(hand)
        if lowest > 0:
            both_low = from_type(both_low, lowest)
            both_high = from_type(both_high, lowest - 8)
        both_low += low
        both_high += high
        empty: i64 = self.size - len(mix) + elixirs
        spare: i64 = elixirs + more
        fitting: list[Pattern] = []
        for pattern in self.patterns:
            if pattern.is_open(low, high, empty, both_low, both_high, spare):
                fitting.append(pattern)
        there = hand.kinds()
        for kind in range(i64(lowest), TYPES):
            if not there >> kind & 1:
                continue
            one_low: i64 = 0
            one_high: i64 = 0
            if kind < 8:
                one_low = ONES[kind]
            else:
                one_high = ONES[kind - 8]
            for pattern in fitting:
                if pattern.is_open(low + one_low, high + one_high, empty - 1, both_low, both_high, spare):
                    out.append(int(kind))
                    break
            # later cards are laid after this one: of its copies only those in the mix are left
            both_low += (low & one_low * 255) - (both_low & one_low * 255)
            both_high += (high & one_high * 255) - (both_high & one_high * 255)
        if more:
            for pattern in fitting:
                if pattern.missing(both_low, both_high, spare + 1) <= spare:
                    out.append(EL)
                    break
        return out


def from_type(laid: i64, lowest: int) -> i64:
    """One half of what is laid out, without the types before this one."""
    if lowest <= 0:
        return laid
    return laid & -i64(ONES[lowest]) if lowest < 8 else 0


class Hand:
    """One hand of potions, and how many slots of each recipe it leaves empty, as far as anybody has asked."""

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
    """Hands that were looked at lately: they change seldom, and spells stay open for long. Each hand has one place; the
    one that was there before is forgotten."""

    def __init__(self, recipes: list[Recipe]) -> None:
        self.recipes = recipes
        self.unasked = [-1] * len(recipes)
        self.known = [Hand(recipes, 0, 0, self.unasked.copy())] * REMEMBERED

    def hand(self, potions: Bag) -> Hand:
        low, high = laid_bag(potions)
        place = (low | high << 4) * SCATTERED >> 52 & REMEMBERED - 1
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
            slots.append(sum(1 << colour * NUMBERS + number - 1 for colour in colours for number in numbers))
        out.add(tuple(sorted(slots)))
    return out


def infant(slots: list[str]) -> list[str]:
    """The recipe as Infant Students read it: colours only. Clauses: MN-136."""
    return [f"{slot[0]}-" for slot in slots]
