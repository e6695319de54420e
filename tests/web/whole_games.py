"""Whole random games of every game and number of players, watched from a seat at seven sizes: `make fit`."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess

from web.fitting import MANNERS, TABLES, Watched, fullest, late, look
from web.harness import Player

LOOKS = int(os.environ.get("SPELLHALL_FIT", "300"))
GAMES = max(1, LOOKS // 60)  # as many games are searched for the fullest positions
FEWER = 6  # in French and in large text, one look of so many is taken


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_are_in_reach(
    game: str, seats: int, manner: str, hall: HallProcess, player: Callable[..., Player], tmp_path: Path
) -> None:
    """Every look is at all seven sizes; looks are spread over the whole game, and further games follow.

    Once in every phase axe looks, too, at the size of a phone.
    """
    watcher = player(reduced_motion="reduce", **MANNERS[manner])
    looks = -(-LOOKS // len(TABLES) // (FEWER if MANNERS[manner] else 1))
    problems: list[str] = []
    phases: set[str] = set() if manner == "plain" else {"all"}
    done = 0
    dice = random.Random(f"{game} {seats}")
    apart = max(1, len(late(game, seats, 1)[0].splitlines()) // looks)
    while done < looks:
        table = Watched(hall, watcher, game, seats, dice)
        step = 0
        while done < looks:
            if step % apart == 0 or table.over():
                table.seen()
                problems += look(watcher.page, f"{game} {seats} {manner} step {step}", tmp_path)
                done += 1
            if "all" not in phases and (now := table.phase()) not in phases:
                phases.add(now)
                table.seen()
                watcher.page.set_viewport_size({"width": 390, "height": 844})
                watcher.check(f"{game} {seats} {now}")
            if table.over():
                break
            table.step()
            step += 1
        table.close()
    assert not problems, f"{len(problems)}, pictures in {tmp_path}\n" + "\n".join(problems)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_fullest_positions_are_in_reach(
    game: str, seats: int, hall: HallProcess, player: Callable[..., Player], tmp_path: Path
) -> None:
    """One position of every phase, asked and waiting: the one with the most on the table."""
    watcher = player(reduced_motion="reduce")
    problems: list[str] = []
    for phase, (record, step) in fullest(game, seats, GAMES).items():
        table = Watched(hall, watcher, game, seats, random.Random(step), record=record, step=step)
        problems += look(watcher.page, f"{game} {seats} {phase} step {step}", tmp_path)
        table.close()
    assert not problems, f"{len(problems)}, pictures in {tmp_path}\n" + "\n".join(problems)
