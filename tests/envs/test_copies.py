"""Environments can be copied, pickled, kept and gone back to, in the middle of a game, and go on alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from envs.tables import EVERY_GAME, family
from spellhall.envs import FieldEnv, SeatEnv, SeatVectorEnv
from spellhall.envs.core import Desk
from spellhall.kernel.errors import SpellhallError


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, pickled]


def turns(env: Any, steps: int, rng: np.random.Generator) -> list[Any]:
    """Play on in an AEC environment, beginning anew where a game ends; what was seen on the way."""
    seen: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observed, reward, ended, cut, _ = env.last()
        seen.append((env.agent_selection, observed["observation"].tobytes(), observed["action_mask"].tobytes(), reward))
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(observed["action_mask"]))))
    return seen


@pytest.mark.parametrize("id", EVERY_GAME)
@pytest.mark.parametrize("kind", ["env", "raw_env"])
def test_turn_environments(id: str, kind: str) -> None:
    env = getattr(family(id), kind)()
    env.reset(seed=1)
    turns(env, 25, np.random.default_rng(1))
    twins = [way(env) for way in WAYS]
    kept = env.get_state()
    after = turns(env, 120, np.random.default_rng(2))
    for twin in twins:
        assert turns(twin, 120, np.random.default_rng(2)) == after
    for place in (kept, pickled(kept), kept):
        env.set_state(place)
        assert turns(env, 120, np.random.default_rng(2)) == after


@pytest.mark.parametrize("id", EVERY_GAME)
def test_parallel_environments(id: str) -> None:
    def run(env: Any, observed: Any, steps: int, seed: int) -> tuple[Any, list[Any]]:
        rng, seen = np.random.default_rng(seed), []
        for _ in range(steps):
            if not env.agents:
                observed, _ = env.reset()
            chosen = {name: int(rng.choice(np.flatnonzero(observed[name]["action_mask"]))) for name in env.agents}
            observed, rewards, *_ = env.step(chosen)
            seen.append(([one["observation"].tobytes() for one in observed.values()], rewards))
        return observed, seen

    env = family(id).parallel_env()
    observed, _ = run(env, env.reset(seed=3)[0], 10, 1)
    twins = [way(env) for way in WAYS]
    kept = env.get_state()
    _, after = run(env, observed, 60, 2)
    for twin in twins:
        assert run(twin, observed, 60, 2)[1] == after
    env.set_state(kept)
    assert run(env, observed, 60, 2)[1] == after


@pytest.mark.parametrize("id", EVERY_GAME)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_one_seat_against_bots(id: str, opponents: str) -> None:
    def run(env: SeatEnv, steps: int, seed: int) -> list[Any]:
        rng, seen = np.random.default_rng(seed), []
        for _ in range(steps):
            observed, reward, done, _, _ = env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
            seen.append((env.seat, observed.tobytes(), reward))
            if done:
                env.reset()
        return seen

    env = SeatEnv(id, opponents=opponents, seat=None)
    env.reset(seed=4)
    run(env, 6, 1)
    twins = [way(env) for way in WAYS]
    kept = env.get_state()
    after = run(env, 30, 2)
    for twin in twins:
        assert run(twin, 30, 2) == after
    env.set_state(pickled(kept))
    assert run(env, 30, 2) == after


@pytest.mark.parametrize("id", EVERY_GAME)
def test_fields(id: str) -> None:
    def run(field: FieldEnv, now: Any, steps: int, seed: int) -> list[Any]:
        rng, seen = np.random.default_rng(seed), []
        for _ in range(steps):
            now = field.step(now.some(rng))
            seen.append((now.observations.tobytes(), now.masks.tobytes(), now.rewards.tobytes(), now.seats.tobytes()))
        return seen

    field = FieldEnv(id, 6)
    assert pickled(field).reset(seed=5).seats.tobytes() == field.reset(seed=5).seats.tobytes()
    now = field.reset(seed=5)
    for _ in range(15):
        now = field.step(now.some(np.random.default_rng(1)))
    twins = [way(field) for way in WAYS]
    kept = field.get_state()
    after = run(field, now, 80, 2)
    for twin in twins:
        assert run(twin, twin.now(), 80, 2) == after
    again = field.set_state(kept)
    assert again is not None
    assert again.observations.tobytes() == now.observations.tobytes()
    assert again.masks.tobytes() == now.masks.tobytes()
    assert run(field, again, 80, 2) == after
    with pytest.raises(SpellhallError, match="one of 6 games, but here are 2"):
        FieldEnv(id, 2).set_state(kept)


def test_many_in_worker_processes() -> None:
    def run(envs: SeatVectorEnv, info: Any, steps: int, seed: int) -> list[Any]:
        rng, seen = np.random.default_rng(seed), []
        for _ in range(steps):
            chosen = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
            observed, rewards, ended, _, info = envs.step(chosen)
            seen.append((observed.tobytes(), rewards.tolist(), ended.tolist()))
        return seen

    envs = SeatVectorEnv(3, workers=2, game="prestidigitators")
    _, info = envs.reset(seed=6)
    run(envs, info, 20, 1)
    kept = pickled(envs.get_state())
    twin = pickled(envs)
    other = copy.deepcopy(envs)
    info = envs.info()
    after = run(envs, info, 60, 2)
    assert any(any(step[2]) for step in after)
    assert run(twin, twin.info(), 60, 2) == after
    assert run(other, other.info(), 60, 2) == after
    _, info = envs.set_state(kept)
    assert run(envs, info, 60, 2) == after
    for made in (envs, twin, other):
        made.close()


def test_a_state_of_another_setup_is_refused() -> None:
    """Not only another game: other seats, options and cards are other positions, too."""
    env = family("mathwiz").raw_env()
    env.reset(seed=1)
    for other in (
        family("novatus").raw_env(),
        family("mathwiz").raw_env(seats=3),
        family("mathwiz").raw_env(options={"honour": False}),
    ):
        other.reset(seed=1)
        with pytest.raises(SpellhallError, match="another game, or of other seats, options or cards"):
            other.set_state(env.get_state())


def test_before_the_first_game() -> None:
    for made in (Desk("mathwiz"), SeatEnv("mathwiz"), family("mathwiz").env(), family("mathwiz").parallel_env()):
        for way in WAYS:
            twin = way(made)
            twin.reset(seed=1)
