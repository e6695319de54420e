"""What is said at the table, as messages; the sentences are in words/."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice
from spellhall_liars_dice.state import LIAR, NO_BID, DiceState, face_of, quantity_of


def so_many(number: int, face: int) -> Message:
    """So many dice of a face."""
    return say("ld-dice", number=number, face=face)


def faces(dice: list[int]) -> str:
    return " ".join(str(die) for die in dice)


def describe(view: View[DiceState]) -> list[Message]:
    state = view.state
    out = []
    for seat, dice in enumerate(state.dice):
        shown = state.lifted[seat] or dice
        if shown and shown[0] == UNKNOWN:
            out.append(say("ld-hidden-dice", who=who(seat), number=len(shown)))
        elif seat == view.seat:
            out.append(say("ld-your-dice", dice=faces(shown)))
        else:
            out.append(say("ld-their-dice", who=who(seat), dice=faces(shown)))
    if state.bid == NO_BID:
        out.append(say("ld-no-bid"))
    else:
        bid = so_many(quantity_of(state.bid), face_of(state.bid))
        out.append(say("ld-last-bid", who=who(state.bidder), dice=bid))
    return out


def tell(facts: dict[str, Any]) -> Message:
    kind = facts["event"]
    name = who(facts["seat"])
    if kind == "rolled":
        if "dice" in facts:
            return say("ld-rolled-dice", who=name, dice=faces(facts["dice"]))
        return say("ld-rolled", who=name)
    if kind == "bid":
        return say("ld-bid", who=name, dice=so_many(facts["quantity"], facts["face"]))
    if kind == "called":
        return say("ld-called", who=name, dice=faces(facts["dice"]))
    return say("ld-counted", who=name, rival=who(facts["rival"]), dice=so_many(facts["number"], facts["face"]))


def tell_choice(choice: Choice) -> Message:
    return say("ld-do-liar") if choice == LIAR else say("ld-do-bid", dice=so_many(*choice.args))
