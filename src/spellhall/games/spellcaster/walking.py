"""Walks over the board. A set of spaces is a few words of bits, so that one step in all directions is a few shifts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spellhall.games.spellcaster.boards import Board
from spellhall.games.spellcaster.choices import MOVES, TELEPORTS
from spellhall.kernel.state import Choice

ROWS_IN_A_WORD: Final = 4  # rows of up to 15 spaces and the gap after them; four words hold every board


class Spaces:
    """A set of spaces: the rows of the board, four to a word, each with a bit beyond its end that is never set."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def joined(self, other: Spaces) -> Spaces:
        return Spaces(self.a | other.a, self.b | other.b, self.c | other.c, self.d | other.d)


NO_RINGS: Final[list[Spaces]] = []


class Walks:
    """The walks on one board, worked out by bits."""

    def __init__(self, board: Board) -> None:
        self.hexagonal = board.hexagonal
        self.diagonals = board.diagonals
        across = [x for x, _ in board.spaces]
        down = [y for _, y in board.spaces]
        self.width: i64 = max(across) - min(across) + 1
        self.stride: i64 = self.width + 1
        # by space: its row and its place in that row
        self.rows: list[int] = [y - min(down) for y in down]
        self.places: list[int] = [x - min(across) for x in across]
        self.whole = self.set_of(list(range(len(board.spaces))))
        self.alone: list[Spaces] = [self.set_of([space]) for space in range(len(board.spaces))]
        self.beside: list[Spaces] = [self.set_of(near) for near in board.near]
        self.apart_by = board.apart_by
        self.rings: list[list[Spaces]] = [[] for _ in board.spaces]  # around each space, by distance; made on first use
        self.moves = Offers(self, MOVES)
        self.teleports = Offers(self, TELEPORTS)

    def set_of(self, spaces: list[int]) -> Spaces:
        words = [0] * 4
        for space in spaces:
            row = self.rows[space]
            words[row // ROWS_IN_A_WORD] |= 1 << (row % ROWS_IN_A_WORD * int(self.stride) + self.places[space])
        return Spaces(words[0], words[1], words[2], words[3])

    def spread(self, before: i64, here: i64, after: i64) -> i64:
        """What lies next to the spaces of a word (and of those before and after it); what runs over an edge is not
        free and must be cut off. Clauses: SC-17, SC-18."""
        stride = self.stride
        rest = stride * (ROWS_IN_A_WORD - 1)
        down = (here << stride) | (before >> rest)
        up = (here >> stride) | (after << rest)
        out = (here << 1) | (here >> 1) | down | up
        if self.hexagonal:
            return out | (down >> 1) | (up << 1)
        if self.diagonals:
            return out | ((down | up) << 1) | ((down | up) >> 1)
        return out

    def rings_around(self, goal: int) -> list[Spaces]:
        """The spaces at each distance from a goal."""
        rings = self.rings[goal]
        if not rings:
            apart = self.apart_by[goal]
            rings = [
                self.set_of([space for space, far in enumerate(apart) if far == distance])
                for distance in range(max(apart) + 1)
            ]
            self.rings[goal] = rings
        return rings

    def reach(self, start: int, steps: i64, taken: list[int], feared: i64, goal: int = -1) -> Spaces:
        """The spaces reached in 1 to `steps` steps past the taken ones (-1: none); entering one beside a feared one
        ends the way. Those are places of the list of taken ones, a bit for each. With a goal every step must come
        nearer to it.

        Clauses: SC-24, SC-182.
        """
        if start < 0:
            return Spaces(0, 0, 0, 0)
        rings = NO_RINGS
        distance = 0
        if goal >= 0:
            rings = self.rings_around(goal)
            distance = self.apart_by[goal][start]
            steps = min(steps, i64(distance))
        free = self.whole
        free_a, free_b, free_c, free_d = free.a, free.b, free.c, free.d
        open_a: i64 = -1  # where a way may go on
        open_b: i64 = -1
        open_c: i64 = -1
        open_d: i64 = -1
        for space in taken:
            if space >= 0:
                one = self.alone[space]
                free_a, free_b, free_c, free_d = free_a & ~one.a, free_b & ~one.b, free_c & ~one.c, free_d & ~one.d
                if feared & 1:
                    near = self.beside[space]
                    open_a, open_b, open_c, open_d = (
                        open_a & ~near.a,
                        open_b & ~near.b,
                        open_c & ~near.c,
                        open_d & ~near.d,
                    )
            feared >>= 1
        edge = self.alone[start]
        a, b, c, d = edge.a, edge.b, edge.c, edge.d
        free_a, free_b, free_c, free_d = free_a & ~a, free_b & ~b, free_c & ~c, free_d & ~d
        left_a, left_b, left_c, left_d = free_a, free_b, free_c, free_d  # not reached yet
        for _step in range(steps):  # named, since a bare `_` is an object in compiled code
            next_a = self.spread(0, a, b) & left_a
            next_b = self.spread(a, b, c) & left_b
            next_c = self.spread(b, c, d) & left_c
            next_d = self.spread(c, d, 0) & left_d
            if rings:  # a step changes the distance by one at most
                distance -= 1
                ring = rings[distance]
                next_a, next_b, next_c, next_d = next_a & ring.a, next_b & ring.b, next_c & ring.c, next_d & ring.d
            if not next_a | next_b | next_c | next_d:
                break
            left_a, left_b, left_c, left_d = left_a ^ next_a, left_b ^ next_b, left_c ^ next_c, left_d ^ next_d
            a, b, c, d = next_a & open_a, next_b & open_b, next_c & open_c, next_d & open_d
        return Spaces(free_a ^ left_a, free_b ^ left_b, free_c ^ left_c, free_d ^ left_d)

    def spaces(self, reached: Spaces) -> list[int]:
        """A set as a list in rising order."""
        moves: list[Choice] = []
        self.moves.add(reached, moves)
        return [move.args[0] for move in moves]


class Offers:
    """Choices of spaces (all Moves, say) for sets of spaces. The choices of a row are listed once and kept."""

    def __init__(self, walks: Walks, family: list[Choice]) -> None:
        self.family = family
        self.stride: i64 = walks.stride
        self.row: i64 = (1 << walks.width) - 1  # a bit for each place of a row
        self.first = [-1] * (4 * ROWS_IN_A_WORD)  # for every row: the space at its place 0, or where that would be
        for space, row in enumerate(walks.rows):
            if self.first[row] < 0:
                self.first[row] = space - walks.places[space]
        self.known: list[list[list[Choice] | None]] = [[] for _ in self.first]

    def add(self, reached: Spaces, into: list[Choice]) -> None:
        """Add the choices of a set, in rising order of spaces."""
        self.add_word(reached.a, 0, into)
        self.add_word(reached.b, 4, into)
        self.add_word(reached.c, 8, into)
        self.add_word(reached.d, 12, into)

    def add_word(self, word: i64, row: i64, into: list[Choice]) -> None:
        while word:
            places = word & self.row
            if places:
                known = self.known[row]
                listed = known[places] if known else None
                into.extend(self.list_row(row, places) if listed is None else listed)
            word >>= self.stride
            row += 1

    def list_row(self, row: i64, places: i64) -> list[Choice]:
        """List the choices of some places of a row, and keep them."""
        if not self.known[row]:
            self.known[row] = [None] * int(self.row + 1)
        first = self.first[row]
        listed = [self.family[first + place] for place in range(int(self.stride)) if places >> place & 1]
        self.known[row][places] = listed
        return listed


_MADE: Final[dict[Board, Walks]] = {}


def walks_on(board: Board) -> Walks:
    """The walks on a board; made on first use."""
    made = _MADE.get(board)
    if made is None:
        made = Walks(board)
        _MADE[board] = made
    return made
