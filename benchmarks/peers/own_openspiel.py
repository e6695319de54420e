"""OpenSpiel's own C++ games, driven from Python: random play."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
from measure import rate, report, seconds_given


def play(game: Any, dice: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
            continue
        choices = state.legal_actions()
        state.apply_action(choices[int(dice.random() * len(choices))])
        decisions += 1
    return decisions


def main() -> None:
    dice = random.Random(1)
    for name in ("crazy_eights", "gin_rummy", "leduc_poker", "tic_tac_toe"):
        game = pyspiel.load_game(name)
        report(
            name=f"OpenSpiel {name}, C++ driven from Python",
            rate=rate(lambda _, g=game: play(g, dice), seconds_given()),
        )


if __name__ == "__main__":
    main()
