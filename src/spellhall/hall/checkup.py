"""Is the database whole? Looked at before the hall opens, so that trouble is one sentence and not a traceback."""

from __future__ import annotations

import shutil
import sqlite3
import struct
import time
from pathlib import Path
from typing import NamedTuple

from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from spellhall.hall.private import FILE
from spellhall.hall.quarantine import all_aside
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage
from spellhall.hall.troubles import STORAGE_TROUBLES
from spellhall.kernel.errors import SpellhallError

MAGIC = (0x377F0682, 0x377F0683)
FRAME = 24  # bytes before every page in the log


class BadDatabase(SpellhallError):
    """The database cannot be used as it is; the text says what to do."""


class Found(NamedTuple):
    """What a look at the database found."""

    tables: int
    aside: int
    cut: int  # pages in SQLite's log that can no longer be read


async def look_at(settings: Settings) -> Found:
    """Check the database and count its tables; raises BadDatabase with one sentence."""
    cut = 0
    if not settings.postgres:
        path = Path(make_url(settings.url).database or "hall.sqlite3")
        if path.exists():
            cut = unreadable_pages(path.with_name(path.name + "-wal"))
            if cut:
                keep_copy(path)  # opening the database drops what it cannot read
            check_file(path)
    storage = Storage(settings)
    try:
        await storage.open()
        return Found(await storage.count(), len(await all_aside(storage)), cut)
    except CommandError:
        raise BadDatabase(
            "The tables of this hall were written by a newer version of Spellhall; install that version to open them."
        ) from None
    except (*STORAGE_TROUBLES, OSError) as error:
        raise BadDatabase(f"The database cannot be opened: {reason(error)}.") from None
    finally:
        await storage.close()


def keep_copy(path: Path) -> None:
    """The database and its log as they are now, for whoever can make more of them than we can."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for ending in ("", "-wal"):
        copy = path.with_name(f"{path.name}.damaged-{stamp}{ending}")
        shutil.copyfile(path.with_name(path.name + ending), copy)
        copy.chmod(FILE)


def reason(error: Exception) -> str:
    """The last line of what a database driver has to say."""
    inner = getattr(error, "orig", None) if isinstance(error, SQLAlchemyError) else error
    text = str(inner if inner is not None else error).strip()
    return (text.splitlines()[0] if text else type(error).__name__).rstrip(".")[:200]


def check_file(path: Path) -> None:
    """SQLite's own check of the file, and whether we know its version."""
    try:
        with sqlite3.connect(path, timeout=20) as connection:
            told = [str(row[0]) for row in connection.execute("PRAGMA quick_check(5)")]
            known = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
        connection.close()
    except sqlite3.DatabaseError as error:
        told, version = [str(error)], None
    if told != ["ok"]:
        raise BadDatabase(
            f"The database {path.name} is damaged ({told[0].splitlines()[-1][:80]}): stop the hall and run "
            "'spellhall repair', or bring back a backup with 'spellhall import'."
        )
    if version is not None and version[0] not in known_versions():
        raise BadDatabase(
            f"The tables in {path.name} were written by a newer version of Spellhall; install that one to open them."
        )


def known_versions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", "spellhall.hall:migrations")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def unreadable_pages(wal: Path) -> int:
    """How many pages of SQLite's log come after one that is damaged, and would be dropped without a word."""
    try:
        raw = wal.read_bytes()
    except OSError:
        return 0
    if len(raw) < 32:
        return 0
    magic, _, size, _, salt, other_salt, *told = struct.unpack(">8I", raw[:32])
    if magic not in MAGIC:
        return 0
    order = ">" if magic & 1 else "<"
    sums = checksum(raw[:24], (0, 0), order)
    whole = list(sums) == told
    lost = 0
    for start in range(32, len(raw) - FRAME - size + 1, FRAME + size):
        _, _, first, second, one, two = struct.unpack(">6I", raw[start : start + FRAME])
        if (first, second) != (salt, other_salt):
            break  # left over from before the log began anew
        if whole:
            sums = checksum(raw[start : start + 8], sums, order)
            sums = checksum(raw[start + FRAME : start + FRAME + size], sums, order)
            whole = sums == (one, two)
        lost += not whole
    return lost


def checksum(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    """SQLite's checksum of its log, two words at a time."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        one = (one + words[at] + two) & 0xFFFFFFFF
        two = (two + words[at + 1] + one) & 0xFFFFFFFF
    return one, two


def report(found: Found) -> list[str]:
    """What the hall says about its tables when it opens."""
    lines = [f"{found.tables} tables found." if found.tables != 1 else "1 table found."]
    if found.aside:
        lines.append(
            f"{found.aside} of them failed again and again and are put aside; 'spellhall repair' looks at them."
        )
    if found.cut:
        lines.append(
            f"The end of the database's log is damaged: {found.cut} pages of it cannot be read. The files as they were "
            "are kept beside the database; if a table is missing, bring back a backup with 'spellhall import'."
        )
    return lines
