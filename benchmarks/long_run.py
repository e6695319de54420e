"""The long runs that are too long for every commit: `make long` (compiled).

Thousands of random games for every game and seat count must end by a clause; greedy must beat random in mirrored
games. Prints one line for each, and fails if a promise is broken.
"""

from __future__ import annotations

import argparse
import sys
import time

from spellhall.cli.shared import compiled
from spellhall.games import all_games
from spellhall.lab.simulate import simulate


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=10_000, help="random games per game and seat count")
    parser.add_argument("--mirrored", type=int, default=2_000, help="mirrored games of greedy against random")
    parser.add_argument("--only", default="", help="one game")
    given = parser.parse_args()
    print(f"engine {'compiled' if compiled() else 'not compiled'}")
    broken = 0
    for game in all_games():
        if given.only and game.id != given.only:
            continue
        for seats in game.seat_counts:
            began = time.perf_counter()
            result = simulate(game, game.setup(seats), given.random, ["random"] * seats, "long")
            ended = ", ".join(f"{clause} {games}" for clause, games in result["ended_by"].items())
            known = all(clause in game.book for clause in result["ended_by"])
            broken += not known
            length = result["length"]["decisions"]
            print(f"{game.id} {seats} seats: {given.random} random games ended by {ended}; {length} decisions", end="")
            print(f"; {time.perf_counter() - began:.0f} s", flush=True)
        result = simulate(game, game.setup(2), given.mirrored, ["greedy", "random"], "long", mirrored=True)
        row = result["results"][0]
        score = (row["wins"] + row["draws"] / 2) / given.mirrored
        broken += score < 0.9
        print(f"{game.id}: greedy scores {score:.2%} of {given.mirrored} mirrored games against random", end="")
        print(f" ({row['wins']} wins, {row['draws']} draws; {result['seconds']:.0f} s)", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
