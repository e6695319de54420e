"""`spellhall repair`: save what can be read of a damaged database, and look again at tables that were put aside."""

from __future__ import annotations

import contextlib
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.engine import make_url

from spellhall.hall import schema
from spellhall.hall.checkup import BadDatabase, NewerDatabase, check_file, log_of
from spellhall.hall.logfile import Log
from spellhall.hall.logmending import before_damage, is_sound, put_together
from spellhall.hall.private import BESIDE, FILE, make_private
from spellhall.hall.quarantine import ASIDE
from spellhall.hall.salvage import close_gaps, salvaged
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage
from spellhall.hall.stored import NO_TABLES
from spellhall.table.entries import entry_from_text
from spellhall.table.judge import next_due
from spellhall.table.table import OtherRules, rebuilt


class Mended(NamedTuple):
    """What a repair did."""

    tables: int
    back: int  # tables that were put aside and can be played again
    aside: int
    kept: str  # the name of the damaged file, if there was one
    whole: bool  # whether every row could be read
    gone: dict[str, int]  # entries that are known to be missing, by table


async def repair(settings: Settings) -> Mended:
    """Mend the database as far as that is possible; the hall must not be running. Raises BadDatabase."""
    kept, whole = "", True
    gone: dict[str, int] = {}
    if not settings.postgres:
        path = Path(make_url(settings.url).database or "hall.sqlite3")
        if not path.exists():
            raise BadDatabase(f"There is no database at {path.name} to repair.")
        log = log_of(path)
        if log.cut or not is_fine(path):
            old = moved_aside(path)
            kept = old.name
            whole = await renewed(old, log, path, settings)
            gone = close_gaps(path)
    storage = Storage(settings)
    await storage.open()
    try:
        return Mended(*await looked_through(storage), kept, whole, gone)
    finally:
        await storage.close()


def is_fine(path: Path) -> bool:
    """Whether the hall could open this database; raises BadDatabase if a newer version has written it."""
    try:
        check_file(path)
    except NewerDatabase:
        raise
    except BadDatabase:
        return False
    return True


def moved_aside(path: Path) -> Path:
    """Keep the damaged files beside the new ones, for whoever can make more of them than we can."""
    old = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    for ending in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + ending).rename(old.with_name(old.name + ending))
            old.with_name(old.name + ending).chmod(FILE)
    return old


async def renewed(old: Path, log: Log, path: Path, settings: Settings) -> bool:
    """A new database from the damaged one; returns whether nothing of it is missing."""
    with tempfile.TemporaryDirectory(prefix="repair-", dir=path.parent) as folder:
        together, before = Path(folder) / "together", Path(folder) / "before"
        put_together(old, log, together)
        if is_sound(together):
            together.replace(path)
            make_private(path)
            return True
        sources = [together]
        if log.damaged:
            before_damage(old, log, before)
            sources.append(before)
        storage = Storage(settings)
        await storage.open()
        await storage.close()
        salvaged(sources, path)
    return False


async def looked_through(storage: Storage) -> tuple[int, int, int]:
    """Play every table's log through: those that lead somewhere are open, the others are put aside."""
    row = schema.tables.c
    async with storage.engine.connect() as connection:
        found = [
            (each[0], each[1])
            for each in await connection.execute(select(row.id, row.phase).where(row.phase.not_in(NO_TABLES)))
        ]
    back = aside = 0
    for id, phase in found:
        entries = await storage.entries(id)
        try:
            if [number for number, _ in entries] != list(range(1, len(entries) + 1)):
                raise ValueError("an entry is missing")
            table = rebuilt([entry_from_text(text) for _, text in entries])
            wanted = {"phase": table.data.phase, "due": next_due(table) or None}
        except OtherRules:  # nothing is wrong with it; whoever comes to it is told
            continue
        except Exception:  # whatever is wrong with it: it cannot be played
            wanted = {"phase": ASIDE, "due": None}
        aside += wanted["phase"] == ASIDE
        if phase != wanted["phase"]:
            back += phase == ASIDE
            async with storage.engine.begin() as connection:
                await connection.execute(update(schema.tables).where(row.id == id).values(**wanted))
                await connection.execute(schema.checkpoints.delete().where(schema.checkpoints.c.table_id == id))
    return len(found), back, aside
