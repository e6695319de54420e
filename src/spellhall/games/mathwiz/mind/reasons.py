"""Why a choice in Math Wiz is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.mathwiz.cards import TEXTS
from spellhall.games.mathwiz.choices import runes_of, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.mind.greedy import best_distance
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> str:
        state: MathWizState = view.table
        me = view.seat
        closest = best_distance(state.hands[me].counts, state.target, state.marks[me], state.forbidden[me])
        if isinstance(state.stack[-1], Combining):
            value = value_of(choice)
            if state.rules.claims:  # what it makes is the player's own task
                return f"Work it out: it serves you best against the target {state.target}."
            distance = abs(value - state.target)
            if distance == 0:
                return f"It makes {value}, exactly the target."
            if distance == closest:
                return f"It makes {value}, {distance} away from {state.target}: nothing in your hand comes closer."
            runes = " and ".join(str(rune) for rune in runes_of(choice))
            return f"It makes {value}, {distance} away; spending {runes} keeps better runes for later."
        if choice.verb == "pass":
            return f"Your closest product is {closest} away; a spell may do more in a later round."
        if choice.verb == "cast":
            title = TEXTS[state.rules.set.effects[choice.args[0]]].title
            return (
                f"Without it your closest product is {closest} away; {title} gives you a better chance in this round."
            )
        if choice.verb == "toss":
            return f"A new rune will be more useful than this {choice.args[0]}."
        if choice.verb == "swap":
            taken, given = choice.args
            return f"You need the {taken} more than your {given} for the target {state.target}."
        return "What you hold is good enough as it is."
