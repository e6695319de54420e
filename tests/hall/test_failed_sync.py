"""The disk fails to make a commit safe and recovers: what was rolled back must not look like damage after a crash."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from spellhall.hall.checkup import look_at
from spellhall.hall.logfile import read_log
from spellhall.hall.settings import Settings

FAILING = """
#include <errno.h>
#include <unistd.h>
int fdatasync(int file) {
    if (access("failing", F_OK) == 0) { errno = EIO; return -1; }
    return fsync(file);
}
"""
"""In place of the system's own: an error while there is a file of this name in the folder."""

WRITING = """
import os
import sqlite3
from pathlib import Path
from spellhall.hall.writing import LiteWriter, Write

reader = sqlite3.connect("hall.sqlite3")  # as a hall has several: so the log is not read anew
reader.execute("SELECT count(*) FROM tables").fetchone()
writer = LiteWriter(Path("hall.sqlite3"), 0)
row = {"game": "mathwiz", "public": False, "phase": "open", "due": None, "touched": 1, "created": 1}
ids = [f"table{at:05}" for at in range(40)]
for number, id in enumerate(ids):
    assert writer.store([Write(id, 1, "{}", {"id": id, "code": str(number), **row})])
Path("failing").touch()
try:
    writer.store([Write(id, 2, "rolled back" * 100) for id in ids])  # many pages
except OSError as error:
    raise SystemExit(f"not the error of the database: {error}")
except Exception as error:
    print(error)
Path("failing").unlink()
for id in ids[:3]:
    assert writer.store([Write(id, 2, "acknowledged")])  # each a page or two, where the many were
os._exit(9)
"""


def test_a_rolled_back_commit_is_no_damage(folder: Path) -> None:
    (folder / "failing.c").write_text(FAILING)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", "failing.so", "failing.c"], cwd=folder, check=True)
    settings = Settings(data=str(folder))
    asyncio.run(look_at(settings))  # makes the database
    environment = {**os.environ, "LD_PRELOAD": str(folder / "failing.so")}
    ended = subprocess.run(
        [sys.executable, "-c", WRITING], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 9, ended.stderr
    assert "disk I/O error" in ended.stdout
    log = read_log(folder / "hall.sqlite3")
    assert log.frames
    assert not log.cut
    assert asyncio.run(look_at(settings)).tables == 40  # and does not ask for a repair
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as lite:
        stored = lite.execute("SELECT table_id, data FROM entries WHERE number = 2 ORDER BY table_id").fetchall()
    assert stored == [(f"table{at:05}", "acknowledged") for at in range(3)]
