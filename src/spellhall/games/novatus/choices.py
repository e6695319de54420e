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
    """The spaces of a line grouped by colour, then by number. Clauses: MN-41."""
    colours: list[list[int]] = [[] for _ in range(COLOURS)]
    numbers: list[list[int]] = [[] for _ in range(NUMBERS)]
    for space in line:
        card = grid[space]
        if card != GAP:
            colours[colour_of(card)].append(space)
            numbers[number_of(card) - 1].append(space)
    return [spaces for spaces in colours + numbers if spaces]


def takes(grid: list[int], cube: list[int], take_all: bool) -> list[Choice]:
    """Every set of spaces that may be taken: small ones first, then in reading order. Clauses: MN-39 to MN-45."""
    if cube:
        return CROSSES[cube[0]][cube[1]].takes(grid, take_all)
    found: set[int] = set()  # ranks
    for number, line in enumerate(LINES):
        for spaces in classes_of(grid, line):
            whole = sum([1 << line.index(space) for space in spaces])
            for chosen in [whole] if take_all else parts_of(whole):
                found.add(RANKS[number][chosen])
    return [TAKES[rank] for rank in sorted(found)]


class Cross:
    """A row and a column, and every set of spaces that can ever be taken from them, small ones first. There are 61, so
    a selection of them fits into the bits of one number."""

    def __init__(self, row: int, column: int) -> None:
        self.row = ROWS[row]
        self.column = COLUMNS[column]
        rows, columns = RANKS[row], RANKS[SIDE + column]
        ranks = sorted(set(rows[1:] + columns[1:]))
        self.choices = [TAKES[rank] for rank in ranks]
        self.row_wholes = [0] + [1 << ranks.index(rank) for rank in rows[1:]]
        self.column_wholes = [0] + [1 << ranks.index(rank) for rank in columns[1:]]
        every = range(1 << SIDE)
        self.row_parts = [sum([self.row_wholes[part] for part in parts_of(whole)]) for whole in every]
        self.column_parts = [sum([self.column_wholes[part] for part in parts_of(whole)]) for whole in every]

    def takes(self, grid: list[int], take_all: bool) -> list[Choice]:
        allowed = alike(grid, self.row, self.row_wholes if take_all else self.row_parts)
        allowed |= alike(grid, self.column, self.column_wholes if take_all else self.column_parts)
        out: list[Choice] = []
        place: i64 = 0
        while allowed:
            if allowed & 1:
                out.append(self.choices[place])
            allowed >>= 1
            place += 1
        return out


def alike(grid: list[int], line: list[int], sets: list[int]) -> i64:
    """The union of what `sets` says about each group of potions in a line that share a colour or a number."""
    colours: i64 = 0  # a byte for each colour, and in it a bit for each place of the line
    numbers: i64 = 0
    bit: i64 = 1
    for space in line:
        card: i64 = grid[space]
        if card != GAP:
            colours |= bit << 8 * (card // NUMBERS)
            numbers |= bit << 8 * (card % NUMBERS)
        bit <<= 1
    out: i64 = 0
    while colours or numbers:
        out |= i64(sets[colours & 255]) | i64(sets[numbers & 255])
        colours >>= 8
        numbers >>= 8
    return out


def size_first(spaces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(spaces), spaces


def spaces_in(line: list[int], chosen: int) -> tuple[int, ...]:
    """Some spaces of a line: a bit for each place."""
    return tuple([space for place, space in enumerate(line) if chosen >> place & 1])


def parts_of(whole: int) -> list[int]:
    """Every selection from some spaces of a line, including all of them."""
    return [part for part in range(1, whole + 1) if part & ~whole == 0]


_SETS: Final = sorted({spaces_in(line, chosen) for line in LINES for chosen in range(1, 1 << SIDE)}, key=size_first)
TAKES: Final = [Choice("take", spaces) for spaces in _SETS]  # all there can be, by rank
RANKS: Final = [[0] + [_SETS.index(spaces_in(line, chosen)) for chosen in range(1, 1 << SIDE)] for line in LINES]
CROSSES: Final = [[Cross(row, column) for column in range(SIDE)] for row in range(SIDE)]
