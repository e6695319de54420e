"""The choices of Magus Novatus, and the sets of potions that may be taken from the grid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spellhall.games.novatus.potions import COLOURS, GAP, KINDS, NUMBERS, SIDE, SPACES, TYPES, colour_of, number_of
from spellhall.kernel.state import Choice

DONE: Final = Choice("done")
LIFT: Final = Choice("lift")
AIMS: Final = [Choice("aim", (space,)) for space in range(SPACES)]
PLACES: Final = [Choice("place", (space,)) for space in range(SPACES)]
LAYS: Final = [Choice("lay", (kind,)) for kind in range(KINDS)]
PAYS: Final = [Choice("pay", (kind,)) for kind in range(TYPES)]
HEALS: Final = [Choice("heal", (kind,)) for kind in range(TYPES)]
WANDS: Final = [Choice("wand", (kind,)) for kind in range(TYPES)]
PASSES: Final = [Choice("pass", (kind,)) for kind in range(TYPES)]
LOSSES: Final = [Choice("lose", (kind,)) for kind in range(KINDS)]

ROWS: Final = [[row * SIDE + column for column in range(SIDE)] for row in range(SIDE)]
COLUMNS: Final = [[row * SIDE + column for row in range(SIDE)] for column in range(SIDE)]
LINES: Final = ROWS + COLUMNS


def named(choice: Choice) -> int:
    """The space, card, seat or deck that a choice names; -1 if it names none (a program may offer anything)."""
    return choice.args[0] if choice.args else -1


def lines_of(cube: list[int]) -> list[list[int]]:
    """The row and the column of the cube; all ten lines if there is no cube. Clauses: MN-39, MN-134."""
    return [ROWS[cube[0]], COLUMNS[cube[1]]] if cube else LINES


def classes_of(grid: list[int], line: list[int]) -> list[list[int]]:
    """The spaces of a line put together by colour, then by number. Clauses: MN-41."""
    colours: list[list[int]] = [[] for _ in range(COLOURS)]
    numbers: list[list[int]] = [[] for _ in range(NUMBERS)]
    for space in line:
        card = grid[space]
        if card != GAP:
            colours[colour_of(card)].append(space)
            numbers[number_of(card) - 1].append(space)
    return [spaces for spaces in colours + numbers if spaces]


def takes(grid: list[int], lines: list[list[int]], take_all: bool) -> list[Choice]:
    """Every set of spaces that may be taken: small ones first, then in reading order. Clauses: MN-41 to MN-45."""
    found: list[int] = []  # ranks
    for line in lines:
        found = merged(found, ranks_in(grid, line, take_all))
    return [TAKES[rank] for rank in found]


def ranks_in(grid: list[int], line: list[int], take_all: bool) -> list[int]:
    """The ranks of the sets that may be taken from one line, rising."""
    colours: i64 = 0  # a byte for each colour, in it a bit for each place of the line
    numbers: i64 = 0
    bit: i64 = 1
    for space in line:
        card: i64 = grid[space]
        if card != GAP:
            colours |= bit << 8 * (card // NUMBERS)
            numbers |= bit << 8 * (card % NUMBERS)
        bit <<= 1
    parts = ITSELF if take_all else PARTS
    allowed: i64 = 0  # a bit for each set of places
    for _ in range(COLOURS):
        allowed |= i64(parts[colours & EVERY_PLACE]) | i64(parts[numbers & EVERY_PLACE])
        colours >>= 8
        numbers >>= 8
    ranks = RANKS[line[0] // SIDE if line[1] == line[0] + 1 else SIDE + line[0]]
    out: list[int] = []
    for chosen in SMALL_FIRST:
        if allowed >> i64(chosen) & 1:
            out.append(ranks[chosen])
    return out


def merged(ones: list[int], others: list[int]) -> list[int]:
    """Two rising lists as one, without doubles."""
    if not ones:
        return others
    out: list[int] = []
    at = 0
    end = len(others)
    for one in ones:
        while at < end and others[at] < one:
            out.append(others[at])
            at += 1
        if at < end and others[at] == one:
            at += 1
        out.append(one)
    while at < end:
        out.append(others[at])
        at += 1
    return out


def size_first(spaces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(spaces), spaces


def spaces_in(line: list[int], chosen: int) -> tuple[int, ...]:
    """Some spaces of a line: a bit for each place."""
    return tuple([space for place, space in enumerate(line) if chosen >> place & 1])


_SETS: Final = sorted({spaces_in(line, chosen) for line in LINES for chosen in range(1, 1 << SIDE)}, key=size_first)
TAKES: Final = [Choice("take", spaces) for spaces in _SETS]  # all there can be, by rank
RANKS: Final = [[0] + [_SETS.index(spaces_in(line, chosen)) for chosen in range(1, 1 << SIDE)] for line in LINES]

# Some places of a line are a number with a bit for each; sets of such sets are a number with a bit for each of them.
EVERY_PLACE: Final = (1 << SIDE) - 1
SMALL_FIRST: Final = sorted(range(1, 1 << SIDE), key=RANKS[0].__getitem__)  # the same in every line
PARTS: Final = [sum(1 << part for part in SMALL_FIRST if part & ~whole == 0) for whole in range(1 << SIDE)]
ITSELF: Final = [0] + [1 << whole for whole in range(1, 1 << SIDE)]
