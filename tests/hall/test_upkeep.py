"""Nothing that was acknowledged is thrown away: what the tidy-up deletes, when, and what it never touches."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess, Postgres
from sqlalchemy import text

from hall.lines import two_players
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write
from spellhall.hall.upkeep import DAY, MINUTE, PAUSE, WEEK, Upkeep, keep

ID = "table000001"
HOURS = 60 * MINUTE
START = 1_700_000_000_000


class Setting:
    """A database with one table, and clocks that the test sets."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.now = START
        self.steady = 0
        self.upkeep = self.process()

    def process(self) -> Upkeep:
        return Upkeep(self.storage, 30, lambda: self.now, lambda: self.steady)

    async def stand(self, last: int) -> None:
        """A table whose row was touched long ago and whose last entry is of another time."""
        row = {"id": ID, "code": "ABC", "game": "mathwiz", "public": False, "phase": "playing", "due": None}
        stored = await self.storage.write(Write(ID, 1, said(START), {**row, "touched": START, "created": START}))
        assert stored
        assert await self.storage.write(Write(ID, 2, said(last)))

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.steady += milliseconds

    async def run(self, milliseconds: int, awake: set[str] | None = None) -> int:
        """Let the hall run: rounds of upkeep, as far apart as they may be. Returns how many tables went."""
        gone = 0
        if milliseconds > 3 * HOURS:  # the same sum in one step
            async with self.storage.engine.begin() as connection:
                skipped = milliseconds - 2 * HOURS
                self.wait(skipped)
                changed = "UPDATE upkeep SET running = running + :more, seen = :now"
                await connection.execute(text(changed), {"more": skipped, "now": self.now})
                milliseconds -= skipped
        for _ in range(0, milliseconds, PAUSE):
            self.wait(PAUSE)
            gone += await self.upkeep.tidy(awake or set())
        return gone

    async def stands(self) -> bool:
        return bool(await self.storage.entries(ID)) and await self.storage.row(ID) is not None

    async def marked(self) -> bool:
        async with self.storage.engine.connect() as connection:
            return (await connection.execute(text("SELECT 1 FROM marks"))).first() is not None


def said(at: int) -> str:
    return f'{{"kind":"said","at":{at},"seat":0,"phrase":"hello"}}'


@pytest.fixture(params=["sqlite", "postgres"])
def play(folder: Path, postgres: Postgres, request: pytest.FixtureRequest) -> Callable[..., None]:
    url = postgres.database() if request.param == "postgres" else ""

    def run(test: Callable[[Setting], Awaitable[None]]) -> None:
        async def whole() -> None:
            storage = Storage(Settings(database_url=url, data=str(folder)))
            await storage.open()
            try:
                await test(Setting(storage))
            finally:
                await storage.close()

        asyncio.run(whole())

    return run


def test_the_last_entry_counts_and_not_the_row(play: Callable[..., None]) -> None:
    """The row says that nobody came for 40 days; the log knows better."""

    async def test(hall: Setting) -> None:
        await hall.stand(START + 39 * DAY)
        hall.wait(40 * DAY)
        await hall.upkeep.tidy(set())
        assert await hall.run(2 * 60 * MINUTE) == 0
        assert not await hall.marked()
        assert await hall.stands()

    play(test)


def test_a_table_is_marked_first_and_deleted_a_week_of_running_later(play: Callable[..., None]) -> None:
    async def test(hall: Setting) -> None:
        await hall.stand(START)
        hall.wait(40 * DAY)
        assert await hall.run(2 * 60 * MINUTE) == 0
        assert await hall.marked()
        hall.wait(30 * DAY)  # the hall is closed meanwhile: that is no week of running
        assert await hall.run(WEEK - 3 * 60 * MINUTE) == 0
        assert await hall.stands()
        assert await hall.run(DAY) == 1
        assert not await hall.stands()

    play(test)


def test_a_table_in_the_memory_of_any_process_stays(play: Callable[..., None]) -> None:
    async def test(hall: Setting) -> None:
        await hall.stand(START)
        hall.wait(40 * DAY)
        other = hall.process()
        await hall.run(2 * 60 * MINUTE)
        assert await hall.marked()
        await other.tidy({ID})
        assert not await hall.marked()
        for _ in range(9):
            await hall.run(DAY)
            await other.tidy({ID})  # the other process has it all the time, and it is the first that marks it
        assert await hall.stands()
        await hall.run(PAUSE)
        assert await hall.marked()
        await keep(hall.storage, ID)  # somebody opens it
        assert not await hall.marked()

    play(test)


def test_after_a_jump_of_the_clock_nothing_is_marked_or_deleted(play: Callable[..., None]) -> None:
    async def test(hall: Setting) -> None:
        await hall.stand(START)
        await hall.run(DAY)
        hall.now += 40 * DAY  # the clock jumps; no time has passed
        assert await hall.run(6 * DAY) == 0
        assert not await hall.marked()
        again = hall.process()  # a process that starts after the jump knows of it, too
        assert await again.tidy(set()) == 0
        assert not await hall.marked()
        hall.now -= 40 * DAY  # and it jumps back
        assert await hall.run(2 * WEEK) == 0
        assert await hall.stands()

    play(test)


def test_a_jump_forgets_the_marks(play: Callable[..., None]) -> None:
    async def test(hall: Setting) -> None:
        await hall.stand(START)
        hall.wait(40 * DAY)
        await hall.run(2 * 60 * MINUTE)
        assert await hall.marked()
        hall.now += 40 * DAY
        assert await hall.run(PAUSE) == 0
        assert not await hall.marked()
        assert await hall.stands()

    play(test)


def test_an_entry_for_a_table_that_is_gone_is_refused(folder: Path) -> None:
    """Whatever deleted it: nobody is told that a choice was accepted into nothing."""
    hall = HallProcess(folder)
    hall.start()
    try:
        made, one, two = two_players(hall)
        assert one.choose()["type"] == "done"
        with closing(sqlite3.connect(folder / "hall.sqlite3", timeout=20)) as lite:
            for part in ("entries", "checkpoints"):
                lite.execute(f"DELETE FROM {part} WHERE table_id = ?", (made["table"],))
            lite.execute("DELETE FROM tables WHERE id = ?", (made["table"],))
            lite.commit()
        answer = two.choose()
        assert answer["type"] == "error"
        assert answer["code"] == "missing"
        assert hall.call("GET", f"/api/tables/{made['table']}")[0] == 404
    finally:
        hall.kill()
