"""`spellhall repair`: save what can be read of a damaged database, and look again at tables that were put aside."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.engine import make_url

from spellhall.hall import schema
from spellhall.hall.checkup import BadDatabase, check_file, unreadable_pages
from spellhall.hall.private import BESIDE, FILE
from spellhall.hall.quarantine import ASIDE
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage
from spellhall.table.entries import entry_from_text
from spellhall.table.judge import next_due
from spellhall.table.table import rebuilt


class Mended(NamedTuple):
    """What a repair did."""

    tables: int
    back: int  # tables that were put aside and can be played again
    aside: int
    kept: str  # the name of the damaged file, if there was one
    lost: int  # rows that could not be read


async def repair(settings: Settings) -> Mended:
    """Mend the database as far as that is possible; the hall must not be running. Raises BadDatabase."""
    kept, lost = "", 0
    if not settings.postgres:
        path = Path(make_url(settings.url).database or "hall.sqlite3")
        if not path.exists():
            raise BadDatabase(f"There is no database at {path.name} to repair.")
        cut = unreadable_pages(path.with_name(path.name + "-wal"))
        try:
            check_file(path)
        except BadDatabase as error:
            if "newer version" in str(error):
                raise
            kept, lost = await saved(path, settings)
        lost += cut
    storage = Storage(settings)
    await storage.open()
    try:
        return Mended(*await looked_through(storage), kept, lost)
    finally:
        await storage.close()


async def saved(path: Path, settings: Settings) -> tuple[str, int]:
    """A new database with every row that can still be read; the damaged file is kept beside it."""
    old = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + ending).rename(old.with_name(old.name + ending))
    storage = Storage(settings)
    await storage.open()
    await storage.close()
    lost = 0
    source, target = sqlite3.connect(f"file:{old}?mode=ro", uri=True), sqlite3.connect(path)
    try:
        for part in schema.metadata.sorted_tables:
            lost += copied(source, target, part.name, [column.name for column in part.columns])
        target.commit()
    finally:
        source.close()
        target.close()
    old.chmod(FILE)
    return old.name, lost


def copied(source: sqlite3.Connection, target: sqlite3.Connection, part: str, columns: list[str]) -> int:
    """Copy the rows of one part, from its beginning and from its end; returns 1 if some could not be read."""
    named, marks = ", ".join(columns), ", ".join("?" * len(columns))
    damaged = 0
    for order in ("ASC", "DESC"):
        rows = None
        with contextlib.suppress(sqlite3.Error):
            rows = source.execute(f"SELECT {named} FROM {part} ORDER BY rowid {order}")
        while True:
            try:
                row = rows.fetchone() if rows is not None else None
            except (sqlite3.Error, UnicodeDecodeError):
                damaged = 1
                break
            if row is None:
                break
            with contextlib.suppress(sqlite3.Error):  # it is there already, or is no such row
                target.execute(f"INSERT OR IGNORE INTO {part} ({named}) VALUES ({marks})", row)
        if not damaged:
            return int(rows is None)
    return damaged


async def looked_through(storage: Storage) -> tuple[int, int, int]:
    """Play every table's log through: those that lead somewhere are open, the others are put aside."""
    row = schema.tables.c
    async with storage.engine.connect() as connection:
        found = [(each[0], each[1]) for each in await connection.execute(select(row.id, row.phase))]
    back = aside = 0
    for id, phase in found:
        entries = await storage.entries(id)
        try:
            if [number for number, _ in entries] != list(range(1, len(entries) + 1)):
                raise ValueError("an entry is missing")
            table = rebuilt([entry_from_text(text) for _, text in entries])
            wanted = {"phase": table.data.phase, "due": next_due(table) or None}
        except Exception:  # whatever is wrong with it: it cannot be played
            wanted = {"phase": ASIDE, "due": None}
        aside += wanted["phase"] == ASIDE
        if (phase == ASIDE) != (wanted["phase"] == ASIDE):
            back += phase == ASIDE
            async with storage.engine.begin() as connection:
                await connection.execute(update(schema.tables).where(row.id == id).values(**wanted))
                await connection.execute(schema.checkpoints.delete().where(schema.checkpoints.c.table_id == id))
    return len(found), back, aside
