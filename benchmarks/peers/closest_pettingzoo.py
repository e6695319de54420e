"""Closest Product as a PettingZoo AEC environment: bare, and in PettingZoo's usual wrappers with observations."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from measure import CHECK_GAMES, CHECK_SEED, microseconds, play_in_turn, rate, report, seconds_given
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rules import OBSERVED, Checksum, Closest, Dice

DICE = Dice(CHECK_SEED)


class Env(AECEnv):  # type: ignore[misc]
    metadata = {"name": "closest_product_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(self) -> None:
        self.possible_agents = ["player_0", "player_1"]
        self.render_mode = None
        box = spaces.Box(0, 200, (OBSERVED,), np.int32)
        both = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (121,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {agent: spaces.Discrete(121) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.closest = Closest(DICE)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(121, np.int8)
        if seat == self.closest.seat():
            mask[self.closest.legal(seat)] = 1
        return {"observation": np.array(self.closest.observation(seat), np.int32), "action_mask": mask}

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0
        self.closest.apply(self.possible_agents.index(agent), action)
        if self.closest.over:
            mine, theirs = self.closest.won
            self.rewards = {"player_0": mine - theirs, "player_1": theirs - mine}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
        self.agent_selection = self.possible_agents[self.closest.seat()]
        self._accumulate_rewards()


def play_bare(env: Env, check: Checksum | None = None) -> int:
    env.reset()
    decisions = 0
    while not env.closest.over:
        choices = env.closest.legal(env.closest.seat())
        if check is not None:
            check.add(len(choices))
        env.step(choices[DICE.below(len(choices))])
        decisions += 1
    if check is not None:
        for score in env.closest.won:
            check.add(score)
    return decisions


def play_wrapped(env: Any) -> int:
    env.reset()
    return play_in_turn(env, DICE.below)


def main() -> None:
    seconds = seconds_given()
    env, check = Env(), Checksum()
    for _ in range(CHECK_GAMES):
        play_bare(env, check)
    wrapped = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(Env(), illegal_reward=-1))
    )
    env.reset()
    report(
        name="PettingZoo AEC",
        check=check.value,
        rate=rate(lambda _: play_bare(env), seconds),
        look=rate(lambda _: play_wrapped(wrapped), seconds),
        clone_us=microseconds(lambda: copy.deepcopy(env), seconds / 3),
    )


if __name__ == "__main__":
    main()
