"""The choices of Math Wiz, and the combinations that a hand can form."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from spellhall.kernel.bits import lowest, moved_up
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import Bag, kinds_in

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
SWAPS: Final = [[Choice("swap", (taken, given)) for given in _ALL] for taken in _ALL]


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
    a: i64 = args[0]
    if verb == "mirror":
        return int(a * a)
    b: i64 = args[1]
    if verb == "pair":
        return int(a * b)
    if verb == "double":
        return int(2 * a * b)
    if verb == "shift":
        return int((a + b) * i64(args[2]))
    return int(a * b + i64(args[3]) * i64(args[2]))


def runes_of(choice: Choice) -> list[int]:
    """The runes that a combination places. Clauses: MW-37."""
    args = choice.args
    if choice.verb == "shift":
        return [args[0], args[2]]
    if choice.verb == "third":
        return [args[0], args[1], args[2]]
    return list(args)


def rune_count(choice: Choice) -> i64:
    """How many runes a combination places."""
    placed = i64(len(choice.args))
    return placed - 1 if choice.verb == "shift" or choice.verb == "third" else placed  # less its sign


def rune_at(choice: Choice, place: i64) -> int:
    """One of the runes of `runes_of`, for when no list is wanted."""
    args = choice.args
    return args[2] if place == 1 and choice.verb == "shift" else args[place]


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
    return formed(kinds_in(counts), counts, mark)


def formed(kinds: i64, counts: list[int], mark: int) -> list[Choice]:
    """As `combinations`, with those numbers only that have a bit in `kinds`."""
    out: list[Choice] = []
    bits = kinds
    while bits:
        a = lowest(bits)
        row = PAIRS[a]
        if counts[a] > 1:
            out.append(row[a])
        bits &= bits - 1
        others = bits
        while others:
            out.append(row[lowest(others)])
            others &= others - 1
    if mark == MIRROR_RUNE:
        add_mirrors(out, kinds)
    elif mark == GROWING_POTION:
        out += [DOUBLES[pair.args[0]][pair.args[1]] for pair in out]
    elif mark == SHAPE_SHIFTER:
        add_shifts(out, kinds, counts)
    elif mark == THIRD_RUNE:
        add_thirds(out, kinds, counts)
    return out


def add_mirrors(out: list[Choice], kinds: i64) -> None:
    while kinds:
        out.append(MIRRORS[lowest(kinds)])
        kinds &= kinds - 1


def add_shifts(out: list[Choice], kinds: i64, counts: list[int]) -> None:
    for a in range(i64(HIGHEST_RUNE + 1)):
        if kinds >> a & 1:
            row = SHIFTS[a]
            for b in range(i64(HIGHEST_RUNE + 1)):
                if kinds >> b & 1 and (a != b or counts[a] > 1):
                    out += row[b]


def add_thirds(out: list[Choice], kinds: i64, counts: list[int]) -> None:
    """To pairs, each of them less and with a third rune."""
    thirds: list[Choice] = []
    for pair in out:
        a: i64 = pair.args[0]
        b: i64 = pair.args[1]
        row = (a * (HIGHEST_RUNE + 1) + b) * (HIGHEST_RUNE + 1)
        c: i64 = 0
        bits = kinds
        while bits:
            if bits & 1 and ((a != c and b != c) or counts[c] > (2 if a == b else 1)):
                both = _THIRDS[row + c]
                thirds += both if both else made_thirds(a, b, c)
            bits >>= 1
            c += 1
    out += thirds


def made_thirds(a: i64, b: i64, c: i64) -> list[Choice]:
    """A product less a third rune, and with it; kept for the next time."""
    made = _THIRDS[(a * (HIGHEST_RUNE + 1) + b) * (HIGHEST_RUNE + 1) + c]
    made += [Choice("third", (int(a), int(b), int(c), -1)), Choice("third", (int(a), int(b), int(c), 1))]
    return made


def allowed_combinations(counts: list[int], mark: int, forbidden: list[int]) -> list[Choice]:
    """As `combinations`, without forbidden numbers, unless nothing is left then. Clauses: MW-88 to MW-92."""
    return allowed_among(kinds_in(counts), counts, mark, forbidden)


def allowed_from(hand: Bag, mark: int, forbidden: list[int]) -> list[Choice]:
    """As `allowed_combinations`, of a hand."""
    return allowed_among(hand.kinds(), hand.counts, mark, forbidden)


def allowed_among(kinds: i64, counts: list[int], mark: int, forbidden: list[int]) -> list[Choice]:
    if forbidden:
        left = kinds
        for number in forbidden:
            left &= ~moved_up(1, number)
        bound = formed(left, counts, mark)
        if bound:
            return bound
    return formed(kinds, counts, mark)


def able(size: int, mark: int) -> bool:
    """Whether a hand of this size can form a combination. Clauses: MW-11."""
    return size >= 2 or (size == 1 and mark == MIRROR_RUNE)


def sum_text(choice: Choice) -> str:
    """Runes as a sum that people write: it is the same in every language."""
    verb, args = choice.verb, choice.args
    if verb == "pair":
        return f"{args[0]} × {args[1]}"
    if verb == "mirror":
        return f"{args[0]}²"
    if verb == "double":
        return f"2 × {args[0]} × {args[1]}"
    if verb == "shift":
        return f"({args[0]} {'+' if args[1] > 0 else '−'} 1) × {args[2]}"
    return f"{args[0]} × {args[1]} {'+' if args[3] > 0 else '−'} {args[2]}"
