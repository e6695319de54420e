"""What is said at the table."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice
from spellhall_liars_dice.state import LIAR, NO_BID, DiceState, face_of, quantity_of

FACES = ("", "ones", "twos", "threes", "fours", "fives", "sixes")


def describe(view: View[DiceState]) -> list[str]:
    state = view.table
    out = []
    for seat, dice in enumerate(state.dice):
        shown = state.lifted[seat] or dice
        who = "You have" if seat == view.seat else f"Seat {SEAT_LETTERS[seat]} has"
        hidden = not shown or shown[0] == UNKNOWN
        out.append(f"{who} {'hidden dice' if hidden else ' '.join(map(str, shown))}.")
    if state.bid != NO_BID:
        who = SEAT_LETTERS[state.bidder]
        out.append(f"The last bid, by seat {who}: {quantity_of(state.bid)} {FACES[face_of(state.bid)]}.")
    return out


def tell(facts: dict[str, Any], names: list[str]) -> str:
    kind = facts["event"]
    who = names[facts["seat"]]
    if kind == "rolled":
        return f"{who} rolls {' '.join(map(str, facts['dice']))}." if "dice" in facts else f"{who} rolls."
    if kind == "bid":
        return f"{who} bids {facts['quantity']} {FACES[facts['face']]}."
    if kind == "called":
        return f"{who} calls it a lie. The dice: {' '.join(map(str, facts['dice']))}."
    return f"{facts['number']} {FACES[facts['face']]}: {who} wins, {names[facts['rival']]} loses."


def tell_choice(choice: Choice) -> str:
    return "Call it a lie" if choice == LIAR else f"Bid {choice.args[0]} {FACES[choice.args[1]]}"
