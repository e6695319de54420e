"""Attacks on what nobody may know or do: a bot's luck, sealed choices in the numbers, files, and empty chairs."""

from __future__ import annotations

import asyncio
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import METRICS, HallProcess

from hall.lines import Line, two_players
from spellhall.bots.base import Clock
from spellhall.bots.roster import make_bot
from spellhall.hall.botseats import bot_luck
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage
from spellhall.table import entries as log
from spellhall.table.table import created


async def entries_of(folder: Path, table: str) -> list[log.AnyEntry]:
    storage = Storage(Settings(data=str(folder)))
    await storage.open()
    found = [log.entry_from_text(text) for _, text in await storage.entries(table)]
    await storage.close()
    return found


def test_a_bots_luck_cannot_be_counted(hall: HallProcess) -> None:
    """Whoever knows the table, the number of the choice and the seat must not know what `random` will do."""
    made = hall.table(game="novatus", sit=False, bots=["random", "random"])
    end = time.monotonic() + 60
    while (entries := asyncio.run(entries_of(hall.data, made["table"])))[-1].at and len(entries) < 40:
        assert time.monotonic() < end
    assert isinstance(entries[0], log.Created)
    table = created(entries[0])
    guessed = known = free = 0
    for entry in entries[1:40]:
        if isinstance(entry, log.Chose) and len(table.decisions[entry.seat].choices) > 1:
            number = table.data.number
            free += 1
            view = table.game.view_for(table.state, entry.seat).to_json()
            luck = bot_luck(table.data.seed, number, entry.seat, view)
            guessed += chosen(table, entry.seat, f"{made['table']}/{number}/{entry.seat}") == entry.choice
            known += chosen(table, entry.seat, luck) == entry.choice
        table.take(entry)
    assert free >= 8
    assert known == free, "with the seed of the match, which is told at its end, it can be checked"
    assert guessed < free


def chosen(table: Any, seat: int, seed: str) -> str:
    view = table.game.view_for(table.state, seat)
    choice = make_bot("random", table.game, seed).choose(view, table.decisions[seat], Clock(milliseconds=1000))
    return str(table.game.write_choice(table.setup, choice))


def test_the_numbers_are_not_for_everybody(hall: HallProcess, folder: Path) -> None:
    assert hall.call("GET", "/metrics")[0] == 403
    assert hall.call("GET", "/metrics", token="guess")[0] == 403
    assert hall.call("GET", "/metrics", token=METRICS)[0] == 200
    closed = HallProcess(folder, extra={"SPELLHALL_METRICS_TOKEN": ""})
    closed.start()
    try:
        assert closed.call("GET", "/metrics")[0] == 404
        assert closed.call("GET", "/metrics", token=METRICS)[0] == 404
    finally:
        closed.kill()


def test_the_numbers_do_not_show_a_sealed_choice(folder: Path) -> None:
    """Choose and choose again in secret: what is told of it moves in tens."""
    hall = HallProcess(folder)
    hall.start()
    try:
        _, one, _ = two_players(hall)
        before = telling(hall)
        seen = {before}
        for _ in range(25):
            one.do(do="say", phrase="hello")
            seen.add(telling(hall))
        assert 2 <= len(seen) <= 7
    finally:
        hall.kill()


def telling(hall: HallProcess) -> tuple[str, ...]:
    text = str(hall.call("GET", "/metrics", token=METRICS)[1])
    return tuple(line for line in text.splitlines() if "accept" in line or "commits" in line or "refused" in line)


def test_nobody_else_can_read_the_files(folder: Path) -> None:
    (folder / "old").mkdir(mode=0o755)
    (folder / "old" / "hall.sqlite3").touch(mode=0o644)
    for data in (folder / "new" / "hall", folder / "old"):
        asyncio.run(opened(data))
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        files = list(data.glob("hall.sqlite3*"))
        assert files
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


async def opened(data: Path) -> None:
    storage = Storage(Settings(data=str(data)))
    await storage.open()
    assert await storage.count() == 0
    modes = {stat.S_IMODE(file.stat().st_mode) for file in data.glob("hall.sqlite3*")}
    assert modes == {0o600}, "also the files beside it, while it is open"
    await storage.close()


def test_a_folder_for_everybody_stays_one(folder: Path) -> None:
    folder.chmod(0o777 | stat.S_ISVTX)
    asyncio.run(opened(folder))
    asyncio.run(opened(folder))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o777 | stat.S_ISVTX


# ---------------------------------------------------------------- empty chairs


@pytest.fixture
def quick(folder: Path) -> Any:
    hall = HallProcess(folder, extra={"SPELLHALL_GRACE": "3"})
    hall.start()
    yield hall
    hall.kill()


def test_nobody_is_away_a_moment_after_their_socket_closed(hall: HallProcess) -> None:
    _, one, two = two_players(hall)
    two.close()
    answer = one.do(do="bot", seat=1, bot="greedy")
    assert answer["code"] == "not_now"
    assert "a moment ago" in answer["text"]


def test_nobody_is_away_who_plays_over_http(quick: HallProcess) -> None:
    made = quick.table()
    other = quick.sit(made["table"])
    host = Line(quick, made["table"], made["token"])
    host.until("welcome")
    path = f"/api/tables/{made['table']}"
    end = time.monotonic() + 8  # longer than anybody who does nothing counts as here
    while time.monotonic() < end:
        assert quick.call("GET", path, token=other["token"])[0] == 200
        assert host.do(do="bot", seat=1, bot="greedy")["code"] == "not_now"
        time.sleep(0.3)
    while (answer := host.do(do="bot", seat=1, bot="greedy"))["type"] != "done":
        assert answer["code"] == "not_now"
        time.sleep(0.2)
    assert time.monotonic() - end > 2


def test_the_agreed_time_counts_if_it_is_longer(quick: HallProcess) -> None:
    _, one, two = two_players(quick, clock={"absent": 600})
    two.close()
    end = time.monotonic() + 5
    while time.monotonic() < end:
        assert one.do(do="bot", seat=1, bot="greedy")["code"] == "not_now"
        time.sleep(0.5)
