"""One table and one seat as numbers: what a network is given for a decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.notes import Notes
from spellhall.encoding.registry import make_encoding, make_glance
from spellhall.encoding.sheet import Sheet
from spellhall.games import game
from spellhall.kernel.state import Choice


@dataclass(frozen=True)
class Look:
    """Whole numbers from 0 to 255: a row for the table, a row for each choice, and the choices' numbers."""

    table: np.ndarray
    choices: np.ndarray
    numbers: np.ndarray


class Looker:
    """Looks at tables of one setup."""

    def __init__(self, id: str, seats: int) -> None:
        self.game = game(id)
        self.encoding: Encoding = make_encoding(self.game, self.game.setup(seats))
        self.glance: Glance = make_glance(self.encoding)
        self.table_tops = np.array([*self.encoding.tops, *self.glance.tops], np.float32)
        self.choice_tops = np.array(self.glance.choice_tops, np.float32)

    def look(self, table: Any, seat: int, choices: list[Choice]) -> Look:
        """What a seat sees: of a view, or of the state, from which the same is read."""
        encoding, glance = self.encoding, self.glance
        sheet = Sheet(encoding.length)
        encoding.fill(sheet, table, seat)
        notes, described = Notes(glance.tops), Notes(glance.choice_tops)
        glance.fill(notes, table, seat)
        glance.fill_choices(described, table, seat, choices)
        rows = np.frombuffer(described.text(), np.uint8).reshape(len(choices), glance.choice_length)
        numbers = [encoding.number(table, seat, choice) for choice in choices]
        return Look(np.frombuffer(sheet.text() + notes.text(), np.uint8), rows, np.array(numbers, np.int32))
