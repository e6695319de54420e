"""Steps per second with observation and mask: our environments beside RLCard's uno and leduc and PettingZoo's leduc.

All are measured in one run and one process, in turn, several times; the best slice of each counts, since whatever else
the machine does only slows things down. Choices are drawn at random from the legal ones.

    make bench-peers
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import rlcard
from pettingzoo.classic import leduc_holdem_v4

from spellhall.envs.core import Desk
from spellhall.envs.field import FieldEnv
from spellhall.envs.zoo import TurnEnv
from spellhall.games import game_ids
from spellhall.kernel import state as engine

Steps = Iterator[int]
"""Yields how many steps were made, for ever."""


def of_rlcard(name: str, rng: random.Random) -> Steps:
    """RLCard's own interface: a step gives the next state, which holds observation and legal actions."""
    env = rlcard.make(name)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            yield 1


def in_turn(env: Any, rng: random.Random) -> Steps:
    """Any AEC environment of PettingZoo."""
    while True:
        env.reset()
        for _ in env.agent_iter():
            observed, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                mask = observed["action_mask"].view(bool)  # found far quicker than among numbers, and not our matter
                legal = mask.nonzero()[0]
                env.step(legal[int(rng.random() * len(legal))])
                yield 1


def in_turn_picked(env: TurnEnv, rng: random.Random) -> Steps:
    """Our AEC environment when it is asked for a legal choice, as RLCard's states list theirs."""
    while True:
        env.reset()
        for _ in env.agent_iter():
            _observed, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(env.pick(rng.random()))
                yield 1


def at_desk(game: str, rng: random.Random) -> Steps:
    """Our core, as plain as RLCard's: arrays for the seat that is asked, and a number back."""
    desk = Desk(game)
    while True:
        desk.reset(None)
        while not desk.over:
            seat = desk.asked()[0]
            desk.array(seat)
            desk.mask_array(seat)
            desk.choose(seat, desk.pick(seat, rng.random()))
            yield 1


def on_field(game: str, rng: np.random.Generator, scaled: bool, number: int = 256) -> Steps:
    """Our field: many games in this one process, stepped together; every game's step counts as one. Observations are
    scaled to 0 to 1, or stay whole numbers (bytes), as RLCard's are."""
    field = FieldEnv(game, number, scaled=scaled)
    now = field.reset()
    while True:
        now = field.step(now.some(rng))
        yield number


def compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def slice_of(steps: Steps, seconds: float) -> float:
    """Steps per second of processor time: all contestants run in this one process, and the machine may be busy."""
    done = 0
    begun = time.process_time()
    until = begun + seconds
    while time.process_time() < until:
        for _ in range(50):
            done += next(steps)
    return done / (time.process_time() - begun)


def contestants() -> dict[str, Callable[[], Steps]]:
    rng = random.Random(1)
    out: dict[str, Callable[[], Steps]] = {
        "RLCard uno": lambda: of_rlcard("uno", rng),
        "RLCard leduc": lambda: of_rlcard("leduc-holdem", rng),
        "PettingZoo leduc": lambda: in_turn(leduc_holdem_v4.env(), rng),
    }
    for game in game_ids():
        out[f"spellhall {game}, field"] = lambda game=game: on_field(game, np.random.default_rng(1), False)
        out[f"spellhall {game}, field, scaled"] = lambda game=game: on_field(game, np.random.default_rng(1), True)
        out[f"spellhall {game}, core"] = lambda game=game: at_desk(game, rng)
        out[f"spellhall {game}, PettingZoo"] = lambda game=game: in_turn(TurnEnv(game), rng)
        out[f"spellhall {game}, PettingZoo, picked"] = lambda game=game: in_turn_picked(TurnEnv(game), rng)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    running = {name: make() for name, make in contestants().items()}
    best = dict.fromkeys(running, 0.0)
    for _ in range(given.rounds):
        for name, steps in running.items():
            best[name] = max(best[name], slice_of(steps, given.seconds))
    if given.json:
        print(json.dumps({"compiled": compiled(), "steps_per_second": best}))
        return
    print(f"engine {'compiled' if compiled() else 'not compiled'}; steps per second, with observation and mask")
    for name, speed in best.items():
        peers = {"uno": "RLCard uno", "RLCard's leduc": "RLCard leduc", "PettingZoo's leduc": "PettingZoo leduc"}
        times = "  ".join(f"{speed / best[peer]:5.1f} x {short}" for short, peer in peers.items())
        print(f"{name:36} {speed:9,.0f}  {times}")


if __name__ == "__main__":
    main()
