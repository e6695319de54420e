"""What a prestidigitator knows: the greedy player's worth of a position, and one ply of it for quick replies."""

from __future__ import annotations

from typing import Any

from spellhall.bots.greedy.prestidigitators import GreedyBot
from spellhall.bots.knowing.base import GreedyKnowledge, chance_of
from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

SCALE = 5.0  # a lead in worth that is about three to one


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        greedy = GreedyBot(game, "")
        greedy.chance = chance
        super().__init__(game, chance, greedy)
        self.best = greedy
        self.turns = 3

    def reply(self, world: DuelState, seat: int, choices: list[Choice]) -> Choice:
        """The choice after which the position is worth most at once."""
        greedy = self.best
        greedy.learn(world)
        if choices[0].verb in ("pick", "place"):
            return super().reply(world, seat, choices)
        best = choices[0]
        best_worth = -1e9
        for choice in choices:
            after = world.clone()
            self.game.apply_owned(after, seat, choice)
            greedy.settle(after)
            worth = greedy.worth(after, seat)
            if worth > best_worth:
                best, best_worth = choice, worth
        return best

    def weigh_in(self, world: DuelState, seat: int, choices: list[Choice]) -> list[float]:
        greedy = self.best
        greedy.learn(world)
        if choices[0].verb in ("pick", "place"):
            return super().weigh_in(world, seat, choices)
        worths: list[float] = []
        for choice in choices:
            after = world.clone()
            self.game.apply_owned(after, seat, choice)
            greedy.settle(after)
            worths.append(greedy.worth(after, seat))
        return worths

    def promises(self, world: DuelState) -> list[float]:
        if not world.names:  # still drafting or arranging
            return [0.5, 0.5]
        self.best.learn(world)
        cards = len(world.names) - len(world.destroyed)
        scale = SCALE * (0.25 + 0.75 * cards / len(world.names))  # a card more means more among few
        limit = world.rules.stagnation_limit
        fade = 1.0 - 0.8 * min(world.quiet, limit) / limit  # nothing happens: it will be a draw
        first = 0.5 + fade * (chance_of(self.best.worth(world, 0) / scale) - 0.5)
        return [first, 1.0 - first]

    def settle(self, world: DuelState) -> None:
        self.best.learn(world)
        self.best.settle(world)

    def settled(self, world: DuelState) -> bool:
        return not isinstance(world.stack[-1], Attack)
