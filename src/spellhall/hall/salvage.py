"""Rows saved from damaged databases, and what of each table is gone, as far as that can be known.

Entries are numbered, and checkpoints name the number they stand for: a number that is known and not there is gone.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from spellhall.hall import schema
from spellhall.table.entries import AnyEntry, entry_from_text, entry_to_text
from spellhall.table.judge import choose
from spellhall.table.table import Table, rebuilt, table_from_text


def salvaged(sources: Sequence[Path], target: Path) -> None:
    """Copy every row that can be read; where two sources have the same one, the first counts."""
    with contextlib.closing(sqlite3.connect(target)) as new:
        for path in sources:
            with contextlib.closing(sqlite3.connect(f"file:{path}?mode=rw", uri=True)) as source:
                for part in schema.metadata.sorted_tables:
                    copy_rows(source, new, part.name, [column.name for column in part.columns])
        new.commit()


def copy_rows(source: sqlite3.Connection, target: sqlite3.Connection, part: str, columns: list[str]) -> None:
    """The rows of one part, from its beginning, and if some cannot be read, from its end as well."""
    named, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    for order in ("ASC", "DESC"):
        try:
            for row in source.execute(f"SELECT {named} FROM {part} NOT INDEXED ORDER BY rowid {order}"):
                with contextlib.suppress(sqlite3.Error):  # it is there already, or is no such row
                    target.execute(f"INSERT OR IGNORE INTO {part} ({named}) VALUES ({marks})", row)
        except (sqlite3.Error, UnicodeDecodeError):
            continue
        return


def close_gaps(path: Path) -> dict[str, int]:
    """Let every table end before its first missing entry; returns how many entries are gone, by table.

    Choices that a later checkpoint remembers are made again, and count as saved.
    """
    gone: dict[str, int] = {}
    with contextlib.closing(sqlite3.connect(path)) as connection:
        run = connection.execute
        known = [row[0] for row in run("SELECT id FROM tables UNION SELECT table_id FROM entries")]
        for id in known:
            rows = dict(run("SELECT number, data FROM entries WHERE table_id = ?", (id,)).fetchall())
            point = run("SELECT number, data FROM checkpoints WHERE table_id = ?", (id,)).fetchone() or (0, "")
            last = max([point[0], *rows])
            first = next((number for number in range(1, last + 2) if number not in rows), 1)
            for entry in remembered([rows[number] for number in range(1, first)], *point) if first > 1 else []:
                run("INSERT OR IGNORE INTO entries VALUES (?, ?, ?)", (id, first, entry_to_text(entry)))
                rows[first] = ""
                first += 1
            while first in rows:
                first += 1
            if first <= last or last == 0:
                gone[id] = last - first + 1
                run("DELETE FROM entries WHERE table_id = ? AND number >= ?", (id, first))
                run("DELETE FROM checkpoints WHERE table_id = ? AND number >= ?", (id, first))
            if first == 1:
                run("DELETE FROM tables WHERE id = ?", (id,))
        connection.commit()
    return gone


def remembered(texts: list[str], number: int, point: str) -> list[AnyEntry]:
    """The entries between a log and a later checkpoint, if all of them were choices of the same match."""
    made: list[AnyEntry] = []
    with contextlib.suppress(Exception):  # whatever is wrong with them: then they are gone
        table = rebuilt([entry_from_text(text) for text in texts])
        later: Table = table_from_text(point)
        steps = later.data.steps[len(table.data.steps) :]
        if len(steps) != number - len(texts) or later.data.match != table.data.match:
            return []
        for seat, choice in steps:
            verdict = choose(table, seat, choice, later.data.touched, None)
            table.take(verdict.entry, verdict.made)
            made.append(verdict.entry)
        if table.game.digest(table.state) == table.game.digest(later.state):
            return made
    return []
