"""What is said at the table."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice
from spellhall_leduc.cards import card_text
from spellhall_leduc.state import LeducState


def describe(view: View[LeducState]) -> list[str]:
    state = view.table
    out = []
    for seat, card in enumerate(state.hands):
        who = "You hold" if seat == view.seat else f"Seat {SEAT_LETTERS[seat]} holds"
        what = "a hidden card" if card == UNKNOWN else card_text(card)
        out.append(f"{who} {what} and paid {state.paid[seat]}{' (folded)' if state.folded[seat] else ''}.")
    out.append("No card is turned up yet." if state.board == UNKNOWN else f"Turned up: {card_text(state.board)}.")
    return out


def tell(facts: dict[str, Any], names: list[str]) -> str:
    kind = facts["event"]
    who = names[facts["seat"]] if "seat" in facts else ""
    if kind == "dealt":
        return f"{who} is dealt {facts.get('card', 'a card')}."
    if kind == "folded":
        return f"{who} folds."
    if kind == "called":
        return f"{who} calls {facts['chips']}." if facts["chips"] else f"{who} checks."
    if kind == "raised":
        return f"{who} raises by {facts['chips']}."
    if kind == "turned_up":
        return f"{facts['card']} is turned up."
    if kind == "showed":
        return f"{who} shows {facts['card']}."
    winners = " and ".join(names[seat] for seat in facts["seats"])
    return f"The pot of {facts['pot']} goes to {winners}."


def tell_choice(choice: Choice) -> str:
    return {"fold": "Fold", "call": "Call or check", "raise": "Raise"}[choice.verb]
