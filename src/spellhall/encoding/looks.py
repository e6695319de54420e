"""A look at a table: its features with what is seen at a glance, and a row for each choice, as a network wants them."""

from __future__ import annotations

from typing import Any, Final

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.notes import Notes
from spellhall.encoding.registry import make_encoding, make_glance
from spellhall.encoding.sheet import Sheet
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice


class Looks:
    """Looks at the tables of one encoding. Ask for the table before its choices."""

    def __init__(self, encoding: Encoding, glance: Glance) -> None:
        self.encoding = encoding
        self.glance = glance
        self.sheet = Sheet(encoding.length)
        self.notes = Notes(glance.tops)
        self.choice_notes = Notes(glance.choice_tops)

    def table(self, table: Any, seat: int) -> bytes:
        """What a seat sees, of a view, of the state or of an imagined world: a byte for each feature."""
        sheet, notes = self.sheet, self.notes
        sheet.clear()
        self.encoding.fill(sheet, table, seat)
        notes.clear()
        self.glance.fill(notes, table, seat)
        return sheet.text() + notes.text()

    def choices(self, table: Any, seat: int, choices: list[Choice]) -> bytes:
        """A row for each of these choices."""
        notes = self.choice_notes
        notes.clear()
        self.glance.fill_choices(notes, table, seat, choices)
        return notes.text()


_ENCODINGS: Final[dict[tuple[str, int], Encoding]] = {}


def looks_at(game: GameDefinition[Any], setup: Setup) -> Looks:
    """New looks at the tables of a game's usual setup for so many seats."""
    key = (game.package, setup.seats)
    if key not in _ENCODINGS:
        _ENCODINGS[key] = make_encoding(game, setup)
    return Looks(_ENCODINGS[key], make_glance(_ENCODINGS[key]))
