"""How fast the engine is, for every game and for Closest Product, in this process: one form, compiled or not.

Decisions are random play (legal list, choose, apply in place); with view, the acting seat's view is made before every
choice; with events, the step that checks, copies and tells is taken instead. All figures are processor time of one
core. `make bench` runs both forms in turn and compares them; by itself: python -m benchmarks.engine [--seconds S].
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

from benchmarks.closest import ours
from spellhall.bots.levels import knowledge_of
from spellhall.bots.searching.playouts import Timer, Worlds
from spellhall.bots.searching.tree import Tree
from spellhall.cli.shared import compiled
from spellhall.games import all_games
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition

Figures = dict[str, float]
HANDS = (7, 14, 28, 56)
TREES = (25, 100, 400)


def random_play(game: GameDefinition[Any], seats: int, seconds: float, kind: str) -> float:
    """Decisions per second of random games; kind: play, view or events."""
    setup = game.setup(seats)
    dice = random.Random(seats)
    decisions = number = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.start_quietly(setup, Seeded(f"bench{number}"))
        number += 1
        while state.outcome is None:
            seat = game.waiting(state)[0]
            choices = game.legal(state, seat)
            choice = choices[int(dice.random() * len(choices))]
            if kind == "events":
                state = game.apply(state, seat, choice).state
            else:
                if kind == "view":
                    game.view_for(state, seat)
                game.apply_owned(state, seat, choice)
            decisions += 1
    return decisions / spent


def middle_state(game: GameDefinition[Any], seats: int) -> Any:
    """A state from the middle of a random game, at which there is something to choose."""
    dice = random.Random(1)
    states = []
    state = game.start_quietly(game.setup(seats), Seeded("middle"))
    while state.outcome is None:
        seat = game.waiting(state)[0]
        choices = game.legal(state, seat)
        if len(choices) > 1:
            states.append(state.clone())
        game.apply_owned(state, seat, choices[int(dice.random() * len(choices))])
    return states[len(states) // 2]


def microseconds(task: Callable[[], object], seconds: float) -> float:
    """Processor time of one call."""
    calls = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(20):
            task()
        calls += 20
    return 1e6 * spent / calls


def searched(game: GameDefinition[Any], state: Any, seconds: float, iterations: int = 25) -> float:
    """Iterations per second of tree search from a state, in trees of so many iterations."""
    seat = game.waiting(state)[0]
    choices = game.legal(state, seat)
    view = game.view_for(state, seat)
    knows = knowledge_of(game)
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        chance = Seeded("search")
        knows.start(chance)
        tree = Tree(game, knows)
        tree.grow(Worlds(game, view, chance), choices, iterations, Timer(0))
        done += tree.iterations
    return done / spent


def measure(game: GameDefinition[Any], seats: int, seconds: float) -> Figures:
    state = middle_state(game, seats)
    seat = game.waiting(state)[0]
    view = game.view_for(state, seat)
    chance = Seeded("bench")
    return {
        "decisions": random_play(game, seats, seconds, "play"),
        "view": random_play(game, seats, seconds, "view"),
        "events": random_play(game, seats, seconds, "events"),
        "search": searched(game, state, seconds),
        "clone": microseconds(state.clone, seconds / 3),
        "imagine": microseconds(lambda: game.imagine(view, chance), seconds / 3),
    }


def by_hand(game: GameDefinition[Any], seconds: float) -> Figures:
    """Microseconds of a legal list for hands of several sizes."""
    out: Figures = {}
    for size in HANDS:
        state = game.start_quietly(game.setup(2), Seeded("hand"))
        seat = game.waiting(state)[0]
        hand = state.hands[seat]
        kinds = len(hand.counts)
        while hand.size < size:
            hand.add(hand.size % kinds)

        def listed(state: Any = state, seat: int = seat) -> None:
            state.forget()
            game.legal(state, seat)

        out[str(size)] = microseconds(listed, seconds)
    return out


def by_tree(game: GameDefinition[Any], seconds: float) -> Figures:
    """Iterations per second in trees of several sizes."""
    state = middle_state(game, 2)
    return {str(size): searched(game, state, seconds, size) for size in TREES}


def everything(seconds: float) -> dict[str, Any]:
    games: list[GameDefinition[Any]] = [ours.made(), *all_games()]
    return {
        "compiled": compiled(),
        "games": {f"{game.id} {seats}": measure(game, seats, seconds) for game in games for seats in game.seat_counts},
        "hands": {game.id: by_hand(game, seconds / 3) for game in games if game.id in ("closest", "mathwiz")},
        "trees": {game.id: by_tree(game, seconds) for game in games},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="per figure")
    given = parser.parse_args()
    print(json.dumps(everything(given.seconds)))


if __name__ == "__main__":
    main()
