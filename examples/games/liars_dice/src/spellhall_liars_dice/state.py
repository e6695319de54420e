"""The table: everybody's dice and the last bid."""

from __future__ import annotations

from typing import ClassVar, Final

from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import CLOCKWORK, GameState, Setup
from spellhall.kernel.state import OPEN, OWN, Choice

SIDES: Final = 6
NO_BID: Final = -1
LIAR: Final = Choice("liar")


class DiceState(GameState):
    """One round of Liar's Dice."""

    FIELDS: ClassVar[dict[str, str]] = {**CLOCKWORK, "dice": OWN, "bid": OPEN, "bidder": OPEN, "lifted": OPEN}

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.dice: list[list[int]] = [[] for _ in range(setup.seats)]  # faces from 1, in rising order
        self.bid = NO_BID  # a number that says how many and which face; see `quantity_of`
        self.bidder = -1
        self.lifted: list[list[int]] = [[] for _ in range(setup.seats)]  # dice that everybody has seen at the end


def all_dice(setup: Setup) -> int:
    return setup.seats * int(setup.options["dice"])


def bids(setup: Setup) -> int:
    """How many different bids there are."""
    return all_dice(setup) * SIDES


def bid_of(quantity: int, face: int) -> int:
    return (quantity - 1) * SIDES + face - 1


def quantity_of(bid: int) -> int:
    return bid // SIDES + 1


def face_of(bid: int) -> int:
    return bid % SIDES + 1
