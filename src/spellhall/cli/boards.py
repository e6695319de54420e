"""What a game may bring for the terminal, in its `terminal.py`; each part has a default.

- `board(view, names, spoken)` draws what a seat sees; `spoken` says a message in the language of the table.
- `piles(view)` lists what lies open but is too long for the board, such as discard piles.
- `step(view, choices, text)` reads a line that answers several questions in a row: the choice for the first of them and
  the rest of the line; None if the line is nothing of that kind. It is asked again with the rest.
- `goes_without_saying(view, choice)`: whether a choice is made without asking where it is the only one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Corner:
    """The terminal's part of a game."""

    def __init__(self, game: GameDefinition[Any], spoken: Callable[[Message | str], str]) -> None:
        self.game = game
        self.spoken = spoken
        self.room = room(game, "terminal")

    def board(self, view: View[Any], names: list[str]) -> RenderableType:
        """The board of a game; without one of its own, its description in words."""
        if self.room is None:
            return Text("\n".join(self.spoken(line) for line in self.game.describe(view)))
        drawn: RenderableType = self.room.board(view, names, self.spoken)
        return drawn

    def piles(self, view: View[Any]) -> list[Message]:
        piles = getattr(self.room, "piles", None)
        listed: list[Message] = [] if piles is None else piles(view)
        return listed

    def step(self, view: View[Any], choices: list[Choice], text: str) -> tuple[Choice, str] | None:
        step = getattr(self.room, "step", None)
        read: tuple[Choice, str] | None = None if step is None else step(view, choices, text)
        return read

    def goes_without_saying(self, view: View[Any], choices: list[Choice]) -> bool:
        sure = getattr(self.room, "goes_without_saying", None)
        return sure is not None and len(choices) == 1 and bool(sure(view, choices[0]))
