"""Fits the weights by which positions of the duel are valued: `python -m benchmarks.duel_weights --games 2000`.

Searching players with drafts and budgets of many kinds play each other and the greedy player, all from their views.
Every position of a game is taken apart, and the weights are moved towards what came of it (logistic regression, a step
for each position). What it prints can be put into `prestidigitators_weights.py`; run it compiled (`make compile`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp
from typing import Any

from spellhall.bots.base import Bot, Clock
from spellhall.bots.levels import LevelBot, Strength
from spellhall.bots.roster import make_bot
from spellhall.games import game
from spellhall.games.prestidigitators.mind.value import GENERAL, HAS_ENERGY, HUNTS, PER_CARD, Tally, Values
from spellhall.kernel.chance import Seeded

DUEL = game("prestidigitators")
STEP = 0.003  # of the regression
POINT = 0.01  # of such a step for energies, which are counted in points
ROUNDS = 4  # times that every position is used


class Parts(Tally):
    """Keeps the parts of both sides of a position, the second with the opposite sign."""

    def __init__(self) -> None:
        super().__init__([])
        self.sign = 1
        self.kept: list[tuple[int, int]] = []

    def add(self, part: int, amount: int) -> None:
        self.kept.append((part, self.sign * amount))


class Position:
    """The parts of a position, how much it still mattered, and the result for seat A."""

    def __init__(self, parts: list[tuple[int, int]], matters: float) -> None:
        self.parts = parts
        self.matters = matters
        self.result = 0.5


def taken_apart(values: Values, state: Any) -> Position:
    parts = Parts()
    for seat in range(2):
        parts.sign = 1 if seat == 0 else -1
        values.take_apart(state, seat, parts)
    return Position(parts.kept, 1.0 - 0.8 * state.quiet / state.rules.stagnation_limit)


def positions(values: Values, setup: Any, seed: str) -> Iterator[Position]:
    """The positions of one game, with its result. Every third draft is random, and so is every third rival greedy."""
    luck = Seeded(seed)
    odd_draft = luck.below(3, "draft") == 0
    bots: list[Bot] = [LevelBot(DUEL, f"{seed}/{seat}", Strength("deepening", 0), 0) for seat in range(2)]
    if luck.below(3, "rival") == 0:
        bots[luck.below(2, "rival")] = make_bot("greedy", DUEL, seed)
    clocks = [Clock(iterations=500 + luck.below(4_000, "budget")) for _ in range(2)]
    state = DUEL.start_quietly(setup, Seeded(seed))
    found: list[Position] = []
    while state.outcome is None:
        seat = DUEL.waiting(state)[0]
        decision = DUEL.decision_for(state, seat)
        if odd_draft and decision.choices[0].verb == "pick":
            choice = decision.choices[luck.below(len(decision.choices), "pick")]
        else:
            bot = bots[seat]
            clock = clocks[seat] if isinstance(bot, LevelBot) else Clock()
            choice = bot.choose(DUEL.view_for(state, seat), decision, clock)
        DUEL.apply_owned(state, seat, choice)
        if state.names and state.outcome is None:
            found.append(taken_apart(values, state))
    ranks = state.outcome.ranks
    for position in found:
        position.result = 0.5 if ranks[0] == ranks[1] else float(ranks[0] < ranks[1])
        yield position


def fit(weights: list[float], data: list[Position]) -> float:
    """Move the weights towards the results; returns the mean squared error of the last round."""
    error = 0.0
    start = len(weights) - len(GENERAL)
    counted = (start + HAS_ENERGY, start + HAS_ENERGY + 1, start + HUNTS)
    for turn in range(ROUNDS):
        error = 0.0
        for position in data:
            lead = sum(amount * weights[part] for part, amount in position.parts)
            expected = 0.5 + position.matters * (1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead)))) - 0.5)
            missed = position.result - expected
            error += missed * missed
            step = STEP / (turn + 1) * missed * position.matters
            for part, amount in position.parts:
                weights[part] += step * amount * (POINT if part in counted else 1.0)
    return error / max(1, len(data))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", default="weights")
    given = asked.parse_args()
    setup = DUEL.setup(2)
    values = Values(setup)
    data: list[Position] = []
    for number in range(given.games):
        data += positions(values, setup, f"{given.seed}/{number}")
    weights = values.weights.copy()
    print(f"{given.games} games, {len(data)} positions, mean squared error {fit(weights, data):.4f}")
    for kind, card in enumerate(setup.set.cards):
        print(card.name, [round(weight, 3) for weight in weights[PER_CARD * kind : PER_CARD * (kind + 1)]])
    print("general", [round(weight, 3) for weight in weights[-len(GENERAL) :]])


if __name__ == "__main__":
    main()
