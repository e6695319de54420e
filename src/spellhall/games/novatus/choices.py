"""The choices of Magus Novatus, and the sets of potions that may be taken from the grid."""

from __future__ import annotations

from typing import Final

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
    found: set[tuple[int, ...]] = set()
    for line in lines:
        for spaces in classes_of(grid, line):
            if take_all:
                found.add(tuple(sorted(spaces)))
                continue
            for chosen in range(1, 1 << len(spaces)):
                found.add(tuple([space for place, space in enumerate(spaces) if chosen >> place & 1]))
    return [Choice("take", spaces) for spaces in sorted(found, key=size_first)]


def size_first(spaces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(spaces), spaces
