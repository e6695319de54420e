"""Why a choice in SpellCaster is good."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.reasons import Reasons
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.cards import CV
from spellhall.games.spellcaster.naming import short, spell_name
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

FAMILIES: Final[dict[str, list[str]]] = {
    "sc-why-": ["end", "pay", "lose", "charge", "discard", "haste", "stay", "add"],
}


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: SpellState = view.state
        me = view.seat
        verb, args = choice.verb, choice.args
        frame = state.stack[-1]
        if isinstance(frame, Attack):
            return defended(frame, choice)
        if verb == "strike":
            damage = CV[args[2]] if args[2] >= 0 else CV[args[0]]
            return say("sc-why-strike", card=short(args[0]), who=who(args[1]), damage=damage)
        if verb in ("wave", "hadou"):
            target = state.hit_in(me, args[1], CV[args[0]])
            if target >= 0:
                return say("sc-why-line", who=who(target), damage=CV[args[0]])
        if verb == "cast":
            return say("sc-why-cast", spell=spell_name(args[0]))
        if verb == "prepare":
            return say("sc-why-prepare", card=short(args[0]))
        if verb in ("move", "teleport", "place"):
            return moved(state, me, args[0])
        if verb in FAMILIES["sc-why-"]:
            return say(f"sc-why-{verb}")
        return None


def defended(frame: Attack, choice: Choice) -> Message:
    full = frame.weapon or frame.cv
    if choice.verb == "pass":
        return say("sc-why-take-hit", damage=full)
    rest = max(0, frame.cv - CV[choice.args[0]])
    if rest == 0:
        return say("sc-why-stops", card=short(choice.args[0]), value=frame.cv)
    return say("sc-why-lowers", card=short(choice.args[0]), value=frame.cv, rest=rest)


def moved(state: SpellState, me: int, space: int) -> Message:
    gaps = [state.board.apart_by[space][state.at[other]] for other in state.opponents(me) if state.at[other] >= 0]
    if not gaps:
        return say("sc-why-nobody-there")
    nearest = min(gaps)
    if nearest == 1:
        return say("sc-why-beside")
    return say("sc-why-distance", steps=nearest)
