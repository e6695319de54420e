"""Positions of whole games, described by traits, with how the game ended: what a network of values learns from."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from spellhall.bots.base import NO_HURRY
from spellhall.bots.levels import knowledge_of
from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded
from spellhall.lab.contestants import make_contestant

ALIKE = 0.7  # share of games in which all seats are played by the same member of the league
SLIPS = 0.04  # chance of a random choice, so that mistakes are seen, too


@dataclass(frozen=True)
class Gathering:
    """Games to be played by one process: `league` are the bots that take part, each as likely as it is named."""

    game: str
    seats: int
    league: tuple[str, ...]
    seed: str
    seconds: float
    games: int  # no more than so many
    path: str


def gather(task: Gathering) -> int:
    """Play for a while and write a file with the position at the beginning of every turn; returns the games played."""
    game = find_game(task.game)
    knows = knowledge_of(game)
    setup = game.setup(task.seats)
    luck = random.Random(task.seed)
    rows: list[list[list[int]]] = []
    promised: list[list[float]] = []
    results: list[list[float]] = []
    whose: list[int] = []
    until = time.monotonic() + task.seconds
    number = 0
    while number < task.games and (number == 0 or time.monotonic() < until):
        names = [luck.choice(task.league) for _ in range(task.seats)]
        if luck.random() < ALIKE:
            names = names[:1] * task.seats
        bots = [make_contestant(name, game, f"{task.seed}/{number}/{seat}") for seat, name in enumerate(names)]
        state = game.start_quietly(setup, Seeded(f"values/{task.seed}/{number}"))
        turn, first = state.turn, len(rows)
        while state.outcome is None:
            if state.turn != turn and knows.settled(state):
                turn = state.turn
                rows.append(knows.traits(state))
                promised.append(knows.promises(state))
            seat = game.waiting(state)[0]
            view, decision = game.view_for(state, seat), game.decision_for(state, seat)
            if len(decision.choices) > 1 and luck.random() < SLIPS:
                choice = luck.choice(game.computer_choices(view, decision.choices))
            else:
                choice = bots[seat].choose(view, decision, NO_HURRY)
            game.apply_owned(state, seat, choice)
        added = len(rows) - first
        results += [knows.ended(state)] * added
        whose += [number] * added
        number += 1
    write(Path(task.path), rows, promised, results, whose)
    return number


def write(
    path: Path, rows: list[list[list[int]]], promised: list[list[float]], results: list[list[float]], whose: list[int]
) -> None:
    """Whole or not at all."""
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.savez_compressed(
            file,
            rows=np.array(rows, np.uint8),
            promised=np.array(promised, np.float32),
            results=np.array(results, np.float32),
            whose=np.array(whose, np.int32),
        )
    draft.replace(path)


@dataclass
class Pairs:
    """Two seats of one position each, and whether the first came out ahead (1), level (½) or behind (0)."""

    ours: np.ndarray
    theirs: np.ndarray
    ahead: np.ndarray
    promised: np.ndarray  # the same by hand, as a chance
    games: np.ndarray  # the number of the game, so that a game is either learned from or tested with


def read_pairs(paths: list[Path]) -> Pairs:
    """All pairs of seats in all positions of these files."""
    parts: list[tuple[np.ndarray, ...]] = []
    before = 0
    for path in paths:
        with np.load(path) as held:
            rows, results, promised, whose = held["rows"], held["results"], held["promised"], held["whose"]
        if not len(rows):
            continue
        for one in range(rows.shape[1]):
            for other in range(one + 1, rows.shape[1]):
                ahead = (np.sign(results[:, one] - results[:, other]) + 1) / 2
                by_hand = np.clip((promised[:, one] - promised[:, other] + 1) / 2, 1e-4, 1 - 1e-4)
                parts.append((rows[:, one], rows[:, other], ahead, by_hand, whose + before))
        before += int(whose.max()) + 1
    ours, theirs, ahead, promised, games = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Pairs(ours, theirs, ahead.astype(np.float32), promised, games)
