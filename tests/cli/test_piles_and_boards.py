"""Open piles on request, boards in every language, and cards that go without saying."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from spellhall.games import game_ids
from spellhall.words.catalogues import languages

from .helpers import seated


def test_discards_are_shown_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Mathemagician's discard piles lie open."""
    position = "row A: 4\nhand A: 1 2 5 + -\nhand B: 7 8 9 + +\nenergy discard: 3 6 6\nsymbols discard: + + -"
    seated(tmp_path, "mathemagician", ["piles", "discards"], position).run()
    said = capsys.readouterr().out
    assert said.count("Discarded Energy: 3 6 6") == 2
    assert said.count("Discarded Symbols: 2 × + and 1 × -") == 2
    assert said.count("Discarded Spells: none") == 2


@pytest.mark.parametrize("id", game_ids())
def test_every_game_answers_to_piles(tmp_path: Path, id: str, capsys: pytest.CaptureFixture[str]) -> None:
    seated(tmp_path, id, ["quit"]).run()
    before = capsys.readouterr().out
    (tmp_path / "game.jsonl").unlink()
    seated(tmp_path, id, ["piles", "quit"]).run()
    assert len(capsys.readouterr().out.splitlines()) > len(before.splitlines())


def drawn(tmp_path: Path, id: str, language: str, steps: int) -> str:
    """The board of seat A after some steps, as the terminal draws it."""
    table = seated(tmp_path, id, [], language=language, plain=False)
    for step in range(steps):
        if table.match.over:
            break
        seat = table.match.waiting()[0]
        choices = table.match.decision(seat).choices
        table.choose(seat, choices[step % len(choices)])
    out = StringIO()
    console = Console(file=out, width=120, no_color=True, highlight=False)
    console.print(table.corner.board(table.match.view(0), table.match.names))
    return out.getvalue()


ENGLISH = re.compile(r"\b(the|you|your|of|row|hand|deck|pile|round|turn|spells|runes|target|strength|player)\b", re.I)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("steps", [0, 30])
def test_boards_speak_the_language_of_the_table(tmp_path: Path, id: str, language: str, steps: int) -> None:
    """Nothing on a drawn board is English at a table that is not; card names that are alike everywhere excepted."""
    board = drawn(tmp_path, id, language, steps)
    alike = {"fr": {"pile", "runes", "Runes"}, "de": {"Hand"}}
    left = {word for word in ENGLISH.findall(board) if word not in alike[language]}
    assert not left, board


def test_a_payment_with_one_possibility_pays_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """MN-94: two potions lift a Curse; with just two in hand there is nothing to ask."""
    position = "hand A: R1 G2\nitems A: CU\nopen: N01 N13 N25\nrow 1: R1 R2 Y2 B4 R4"
    table = seated(tmp_path, "novatus", ["lift"], position)
    table.run()
    said = capsys.readouterr().out
    assert "There is only one way: pay R1" in said
    assert table.match.state.items[0][3] == 0
    assert [step.asked for step in table.past[:3]] == [True, False, False]


def test_undo_goes_back_beyond_what_paid_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = "hand A: R1 G2\nitems A: CU\nopen: N01 N13 N25\nrow 1: R1 R2 Y2 B4 R4"
    table = seated(tmp_path, "novatus", ["lift", "undo"], position)
    before = table.match.state
    table.run()
    said = capsys.readouterr().out
    assert (table.match.state is before) != ("cannot be taken back" in said)
