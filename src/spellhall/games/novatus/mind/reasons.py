"""Why a choice in Magus Novatus is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.novatus.cards import LOWEST_POINTS
from spellhall.games.novatus.potions import CODES, TYPES
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> str:
        state: NovatusState = view.table
        me = view.seat
        verb, args = choice.verb, choice.args
        if verb == "aim":
            return "Counting how the cube may scatter, the lines around this space hold the potions you need most."
        if verb == "place":
            return "The potions around it help the thrower least."
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
            skulls = "no skull" if left == 0 else "one skull" if left == 1 else f"{left} skulls"
            return f"{spell.name} brings {spell.points} points and leaves {skulls}."
        if verb == "heal":
            return "A skull less is a point more."
        if verb == "wand":
            hand = state.hands[me].counts.copy()
            hand[args[0]] += 1
            return nearest(state, hand)
        if verb in ("lift", "give"):
            return "Without the Curse you can cast again."
        if verb in ("lay", "pay", "pass"):
            return f"{CODES[args[0]]} is what you miss least."
        if verb == "done":
            return "Waiting for better potions pays more than what can be done now."
        return "It did best when the next turns were played out in many ways."


def nearest(state: NovatusState, hand: list[int]) -> str:
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
        return "It keeps your hand useful."
    name = state.rules.set.spells[best].name
    if best_missing == 0:
        return f"Then you can cast {name}."
    return f"Then {'one potion is' if best_missing == 1 else f'{best_missing} potions are'} missing for {name}."
