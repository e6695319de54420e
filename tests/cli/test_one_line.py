"""One line is enough: what it answers is played step by step, and undone step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from .helpers import seated

NEAR = """
at A: 5,5
hand A: 2H 3H 4D 5H 6S
charged A: 9C 7C 7D
move A: 5S
at B: 5,8
hand B: 4C 5C 6C 9C 8H
charged B: 2D AC
move B: 5S
"""


def test_a_spell_is_cast_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "spellcaster", ["cast hadou 9C d2"], NEAR)
    table.run()
    said = capsys.readouterr().out
    assert "cannot be read" not in said
    mine = [table.text(step.choice) for step in table.past if step.seat == 0]
    assert mine[:2] == ["cast hadou", "add 9C"]


def test_a_line_that_is_not_allowed_does_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "spellcaster", ["cast hush 2H 3H 9C B"], NEAR)
    table.run()
    assert not table.past
    assert "(SC-" in capsys.readouterr().out


def test_a_question_mark_explains_a_line_step_by_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`?` says what the line would do, or which part of it cannot be done; nothing is done."""
    table = seated(tmp_path, "spellcaster", ["? cast hadou 9C d2", "? cast hush 2H 3H 9C B"], NEAR)
    table.run()
    assert not table.past
    said = capsys.readouterr().out
    assert "You can: Cast Hadou Ken\nThen: Add 9♣\n" in said
    assert "SC-" in said.split("Then: Add 9♣")[1]
    assert "cannot be read" not in said


def test_open_piles_of_the_casters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """SC-7."""
    seated(tmp_path, "spellcaster", ["piles"], NEAR + "discard A: KC 2C\n").run()
    assert "K♣ 2♣" in capsys.readouterr().out


BESIDE = """
at A: 5,5
hand A: 2S 3S 6S
move A: 5S
at B: 5,6
hand B: 9S
move B: 4S
"""


def test_a_strike_needs_no_target_where_there_is_one(tmp_path: Path) -> None:
    """SC-62."""
    table = seated(tmp_path, "spellcaster", ["strike 6S"], BESIDE)
    table.run()
    assert table.text(table.past[0].choice) == "strike 6S B"


def test_a_payment_with_one_possibility_pays_itself(tmp_path: Path) -> None:
    """SC-220: three and six pay for nine, and nothing else does."""
    table = seated(tmp_path, "spellcaster", ["pass"], BESIDE + "order: B A\n")
    table.choose(1, table.game.find_choice(table.match.setup, "strike 9S A", table.match.decision(1).choices))
    table.run()
    assert [table.text(step.choice) for step in table.past if step.seat == 0][:3] == ["pass", "pay 3S", "pay 6S"]
