"""Storage: every accepted entry is one row (table, number), and that row is what makes it accepted.

All changes go through one writer per process, which commits whatever has gathered while the last commit was on its way
(group commit): each caller waits for the disk, but they wait together. A number that another process has used already
is not an error of the batch; its caller alone is told that it came too late.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as lite_insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spellhall.hall import schema
from spellhall.hall.settings import Settings

BATCH = 400
CHANNEL = "spellhall_tables"
Row = dict[str, Any]


class Write(msgspec.Struct):
    """What one accepted request changes; all of it, or nothing."""

    table_id: str
    number: int
    data: str
    new: Row | None = None  # the row of a new table
    row: Row | None = None  # changed columns of the table's row: phase, due, touched
    checkpoint: str = ""
    result: Row | None = None


class Storage:
    """The database of a hall."""

    def __init__(self, settings: Settings) -> None:
        self.postgres = settings.postgres
        self.url = settings.url
        if self.postgres:
            self.engine: AsyncEngine = create_async_engine(self.url, pool_size=6, max_overflow=4, pool_pre_ping=True)
        else:
            path = make_url(self.url).database
            if path:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(self.url, connect_args={"timeout": 20})
            event.listen(self.engine.sync_engine, "connect", lambda made, _: careful(made, settings.sqlite_pages))
            # the writer has a thread and a connection of its own: one hand-over for a whole batch
            plain = make_url(self.url).set(drivername="sqlite+pysqlite")
            self.lite = create_engine(plain, connect_args={"timeout": 20, "check_same_thread": False})
            event.listen(self.lite, "connect", lambda made, _: careful(made, settings.sqlite_pages))
            self.thread = ThreadPoolExecutor(1, "writer")
        self.queue: list[tuple[Write, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0

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
        await self.engine.dispose()
        if not self.postgres:
            self.thread.shutdown()
            self.lite.dispose()

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
                batch, self.queue = self.queue[:BATCH], self.queue[BATCH:]
                batch.sort(key=lambda pair: (pair[0].table_id, pair[0].number))  # one order for all: no deadlock
                try:
                    accepted = await self._write_all([change for change, _ in batch])
                    self.commits += 1
                except Exception as error:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(StorageFailed(str(error)))
                    continue
                for change, done in batch:
                    if not done.done():
                        done.set_result((change.table_id, change.number) in accepted)

    async def _write_all(self, batch: list[Write]) -> set[tuple[str, int]]:
        """One transaction; when this returns, it is on the disk."""
        if self.postgres:
            async with self.engine.begin() as connection:
                return await connection.run_sync(self._write_batch, batch)
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write_sqlite, batch)

    def _write_sqlite(self, batch: list[Write]) -> set[tuple[str, int]]:
        with self.lite.begin() as connection:
            return self._write_batch(connection, batch)

    def _write_batch(self, connection: Connection, batch: list[Write]) -> set[tuple[str, int]]:
        make = pg_insert if self.postgres else lite_insert
        fresh = [change.new for change in batch if change.new is not None]
        if fresh:
            connection.execute(insert(schema.tables), fresh)
        accepted = None if self.postgres else all_at_once(connection, batch)
        if accepted is None:
            accepted = self._one_by_one(connection, batch)
        taken = [change for change in batch if (change.table_id, change.number) in accepted]
        for change in taken:
            if change.row is not None:
                connection.execute(
                    update(schema.tables).where(schema.tables.c.id == change.table_id).values(**change.row)
                )
            if change.result is not None:
                connection.execute(make(schema.results).on_conflict_do_nothing(), [change.result])
        points = [
            {"table_id": each.table_id, "number": each.number, "data": each.checkpoint}
            for each in taken
            if each.checkpoint
        ]
        if points:
            upsert = make(schema.checkpoints)
            connection.execute(
                upsert.on_conflict_do_update(
                    index_elements=["table_id"], set_={"number": upsert.excluded.number, "data": upsert.excluded.data}
                ),
                points,
            )
        if self.postgres:
            self._notify(connection, taken)
        return accepted

    def _one_by_one(self, connection: Connection, batch: list[Write]) -> set[tuple[str, int]]:
        """Store what is not taken yet, and learn which entries that were."""
        make = pg_insert if self.postgres else lite_insert
        rows = [{"table_id": each.table_id, "number": each.number, "data": each.data} for each in batch]
        stored = connection.execute(
            make(schema.entries).on_conflict_do_nothing().returning(schema.entries.c.table_id, schema.entries.c.number),
            rows,
        )
        return {(row[0], row[1]) for row in stored}

    def _notify(self, connection: Connection, taken: list[Write]) -> None:
        """Tell the other processes, as part of the same transaction, which tables have moved on."""
        words = [f"{change.table_id}:{change.number}" for change in taken]
        for at in range(0, len(words), 150):
            payload = " ".join(words[at : at + 150])
            connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})

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
        wanted = select(schema.tables.c.id).where(schema.tables.c.due <= now).order_by(schema.tables.c.due).limit(limit)
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

    # ------------------------------------------------------------ claims, presence, housekeeping

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

    async def put_off(self, table_id: str, due: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(due=due))

    async def present(self, seats: Iterable[tuple[str, int]], until: int) -> None:
        """Note who is connected to this process."""
        rows = [{"table_id": table_id, "seat": seat, "until": until} for table_id, seat in sorted(seats)]
        if rows:
            make = (pg_insert if self.postgres else lite_insert)(schema.presence)
            upsert = make.on_conflict_do_update(
                index_elements=["table_id", "seat"], set_={"until": make.excluded.until}
            )
            async with self.engine.begin() as connection:
                await connection.execute(upsert, rows)

    async def last_seen(self, table_id: str, seat: int) -> int:
        one = schema.presence.c
        wanted = select(one.until).where(one.table_id == table_id, one.seat == seat)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar() or 0

    async def clean(self, now: int, keep_days: int) -> int:
        """Delete tables that nobody has touched for a long time, and claims that have lapsed."""
        old = select(schema.tables.c.id).where(schema.tables.c.touched < now - keep_days * 86_400_000)
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.claims).where(schema.claims.c.until < now - 60_000))
            gone = [row[0] for row in await connection.execute(old.limit(500))]
            for part in (schema.entries, schema.checkpoints, schema.presence):
                await connection.execute(delete(part).where(part.c.table_id.in_(gone)))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(gone)))
        return len(gone)


class StorageFailed(Exception):
    """The database did not take a change: a full disk, a lost connection."""


ALL_AT_ONCE = """INSERT INTO entries (table_id, number, data)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"""


def all_at_once(connection: Connection, batch: list[Write]) -> set[tuple[str, int]] | None:
    """SQLite: a whole batch as one statement, so that the writer's thread waits for its turn only once.

    None: some number of the batch is taken, and nothing was stored yet.
    """
    rows = msgspec.json.encode([(each.table_id, each.number, each.data) for each in batch]).decode()
    try:
        connection.exec_driver_sql(ALL_AT_ONCE, (rows,))
    except IntegrityError:
        return None
    return {(each.table_id, each.number) for each in batch}


def careful(connection: Any, pages: int) -> None:
    """SQLite: write ahead, and onto the disk before anybody is told; with a quota if one is set."""
    cursor = connection.cursor()
    for line in ("busy_timeout=20000", "journal_mode=WAL", "synchronous=FULL", "cache_size=-16000"):
        cursor.execute(f"PRAGMA {line}")
    if pages:
        cursor.execute(f"PRAGMA max_page_count={pages}")
    cursor.close()


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
