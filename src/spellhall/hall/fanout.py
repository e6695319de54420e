"""Telling the other processes that a table has moved on. A message names tables and numbers, nothing else.

With PostgreSQL the message is sent by the very transaction that stores the entry, and heard through Litestar's channels
backend. Several processes on one SQLite file look whether the file has changed; one process alone needs neither.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import text

from spellhall.hall.storage import CHANNEL, Storage

Heard = Callable[[str, int], Awaitable[None]]
PAUSE = 0.01  # seconds between two looks at an SQLite file


async def listen_postgres(storage: Storage, heard: Heard) -> None:
    """Pass on what the other processes send."""
    backend = AsyncPgChannelsBackend(storage.url.replace("postgresql+asyncpg://", "postgresql://"))
    await backend.on_startup()
    try:
        await backend.subscribe([CHANNEL])
        async for _, message in backend.stream_events():
            for word in message.decode().split():
                id, _, number = word.rpartition(":")
                await heard(id, int(number))
    finally:
        await backend.on_shutdown()


async def watch_sqlite(storage: Storage, heard: Heard) -> None:
    """Find new rows whenever another process has changed the file."""
    async with storage.engine.connect() as connection:
        version = -1
        newest = (await connection.execute(text("SELECT coalesce(max(rowid), 0) FROM entries"))).scalar_one()
        await connection.rollback()
        while True:
            await asyncio.sleep(PAUSE)
            found = (await connection.execute(text("PRAGMA data_version"))).scalar_one()
            if found != version:
                version = found
                wanted = text("SELECT rowid, table_id, number FROM entries WHERE rowid > :newest ORDER BY rowid")
                rows = (await connection.execute(wanted, {"newest": newest})).all()
                await connection.rollback()
                for row, id, number in rows:
                    newest = row
                    await heard(id, number)
            else:
                await connection.rollback()
