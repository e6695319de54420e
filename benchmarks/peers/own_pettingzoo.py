"""PettingZoo's own classic games: random play with observations and masks."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
from measure import rate, report, seconds_given


def play(env: Any, number: int, dice: Any) -> int:
    env.reset(seed=number)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        choices = np.flatnonzero(seen["action_mask"])
        env.step(int(choices[dice.integers(len(choices))]))
        decisions += 1
    return decisions


def main() -> None:
    dice = np.random.default_rng(1)
    for name in ("leduc_holdem_v4", "tictactoe_v3", "connect_four_v3"):
        env = import_module(f"pettingzoo.classic.{name}").env()
        report(name=f"PettingZoo {name}", look=rate(lambda number, e=env: play(e, number, dice), seconds_given()))


if __name__ == "__main__":
    main()
