"""Liar's Dice as Spellhall plays it."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.decisions import Stakes
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.options import Option, flag
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice
from spellhall_liars_dice import positions, telling
from spellhall_liars_dice.bidding import Bidding, Rolling
from spellhall_liars_dice.state import SIDES, DiceState, bids


class LiarsDice(GameDefinition[DiceState]):
    """One round: bids rise until one is called a lie."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "liars_dice"
        self.prefix = "LD"
        self.title = "Liar's Dice"
        self.seat_counts = [2, 3, 4, 5, 6]
        self.options = [
            Option("dice", 1, "LD-1", low=1, high=5),
            flag("wild", True, "LD-5"),
        ]
        self.parts = [DiceState, Rolling, Bidding]

    def stakes(self, setup: Setup) -> Stakes:
        return Stakes(-1.0, 1.0)

    def opening(self, setup: Setup, chance: Chance) -> DiceState:
        state = DiceState(setup, chance)
        state.stack += [Bidding(), Rolling()]
        return state

    def bound(self, setup: Setup) -> int:
        return bids(setup) + 1

    def imagine(self, view: View[DiceState], chance: Chance) -> DiceState:
        state = view.state.clone()
        state.chance = fresh(chance)
        for seat, dice in enumerate(state.dice):
            if UNKNOWN in dice:
                known = state.lifted[seat]
                state.dice[seat] = known.copy() or sorted(chance.below(SIDES, "imagined") + 1 for _ in dice)
        return state

    def inventory(self, state: DiceState) -> list[int]:
        return [len(dice) for dice in state.dice] if state.turn else []

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return positions.write_choice(choice)

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        return [positions.read_choice(text)]

    def write_position(self, state: DiceState) -> dict[str, str]:
        return positions.write(state)

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> DiceState:
        return positions.read(setup, fields, chance)

    def describe(self, view: View[DiceState]) -> list[Message]:
        return telling.describe(view)

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message:
        return telling.tell(facts)

    def tell_choice(self, view: View[DiceState], choice: Choice) -> Message:
        return telling.tell_choice(choice)


GAME = LiarsDice()
