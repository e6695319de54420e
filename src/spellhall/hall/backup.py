"""Backup and restore: all tables of a hall as one file of JSON lines."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from spellhall.hall import schema
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage
from spellhall.hall.stored import NO_TABLES
from spellhall.kernel.errors import BadRecord, SpellhallError
from spellhall.table.entries import entry_from_text
from spellhall.table.table import rebuilt

FORMAT = 1
KEPT = select(schema.tables).where(schema.tables.c.phase.not_in(NO_TABLES), schema.tables.c.code.is_not(None))
"""Classes, tournaments and their tables, which have no code, are deleted after some days; they go into no backup."""


async def export_to(path: Path, settings: Settings) -> int:
    """Write every table with its entries and results; returns how many. Raises BadRecord."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise BadRecord(f"{path.name} cannot be written: {error.strerror or error}.") from None
    storage = Storage(settings)
    await storage.open()
    number = 0
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(json.dumps({"spellhall_hall": FORMAT}) + "\n")
            async with storage.engine.connect() as connection:
                rows = [dict(row) for row in (await connection.execute(KEPT)).mappings()]
                for row in rows:
                    wanted = select(schema.results).where(schema.results.c.table_id == row["id"])
                    results = [dict(found) for found in (await connection.execute(wanted)).mappings()]
                    entries = [text for _, text in await storage.entries(row["id"])]
                    file.write(json.dumps({"table": row, "entries": entries, "results": results}) + "\n")
                    number += 1
            file.write(json.dumps({"end": number}) + "\n")
    finally:
        await storage.close()
    return number


async def import_from(path: Path, settings: Settings) -> int:
    """Bring back the tables of a file that are not here yet; each is checked first. Raises BadRecord."""
    tables = read_backup(path)
    storage = Storage(settings)
    await storage.open()
    number = 0
    try:
        async with storage.engine.begin() as connection:
            for item in tables:
                row = item["table"]
                known = select(schema.tables.c.id).where(
                    (schema.tables.c.id == row["id"]) | (schema.tables.c.code == row["code"])
                )
                if (await connection.execute(known)).first() is not None:
                    continue
                await connection.execute(insert(schema.tables), [row])
                entries = [
                    {"table_id": row["id"], "number": at, "data": text}
                    for at, text in enumerate(item["entries"], start=1)
                ]
                await connection.execute(insert(schema.entries), entries)
                if item["results"]:
                    await connection.execute(insert(schema.results), item["results"])
                number += 1
    finally:
        await storage.close()
    return number


def read_backup(path: Path) -> list[dict[str, Any]]:
    """The tables of a backup file, each played through once; raises BadRecord with the line."""
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except OSError as error:
        raise BadRecord(f"{path.name} cannot be read: {error.strerror or error}.") from None
    except (ValueError, UnicodeDecodeError):
        raise BadRecord(f"{path.name} is damaged or no backup of a hall.") from None
    if len(lines) < 2 or not isinstance(lines[0], dict) or lines[0].get("spellhall_hall") != FORMAT:
        raise BadRecord(f"{path.name}, line 1: this is not the first line of a hall's backup.")
    if not isinstance(lines[-1], dict) or lines[-1].get("end") != len(lines) - 2:
        raise BadRecord(f"{path.name}: the last line is missing; the file was cut off.")
    for number, item in enumerate(lines[1:-1], start=2):
        try:
            rebuilt([entry_from_text(text) for text in item["entries"]])
            _ = {name: item["table"][name] for name in schema.tables.c.keys()}  # noqa: SIM118
        except (SpellhallError, KeyError, TypeError, ValueError, IndexError) as error:
            raise BadRecord(f"{path.name}, line {number}: this table cannot be restored: {error}") from None
    return lines[1:-1]
