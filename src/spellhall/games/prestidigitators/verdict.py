"""How a duel of the Prestidigitators ended, and what is announced on the way there."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.prestidigitators.ending import side_energy, side_size
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.messages import Message, say, who

QUIET: Final = "DP-95"


def announcements(state: DuelState) -> list[Message]:
    """A turn that is the last if no card is destroyed in it. Clauses: DP-95."""
    rules = state.rules
    if state.outcome is not None or state.quiet != rules.stagnation_limit - 1:
        return []
    return [say("dp-announced-by-cards" if rules.stagnation_result == "cards" else "dp-announced-draw")]


def tell_over(setup: DuelSetup, facts: dict[str, Any]) -> Message:
    """The end, from what the event tells. Clauses: DP-90, DP-94 to DP-96."""
    ranks, clause = facts["ranks"], facts["clause"]
    limit = setup.stagnation_limit
    if ranks[0] == ranks[1]:
        if clause == "DP-94":
            return say("dp-told-draw-dead")
        if clause == QUIET:
            return say("dp-told-draw-quiet", turns=limit)
        return say("dp-told-draw-repeated", times=setup.repetition_draw)
    winner = who(ranks.index(1))
    return say("dp-told-won-by-cards", who=winner, turns=limit) if clause == QUIET else say("dp-told-won", who=winner)


def tell_outcome(state: DuelState) -> Message:
    """The same words; where cards decide, with how many each side has. Clauses: DP-90, DP-94 to DP-96."""
    outcome = state.outcome
    assert outcome is not None
    ranks = outcome.ranks
    if outcome.clause != QUIET or ranks[0] == ranks[1]:
        return tell_over(state.rules, {"ranks": ranks, "clause": outcome.clause})
    winner, turns = ranks.index(1), state.rules.stagnation_limit
    sizes = [side_size(state, winner), side_size(state, 1 - winner)]
    if sizes[0] != sizes[1]:
        return say("dp-outcome-by-cards", turns=turns, who=who(winner), cards=sizes[0], others=sizes[1])
    energy, other = side_energy(state, winner), side_energy(state, 1 - winner)
    return say("dp-outcome-by-energy", turns=turns, who=who(winner), cards=sizes[0], energy=energy, other=other)
