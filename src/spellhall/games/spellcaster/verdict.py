"""How a game of SpellCaster ended, and what is announced on the way there."""

from __future__ import annotations

from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.messages import Message, say, who


def announcements(state: SpellState) -> list[Message]:
    """The last round. Clauses: SC-244."""
    if state.outcome is None and state.turn >= state.rules.round_cap:
        return [say("sc-announced-last-round")]
    return []


def tell_outcome(state: SpellState) -> Message:
    """Who won, or who shares a draw, and why after the last round. Clauses: SC-239 to SC-241, SC-244."""
    outcome = state.outcome
    assert outcome is not None
    won = [who(seat) for seat in outcome.winners]
    if outcome.clause == "SC-244":
        if len(won) == 1:
            return say("sc-outcome-most-cards", who=won[0], cards=max(outcome.scores[seat] for seat in outcome.winners))
        return say("sc-outcome-cap-draw", players=won)
    return say("sc-outcome-won", who=won[0]) if len(won) == 1 else say("sc-outcome-draw", players=won)
