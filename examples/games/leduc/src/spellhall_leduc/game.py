"""Leduc poker as Spellhall plays it."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.decisions import Stakes
from spellhall.kernel.errors import Unreadable
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice
from spellhall_leduc import positions, telling
from spellhall_leduc.betting import Hand, Street
from spellhall_leduc.cards import deck_size
from spellhall_leduc.state import ANTE, CALL, FOLD, MOST_RAISES, RAISE, RAISES, LeducState

CHOICES = {choice.verb: choice for choice in (FOLD, CALL, RAISE)} | {"check": CALL}


class Leduc(GameDefinition[LeducState]):
    """Six cards, two streets of betting, one hand."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "leduc"
        self.prefix = "LE"
        self.title = "Leduc poker"
        self.seat_counts = [2, 3]
        self.parts = [LeducState, Hand, Street]

    def stakes(self, setup: Setup) -> Stakes:
        most = ANTE + MOST_RAISES * sum(RAISES)
        return Stakes(-most, most * (setup.seats - 1))

    def opening(self, setup: Setup, chance: Chance) -> LeducState:
        state = LeducState(setup, chance)
        state.stack.append(Hand())
        return state

    def bound(self, setup: Setup) -> int:
        return len(RAISES) * (MOST_RAISES + 1) * setup.seats

    def imagine(self, view: View[LeducState], chance: Chance) -> LeducState:
        state = view.state.clone()
        state.chance = fresh(chance)
        positions.imagined(state, view.seat, chance)
        return state

    def inventory(self, state: LeducState) -> list[int]:
        out = state.deck.counts.copy()
        for card in [*state.hands, state.board]:
            if card != UNKNOWN:
                out[card] += 1
        return out[: deck_size(state.setup.seats)]

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return choice.verb

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        found = CHOICES.get(text.strip().lower())
        if found is None:
            raise Unreadable(say("le-unreadable", text=text.strip()[:20]))
        return [found]

    def write_position(self, state: LeducState) -> dict[str, str]:
        return positions.write(state)

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> LeducState:
        return positions.read(setup, fields, chance)

    def describe(self, view: View[LeducState]) -> list[Message]:
        return telling.describe(view)

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message:
        return telling.tell(facts)

    def tell_choice(self, view: View[LeducState], choice: Choice) -> Message:
        return telling.tell_choice(view, choice)


GAME = Leduc()
