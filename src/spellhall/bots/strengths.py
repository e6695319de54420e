"""How a level thinks. A game says it for its five levels in its `mind/levels.py`."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room


class Strength:
    """How a level thinks: by which method, how much for a decision, and how freely it picks by worth (0: the best).

    `glance` weighs the choices in one imagined world, `weigh` carefully; the others look ahead, so many turns in a
    playout (0: as the game's knowledge likes it) or so many plies. `slips` is the share of decisions that a level makes
    at random. A level that is `learned` asks the game's network, where it brings one, what positions promise.
    """

    def __init__(
        self,
        method: str,
        playouts: int,
        freedom: float = 0.0,
        plies: int = 4,
        turns: int = 0,
        slips: float = 0.0,
        learned: bool = False,
    ) -> None:
        self.method = method
        self.playouts = playouts
        self.freedom = freedom
        self.plies = plies
        self.turns = turns
        self.slips = slips
        self.learned = learned

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self.method, self.playouts, self.freedom, self.plies, self.turns, self.slips, self.learned)
        return Strength, given


UNKNOWN_GAME: Final = [
    Strength("sampling", 16, slips=0.7),
    Strength("sampling", 32, slips=0.4),
    Strength("tree", 100, slips=0.15),
    Strength("tree", 400, slips=0.05),
    Strength("apart", 1500),
]
"""Without knowledge of a game. Where bluffing counts, more playouts alone do not make a stronger player, so the weaker
levels also make mistakes."""


def strengths_of(game: GameDefinition[Any]) -> list[Strength]:
    """The five levels of a game, from the weakest to the strongest."""
    mind = room(game, "mind.levels")
    found: list[Strength] = UNKNOWN_GAME if mind is None else mind.STRENGTHS
    return found
