"""Why a choice in Magus Novatus is good."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.novatus.cards import LOWEST_POINTS
from spellhall.games.novatus.potions import TYPES, card_name
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: NovatusState = view.state
        me = view.seat
        verb, args = choice.verb, choice.args
        if verb == "aim":
            return say("mn-why-aim")
        if verb == "place":
            return say("mn-why-place")
        if verb == "take":
            hand = state.hands[me].counts.copy()
            for space in args:
                hand[state.grid[space]] += 1
            return nearest(state, hand)
        if verb == "cast":
            top = state.tops[args[0] - LOWEST_POINTS]
            spell = state.rules.set.spells[top]
            recipe = state.rules.recipes[top]
            hand = state.hands[me].counts
            left = sum(hand[:TYPES]) - recipe.size + recipe.missing(hand)
            return say("mn-why-cast", spell=spell.name, points=spell.points, skulls=left)
        if verb == "heal":
            return say("mn-why-heal")
        if verb == "wand":
            hand = state.hands[me].counts.copy()
            hand[args[0]] += 1
            return nearest(state, hand)
        if verb in ("lift", "give"):
            return say("mn-why-no-curse")
        if verb in ("lay", "pay", "pass"):
            return say("mn-why-card", card=card_name(args[0]))
        if verb == "done":
            return say("mn-why-done")
        return None


def nearest(state: NovatusState, hand: list[int]) -> Message:
    """How near this hand is to an open spell."""
    best = NONE
    best_missing = 99
    for top in state.tops:
        if top != NONE:
            missing = state.rules.recipes[top].missing(hand)
            if missing < best_missing or (
                missing == best_missing and state.rules.points[top] > state.rules.points[best]
            ):
                best, best_missing = top, missing
    if best == NONE:
        return say("mn-why-useful")
    name = state.rules.set.spells[best].name
    if best_missing == 0:
        return say("mn-why-castable", spell=name)
    return say("mn-why-nearer", spell=name, missing=best_missing)
