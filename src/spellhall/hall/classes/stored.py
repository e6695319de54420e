"""Classes as they lie in the database: among the tables, in a phase of their own, so one writer serves both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select, text

from spellhall.classroom.classroom import KEEP_DAYS, Classroom, rebuilt
from spellhall.classroom.entries import entry_from_text
from spellhall.hall import schema
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError

if TYPE_CHECKING:
    from spellhall.hall.storage import Storage

CLASS = "class"
"""The phase of a row that is a class."""
DAY = 86_400_000
PARTS = (schema.entries, schema.checkpoints, schema.presence, schema.claims, schema.marks, schema.results)


def no_class() -> TableError:
    return TableError("missing", say("class-missing"))


async def read_class(storage: Storage, id: str) -> tuple[Classroom, str]:
    """A class and its code; raises TableError if there is none."""
    row = await storage.row(id)
    if row is None or row["phase"] != CLASS:
        raise no_class()
    entries = await storage.entries(id)
    if not entries:
        raise no_class()
    return rebuilt([entry_from_text(data) for _, data in entries]), str(row["code"])


async def delete_all(storage: Storage, ids: list[str]) -> None:
    """Delete a class and its tables, with everything that was stored about them; on the disk it is overwritten."""
    async with storage.engine.begin() as connection:
        if not storage.postgres:
            await connection.execute(text("PRAGMA secure_delete=ON"))
        for part in PARTS:
            await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))


async def old_classes(storage: Storage, now: int) -> list[str]:
    """Classes that were opened so long ago that they must go."""
    row = schema.tables.c
    wanted = select(row.id).where(row.phase == CLASS, row.created < now - KEEP_DAYS * DAY)
    async with storage.engine.connect() as connection:
        return [found[0] for found in await connection.execute(wanted)]
