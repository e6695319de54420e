"""Why a choice in the Duel of the Prestidigitators is good."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice


class Words(Reasons):
    """The reasons that can be seen from the table."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: DuelState = view.state
        me = view.seat
        verb, args = choice.verb, choice.args
        if verb == "pick":
            card = state.rules.set.cards[args[0]]
            return say("dp-why-pick", card=card.title, energy=card.energy)
        if verb == "place":
            card = state.rules.set.cards[args[0]]
            return say("dp-why-hide") if card.vital else say("dp-why-place", card=card.title)
        if verb == "attack":
            return attacked(state, me, args[0])
        if verb == "slide":
            return say("dp-why-slide", row=args[0] + 1, energy=state.energy(me, args[0]))
        if verb == "sink":
            return say("dp-why-sink", card=state.card(state.top(me, args[0])).title, row=args[0] + 1)
        if verb == "raise":
            stack = state.rows[me][args[0]]
            return say("dp-why-raise", card=state.card(stack[-1 - args[1]]).title, row=args[0] + 1)
        if verb in ("transfer", "found"):
            card = state.card(state.top(me, args[0]))
            return say("dp-why-move", card=card.title, onto=args[1] + 1, row=args[0] + 1)
        if verb == "yes":
            return say("dp-why-yes")
        return None


def attacked(state: DuelState, me: int, row: int) -> Message:
    """Who strikes at whom."""
    card = state.card(state.top(me, row)).title
    foe = state.top(1 - me, row)
    mine = state.energy(me, row)
    if foe == UNKNOWN:
        return say("dp-why-attack-nothing", card=card)
    if state.names[foe] == UNKNOWN:
        return say("dp-why-attack-unknown", card=card, energy=mine, row=row + 1)
    return say("dp-why-attack", card=card, foe=state.card(foe).title, energy=mine, row=row + 1)
