"""`undo` in the terminal takes back what may be taken back, and says why it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellhall.cli.saves import open_save

from .helpers import play_until, seated

GRID = """
row 1: R1 R2 Y2 B4 R4
row 2: G2 Y1 Y3 B2 G3
row 3: B1 R3 G4 Y2 Y4
row 4: Y3 B3 G1 G2 R1
row 5: B4 Y4 R2 B1 G3
open: N01 N13 N25
hand A: R1 R2 R3 Y1 Y2 G1
"""


@pytest.mark.parametrize("word", ["undo", "back", "cancel", "Undo"])
def test_a_chosen_spell_is_taken_back(tmp_path: Path, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """MN-70: before anything is laid down nobody has learned anything."""
    table = seated(tmp_path, "novatus", ["cast 2", word], GRID)
    before = table.match.state
    table.run()
    assert table.match.state is before
    assert table.match.steps == 0
    assert "Wiz takes a step back." in capsys.readouterr().out
    assert len((tmp_path / "game.jsonl").read_text().splitlines()) == 1  # the header


def test_a_laid_card_and_then_the_spell(tmp_path: Path) -> None:
    table = seated(tmp_path, "novatus", ["cast 2", "lay R1", "undo", "undo"], GRID)
    before = table.match.state
    table.run()
    assert table.match.state is before


def test_a_placement_in_the_duel_is_taken_back(tmp_path: Path) -> None:
    """DP-19: stacks are arranged in secret."""
    table = seated(tmp_path, "prestidigitators", ["1", "1", "undo", "undo"])
    play_until(table, "place")
    before = table.match.state
    steps = table.match.steps
    table.run()
    assert table.match.steps == steps
    assert table.match.state is before
    assert open_save(tmp_path / "game.jsonl").match.steps == steps


def test_what_cannot_be_taken_back_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "novatus", ["undo", "33", "undo"], first_player="A", throw_height="0")
    table.run()
    said = capsys.readouterr().out
    assert "There is no step that could be taken back." in said
    assert "That step cannot be taken back: chance has decided something since." in said


def test_the_others_steps_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "prestidigitators", ["1", "undo"])
    table.run()
    assert "The last step was not yours; it cannot be taken back." in capsys.readouterr().out
