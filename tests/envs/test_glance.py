"""Environments with a glance: longer observations, and a row of features for each legal choice, alike in all forms."""

import gymnasium
import numpy as np
import pytest

import spellhall.envs  # noqa: F401  # registers the games
from envs.tables import EVERY_GAME
from spellhall.encoding.registry import glance_version
from spellhall.envs import FieldEnv, SeatEnv, SeatVectorEnv
from spellhall.games import game


@pytest.mark.parametrize("id", EVERY_GAME)
def test_field_and_gymnasium_show_the_same(id: str) -> None:
    field = FieldEnv(id, 2, glance=True)
    now = field.reset(seed=1)
    plain = FieldEnv(id, 2).reset(seed=1)
    length = field.encoding.length
    assert now.observations.shape == (2, len(field.feature_names))
    assert np.array_equal(now.observations[:, :length], plain.observations)
    assert now.described.shape == (len(now.legal), len(field.choice_feature_names))
    assert plain.described.shape == (len(now.legal), 0)
    assert now.described.min() >= 0
    assert now.described.max() <= 1
    env = gymnasium.make(
        f"spellhall/{id}-glance-v{glance_version(game(id))}", opponents="greedy", seat=int(now.seats[0])
    )
    assert field.id == f"{id}_glance_v{glance_version(game(id))}"
    env.unwrapped.desk.start("1/0/0")  # the field's first game
    env.unwrapped.seat = int(now.seats[0])
    observed, info = env.unwrapped.seen()
    assert np.array_equal(observed, now.observations[0])
    assert np.array_equal(info["legal"], now.legal[: now.counts[0]])
    assert np.array_equal(info["choices"], now.described[: now.counts[0]])
    observed, info = env.reset(seed=1)
    ended = False
    while not ended:  # random games end soon, and the last look has no choices
        assert len(info["legal"]) == len(info["choices"]) == info["action_mask"].sum()
        observed, _, ended, _, info = env.step(info["legal"][-1])
        assert observed in env.observation_space
    assert len(info["legal"]) == len(info["choices"]) == 0


def test_many_environments_describe_their_choices() -> None:
    settings = {"game": "prestidigitators", "opponents": "random", "glance": True}
    envs = SeatVectorEnv(3, workers=2, **settings)
    alone = [SeatEnv(**settings) for _ in range(3)]
    try:
        observations, info = envs.reset(seed=5)
        chosen: list[int] = []
        for step in range(4):
            for place, env in enumerate(alone):
                observed, told = env.reset(seed=5 + place) if step == 0 else env.step(chosen[place])[::4]
                assert np.array_equal(observations[place], observed)
                assert np.array_equal(info["legal"][place], told["legal"])
                assert np.array_equal(info["choices"][place], told["choices"])
            chosen = [int(legal[-1]) for legal in info["legal"]]
            observations, _, _, _, info = envs.step(chosen)
    finally:
        envs.close()
