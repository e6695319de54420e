"""Writers: a batch of accepted entries goes to the disk as one transaction, with as few statements as it takes.

An entry is stored only if its table stands and its number is free; both are checked by the very statement that stores
it. With SQLite a thread writes while the event loop goes on, and every statement costs that thread a turn at Python's
lock: an ordinary batch is therefore a single statement, which is its own transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

import asyncpg
import msgspec

from spellhall.hall.walfile import WalFile, begin_again

CHANNEL = "spellhall_tables"
Row = dict[str, Any]
Key = tuple[str, int]


class Write(msgspec.Struct):
    """What one accepted request changes; all of it, or nothing."""

    table_id: str
    number: int
    data: str
    new: Row | None = None  # the row of a new table
    row: Row | None = None  # changed columns of the table's row: phase and due (together), touched
    checkpoint: str = ""
    result: Row | None = None

    @property
    def key(self) -> Key:
        return self.table_id, self.number

    @property
    def size(self) -> int:
        return len(self.data) + len(self.checkpoint)


class Writer(Protocol):
    """Stores batches; each either wholly or, where a number is taken or a table gone, without those entries."""

    async def write(self, batch: list[Write]) -> set[Key]:
        """When this returns, what it names is on the disk."""

    async def close(self) -> None: ...


NEW = ("id", "code", "game", "public", "phase", "due", "touched", "created")
RESULT = ("table_id", "match", "game", "seats", "how", "clause", "ranks", "bots", "steps", "at")


def rows_of(batch: list[Write]) -> list[tuple[str, str | None, int | None, int]]:
    """What changes in the rows of tables: id, phase (none: it and due stay), due, touched."""
    changed: dict[str, tuple[str, str | None, int | None, int]] = {}
    for each in batch:
        if each.row is not None:
            old = changed.get(each.table_id, ("", None, None, 0))
            phase, due = (each.row["phase"], each.row["due"]) if "phase" in each.row else (old[1], old[2])
            changed[each.table_id] = (each.table_id, phase, due, each.row["touched"])
    return list(changed.values())


# ---------------------------------------------------------------- SQLite

STORE = """INSERT INTO entries (table_id, number, data)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = json_extract(value, '$[0]'))"""
STORE_FREE = f"{STORE} ON CONFLICT DO NOTHING RETURNING table_id, number"
STAND = f"INSERT INTO tables ({', '.join(NEW)}) VALUES ({', '.join('?' * len(NEW))})"
MOVE = """UPDATE tables SET phase = coalesce(json_extract(given.value, '$[1]'), phase),
due = CASE WHEN json_extract(given.value, '$[1]') IS NULL THEN due ELSE json_extract(given.value, '$[2]') END,
touched = json_extract(given.value, '$[3]') FROM json_each(?) AS given
WHERE tables.id = json_extract(given.value, '$[0]')"""
FINISH = f"""INSERT INTO results ({", ".join(f'"{name}"' for name in RESULT)})
VALUES ({", ".join("?" * len(RESULT))}) ON CONFLICT DO NOTHING"""
POINT = """INSERT INTO checkpoints (table_id, number, data)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
WHERE true
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data"""


def careful(connection: Any, pages: int, checkpoints: bool = False) -> None:
    """SQLite: write ahead, and onto the disk before anybody is told; with a quota if one is set.

    No connection of play ever copies the log back into the file; `walfile.py` does that elsewhere.
    """
    cursor = connection.cursor()
    for line in ("busy_timeout=20000", "journal_mode=WAL", "synchronous=FULL", "cache_size=-16000"):
        cursor.execute(f"PRAGMA {line}")
    if not checkpoints:
        cursor.execute("PRAGMA wal_autocheckpoint=0")
    if pages:
        cursor.execute(f"PRAGMA max_page_count={pages}")
    cursor.close()


PATIENCE = 20.0  # seconds that a writer waits for its turn
LOOK_AGAIN = 0.0002  # SQLite itself would sleep for up to a tenth of a second, five times a commit's length and more


def in_turn(connection: sqlite3.Connection, statement: str, given: Any = ()) -> sqlite3.Cursor:
    """Run a statement that begins a transaction as soon as no other process is writing."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return connection.execute(statement, given)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(LOOK_AGAIN)


def as_json(values: Any) -> str:
    return msgspec.json.encode(values).decode()


class LiteWriter:
    """The writer of a SQLite file: a thread and a connection of its own."""

    def __init__(self, path: Path, pages: int) -> None:
        self.path = path
        self.pages = pages
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None
        self.failed = False  # whether a batch has failed since the log began
        self.wal = WalFile(path)

    async def write(self, batch: list[Write]) -> set[Key]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.store, batch)

    async def close(self) -> None:
        await asyncio.to_thread(self.wal.close)
        if self.connection is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()

    def store(self, batch: list[Write]) -> set[Key]:
        """One transaction, in the writer's thread."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None, timeout=20, check_same_thread=False)
            careful(self.connection, self.pages)
            self.connection.execute("PRAGMA busy_timeout=0")  # see in_turn
        try:
            if self.failed:
                self.failed = not begin_again(self.connection)
            stored = self.plain(batch) if all(is_plain(each) for each in batch) else None
            stored = self.whole(batch) if stored is None else stored
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self.connection.close()  # whatever state it is in, the next batch begins with a new one
            self.connection = None
            self.failed = True
            raise
        self.wal.written(self.connection)
        return stored

    def plain(self, batch: list[Write]) -> set[Key] | None:
        """Nothing but entries: one statement. None: some number is taken or a table gone, and nothing was stored."""
        assert self.connection is not None
        rows = as_json([(each.table_id, each.number, each.data) for each in batch])
        try:
            done = in_turn(self.connection, STORE, (rows,))
        except sqlite3.IntegrityError:
            return None
        if done.rowcount == len(batch):
            return {each.key for each in batch}
        tables = {each.table_id for each in batch}
        found = self.connection.execute("SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?))", (
            as_json(sorted(tables)),
        ))  # fmt: skip
        standing = {row[0] for row in found}
        return {each.key for each in batch if each.table_id in standing}

    def whole(self, batch: list[Write]) -> set[Key]:
        """Everything that a batch may hold."""
        assert self.connection is not None
        run = self.connection.execute
        in_turn(self.connection, "BEGIN IMMEDIATE")
        for each in batch:
            if each.new is not None:
                run(STAND, [each.new[name] for name in NEW])
        rows = as_json([(each.table_id, each.number, each.data) for each in batch])
        stored = {(row[0], row[1]) for row in run(STORE_FREE, (rows,)).fetchall()}
        taken = [each for each in batch if each.key in stored]
        if moved := rows_of(taken):
            run(MOVE, (as_json(moved),))
        for each in taken:
            if each.result is not None:
                run(FINISH, [each.result[name] for name in RESULT])
        if points := [(each.table_id, each.number, each.checkpoint) for each in taken if each.checkpoint]:
            run(POINT, (as_json(points),))
        run("COMMIT")
        return stored


def is_plain(change: Write) -> bool:
    return change.new is None and change.row is None and not change.checkpoint and change.result is None


# ---------------------------------------------------------------- PostgreSQL

PG_STORE = """WITH stored AS (
INSERT INTO entries (table_id, number, data)
SELECT given.* FROM unnest($1::text[], $2::int[], $3::text[]) AS given (table_id, number, data)
WHERE EXISTS (SELECT FROM tables WHERE id = given.table_id) ORDER BY 1, 2
ON CONFLICT DO NOTHING RETURNING table_id, number
), parts AS (SELECT table_id || ':' || number AS word, (row_number() OVER ()) / 150 AS part FROM stored
), told AS (SELECT pg_notify($4, string_agg(word, ' ')) FROM parts GROUP BY part)
SELECT table_id, number, (SELECT count(*) FROM told) FROM stored"""
PG_STAND = f"INSERT INTO tables ({', '.join(NEW)}) VALUES ({', '.join(f'${at + 1}' for at in range(len(NEW)))})"
PG_MOVE = """WITH given AS (SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])
AS given (id, phase, due, touched)
), held AS (SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE)
UPDATE tables SET phase = coalesce(given.phase, tables.phase),
due = CASE WHEN given.phase IS NULL THEN tables.due ELSE given.due END, touched = given.touched
FROM given JOIN held ON held.id = given.id WHERE tables.id = given.id"""
PG_FINISH = f"""INSERT INTO results ({", ".join(f'"{name}"' for name in RESULT)})
VALUES ({", ".join(f"${at + 1}" for at in range(len(RESULT)))}) ON CONFLICT DO NOTHING"""
PG_POINT = """INSERT INTO checkpoints (table_id, number, data)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) AS given (table_id, number, data) ORDER BY 1
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data"""


class PostgresWriter:
    """The writer of a PostgreSQL database: one connection. The other processes are told by the same transaction."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.connection: Any = None

    async def write(self, batch: list[Write]) -> set[Key]:
        try:
            if self.connection is None or self.connection.is_closed():
                self.connection = await asyncpg.connect(self.url, timeout=10, command_timeout=20)
            if all(is_plain(each) for each in batch):
                return await self.entries(batch)
            async with self.connection.transaction():
                return await self.whole(batch)
        except BaseException:
            if self.connection is not None:
                self.connection.terminate()
                self.connection = None
            raise

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()

    async def entries(self, batch: list[Write]) -> set[Key]:
        columns = [each.table_id for each in batch], [each.number for each in batch], [each.data for each in batch]
        return {(row[0], row[1]) for row in await self.connection.fetch(PG_STORE, *columns, CHANNEL)}

    async def whole(self, batch: list[Write]) -> set[Key]:
        run = self.connection.execute
        fresh = [[each.new[name] for name in NEW] for each in batch if each.new is not None]
        if fresh:
            await self.connection.executemany(PG_STAND, fresh)
        stored = await self.entries(batch)
        taken = [each for each in batch if each.key in stored]
        if moved := rows_of(taken):
            await run(PG_MOVE, *[list(column) for column in zip(*moved, strict=True)])
        finished = [[each.result[name] for name in RESULT] for each in taken if each.result is not None]
        if finished:
            await self.connection.executemany(PG_FINISH, finished)
        if points := [(each.table_id, each.number, each.checkpoint) for each in taken if each.checkpoint]:
            await run(PG_POINT, *[list(column) for column in zip(*points, strict=True)])
        return stored
