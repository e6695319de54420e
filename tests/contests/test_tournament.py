"""A tournament is its lines: the same lines, the same table, in any process and after any crash."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.contests.meetings import Meeting
from spellhall.contests.standings import number, table, why_before
from spellhall.contests.tournament import Tournament
from spellhall.games import game
from spellhall.kernel.errors import SpellhallError
from spellhall.lab.contestants import make_contestant
from spellhall.lab.tournament import Plan, hold

BOTS = ["greedy", "novice", "random"]
COMMAND = ["tournament", "spellcaster", "--bots", ",".join(BOTS), "--seed", "7", "--rounds", "2", "--jobs", "1"]


def entered(format: str, players: int, rounds: int = 0) -> Tournament:
    held = Tournament(format, rounds)
    for player in range(players):
        held.take({"enter": f"Player {player + 1}"})
    return held


def played(held: Tournament) -> Tournament:
    """Whoever entered first wins."""
    while not held.over:
        held.take(held.draw())
        for place in list(held.open):
            one, other = held.rounds[-1][place].players
            held.take({"result": place, "games": [2, 0] if one < other else [0, 2]})
    return held


@pytest.mark.parametrize(
    ("format", "players", "rounds"), [("swiss", 16, 4), ("swiss", 7, 3), ("round-robin", 7, 7), ("knockout", 11, 4)]
)
def test_the_best_is_first(format: str, players: int, rounds: int) -> None:
    held = played(entered(format, players))
    assert len(held.rounds) == rounds
    lines = held.table()
    assert lines[0].player == 0
    assert sorted(line.player for line in lines) == list(range(players))
    if format == "knockout":
        assert [line.player for line in lines[:2]] == [0, 1]
    if format == "round-robin":
        assert [line.player for line in lines] == list(range(players))


def test_tie_breaks_are_counted_and_explained() -> None:
    rounds = [
        [Meeting((0, 1), (2.0, 0.0)), Meeting((2, 3), (1.0, 1.0)), Meeting((4,))],
        [Meeting((0, 4), (0.5, 1.5)), Meeting((2, 1), (1.5, 0.5)), Meeting((3,))],
    ]
    lines = {line.player: line for line in table(list(range(5)), rounds)}
    assert [lines[player].points for player in range(5)] == [1, 0, 1.5, 1.5, 2]
    # 3 drew with 2 (1½ points) and had a bye, which counts as much as 3 has: 1½
    assert lines[3].breaks == (3.0, 0.75, 1.0)
    assert lines[2].breaks == (1.5, 0.75, 2.5)
    assert [line.player for line in table(list(range(5)), rounds)] == [4, 3, 2, 0, 1]
    assert why_before(lines[4], lines[3]) == "2 points to 1½"
    assert why_before(lines[3], lines[2]).startswith("equal points; rivals: 3 to 1½ (the points of all opponents")
    assert [number(value) for value in (0.0, 0.5, 1.0, 2.5, 0.75)] == ["0", "½", "1", "2½", "0.75"]


def test_whoever_leaves_is_not_paired_and_whoever_is_late_is() -> None:
    held = entered("swiss", 4, 3)
    held.take(held.draw())
    held.take({"leave": 3})  # in the middle of the round: the other has won
    held.take({"enter": "Late"})
    assert held.open == [0]
    held.take({"result": 0, "games": [1, 1]})
    assert held.points(1) == 1
    drawn = held.draw()["round"]
    assert sorted(player for meeting in drawn for player in meeting) == [0, 1, 2, 4]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([{"enter": "Ann"}, {"enter": "Ann"}], "Ann has entered already"),
        ([{"enter": ""}], "1 to 100 characters"),
        ([{"enter": "A"}, {"round": [[0]]}], "at least two players"),
        ([{"enter": "A"}, {"enter": "B"}, {"round": [[1, 0]]}], "not the round that follows"),
        ([{"enter": "A"}, {"enter": "B"}, {"round": [[0, 1]]}, {"result": 1, "games": [1, 0]}], "Meeting 2"),
        ([{"enter": "A"}, {"enter": "B"}, {"round": [[0, 1]]}, {"result": 0, "games": [-1, 0]}], "below 0"),
        ([{"enter": "A"}, {"enter": "B"}, {"round": [[0, 1]]}, {"round": [[0, 1]]}], "has a result"),
        ([{"leave": 0}], "Player 0 is not in the tournament"),
        ([{"cheat": 1}], "no line of a tournament"),
    ],
)
def test_lines_that_do_not_fit_are_refused(lines: list[dict[str, Any]], sentence: str) -> None:
    held = Tournament("swiss")
    for line in lines[:-1]:
        held.take(line)
    before = (list(held.names), [list(meetings) for meetings in held.rounds])
    with pytest.raises(SpellhallError, match=sentence):
        held.take(lines[-1])
    assert (held.names, held.rounds) == before


def test_bots_hold_a_tournament_and_any_cut_of_its_file_goes_on_to_the_same_table(tmp_path: Path) -> None:
    found = game("spellcaster")
    plan = Plan(found.setup_to_json(found.setup(2)), "swiss", 2, 1, "7", BOTS)
    whole = tmp_path / "whole.jsonl"
    table = hold(plan, whole, make_contestant).table()
    text = whole.read_bytes()
    for cut in (len(text) // 3, 2 * len(text) // 3, len(text) - 3):
        part = tmp_path / f"{cut}.jsonl"
        part.write_bytes(text[:cut])
        assert hold(plan, part, make_contestant).table() == table
        assert part.read_bytes() == text
    with pytest.raises(SpellhallError, match="another tournament"):
        hold(plan._replace(seed="8"), whole, make_contestant)
    (tmp_path / "odd.jsonl").write_text("no tournament\n")
    with pytest.raises(SpellhallError, match="not the file of a tournament"):
        hold(plan, tmp_path / "odd.jsonl", make_contestant)


def test_a_killed_tournament_goes_on(tmp_path: Path) -> None:
    """kill -9 after the first result; the second run plays the rest, and no result is played again."""
    kept, fresh, table = tmp_path / "cup.jsonl", tmp_path / "fresh.jsonl", tmp_path / "table.csv"
    running = subprocess.Popen([sys.executable, "-m", "spellhall.cli", *COMMAND, "--to", str(kept)])
    while not (kept.exists() and b'"result"' in kept.read_bytes()) and running.poll() is None:
        time.sleep(0.002)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    before = kept.read_bytes().rpartition(b"\n")[0]
    for path in (kept, fresh):
        result = CliRunner().invoke(app, [*COMMAND, "--to", str(path), "--table", str(table)])
        assert result.exit_code == 0, result.output
    assert kept.read_bytes().startswith(before)
    assert kept.read_bytes() == fresh.read_bytes()
    assert table.read_text().splitlines()[0] == "place,player,points,won,drawn,lost,byes,rivals,beaten,games,behind"
    assert "greedy" in result.output


def test_bad_flags_get_a_sentence(tmp_path: Path) -> None:
    to = ["--to", str(tmp_path / "cup.jsonl")]
    for flags, sentence in (
        (["--bots", "greedy,greedy"], "A bot enters once"),
        (["--bots", "greedy,nobody"], "nobody"),
        (["--bots", "greedy,random", "--format", "arena"], "Bots meet in rounds"),
    ):
        result = CliRunner().invoke(app, ["tournament", "spellcaster", *flags, *to])
        assert result.exit_code != 0
        assert sentence in str(result.exception) + result.output
    assert not (tmp_path / "cup.jsonl").exists()


def test_the_same_plan_gives_the_same_lines_with_any_number_of_workers(tmp_path: Path) -> None:
    found = game("spellcaster")
    plan = Plan(found.setup_to_json(found.setup(2)), "knockout", 0, 1, "3", BOTS)
    for jobs in (1, 2):
        hold(plan, tmp_path / f"{jobs}.jsonl", make_contestant, jobs)
    one, two = (tmp_path / f"{jobs}.jsonl" for jobs in (1, 2))
    assert one.read_bytes() == two.read_bytes()
    assert json.loads(one.read_text().splitlines()[0])["bots"] == plan.bots
