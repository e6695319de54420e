"""How a level thinks. A game says it for its five levels in its `mind/levels.py`."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room


class Strength:
    """How a level thinks: by which method, how much for a decision, and how freely it picks by worth (0: the best).

    `glance` weighs the choices in one imagined world, `weigh` carefully; the others look ahead, so many turns in a
    playout (0: as the game's knowledge likes it) or so many plies.
    """

    def __init__(self, method: str, playouts: int, freedom: float = 0.0, plies: int = 4, turns: int = 0) -> None:
        self.method = method
        self.playouts = playouts
        self.freedom = freedom
        self.plies = plies
        self.turns = turns


UNKNOWN_GAME: Final = [Strength("sampling", playouts) for playouts in (8, 24, 72, 250, 2500)]


def strengths_of(game: GameDefinition[Any]) -> list[Strength]:
    """The five levels of a game, from the weakest to the strongest."""
    mind = room(game, "mind.levels")
    found: list[Strength] = UNKNOWN_GAME if mind is None else mind.STRENGTHS
    return found
