"""Small games whose equilibrium mixes: our solver and OpenSpiel's CFR+ take the same way to it, step by step.

`make mixed` lets OpenSpiel make as many iterations as SPELLHALL_MIXED says; here it makes a few.
"""

import os
from functools import cache
from typing import Any

import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from spellhall.envs.small import small_game
from spellhall.games import all_games
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.positions import read_text
from spellhall.lab.solve import NOISE, Solver, Strategy, measured
from spellhall.lab.whole_tree import WholeTree

VALUES = {
    "mathemagician": (186, 0.5),
    "mathwiz": (34, 0.5),
    "novatus": (298, -1 / 3),
    "prestidigitators": (404, 0.0),
    "spellcaster": (64, 1 / 3),
}
"""Information states, and what the first seat gets in an equilibrium, as docs/research.md tells them."""

FEW = {"mathemagician": 2, "mathwiz": 10, "novatus": 1, "prestidigitators": 1, "spellcaster": 2}
ITERATIONS = int(os.environ.get("SPELLHALL_MIXED", "0"))


@cache
def tree_of(id: str) -> WholeTree:
    game = small_game(id, mixed=True)
    one, setup = game.definition, game.encoding.setup
    return WholeTree(one, setup, begin=one.place(setup, read_text(game.key[4]), Seeded("root")).state)


def without_mixing(tree: WholeTree, strategy: Strategy) -> Strategy:
    """The likeliest choice everywhere, for sure."""
    out: Strategy = []
    for odds, sets in zip(strategy, tree.sets, strict=True):
        sure = [1.0] + [0.0] * (len(odds) - 1)
        for place in sets:
            here = odds[place.first : place.last]
            sure[place.first + here.index(max(here))] = 1.0
        out.append(sure)
    return out


@pytest.mark.parametrize("id", sorted(VALUES))
def test_our_solver_finds_the_value_by_mixing(id: str) -> None:
    """A victory is 1 for us and 2 more than a loss for OpenSpiel."""
    tree = tree_of(id)
    sets, value = VALUES[id]
    assert tree.information_sets == sets
    solver = Solver(tree)
    solver.run(1)
    assert measured(tree, solver.strategy).nash_conv > 0.05, "one iteration solves it: this game shows nothing"
    solver.run(199)
    found = measured(tree, solver.average())
    assert 2 * found.nash_conv < 0.01
    assert 2 * found.values[0] - 1 == pytest.approx(value, abs=0.005)
    assert measured(tree, without_mixing(tree, solver.average())).nash_conv > 0.4, "a sure plan does as well"


def without_noise(nodes: dict[str, Any]) -> None:
    """What CFR+ forgets after every pass, and rounding errors with it, as our solver does."""
    for node in nodes.values():
        for action, regret in node.cumulative_regret.items():
            if regret < NOISE:
                node.cumulative_regret[action] = 0.0


@pytest.mark.parametrize("id", sorted(VALUES))
def test_openspiel_takes_the_same_way(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cfr, "_apply_regret_matching_plus_reset", without_noise)
    iterations = ITERATIONS or FEW[id]
    mine = Solver(tree_of(id))
    mine.run(iterations)
    found = measured(tree_of(id), mine.average())
    game: Any = small_game(id, mixed=True)
    theirs = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        theirs.evaluate_and_update_policy()
    policy = theirs.average_policy()
    assert exploitability.nash_conv(game, policy) == pytest.approx(2 * found.nash_conv)
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    # Where choices are worth the same, rounding decides which of them a solver takes.
    assert list(values) == pytest.approx([2 * value - 1 for value in found.values], abs=0.005)


def test_every_game_has_one() -> None:
    assert sorted(VALUES) == sorted(one.id for one in all_games())


def test_a_game_without_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("spellhall.games.novatus.mind.small.MIXED")
    with pytest.raises(SpellhallError, match=r"has no small game that mixes; there are such games of mathe"):
        small_game("novatus", mixed=True)
