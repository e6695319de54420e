"""Is the database whole? Looked at before the hall opens, so that trouble is one sentence and not a traceback."""

from __future__ import annotations

import shutil
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from spellhall.hall.logfile import Log, read_log
from spellhall.hall.private import FILE
from spellhall.hall.quarantine import all_aside
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage
from spellhall.hall.troubles import STORAGE_TROUBLES
from spellhall.kernel.errors import SpellhallError


class BadDatabase(SpellhallError):
    """The database cannot be used as it is; the text says what to do."""


class NewerDatabase(BadDatabase):
    """The database is whole, but from a version that we do not know."""


class Found(NamedTuple):
    """What a look at the database found."""

    tables: int
    aside: int
    torn: int  # pages at the end of SQLite's log that are not whole, with no commit behind them


async def look_at(settings: Settings) -> Found:
    """Check the database and count its tables; raises BadDatabase with one sentence."""
    torn = 0
    if not settings.postgres:
        path = Path(make_url(settings.url).database or "hall.sqlite3")
        if path.exists():
            log = log_of(path)
            if log.cut:
                raise BadDatabase(
                    f"The log of the database {path.name} is damaged ({len(log.damaged)} of {len(log.frames)} pages): "
                    "run 'spellhall repair', which brings back all that can be read, and then open the hall."
                )
            torn = len(log.damaged)
            if torn:
                keep_copy(path)  # opening the database drops what it cannot read
            check_file(path)
    storage = Storage(settings)
    try:
        await storage.open()
        return Found(await storage.count(), len(await all_aside(storage)), torn)
    except CommandError:
        raise NewerDatabase(
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


def check_file(path: Path, untouched: bool = False) -> None:
    """SQLite's own check of the file, and whether we know its version; `untouched`: nothing may be written for it."""
    address = f"{path.resolve().as_uri()}?mode={'ro' if untouched else 'rw'}"
    try:
        with sqlite3.connect(address, uri=True, timeout=20) as connection:
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
        raise NewerDatabase(
            f"The tables in {path.name} were written by a newer version of Spellhall; install that one to open them."
        )


def known_versions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", "spellhall.hall:migrations")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def log_of(path: Path) -> Log:
    """The log of a database; read until it stays the same, because another hall may be writing."""
    log = read_log(path)
    while log.damaged and log.raw != (again := read_log(path)).raw:
        time.sleep(0.1)
        log = again
    return log


def report(found: Found) -> list[str]:
    """What the hall says about its tables when it opens."""
    lines = [f"{found.tables} tables found." if found.tables != 1 else "1 table found."]
    if found.aside:
        lines.append(
            f"{found.aside} of them failed again and again and are put aside; 'spellhall repair' looks at them."
        )
    if found.torn:
        lines.append(
            f"The end of the database's log is torn ({found.torn} pages), as a power cut tears a commit that nobody "
            "was told of yet. The files as they were are kept beside the database."
        )
    return lines
