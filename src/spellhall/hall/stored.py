"""Tables as they lie in the database."""

from __future__ import annotations

from spellhall.hall.storage import Storage
from spellhall.kernel.messages import say
from spellhall.table.entries import entry_from_text
from spellhall.table.judge import TableError
from spellhall.table.table import OtherRules, Table, rebuilt, table_from_text

CLASS_BEGINS = '{"kind":"class"'
"""Classes lie among the tables, but are none."""


def missing() -> TableError:
    """A new one each time: an exception that is raised again and again keeps every place where it ever was."""
    return TableError("missing", say("hall-no-table"))


async def read_table(storage: Storage, id: str) -> Table:
    """A table from its last checkpoint and the entries since; raises TableError.

    A game that was begun by other rules than those of today is not played on: it would be another game.
    """
    try:
        point = await storage.checkpoint(id)
        if point is None:
            rows = await storage.entries(id)
            if not rows or rows[0][1].startswith(CLASS_BEGINS):
                raise missing()
            return rebuilt([entry_from_text(text) for _, text in rows])
        table = table_from_text(point[1])
        for _, text in await storage.entries(id, point[0]):
            table.take(entry_from_text(text))
        return table
    except OtherRules as error:
        raise TableError("outdated", error.message) from None
