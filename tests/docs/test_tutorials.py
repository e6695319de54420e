"""Every tutorial is followed as it is written: its files are saved, its commands typed, their output compared."""

from __future__ import annotations

from pathlib import Path

from benchmarks.halls import HallProcess

from docs.follow import Follower
from docs.pages import DOCS, TUTORIALS

HERE = {"balance", "class", "first-bot", "first-game"}
WITH_RESEARCH = {"first-trained-player"}  # tests/envs/test_tutorial.py: it needs the research extra


def test_every_tutorial_is_followed() -> None:
    assert {page.stem for page in TUTORIALS} == HERE | WITH_RESEARCH


def test_first_bot(tmp_path: Path) -> None:
    assert Follower(tmp_path).follow(DOCS / "tutorials" / "first-bot.md") == 2


def test_balance(tmp_path: Path) -> None:
    assert Follower(tmp_path).follow(DOCS / "tutorials" / "balance.md") == 3


def test_first_game(tmp_path: Path) -> None:
    assert Follower(tmp_path).follow(DOCS / "tutorials" / "first-game.md") >= 7


def test_class(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "hall", extra={"SPELLHALL_OWN_NAMES": "false"})
    hall.start()
    try:
        reader = tmp_path / "reader"
        reader.mkdir()
        assert Follower(reader, {"http://127.0.0.1:8170": hall.base}).follow(DOCS / "tutorials" / "class.md") == 1
        table = hall.table(options={"arithmetic": "strict", "end_mode": "rounds", "round_limit": 5})
        status, told = hall.call("POST", f"/api/tables/{table['table']}/seats", {"name": "My Own Name"})
        assert status == 422, "nobody types a name in a class"
        assert told["text"].endswith(".")
    finally:
        hall.kill()
