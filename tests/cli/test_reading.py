"""What may be typed at the terminal for a choice: the reasons given are true, and usual words are read."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from spellhall.cli.files import scenario
from spellhall.cli.play import play

from .helpers import play_until, seated

ROW = "row A: 4+9+1-8+2+3\nrow B: 3+\nspell A: Summon Bees\nhand A: 1 2 5 + -\nhand B: 7 8 9 + +"


def test_a_pull_names_its_cards_in_either_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """MD-55: `9+` and `+9` leave the same row, so both are read as the one that is offered."""
    table = seated(tmp_path, "mathemagician", ["pull 9+"], ROW)
    table.run()
    assert "do not stand side by side" not in capsys.readouterr().out
    assert table.text(table.past[0].choice) == "pull +9 at 2"


def test_a_pull_that_is_not_there_is_refused_truly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "mathemagician", ["pull 7+", "pull 9-"], ROW)
    table.run()
    said = capsys.readouterr().out
    assert "In your row 7 and + do not stand side by side" in said
    assert "In your row 9 and - do not stand side by side" in said
    assert not table.past


def test_nobody_may_pass_in_the_duel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """DP-44."""
    table = seated(tmp_path, "prestidigitators", ["pass", "? pass"])
    play_until(table, "slide")
    table.run()
    said = capsys.readouterr().out
    assert "(DP-44)" in said
    assert "DP-44: A player may not pass." in said
    assert "cannot be read" not in said


@pytest.mark.parametrize("verb", ["pick", "place"])
def test_pass_before_the_duel_is_refused_in_a_sentence(
    tmp_path: Path, verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = seated(tmp_path, "prestidigitators", ["pass"])
    play_until(table, verb)
    steps = table.match.steps
    table.run()
    assert table.match.steps == steps
    assert "cannot be read" not in capsys.readouterr().out


def test_mistakes_in_a_position_are_told_in_the_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.toml"
    text = 'title = "one"\ngame = "mathwiz"\nseats = 2\nclauses = ["MW-1"]\nposition = """\nhand A: 5 99\n"""\n'
    file.write_text(text, encoding="utf-8")
    with pytest.raises(typer.Exit):
        scenario([file], lang="de")
    assert "Feld „hand A“: „99“ gehört nicht hierher." in capsys.readouterr().out


def test_a_wrong_option_is_refused_in_the_language_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        play("mathwiz", option=["honour=maybe"], lang="de")
    assert "Die Option honour kann nicht „maybe“ sein." in capsys.readouterr().err
