"""Many Gymnasium environments at once, in worker processes that write into shared memory.

Observations, masks, rewards and ends lie in arrays that all processes share; only one word per step goes through a
pipe. A game that has ended is begun anew with the next step, as Gymnasium's NEXT_STEP mode says.
"""

from __future__ import annotations

import json
import multiprocessing
from ctypes import c_double, c_float, c_int8, c_int64
from multiprocessing.connection import Connection
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from spellhall.encoding.many import Field
from spellhall.envs.core import Named, cards_text, inside, whole_numbers
from spellhall.envs.single import SeatEnv
from spellhall.kernel.errors import SpellhallError

KeptVector = tuple[list[Any], Any] | None
"""The state of every environment, and which of them have ended."""

Described = tuple[list[np.ndarray], list[np.ndarray]]
"""For each environment the numbers of its legal choices, and a row of features for each of them."""

NOTHING: Described = ([], [])


class Shared:
    """The arrays of all environments."""

    def __init__(self, memory: list[Any], number: int, length: int, size: int) -> None:
        self.observations = np.frombuffer(memory[0], np.float32).reshape(number, length)
        self.masks = np.frombuffer(memory[1], np.int8).reshape(number, size)
        self.rewards = np.frombuffer(memory[2], np.float64)
        self.ended = np.frombuffer(memory[3], np.int8)
        self.actions = np.frombuffer(memory[4], np.int64)
        self.seeds = np.frombuffer(memory[5], np.int64)  # -1: no seed given


def allotted(number: int, length: int, size: int) -> list[Any]:
    """Raw shared memory for so many environments."""
    context = multiprocessing.get_context("spawn")
    return [
        context.RawArray(c_float, number * length),
        context.RawArray(c_int8, number * size),
        context.RawArray(c_double, number),
        context.RawArray(c_int8, number),
        context.RawArray(c_int64, number),
        context.RawArray(c_int64, number),
    ]


def work(
    pipe: Connection, settings: dict[str, Any], memory: list[Any], shape: tuple[int, int, int], own: tuple[int, int]
) -> None:
    """A worker: its environments, from one place to another, are reset or stepped whenever a word comes."""
    shared = Shared(memory, *shape)
    places = range(*own)
    envs = [SeatEnv(**settings) for _ in places]
    field = Field(envs[0].desk.encoding, [env.desk.match for env in envs], envs[0].glance)
    while (word := pipe.recv()) != "close":
        try:
            if word == "get":
                pipe.send([env.get_state() for env in envs])
                continue
            if word == "set":
                for env, kept in zip(envs, pipe.recv(), strict=True):
                    env.set_state(kept)
                pipe.send(("", look(field, envs, shared, slice(*own))))
                continue
            for place, env in zip(places, envs, strict=True):
                one_step(env, place, shared, word == "reset")
            pipe.send(("", look(field, envs, shared, slice(*own))))
        except SpellhallError as error:
            pipe.send((str(error), NOTHING))


def one_step(env: SeatEnv, place: int, shared: Shared, anew: bool) -> None:
    reward, ended = 0.0, False
    if anew or shared.ended[place]:
        seed = int(shared.seeds[place]) if anew else -1
        env.begin(None if seed < 0 else seed)
    else:
        reward, ended = env.advance(shared.actions[place])
    shared.rewards[place] = reward
    shared.ended[place] = ended


def look(field: Field, envs: list[SeatEnv], shared: Shared, rows: slice) -> Described:
    """Write what all learners of a worker see, in one go. With a glance, gives what they may choose, one by one."""
    field.look([env.seat for env in envs])
    seen = np.frombuffer(field.features(), np.uint8).reshape(len(envs), -1)
    length = field.encoding.length
    np.multiply(seen, envs[0].desk.scale, out=shared.observations[rows, :length])
    shared.masks[rows] = np.frombuffer(field.masks(), np.int8).reshape(len(envs), -1)
    glance = field.glance
    if glance is None:
        return NOTHING
    noticed = np.frombuffer(field.glances(), np.uint8).reshape(len(envs), -1)
    np.multiply(noticed, envs[0].glance_scale, out=shared.observations[rows, length:])
    described = np.frombuffer(field.described(), np.uint8).reshape(-1, glance.choice_length) * envs[0].choice_scale
    ends = np.cumsum(np.frombuffer(field.counts(), np.int32))[:-1]
    return np.split(np.frombuffer(field.legal(), np.int32).copy(), ends), np.split(described, ends)


class SeatVectorEnv(Named, gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`number` games against bots, shared out among `workers` processes. Settings are those of SeatEnv."""

    def __init__(self, number: int, workers: int = 2, **settings: Any) -> None:
        if not 1 <= workers <= number:
            raise SpellhallError(f"{number} environments cannot be shared out among {workers} workers.")
        model = SeatEnv(**settings)
        told = json.loads(cards_text(model.desk.game.id, settings.get("cards")) or "null")
        self.settings = {**settings, "cards": told}
        self.begun = False  # whether there are games to look at
        self.num_envs = number
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = model.observation_space
        self.single_action_space = model.action_space
        self.observation_space = batch_space(model.observation_space, number)
        self.action_space = batch_space(model.action_space, number)
        self.glance = model.glance
        self.described: Described = NOTHING
        noticed = 0 if model.glance is None else model.glance.length
        shape = (number, model.desk.encoding.length + noticed, model.desk.encoding.size)
        memory = allotted(*shape)
        self.shared = Shared(memory, *shape)
        self.encoding = model.desk.encoding
        self.illegal = model.desk.illegal
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for worker in range(workers):
            here, there = context.Pipe()
            own = (worker * number // workers, (worker + 1) * number // workers)
            process = context.Process(target=work, args=(there, self.settings, memory, shape, own), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def __reduce__(self) -> Any:
        return vector_again, (self.num_envs, len(self.pipes), self.settings, self.get_state())

    def __deepcopy__(self, known: Any) -> SeatVectorEnv:
        again, given = self.__reduce__()
        twin: SeatVectorEnv = again(*given)
        return twin

    def __copy__(self) -> SeatVectorEnv:
        return self.__deepcopy__({})

    def get_state(self) -> KeptVector:
        """Where all games stand, to come back to; None before the first. Bots that are programs cannot be kept."""
        if not self.begun:
            return None
        for pipe in self.pipes:
            pipe.send("get")
        kept = [one for pipe in self.pipes for one in pipe.recv()]
        return kept, self.shared.ended.copy()

    def set_state(self, kept: KeptVector) -> tuple[Any, dict[str, Any]] | None:
        """Go back to where environments of the same settings stood, and look at them."""
        if kept is None:
            return None
        states, ended = kept
        if len(states) != self.num_envs:
            raise SpellhallError(f"This state is one of {len(states)} environments, but here are {self.num_envs}.")
        workers = len(self.pipes)
        for worker, pipe in enumerate(self.pipes):
            first, last = worker * self.num_envs // workers, (worker + 1) * self.num_envs // workers
            pipe.send("set")
            pipe.send(states[first:last])
        self.heard()
        self.begun = True
        self.shared.ended[:] = ended
        return self.shared.observations.copy(), self.info()

    def tell(self, word: str) -> None:
        """All workers do something; the first complaint is raised."""
        for pipe in self.pipes:
            pipe.send(word)
        self.heard()

    def heard(self) -> None:
        """Wait until all workers have done it."""
        heard = [pipe.recv() for pipe in self.pipes]
        for complaint, _ in heard:
            if complaint:
                raise SpellhallError(complaint)
        legal = [numbers for _, described in heard for numbers in described[0]]
        self.described = legal, [rows for _, described in heard for rows in described[1]]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """One seed for all (the second environment gets the next number, and so on), or one for each."""
        if isinstance(seed, int):
            seed = [seed + place for place in range(self.num_envs)]
        self.shared.seeds[:] = -1 if seed is None else [-1 if one is None else one for one in seed]
        self.tell("reset")
        self.begun = True
        return self.shared.observations.copy(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        shared = self.shared
        chosen = inside(whole_numbers(actions, self.num_envs), self.encoding)
        legal = shared.masks[np.arange(self.num_envs), chosen] > 0
        wrong = np.flatnonzero(~legal & (shared.ended == 0))
        if self.illegal == "refuse" and len(wrong):
            place = int(wrong[0])
            raise SpellhallError(
                f"Choice {chosen[place]} is not legal in environment {place}; nothing was carried out."
            )
        shared.actions[:] = chosen
        self.tell("step")
        cut = np.zeros(self.num_envs, bool)
        return shared.observations.copy(), shared.rewards.copy(), shared.ended.astype(bool), cut, self.info()

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.shared.masks.copy()}
        if self.glance is not None:
            info["legal"], info["choices"] = self.described
        return info

    def close_extras(self, **ignored: Any) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            pipe.send("close")
            process.join(timeout=5)
        self.pipes = []


def vector_again(number: int, workers: int, settings: dict[str, Any], kept: KeptVector) -> SeatVectorEnv:
    """Environments that were copied or pickled, with workers of their own."""
    made = SeatVectorEnv(number, workers, **settings)
    made.set_state(kept)
    return made
