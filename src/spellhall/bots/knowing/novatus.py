"""What a novice of magic knows: points, skulls, and what a hand promises over the open spells."""

from __future__ import annotations

from typing import Any

from spellhall.bots.greedy.novatus import GreedyBot
from spellhall.bots.knowing.base import GreedyKnowledge, leads_to_chances
from spellhall.games.novatus.potions import EL, item_place
from spellhall.games.novatus.state import NovatusState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition

SCALE = 5.0  # a lead in points that is about three to one
HAND = 0.8  # how much of a hand's promise counts


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, GreedyBot(game, ""))
        self.turns = 4

    def promises(self, world: NovatusState) -> list[float]:
        greedy = self.greedy
        assert isinstance(greedy, GreedyBot)
        greedy.worths = {}
        worths: list[float] = []
        for seat in range(world.setup.seats):
            hand = greedy.worth(world, world.hands[seat].counts, world.items[seat][item_place(EL)])
            worths.append(world.score(seat) + HAND * hand)
        return leads_to_chances(worths, SCALE)
