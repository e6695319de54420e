"""What every environment takes and shows: cards, a state for critics, budgets, names, whole numbers, render modes."""

import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test.state_test import test_parallel_env as parallel_state_test
from pettingzoo.test.state_test import test_state as state_test
from pettingzoo.test.state_test import test_state_space as state_space_test

import spellhall.envs
from envs.tables import EVERY_GAME, EVERY_TABLE, family
from spellhall.envs import FieldEnv, SeatEnv, SeatVectorEnv
from spellhall.games import game
from spellhall.kernel.errors import BadCards, SpellhallError

state_test.__test__ = state_space_test.__test__ = parallel_state_test.__test__ = False


def smaller_cards(id: str) -> Any:
    """Another card set as plain data."""
    return game(id).cards_to_json(game(id).miniature_cards())


@pytest.mark.parametrize("id", EVERY_GAME)
def test_cards_of_ones_own_in_every_environment(id: str) -> None:
    options, cards = game(id).miniature_options, smaller_cards(id)
    made = {
        "turns": family(id).raw_env(options=options, cards=cards).desk,
        "table": family(id).parallel_env(options=options, cards=cards).desk,
        "seat": SeatEnv(id, options=options, cards=cards).desk,
        "field": FieldEnv(id, 2, options=options, cards=cards),
        "made": gymnasium.make(
            f"spellhall/{id}-v{spellhall.envs.modules.version_of(game(id))}", options=options, cards=cards
        ).unwrapped.desk,
    }
    for name, one in made.items():
        assert game(id).cards_to_json(one.encoding.setup.cards) == cards, name
        assert one.encoding is made["turns"].encoding, "equal settings share the encoding"
    assert made["turns"].encoding is not family(id).raw_env(options=options).desk.encoding


def test_cards_from_a_file_and_wrong_ones(tmp_path: Path) -> None:
    house = Path(spellhall.__file__).parent / "games" / "mathwiz" / "cards.toml"
    path = tmp_path / "mine.toml"
    path.write_text(house.read_text(encoding="utf-8"), encoding="utf-8")
    envs = SeatVectorEnv(2, workers=2, game="mathwiz", cards=path)
    observed, _ = envs.reset(seed=1)
    envs.close()
    assert np.array_equal(observed[0], SeatEnv("mathwiz", cards=str(path)).reset(seed=1)[0])
    with pytest.raises(BadCards, match=r"nowhere\.toml"):
        family("mathwiz").env(cards="nowhere.toml")
    with pytest.raises(BadCards, match="card file"):
        SeatEnv("mathwiz", cards=3)
    with pytest.raises(SpellhallError, match="not both"):
        FieldEnv("mathwiz", 2, miniature=True, cards=smaller_cards("mathwiz"))


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_the_state_for_a_central_critic(id: str, seats: int) -> None:
    """What all seats see, one after another; PettingZoo's own tests pass."""
    env = family(id).env(seats=seats)
    env.reset(seed=2)
    assert env.state().shape == env.state_space.shape
    seen = np.concatenate([env.observe(agent)["observation"] for agent in env.agents])
    assert np.array_equal(env.state(), seen)
    state_space_test(env)
    state_test(family(id).env(seats=seats, illegal="replace"), num_cycles=20)
    parallel_state_test(family(id).parallel_env(seats=seats, illegal="replace"))


def test_opponents_have_budgets() -> None:
    env = SeatEnv("mathwiz", 3, opponents=["archmage@2it", "magus@3it"])
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    with pytest.raises(SpellhallError, match="no readable budget"):
        SeatEnv("mathwiz", opponents="archmage@often")
    with pytest.raises(SpellhallError, match="no bot 'oracle'"):
        SeatEnv("mathwiz", opponents="oracle@5it")


@pytest.mark.parametrize("id", EVERY_GAME)
def test_names_of_actions_and_features(id: str) -> None:
    field = FieldEnv(id, 2)
    for env in (family(id).env(), family(id).parallel_env(), SeatEnv(id), field):
        assert env.words[0] == "wait"
        assert env.words == field.encoding.words
        assert len(env.feature_names) == field.encoding.length


@pytest.mark.parametrize("wrong", [1.0, np.float32(2), "3", None, True, np.array([1, 2]), float("nan")])
def test_actions_are_whole_numbers(wrong: Any) -> None:
    """A network's output that was not turned into a choice is refused, never rounded."""
    turn, table, seat = family("mathwiz").env(), family("mathwiz").parallel_env(), SeatEnv("mathwiz")
    turn.reset(seed=1)
    table.reset(seed=1)
    seat.reset(seed=1)
    for step in (turn.step, seat.step, lambda action: table.step(dict.fromkeys(table.agents, action))):
        with pytest.raises(SpellhallError, match="An action is a whole number, not "):
            step(wrong)
    legal = turn.unwrapped.desk.legal(0)[0]
    seat.step(np.int32(legal))
    turn.step(np.array(legal))


def test_render_modes_come_without_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make("spellhall/mathwiz-v1", render_mode="ansi")
        env.reset(seed=1)
        assert "Seat A" in env.render()
        human = gymnasium.make("spellhall/mathwiz-v1", render_mode="human")
        human.reset(seed=1)
        assert human.render() is None
    assert "Seat A" in capsys.readouterr().out
    with pytest.raises(SpellhallError, match="no render mode 'film'; there are ansi, human"):
        SeatEnv("mathwiz", render_mode="film")


def test_one_import_registers_everything() -> None:
    code = f"""
import sys; sys.path[:0] = {sys.path!r}
import gymnasium, spellhall.envs
print(gymnasium.make("spellhall/novatus-v1").reset(seed=1)[0].shape)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_a_card_file_in_open_spiel(tmp_path: Path) -> None:
    """The cards travel with a pickled state."""
    import pyspiel

    from spellhall.envs import spiel

    house = Path(spellhall.__file__).parent / "games" / "mathwiz" / "cards.toml"
    path = tmp_path / "mine.toml"
    path.write_text(house.read_text(encoding="utf-8"), encoding="utf-8")
    made = spiel.load("mathwiz", {"cards": str(path)})
    assert made.encoding.setup.cards is not game("mathwiz").house_cards()
    state = made.new_initial_state()
    assert str(pickle.loads(pickle.dumps(state.line)).encoding.setup.cards.name)
    assert pyspiel.load_game("spellhall_mathwiz").new_initial_state().line.key[5] == ""
    with pytest.raises(SpellhallError, match="not both"):
        spiel.load("mathwiz", {"cards": str(path), "miniature": True})
