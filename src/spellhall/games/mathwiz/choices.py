"""The choices of Math Wiz, and the combinations that a hand can form."""

from __future__ import annotations

from typing import Final

from spellhall.games.mathwiz.cards import (
    FORBIDDEN_RUNE,
    GROWING_POTION,
    HIGHEST_RUNE,
    LOOKING_GLASS,
    MIRROR_RUNE,
    NONE,
    SHAPE_SHIFTER,
    SLIDING_SANDS,
    TEN_LEAGUE_BOOTS,
    THIRD_RUNE,
)
from spellhall.kernel.state import Choice

PASS: Final = Choice("pass")
DONE: Final = Choice("done")
KEEP: Final = Choice("keep")
TIME_UP: Final = Choice("time_up")

_ALL: Final = range(HIGHEST_RUNE + 1)
PAIRS: Final = [[Choice("pair", (a, b)) for b in _ALL] for a in _ALL]
MIRRORS: Final = [Choice("mirror", (a,)) for a in _ALL]
DOUBLES: Final = [[Choice("double", (a, b)) for b in _ALL] for a in _ALL]
SHIFTS: Final = [[[Choice("shift", (a, way, b)) for way in (-1, 1)] for b in _ALL] for a in _ALL]
_THIRDS: Final[list[list[Choice]]] = [[] for _ in range((HIGHEST_RUNE + 1) ** 3)]  # by their runes; made at need
TOSSES: Final = [Choice("toss", (a,)) for a in _ALL]


BOOT_STEPS: Final = [-10, 10]
SAND_STEPS: Final = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]


def every_cast(spell: int, effect: int, numbers: list[int], seats: int) -> list[Choice]:
    """All ways in which a spell can ever be cast. Clauses: MW-77, MW-78, MW-87, MW-93."""
    if effect == NONE:
        return []
    if effect == TEN_LEAGUE_BOOTS:
        details = BOOT_STEPS
    elif effect == SLIDING_SANDS:
        details = SAND_STEPS
    elif effect == FORBIDDEN_RUNE:
        details = numbers
    elif effect == LOOKING_GLASS:
        details = list(range(seats))
    else:
        return [Choice("cast", (spell,))]
    return [Choice("cast", (spell, detail)) for detail in details]


def value_of(choice: Choice) -> int:
    """The value of a combination. Clauses: MW-5, MW-37, MW-86."""
    args = choice.args
    verb = choice.verb
    if verb == "pair":
        return args[0] * args[1]
    if verb == "mirror":
        return args[0] * args[0]
    if verb == "double":
        return 2 * args[0] * args[1]
    if verb == "shift":
        return (args[0] + args[1]) * args[2]
    return args[0] * args[1] + args[3] * args[2]


def runes_of(choice: Choice) -> list[int]:
    """The runes that a combination places. Clauses: MW-37."""
    args = choice.args
    if choice.verb == "shift":
        return [args[0], args[2]]
    if choice.verb == "third":
        return [args[0], args[1], args[2]]
    return list(args)


def is_combination(choice: Choice) -> bool:
    """Whether a choice has the shape of a combination, whatever the hand. Clauses: MW-37."""
    verb, args = choice.verb, choice.args
    if len(args) != {"pair": 2, "mirror": 1, "double": 2, "shift": 3, "third": 4}.get(verb, 0) or not args:
        return False
    if any(not 1 <= rune <= HIGHEST_RUNE for rune in runes_of(choice)):
        return False
    if verb == "shift":
        return args[1] in (-1, 1)
    return len(args) < 2 or (args[0] <= args[1] and (verb != "third" or args[3] in (-1, 1)))


def combinations(counts: list[int], mark: int) -> list[Choice]:
    """Every combination that these runes (copies of each number) can form under a mark. Clauses: MW-2, MW-37."""
    numbers: list[int] = []
    for number in range(len(counts)):
        if counts[number]:
            numbers.append(number)
    out: list[Choice] = []
    for place in range(len(numbers)):
        a = numbers[place]
        row = PAIRS[a]
        if counts[a] > 1:
            out.append(row[a])
        for other in range(place + 1, len(numbers)):
            out.append(row[numbers[other]])
    if mark == MIRROR_RUNE:
        for a in numbers:
            out.append(MIRRORS[a])
    elif mark == GROWING_POTION:
        out += [DOUBLES[pair.args[0]][pair.args[1]] for pair in out]
    elif mark == SHAPE_SHIFTER:
        for a in numbers:
            for b in numbers:
                if a != b or counts[a] > 1:
                    out += SHIFTS[a][b]
    elif mark == THIRD_RUNE:
        thirds: list[Choice] = []
        for pair in out:
            a, b = pair.args[0], pair.args[1]
            for c in numbers:
                if counts[c] > (a == c) + (b == c):
                    thirds += both_thirds(a, b, c)
        out += thirds
    return out


def both_thirds(a: int, b: int, c: int) -> list[Choice]:
    """A product less a third rune, and with it."""
    made = _THIRDS[(a * (HIGHEST_RUNE + 1) + b) * (HIGHEST_RUNE + 1) + c]
    if not made:
        made += [Choice("third", (a, b, c, -1)), Choice("third", (a, b, c, 1))]
    return made


def allowed_combinations(counts: list[int], mark: int, forbidden: list[int]) -> list[Choice]:
    """As `combinations`, without forbidden numbers, unless nothing is left then. Clauses: MW-88 to MW-92."""
    if forbidden:
        left = counts.copy()
        for number in forbidden:
            left[number] = 0
        bound = combinations(left, mark)
        if bound:
            return bound
    return combinations(counts, mark)


def able(size: int, mark: int) -> bool:
    """Whether a hand of this size can form a combination. Clauses: MW-11."""
    return size >= 2 or (size == 1 and mark == MIRROR_RUNE)
