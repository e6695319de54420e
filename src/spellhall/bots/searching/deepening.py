"""Minimax that goes deeper and deeper in the same few imagined worlds; for each choice the worlds are averaged.

The first look is one ply deep in all worlds, the next two, and so on while the budget of positions, or the time,
seems to allow another; what is left then goes into further worlds. A look that could not be finished is thrown away:
where a choice ends the game in one world and not in another, a look can take far longer than it seemed.
Small questions inside a step are settled by the game's own knowledge, so a ply is a whole turn there. Everybody but
the root seat is taken for an opponent.
"""

from __future__ import annotations

from typing import Any

from spellhall.bots.knowledge import Knowledge
from spellhall.bots.searching.minimax import Minimax
from spellhall.bots.searching.playouts import Timer, Worlds
from spellhall.bots.searching.sampling import Findings, best_first
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

DEEPEST = 12  # plies
SLIGHT = 0.02  # how much the look of a position on the way still counts, so that the shorter way is preferred
GROWTH = 8.0  # how many times more positions the second look takes, as a guess
PER_WORLD = 400  # positions of the budget for which another world is worth its while
MOST_WORLDS = 24
OVERRUN = 4  # times its budget after which a look is broken off
NO_END = 1 << 40  # positions that nobody looks at


class Deepening(Minimax):
    """One search that follows every choice; it knows whether it was cut short."""

    def __init__(
        self, game: GameDefinition[Any], knows: Knowledge, root: int, timer: Timer, most: int = NO_END
    ) -> None:
        super().__init__(game, knows, root, timer)
        self.most = most  # positions
        self.cut = False

    def look(self, world: Any, choice: Choice, plies: int) -> float:
        """What a choice of the root seat promises, so many plies deep."""
        twin = self.after(world, self.root, choice)
        first = self.promise(twin)
        if plies == 1 or twin.outcome is not None:
            return first
        value = self.value(twin, plies - 1, -1.0, 2.0)
        return value + SLIGHT * (first - value)

    def look_at_all(self, world: Any, choices: list[Choice], plies: int, totals: list[float]) -> None:
        """Add what each choice promises in one world."""
        for place, choice in enumerate(choices):
            if self.cut:
                return
            totals[place] += self.look(world, choice, plies)

    def value(self, world: Any, plies: int, low: float, high: float) -> float:
        """What the root seat may expect, with so many plies to come, between bounds that are already sure."""
        if self.looked > self.most or self.timer.over():
            self.cut = True
        if self.cut:
            return 0.5
        seat = self.game.waiting(world)[0]
        sign, won = (1.0, 1.0) if seat == self.root else (-1.0, 0.0)
        twins: list[Any] = []
        looks: list[float] = []
        best = -2.0
        for choice in self.knows.offered(world, seat).copy():
            twin = self.after(world, seat, choice)
            promise = self.promise(twin)
            if twin.outcome is not None and promise == won:
                return won  # at once; nothing can be better
            look = sign * promise
            twins.append(twin)
            looks.append(look)
            best = max(best, look)
        if plies == 1:
            return sign * best
        best = -2.0
        for place in best_first(looks):
            value = sign * looks[place]
            if twins[place].outcome is None:
                value = self.value(twins[place], plies - 1, low, high)
            value = sign * (value + SLIGHT * (sign * looks[place] - value))
            best = max(best, value)
            if sign > 0.0:
                low = max(low, best)
            else:
                high = min(high, -best)
            if low >= high:
                break
        return sign * best


def look_deeper(
    game: GameDefinition[Any],
    knows: Knowledge,
    worlds: Worlds,
    choices: list[Choice],
    weights: list[float],
    budget: int,
    timer: Timer,
    unrest: float = 0.0,
) -> Findings:
    """The mean of every choice over the worlds after the deepest look; the bare weights where a look tells nothing.

    Some unrest, so much luck in every mean, keeps a player from going round in circles.
    """
    view = worlds.view
    wanted = knows.worlds_wanted(view, max(2, min(MOST_WORLDS, budget // PER_WORLD)))
    if wanted == 0:
        return Findings(choices, weights)
    search = Deepening(game, knows, view.seat, timer, OVERRUN * budget)
    drawn = [worlds.draw() for _ in range(wanted)]
    totals: list[float] = []
    plies = spent = 0
    while plies < DEEPEST:
        start = search.looked
        looks = [0.0] * len(choices)
        for world in drawn:
            search.look_at_all(world, choices, plies + 1, looks)
        if search.cut and plies:
            break  # the last look must do
        totals = looks
        plies += 1
        growth = (search.looked - start) / spent if spent else GROWTH
        spent = search.looked - start
        if search.looked + spent * growth > budget:
            break
    counted = wanted
    for _ in range(knows.worlds_wanted(view, 3 * wanted) - wanted):  # what is left goes into further worlds
        if search.looked + spent // wanted > budget:
            break
        looks = totals.copy()
        search.look_at_all(worlds.draw(), choices, plies, looks)
        if search.cut:
            break
        totals = looks
        counted += 1
    means = [total / counted for total in totals]
    if unrest > 0.0:
        means = [mean + unrest * (knows.chance.below(1000, "unrest") / 1000 - 0.5) for mean in means]
    found = Findings(choices, means)
    found.totals = [mean * counted for mean in means]
    found.visits = [counted] * len(choices)
    found.playouts = search.looked
    found.plies = plies
    return found
