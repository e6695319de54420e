"""What every script of a peer shares: play for some seconds of processor time, and print the figures as JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

CHECK_GAMES, CHECK_SEED = 20, 7


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions per processor second of `play(number of the game)`, which returns how many it made."""
    decisions = number = 0
    began = time.process_time()
    while True:
        decisions += play(number)
        number += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions / spent


def microseconds(task: Callable[[], Any], seconds: float) -> float:
    calls = 0
    began = time.process_time()
    while True:
        for _ in range(20):
            task()
        calls += 20
        spent = time.process_time() - began
        if spent >= seconds:
            return 1e6 * spent / calls


def play_in_turn(env: Any, below: Callable[[int], int]) -> int:
    """One game of an AEC environment of PettingZoo with observations and masks; how many decisions it had."""
    from numpy import flatnonzero  # not every peer has it

    decisions = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        choices = flatnonzero(seen["action_mask"])
        env.step(int(choices[below(len(choices))]))
        decisions += 1
    return decisions


def seconds_given() -> float:
    return float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def report(**figures: Any) -> None:
    print(json.dumps(figures), flush=True)
