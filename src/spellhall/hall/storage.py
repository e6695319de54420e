"""Storage: every accepted entry is one row (table, number), and that row is what makes it accepted.

All changes go through one writer per process, which commits whatever has gathered while the last commit was on its way
(group commit): each caller waits for the disk, but they wait together. A number that another process has used already
is not an error of the batch; its caller alone is told that it came too late.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, event, func, select, text, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as lite_insert
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spellhall.hall import schema
from spellhall.hall.private import make_private
from spellhall.hall.settings import Settings
from spellhall.hall.writing import CHANNEL, LiteWriter, PostgresWriter, Row, Write, Writer, as_json, careful

BATCH = 400
BYTES = 512 * 1024  # of entries in one batch; whoever brings more waits for the next
AT_ONCE = 500  # tables that one question names
TABLES = ("open", "playing", "over")  # phases of rows that are tables
BIG = 32 * 1024  # an entry of this size waits until the small ones are in


__all__ = ["CHANNEL", "Row", "Storage", "StorageFailed", "Write"]


NOTED = "ON CONFLICT (table_id, seat) DO UPDATE SET until = excluded.until"
PRESENT = f"""INSERT INTO presence (table_id, seat, until)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), :until FROM json_each(:rows) WHERE true {NOTED}"""
PG_PRESENT = f"""INSERT INTO presence (table_id, seat, until)
SELECT given.*, CAST(:until AS bigint) FROM unnest(CAST(:tables AS text[]), CAST(:seats AS int[])) AS given {NOTED}"""


class Storage:
    """The database of a hall."""

    def __init__(self, settings: Settings) -> None:
        self.postgres = settings.postgres
        self.url = settings.url
        if self.postgres:
            self.engine: AsyncEngine = create_async_engine(self.url, pool_size=6, max_overflow=4, pool_pre_ping=True)
            self.writer: Writer = PostgresWriter(self.url)
        else:
            path = self.file
            make_private(path)
            self.engine = create_async_engine(self.url, connect_args={"timeout": 20})
            event.listen(self.engine.sync_engine, "connect", lambda made, _: careful(made, settings.sqlite_pages))
            self.writer = LiteWriter(path, settings.sqlite_pages)
        self.queue: list[tuple[Write, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

    @property
    def file(self) -> Path:
        """Where a SQLite database lies."""
        return Path(make_url(self.url).database or "hall.sqlite3")

    # ------------------------------------------------------------ opening

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate, self.postgres)
        self.task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what still waits, then let go of the database."""
        while self.queue:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.writer.close()
        await self.engine.dispose()

    # ------------------------------------------------------------ writing

    async def write(self, change: Write) -> bool:
        """Store an entry. True: it is on the disk. False: that number was taken by somebody else."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.append((change, done))
        self.wake.set()
        return await done

    async def _write_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.queue:
                batch, self.queue = next_batch(self.queue)
                batch.sort(key=lambda pair: pair[0].key)  # one order for all: no deadlock
                try:
                    accepted = await self.writer.write([change for change, _ in batch])
                    self.commits += 1
                except Exception as error:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(StorageFailed(str(error)))
                    continue
                for change, done in batch:
                    if not done.done():
                        done.set_result(change.key in accepted)

    # ------------------------------------------------------------ reading

    async def entries(self, table_id: str, after: int = 0) -> list[tuple[int, str]]:
        """The entries of a table after a number."""
        wanted = (
            select(schema.entries.c.number, schema.entries.c.data)
            .where(schema.entries.c.table_id == table_id, schema.entries.c.number > after)
            .order_by(schema.entries.c.number)
        )
        async with self.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(wanted)]

    async def checkpoint(self, table_id: str) -> tuple[int, str] | None:
        wanted = select(schema.checkpoints.c.number, schema.checkpoints.c.data)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted.where(schema.checkpoints.c.table_id == table_id))).first()
        return None if found is None else (found[0], found[1])

    async def row(self, table_id: str) -> Row | None:
        return await self._one(select(schema.tables).where(schema.tables.c.id == table_id))

    async def by_code(self, code: str) -> Row | None:
        return await self._one(select(schema.tables).where(schema.tables.c.code == code))

    async def _one(self, wanted: Any) -> Row | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().first()
        return None if found is None else dict(found)

    async def lobby(self, limit: int) -> list[str]:
        """The newest public tables that are not over."""
        wanted = (
            select(schema.tables.c.id)
            .where(schema.tables.c.public, schema.tables.c.phase != "over")
            .order_by(schema.tables.c.created.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(wanted)]

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one())

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Tables whose time has come; a tournament that goes on is due, too, but is no table."""
        row = schema.tables.c
        wanted = select(row.id).where(row.due <= now, row.phase.in_(TABLES)).order_by(row.due).limit(limit)
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(wanted)]

    async def statistics(self) -> list[Row]:
        """How the finished games ended, summed up."""
        one = schema.results.c
        wanted = select(
            one.game, one.seats, one.how, one.clause, func.count().label("games"), func.avg(one.steps).label("steps")
        ).group_by(one.game, one.seats, one.how, one.clause)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    # ------------------------------------------------------------ claims and presence

    async def claim(self, table_id: str, number: int, seat: int, holder: str, now: int, until: int) -> bool:
        """Whether this process is the one that plays a bot's decision."""
        make = (pg_insert if self.postgres else lite_insert)(schema.claims)
        values = {"table_id": table_id, "number": number, "seat": seat, "holder": holder, "until": until}
        wanted = (
            make.values(values)
            .on_conflict_do_update(
                index_elements=["table_id", "number", "seat"],
                set_={"holder": holder, "until": until},
                where=(schema.claims.c.until < now) | (schema.claims.c.holder == holder),
            )
            .returning(schema.claims.c.holder)
        )
        async with self.engine.begin() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def put_off(self, later: list[tuple[str, int]], now: int) -> None:
        """Look at these tables later, unless somebody has given them another time meanwhile."""
        if later:
            tables = schema.tables.c
            wanted = (
                update(schema.tables)
                .where(tables.id == bindparam("which"), tables.due <= now)
                .values(due=bindparam("moment"))
            )
            async with self.engine.begin() as connection:
                await connection.execute(wanted, [{"which": id, "moment": due} for id, due in sorted(later)])

    async def present(self, seats: Iterable[tuple[str, int]], until: int) -> None:
        """Note who is connected to this process."""
        rows = sorted(seats)
        if not rows:
            return
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text("SET LOCAL synchronous_commit TO off"))  # nobody was promised anything
                tables, numbers = [row[0] for row in rows], [row[1] for row in rows]
                await connection.execute(text(PG_PRESENT), {"tables": tables, "seats": numbers, "until": until})
            else:
                await connection.execute(text(PRESENT), {"rows": as_json(rows), "until": until})

    async def all_present(self, now: int, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        """Who is connected to any process, at these tables: until when that is known to hold, by table and seat."""
        one = schema.presence.c
        out: dict[str, dict[int, int]] = {}
        async with self.engine.connect() as connection:
            for first in range(0, len(tables), AT_ONCE):
                which = one.table_id.in_(tables[first : first + AT_ONCE])
                wanted = select(one.table_id, one.seat, one.until).where(one.until > now, which)
                for found, seat, until in await connection.execute(wanted):
                    out.setdefault(str(found), {})[int(seat)] = int(until)
        return out

    async def last_seen(self, table_id: str, seat: int) -> int:
        one = schema.presence.c
        wanted = select(one.until).where(one.table_id == table_id, one.seat == seat)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar() or 0


class StorageFailed(Exception):
    """The database did not take a change: a full disk, a lost connection."""


Waiting = list[tuple[Write, asyncio.Future[bool]]]


def next_batch(queue: Waiting) -> tuple[Waiting, Waiting]:
    """What is written next, and what waits on: small entries first, and never more than a disk takes at once."""
    if len(queue) <= BATCH and all(change.size < BIG for change, _ in queue):
        return queue, []
    batch: Waiting = []
    total = 0
    small = [pair for pair in queue if pair[0].size < BIG]
    for pair in [*small, *(pair for pair in queue if pair[0].size >= BIG)]:
        if len(batch) < BATCH and (not batch or total + pair[0].size <= BYTES):
            batch.append(pair)
            total += pair[0].size
    chosen = {id(pair) for pair in batch}
    return batch, [pair for pair in queue if id(pair) not in chosen]


def migrate(connection: Connection, postgres: bool) -> None:
    """Apply the migrations; processes that start together do it one after the other."""
    if postgres:
        connection.execute(text("SELECT pg_advisory_xact_lock(7355608)"))
    else:
        connection.execute(text("BEGIN IMMEDIATE"))
    config = Config()
    config.set_main_option("script_location", "spellhall.hall:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
