"""The table: who holds what, what was paid, who is out."""

from __future__ import annotations

from typing import ClassVar, Final

from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import CLOCKWORK, GameState, Setup
from spellhall.kernel.state import OPEN, OWN, SIZE, UNKNOWN, Choice
from spellhall.kernel.zones import Bag
from spellhall_leduc.cards import deck_size

ANTE: Final = 1
RAISES: Final = (2, 4)
"""By how much a raise on each street raises."""
MOST_RAISES: Final = 2

FOLD: Final = Choice("fold")
CALL: Final = Choice("call")
RAISE: Final = Choice("raise")


class LeducState(GameState):
    """One hand of Leduc poker."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "deck": SIZE,
        "hands": OWN,
        "board": OPEN,
        "paid": OPEN,
        "folded": OPEN,
        "revealed": OPEN,
    }

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.deck = Bag([1] * deck_size(setup.seats))
        self.hands = [UNKNOWN] * setup.seats  # one card each
        self.board = UNKNOWN  # the card that all share
        self.paid = [ANTE] * setup.seats
        self.folded = [0] * setup.seats
        self.revealed = [UNKNOWN] * setup.seats  # cards that were shown at the end

    def still_in(self) -> list[int]:
        return [seat for seat in range(self.setup.seats) if not self.folded[seat]]

    @property
    def highest(self) -> int:
        """What one must have paid to stay in."""
        return max(self.paid)
