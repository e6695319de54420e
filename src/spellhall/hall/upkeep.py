"""Putting away tables that nobody needs any more, so carefully that nothing in play can ever be among them.

A table goes only after all of this: its *last entry* is `keep_days` old; it was then marked; and the hall has been
running for another week in which no process had the table in memory. That week is not read from a clock: it is the sum
of the short pauses between two rounds of upkeep. So no jump of the clock makes it pass, and after a jump nothing is
marked or deleted for a week at all.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, text, update

from spellhall.hall import schema
from spellhall.hall.logs import note
from spellhall.hall.storage import Storage

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
WEEK = 7 * DAY
PAUSE = 10 * MINUTE  # a longer one between two rounds was no running: the hall stood still, or the clock jumped
REST = 60 * MINUTE  # of running before the first mark after such a pause
AT_ONCE = 20  # tables in one round; whoever plays meanwhile waits for it

COUNT = """INSERT INTO upkeep (id, running, seen, quiet) VALUES (1, 0, :now, :rest)
ON CONFLICT (id) DO UPDATE SET
running = upkeep.running + CASE WHEN :now - upkeep.seen BETWEEN 0 AND :pause THEN :now - upkeep.seen ELSE 0 END,
quiet = CASE WHEN :jumped = 1 THEN upkeep.running + :week
WHEN :now - upkeep.seen NOT BETWEEN -60000 AND :pause AND upkeep.quiet < upkeep.running + :rest
THEN upkeep.running + :rest
ELSE upkeep.quiet END,
seen = :now RETURNING running, quiet"""


class Dated(msgspec.Struct):
    """Any entry, of a table or of a class."""

    at: int


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """A clock that nobody sets, and that goes on while the machine sleeps, where there is one."""
    kind = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(kind) // 1_000_000


class Upkeep:
    """One process's part in it."""

    def __init__(
        self, storage: Storage, keep_days: int, wall: Callable[[], int] = wall_ms, steady: Callable[[], int] = steady_ms
    ) -> None:
        self.storage = storage
        self.keep = keep_days * DAY
        self.wall = wall
        self.steady = steady
        self.last = wall(), steady()

    async def tidy(self, awake: set[str]) -> int:
        """One round; `awake` are the tables in this process's memory. Returns how many tables were deleted."""
        now, steady = self.wall(), self.steady()
        jumped = abs((now - self.last[0]) - (steady - self.last[1])) > MINUTE
        self.last = now, steady
        if jumped:
            note("clock_jumped")
        given = {"now": now, "jumped": int(jumped), "pause": PAUSE, "rest": REST, "week": WEEK}
        async with self.storage.engine.begin() as connection:
            running, quiet = (await connection.execute(text(COUNT), given)).one()
            await connection.execute(delete(schema.claims).where(schema.claims.c.until < now - MINUTE))
            if jumped:
                await connection.execute(delete(schema.marks))
            await unmark(connection, awake)
            if jumped or running < quiet:
                return 0
            gone = await self.delete_marked(connection, running - WEEK, now - self.keep)
            await self.mark(connection, awake, running, now - self.keep)
        return gone

    async def mark(self, connection: Any, awake: set[str], running: int, before: int) -> None:
        """Mark what has been still for long; the last entry says so, not the row of the table."""
        tables, marks = schema.tables.c, schema.marks.c
        known = select(marks.table_id)
        wanted = select(tables.id).where(tables.touched < before, tables.id.not_in(known)).order_by(tables.touched)
        for (id,) in (await connection.execute(wanted.limit(AT_ONCE))).all():
            last = await last_entry(connection, id)
            if last >= before:
                await connection.execute(update(schema.tables).where(tables.id == id).values(touched=last))
            elif id not in awake:
                await connection.execute(insert(schema.marks), [{"table_id": id, "since": running}])

    async def delete_marked(self, connection: Any, since: int, before: int) -> int:
        """Delete what was marked long ago and is as still as it was then."""
        marks = schema.marks.c
        ripe = select(marks.table_id).where(marks.since <= since).order_by(marks.since).limit(AT_ONCE)
        gone = 0
        for (id,) in (await connection.execute(ripe)).all():
            taken = await connection.execute(delete(schema.marks).where(marks.table_id == id, marks.since <= since))
            if taken.rowcount and await last_entry(connection, id) < before:
                for part in (schema.entries, schema.checkpoints, schema.presence):
                    await connection.execute(delete(part).where(part.c.table_id == id))
                await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
                gone += 1
        return gone


async def unmark(connection: Any, awake: set[str]) -> None:
    """What somebody has in memory is needed."""
    marked = [row[0] for row in await connection.execute(select(schema.marks.c.table_id))]
    needed = [id for id in marked if id in awake]
    if needed:
        await connection.execute(delete(schema.marks).where(schema.marks.c.table_id.in_(needed)))


async def last_entry(connection: Any, id: str) -> int:
    """When the last entry of a table was accepted; 0 if it has none."""
    entries = schema.entries.c
    wanted = select(entries.data).where(entries.table_id == id).order_by(entries.number.desc()).limit(1)
    data = (await connection.execute(wanted)).scalar()
    return 0 if data is None else msgspec.json.decode(data, type=Dated).at


async def keep(storage: Storage, id: str) -> None:
    """A table is read into memory: take its mark away. If it is being deleted at this moment, wait for that."""
    async with storage.engine.connect() as connection:
        wanted = select(schema.marks.c.since).where(schema.marks.c.table_id == id)
        if (await connection.execute(wanted)).first() is None:
            return
    async with storage.engine.begin() as connection:
        await connection.execute(delete(schema.marks).where(schema.marks.c.table_id == id))
