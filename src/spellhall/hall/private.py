"""The hall's files hold the seeds of games that are still being played: nobody else on the machine may read them."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

FILE = 0o600
FOLDER = 0o700
BESIDE = ("", "-wal", "-shm", "-journal")


def make_private(path: Path) -> None:
    """A database file that only its owner can read, in a folder that only its owner can enter.

    A folder that is new, or that has held a hall before, is closed to others; one that is more than that (a home, a
    folder for everybody) is left as it is, and the files alone are closed.
    """
    folder = path.parent
    ours = not folder.exists() or path.exists()
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # a folder of somebody else: then the files must do
        if ours and not folder.stat().st_mode & stat.S_ISVTX and folder.resolve() != Path.home().resolve():
            folder.chmod(FOLDER)
    with contextlib.suppress(OSError):  # a disk that can only be read says so when it is opened
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    for ending in BESIDE:
        with contextlib.suppress(OSError):
            path.with_name(path.name + ending).chmod(FILE)
