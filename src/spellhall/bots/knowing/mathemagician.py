"""What a duellist knows: the greedy player's look two plies ahead, with the true hands inside imagined worlds."""

from __future__ import annotations

from typing import Any

from spellhall.bots.greedy.mathemagician import GreedyBot, distinct
from spellhall.bots.greedy.mathemagician_board import board_of
from spellhall.bots.knowing.base import GreedyKnowledge, leads_to_chances
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

SCALE = 6.0  # a lead in Strength that is about three to one


class InsideBot(GreedyBot):
    """The greedy player inside an imagined world: it need not imagine the next hand again."""

    def imagined_hands(self, view: View[MathemagicianState], seat: int) -> list[list[int]]:
        state = view.table
        return [distinct(state.energy_hands[seat].counts, state.symbol_hands[seat].counts)]


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, InsideBot(game, ""))
        self.outside = GreedyBot(game, "")
        self.turns = 5

    def start(self, chance: Seeded) -> None:
        super().start(chance)
        self.outside.chance = chance

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return self.outside.weigh(view, choices)

    def weigh_in(self, world: Any, seat: int, choices: list[Choice]) -> list[float]:
        return self.greedy.weigh(View(seat, world), choices)

    def promises(self, world: MathemagicianState) -> list[float]:
        board = board_of(world)
        return leads_to_chances([board.worth(seat) for seat in range(world.setup.seats)], SCALE)
