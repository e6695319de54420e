"""Perfect-information Monte Carlo: in every imagined world a narrow minimax, several plies deep; worlds are averaged.

At each step only the choices that look best at once are followed. Small questions inside a step are settled by the
game's own knowledge, so a ply is a whole turn there.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.knowledge import Knowledge
from spellhall.bots.searching.playouts import Timer, Worlds
from spellhall.bots.searching.sampling import Findings, best_first
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

FOLLOWED: Final = 4  # choices that are followed in each position after the first
FIRST: Final = 8  # and in the first
SLIGHT: Final = 0.05  # how much the look of a position one ply before the end still counts


class Minimax:
    """One search; it counts the positions that it looked at."""

    def __init__(self, game: GameDefinition[Any], knows: Knowledge, root: int, timer: Timer) -> None:
        self.game = game
        self.knows = knows
        self.root = root
        self.timer = timer
        self.looked = 0

    def after(self, world: Any, seat: int, choice: Choice) -> Any:
        """The world after a choice and the small questions that follow it."""
        twin = world.clone()
        self.game.apply_owned(twin, seat, choice)
        self.knows.settle(twin)
        self.looked += 1
        return twin

    def promise(self, world: Any) -> float:
        over = world.outcome
        ends = self.knows.promises(world) if over is None else self.knows.ended(world)
        return ends[self.root]

    def value(self, world: Any, plies: int, low: float, high: float) -> float:
        """What the root seat may expect, with so many plies to come, between bounds that are already sure."""
        over = world.outcome
        if over is not None or plies == 0 or self.timer.over():
            return self.promise(world)
        seat = self.game.waiting(world)[0]
        own = seat == self.root
        twins: list[Any] = []
        looks: list[float] = []
        for choice in self.knows.offered(world, seat).copy():
            twin = self.after(world, seat, choice)
            look = self.promise(twin)
            twins.append(twin)
            looks.append(look if own else -look)
        order = best_first(looks)
        if plies == 1:
            return abs(looks[order[0]])
        best = -2.0
        for place in order[:FOLLOWED]:
            value = self.value(twins[place], plies - 1, low, high)
            value += SLIGHT * (abs(looks[place]) - value)
            if not own:
                value = -value
            if value > best:
                best = value
            if own:
                low = max(low, best)
            else:
                high = min(high, -best)
            if low >= high:
                break
        return abs(best)


def deepen(
    game: GameDefinition[Any],
    knows: Knowledge,
    worlds: Worlds,
    choices: list[Choice],
    weights: list[float],
    looks: int,
    plies: int,
    timer: Timer,
) -> Findings:
    """Average the choices over worlds until about so many positions have been looked at."""
    found = Findings(choices, weights)
    seat = worlds.view.seat
    search = Minimax(game, knows, seat, timer)
    followed = best_first(weights)[:FIRST]
    while search.looked < looks or found.playouts == 0:
        world = worlds.draw()
        for place in followed:
            value = search.value(search.after(world, seat, choices[place]), plies - 1, -1.0, 2.0)
            found.totals[place] += value
            found.visits[place] += 1
        found.playouts += 1
        if timer.over():
            break
    return found
