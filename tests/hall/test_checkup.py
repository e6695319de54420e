"""Damaged databases and newer ones: one sentence that says what to do, and `spellhall repair`."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess, free_port

from hall.lines import Line, two_players
from spellhall.hall.checkup import look_at, report
from spellhall.hall.settings import Settings


def spellhall(*words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "spellhall.cli", *words], capture_output=True, text=True, check=False, timeout=60
    )
    return done.returncode, done.stdout + done.stderr


def serve(folder: Path) -> tuple[int, str]:
    return spellhall("serve", "--no-browser", "--port", str(free_port()), "--data", str(folder))


def one_sentence(said: str, *words: str) -> None:
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) <= 6
    text = " ".join(said.split())
    for word in words:
        assert word in text, said


def filled(folder: Path, tables: int) -> list[str]:
    """A hall that was killed with so many running tables."""
    hall = HallProcess(folder)
    hall.start()
    try:
        return [two_players(hall)[0]["table"] for _ in range(tables)]
    finally:
        hall.kill()


def test_what_is_no_database_is_said_in_a_sentence(folder: Path) -> None:
    (folder / "hall.sqlite3").write_bytes(b"this is no database at all" * 400)
    status, said = serve(folder)
    assert status != 0
    one_sentence(said, "is damaged", "spellhall repair")


def test_a_newer_database_is_said_in_a_sentence(folder: Path) -> None:
    filled(folder, 1)
    with sqlite3.connect(folder / "hall.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for words in (("serve", "--no-browser", "--port", str(free_port())), ("repair",)):
        status, said = spellhall(*words, "--data", str(folder))
        assert status != 0
        one_sentence(said, "newer version")


def test_an_unreachable_database_is_said_in_a_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELLHALL_DATABASE_URL", f"postgresql://spellhall@127.0.0.1:{free_port()}/hall")
    status, said = serve(folder)
    assert status != 0
    one_sentence(said, "cannot be opened")


def test_the_hall_says_how_many_tables_it_found(folder: Path) -> None:
    filled(folder, 3)
    hall = HallProcess(folder)
    hall.start()
    hall.kill()
    assert "3 tables found." in hall.log.read_text()


def test_a_torn_end_of_the_log_is_said_and_kept(folder: Path) -> None:
    """The last commit is not whole: a power cut does that, and nobody was told of it."""
    filled(folder, 2)
    wal = folder / "hall.sqlite3-wal"
    raw = bytearray(wal.read_bytes())
    raw[-100] ^= 0xFF
    wal.write_bytes(raw)
    lines = report(asyncio.run(look_at(Settings(data=str(folder)))))
    assert "log is torn (1 pages)" in " ".join(lines)
    assert next(folder.glob("hall.sqlite3.damaged-*-wal")).read_bytes() == raw


def test_repair_saves_what_can_be_read(folder: Path) -> None:
    tables = filled(folder, 6)
    with sqlite3.connect(folder / "hall.sqlite3") as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'claims'").fetchone()[0]
    connection.close()
    file = folder / "hall.sqlite3"
    raw = bytearray(file.read_bytes())
    raw[(root - 1) * 4096 : (root - 1) * 4096 + 200] = b"\xff" * 200
    file.write_bytes(raw)
    status, said = serve(folder)
    assert status != 0
    one_sentence(said, "is damaged", "spellhall repair")
    status, said = spellhall("repair", "--data", str(folder))
    assert status == 0, said
    one_sentence(said, "6 tables found", "kept as hall.sqlite3.damaged-")
    hall = HallProcess(folder)
    hall.start()
    try:
        for table in tables:
            assert hall.call("GET", f"/api/tables/{table}")[0] == 200
    finally:
        hall.kill()


def test_repair_puts_aside_what_leads_nowhere_and_brings_back_what_does(folder: Path) -> None:
    tables = filled(folder, 2)
    with sqlite3.connect(folder / "hall.sqlite3") as connection:
        connection.execute("UPDATE tables SET phase = 'aside', due = NULL WHERE id = ?", (tables[0],))
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", (tables[1],))
    connection.close()
    _, said = spellhall("repair", "--data", str(folder))
    one_sentence(said, "2 tables found, 1 of them brought back, 1 put aside.")
    hall = HallProcess(folder)
    hall.start()
    try:
        assert Line(hall, tables[0]).until("welcome")["table"]["phase"] == "playing"
        assert hall.call("GET", f"/api/tables/{tables[1]}")[1]["code"] == "aside"
        assert "1 of them failed again and again" in hall.log.read_text()
    finally:
        hall.kill()
