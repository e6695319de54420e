"""Defeat, the end of the game and the final ranking."""

from __future__ import annotations

from spellhall.games.spellcaster.casters import LIVING, REMOVED
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.frames import Play


def standing(state: SpellState) -> list[list[int]]:
    """Ranking keys: the living by hand cards (or all equal), above the defeated by time. Clauses: SC-242, SC-244."""
    keys: list[list[int]] = []
    for seat in range(state.setup.seats):
        caster = state.casters[seat]
        if caster.life == LIVING:
            keys.append([1, 0 if state.rules.cap_draw else caster.hand.size])
        else:
            keys.append([0, caster.defeated])
    return keys


def judge(play: Play[SpellState], clause: str) -> None:
    """The game is over; what is still pending is dropped. Clauses: SC-239 to SC-244."""
    state = play.state
    if clause == "SC-240":  # all casters of the chain share the stalemate (SC-241)
        last = max(caster.defeated for caster in state.casters)
        for seat in state.chain:
            state.casters[seat].defeated = last
    for frame in state.stack:  # cards on the play area come to rest
        if isinstance(frame, Step) and frame.seat >= 0 and state.casters[frame.seat].life != REMOVED:
            state.casters[frame.seat].discard += frame.held()
    hands = [state.casters[seat].hand.size for seat in range(state.setup.seats)]
    ranks = ranked(standing(state))
    if play.telling:
        if len(state.stack) > 1:
            play.cite("SC-243")
        if any(isinstance(frame, Step) and frame.volleying() for frame in state.stack):
            play.cite("SC-178")
        if clause == "SC-240":
            play.cite("SC-241")
        if state.setup.seats > 2:
            play.cite("SC-242")
        play.cite("SC-253")
        play.tell("over", clause, {"ranks": ranks, "hands": hands})
    play.end(Outcome(clause, ranks, hands))
