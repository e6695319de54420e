"""One own choice, then playouts: every choice is tried in the same imagined worlds, and the weaker half is dropped.

This is expectimax over one ply with sampling, spent by sequential halving. Because all choices meet the same worlds
and the same luck, small differences show after few of them.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from spellhall.bots.knowledge import Knowledge
from spellhall.bots.searching.playouts import Timer, Worlds, play_on
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

FAR: Final = 4.0  # a choice that a mind scores so much less than the best is not looked at
FEW: Final = 6  # and no more than these are
FAITH: Final = 0.24  # what a point of a mind's score is worth: 0.03, as if it had been seen in eight worlds


class Findings:
    """What a search found: for each choice the mean of its playouts, and how many there were."""

    def __init__(
        self, choices: list[Choice], weights: list[float], margin: float = 0.0, stubborn: float = 0.08
    ) -> None:
        self.choices = choices
        self.weights = weights
        self.margin = margin
        self.stubborn = stubborn  # how much better a choice must look after one world than the one that seemed best
        self.faith = 0.0  # what a point of weight adds to the mean after one world; then it fades
        self.totals = [0.0] * len(choices)
        self.wins = [0] * len(choices)  # playouts after each choice that its seat has won alone
        self.visits = [0] * len(choices)
        self.playouts = 0
        self.plies = 0  # how deep every choice was looked at, where that is the method

    def worth_a_look(self, places: list[int]) -> list[int]:
        """Of places, best first, those that a mind which gave the weights does not rule out. It is trusted from now
        on: instead of one favourite, every choice keeps its lead for a while."""
        self.margin, self.stubborn, self.faith = 0.0, 0.0, FAITH
        least = self.weights[places[0]] - FAR
        return [place for place in places[:FEW] if self.weights[place] > least]

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
                mean += max(self.margin, self.stubborn / sqrt(visits))
            if visits:
                mean += self.faith * self.weights[place] / visits
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
    odds = knows.bets(worlds.view, choices)
    if odds:
        return sample_bets(game, knows, worlds, choices, weights, odds, playouts, timer)
    found = Findings(choices, weights, knows.margin, knows.stubborn)
    alive = best_first(weights)[: min(knows.widest, width_for(len(choices), playouts))]
    if knows.asks_mind(worlds.view.state.setup):
        alive = found.worth_a_look(alive)
        if len(alive) == 1:
            return found
    rounds = 1
    while 1 << rounds < len(alive):
        rounds += 1
    seat = worlds.view.seat
    last = worlds.view.state.turn + knows.turns
    for step in range(rounds):
        for _ in range(max(1, playouts // (rounds * len(alive)))):
            world = worlds.draw()
            for place in alive:
                twin = world.clone()
                game.apply_owned(twin, seat, choices[place])
                found.totals[place] += play_on(game, knows, twin, last, timer)[seat]
                found.visits[place] += 1
                if twin.outcome is not None and twin.outcome.ranks[seat] == 1:
                    found.wins[place] += 1
                found.playouts += 1
            if timer.over():
                return found
        if step < rounds - 1:
            ranked = [place for place in found.ranking() if place in alive]
            alive = ranked[: max(2, (len(alive) + 1) // 2)]
    return found


def sample_bets(
    game: GameDefinition[Any],
    knows: Knowledge,
    worlds: Worlds,
    choices: list[Choice],
    weights: list[float],
    odds: list[list[float]],
    playouts: int,
    timer: Timer,
) -> Findings:
    """Choices that are bets on the same draw: playouts find what each outcome is worth, and the odds do the rest.

    That leaves out the luck of the draw itself, which would drown everything else. All outcomes that matter are tried
    in the same worlds; a budget that is too small for that leaves the weights to decide.
    """
    found = Findings(choices, weights, 0.0, knows.stubborn)
    alive = best_first(weights)[: width_for(len(choices), playouts)]
    if knows.asks_mind(worlds.view.state.setup):
        alive = found.worth_a_look(alive)
        if len(alive) == 1:
            return found
    worths = [0.0] * len(odds[0])
    visits = [0] * len(odds[0])
    seat = worlds.view.seat
    last = worlds.view.state.turn + knows.turns
    rounds = 1 if playouts < 4 * len(worths) else 2
    tried = 0  # worlds so far
    for _ in range(rounds):
        needed = [at for at in range(len(worths)) if max([odds[place][at] for place in alive]) > 0.0]
        for _ in range(playouts // (rounds * len(needed))):
            world = worlds.draw()
            for at in needed:
                twin = world.clone()
                knows.happen(twin, seat, at)
                worths[at] += play_on(game, knows, twin, last, timer)[seat]
                visits[at] += 1
                found.playouts += 1
            tried += 1
            if timer.over():
                break
        if not tried:
            return found
        for place in alive:
            mean = 0.0
            for at in needed:
                mean += odds[place][at] * worths[at] / max(1, visits[at])
            found.visits[place] = tried
            found.totals[place] = mean * found.visits[place]
        if timer.over():
            break
        ranked = [place for place in found.ranking() if place in alive]
        alive = ranked[: max(2, len(alive) // 4)]
    return found
