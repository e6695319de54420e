"""Silly plays in SpellCaster: dying with a saving card in hand, and attacks that a Circle is sure to stop."""

from __future__ import annotations

from typing import Any

from spellhall.bots.blunders import Blunders
from spellhall.games.spellcaster.attacks import HADOU_KEN, Attack
from spellhall.games.spellcaster.cards import CV, sum_of
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.turns import Turn
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class List(Blunders):
    """See the module."""

    def name(self, view: View[Any], choice: Choice, choices: list[Choice]) -> Message | None:
        state: SpellState = view.state
        me = view.seat
        frame = state.stack[-1]
        if isinstance(frame, Attack):
            if deadly(state, me, frame, choice):
                for other in choices:
                    if not deadly(state, me, frame, other):
                        return say("sc-silly-dying")
            return None
        if isinstance(frame, Turn) and stopped(state, me, choice):
            return say("sc-silly-circle")
        return None


def deadly(state: SpellState, me: int, frame: Attack, choice: Choice) -> bool:
    """Whether what gets through after this defence is more than the hand can pay."""
    hand = sum_of(state.casters[me].hand)
    if choice.verb == "pass":
        return (frame.weapon or frame.cv) > hand
    cv = CV[choice.args[0]]
    if choice.verb in ("block", "dodge"):
        hand -= cv
    rest = max(0, frame.cv - cv)
    if rest == 0 or (choice.verb == "shield" and frame.kind == HADOU_KEN):
        return False
    return (frame.weapon or rest) > hand


def stopped(state: SpellState, me: int, choice: Choice) -> bool:
    """Whether a Strike or a Hadou Ken from the hand meets a Circle."""
    if choice.verb == "strike":
        return state.casters[choice.args[1]].circle_stops(False, CV[choice.args[0]]) > 0
    if choice.verb in ("wave", "hadou"):
        target = state.hit_in(me, choice.args[1], CV[choice.args[0]])
        return target >= 0 and state.casters[target].circle_stops(True, CV[choice.args[0]]) > 0
    return False
