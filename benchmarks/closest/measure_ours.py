"""Closest Product on our kernel: prints its figures as one line of JSON. Argument: processor seconds per figure."""

from __future__ import annotations

import json
import sys
import time

from benchmarks.closest import dice, ours
from spellhall.kernel import game as kernel_game
from spellhall.kernel.chance import Seeded


def rate(seconds: float, look: bool) -> float:
    game = ours.made()
    decisions = 0
    number = 0
    began = time.process_time()
    while True:
        decisions += dice.random_games(game, 20, number, look, True)[0]
        number += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions / spent


def clone_us(seconds: float) -> float:
    state = ours.made().start_quietly(ours.made().setup(2), Seeded("clone"))
    calls = 0
    began = time.process_time()
    while True:
        for _ in range(200):
            state.clone()
        calls += 200
        spent = time.process_time() - began
        if spent >= seconds:
            return 1e6 * spent / calls


def main() -> None:
    seconds = float(sys.argv[1])
    compiled = not str(kernel_game.__file__).endswith(".py")
    figures = {
        "name": f"Spellhall, {'compiled' if compiled else 'not compiled'}",
        "check": dice.random_games(ours.made(), 20, 7, False, True)[1],
        "rate": rate(seconds, False),
        "look": rate(seconds, True),
        "clone_us": clone_us(seconds / 3),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
