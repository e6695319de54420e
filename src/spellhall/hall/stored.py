"""Tables as they lie in the database."""

from __future__ import annotations

import secrets

import msgspec

from spellhall.hall.storage import Row, Storage
from spellhall.kernel.messages import say
from spellhall.table.entries import entry_from_text
from spellhall.table.judge import TableError
from spellhall.table.table import OtherRules, Table, rebuilt, table_from_text

CLASS, CONTEST, DEAL = "class", "contest", "deal"
NO_TABLES = (CLASS, CONTEST, DEAL)
"""Phases of rows that are no tables: classes, tournaments and deals lie among them."""
CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look alike


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
            if not rows or not begins_table(rows[0][1]):
                raise missing()
            return rebuilt([entry_from_text(text) for _, text in rows])
        table = table_from_text(point[1])
        for _, text in await storage.entries(id, point[0]):
            table.take(entry_from_text(text))
        return table
    except OtherRules as error:
        raise TableError("outdated", error.message) from None


class Kind(msgspec.Struct):
    """Of an entry; the rest of it is passed over."""

    kind: str


def begins_table(text: str) -> bool:
    """Whether this is the first entry of a table, and not of something else that lies among them."""
    return msgspec.json.decode(text, type=Kind).kind == "created"


def new_code() -> str:
    """A code to come in by."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(6))


def new_row(id: str, code: str | None, game: str, phase: str, now: int, public: bool = False) -> Row:
    """The row of a new table, class or tournament."""
    return {
        "id": id,
        "code": code,
        "game": game,
        "public": public,
        "phase": phase,
        "due": None,
        "touched": now,
        "created": now,
    }
