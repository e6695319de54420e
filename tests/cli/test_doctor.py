"""`spellhall doctor` tells what is so in sentences, changes nothing, and its status says whether all is well."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import HallProcess, Postgres, free_port
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.hall.checkup import look_at
from spellhall.hall.settings import settings_from


def examined(*words: str, **settings: str) -> tuple[int, dict[str, dict[str, Any]]]:
    done = CliRunner().invoke(app, ["doctor", "--json", "--port", str(free_port()), *words], env=dict(settings))
    return done.exit_code, {one["about"]: one for one in json.loads(done.stdout)}


def test_a_machine_that_works(tmp_path: Path) -> None:
    status, found = examined("--data", str(tmp_path / "tables"))
    assert status == 0, found
    assert "mathwiz" in found["games"]["sentence"]
    assert found["tables"]["sentence"].startswith("none yet")
    assert found["port"]["kind"] == "good"
    assert all(one["sentence"].endswith((".", ").")) for one in found.values())
    assert not (tmp_path / "tables").exists(), "it changes nothing"


def test_in_plain_sentences(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path), "--port", str(free_port())])
    assert done.exit_code == 0
    assert "Everything works." in done.stdout


def test_tables_are_counted_and_left_as_they_are(tmp_path: Path) -> None:
    asyncio.run(look_at(settings_from({"SPELLHALL_DATA": str(tmp_path)})))
    before = {path.name: path.read_bytes() for path in tmp_path.glob("hall.sqlite3")}
    status, found = examined("--data", str(tmp_path))
    assert status == 0
    assert found["tables"]["sentence"].startswith("0 in ")
    assert before == {path.name: path.read_bytes() for path in tmp_path.glob("hall.sqlite3")}


def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite3").write_bytes(b"this is no database" * 100)
    status, found = examined("--data", str(tmp_path))
    assert status == 1
    assert found["tables"]["kind"] == "bad"
    assert "spellhall repair" in found["tables"]["sentence"]


def test_a_port_that_something_else_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.settimeout(0.1)
        status, found = examined("--data", str(tmp_path), "--port", str(other.getsockname()[1]))
    assert status == 1
    assert "Try --port" in found["port"]["sentence"]


def test_a_port_that_a_hall_has(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path)
    hall.start()
    try:
        status, found = examined("--data", str(tmp_path), "--port", str(hall.port))
    finally:
        hall.kill()
    assert status == 0
    assert "a hall that is open already" in found["port"]["sentence"]


@pytest.mark.parametrize(
    ("name", "value", "kind", "about"),
    [
        ("SPELLHALL_TABLES", "many", "bad", "settings"),
        ("SPELLHALL_TABELS", "5", "note", "settings"),
        ("SPELLHALL_DOCS", "/nowhere", "note", "documentation"),
    ],
)
def test_settings_are_looked_at(tmp_path: Path, name: str, value: str, kind: str, about: str) -> None:
    status, found = examined("--data", str(tmp_path), **{name: value})
    assert status == (1 if kind == "bad" else 0)
    assert found[about]["kind"] == kind


def test_postgresql_is_reached_or_not() -> None:
    server = Postgres()
    try:
        url = server.database()
        status, found = examined(SPELLHALL_DATABASE_URL=url)
        assert status == 0
        assert "PostgreSQL" in found["tables"]["sentence"]
        asyncio.run(look_at(settings_from({"SPELLHALL_DATABASE_URL": url})))
        _, found = examined(SPELLHALL_DATABASE_URL=url)
        assert found["tables"]["sentence"].startswith("0 in PostgreSQL")
        status, found = examined(SPELLHALL_DATABASE_URL=f"{url}-not-there")
        assert status == 1
        assert "cannot be used" in found["tables"]["sentence"]
    finally:
        server.close()
    status, found = examined(SPELLHALL_DATABASE_URL=url)
    assert status == 1
    assert found["tables"]["kind"] == "bad"
