"""How much faster simulate, arena and the strength card are with two processes: `make bench-peers`.

Wall time of the same work with one process and with two, compiled; results do not depend on it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks.forms import json_of
from spellhall.cli.shared import compiled
from spellhall.games import game as find_game
from spellhall.lab.arena import Arena, Deal, play_deal
from spellhall.lab.contestants import make_contestant
from spellhall.lab.crews import crew
from spellhall.lab.simulate import simulate
from spellhall.lab.strength import SEED


def simulated(jobs: int) -> None:
    game = find_game("mathwiz")
    simulate(game, game.setup(2), 300, ["greedy", "random"], "cores", jobs=jobs)


def held(jobs: int) -> None:
    game = find_game("mathwiz")
    Arena(game, game.setup(2), ["archmage@60it", "greedy"], "cores").run(12, jobs)


def strengthened(jobs: int) -> None:
    """Deals as the strength card is made of."""
    game = find_game("mathwiz")
    setup = game.setup_to_json(game.setup(2))
    deals = [Deal(setup, ["archmage@60it", "greedy"], [0, 1], SEED, number, make_contestant) for number in range(10)]
    with crew(jobs) as workers:
        list(workers.in_order(play_deal, deals))


WORK: dict[str, Callable[[int], None]] = {"simulate": simulated, "arena": held, "strength": strengthened}


def timed(work: Callable[[int], None], jobs: int) -> float:
    began = time.perf_counter()
    work(jobs)
    return time.perf_counter() - began


def measured(rounds: int) -> dict[str, Any]:
    """Seconds with one process and with two, the best of some rounds, compiled, in a process of its own."""
    return json_of("compiled", "benchmarks.cores", str(rounds))


def show(found: dict[str, Any]) -> None:
    print("Wall time with one process and with two, compiled")
    for name, (one, two) in found["seconds"].items():
        print(f"{name:12}{one:>8.1f} s{two:>8.1f} s   {one / two:.2f}× as fast")


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    seconds = {}
    for name, work in WORK.items():
        turns = [[timed(work, jobs) for jobs in (1, 2)] for _ in range(rounds)]
        seconds[name] = [min(turn[at] for turn in turns) for at in (0, 1)]
    print(json.dumps({"compiled": compiled(), "seconds": seconds}))


if __name__ == "__main__":
    main()
