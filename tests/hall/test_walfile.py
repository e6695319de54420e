"""SQLite's log is copied back beside play, and stays within bounds."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write
from spellhall.hall.walfile import BEGIN, LEFT, PAGE, RESTART
from spellhall.hall.writing import LiteWriter

TABLES = 300


async def filled(storage: Storage, rounds: int) -> None:
    """Many tables, and many entries at each, all of which are stored."""
    row = {"game": "mathwiz", "public": False, "phase": "open", "due": None, "touched": 1, "created": 1}
    ids = [f"table{at:05}" for at in range(TABLES)]
    new = [Write(id, 1, "{}", {"id": id, "code": id[-5:], **row}) for id in ids]
    assert all(await asyncio.gather(*(storage.write(each) for each in new)))
    for number in range(2, rounds + 2):
        assert all(await asyncio.gather(*(storage.write(Write(id, number, "x" * 900)) for id in ids)))


def test_the_log_is_copied_back_by_a_thread_of_its_own(folder: Path) -> None:
    async def whole() -> LiteWriter:
        storage = Storage(Settings(data=str(folder)))
        await storage.open()
        await filled(storage, 60)
        writer = storage.writer
        assert isinstance(writer, LiteWriter)
        assert writer.connection is not None
        assert writer.connection.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
        async with storage.engine.connect() as connection:
            assert (await connection.exec_driver_sql("PRAGMA wal_autocheckpoint")).scalar() == 0
        await storage.close()
        return writer

    writer = asyncio.run(whole())
    assert writer.wal.copies > 0
    assert writer.wal.waits == 0
    assert writer.wal.longest > BEGIN
    assert not (folder / "hall.sqlite3-wal").exists()  # the last one who leaves tidies up
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as lite:
        assert lite.execute("SELECT count(*) FROM entries").fetchone() == (TABLES * 61,)


def test_the_log_begins_again_and_does_not_grow_without_end(folder: Path) -> None:
    async def whole() -> tuple[int, int]:
        storage = Storage(Settings(data=str(folder)))
        await storage.open()
        await filled(storage, 150)
        size = (folder / "hall.sqlite3-wal").stat().st_size
        writer = storage.writer
        assert isinstance(writer, LiteWriter)
        await storage.close()
        return size, writer.wal.restarts + writer.wal.waits

    size, restarts = asyncio.run(whole())
    assert restarts > 0
    assert size < 8 * (RESTART + LEFT) * PAGE
