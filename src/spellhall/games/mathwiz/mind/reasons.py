"""Why a choice in Math Wiz is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.mathwiz.cards import effect_title
from spellhall.games.mathwiz.choices import runes_of, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.mind.greedy import best_distance
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: MathWizState = view.state
        me = view.seat
        target = state.target
        closest = best_distance(state.hands[me].counts, target, state.marks[me], state.forbidden[me])
        if isinstance(state.stack[-1], Combining):
            value = value_of(choice)
            if state.rules.claims:  # what it makes is the player's own task
                return say("mw-why-work-it-out", target=target)
            distance = abs(value - target)
            if distance == 0:
                return say("mw-why-exact", value=str(value))
            if distance == closest:
                return say("mw-why-closest", value=str(value), distance=distance, target=target)
            runes = [str(rune) for rune in runes_of(choice)]
            return say("mw-why-saves", value=str(value), distance=distance, runes=runes)
        if choice.verb == "pass":
            return say("mw-why-pass", distance=closest)
        if choice.verb == "cast":
            title = effect_title(state.rules.set.effects[choice.args[0]])
            return say("mw-why-cast", distance=closest, title=title)
        if choice.verb == "toss":
            return say("mw-why-toss", rune=choice.args[0])
        if choice.verb == "swap":
            taken, given = choice.args
            return say("mw-why-swap", taken=taken, given=given, target=target)
        return say("mw-why-keep")
