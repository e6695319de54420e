"""Telling the other processes that a table has moved on. A message names tables and numbers, nothing else.

With PostgreSQL the message is sent by the very transaction that stores the entry. Several processes on one SQLite file
look whether the file has changed; one process alone needs neither.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import asyncpg

from spellhall.hall.neighbours import CHANNEL as WORDS
from spellhall.hall.storage import CHANNEL, Storage

Heard = Callable[[str, int], Awaitable[None]]
QUIET = 20.0  # seconds without a message after which we ask whether the line still stands
PAUSE = 0.01  # seconds between two looks at an SQLite file


async def listen_postgres(
    storage: Storage, heard: Heard, anew: Callable[[], Awaitable[None]], words: Callable[[str], None]
) -> None:
    """Pass on what the other processes send; returns when the connection is lost.

    `anew` is called as soon as we listen: what was sent before that, nobody here has heard. `words` is given what they
    tell each other and store nowhere.
    """
    connection = await asyncpg.connect(storage.url.replace("postgresql+asyncpg://", "postgresql://"), timeout=10)
    inbox: asyncio.Queue[str | None] = asyncio.Queue()
    try:
        connection.add_termination_listener(lambda _: inbox.put_nowait(None))
        await connection.add_listener(CHANNEL, lambda *given: inbox.put_nowait(given[3]))
        await connection.add_listener(WORDS, lambda *given: words(str(given[3])))
        await anew()
        while True:
            try:
                message = await asyncio.wait_for(inbox.get(), QUIET)
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=10)  # is anybody there?
                continue
            if message is None:
                return
            for word in message.split():
                id, _, number = word.rpartition(":")
                await heard(id, int(number))
    finally:
        connection.terminate()


async def watch_sqlite(path: Path, heard: Heard) -> None:
    """Find new rows whenever the file has changed.

    A look takes some microseconds and waits for nobody (readers of a log never do), so it needs no thread: to go to one
    and back would take longer than the look.
    """
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0.1)) as connection:
        look = connection.execute
        version = -1
        newest = look("SELECT coalesce(max(rowid), 0) FROM entries").fetchone()[0]
        while True:
            await asyncio.sleep(PAUSE)
            (found,) = look("PRAGMA data_version").fetchone()
            if found != version:
                version = found
                rows = look("SELECT rowid, table_id, number FROM entries WHERE rowid > ? ORDER BY rowid", (newest,))
                for row, id, number in rows.fetchall():
                    newest = row
                    await heard(id, number)
