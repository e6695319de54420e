"""Getting rid of a Curse: two potions lift it, three give it away."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.choices import PAYS, named
from spellhall.games.novatus.drawing import discard_item, discard_potion
from spellhall.games.novatus.potions import CODES, CU, TYPES, item_place
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

LIFT_PRICE: Final = 2
GIVE_PRICE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Paying(Frame[NovatusState]):
    """The cursed player pays potion by potion, in the order of types. Clauses: MN-94 to MN-97."""

    FIELDS: ClassVar[dict[str, str]] = {"receiver": OPEN, "paid": OPEN}

    def __init__(self, receiver: int) -> None:
        self.receiver = receiver  # who gets the Curse; -1: the discard pile
        self.paid: list[int] = []

    @property
    def price(self) -> int:
        return LIFT_PRICE if self.receiver == NONE else GIVE_PRICE

    def waiting(self, state: NovatusState) -> list[int]:
        return ONE_SEAT[state.active]

    def asks(self, state: NovatusState, seat: int) -> tuple[Message, str]:
        clause = "MN-94" if self.receiver == NONE else "MN-95"
        return say("mn-ask-pay", potion=len(self.paid) + 1, price=self.price), clause

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        """Types in rising order, so that there is one way to make each payment; enough must be left to finish it."""
        counts = state.hands[seat].counts
        lowest = self.paid[-1] if self.paid else 0
        still = self.price - len(self.paid)
        out: list[Choice] = []
        above = 0
        for kind in range(TYPES - 1, lowest - 1, -1):
            above += counts[kind]
            if counts[kind] and above >= still:
                out.append(PAYS[kind])
        out.reverse()
        return out

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        clause = "MN-94" if self.receiver == NONE else "MN-95"
        if choice.verb != "pay":
            return Refusal("MN-52", say("mn-no-payment-yet", price=self.price))
        kind = named(choice)
        if not 0 <= kind < TYPES or state.hands[seat].counts[kind] == 0:
            return Refusal("MN-97", say("mn-no-potion-held"))
        return Refusal(clause, say("mn-no-pay-order"))

    def take(self, play: Play[NovatusState], seat: int, choice: Choice) -> None:
        state = play.state
        kind = choice.args[0]
        discard_potion(state, seat, kind)
        self.paid.append(kind)
        if len(self.paid) < self.price:
            return
        play.cite("MN-96")
        play.cite("MN-97")
        if self.receiver == NONE:
            discard_item(state, seat, CU)
            if play.telling:
                play.tell("lifted", "MN-94", {"seat": seat, "cards": [CODES[card] for card in self.paid]})
        else:
            state.items[seat][item_place(CU)] -= 1
            state.items[self.receiver][item_place(CU)] += 1
            if play.telling:
                paid = [CODES[card] for card in self.paid]
                play.tell("gave", "MN-95", {"seat": seat, "to": self.receiver, "cards": paid})
        play.finish()
