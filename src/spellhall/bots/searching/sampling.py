"""One own choice, then playouts: every choice is tried in the same imagined worlds, and the weaker half is dropped.

This is expectimax over one ply with sampling, spent by sequential halving. Because all choices meet the same worlds
and the same luck, small differences show after few of them.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from spellhall.bots.knowing.base import Knowledge
from spellhall.bots.searching.playouts import Timer, Worlds, play_on
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

STUBBORN = 0.08  # how much better a choice must look after one world to displace the one that seemed best


class Findings:
    """What a search found: for each choice the mean of its playouts, and how many there were."""

    def __init__(self, choices: list[Choice], weights: list[float]) -> None:
        self.choices = choices
        self.weights = weights
        self.totals = [0.0] * len(choices)
        self.visits = [0] * len(choices)
        self.playouts = 0

    def estimate(self, place: int) -> float:
        """The mean of a choice; the unvisited know nothing."""
        return self.totals[place] / self.visits[place] if self.visits[place] else 0.0

    def ranking(self) -> list[int]:
        """The places of the choices, best first: the longest in the race, then the best mean."""
        favourite = self.weights.index(max(self.weights))
        keys: list[tuple[int, float, int]] = []
        for place, visits in enumerate(self.visits):
            mean = self.estimate(place)
            if place == favourite and visits:
                mean += STUBBORN / sqrt(visits)
            keys.append((-visits, -mean if visits else -self.weights[place], place))
        keys.sort()
        return [place for _, _, place in keys]


def width_for(choices: int, playouts: int) -> int:
    """How many choices a budget can tell apart: long lists are widened as it grows."""
    return max(2, min(choices, int(1.5 + 0.9 * sqrt(playouts))))


def best_first(weights: list[float]) -> list[int]:
    """Places by weight, the greatest first; equals in their order."""
    keys = [(-weight, place) for place, weight in enumerate(weights)]
    keys.sort()
    return [place for _, place in keys]


def sample(
    game: GameDefinition[Any],
    knows: Knowledge,
    worlds: Worlds,
    choices: list[Choice],
    weights: list[float],
    playouts: int,
    timer: Timer,
) -> Findings:
    """Spend so many playouts on the choices; weights say which to look at first."""
    found = Findings(choices, weights)
    alive = best_first(weights)[: width_for(len(choices), playouts)]
    rounds = 1
    while 1 << rounds < len(alive):
        rounds += 1
    seat = worlds.view.seat
    last = worlds.view.table.turn + knows.turns
    for step in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(alive)))):
            world = worlds.draw()
            for place in alive:
                twin = world.clone()
                game.apply_owned(twin, seat, choices[place])
                found.totals[place] += play_on(game, knows, twin, last, timer)[seat]
                found.visits[place] += 1
                found.playouts += 1
            if timer.over():
                return found
        if step < rounds - 1:
            ranked = [place for place in found.ranking() if place in alive]
            alive = ranked[: max(2, (len(alive) + 1) // 2)]
    return found
