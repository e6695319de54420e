"""Unable to play: the hand is exchanged, and opponents may remove last cards."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.mathemagician.cards import HAND
from spellhall.games.mathemagician.choices import LEAVE, REMOVES, splits
from spellhall.games.mathemagician.drawing import draw_cards
from spellhall.games.mathemagician.naming import row_name
from spellhall.games.mathemagician.rows import face, faces, row_text, value
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say, together
from spellhall.kernel.state import OPEN, Choice


def show_and_discard(play: Play[MathemagicianState], seat: int) -> None:
    """The whole hand is shown and goes to the discard piles. Clauses: MD-61 to MD-64, MD-67."""
    state = play.state
    if play.telling:
        play.tell("exchanged", "MD-63", {"seat": seat, "cards": faces(state.hand(seat))})
        for clause in ("MD-61", "MD-62", "MD-64", "MD-67", "MD-116"):
            play.cite(clause)
    state.discard_hand(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Frame[MathemagicianState]):
    """The player who could not play draws five new cards. Clauses: MD-65, MD-66."""

    FIELDS: ClassVar[dict[str, str]] = {"seat": OPEN}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, state: MathemagicianState) -> list[int]:
        return ONE_SEAT[self.seat]

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        return say("md-ask-new-hand", count=HAND), "MD-66"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        return new_hands(state)

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        return why_no_hand(choice, "MD-66")

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        play.cite("MD-65")
        draw_cards(play, seat, choice.args[0], choice.args[1], "MD-65")
        if play.state.outcome is None:
            play.finish()


def new_hands(state: MathemagicianState) -> list[Choice]:
    """The splits of a whole hand. Clauses: MD-25, MD-66, MD-R2."""
    return splits(HAND, 0 if state.rules.free_split else 1)


def why_no_hand(choice: Choice, clause: str) -> Refusal:
    if choice.verb == "draw" and sum(choice.args) == HAND:
        return Refusal(clause, say("md-no-one-kind-hand"))
    if choice.verb == "draw":
        return Refusal(clause, say("md-no-hand-size", count=HAND))
    return Refusal(clause, say("md-no-draw-first", count=HAND))


@mypyc_attr(allow_interpreted_subclasses=True)
class Removal(Frame[MathemagicianState]):
    """T4: after an exchange opponents in turn may take the last card off one row. Clauses: MD-40, MD-68 to MD-73."""

    FIELDS: ClassVar[dict[str, str]] = {"order": OPEN}

    def __init__(self, order: list[int]) -> None:
        self.order = order  # opponents still to be asked

    def waiting(self, state: MathemagicianState) -> list[int]:
        if self.order and any(state.rows):
            return ONE_SEAT[self.order[0]]
        return NO_SEAT

    def run(self, play: Play[MathemagicianState]) -> None:
        play.finish()

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        """The table warns before a card is taken off that completes somebody else's spell. Clauses: MD-72."""
        question = say("md-ask-remove")
        if state.rules.show_totals:
            gifts = [row_name(seat, one) for one in state.opponents(seat) if state.completes(one, state.rows[one][:-1])]
            if gifts:
                question = together([question, say("md-ask-remove-gift", rows=gifts)])
        return question, "MD-68"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        return [LEAVE] + [REMOVES[one] for one in state.live_seats() if state.rows[one]]

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "remove_at":
            return Refusal("MD-68", say("md-no-remove-inside"))
        if choice.verb != "remove":
            return Refusal("MD-68", say("md-no-remove-first"))
        to = choice.args[0]
        if 0 <= to < state.setup.seats and state.live(to):
            return Refusal("MD-69", say("md-no-remove-empty", row=row_name(seat, to)))
        return Refusal("MD-69", say("md-no-such-row"))

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        self.order.pop(0)
        state = play.state
        if choice == LEAVE:
            play.tell("left", "MD-70", {"seat": seat})
            return
        to = choice.args[0]
        card = state.rows[to].pop()
        state.discard(card)
        if play.telling:
            facts = {"seat": seat, "to": to, "card": face(card), "row": row_text(state.rows[to])}
            if state.rules.show_totals:
                facts["value"] = value(state.rows[to])
            play.tell("removed", "MD-68", facts)
            for clause in ("MD-69", "MD-71", "MD-73"):
                play.cite(clause)
            if state.complete(to):
                play.cite("MD-72")
