"""A database whose log is damaged: put together again from the database file and every frame that is whole.

Of each page the last version counts. So a damaged frame costs nothing where a later one holds the same page, or where
its content had been copied into the database file already. Only if neither is so, rows are missing: then every row
that can be read is saved, those of all commits before the damage among them (`salvage.py`).
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from spellhall.hall.logfile import FRAME, HEAD, Log
from spellhall.hall.private import FILE


def put_together(old: Path, log: Log, new: Path) -> None:
    """All whole frames up to the last commit, on top of the database file. What is damaged keeps its older version."""
    size, last = log.page_size, log.last_commit
    shutil.copyfile(old, new)
    new.chmod(FILE)
    frames = log.frames[: last + 1]
    with old.open("rb") as source, new.open("r+b") as target:
        for frame in frames:
            content = log.content(frame)
            if not frame.whole:
                source.seek(max(0, frame.page - 1) * size)  # its number may be damaged, too
                content = source.read(size)
                if not log.fits(frame, content):
                    continue
            target.seek((frame.page - 1) * size)
            target.write(content)
        if frames:
            target.truncate(frames[-1].size * size)


def before_damage(old: Path, log: Log, new: Path) -> None:
    """The database as it was after the last commit before the damage; SQLite itself reads the log so far."""
    shutil.copyfile(old, new)
    new.chmod(FILE)
    wal = new.with_name(new.name + "-wal")
    wal.write_bytes(log.raw[: HEAD + log.damaged[0] * (FRAME + log.page_size)])
    wal.chmod(FILE)


def is_sound(path: Path) -> bool:
    """Whether SQLite finds nothing wrong, neither in pages nor between rows and indexes."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            return [row[0] for row in connection.execute("PRAGMA integrity_check(1)")] == ["ok"]
    except sqlite3.DatabaseError:
        return False
