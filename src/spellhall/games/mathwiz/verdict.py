"""How a game of Math Wiz ended, and what is announced on the way there."""

from __future__ import annotations

from spellhall.games.mathwiz.ending import ending_clause
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.messages import Message, say, who


def announcements(state: MathWizState) -> list[Message]:
    """The last round, unless the clock has said so already. Clauses: MW-62, MW-64."""
    if state.outcome is None and not state.time_up and ending_clause(state):
        return [say("mw-seen-last-round")]
    return []


def tell_outcome(state: MathWizState) -> Message:
    """Who learned the most spells, and what broke a tie. Clauses: MW-65, MW-66, MW-105, MW-106."""
    outcome = state.outcome
    assert outcome is not None
    spells = max(outcome.scores)
    tied = [who(seat) for seat, score in enumerate(outcome.scores) if score == spells]
    won = [who(seat) for seat in outcome.winners]
    if len(won) == len(tied):
        if len(won) == 1:
            return say("mw-outcome-won", who=won[0], spells=spells)
        return say("mw-outcome-shared", winners=won, spells=spells)
    if state.rules.final_tie == "unused":
        return say("mw-outcome-by-unused", tied=tied, spells=spells, winners=won, count=len(won))
    return say("mw-outcome-by-numbers", tied=tied, spells=spells, winners=won, count=len(won))
