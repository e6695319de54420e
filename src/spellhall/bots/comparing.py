"""What can be said of ranked choices when the table shows no difference between them: how they came out."""

from __future__ import annotations

from typing import Any

from spellhall.bots.searching.sampling import Findings
from spellhall.kernel.messages import Message, say


def leading(found: Findings, place: int) -> Message:
    """Why the first choice is the first."""
    looked = [other for other, visits in enumerate(found.visits) if visits]
    if max([found.estimate(other) for other in looked]) == found.estimate(place):
        return say("why-ahead", others=len(looked) - 1)
    return say("why-leads", others=len(looked) - 1)  # it seemed best, and what was tried bears that out


def compared_with(found: Findings, place: int, ranking: list[int], before: list[Any], told: list[Message]) -> Message:
    """How a choice did beside the first one; beside the one before it, if that was said already of another."""
    said = beside(found, place, ranking[0], before[0].words)
    if said in told and len(before) > 1:
        said = beside(found, place, ranking[len(before) - 1], before[-1].words)
    return said


def beside(found: Findings, place: int, other: int, words: Message) -> Message:
    points = round(100 * (found.estimate(other) - found.estimate(place)))
    return say("why-behind", points=points, best=words) if points > 0 else say("why-level", best=words)
