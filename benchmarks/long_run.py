"""The long runs that are too long for every commit: `make long` (compiled).

Thousands of random games for every game and seat count must end by a clause; greedy must beat random in mirrored
games; no level may make a silly play in whole games. Prints one line for each, and fails if a promise is broken.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from spellhall.bots.base import Clock
from spellhall.bots.blunders import blunders_of
from spellhall.bots.levels import LEVELS
from spellhall.bots.roster import make_bot
from spellhall.cli.shared import compiled
from spellhall.games import all_games
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.lab.simulate import simulate

PLAYOUTS = 16  # of levels that search, while they are watched


def silly_plays(game: GameDefinition[Any], level: str, games: int) -> list[str]:
    """What a level did in whole games against itself that its game's list calls a blunder."""
    listed = blunders_of(game)
    setup = game.setup(2)
    found: list[str] = []
    for number in range(games):
        bots = [make_bot(level, game, f"silly/{number}/{seat}") for seat in range(2)]
        state = game.start_quietly(setup, Seeded(f"silly/{number}"))
        while state.outcome is None:
            seat = game.waiting(state)[0]
            view, decision = game.view_for(state, seat), game.decision_for(state, seat)
            choice = bots[seat].choose(view, decision, Clock(iterations=PLAYOUTS))
            name = listed.name(view, choice, decision.choices)
            if name and not all(listed.name(view, other, decision.choices) for other in decision.choices):
                found.append(f"game {number}, {game.write_choice(setup, choice)}: {name}")
            game.apply_owned(state, seat, choice)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=10_000, help="random games per game and seat count")
    parser.add_argument("--mirrored", type=int, default=2_000, help="mirrored games of greedy against random")
    parser.add_argument("--silly", type=int, default=20, help="whole games of each level, watched for silly plays")
    parser.add_argument("--only", default="", help="one game")
    given = parser.parse_args()
    print(f"engine {'compiled' if compiled() else 'not compiled'}")
    broken = 0
    for game in all_games():
        if given.only and game.id != given.only:
            continue
        for seats in game.seat_counts if given.random else ():
            began = time.perf_counter()
            result = simulate(game, game.setup(seats), given.random, ["random"] * seats, "long")
            ended = ", ".join(f"{clause} {games}" for clause, games in result["ended_by"].items())
            known = all(clause in game.book for clause in result["ended_by"])
            broken += not known
            length = result["length"]["decisions"]
            print(f"{game.id} {seats} seats: {given.random} random games ended by {ended}; {length} decisions", end="")
            print(f"; {time.perf_counter() - began:.0f} s", flush=True)
        if given.mirrored:
            result = simulate(game, game.setup(2), given.mirrored, ["greedy", "random"], "long", mirrored=True)
            row = result["results"][0]
            score = (row["wins"] + row["draws"] / 2) / given.mirrored
            broken += score < 0.9
            print(f"{game.id}: greedy scores {score:.2%} of {given.mirrored} mirrored games against random", end="")
            print(f" ({row['wins']} wins, {row['draws']} draws; {result['seconds']:.0f} s)", flush=True)
        for level in LEVELS if given.silly else ():
            found = silly_plays(game, level, given.silly)
            broken += len(found)
            print(f"{game.id}: {level} made {len(found)} silly plays in {given.silly} games {found[:3]}", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
