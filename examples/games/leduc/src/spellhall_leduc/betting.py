"""The hand from the deal to the end: a card for everybody, a street, a card for all, a street, the showdown."""

from __future__ import annotations

from typing import ClassVar

from spellhall.kernel.decisions import settled
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice
from spellhall_leduc.cards import card_text, rank_of
from spellhall_leduc.state import CALL, FOLD, MOST_RAISES, RAISE, RAISES, LeducState


class Hand(Frame[LeducState]):
    """LE-3 to LE-6: one hand, step by step."""

    FIELDS: ClassVar[dict[str, str]] = {"step": OPEN}

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def run(self, play: Play[LeducState]) -> None:
        state = play.state
        self.step += 1
        if self.step == 1:
            deal(play)
        if len(state.still_in()) == 1:
            last_one_wins(play)
        elif self.step <= len(RAISES):
            if self.step == 2:
                turn_up(play)
            state.turn += 1
            play.push(Street(self.step - 1, 0, 0, 0))
        else:
            showdown(play)


class Street(Frame[LeducState]):
    """LE-4: seats bet in turn until everybody has called, or all but one have folded."""

    FIELDS: ClassVar[dict[str, str]] = {"street": OPEN, "seat": OPEN, "raises": OPEN, "calls": OPEN}

    def __init__(self, street: int, seat: int, raises: int, calls: int) -> None:
        self.street = street
        self.seat = seat
        self.raises = raises
        self.calls = calls  # since the last raise

    def over(self, state: LeducState) -> bool:
        left = len(state.still_in())
        return left == 1 or self.calls == (left - 1 if self.raises else left)

    def waiting(self, state: LeducState) -> list[int]:
        return NO_SEAT if self.over(state) else ONE_SEAT[self.next_in(state)]

    def next_in(self, state: LeducState) -> int:
        seat = self.seat
        while state.folded[seat]:
            seat = (seat + 1) % state.setup.seats
        return seat

    def asks(self, state: LeducState, seat: int) -> tuple[Message, str]:
        to_call = state.highest - state.paid[seat]
        return say("le-ask-call", chips=to_call) if to_call else say("le-ask-check"), "LE-4"

    def legal(self, state: LeducState, seat: int) -> list[Choice]:
        out = [FOLD] if state.highest > state.paid[seat] else []
        out.append(CALL)
        if self.raises < MOST_RAISES:
            out.append(RAISE)
        return out

    def why_not(self, state: LeducState, seat: int, choice: Choice) -> Refusal:
        if choice == FOLD:
            return Refusal("LE-4", say("le-no-fold"))
        if choice == RAISE:
            return Refusal("LE-5", say("le-no-raise", most=MOST_RAISES))
        return Refusal("LE-4", say("le-no-other"))

    def take(self, play: Play[LeducState], seat: int, choice: Choice) -> None:
        state = play.state
        to_call = state.highest - state.paid[seat]
        if choice == FOLD:
            state.folded[seat] = 1
            play.tell("folded", "LE-4", {"seat": seat})
        elif choice == CALL:
            state.paid[seat] += to_call
            self.calls += 1
            play.tell("called", "LE-4", {"seat": seat, "chips": to_call})
        else:
            state.paid[seat] += to_call + RAISES[self.street]
            self.raises += 1
            self.calls = 0
            play.tell("raised", "LE-5", {"seat": seat, "chips": RAISES[self.street]})
        self.seat = (seat + 1) % state.setup.seats

    def run(self, play: Play[LeducState]) -> None:
        play.finish()


def deal(play: Play[LeducState]) -> None:
    """LE-2, LE-3: an ante and a card for everybody."""
    state = play.state
    play.cite("LE-2")
    for seat in range(state.setup.seats):
        card = play.draw(state.deck, "card")
        state.hands[seat] = card
        if play.telling:
            play.tell_apart("dealt", "LE-3", {"seat": seat}, {seat: {"seat": seat, "card": card_text(card)}})


def turn_up(play: Play[LeducState]) -> None:
    """LE-6: the card that all share."""
    state = play.state
    state.board = play.draw(state.deck, "board")
    if play.telling:
        play.tell("turned_up", "LE-6", {"card": card_text(state.board)})


def strength(state: LeducState, seat: int) -> int:
    """LE-7: a pair beats everything else, then the higher card wins."""
    rank = rank_of(state.hands[seat])
    return rank + (100 if rank == rank_of(state.board) else 0)


def last_one_wins(play: Play[LeducState]) -> None:
    end(play, "LE-8", play.state.still_in())


def showdown(play: Play[LeducState]) -> None:
    state = play.state
    still_in = state.still_in()
    best = max(strength(state, seat) for seat in still_in)
    for seat in still_in:
        state.revealed[seat] = state.hands[seat]
        if play.telling:
            play.tell("showed", "LE-7", {"seat": seat, "card": card_text(state.hands[seat])})
    end(play, "LE-7", [seat for seat in still_in if strength(state, seat) == best])


def end(play: Play[LeducState], clause: str, winners: list[int]) -> None:
    """LE-9: the pot goes to the winners in equal parts; what a seat wins is what it gets less what it paid."""
    state = play.state
    pot = sum(state.paid)
    won = [(pot / len(winners) if seat in winners else 0) - paid for seat, paid in enumerate(state.paid)]
    play.cite("LE-9")
    play.tell("won", clause, {"seats": winners, "pot": pot})
    play.end(settled(clause, won))
