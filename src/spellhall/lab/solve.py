"""Exact solving: counterfactual regret minimisation over a whole game, and how far a strategy is from an equilibrium.

CFR and CFR+ differ in three things. CFR+ forgets negative regrets at once, counts later strategies more, and so comes
close to an equilibrium much sooner. Both update the seats in turn. At two seats with opposed interests the average
strategy tends to an equilibrium; at more seats, or where interests are not opposed, `nash_conv` says what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import mul
from typing import Any, Final, NamedTuple

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.lab.exploit import TooLarge
from spellhall.lab.whole_tree import MOST_LINES, MOST_POSITIONS, WholeTree

CFR: Final = "cfr"
CFR_PLUS: Final = "cfr+"
METHODS: Final = (CFR_PLUS, CFR)

Strategy = list[list[float]]
"""For each seat the odds of each of its sequences: what it chooses at the information set of that sequence."""


class Measured(NamedTuple):
    """What a strategy gets for every seat when all follow it, and what a best response of each seat gets against it."""

    values: list[float]
    best: list[float]

    @property
    def nash_conv(self) -> float:
        """How much all seats together could gain, each by a best response of its own: 0 in an equilibrium."""
        return sum(self.best) - sum(self.values)

    @property
    def exploitability(self) -> float:
        return self.nash_conv / len(self.values)


NOISE = 1e-12
"""Regrets below this are rounding errors. Kept, they would be all that tells choices of equal worth apart."""


class Solver:
    """CFR or CFR+ on a game in sequence form."""

    def __init__(self, tree: WholeTree, method: str = CFR_PLUS) -> None:
        if method not in METHODS:
            raise SpellhallError(f"There is no method '{method[:20]}'; there are {', '.join(METHODS)}.")
        self.tree = tree
        self.plus = method == CFR_PLUS
        self.iterations = 0
        self.strategy = uniform(tree)
        self.regrets = [[0.0] * count for count in tree.sequences]
        self.weights = [[0.0] * count for count in tree.sequences]  # of every choice in the average strategy

    def run(self, iterations: int, on_iteration: Callable[[], None] | None = None) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(self.tree.seats):
                self.improve(seat)
            if on_iteration is not None:
                on_iteration()

    def improve(self, seat: int) -> None:
        """One pass for one seat against what the others do now."""
        worths = worths_of(self.tree, seat, self.strategy)
        strategy, regrets = self.strategy[seat], self.regrets[seat]
        share = float(self.iterations) if self.plus else 1.0
        plan = plan_of(self.tree, seat, strategy)
        self.weights[seat] = [so_far + share * now for so_far, now in zip(self.weights[seat], plan, strict=True)]
        for place in reversed(self.tree.sets[seat]):
            first, last = place.first, place.last
            here = worths[first:last]
            mean = sum(map(mul, strategy[first:last], here))
            worths[place.parent] += mean
            after = [regret + worth - mean for regret, worth in zip(regrets[first:last], here, strict=True)]
            if self.plus:
                after = [regret if regret > NOISE else 0.0 for regret in after]
            regrets[first:last] = after
            strategy[first:last] = in_proportion(after)

    def average(self) -> Strategy:
        """The average strategy, which is the one that gets better."""
        out: Strategy = []
        for seat, sets in enumerate(self.tree.sets):
            odds = [1.0] * self.tree.sequences[seat]
            for place in sets:
                odds[place.first : place.last] = in_proportion(self.weights[seat][place.first : place.last])
            out.append(odds)
        return out


def in_proportion(regrets: list[float]) -> list[float]:
    """Odds in proportion to what is positive; all alike if nothing is."""
    positive = [regret if regret > 0.0 else 0.0 for regret in regrets]
    total = sum(positive)
    return [regret / total for regret in positive] if total > 0.0 else [1.0 / len(regrets)] * len(regrets)


def uniform(tree: WholeTree) -> Strategy:
    """Every choice is equally likely everywhere."""
    out: Strategy = []
    for seat, sets in enumerate(tree.sets):
        odds = [1.0] * tree.sequences[seat]
        for place in sets:
            odds[place.first : place.last] = in_proportion([0.0] * (place.last - place.first))
        out.append(odds)
    return out


def plan_of(tree: WholeTree, seat: int, odds: list[float]) -> list[float]:
    """How likely a seat is to make all choices that lead up to each of its sequences."""
    plan = odds.copy()
    for place in tree.sets[seat]:
        before = plan[place.parent]
        for at in range(place.first, place.last):
            plan[at] *= before
    return plan


def worths_of(tree: WholeTree, seat: int, strategy: Strategy) -> list[float]:
    """What a seat gets directly after each of its sequences, weighted by how likely chance and the others allow it."""
    plans = {other: plan_of(tree, other, strategy[other]) for other in range(tree.seats) if other != seat}
    worths = [0.0] * tree.sequences[seat]
    amounts = tree.paid[seat]
    for other, plan in plans.items():
        amounts = [amount * plan[last] for amount, last in zip(amounts, tree.lasts[other], strict=True)]
    for last, amount in zip(tree.lasts[seat], amounts, strict=True):
        worths[last] += amount
    return worths


def value_of(tree: WholeTree, seat: int, strategy: Strategy) -> float:
    """What a seat gets when all follow the strategy."""
    plan = plan_of(tree, seat, strategy[seat])
    return sum(worth * share for worth, share in zip(worths_of(tree, seat, strategy), plan, strict=True))


def best_response(tree: WholeTree, seat: int, strategy: Strategy) -> float:
    """What a seat gets at most while the others follow the strategy."""
    worths = worths_of(tree, seat, strategy)
    for place in reversed(tree.sets[seat]):
        worths[place.parent] += max(worths[place.first : place.last])
    return worths[0]


def measured(tree: WholeTree, strategy: Strategy) -> Measured:
    seats = range(tree.seats)
    return Measured(
        [value_of(tree, seat, strategy) for seat in seats], [best_response(tree, seat, strategy) for seat in seats]
    )


# ---------------------------------------------------------------- for the command line


def solved(
    game: GameDefinition[Any],
    setup: Setup,
    iterations: int,
    method: str = CFR_PLUS,
    positions: int = MOST_POSITIONS,
    lines: int = MOST_LINES,
    on_iteration: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """A game solved so far as so many iterations go. Raises TooLarge with a sentence about the game."""
    try:
        tree = WholeTree(game, setup, positions, lines)
    except TooLarge as error:
        raise TooLarge(f"{game.title} is too large to be solved with this setup. {error}") from None
    solver = Solver(tree, method)
    before = measured(tree, solver.strategy)
    solver.run(iterations, on_iteration)
    after = measured(tree, solver.average())
    return {
        "game": game.id,
        "seats": setup.seats,
        "options": setup.options,
        "method": method,
        "iterations": iterations,
        "positions": len(tree.positions.known),
        "lines": tree.lines,
        "information_sets": tree.information_sets,
        "uniform": told(before),
        "solution": told(after),
    }


def told(found: Measured) -> dict[str, Any]:
    return {
        "values": [round(value, 9) for value in found.values],
        "best_responses": [round(value, 9) for value in found.best],
        "nash_conv": round(found.nash_conv, 9),
        "exploitability": round(found.exploitability, 9),
    }
