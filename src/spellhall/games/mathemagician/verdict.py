"""How a duel ended, what is announced on the way there, and what went wrong in a misfire."""

from __future__ import annotations

import re

from spellhall.games.mathemagician.cards import CardSet
from spellhall.games.mathemagician.rows import MINUS, PLUS, numerals, value
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.decisions import Outcome
from spellhall.kernel.messages import Message, say, who


def announcements(state: MathemagicianState) -> list[Message]:
    """The last turn, where turns are limited. Clauses: MD-142."""
    limit = state.rules.turn_limit
    if state.outcome is None and limit and state.turn >= limit:
        return [say("md-announced-last-turn")]
    return []


def tell_outcome(state: MathemagicianState) -> Message:
    """Who won the duel, or between whom it is drawn. Clauses: MD-118, MD-119, MD-122, MD-142, MD-R30."""
    outcome = state.outcome
    assert outcome is not None
    won = [who(seat) for seat in outcome.winners]
    if outcome.clause == "MD-122":
        return tell_fallen_together(state, outcome, won)
    if outcome.clause != "MD-142":
        return say("md-outcome-standing", who=won[0])
    strength = max(outcome.scores)
    if len(won) == 1:
        return say("md-outcome-strongest", who=won[0], strength=strength)
    return say("md-outcome-equally-strong", winners=won, strength=strength)


def tell_fallen_together(state: MathemagicianState, outcome: Outcome, won: list[Message]) -> Message:
    """All who were left are knocked out at once; one of them may be to blame. Clauses: MD-122, MD-R30."""
    if state.rules.depleter_loses and state.depleter >= 0 and state.depleter not in outcome.winners:
        return say("md-outcome-depleter", loser=who(state.depleter), winners=won, count=len(won))
    return say("md-outcome-drawn", winners=won)


def row_from(text: str) -> list[int]:
    """A row from an event: the inverse of `row_text`."""
    signs = {"+": PLUS, "-": MINUS}
    return [signs[part] if part in signs else int(part) for part in re.findall(r"\d+|[+-]", text)]


def what_went_wrong(cards: CardSet, spell: int, clause: str, text: str) -> Message:
    """Why a spell misfired. Clauses: MD-38, MD-58, MD-94, MD-107."""
    row = row_from(text)
    if clause == "MD-94":
        if value(row) != cards.values[spell]:
            return say("md-misfire-value", row=text, value=value(row), needed=cards.values[spell])
        if numerals(row) < cards.minimums[spell]:
            return say("md-misfire-numerals", row=text, have=numerals(row), needed=cards.minimums[spell])
        return say("md-misfire-dangling", row=text)
    if row and row[-1] == MINUS and value(row) == 0:
        return say("md-misfire-minus-on-zero", row=text)
    return say("md-misfire-below-zero", row=text)
