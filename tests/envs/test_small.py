"""The small games: OpenSpiel walks them whole, and its exact algorithms agree with ours, in all five games."""

from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from envs.tables import EVERY_GAME
from spellhall.envs.small import small_game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.counting import Counter
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.positions import read_text
from spellhall.lab.exploit import Exploited, deals, exploited
from spellhall.lab.policies import Uniform

SIZES = {
    "mathemagician": (198, 182),
    "mathwiz": (1484, 48),
    "novatus": (445, 1072),
    "prestidigitators": (784, 140),
    "spellcaster": (3552, 2708),
}
"""Ends and information states, as docs/research.md tells them."""


def walked(state: Any, found: dict[tuple[int, str], list[int]]) -> int:
    """The number of ends of a tree; every information state must offer one and the same list of actions."""
    if state.is_terminal():
        return 1
    if not state.is_chance_node():
        legal = state.legal_actions()
        assert found.setdefault((state.current_player(), state.information_state_string()), legal) == legal
    return sum(walked(state.child(action), found) for action in state.legal_actions())


def counted(game: Any) -> int:
    """The same number by our own counter, which knows nothing of OpenSpiel."""
    counter, setup, position = Counter(game.definition), game.encoding.setup, game.key[4]
    if position:
        return counter.count(game.definition.place(setup, read_text(position), Seeded("count")).state, 1000)[1]
    return counter.count_game(setup, 1000)[1]


def ours(game: Any) -> Exploited:
    """Our own best responses to uniform play, from the same roots."""
    one, setup, position = game.definition, game.encoding.setup, game.key[4]
    roots = deals(one, setup)
    if position:
        roots = [(one.place(setup, read_text(position), Seeded("roots")).state, 1.0)]
    return exploited(one, Uniform(one), roots)


@pytest.mark.parametrize("id", EVERY_GAME)
def test_the_tree_has_as_many_ends_as_we_count(id: str) -> None:
    game = small_game(id)
    found: dict[tuple[int, str], list[int]] = {}
    ends = walked(game.new_initial_state(), found)
    assert (ends, len(found)) == SIZES[id]
    assert ends == counted(game)


@pytest.mark.parametrize("id", EVERY_GAME)
def test_exploitability_is_the_same_by_both(id: str) -> None:
    """Uniform play: its values and its NashConv. A victory is 1 for us and 2 more than a loss for OpenSpiel."""
    game = small_game(id)
    uniform = policy.UniformRandomPolicy(game)
    values = expected_game_score.policy_value(game.new_initial_state(), [uniform, uniform])
    found = ours(game)
    assert [2 * value - 1 for value in found.values] == pytest.approx(list(values))
    assert exploitability.nash_conv(game, uniform) == pytest.approx(2 * sum(found.gaps))
    assert sum(found.gaps) > 0.01, "uniform play cannot be beaten: this game shows nothing"


@pytest.mark.parametrize("id", EVERY_GAME)
def test_cfr_learns(id: str) -> None:
    """A few iterations bring OpenSpiel's CFR nearer to an equilibrium."""
    game = small_game(id)
    solver = cfr.CFRSolver(game)
    start = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.8 * start


@pytest.mark.parametrize("id", EVERY_GAME)
def test_small_games_pass_the_random_simulation_with_serialisation(id: str) -> None:
    """Their names hold positions, and come back from a game string."""
    game = small_game(id)
    assert pyspiel.load_game(str(game)).key == game.key
    pyspiel.random_sim_test(game, 2, True, False)


def test_there_is_no_other() -> None:
    with pytest.raises(SpellhallError, match=r"There is no game 'chess'\. The games are: mathemagician, "):
        small_game("chess")
