"""The boards: spaces, neighbours, straight lines and distances, worked out once per board."""

from __future__ import annotations

from typing import Final

from spellhall.kernel.errors import BadOption, Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.positions import is_whole

SQUARE_STEPS: Final = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
HEX_STEPS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]

MOST_SPACES: Final = 200
"""No board has more spaces; choices of spaces are prebuilt up to this number."""

BOARDS: Final = ["square-9", "square-11", "square-13", "hex-4", "hex-5", "hex-6"]
LEAST_DISTANCE: Final = {"square-9": 4, "hex-4": 4, "square-11": 5, "hex-5": 5, "square-13": 6, "hex-6": 6}
"""How far apart pieces start. Clauses: SC-43."""


class Board:
    """A field of spaces. Clauses: SC-15 to SC-21."""

    def __init__(self, name: str, diagonals: bool) -> None:
        shape, _, number = name.partition("-")
        self.name = name
        self.hexagonal = shape == "hex"
        self.diagonals = diagonals
        self.size = int(number)
        self.apart = LEAST_DISTANCE.get(name, 1)
        self.spaces: list[tuple[int, int]] = self.all_spaces()
        self.places: dict[tuple[int, int], int] = {space: place for place, space in enumerate(self.spaces)}
        steps = HEX_STEPS if self.hexagonal else SQUARE_STEPS
        self.directions = [number for number in range(len(steps)) if self.hexagonal or diagonals or number % 2 == 0]
        # next[space][direction]: the space one step on, or -1 beyond the edge
        self.next: list[list[int]] = [
            [self.places.get((x + dx, y + dy), -1) for dx, dy in steps] for x, y in self.spaces
        ]
        self.near: list[list[int]] = [
            [row[direction] for direction in self.directions if row[direction] >= 0] for row in self.next
        ]
        self.border = [place for place, near in enumerate(self.near) if len(near) < len(self.directions)]
        self.apart_by: list[list[int]] = [[self.measure(a, b) for b in self.spaces] for a in self.spaces]
        # way[a][b]: the direction of the straight line from a to b, or -1; stride[a][b]: its steps
        self.way: list[list[int]] = [[-1] * len(self.spaces) for _ in self.spaces]
        self.stride: list[list[int]] = [[0] * len(self.spaces) for _ in self.spaces]
        for start in range(len(self.spaces)):
            self.draw_lines(start)

    def draw_lines(self, start: int) -> None:
        """Follow every straight line from a space to the edge. Clauses: SC-21."""
        for direction in self.directions:
            space = self.next[start][direction]
            steps = 1
            while space >= 0:
                self.way[start][space] = direction
                self.stride[start][space] = steps
                space = self.next[space][direction]
                steps += 1

    def all_spaces(self) -> list[tuple[int, int]]:
        """Clauses: SC-16."""
        size = self.size
        if not self.hexagonal:
            rows = 1 if self.name.startswith("strip") else size
            return [(x, y) for y in range(rows) for x in range(size)]
        span = range(-size, size + 1)
        return [(q, r) for r in span for q in span if abs(q + r) <= size]

    def measure(self, a: tuple[int, int], b: tuple[int, int]) -> int:
        """Steps on the empty board. Clauses: SC-19."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        if self.hexagonal:
            return (abs(dx) + abs(dy) + abs(dx + dy)) // 2
        return max(abs(dx), abs(dy)) if self.diagonals else abs(dx) + abs(dy)

    def text(self, space: int) -> str:
        """A space in notation: `4,1`."""
        x, y = self.spaces[space]
        return f"{x},{y}"

    def read(self, text: str) -> int:
        """A space from its notation; raises Unreadable."""
        x, comma, y = text.strip().strip("()").partition(",")
        try:
            place = self.places.get((int(x), int(y)), -1) if comma else -1
        except ValueError:
            place = -1
        if place < 0:
            raise Unreadable(say("sc-no-space", text=text.strip()[:20], example=self.text(0)))
        return place

    def first_piece(self, start: int, direction: int, reach: int, pieces: list[int]) -> int:
        """The space of the first piece on a straight line within reach, or -1. Clauses: SC-21, SC-139."""
        ways, strides = self.way[start], self.stride[start]
        found = -1
        within = reach + 1
        for space in pieces:
            if space >= 0 and ways[space] == direction and strides[space] < within:
                found, within = space, strides[space]
        return found


_MADE: Final[dict[tuple[str, bool], Board]] = {}


def board_named(name: str, diagonals: bool) -> Board:
    """The board of a name; worked out on first use. A strip is one row of squares, for miniatures."""
    shape, _, number = name.partition("-")
    sizes = {"square": 13, "hex": 7, "strip": 13}  # the largest ones; all within MOST_SPACES
    if not is_whole(number) or not 2 <= int(number) <= sizes.get(shape, 0):
        raise BadOption(say("sc-no-board", name=name[:20], boards=", ".join(BOARDS)))
    key = (name, diagonals or shape == "hex")
    made = _MADE.get(key)
    if made is None:
        made = Board(name, key[1])
        _MADE[key] = made
    return made
