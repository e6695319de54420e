"""Reasons for choices in plain words."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons:
    """What can be said for a choice without knowing the game; a game's own are in its `mind/reasons.py`."""

    def why(self, view: View[Any], choice: Choice) -> Message:
        """One plain sentence."""
        return say("why-did-best")


def has_reasons(game: GameDefinition[Any]) -> bool:
    return room(game, "mind.reasons") is not None


def reasons_of(game: GameDefinition[Any]) -> Reasons:
    mind = room(game, "mind.reasons")
    made: Reasons = Reasons() if mind is None else mind.Words()
    return made
