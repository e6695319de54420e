"""The round: everybody rolls in secret, then bids rise until somebody calls the last one a lie."""

from __future__ import annotations

from typing import ClassVar

from spellhall.kernel.decisions import settled
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice
from spellhall_liars_dice.state import LIAR, NO_BID, SIDES, DiceState, bid_of, bids, face_of, quantity_of
from spellhall_liars_dice.telling import so_many


class Rolling(Frame[DiceState]):
    """LD-2: everybody rolls and looks at their own dice alone."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def run(self, play: Play[DiceState]) -> None:
        state = play.state
        for seat in range(state.setup.seats):
            for _ in range(int(state.setup.options["dice"])):
                state.dice[seat].append(play.pick([1] * SIDES, "die") + 1)
            state.dice[seat].sort()
            if play.telling:
                told = {"seat": seat, "dice": state.dice[seat].copy()}
                play.tell_apart("rolled", "LD-2", {"seat": seat}, {seat: told})
        state.turn = 1
        play.finish()


class Bidding(Frame[DiceState]):
    """LD-3, LD-4: the seat whose turn it is bids higher, or calls the last bid a lie."""

    FIELDS: ClassVar[dict[str, str]] = {"seat": OPEN}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def waiting(self, state: DiceState) -> list[int]:
        return ONE_SEAT[self.seat] if state.turn else NO_SEAT

    def asks(self, state: DiceState, seat: int) -> tuple[Message, str]:
        if state.bid == NO_BID:
            return say("ld-ask-first"), "LD-3"
        return say("ld-ask-next", dice=so_many(quantity_of(state.bid), face_of(state.bid))), "LD-4"

    def legal(self, state: DiceState, seat: int) -> list[Choice]:
        out = [Choice("bid", (quantity_of(bid), face_of(bid))) for bid in range(state.bid + 1, bids(state.setup))]
        return out if state.bid == NO_BID else [*out, LIAR]

    def why_not(self, state: DiceState, seat: int, choice: Choice) -> Refusal:
        if choice == LIAR:
            return Refusal("LD-4", say("ld-no-bid-yet"))
        if choice.verb == "bid":
            return Refusal("LD-3", say("ld-no-lower"))
        return Refusal("LD-3", say("ld-no-other"))

    def take(self, play: Play[DiceState], seat: int, choice: Choice) -> None:
        state = play.state
        if choice == LIAR:
            lift(play, seat)
            return
        quantity, face = choice.args
        state.bid = bid_of(quantity, face)
        state.bidder = seat
        self.seat = (seat + 1) % state.setup.seats
        play.tell("bid", "LD-3", {"seat": seat, "quantity": quantity, "face": face})


def count(state: DiceState, face: int) -> int:
    """LD-5: how many dice show a face, the wild ones included."""
    wild = SIDES if state.setup.options["wild"] else face
    return sum(die in (face, wild) for dice in state.dice for die in dice)


def lift(play: Play[DiceState], caller: int) -> None:
    """LD-4, LD-6: all dice are shown, and one of the two has lost."""
    state = play.state
    state.lifted = [dice.copy() for dice in state.dice]
    found = count(state, face_of(state.bid))
    held = found >= quantity_of(state.bid)
    winner, loser = (state.bidder, caller) if held else (caller, state.bidder)
    play.cite("LD-5")
    if play.telling:
        play.tell("called", "LD-4", {"seat": caller, "dice": [die for dice in state.dice for die in dice]})
        play.tell("counted", "LD-6", {"seat": winner, "rival": loser, "number": found, "face": face_of(state.bid)})
    won = [0.0] * state.setup.seats
    won[winner], won[loser] = 1.0, -1.0
    play.end(settled("LD-6", won))
