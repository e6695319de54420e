"""The cheating searcher: it looks at the true state. An upper bound for measurements, never a player at a table.

Only its future luck is hidden from it. It is not in the roster; whoever measures hands it the state by `show`.
"""

from __future__ import annotations

from typing import Any

from spellhall.bots.levels import LevelBot
from spellhall.bots.searching.playouts import Worlds
from spellhall.bots.strengths import Strength, strengths_of
from spellhall.kernel.chance import Seeded, fresh
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View


class TrueWorlds(Worlds):
    """The one true world, with luck of its own; seen by eyes that miss nothing, since nothing has to be guessed."""

    def __init__(self, game: GameDefinition[Any], seat: int, chance: Seeded, state: Any) -> None:
        super().__init__(game, View(seat, state), chance)
        self.state = state

    def draw(self) -> Any:
        world = self.state.clone()
        world.chance = fresh(self.chance)
        return world


class CheatBot(LevelBot):
    """A searcher that knows everything but the future."""

    def __init__(self, game: GameDefinition[Any], seed: str, playouts: int) -> None:
        best = strengths_of(game)[-1]  # it looks ahead as the strongest level does
        super().__init__(game, seed, Strength(best.method, playouts, learned=best.learned), 0)
        self.state: Any = None

    def show(self, state: Any) -> None:
        """The side door: the true state, before every choice."""
        self.state = state

    def worlds(self, view: View[Any], chance: Seeded) -> Worlds:
        return TrueWorlds(self.game, view.seat, chance, self.state)
