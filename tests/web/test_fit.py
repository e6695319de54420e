"""Everything that can be touched is in reach and nothing is cut, in whole random games, at seven sizes of the window.

`make fit STEPS=300` looks at 300 steps of every size; here a few late positions of every game stand for them, because
boards are fullest late.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess

from spellhall.games import game_ids
from web.fitting import MANNERS, TABLES, Watched, late, look
from web.harness import Player


@pytest.fixture
def watcher(player: Callable[..., Player]) -> Player:
    """Without flights: whatever moves is at its end when it is measured."""
    return player(reduced_motion="reduce")


@pytest.mark.parametrize("game", game_ids())
def test_late_in_a_game_everything_is_in_reach(game: str, hall: HallProcess, watcher: Player, tmp_path: Path) -> None:
    most = max(seats for each, seats in TABLES if each == game)
    problems: list[str] = []
    for seats, share in ((most, 0.6), (2, 0.85)):
        record, at = late(game, seats, share)
        table = Watched(hall, watcher, game, seats, random.Random(at), record=record, step=at)
        for step in range(2):
            table.seen()
            problems += look(watcher.page, f"{game} {seats} step {at + step}", tmp_path)
            if table.over():
                break
            table.step()
        watcher.page.set_viewport_size({"width": 1280, "height": 800} if seats == 2 else {"width": 390, "height": 844})
        watcher.check(f"{game} with {seats}")
        table.close()
    assert not problems, f"{tmp_path}\n" + "\n".join(problems)


@pytest.mark.parametrize("manner", ["french", "large"])
def test_in_french_and_in_large_text(
    manner: str, hall: HallProcess, player: Callable[..., Player], tmp_path: Path
) -> None:
    reader = player(reduced_motion="reduce", **MANNERS[manner])
    problems: list[str] = []
    for game in game_ids():
        record, at = late(game, 2, 0.85)
        table = Watched(hall, reader, game, 2, random.Random(at), record=record, step=at)
        problems += look(reader.page, f"{game} {manner} step {at}", tmp_path, [(1280, 800), (390, 844)])
        table.close()
    assert not problems, f"{tmp_path}\n" + "\n".join(problems)
