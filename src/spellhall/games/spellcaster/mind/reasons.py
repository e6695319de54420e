"""Why a choice in SpellCaster is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.cards import CV, NAMES
from spellhall.games.spellcaster.spells import TITLES
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

PLAIN = {
    "end": "You have done what pays; ending the turn fills up your hand.",
    "pay": "Paying with few cards keeps you alive longer.",
    "lose": "You will miss this card least.",
    "charge": "Charged cards become spells, and your hand is filled up anyway.",
    "discard": "This card is of little use where you stand.",
    "haste": "Haste gives you one thing more to do.",
    "stay": "You stand well where you are.",
    "add": "The spell needs this card most.",
}


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> str:
        state: SpellState = view.table
        me = view.seat
        verb, args = choice.verb, choice.args
        frame = state.stack[-1]
        if isinstance(frame, Attack):
            return defended(frame, choice)
        if verb == "strike":
            damage = CV[args[2]] if args[2] >= 0 else CV[args[0]]
            return f"{NAMES[args[0]]} strikes {SEAT_LETTERS[args[1]]} for up to {damage}."
        if verb in ("wave", "hadou"):
            target = state.hit_in(me, args[1], CV[args[0]])
            return (
                f"{SEAT_LETTERS[target]} stands in your line of fire: up to {CV[args[0]]} damage."
                if target >= 0
                else ""
            )
        if verb == "cast":
            return f"Your Charged cards make {TITLES[args[0]]}, and now is a good moment for it."
        if verb == "prepare":
            return f"{NAMES[args[0]]} brings a group of Charged cards nearer."
        if verb in ("move", "teleport", "place"):
            return moved(state, me, args[0])
        return PLAIN.get(verb, "It did best when the next turns were played out in many ways.")


def defended(frame: Attack, choice: Choice) -> str:
    full = frame.weapon or frame.cv
    if choice.verb == "pass":
        return f"Taking {full} damage costs less than the cards of a defence."
    rest = max(0, frame.cv - CV[choice.args[0]])
    if rest == 0:
        return f"{NAMES[choice.args[0]]} stops the attack of {frame.cv} altogether."
    return f"{NAMES[choice.args[0]]} takes the attack from {frame.cv} down to {rest}."


def moved(state: SpellState, me: int, space: int) -> str:
    gaps = [state.board.apart_by[space][state.at[other]] for other in state.opponents(me) if state.at[other] >= 0]
    if not gaps:
        return "Nobody is in line with this space."
    nearest = min(gaps)
    if nearest == 1:
        return "From there you can strike."
    return f"That is {nearest} spaces from the nearest opponent: near enough to threaten, far enough to be safe."
