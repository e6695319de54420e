"""Why a choice in the Duel of the Prestidigitators is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> str:
        state: DuelState = view.table
        me = view.seat
        verb, args = choice.verb, choice.args
        if verb == "pick":
            card = state.rules.set.cards[args[0]]
            return f"{card.name}, energy {card.energy}, is the most useful card that is left."
        if verb == "place":
            card = state.rules.set.cards[args[0]]
            return (
                "Hide the Phylactery under other cards." if card.vital else f"{card.name} does good work in this place."
            )
        if verb == "attack":
            return attacked(state, me, args[0])
        if verb == "slide":
            return (
                f"Row {args[0] + 1} shows one more card, and its energy counts: now it is {state.energy(me, args[0])}."
            )
        if verb == "sink":
            return (
                f"{state.card(state.top(me, args[0])).name} goes to the bottom of row {args[0] + 1}, out of harm's way."
            )
        if verb == "raise":
            stack = state.rows[me][args[0]]
            return f"{state.card(stack[-1 - args[1]]).name} comes to the top of row {args[0] + 1}, ready to act."
        if verb in ("transfer", "found"):
            name = state.card(state.top(me, args[0])).name
            return f"{name} is of more use in row {args[1] + 1} than in row {args[0] + 1}."
        if verb == "yes":
            return "The reaction helps you here."
        return "It did best when the next turns were played out in many ways."


def attacked(state: DuelState, me: int, row: int) -> str:
    """Who strikes at whom."""
    name = state.card(state.top(me, row)).name
    foe = state.top(1 - me, row)
    mine = state.energy(me, row)
    if foe == UNKNOWN:
        return f"{name} has nothing across, but it moves on."
    if state.names[foe] == UNKNOWN:
        return f"{name} attacks with energy {mine}, whatever lies across in row {row + 1}."
    return f"{name} attacks {state.card(foe).name} in row {row + 1}, with energy {mine} behind it."
