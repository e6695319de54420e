"""Reasons for choices in plain words."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons:
    """What can be said for a choice without knowing the game: nothing. A game's own are in its `mind/reasons.py`.

    What a reason says of an outcome comes from the engine (`bots/foreseen.py`) and is so in every world that the seat
    may be in.
    """

    def __init__(self, game: GameDefinition[Any]) -> None:
        self.game = game

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        """One plain sentence on what a choice does; None if nothing can be seen from the table."""
        return None

    def beside(self, view: View[Any], choice: Choice, best: Choice) -> Message | None:
        """How a choice differs from the one that leads, where `why` says the same of both."""
        return None

    def against(self, why: Message) -> bool:
        """Whether a reason tells of a price. If the choice leads all the same, what was measured is said with it."""
        return False

    def nudge(self, view: View[Any], choice: Choice) -> Message | None:
        """What to say before this choice is named, where finding it is the player's own task; None: name it at once."""
        return None

    def task(self, view: View[Any]) -> Message | None:
        """Help with a question whose answer nobody is told: how to go about it, never the answer."""
        return None


def has_reasons(game: GameDefinition[Any]) -> bool:
    return room(game, "mind.reasons") is not None


def reasons_of(game: GameDefinition[Any]) -> Reasons:
    mind = room(game, "mind.reasons")
    made: Reasons = Reasons(game) if mind is None else mind.Words(game)
    return made
