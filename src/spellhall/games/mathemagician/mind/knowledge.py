"""What a duellist knows: the greedy player's look two plies ahead, and in how many plays each row can be cast.

Inside an imagined world all hands are known, so both are worked out with the cards that are there.
"""

from __future__ import annotations

from typing import Any

from spellhall.bots.knowledge import GreedyKnowledge, leads_to_chances
from spellhall.games.mathemagician.mind.greedy import GreedyBot, distinct, hand_turns
from spellhall.games.mathemagician.mind.greedy_board import PER_TURN, board_of
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

SCALE = 6.0  # a lead in Strength that is about three to one


class InsideBot(GreedyBot):
    """The greedy player inside an imagined world: it need not imagine the next hand again."""

    def imagined_hands(self, view: View[MathemagicianState], seat: int) -> list[list[int]]:
        state = view.state
        return [distinct(state.energy_hands[seat].counts, state.symbol_hands[seat].counts)]


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, InsideBot(game, ""))
        self.outside = GreedyBot(game, "")
        self.turns = 8

    def start(self, chance: Seeded) -> None:
        super().start(chance)
        self.outside.chance = chance

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return self.outside.weigh(view, choices)

    def weigh_in(self, world: Any, seat: int, choices: list[Choice]) -> list[float]:
        return self.greedy.weigh(View(seat, world), choices)

    def promises(self, world: MathemagicianState) -> list[float]:
        """Strength, less the turns to the next cast: an imagined world shows the hands, so they count."""
        board = board_of(world)
        worths: list[float] = []
        for seat in range(world.setup.seats):
            worth = board.worth(seat)
            if board.strength[seat] > 0 and not board.waits[seat]:
                table, total, end = board.tables[seat], board.values[seat], board.ends[seat]
                worth = board.strength[seat] - PER_TURN * hand_turns(
                    table, total, board.counts[seat], end, world.hand(seat)
                )
            worths.append(worth)
        return leads_to_chances(worths, SCALE)
