"""PettingZoo environments: AEC (one seat after another) and Parallel (all seats at once).

The mask is in `observation["action_mask"]`, always and only there; infos are empty. Whoever must choose at the same
time as others is asked in rising order and sees nothing of their choices. All agents terminate together, when the
game is over; they are truncated together after `max_cycles`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import repeat
from sys import maxsize
from typing import Any

import numpy as np
from gymnasium import spaces

from spellhall.encoding.match import REFUSE, whole_number
from spellhall.envs import need
from spellhall.envs.core import Desk, Keeping
from spellhall.kernel.errors import SpellhallError

need("pettingzoo")

from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

RENDER_MODES = ["human", "ansi"]


def agent_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def shown(desk: Desk, mode: str | None) -> str | None:
    """Prints or returns the spectators' table."""
    if mode is None:
        return None
    if mode not in RENDER_MODES:
        raise SpellhallError(f"There is no render mode '{mode}'; there are {', '.join(RENDER_MODES)}.")
    if mode == "ansi":
        return desk.picture()
    print(desk.picture())
    return None


class Turns(Iterable[str]):
    """Whose turn it is, again and again until all agents are gone: as PettingZoo's own, but quicker."""

    def __init__(self, env: AECEnv[str, Any, Any], most: int) -> None:
        self.env = env
        self.most = most

    def __iter__(self) -> Iterator[str]:
        env = self.env
        for _ in repeat(None, min(self.most, maxsize)):
            if not env.agents:
                return
            yield env.agent_selection


class TurnEnv(Keeping, AECEnv[str, Any, Any]):
    """One agent acts at a time: always a seat that is asked something."""

    changing = (
        "agents",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "infos",
        "agent_selection",
        "_skip_agent_selection",
    )

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        cards: Any = None,
    ) -> None:
        super().__init__()
        self.desk = Desk(game, seats, options, illegal, cards=cards)
        self.state_space = self.desk.everything_box()
        self.metadata = {"name": self.desk.id, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.desk.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.desk.masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.desk.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []

    def __str__(self) -> str:
        return self.desk.id

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.desk.asked()[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self.desk.observation(self.seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        act = self.desk.act  # it is no method of the desk's class, and quicker to call in two steps
        asked = act(self.seat_of[agent], action)
        if asked >= 0 and self.max_cycles is None:
            self.agent_selection = self.possible_agents[asked]
        else:
            self.conclude(asked)

    def conclude(self, asked: int) -> None:
        """The game may be over, or cut off. Before that nobody has any reward."""
        if asked < 0:
            self.rewards = dict(zip(self.possible_agents, self.desk.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        elif self.max_cycles is not None and self.desk.decisions >= self.max_cycles * self.desk.seats:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asked]

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        return Turns(self, max_iter)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        look = self.desk.observation
        return (
            look(self.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def pick(self, share: float) -> int:
        """The choice at a share, from 0 to 1, of those that the mask allows the agent whose turn it is: with a random
        share a random one, found without a search through the mask."""
        return self.desk.pick(self.seat_of[self.agent_selection], share)

    def state(self) -> np.ndarray:
        """What all seats see together, for a central critic while it trains."""
        return self.desk.everything()

    def render(self) -> str | None:
        return shown(self.desk, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class TableEnv(Keeping, ParallelEnv[str, Any, Any]):
    """All agents act in every step: who is asked chooses, who is not waits (action 0)."""

    changing = ("agents", "cycles")

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_cycles: int | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        cards: Any = None,
    ) -> None:
        self.desk = Desk(game, seats, options, illegal, cards=cards)
        self.state_space = self.desk.everything_box()
        self.metadata = {"name": self.desk.id, "render_modes": RENDER_MODES}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.desk.seats)
        self.observation_spaces = {agent: self.desk.masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.desk.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.cycles = 0

    def __str__(self) -> str:
        return self.desk.id

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.desk.reset(seed)
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Any]:
        return {agent: self.desk.observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        agents = self.agents
        if not agents:
            raise SpellhallError("The game is over; reset the environment first.")
        self.act(actions)
        self.cycles += 1
        done = self.desk.done
        late = not done and self.max_cycles is not None and self.cycles >= self.max_cycles
        observed = self.observations()
        rewards = dict(zip(agents, self.desk.results(), strict=True))
        if done or late:
            self.agents = []
        ended, cut = dict.fromkeys(agents, done), dict.fromkeys(agents, late)
        return observed, rewards, ended, cut, {agent: {} for agent in agents}

    def act(self, actions: dict[str, Any]) -> None:
        """Everybody's action at once. All are checked before the first is carried out."""
        desk = self.desk
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise SpellhallError(f"Every agent acts in every step (0 to wait); there is no action for {missing[0]}.")
        asked = desk.asked().copy()
        numbers = [whole_number(actions[agent]) for agent in self.possible_agents]
        if desk.illegal == REFUSE:
            for seat, number in enumerate(numbers):
                if seat in asked or number != 0:
                    desk.choice(seat, number)
        for seat in asked:
            if not desk.done and seat in desk.asked():
                desk.act(seat, numbers[seat])

    def state(self) -> np.ndarray:
        """What all seats see together, for a central critic while it trains."""
        return self.desk.everything()

    def render(self) -> str | None:
        return shown(self.desk, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Family:
    """What a PettingZoo module offers: `env`, `raw_env` and `parallel_env`, here for one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **settings: Any) -> TurnEnv:
        """The AEC environment itself."""
        return TurnEnv(self.game, **settings)

    def env(self, **settings: Any) -> Any:
        """The AEC environment, which complains if it is used out of order."""
        return OrderEnforcingWrapper(TurnEnv(self.game, **settings))

    def parallel_env(self, **settings: Any) -> TableEnv:
        return TableEnv(self.game, **settings)
