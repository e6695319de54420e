"""Fits the weights by which positions of the duel are valued, and the worth of cards in its draft.

    python -m benchmarks.duel_weights --games 2000 --output weights.py

1. Searching players with budgets of many sizes play each other and the greedy player, all from their views. A third of
   the drafts is random, so that every card is seen on the side of winners and losers.
2. Every position of a game is taken apart (`Values.take_apart`), seat B's parts with the opposite sign. The sum of the
   parts, each times its weight, is the logarithm of seat A's odds.
3. Logistic regression: position after position, the weights move a small step towards the result of the game. A draw is
   half a win. A position counts for less, the longer nothing was destroyed, as in `Knows.promises`.
4. The same with the drafted cards, once for each game, gives the draft.

The output is a whole module in the form of `games/prestidigitators/mind/weights.py`. `--zero` begins without any
weights; otherwise those in use are refined. The players use the weights in use either way, so a second round with the
new module in place goes further. Run it with the compiled engine (`make compile`): 2,000 games take hours otherwise.
"""

from __future__ import annotations

import argparse
from math import exp
from pathlib import Path
from typing import Any

from spellhall.bots.base import Bot, Clock
from spellhall.bots.levels import LevelBot, Strength
from spellhall.bots.roster import make_bot
from spellhall.games import game
from spellhall.games.prestidigitators.mind import weights as in_use
from spellhall.games.prestidigitators.mind.value import GENERAL, HAS_ENERGY, HUNTS, PER_CARD, Tally, Values
from spellhall.kernel.chance import Seeded

DUEL = game("prestidigitators")
STEP = 0.003  # of the regression
POINT = 0.01  # of such a step for energies, which are counted in points
ROUNDS = 4  # times that every position is used
DRAFT_STEP = 0.05  # there is one draft for a hundred positions
DRAFT_ROUNDS = 40
LEAST_BUDGET = 500  # positions that a player looks at for a decision
MOST_BUDGET = 4_500


class Parts(Tally):
    """Keeps the parts of both sides of a position, the second with the opposite sign."""

    def __init__(self) -> None:
        super().__init__([])
        self.sign = 1
        self.kept: list[tuple[int, int]] = []

    def add(self, part: int, amount: int) -> None:
        self.kept.append((part, self.sign * amount))


class Sample:
    """The parts of a position or a draft, how much it still mattered, and the result for seat A."""

    def __init__(self, parts: list[tuple[int, int]], matters: float = 1.0) -> None:
        self.parts = parts
        self.matters = matters
        self.result = 0.5

    def lead(self, weights: list[float]) -> float:
        return sum(amount * weights[part] for part, amount in self.parts)


class Played:
    """What one game has to teach."""

    def __init__(self, draft: Sample, positions: list[Sample]) -> None:
        self.draft = draft
        self.positions = positions


# ---------------------------------------------------------------- games


def taken_apart(values: Values, state: Any) -> Sample:
    parts = Parts()
    for seat in range(2):
        parts.sign = 1 if seat == 0 else -1
        values.take_apart(state, seat, parts)
    return Sample(parts.kept, 1.0 - 0.8 * state.quiet / state.rules.stagnation_limit)


def drafted(state: Any) -> Sample:
    """Which cards seat A has more of, and which less."""
    counts = [bag.counts for bag in state.drafted]
    return Sample([(kind, a - b) for kind, (a, b) in enumerate(zip(*counts, strict=True)) if a != b])


def play(values: Values, setup: Any, seed: str, budgets: tuple[int, int] = (LEAST_BUDGET, MOST_BUDGET)) -> Played:
    """One game. A third of the drafts is random, and a third of the games has a greedy player."""
    luck = Seeded(seed)
    odd_draft = luck.below(3, "draft") == 0
    bots: list[Bot] = [LevelBot(DUEL, f"{seed}/{seat}", Strength("deepening", 0), 0) for seat in range(2)]
    if luck.below(3, "rival") == 0:
        bots[luck.below(2, "rival")] = make_bot("greedy", DUEL, seed)
    least, most = budgets
    clocks = [Clock(iterations=least + luck.below(most - least, "budget")) for _ in range(2)]
    state = DUEL.start_quietly(setup, Seeded(seed))
    found: list[Sample] = []
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
    played = Played(drafted(state), found)
    ranks = state.outcome.ranks
    for sample in [played.draft, *found]:
        sample.result = 0.5 if ranks[0] == ranks[1] else float(ranks[0] < ranks[1])
    return played


# ---------------------------------------------------------------- regression


def fit(weights: list[float], data: list[Sample], rounds: int = ROUNDS, step: float = STEP, points: Any = ()) -> float:
    """Move the weights towards the results; returns the mean squared error of the last round.

    `points` are the parts that are counted in points of energy; their weights move by smaller steps.
    """
    error = 0.0
    for turn in range(rounds):
        error = 0.0
        for sample in data:
            lead = max(-30.0, min(30.0, sample.lead(weights)))
            expected = 0.5 + sample.matters * (1.0 / (1.0 + exp(-lead)) - 0.5)
            missed = sample.result - expected
            error += missed * missed
            push = step / (turn + 1) * missed * sample.matters
            for part, amount in sample.parts:
                weights[part] += push * amount * (POINT if part in points else 1.0)
    return error / max(1, len(data))


def fit_positions(weights: list[float], data: list[Sample]) -> float:
    start = len(weights) - len(GENERAL)
    return fit(weights, data, points=(start + HAS_ENERGY, start + HAS_ENERGY + 1, start + HUNTS))


def fit_draft(kinds: int, data: list[Sample]) -> list[float]:
    """What each kind of card adds to the logarithm of the odds. Only differences count: their mean is made 0."""
    weights = [0.0] * kinds
    fit(weights, data, DRAFT_ROUNDS, DRAFT_STEP)
    seen = {part for sample in data for part, _ in sample.parts}
    mean = sum(weights[kind] for kind in seen) / max(1, len(seen))
    return [weights[kind] - mean if kind in seen else 0.0 for kind in range(kinds)]


# ---------------------------------------------------------------- the module

HEAD = '''"""Weights for positions of the duel, fitted to the results of games by `benchmarks/duel_weights.py`."""

from __future__ import annotations

# On top and facing a stack, on top with nothing across, splayed, hidden at the bottom, hidden between; then what it
# is worth to be able to strike such a card: on the move, and waiting.
'''
ABOUT_UNLISTED = "A custom card: the mean of the others."
ABOUT = {
    "COVER": "The Phylactery with 0, 1, 2 or more cards above it: with nothing across, and faced.",
    "ALONE": "The same for a Phylactery that is a stack of its own.",
    "ENERGY": "A point of cascade energy with nothing across, and faced.",
    "HUNT": "In the row of the other's Phylactery: a point of energy, a stack, a stack that could strike it.",
    "STACKS": "So many stacks.",
    "SIZES": "So many cards.",
    "LONE_AGAINST": "Stacks that could strike a Phylactery that is alone in its row.",
    "BARE_AGAINST": "And one that is the other's last card.",
}


def module_text(names: list[str], weights: list[float], draft: list[float]) -> str:
    """The weights as a module that can take the place of the one in use."""
    rows = [weights[PER_CARD * kind : PER_CARD * (kind + 1)] for kind in range(len(names))]
    others = [row for name, row in zip(names, rows, strict=True) if name != "Phylactery"]
    unlisted = [sum(column) / len(others) for column in zip(*others, strict=True)]
    lines = ["CARDS: dict[str, list[float]] = {"]
    lines += [f'    "{name}": {listed(row)},' for name, row in zip(names, rows, strict=True)]
    lines += ["}", f"# {ABOUT_UNLISTED}", f"UNLISTED = {listed(unlisted)}"]
    at = len(weights) - len(GENERAL)
    for name, about in ABOUT.items():
        size = len(getattr(in_use, name))
        lines += [f"# {about}", f"{name} = {listed(weights[at : at + size])}"]
        at += size
    lines += [f"TEMPO = {weights[at]:.3f}  # being on the move", ""]
    lines += ["# What a card adds to the odds of the side that drafted it.", "DRAFT: dict[str, float] = {"]
    order = sorted(range(len(names)), key=lambda kind: -draft[kind])
    lines += [f'    "{names[kind]}": {draft[kind]:.2f},' for kind in order if names[kind] != "Phylactery"]
    return HEAD + "\n".join([*lines, "}", ""])


def listed(values: list[float]) -> str:
    return f"[{', '.join(f'{value:.3f}' for value in values)}]"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", default="weights")
    asked.add_argument("--zero", action="store_true", help="begin without any weights")
    asked.add_argument("--output", type=Path, help="write the module there; otherwise it is printed")
    given = asked.parse_args()
    setup = DUEL.setup(2)
    values = Values(setup)
    games = [play(values, setup, f"{given.seed}/{number}") for number in range(given.games)]
    data = [position for played in games for position in played.positions]
    weights = [0.0] * len(values.weights) if given.zero else values.weights.copy()
    error = fit_positions(weights, data)
    draft = fit_draft(setup.set.kinds, [played.draft for played in games])
    text = module_text([card.name for card in setup.set.cards], weights, draft)
    print(f"{len(games)} games, {len(data)} positions, mean squared error {error:.4f}")
    if given.output is None:
        print(text)
    else:
        given.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
