"""SQLite's log (the WAL) is copied back into the database beside play, never by a commit that somebody awaits.

A thread with a connection of its own copies without stopping the writer. The log begins again at its start only if all
of it has been copied at the moment of a commit; so when it has grown, and the thread has left but a little, the writer
copies the rest between two batches. Beyond `MOST` it waits for whoever still reads: the log cannot grow without end.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import struct
import threading
from pathlib import Path

PAGE = 4096 + 24  # bytes that a page takes in the log
BEGIN = 2 * 2**20 // PAGE  # pages that are not copied yet, from which they are
RESTART = 4 * 2**20 // PAGE  # pages in the log, from which the writer helps it to begin again
MOST = 32 * 2**20 // PAGE  # pages in the log, from which the writer waits until it does
LEFT = 300  # pages that the writer copies itself, below MOST
AGAIN = 6  # times that the thread copies what was added while it copied


class WalFile:
    """Watches the log of one database file. Its length stands in the index beside it (see SQLite's "WAL-index")."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.index = path.with_name(path.name + "-shm")
        self.handle = -1
        self.wanted = threading.Event()
        self.closing = False
        self.longest = self.copies = self.restarts = self.waits = 0
        self.thread = threading.Thread(target=self.copy_on, name="log-copier", daemon=True)
        self.thread.start()

    def length(self) -> tuple[int, int]:
        """How many pages the log holds, and how many of them are copied."""
        try:
            if self.handle < 0:
                self.handle = os.open(self.index, os.O_RDONLY)
            header = os.pread(self.handle, 100, 0)
            if len(header) < 100:
                return 0, 0
            return struct.unpack_from("=I", header, 16)[0], struct.unpack_from("=I", header, 96)[0]
        except OSError:
            return 0, 0

    def written(self, connection: sqlite3.Connection) -> None:
        """The writer has stored a batch; called in its thread, after everybody's commit."""
        pages, copied = self.length()
        self.longest = max(self.longest, pages)
        left = pages - copied
        if pages > MOST:
            self.waits += 1
            copy(connection, "RESTART")
        elif pages > RESTART and left <= LEFT:
            self.restarts += 1
            copy(connection, "PASSIVE")
        elif left > BEGIN or (pages > RESTART and left):
            self.wanted.set()

    def copy_on(self) -> None:
        """The thread."""
        connection: sqlite3.Connection | None = None
        while self.wanted.wait() and not self.closing:
            self.wanted.clear()
            if connection is None:
                connection = sqlite3.connect(self.path, isolation_level=None, timeout=1)
                connection.execute("PRAGMA synchronous=FULL")
            for _ in range(AGAIN):
                copy(connection, "PASSIVE")
                self.copies += 1
                pages, copied = self.length()
                if pages < RESTART or pages - copied <= LEFT or self.closing:
                    break
        if connection is not None:
            connection.close()

    def close(self) -> None:
        self.closing = True
        self.wanted.set()
        self.thread.join()
        if self.handle >= 0:
            os.close(self.handle)


def copy(connection: sqlite3.Connection, how: str) -> None:
    """Copy the log; if that fails (a full disk, somebody reads), it stays as it is and loses nothing."""
    with contextlib.suppress(sqlite3.Error):
        connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()


def begin_again(connection: sqlite3.Connection) -> bool:
    """Empty the log after a commit that failed; returns whether that could be done. Raises sqlite3.Error.

    If the disk fails at the very end of a commit, its pages lie whole in the log, and shorter commits that follow cover
    only some of them. The rest would look like commits behind a damaged page (see `logfile.py`).
    """
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy
