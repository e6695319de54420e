"""A table that fails again and again is put aside, so that it can never take the hall down with it.

Two things count. What fails while the hall runs is counted in memory. What takes the whole process down is found by the
next one: before a table is looked at for the first time, a mark is stored, and taken away when that went well.
"""

from __future__ import annotations

from sqlalchemy import Delete, delete, select, update

from spellhall.hall import schema
from spellhall.hall.logs import note
from spellhall.hall.storage import Storage
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError

TRIES = 3
MARK = -1  # the number and the seat of a claim that is such a mark
KEPT = 7 * 86_400_000  # milliseconds
ASIDE = "aside"
SENTENCE = say("hall-put-aside")


def put_aside() -> TableError:
    return TableError(ASIDE, SENTENCE)


async def marks(storage: Storage, table_id: str) -> int:
    """How often looking at this table has begun and not come to an end."""
    one = schema.claims.c
    wanted = select(one.holder).where(one.table_id == table_id, one.number == MARK, one.seat == MARK)
    async with storage.engine.connect() as connection:
        found = (await connection.execute(wanted)).scalar()
    return int(found) if found is not None else 0


async def mark(storage: Storage, table_id: str, number: int, now: int) -> None:
    """Note that this table is about to be looked at, for the so-many-th time."""
    row = {"table_id": table_id, "number": MARK, "seat": MARK, "holder": str(number), "until": now + KEPT}
    async with storage.engine.begin() as connection:
        await connection.execute(of(table_id))
        await connection.execute(schema.claims.insert(), [row])


async def unmark(storage: Storage, table_id: str) -> None:
    async with storage.engine.begin() as connection:
        await connection.execute(of(table_id))


def of(table_id: str) -> Delete:
    one = schema.claims.c
    return delete(schema.claims).where(one.table_id == table_id, one.number == MARK, one.seat == MARK)


async def set_aside(storage: Storage, table_id: str) -> None:
    """From now on nobody looks at this table by itself, and whoever asks for it gets a sentence."""
    row = schema.tables.c
    async with storage.engine.begin() as connection:
        await connection.execute(update(schema.tables).where(row.id == table_id).values(phase=ASIDE, due=None))
        await connection.execute(of(table_id))
    note("table_put_aside")


async def is_aside(storage: Storage, table_id: str) -> bool:
    row = schema.tables.c
    async with storage.engine.connect() as connection:
        found = (await connection.execute(select(row.phase).where(row.id == table_id))).scalar()
    return bool(found == ASIDE)


async def all_aside(storage: Storage) -> list[str]:
    row = schema.tables.c
    async with storage.engine.connect() as connection:
        return [found[0] for found in await connection.execute(select(row.id).where(row.phase == ASIDE))]
