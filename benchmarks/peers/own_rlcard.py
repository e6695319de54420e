"""RLCard's own games: random play with the observations that its environments always build."""

from __future__ import annotations

import random

import rlcard
from measure import rate, report, seconds_given


def main() -> None:
    dice = random.Random(1)
    for name in ("uno", "leduc-holdem", "gin-rummy"):
        env = rlcard.make(name, config={"seed": 1})

        def play(_: int, env: object = env) -> int:
            state, _player = env.reset()  # type: ignore[attr-defined]
            decisions = 0
            while not env.is_over():  # type: ignore[attr-defined]
                choices = list(state["legal_actions"])
                state, _player = env.step(choices[int(dice.random() * len(choices))])  # type: ignore[attr-defined]
                decisions += 1
            return decisions

        report(name=f"RLCard {name}, with observations", look=rate(play, seconds_given()))


if __name__ == "__main__":
    main()
