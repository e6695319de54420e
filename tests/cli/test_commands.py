"""The command line as people use it: real processes, their output and exit status, never a traceback."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def run(*args: str, typed: str = "", home: Path | None = None, code: int = 0) -> str:
    """Run a command to its end; returns what it printed, and checks its exit status."""
    result = subprocess.run(
        [sys.executable, "-m", "spellhall.cli", *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment(home),
        cwd=ROOT,
        check=False,
    )
    everything = result.stdout + result.stderr
    assert "Traceback" not in everything, everything
    assert result.returncode == code, everything
    return everything


def environment(home: Path | None) -> dict[str, str]:
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**os.environ, "PYTHONPATH": paths, "SPELLHALL_HOME": str(home or ""), "COLUMNS": "100", "TERM": "xterm"}


def test_version_says_whether_it_is_compiled() -> None:
    assert "compiled" in run("version")


def test_games_and_their_options() -> None:
    listed = json.loads(run("games", "--json"))
    mathwiz = next(game for game in listed if game["id"] == "mathwiz")
    assert mathwiz["seats"] == [2, 3, 4]
    assert {option["name"] for option in mathwiz["options"]} >= {"end_mode", "arithmetic", "honour"}
    assert "mathwiz" in run("games")


def test_every_command_has_help_with_an_example() -> None:
    names = [
        "version",
        "games",
        "play",
        "explain",
        "simulate",
        "scenario",
        "replay",
        "playthrough",
        "count",
        "coverage",
        "arena",
        "rate",
        "balance",
        "review",
    ]
    for name in names:
        assert "Example: spellhall" in run(name, "--help"), name


def test_explain() -> None:
    assert "smallest distance" in run("explain", "mw-46")
    assert "is no clause" in run("explain", "zz-1", code=1)
    assert "There is no clause 'MW-999'" in run("explain", "MW-999", code=1)


def test_simulate_tells_beginners_and_intervals_and_keeps_records(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    args = ["simulate", "prestidigitators", "--games", "3", "--jobs", "1", "--save", str(folder)]
    shown = run(*args)
    assert "who begins wins" in shown
    assert "victory, 95 %" in shown
    assert "cards: printed (" in shown
    assert "first_picker=random" in shown
    records = sorted(folder.iterdir())
    assert len(records) == 3
    assert "every checkpoint agrees" in run("replay", str(records[2]))
    assert "is not empty" in run(*args, code=1)
    assert sorted(folder.iterdir()) == records


def test_balance_says_what_it_measured_and_gives_the_same_bytes_again(tmp_path: Path) -> None:
    args = [
        "balance",
        "prestidigitators",
        "--bots",
        "random",
        "--games",
        "6",
        "--jobs",
        "1",
        "--sweep",
        "slide=extend,once",
    ]
    one, other, file = tmp_path / "one.html", tmp_path / "other.html", tmp_path / "run.jsonl"
    shown = run(*args, "--report", str(one), "--save", str(file))
    assert "From slide=extend to slide=once" in shown
    assert "--sweep slide=extend,once --bots random --games 6 --seed 1" in " ".join(shown.split())
    told = json.loads(run(*args, "--report", str(other), "--save", str(file), "--json"))
    assert one.read_bytes() == other.read_bytes()
    assert [variant["options"]["slide"] for variant in told["variants"]] == ["extend", "once"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bots", "genius"], "There is no bot 'genius'"),
        (["--bots", "random,greedy"], "--bots takes one bot"),
        (["--sweep", "slide"], "--sweep takes an option and at least two values"),
        (["--sweep", "slide=extend,sideways"], "The option slide cannot be 'sideways'"),
        (["--against", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--lang", "xx"], "'xx' is not spoken here"),
        (["--against", "house", "--sweep", "slide=extend,once"], "cannot go together"),
    ],
)
def test_balance_refuses_in_a_sentence(args: list[str], sentence: str) -> None:
    assert sentence in run("balance", "prestidigitators", "--games", "2", *args, code=1)


@pytest.mark.parametrize("command", [["balance"], ["arena", "--bots", "random,random"]])
def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    command: list[str], tmp_path: Path
) -> None:
    """A million games would take hours."""
    name, *more = command
    for place in (tmp_path, tmp_path / "nowhere" / "report.html"):
        shown = run(name, "mathwiz", "--games", "1000000", *more, "--report", str(place), code=1)
        assert "cannot be written" in shown


def test_balance_speaks_the_language_that_is_asked_for() -> None:
    shown = run("balance", "mathwiz", "--bots", "random", "--games", "2", "--jobs", "1", "--lang", "de")
    assert "Niemand beginnt" in shown
    assert "Haus: Karten" in shown
    assert "Zwilling" in shown  # a spell by its German name


def test_simulate_prints_the_same_twice() -> None:
    args = ["simulate", "mathwiz", "--seats", "3", "--games", "6", "--bots", "greedy,random", "--seed", "7", "--json"]
    one, two = json.loads(run(*args)), json.loads(run(*args))
    assert one.pop("seconds") >= 0
    two.pop("seconds")
    assert json.dumps(one) == json.dumps(two)
    played = ["game", "seats", "games", "seed", "version", "rules_version", "options", "card_set"]
    assert list(one) == [*played, "results", "beginning", "length", "ended_by", "cards"]
    assert [row["bot"] for row in one["results"]] == ["greedy", "random", "random"]
    assert set(one["results"][0]) == {"seat", "bot", "wins", "draws", "share", "mean_rank"}
    assert set(one["length"]) == {"decisions", "turns"}
    assert set(one["length"]["turns"]) == {"mean", "min", "p10", "p25", "p50", "p75", "p90", "max"}
    assert one["ended_by"] == {"MW-62": 6}
    assert "mean rank" in run("simulate", "mathwiz", "--games", "2", "--option", "end_mode=rounds")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "mathwiz", "--seats", "7"], "2, 3, 4 players, not by 7"),
        (["simulate", "mathwiz", "--bots", "genius"], "There is no bot 'genius'"),
        (["simulate", "mathwiz", "--bots", "random,random,random"], "names 3 bots for 2 seats"),
        (["play", "mathwiz", "--bots", "genius"], "There is no bot 'genius'"),
        (["simulate", "mathwiz", "--option", "honour"], "write --option NAME=VALUE"),
        (["simulate", "mathwiz", "--option", "honour=maybe"], "The option honour cannot be 'maybe'"),
        (["simulate", "mathwiz", "--option", "colour=red"], "There is no option 'colour'"),
        (["simulate", "mathwiz", "--cards", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["play", "mathwiz", "--resume", "README.md"], "README.md, line 1: this is not the first line"),
        (["scenario", "README.md"], "is not a scenario file"),
    ],
)
def test_mistakes_get_a_sentence(args: list[str], said: str) -> None:
    assert said in run(*args, code=1)


def test_scenario_files_and_folders() -> None:
    assert "0 failed" in run("scenario", "tests/scenarios/mathwiz")


def test_count_and_playthrough_and_coverage() -> None:
    assert "364 lines go on after 1 decisions" in run("count", "mathwiz", "--depth", "1")
    assert "x" in run("count", "mathwiz", "--depth", "2", "--divide")
    assert "--- A sees" in run("playthrough", "mathwiz", "--steps", "3", "--option", "honour=off")
    assert "option: end_mode=rounds" in run("playthrough", "mathwiz", "--steps", "1", "--option", "end-mode=rounds")
    assert "never fired" in run("coverage", "mathwiz", "--games", "1", code=1)


def test_a_game_can_be_left_resumed_and_replayed(tmp_path: Path) -> None:
    """Leave in the middle, go on, play to the end by the menu, and replay the record."""
    save = tmp_path / "game.jsonl"
    start = ["play", "mathwiz", "--seed", "x", "--plain", "--save", str(save), "--option", "end_mode=rounds"]
    first = run(*start, "--option", "round_limit=2", typed="nonsense\n? 1x1\n?\nrules twin star\nlog\n1\nquit\n")
    assert "'nonsense' cannot be read" in first
    assert "You have no 1 among your runes. (MW-37)" in first
    assert "MW-73" in first
    assert "Your game is kept" in first
    assert "exists already" in run(*start, code=1)
    second = run("play", "--resume", str(save), "--plain", typed="1\n" * 60)
    assert "The record:" in second
    replayed = run("replay", str(save))
    assert "every checkpoint agrees" in replayed
    assert "The game is over" in replayed
    assert "Round 1." in run("replay", str(save), "--seat", "A")
    assert "is no seat" in run("replay", str(save), "--seat", "Q", code=1)


def test_a_number_that_is_also_a_space_means_the_space(tmp_path: Path) -> None:
    """In Magus Novatus 13 is a space of the grid, never the thirteenth choice: the list shows no other numbers."""
    options = ["--seed", "1", "--option", "first_player=A", "--option", "throw_height=0"]
    said = run("play", "novatus", *options, typed="13\nquit\n", home=tmp_path)
    assert "13: aim" not in said
    assert "aims at row 1, column 3" in said


def test_a_copy_can_be_saved(tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    said = run("play", "mathwiz", "--plain", home=tmp_path, typed=f"1\nsave {copy}\nsave /nowhere/x\nsave\nquit\n")
    assert "Saved in" in said
    assert "cannot be written" in said
    assert "every checkpoint agrees" in run("replay", str(copy))


def test_cards_that_owners_write(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    text = (ROOT / "src/spellhall/games/mathwiz/cards.toml").read_text()
    cards.write_text(text.replace('"house"', '"mine"', 1))
    assert "MW-62" in run("simulate", "mathwiz", "--games", "1", "--cards", str(cards))
    cards.write_text(text.replace('effect = "mirror_rune"', 'effect = "mirorr_rune"', 1))
    assert "cards.toml: line" in run("simulate", "mathwiz", "--cards", str(cards), code=1)


def test_friends_at_one_keyboard_do_not_see_each_other(tmp_path: Path) -> None:
    said = run("play", "mathwiz", "--bots", "none", "--plain", home=tmp_path, typed="\n1\n\n1\nquit\n")
    first, second = said.split("Pass the keyboard to Wizard 2")[:2]
    assert "Wizard 1 draws 7 runes: " in first
    assert "Wizard 2 draws 7 runes." in first
    assert "Wizard 2 draws 7 runes: " in second
    assert "Wizard 1 draws 7 runes: " not in second


class Terminal:
    """A real terminal with the table in it."""

    def __init__(self, *args: str, home: Path) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(environment(home))
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background job ignores it, and so would its children
            os.execv(sys.executable, [sys.executable, "-m", "spellhall.cli", *args])

    def read_until(self, wanted: str, seconds: float = 30) -> str:
        seen = ""
        end = time.monotonic() + seconds
        while wanted not in seen:
            assert time.monotonic() < end, f"waited for {wanted!r}, saw {seen!r}"
            ready, _, _ = select.select([self.fd], [], [], 0.2)
            if ready:
                try:
                    seen += os.read(self.fd, 65536).decode(errors="replace")
                except OSError:
                    break
        return seen

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def status(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)


def test_ctrl_c_never_loses_a_game(tmp_path: Path) -> None:
    """In a real terminal: the board is drawn, a choice is made, Ctrl-C says how to go on."""
    terminal = Terminal("play", "mathwiz", "--seed", "x", home=tmp_path)
    shown = terminal.read_until("> ")
    assert "target" in shown
    assert "Your runes" in shown
    terminal.type("1\n")
    terminal.read_until("> ")
    time.sleep(0.5)  # nobody is quicker than the prompt
    terminal.type("\x03")
    assert "Your game is kept" in terminal.read_until("--resume")
    assert terminal.status() == 0
    (save,) = tmp_path.glob("*.jsonl")
    assert "Round 2" in run("play", "--resume", str(save), "--plain", typed="quit\n")


def test_long_runs_show_a_bar_on_a_terminal_and_none_in_a_pipe(tmp_path: Path) -> None:
    terminal = Terminal("simulate", "mathwiz", "--games", "30", home=tmp_path)
    shown = terminal.read_until("seconds")
    assert "━" in shown
    assert terminal.status() == 0
    assert "━" not in run("simulate", "mathwiz", "--games", "3")


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    terminal = Terminal("play", "mathwiz", "--seed", "x", home=tmp_path)
    terminal.read_until("> ")
    terminal.type("1\n")
    terminal.read_until("> ")
    os.kill(terminal.pid, signal.SIGKILL)
    assert terminal.status() == -signal.SIGKILL
    (save,) = tmp_path.glob("*.jsonl")
    with save.open("a") as file:
        file.write('{"seat": "A", "cho')  # as if the power had failed while writing
    assert "Round 2" in run("play", "--resume", str(save), "--plain", typed="quit\n")
