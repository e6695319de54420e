"""PettingZoo's own classic games: random play with observations and masks."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
from measure import play_in_turn, rate, report, seconds_given


def play(env: Any, number: int, dice: np.random.Generator) -> int:
    env.reset(seed=number)
    return play_in_turn(env, lambda bound: int(dice.integers(bound)))


def main() -> None:
    dice = np.random.default_rng(1)
    for name in ("leduc_holdem_v4", "tictactoe_v3", "connect_four_v3"):
        env = import_module(f"pettingzoo.classic.{name}").env()
        report(name=f"PettingZoo {name}", look=rate(lambda number, e=env: play(e, number, dice), seconds_given()))


if __name__ == "__main__":
    main()
