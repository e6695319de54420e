"""Playouts: an imagined world is played on by quick replies until it is settled or over."""

from __future__ import annotations

import time
from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.bots.knowledge import Knowledge
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View


class Timer:
    """When thinking must end; never, if no milliseconds are given."""

    def __init__(self, milliseconds: int) -> None:
        self.end = time.perf_counter() + milliseconds / 1000 if milliseconds else 0.0

    def over(self) -> bool:
        return self.end > 0.0 and time.perf_counter() >= self.end


class Effort(Timer):
    """A timer that also ends the thinking after so many decisions in playouts, however fast the machine is."""

    def __init__(self, milliseconds: int, decisions: int) -> None:
        super().__init__(milliseconds)
        self.left = decisions

    def over(self) -> bool:
        self.left -= 1
        return self.left < 0 or super().over()


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Where a search gets its worlds from: imagined from a view, knowing nothing else but what is likely."""

    def __init__(
        self, game: GameDefinition[Any], view: View[Any], chance: Seeded, knows: Knowledge | None = None
    ) -> None:
        self.game = game
        self.view = view
        self.chance = chance
        self.knows = knows
        if knows is not None:
            knows.seeing(view.state.setup)

    def draw(self) -> Any:
        """A world of one's own that the view may stem from."""
        world = self.game.imagine(self.view, self.chance)
        if self.knows is not None:
            self.knows.believe(self.view, world)
        return world


def play_on(game: GameDefinition[Any], knows: Knowledge, world: Any, turn: int, timer: Timer) -> list[float]:
    """What comes of a world for each seat. It is changed; it stops after turn `turn`, or when the time is up."""
    for _ in range(knows.longest):
        if world.outcome is not None:
            return knows.ended(world)
        if (world.turn >= turn and knows.settled(world)) or timer.over():
            break
        seat = game.waiting(world)[0]
        choices = knows.offered(world, seat)
        if len(choices) > 1:
            game.apply_owned(world, seat, knows.answer(world, seat, choices))
        else:
            game.apply_owned(world, seat, choices[0])
    return knows.foretell(world)
