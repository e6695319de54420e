"""Choices and positions as text."""

from __future__ import annotations

import re

from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS, settled
from spellhall.kernel.errors import Unreadable
from spellhall.kernel.frames import Setup
from spellhall.kernel.messages import say
from spellhall.kernel.positions import Fields
from spellhall.kernel.state import Choice
from spellhall_liars_dice.bidding import Bidding
from spellhall_liars_dice.state import LIAR, NO_BID, SIDES, DiceState, all_dice, bid_of, face_of, quantity_of


def write_choice(choice: Choice) -> str:
    return "liar" if choice == LIAR else f"{choice.args[0]}x{choice.args[1]}"


def read_choice(text: str) -> Choice:
    if text.strip().lower() == "liar":
        return LIAR
    parts = re.fullmatch(r"([0-9]{1,3})x([1-6])", text.strip().lower())
    if parts is None:
        raise Unreadable(say("ld-unreadable", text=text.strip()[:20]))
    return Choice("bid", (int(parts[1]), int(parts[2])))


def write(state: DiceState) -> dict[str, str]:
    out = {f"dice {SEAT_LETTERS[seat]}": " ".join(map(str, dice)) for seat, dice in enumerate(state.dice)}
    out["bid"] = "" if state.bid == NO_BID else f"{quantity_of(state.bid)}x{face_of(state.bid)}"
    out["bidder"] = "" if state.bidder < 0 else SEAT_LETTERS[state.bidder]
    for frame in state.stack:
        if isinstance(frame, Bidding):
            out["to act"] = SEAT_LETTERS[frame.seat]
    if state.outcome is not None:
        out["over"] = " ".join(f"{won:g}" for won in state.outcome.utilities or [])
    return out


def read(setup: Setup, given: dict[str, str], chance: Chance) -> DiceState:
    """A position; the dice of every seat must be given."""
    fields = Fields(given, setup.seats)
    state = DiceState(setup, chance)
    for seat in range(setup.seats):
        name = f"dice {SEAT_LETTERS[seat]}"
        state.dice[seat] = sorted(fields.wholes(name, 1, SIDES))
        fields.check(name, len(state.dice[seat]) == setup.options["dice"], given.get(name, ""))
    text = fields.text("bid")
    if text:
        fields.check("bid", re.fullmatch(r"[0-9]{1,3}x[1-6]", text) is not None, text)
        quantity, face = (int(part) for part in text.split("x"))
        fields.check("bid", 1 <= quantity <= all_dice(setup), text)
        state.bid = bid_of(quantity, face)
        state.bidder = fields.seat("bidder", 0)
    else:
        fields.check("bidder", not fields.text("bidder"), given.get("bidder", ""))
    frame = Bidding(fields.seat("to act", (state.bidder + 1) % setup.seats))
    over = fields.words("over")
    fields.finished()
    state.turn = 1
    if over:
        good = sorted(over) == sorted(["1", "-1"] + ["0"] * (setup.seats - 2))
        fields.check("over", good, " ".join(over))
        state.lifted = [dice.copy() for dice in state.dice]
        state.outcome = settled("LD-6", [float(word) for word in over])
    else:
        state.stack = [frame]
    return state
