"""Silly plays in the Duel of the Prestidigitators: running the Phylactery into ruin, and missing a sure win."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.blunders import Blunders
from spellhall.games.prestidigitators.language import Card
from spellhall.games.prestidigitators.state import DuelState
from spellhall.games.prestidigitators.turns import Turns
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice

RUIN: Final = say("dp-silly-ruin")
WIN_MISSED: Final = say("dp-silly-win-missed")


class List(Blunders):
    """The plays that no level considers."""

    def name(self, view: View[Any], choice: Choice, choices: list[Choice]) -> Message | None:
        state: DuelState = view.state
        if not isinstance(state.stack[-1], Turns):
            return None
        if choice.verb == "attack" and runs_into_ruin(state, view.seat, choice.args[0]):
            return RUIN
        if not sure_win(state, view.seat, choice):
            for other in choices:
                if sure_win(state, view.seat, other):
                    return WIN_MISSED
        return None


def runs_into_ruin(state: DuelState, me: int, row: int) -> bool:
    """Whether the Phylactery would attack a known card whose reaction destroys it (a Mine, say)."""
    foe = state.top(1 - me, row)
    if foe == UNKNOWN or state.names[foe] == UNKNOWN or not state.card(state.top(me, row)).vital:
        return False
    for step in state.card(foe).reaction:
        if step.do == "destroy" and step.what == "foe_top" and not step.conditions:
            return True
    return False


def sure_win(state: DuelState, me: int, choice: Choice) -> bool:
    """Whether an attack destroys a known bare Phylactery, whatever its cascade does."""
    if choice.verb != "attack":
        return False
    row = choice.args[0]
    foe = state.top(1 - me, row)
    if foe == UNKNOWN or state.names[foe] == UNKNOWN or not state.card(foe).vital:
        return False
    alone = len(state.rows[1 - me][row]) == 1
    return strikes_surely(state, state.card(state.top(me, row)), alone, state.card(foe).energy, me, row)


def strikes_surely(state: DuelState, card: Card, alone: bool, energy: int, me: int, row: int) -> bool:
    """Whether a card's first step destroys the opposing top card in any case that cannot be seen."""
    if not card.action or card.action[0].do != "destroy" or card.action[0].what != "foe_top":
        return False
    for condition in card.action[0].conditions:
        if condition.kind == "foe_alone":
            if not alone:
                return False
        elif condition.kind == "foe_top_energy_max":
            if energy > condition.number:
                return False
        elif condition.tallies:
            counted = [state.names[token] for token in state.counted(1 - me, row)]
            if UNKNOWN in counted:
                return False
            theirs = 2 * state.energy(1 - me, row)  # a Phylactery doubles its cascade
            if state.energy(me, row) - theirs < max(1, condition.number):
                return False
        else:
            return False
    return True
