"""What is said beside the events of a step: announcements for the whole table, and how a game ended."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say

ANNOUNCED: Final = "announced"
"""The kind under which an announcement stands among the told facts. It is no event: no record holds it."""


def announced(game: GameDefinition[Any], before: Any, after: Any) -> list[Message]:
    """What has become so by a step and is announced to everybody; `before` is None at the start."""
    now = game.announcements(after)
    if not now or before is None:
        return now
    known = game.announcements(before)
    return [message for message in now if message not in known]


def result_words(game: GameDefinition[Any], state: Any, how: str) -> Message:
    """How a match ended: in the words of the game's rules, or by what the players did."""
    if how == "rules":
        return game.tell_outcome(game.view_for(state, OUTSIDE))
    return ended_words(how)


def ended_words(how: str) -> Message:
    """How a match ended that did not end by its rules."""
    if how == "time":
        return say("table-ended-time")
    return say("table-ended-draw" if how == "draw" else "table-ended-conceded")
