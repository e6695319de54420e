"""Hostile messages and names: typed errors, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess
from benchmarks.hostile import attack, run

from spellhall.hall.names import FIRST, SECOND, checked_name, clean, drawn_name
from spellhall.table.judge import TableError


def test_hostile_messages_change_nothing(hall: HallProcess) -> None:
    counted = asyncio.run(attack(hall, 2_000, 11))
    assert sum(counted.values()) == 2_000
    assert {"malformed", "limit", "not_yours", "missing", "stale"} <= set(counted)
    log = hall.log.read_text()
    assert "Traceback" not in log
    assert '"failed"' not in log


def test_a_siege_breaks_nothing(folder: Path) -> None:
    """The short form of `make hostile`: all kinds of attacks at once, and somebody plays."""
    found = run(folder, 4_000, 5, 0.5)
    assert set(found["kinds"]) == {
        "socket messages", "http requests", "half requests", "messages of those who never read", "seat changes"
    }  # fmt: skip
    assert not found["wrong"]
    assert not found["failed_inside"]
    assert found["player_choices"] > 0


def test_too_large_bodies_are_refused(hall: HallProcess) -> None:
    status, answer = hall.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, "cards": "x" * 400_000})
    assert status == 413
    assert answer["code"] == "limit"


def test_names_come_from_the_list_or_are_checked() -> None:
    first, second = drawn_name().split()
    assert first in FIRST
    assert second in SECOND
    assert checked_name("  Amber   Owl ", False) == "Amber Owl"
    for name in ("Essex", "Cassandra", "Hancock", "Zoë", "Jean-Luc", "O'Neill"):
        assert checked_name(name, True) == name
    for name in ("Sh1t", "f u c k", "Fuuuck", "xx nazi", "<b>", "a" * 21, "ad\u202emin", "Admin"):
        with pytest.raises(TableError):
            checked_name(name, True)
    assert all(clean(f"{one} {two}") for one in FIRST for two in SECOND)
