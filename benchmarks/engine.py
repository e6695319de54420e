"""How fast the engine is: decisions, views, clones and imagined worlds, for every game present.

Decisions are random play (legal list, choose, apply in place). The figures of one run are best compared with each
other, as the ratios beside them: machines differ and are noisy. `python benchmarks/engine.py [--seconds S] [--json]`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

from spellhall.cli.shared import compiled
from spellhall.games import all_games
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition


def random_play(game: GameDefinition[Any], seats: int, seconds: float, look: bool) -> tuple[int, float, dict[str, Any]]:
    """Decisions made, processor seconds used, and how long legal lists were."""
    setup = game.setup(seats)
    rng = random.Random(seats)
    decisions = 0
    kinds: dict[str, list[int]] = {}  # for every kind of decision: how many, choices in all, longest list
    number = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.start_quietly(setup, Seeded(f"bench{number}"))
        number += 1
        while state.outcome is None:
            seat = game.waiting(state)[0]
            choices = game.legal(state, seat)
            if look:
                game.view_for(state, seat)
            kind = kinds.setdefault(type(state.stack[-1]).__name__, [0, 0, 0])
            kind[0] += 1
            kind[1] += len(choices)
            kind[2] = max(kind[2], len(choices))
            game.apply_owned(state, seat, choices[int(rng.random() * len(choices))])
            decisions += 1
    lists: dict[str, Any] = {
        "longest": max(longest for _, _, longest in kinds.values()),
        "mean": round(sum(total for _, total, _ in kinds.values()) / decisions, 1),
        "kinds": {
            name: {"mean": round(total / many, 1), "longest": longest} for name, (many, total, longest) in kinds.items()
        },
    }
    return decisions, time.process_time() - began, lists


def middle_state(game: GameDefinition[Any], seats: int) -> Any:
    """A state from the middle of a random game."""
    rng = random.Random(1)
    states = []
    state = game.start_quietly(game.setup(seats), Seeded("middle"))
    while state.outcome is None:
        states.append(state.clone())
        seat = game.waiting(state)[0]
        choices = game.legal(state, seat)
        game.apply_owned(state, seat, choices[int(rng.random() * len(choices))])
    return states[len(states) // 2]


def microseconds(task: Callable[[], object], seconds: float) -> float:
    """Processor time of one call."""
    calls = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(50):
            task()
        calls += 50
    return 1e6 * (time.process_time() - began) / calls


def measure(game: GameDefinition[Any], seats: int, seconds: float) -> dict[str, Any]:
    plain, plain_time, lists = random_play(game, seats, seconds, look=False)
    looked, looked_time, _ = random_play(game, seats, seconds, look=True)
    state = middle_state(game, seats)
    seat = game.waiting(state)[0]
    view = game.view_for(state, seat)
    chance = Seeded("bench")
    return {
        "game": game.id,
        "seats": seats,
        "decisions_per_second": round(plain / plain_time),
        "with_view_per_second": round(looked / looked_time),
        "clone_us": round(microseconds(state.clone, seconds / 3), 2),
        "view_us": round(microseconds(lambda: game.view_for(state, seat), seconds / 3), 2),
        "imagine_us": round(microseconds(lambda: game.imagine(view, chance), seconds / 3), 2),
        "legal_list": lists,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rows = [
        measure(game, seats, given.seconds)
        for game in all_games()
        for seats in sorted({game.seat_counts[0], game.seat_counts[-1]})
    ]
    if given.json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))
        return
    print(f"engine {'compiled' if compiled() else 'not compiled'}; one core, processor time")
    print(f"{'game':18}{'seats':>5}{'decisions/s':>13}{'with view/s':>13}{'ratio':>7}{'clone µs':>10}", end="")
    print(f"{'view µs':>9}{'imagine µs':>12}{'legal list: mean, longest':>28}")
    for row in rows:
        ratio = row["with_view_per_second"] / row["decisions_per_second"]
        lists = f"{row['legal_list']['mean']}, {row['legal_list']['longest']}"
        print(f"{row['game']:18}{row['seats']:>5}{row['decisions_per_second']:>13,}", end="")
        print(f"{row['with_view_per_second']:>13,}{ratio:>7.2f}{row['clone_us']:>10.2f}", end="")
        print(f"{row['view_us']:>9.2f}{row['imagine_us']:>12.2f}{lists:>28}")
    print("\nlegal lists by kind of decision (mean, longest):")
    for row in rows:
        kinds = row["legal_list"]["kinds"].items()
        print(f"{row['game']} {row['seats']}: " + "; ".join(f"{k} {v['mean']}, {v['longest']}" for k, v in kinds))


if __name__ == "__main__":
    main()
