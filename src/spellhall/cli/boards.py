"""The terminal board of a game: `board(view, names)` in its `terminal.py` draws what a seat sees."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View


def draw(game: GameDefinition[Any], view: View[Any], names: list[str]) -> RenderableType:
    """The board of a game; without one of its own, its description in words."""
    terminal = room(game, "terminal")
    if terminal is None:
        return Text("\n".join(str(line) for line in game.describe(view)))
    drawn: RenderableType = terminal.board(view, names)
    return drawn
