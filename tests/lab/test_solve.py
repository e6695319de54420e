"""Exact solving: the sequence form agrees with the best response that walks the tree, and CFR comes closer."""

from __future__ import annotations

import pytest

from spellhall.games import game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.lab.exploit import TooLarge, deals, exploited
from spellhall.lab.policies import Uniform
from spellhall.lab.solve import CFR, CFR_PLUS, Solver, measured, solved, uniform
from spellhall.lab.whole_tree import WholeTree


def one_round() -> Setup:
    """The miniature of Math Wiz, played for one round."""
    mathwiz = game("mathwiz")
    options = {**mathwiz.miniature_options, "end_mode": "rounds", "round_limit": 1}
    return mathwiz.setup(2, options, mathwiz.miniature_cards())


@pytest.fixture(scope="module")
def tree() -> WholeTree:
    return WholeTree(game("mathwiz"), one_round())


def test_uniform_play_is_measured_as_by_the_best_response(tree: WholeTree) -> None:
    mathwiz = game("mathwiz")
    known = exploited(mathwiz, Uniform(mathwiz), deals(mathwiz, one_round()))
    found = measured(tree, uniform(tree))
    assert found.values == pytest.approx(known.values)
    assert found.best == pytest.approx(known.best)
    assert found.exploitability == pytest.approx(known.exploitability)
    assert tree.information_sets == known.information_sets


@pytest.mark.parametrize("method", [CFR, CFR_PLUS])
def test_iterations_come_closer_to_an_equilibrium(tree: WholeTree, method: str) -> None:
    solver = Solver(tree, method)
    gaps = []
    for _ in range(3):
        solver.run(20)
        gaps.append(measured(tree, solver.average()).nash_conv)
    assert gaps[0] < measured(tree, uniform(tree)).nash_conv
    assert gaps == sorted(gaps, reverse=True)


def test_a_large_game_is_refused_with_a_sentence() -> None:
    mathwiz = game("mathwiz")
    with pytest.raises(TooLarge, match="Math Wiz is too large to be solved with this setup"):
        solved(mathwiz, mathwiz.setup(2), 10, positions=50)


def test_an_unknown_method_is_refused(tree: WholeTree) -> None:
    with pytest.raises(SpellhallError, match="There is no method 'magic'"):
        Solver(tree, "magic")
