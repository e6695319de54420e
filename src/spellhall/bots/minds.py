"""A mind: a network that scores the choices of a decision by what they do, in whole numbers: the same on every machine.

It is given what an encoding and a glance tell of a seat's view (`spellhall.encoding`). One layer reads the table; every
choice is read beside it by a second one, whose values are added up to a score. The table's layer also says what
the position promises the seat that is asked. Weights lie in a game's `mind/choices.json` beside how they were made.

A whole layer is one large number here, with a *lane* of bits for each of its values: adding two such numbers adds all
lanes at once. That needs no library, and plain Python does it nearly as fast as machine code.
"""

from __future__ import annotations

import json
from importlib import import_module
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from spellhall.bots.networks import chance_to_beat
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import file_in
from spellhall.kernel.state import Choice

if TYPE_CHECKING:
    from spellhall.encoding.looks import Looks

FILE: Final = "mind/choices.json"
TABLE_LANE: Final = 32  # bits of a lane of the table's layer
CHOICE_LANE: Final = 40  # and of the layer that judges choices; its lanes are added up, so they have bits to spare
KEPT_BITS: Final = 6  # that a value of the table's layer loses before it is read on
UNIT: Final = float(1 << 20)  # of a score
SURE: Final = (1 << CHOICE_LANE) - 1


def packed(values: list[int], bits: int) -> int:
    """Values, which may be below zero, as lanes of one number."""
    total = 0
    for value in reversed(values):
        total = (total << bits) + value
    return total


class Mind:
    """The weights, packed. A feature's row holds what it adds to each value of the layer that reads it."""

    def __init__(self, held: dict[str, Any]) -> None:
        self.about: dict[str, Any] = held["about"]
        uses: list[str] = self.about["uses"]  # what it was measured to be good at
        self.weighs = "weighs" in uses
        self.replies = "replies" in uses
        self.promises = "promises" in uses
        self.turns: int = self.about["turns"]  # that a playout looks ahead with it; 0: as many as without
        self.playouts: int = self.about["playouts"]  # of the strongest level for a decision
        width: int = len(held["table_bias"])
        judges: int = len(held["choice_bias"])
        gains: int = held["gains"]  # so many values of the choices' layer count for a choice, the others against it
        self.table_rows = [packed(row, TABLE_LANE) for row in held["table"]]
        self.choice_rows = [packed(row, CHOICE_LANE) for row in held["choices"]]
        self.inner_rows = [packed(row, CHOICE_LANE) for row in held["inner"]]  # one lane more: a promise
        ones = packed([1] * width, TABLE_LANE)
        self.table_ones = ones
        self.table_start = packed(held["table_bias"], TABLE_LANE) + (ones << (TABLE_LANE - 1))
        ones = packed([1] * judges, CHOICE_LANE)
        self.choice_ones = ones
        self.inner_start = packed([*held["choice_bias"], held["promise_bias"]], CHOICE_LANE) + (
            packed([1] * (judges + 1), CHOICE_LANE) << (CHOICE_LANE - 1)
        )
        self.promise_at = judges * CHOICE_LANE
        self.below_promise = (1 << self.promise_at) - 1
        self.losses_at = gains * CHOICE_LANE
        self.below_losses = (1 << self.losses_at) - 1
        self.bytes = width * TABLE_LANE // 8
        self.lanes = Struct(f"<{width}I")
        if len(self.inner_rows) != width or not 0 <= gains <= judges:
            raise ValueError("a mind whose parts do not fit together")

    def read(self, table: bytes) -> int:
        """What the table is to the choices' layer: its lanes, and above them what the position promises."""
        rows = self.table_rows
        sum = self.table_start
        for place, value in enumerate(table):
            if value == 1:
                sum += rows[place]
            elif value:
                sum += rows[place] * value
        signs = (sum >> (TABLE_LANE - 1)) & self.table_ones
        sum &= (signs << (TABLE_LANE - 1)) - signs  # values below zero become zero
        inner = self.inner_start
        values: tuple[int, ...] = self.lanes.unpack(sum.to_bytes(self.bytes, "little"))
        for row, value in zip(self.inner_rows, values, strict=True):
            if value:
                inner += row * (value >> KEPT_BITS)
        return inner

    def scores(self, inner: int, choices: bytes) -> list[int]:
        """A score for each choice, the greater the better."""
        rows = self.choice_rows
        length = len(rows)
        ones = self.choice_ones
        start = inner & self.below_promise
        out: list[int] = []
        for first in range(0, len(choices), length):
            sum = start
            for place in range(length):
                value = choices[first + place]
                if value == 1:
                    sum += rows[place]
                elif value:
                    sum += rows[place] * value
            signs = (sum >> (CHOICE_LANE - 1)) & ones
            sum &= (signs << (CHOICE_LANE - 1)) - signs
            # the remainder by a number of ones is the sum of the lanes
            out.append((sum & self.below_losses) % SURE - (sum >> self.losses_at) % SURE)
        return out

    def promise(self, inner: int) -> float:
        """The chance of the seat that is asked, from 0 (lost) to 1 (won)."""
        return chance_to_beat((inner >> self.promise_at) - (1 << (CHOICE_LANE - 1)))

    def fits(self, game: GameDefinition[Any], setup: Setup) -> bool:
        """Whether it was made for so many seats, and for the game's own options and cards."""
        if setup.seats != self.about["seats"]:
            return False
        return game.setup_to_json(setup) == game.setup_to_json(game.setup(setup.seats))


class Seer:
    """A mind that looks at the tables of one setup."""

    def __init__(self, mind: Mind, looks: Looks) -> None:
        self.mind = mind
        self.looks = looks

    def scores(self, table: Any, seat: int, choices: list[Choice]) -> list[int]:
        """What a seat that sees so much of a table thinks of its choices."""
        inner = self.mind.read(self.looks.table(table, seat))
        return self.mind.scores(inner, self.looks.choices(table, seat, choices))

    def best(self, table: Any, seat: int, choices: list[Choice]) -> Choice:
        """The first of the choices with the greatest score."""
        scores = self.scores(table, seat, choices)
        return choices[scores.index(max(scores))]

    def promise(self, table: Any, seat: int) -> float:
        """The chance that the seat gives itself, from 0 to 1; it must be one that is asked."""
        return self.mind.promise(self.mind.read(self.looks.table(table, seat)))


def seer_for(mind: Mind, game: GameDefinition[Any], setup: Setup) -> Seer | None:
    """The mind for the tables of a setup; None if it was not made for it, or what encodings need is missing."""
    if not mind.fits(game, setup):
        return None
    try:
        looks: Looks = import_module("spellhall.encoding.looks").looks_at(game, setup)
    except ImportError:
        return None
    return Seer(mind, looks)


def read_mind(text: str) -> Mind:
    """A mind from its file. Raises ValueError or KeyError for no mind."""
    return Mind(json.loads(text))


_READ: Final[dict[str, Mind | None]] = {}


def mind_of(game: GameDefinition[Any]) -> Mind | None:
    """The mind of a game, read once; None if it brings none."""
    if game.package not in _READ:
        text = file_in(game, FILE)
        _READ[game.package] = None if text is None else read_mind(text)
    return _READ[game.package]
