"""The OpenSpiel games pass OpenSpiel's own tests, and resampling knows no more than a seat does."""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from envs.tables import EVERY_GAME, EVERY_TABLE
from spellhall.conformance.checks import flat
from spellhall.envs import spiel


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_random_simulation(id: str, seats: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"spellhall_{id}(players={seats})"), 1, False, False)


@pytest.mark.parametrize("id", EVERY_GAME)
def test_random_simulation_of_miniatures_with_serialisation(id: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"spellhall_{id}(miniature=True)"), 3, True, False)


@pytest.mark.parametrize("id", EVERY_GAME)
def test_playthrough_round_trip(id: str, tmp_path: Path) -> None:
    """A playthrough that is written down and played again is the same, line by line."""
    flags.FLAGS.mark_as_parsed()  # its code asks for a command line
    text = generate_playthrough.playthrough(f"spellhall_{id}(miniature=True)", action_sequence=None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again


@pytest.mark.parametrize("id", EVERY_GAME)
def test_pickled_states_go_on_alike(id: str) -> None:
    """In the middle of a game, at decisions and at chance nodes."""
    game = pyspiel.load_game(f"spellhall_{id}")
    state = game.new_initial_state()
    rng = np.random.RandomState(2)
    for step in range(120):
        if state.is_terminal():
            break
        if step % 30 == 5:
            _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(twin) == str(state)
            assert twin.legal_actions() == state.legal_actions()
            for player in range(game.num_players()):
                assert twin.information_state_string(player) == state.information_state_string(player)
            state = twin
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("id", EVERY_GAME)
def test_ismcts_plays(id: str) -> None:
    game = pyspiel.load_game(f"spellhall_{id}")
    state = game.new_initial_state()
    rng = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Guess(),
        uct_c=2.0,
        max_simulations=4,
        random_state=np.random.RandomState(5),
    )
    decisions = 0
    while decisions < 3:
        if state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
            continue
        action = int(bot.step(state)) if state.current_player() == 0 else state.legal_actions()[0]
        decisions += state.current_player() == 0
        assert action in state.legal_actions()
        state.apply_action(action)


class Guess(mcts.Evaluator):
    """No roll-outs: the test is about resampling."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.get_game().num_players())

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_resampling_keeps_what_is_known_and_nothing_else(id: str, seats: int) -> None:
    """Resampled states have the same information state, and differ among each other in what is hidden."""
    game = pyspiel.load_game(f"spellhall_{id}(players={seats})")
    state = game.new_initial_state()
    rng = np.random.RandomState(6)
    hidden = set()
    for _ in range(160):
        if state.is_terminal():
            break
        if not state.is_chance_node() and len(state.history()) % 7 == 0:
            player = state.current_player()
            for _ in range(3):
                other = state.resample_from_infostate(player, rng.uniform)
                assert other.current_player() == player
                assert other.legal_actions() == state.legal_actions()
                assert other.information_state_string(player) == state.information_state_string(player)
                hidden.add(str(flat(game.definition.to_json(other.line.state)["state"])))
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(hidden) > 6


def test_resampling_never_gets_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is handed to the resampler is a view: with the state taken away after the view was made, it still works."""
    game = pyspiel.load_game("spellhall_mathwiz")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    given = []
    true = spiel.imagined
    monkeypatch.setattr(spiel, "imagined", lambda *parts: given.append(parts) or true(*parts))
    state.resample_from_infostate(0, lambda: 0.5)
    _, view, memory, _ = given[0]
    assert view.seat == 0
    assert view.state.hands[1].counts == []
    assert not hasattr(view.state.chance, "path"), "the source of chance went along"
    assert all(isinstance(part, str) for part in memory)


def test_options_in_game_strings() -> None:
    game = pyspiel.load_game("spellhall_mathwiz(players=3,options=end_mode:rounds;round_limit:2;honour:false)")
    assert game.encoding.setup.options["round_limit"] == 2
    assert game.encoding.setup.options["honour"] is False
    assert game.num_players() == 3
