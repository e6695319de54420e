"""Terminal boards, one module per game: `board(view, names)` draws what a seat sees."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View


def draw(game: GameDefinition[Any], view: View[Any], names: list[str]) -> RenderableType:
    """The board of a game; without a module of its own, its description in words."""
    if find_spec(f"spellhall.cli.boards.{game.id}") is None:
        return Text("\n".join(game.describe(view)))
    drawn: RenderableType = import_module(f"spellhall.cli.boards.{game.id}").board(view, names)
    return drawn
