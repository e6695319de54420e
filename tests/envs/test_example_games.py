"""The example games are the games that OpenSpiel knows: as many information states, the same values, the same CFR."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from spellhall.lab.solve import CFR, Solver, measured, uniform
from spellhall.lab.whole_tree import WholeTree

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
ITERATIONS = 100
USE_INFORMATION_STATES = True
NO_LIMIT = -1


def our_tree(id: str, monkeypatch: pytest.MonkeyPatch) -> WholeTree:
    monkeypatch.syspath_prepend(EXAMPLES / id / "src")
    game = import_module(f"spellhall_{id}.game").GAME
    return WholeTree(game, game.setup(2))


def information_states(game: Any) -> int:
    """Counted by walking the whole game."""
    found: set[tuple[int, str]] = set()
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            found.add((state.current_player(), state.information_state_string()))
        waiting += [state.child(action) for action in state.legal_actions()]
    return len(found)


@pytest.mark.parametrize(("id", "theirs"), [("leduc", "leduc_poker"), ("liars_dice", "liars_dice")])
def test_the_same_game_as_in_openspiel(id: str, theirs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game(theirs)
    tree = our_tree(id, monkeypatch)
    assert tree.information_sets == information_states(game)

    random = pyspiel.UniformRandomPolicy(game)
    values = pyspiel.expected_returns(game.new_initial_state(), random, NO_LIMIT, not USE_INFORMATION_STATES)
    found = measured(tree, uniform(tree))
    assert found.values == pytest.approx(values, abs=1e-9)
    assert found.nash_conv == pytest.approx(pyspiel.nash_conv(game, random), abs=1e-9)

    ours, solver = Solver(tree, CFR), pyspiel.CFRSolver(game)
    ours.run(ITERATIONS)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    expected = pyspiel.nash_conv(game, solver.average_policy())
    assert measured(tree, ours.average()).nash_conv == pytest.approx(expected, abs=1e-6)


def test_cfr_plus_agrees_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game("leduc_poker")
    ours, solver = Solver(our_tree("leduc", monkeypatch)), pyspiel.CFRPlusSolver(game)
    ours.run(ITERATIONS)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    expected = pyspiel.nash_conv(game, solver.average_policy())
    assert measured(ours.tree, ours.average()).nash_conv == pytest.approx(expected, abs=1e-6)
