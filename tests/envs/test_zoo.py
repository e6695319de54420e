"""The PettingZoo environments pass PettingZoo's own tests, and keep their promises about masks and ends."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from envs.tables import EVERY_GAME, EVERY_TABLE, family
from spellhall.kernel.errors import Refusal, SpellhallError

QUIET = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # a dictionary: observation and mask
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("error:Agent:UserWarning"),
    pytest.mark.filterwarnings("error:Action mask:UserWarning"),
]
pytestmark = QUIET


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_the_turn_environment_passes(id: str, seats: int) -> None:
    api_test(family(id).env(seats=seats), num_cycles=60)
    api_test(family(id).raw_env(seats=seats), num_cycles=60)


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_the_parallel_environment_passes(id: str, seats: int) -> None:
    parallel_api_test(family(id).parallel_env(seats=seats), num_cycles=60)


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_seeds(id: str, seats: int) -> None:
    """The parallel test samples without a mask, so illegal actions are replaced there."""
    seed_test(partial(family(id).env, seats=seats), num_cycles=40)
    parallel_seed_test(partial(family(id).parallel_env, seats=seats, illegal="replace"), num_cycles=40)


@pytest.mark.parametrize("id", EVERY_GAME)
def test_max_cycles(id: str) -> None:
    """A cycle is a step of all agents, so PettingZoo's own conversion is the AEC environment of this test."""
    made = partial(family(id).parallel_env, illegal="replace")
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **given: parallel_to_aec(made(**given))))


@pytest.mark.parametrize("id", EVERY_GAME)
def test_rendering(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(family(id).env)
    assert "eat A" in capsys.readouterr().out


@pytest.mark.parametrize("id", EVERY_GAME)
def test_the_benchmark_runs(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(family(id).env())
    assert "turns per second" in capsys.readouterr().out


# ---------------------------------------------------------------- our own promises


def legal(observed: dict[str, np.ndarray]) -> list[int]:
    return [int(number) for number in np.flatnonzero(observed["action_mask"])]


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_a_game_to_its_end(id: str, seats: int) -> None:
    """Who is asked has choices, who is not may only wait; all end together, with payoffs that add up to zero."""
    env = family(id).env(seats=seats)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in env.agent_iter():
        observed, _, ended, cut, info = env.last()
        assert info == {}
        assert not cut
        if ended:
            assert legal(observed) == [0]
            assert set(env.terminations.values()) == {True}
            if len(env.agents) == seats:
                assert sum(env.rewards.values()) == pytest.approx(0)
            env.step(None)
            continue
        assert 0 not in legal(observed)
        for other in env.agents:
            asked = env.unwrapped.seat_of[other] in env.unwrapped.desk.asked()
            assert (legal(env.observe(other)) == [0]) == (not asked)
        env.step(int(rng.choice(legal(observed))))
    assert env.agents == []


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_choices_made_together_do_not_disturb_each_other(id: str, seats: int) -> None:
    """In a parallel step every seat that was asked is still asked when its turn to be carried out comes."""
    env = family(id).parallel_env(seats=seats)
    observed, _ = env.reset(seed=7)
    rng = np.random.default_rng(7)
    together = 0
    while env.agents:
        desk = env.desk
        asked = desk.asked().copy()
        together += len(asked) > 1
        before = desk.decisions
        actions = {agent: int(rng.choice(legal(observed[agent]))) for agent in env.agents}
        observed, rewards, ended, _, _ = env.step(actions)
        assert desk.decisions == before + len(asked)
    assert set(ended.values()) == {True}
    assert sum(rewards.values()) == pytest.approx(0)
    assert together or id == "novatus", "nobody ever chose at the same time"


def test_illegal_actions() -> None:
    """Refused by default, lost or replaced on request."""
    made = family("prestidigitators")
    env = made.env()
    env.reset(seed=1)
    with pytest.raises(Refusal, match=r"is not legal for seat \d now.*DP-"):
        env.step(1)
    assert env.unwrapped.desk.decisions == 0
    env = made.raw_env(illegal="lose")
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(1)
    assert env.rewards[offender] == -1
    assert set(env.terminations.values()) == {True}
    env = made.raw_env(illegal="replace")
    env.reset(seed=1)
    env.step(1)
    assert env.desk.decisions == 1
    with pytest.raises(SpellhallError, match="no policy 'shrug'"):
        made.env(illegal="shrug")
    both = made.parallel_env()
    both.reset(seed=1)
    with pytest.raises(SpellhallError, match="no action for seat_1"):
        both.step({"seat_0": 0})
    waiting = 1 - both.desk.asked()[0]
    actions: dict[str, Any] = {f"seat_{both.desk.asked()[0]}": both.desk.legal(both.desk.asked()[0])[0]}
    with pytest.raises(Refusal, match="nothing is asked of seat"):
        both.step({**actions, f"seat_{waiting}": 3})
    assert both.desk.decisions == 0


def test_truncation() -> None:
    env = family("mathwiz").env(max_cycles=3)
    env.reset(seed=2)
    steps = 0
    for agent in env.agent_iter():
        observed, reward, ended, cut, _ = env.last()
        assert not ended
        if cut:
            assert reward == 0
            env.step(None)
            continue
        env.step(legal(observed)[0])
        steps += 1
        assert agent in env.possible_agents
    assert steps == 6


def test_turns_are_taken_as_often_as_asked_for() -> None:
    env = family(EVERY_GAME[0]).raw_env()
    env.reset(seed=1)
    turns = env.agent_iter(3)
    for _ in range(2):  # PettingZoo's own can be gone through again, too
        taken = 0
        for agent in turns:
            assert agent == env.agent_selection
            env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
            taken += 1
        assert taken == 3
    observed, reward, ended, cut, info = env.last(observe=False)
    assert (observed, reward, ended, cut, info) == (None, 0.0, False, False, {})


@pytest.mark.parametrize("id", EVERY_GAME)
def test_picking_gives_what_the_mask_allows(id: str) -> None:
    env = family(id).env()
    env.reset(seed=1)
    for _ in range(5):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        picked = {env.pick((place + 0.5) / len(legal)) for place in range(len(legal))}
        assert picked == set(legal.tolist())
        env.step(env.pick(0.99))
