"""The table in the terminal, without a terminal: its clock, its hints, its files."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest

from spellhall.cli.saves import Saved, new_save, open_save
from spellhall.cli.terminal import Leave, TerminalTable
from spellhall.games import game
from spellhall.table.match import Match

MATHWIZ = game("mathwiz")


def seated(tmp_path: Path, typed: list[str], **options: Any) -> TerminalTable:
    """One person against a random bot; what is typed comes from a list, then the person leaves."""
    match = Match(MATHWIZ, MATHWIZ.setup(2, options), "table", ["Wiz", "Bot"], ["", "random"])
    return at_table(new_save(match, tmp_path / "game.jsonl"), typed)


def at_table(saved: Saved, typed: list[str]) -> TerminalTable:
    table = TerminalTable(saved, plain=True)

    def prompt() -> str:
        if not typed:
            raise Leave
        return typed.pop(0)

    setattr(table, "prompt", prompt)  # noqa: B010  (a method is replaced on purpose)
    return table


def test_the_round_in_progress_when_time_runs_out_is_the_last(tmp_path: Path) -> None:
    """MW-63: the time ran out while the person was thinking."""
    match = Match(MATHWIZ, MATHWIZ.setup(2, {"end_mode": "time", "time_limit_min": 1}), "friends")
    table = TerminalTable(new_save(match, tmp_path / "game.jsonl"), plain=True)

    def thinking() -> str:
        if len(match.waiting()) == 1:  # the last one to choose takes a minute
            table.began -= 61
        return "1"

    setattr(table, "prompt", thinking)  # noqa: B010
    setattr(table, "hand_over", lambda _: None)  # noqa: B010
    table.run()
    assert match.over
    assert match.state.turn == 1


def test_the_clock_goes_on_where_it_stood(tmp_path: Path) -> None:
    """MW-108: the clock starts with round 1, and a game that was left does not get its time back."""
    table = seated(tmp_path, ["1"], end_mode="time", time_limit_min=1)
    table.began -= 59
    table.run()
    assert not table.match.over
    again = at_table(open_save(tmp_path / "game.jsonl"), [])
    again.began -= 2
    again.watch_the_clock()
    assert again.match.state.time_up


def test_without_a_clock_no_time_is_written(tmp_path: Path) -> None:
    seated(tmp_path, ["1"]).run()
    assert "played" not in (tmp_path / "game.jsonl").read_text()


@pytest.mark.parametrize("arithmetic", ["practice", "strict"])
def test_a_hint_does_not_tell_the_value(tmp_path: Path, arithmetic: str, capsys: pytest.CaptureFixture[str]) -> None:
    """MW-98: no value is shown before the player has handed in."""
    table = seated(tmp_path, ["hint", "hint", "1", "hint"], arithmetic=arithmetic)
    table.run()
    said = capsys.readouterr().out
    assert said.count("Look for two runes near") == 1  # first a nudge
    assert said.index("Type hint again") < said.index("A careful player might choose")
    assert said.count("A careful player might choose “Play") == 1  # then the pair
    assert "Take" in said.split("What is")[-1]  # and help with the sum, but not what it makes
    assert "Type a number." in said
    assert "such as =-12" not in said


def test_saving_into_the_own_file_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file in which the game is kept goes on growing; it does not end where somebody typed `save`."""
    path = tmp_path / "game.jsonl"
    seated(tmp_path, ["1", f"save {path}", "1"]).run()
    assert "kept in" in capsys.readouterr().out
    steps = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert all("end" not in step for step in steps)
    assert open_save(path).match.steps == len(steps)


def test_saved_games_are_for_their_owner_alone(tmp_path: Path) -> None:
    """A save holds the seed, which tells every card to come."""
    copy = tmp_path / "copy.jsonl"
    seated(tmp_path, ["1", f"save {copy}"]).run()
    open_save(tmp_path / "game.jsonl")
    for path in (tmp_path / "game.jsonl", copy):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_finished_game_stays_as_it_is(tmp_path: Path) -> None:
    """Looking at it again adds nothing to its record."""
    path = tmp_path / "game.jsonl"
    seated(tmp_path, ["1"] * 20, end_mode="rounds", round_limit=1).run()
    before = path.read_text()
    at_table(open_save(path), []).run()
    assert path.read_text() == before


def test_the_table_speaks_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sentences, rules, refusals and hints; choices are typed as ever."""
    match = Match(
        MATHWIZ, MATHWIZ.setup(2, {"end_mode": "rounds", "round_limit": 1}), "table", ["Wiz", "Bot"], ["", "random"]
    )
    table = TerminalTable(new_save(match, tmp_path / "game.jsonl"), plain=False, language="fr")
    typed = ["?", "? pass", "rules égalité", "hint", "nonsense", "1", "1", "1", "1"]
    setattr(table, "prompt", lambda: typed.pop(0))  # noqa: B010
    table.run()
    said = capsys.readouterr().out
    assert match.over
    for wanted in (
        "Choisis deux runes dont le produit",
        "Tape un choix comme il est écrit ici",
        "Tout le monde participe : choisis deux runes. (MW-39)",
        "Un joueur prudent choisirait",
        "« nonsense » ne se lit pas.",
        "La partie enregistrée : ",
        "gagne",
    ):
        assert wanted in said
    assert " the " not in said
