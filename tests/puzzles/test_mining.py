"""Mining: real games, small budgets. The same result on any number of workers, and after being killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadOption, SpellhallError
from spellhall.lab.puzzles import Miner, Moment, agrees, moments_of_play
from spellhall.lab.puzzles_run import mine, not_too_easy
from spellhall.lab.simulate import simulate
from spellhall.puzzles.proving import Unsure, winning
from spellhall.puzzles.puzzle import puzzles_of, read_puzzles, restored, written_for

DUEL = find_game("prestidigitators")
MATHS = find_game("mathwiz")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Short games of bots as records; two of these four hold a puzzle."""
    folder = tmp_path_factory.mktemp("records")

    def keep(number: int, record: str) -> None:
        header, rest = record.split("\n", 1)
        named = {**json.loads(header), "names": ["Zacharias", "Wilhelmina"]}
        (folder / f"{number:02}.jsonl").write_text(f"{json.dumps(named)}\n{rest}", encoding="utf-8")

    short = MATHS.setup(2, {"end_mode": "rounds", "round_limit": 5})
    simulate(MATHS, short, 21, ["adept", "adept"], "short", keep=keep)
    return [folder / f"{number:02}.jsonl" for number in (11, 12, 13, 21)]


def run(to: Path, records: list[Path], jobs: int = 1) -> str:
    mine(MATHS, to, 0, "1", records=records, jobs=jobs, times=1, worlds=200)
    return to.read_text(encoding="utf-8")


def test_search_finds_the_answers_that_ship() -> None:
    """The same moment with a fifth of the budget has the same answer."""
    for shipped in sorted(puzzles_of(MATHS.id), key=lambda puzzle: puzzle.after - puzzle.before)[:2]:
        state = restored(shipped, MATHS)
        view = MATHS.view_for(state, shipped.seat)
        found = Miner(MATHS, times=2, worlds=300).puzzle(Moment(view, MATHS.decision_for(state, shipped.seat)))
        assert found is not None
        assert (found.id, found.answers, found.position) == (shipped.id, shipped.answers, shipped.position)
        assert found.before - found.after >= 0.04
        assert "adept" not in found.solved
        assert agrees(MATHS, shipped, state, 2)


def test_only_what_brings_the_view_back_is_written() -> None:
    setup = DUEL.setup(2)
    for moment in list(moments_of_play(DUEL, setup, "written", ["adept", "novice"]))[40:60:5]:
        fields = written_for(DUEL, moment.view)
        assert fields is not None
        assert len(fields) < len(DUEL.write_position(DUEL.imagine(moment.view, Seeded("any"))))
        state = DUEL.place(setup, fields, Seeded("other")).state
        assert DUEL.view_for(state, moment.view.seat).to_json() == moment.view.to_json()


def test_where_something_is_hidden_there_is_no_proof() -> None:
    state = MATHS.start(MATHS.setup(2), Seeded("hidden")).state
    with pytest.raises(Unsure):
        winning(MATHS, MATHS.view_for(state, 0), 0)


def test_the_number_of_workers_changes_nothing(tmp_path: Path, records: list[Path]) -> None:
    alone = run(tmp_path / "one.json", records)
    assert len(read_puzzles(alone).puzzles) == 2
    assert run(tmp_path / "two.json", records, 2) == alone


def test_a_killed_run_goes_on(tmp_path: Path, records: list[Path]) -> None:
    to = tmp_path / "killed.json"
    part = tmp_path / "killed.json.part"
    given = f"Path({str(to)!r}), 0, '1', records=[Path(each) for each in {[str(each) for each in records]!r}]"
    code = (
        "from pathlib import Path; from spellhall.games import game; from spellhall.lab.puzzles_run import mine; "
        f"mine(game('mathwiz'), {given}, times=1, worlds=200)"
    )
    process = subprocess.Popen([sys.executable, "-c", code])
    while process.poll() is None and not (part.exists() and len(part.read_text().splitlines()) > 2):
        time.sleep(0.01)
    process.kill()
    process.wait()
    done = part.read_text().splitlines()
    assert len(done) > 2
    with part.open("a", encoding="utf-8") as file:
        file.write('{"piece": 3, "puzz')  # a line that was cut off
    whole = run(to, records)
    assert part.read_text().splitlines()[: len(done)] == done  # nothing was looked through again
    assert whole == run(tmp_path / "whole.json", records)


def test_another_run_is_not_mixed_in(tmp_path: Path, records: list[Path]) -> None:
    run(tmp_path / "a.json", records[:1])
    with pytest.raises(SpellhallError, match="another run"):
        run(tmp_path / "a.json", records[1:2])


def test_puzzles_are_added_to_those_of_the_file_without_names(tmp_path: Path, records: list[Path]) -> None:
    to = tmp_path / "all.json"
    run(to, records[1:2])
    (tmp_path / "all.json.part").unlink()
    text = run(to, records[3:])
    assert len(read_puzzles(text).puzzles) == 2
    assert "Zacharias" not in text + (tmp_path / "all.json.part").read_text(encoding="utf-8")


def test_the_command(tmp_path: Path, records: list[Path]) -> None:
    to = tmp_path / "puzzles.json"
    words = ["puzzles", "mathwiz", "--records", str(records[0]), "--exact", "--to", str(to)]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    assert "1 game looked through" in told.output
    for wrong in (["--bots", "nobody"], ["--records", "nowhere"]):
        assert isinstance(CliRunner().invoke(app, ["puzzles", "mathwiz", *wrong]).exception, BadOption)


def test_a_collection_is_never_too_easy() -> None:
    puzzles = puzzles_of("prestidigitators")
    easy = [puzzle for puzzle in puzzles if "adept" in puzzle.solved]
    hard = [puzzle for puzzle in puzzles if "adept" not in puzzle.solved]
    kept = not_too_easy(easy + hard[:4])
    assert len(kept) == 4 + min(2, len(easy))


def test_a_file_of_something_else_is_refused() -> None:
    for text in ("", "[]", '{"game": "x"}', '{"game": "x", "rules_version": 1, "puzzles": [{}]}'):
        with pytest.raises(SpellhallError):
            read_puzzles(text)
