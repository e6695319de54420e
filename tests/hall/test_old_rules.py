"""A stored table whose game was begun by other rules than those of today: a clear sentence, and never a wrong game."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess

from spellhall.games import game
from spellhall.hall.mending import repair
from spellhall.hall.settings import Settings
from spellhall.kernel.chance import Seeded
from spellhall.kernel.positions import read_text
from spellhall.table.entries import Started, entry_from_text, entry_to_text
from spellhall.table.table import OtherRules, rebuilt, table_from_text
from table.seated import Seated

BEFORE_THE_DODGE = """
at A: 5,5
move A: 2H
hand A: 9S 2C
at B: 5,6
hand B: 5C KC KH
deck B:
discard B: 2D
active B: circle 8S 8C 8D 8H seal
move B: 5S
"""
SENTENCE = "begun by version 1 of the rules of SpellCaster; here version 2 is played"


def as_stored_before(text: str) -> str:
    """An entry as it was written when rules had no versions in the log."""
    data = json.loads(text)
    data.pop("rules", None)
    return json.dumps(data)


def test_a_checkpoint_in_the_middle_of_the_case_is_not_played_on() -> None:
    """SC-R85: the attack is on, and the Dodge that comes next would draw by other rules than the game began with."""
    table = Seated(game="spellcaster").table
    one = game("spellcaster")
    state = one.place(one.setup(2), read_text(BEFORE_THE_DODGE), Seeded("old")).state
    (strike,) = [choice for choice in one.legal(state, 0) if one.write_choice(state.setup, choice) == "strike 9S B"]
    table.state = one.apply(state, 0, strike).state
    assert table_from_text(table.to_text()).state == table.state
    old = json.loads(table.to_text())
    assert old["data"].pop("rules") == 2
    with pytest.raises(OtherRules, match=SENTENCE):
        table_from_text(json.dumps(old))


def test_a_log_of_other_rules_is_not_played_through() -> None:
    seated = Seated(game="spellcaster")
    assert [entry.rules for entry in seated.log if isinstance(entry, Started)] == [2]
    assert rebuilt(seated.log).state == seated.table.state
    old = [entry_from_text(as_stored_before(entry_to_text(entry))) for entry in seated.log]
    with pytest.raises(OtherRules, match=SENTENCE):
        rebuilt(old)


def test_whoever_comes_to_such_a_table_is_told(tmp_path: Path) -> None:
    """A bot is to move there, so the hall looks at it by itself; the tables beside it are played on.

    `spellhall repair` finds nothing wrong with it.
    """
    hall, old = with_an_old_table(tmp_path)
    done = asyncio.run(repair(Settings(data=str(tmp_path))))
    assert (done.tables, done.aside) == (2, 0)
    hall.start()
    try:
        for language, words in (("en", SENTENCE), ("fr", "version 1 des règles"), ("de", "Fassung 1 der Regeln")):
            status, answer = hall.call("GET", f"/api/tables/{old}", lang=language)
            assert (status, answer["code"]) == (410, "outdated")
            assert words in answer["text"]
        assert hall.call("GET", f"/api/tables/{old}/record")[0] == 410
        made = hall.table(game="spellcaster", bots=["random"])
        assert hall.call("GET", f"/api/tables/{made['table']}", token=made["token"])[0] == 200
    finally:
        hall.kill()


def with_an_old_table(folder: Path) -> tuple[HallProcess, str]:
    """A hall with two tables, of which one was stored by a program of before."""
    hall = HallProcess(folder)
    hall.start()
    old = str(hall.table(game="spellcaster", bots=["random"])["table"])
    hall.table()
    hall.kill()
    with contextlib.closing(sqlite3.connect(folder / "hall.sqlite3")) as lite, lite:
        rows = lite.execute("SELECT number, data FROM entries WHERE table_id = ?", (old,)).fetchall()
        assert any('"rules":2' in data for _, data in rows)
        for number, data in rows:
            wanted = (as_stored_before(data), old, number)
            lite.execute("UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", wanted)
        lite.execute("DELETE FROM checkpoints WHERE table_id = ?", (old,))
        lite.execute("UPDATE tables SET due = 1 WHERE id = ?", (old,))
    return hall, old
