"""Blunders: plays that a beginner would call silly. A game lists its own in its `mind/blunders.py`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Blunders:
    """The blunders of one game."""

    def name(self, view: View[Any], choice: Choice, choices: list[Choice]) -> Message | None:
        """What is silly about a choice, in words that go on after "Anything else"; None if nothing is."""
        return None


KNOWN: Final[dict[str, Blunders]] = {}


def blunders_of(game: GameDefinition[Any]) -> Blunders:
    """A game's list; a game without one has no blunders."""
    made = KNOWN.get(game.id)
    if made is None:
        mind = room(game, "mind.blunders")
        made = Blunders() if mind is None else mind.List()
        KNOWN[game.id] = made
    return made


def sensible(game: GameDefinition[Any], view: View[Any], choices: list[Choice]) -> list[Choice]:
    """The choices that are no blunders; all of them if every one is."""
    if len(choices) == 1:
        return choices
    listed = blunders_of(game)
    good = [choice for choice in choices if not listed.name(view, choice, choices)]
    return good or choices
