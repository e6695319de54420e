"""Gymnasium: one seat against bots, alone and many at once in worker processes."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.tables import EVERY_GAME
from spellhall.encoding.registry import version_of
from spellhall.envs.single import SeatEnv
from spellhall.envs.vector import SeatVectorEnv
from spellhall.games import game
from spellhall.kernel.errors import Refusal, SpellhallError


@pytest.mark.parametrize("id", EVERY_GAME)
def test_gymnasiums_own_check(id: str) -> None:
    """It samples without a mask, so an illegal action loses the game here."""
    made = gymnasium.make(f"spellhall/{id}-v{version_of(game(id))}", illegal="lose", seat=None)
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("id", EVERY_GAME)
def test_a_game_against_bots(id: str) -> None:
    """The learner is asked whenever there is something to choose, and gets its payoff at the end only."""
    ends = []
    for _ in range(2):
        env = SeatEnv(id, opponents="random", seat=1)
        rng = np.random.default_rng(3)
        _, info = env.reset(seed=11)
        done, total, steps = False, 0.0, 0
        while not done:
            assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
            assert 1 in env.desk.asked()
            assert total == 0
            _, reward, done, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            assert not cut
            total += reward
            steps += 1
        ends.append((steps, total, env.desk.game.digest(env.desk.state)))
    assert ends[0] == ends[1], "the same seeds gave another game"
    assert -1 <= total <= 1


def test_settings_are_checked() -> None:
    with pytest.raises(SpellhallError, match="There are 2 other seats, but 1 opponents are named"):
        SeatEnv("mathwiz", 3, opponents=["greedy"])
    with pytest.raises(SpellhallError, match="no bot 'oracle'"):
        SeatEnv("mathwiz", opponents="oracle")
    with pytest.raises(SpellhallError, match="no seat 2 at this table of 2"):
        SeatEnv("mathwiz", seat=2)
    env = SeatEnv("mathwiz")
    env.reset(seed=0)
    with pytest.raises(Refusal, match="the mask says what is"):
        env.step(1)
    assert "Seat A" in env.render()


def test_seats_are_drawn() -> None:
    env = SeatEnv("mathwiz", 3, seat=None)
    env.reset(seed=4)
    seats = set()
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1, 2}


@pytest.fixture
def many() -> Any:
    envs = SeatVectorEnv(5, workers=2, game="prestidigitators", opponents="random")
    yield envs
    envs.close()


def test_many_at_once_are_the_same_as_one_by_one(many: SeatVectorEnv) -> None:
    """Five games in two processes, and the same five one by one, with the same seeds and choices."""
    alone = [SeatEnv("prestidigitators", opponents="random") for _ in range(5)]
    observed, info = many.reset(seed=20)
    for place, env in enumerate(alone):
        first, _ = env.reset(seed=20 + place)
        assert np.array_equal(observed[place], first)
    rng = np.random.default_rng(1)
    over = np.zeros(5, bool)
    ends = 0
    for _ in range(150):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        observed, rewards, ended, _, info = many.step(actions)
        for place, env in enumerate(alone):
            if over[place]:
                one, own, done = *env.reset(), False
                reward = 0.0
            else:
                one, reward, done, _, own = env.step(actions[place])
            assert np.array_equal(observed[place], one)
            assert np.array_equal(info["action_mask"][place], own["action_mask"])
            assert (rewards[place], ended[place]) == (reward, done)
        over = ended.copy()
        ends += int(ended.sum())
    assert ends >= 5, "no game was begun anew"


def test_illegal_actions_among_many(many: SeatVectorEnv) -> None:
    _, info = many.reset(seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    with pytest.raises(SpellhallError, match="Choice 1 is not legal in environment 3"):
        many.step([*actions[:3], 1, actions[4]])
    for wrong in (-1, 99_999):
        with pytest.raises(SpellhallError, match=f"There is no choice {wrong} in game 3; they are numbered 0 to 87"):
            many.step([*actions[:3], wrong, actions[4]])
    with pytest.raises(SpellhallError, match="5 games need 5 whole numbers, not float64 of shape"):
        many.step([0.5] * 5)
    many.step(actions)
    with pytest.raises(SpellhallError, match="cannot be shared out among 3 workers"):
        SeatVectorEnv(2, workers=3, game="mathwiz")
