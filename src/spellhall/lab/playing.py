"""One game between bots, each of which is given its view and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from spellhall.bots.base import NO_HURRY, Bot
from spellhall.kernel.dealt import source_of
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.state import Choice
from spellhall.lab.timing import Times

Watcher = Callable[[Progress[Any]], None]
Recorder = Callable[[int, Choice | None, Progress[Any]], None]  # the seat and its choice; the deal has none


def play_out(
    game: GameDefinition[Any],
    setup: Setup,
    seed: str,
    bots: list[Bot],
    watch: Watcher | None = None,
    record: Recorder | None = None,
) -> tuple[Any, int]:
    """A game from its deal to its end: the final state and the number of decisions."""
    made = game.start(setup, source_of(seed))
    if record is not None:
        record(OUTSIDE, None, made)
    if watch is not None:
        watch(made)
    decisions = 0
    limit = game.bound(setup)
    while made.state.outcome is None:
        within(game, seed, decisions, limit)
        seat = game.waiting(made.state)[0]
        decision = game.decision_for(made.state, seat)
        choice = bots[seat].choose(game.view_for(made.state, seat), decision, NO_HURRY)
        made = game.apply(made.state, seat, choice)
        decisions += 1
        if record is not None:
            record(seat, choice, made)
        if watch is not None:
            watch(made)
    return made.state, decisions


def play_timed(game: GameDefinition[Any], setup: Setup, seed: str, bots: list[Bot], times: list[Times]) -> Any:
    """The same without events, and with the time that each seat took: the final state.

    A cheat, which only the lab can make, has a side door by which it is shown the true state.
    """
    doors = [getattr(bot, "show", None) for bot in bots]
    state = game.start_quietly(setup, source_of(seed))
    decisions = 0
    limit = game.bound(setup)
    while state.outcome is None:
        within(game, seed, decisions, limit)
        seat = game.waiting(state)[0]
        view = game.view_for(state, seat)
        decision = game.decision_for(state, seat)
        door = doors[seat]
        if door is not None:
            door(state)
        began = time.perf_counter()
        choice = bots[seat].choose(view, decision, NO_HURRY)
        times[seat].add(1000 * (time.perf_counter() - began))
        game.apply_owned(state, seat, choice)
        decisions += 1
    return state


def within(game: GameDefinition[Any], seed: str, decisions: int, limit: int) -> None:
    if decisions > limit:
        raise SpellhallError(f"{game.title}, seed {seed}: more than {limit} decisions, the declared bound.")
