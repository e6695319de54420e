"""Arena, review and programs at the table, as people use them: real processes and their output."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from cli.test_commands import ROOT, run

EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'careful_bot.py'}"


def test_arena_prints_tables_or_json_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    args = ["arena", "spellcaster", "--bots", "greedy,random", "--games", "4", "--seed", "7", "--jobs", "1"]
    shown = run(*args, "--report", str(page))
    assert "greedy – random" in shown
    assert "decisions a second" in shown
    assert "SpellCaster: greedy · random" in page.read_text(encoding="utf-8")
    result = json.loads(run(*args, "--json"))
    figures = {"games", "deals", "score_a", "low", "high", "wins_a", "draws", "wins_b"}
    assert set(result["pairs"][0]) == {"a", "b"} | figures
    assert {"ratings", "decision_ms", "machine_dependent"} <= set(result)


def test_arena_says_when_results_belong_to_the_machine_and_when_it_stopped() -> None:
    shown = run("arena", "spellcaster", "--bots", "greedy@50ms,random", "--games", "200", "--sprt", "0.5,0.6")
    assert "belong to this machine" in shown
    assert "≥ 0.6" in shown
    assert "wrong with probability at most 0.05" in shown


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,genius"], "There is no bot 'genius'"),
        (["--bots", "greedy,random@soon"], "no readable budget"),
        (["--sprt", "high"], "two scores such as"),
        (["--seats", "9"], "Invalid value"),
        (["--bots", "cmd:,random"], "has no command"),
    ],
)
def test_arena_explains_wrong_input(args: list[str], said: str) -> None:
    assert said in run("arena", "mathwiz", "--games", "2", *args, code=2 if said == "Invalid value" else 1)


def test_a_program_sits_at_the_terminal_table_and_is_named_again_to_go_on(tmp_path: Path) -> None:
    """A saved game never starts a program by itself: it might come from a stranger."""
    save = tmp_path / "game.jsonl"
    shown = run("play", "mathwiz", "--bots", EXAMPLE, "--plain", "--save", str(save), "--seed", "x", typed="1\nquit\n")
    assert "careful_bot B" in shown
    refused = run("play", "--resume", str(save), "--plain", typed="quit\n", code=1)
    assert "A program plays in this game. If you trust it" in refused
    assert "Your game is kept" in run("play", "--resume", str(save), "--bots", EXAMPLE, "--plain", typed="quit\n")


def test_a_broken_program_is_reported_at_the_terminal_table(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sh"
    broken.write_text("echo 'no time today' >&2; exit 4\n")
    shown = run("play", "mathwiz", "--bots", f"cmd:sh {broken}", "--plain", typed="1\n1\nquit\n", home=tmp_path)
    assert "ended with status 4" in shown
    assert "no time today" in shown
    assert "Your game is kept" in shown


def test_review_of_a_saved_game(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    run("play", "mathwiz", "--plain", "--option", "end_mode=rounds", "--option", "round_limit=1", "--save", str(save),
        "--seed", "x", "--bots", "random", typed="1\n" * 40)  # fmt: skip
    if find_spec("spellhall.bots.advise") is None:
        assert "has no adviser" in run("review", str(save), code=1)
    else:
        assert "choices looked at" in run("review", str(save), "--milliseconds", "50")
    assert "is no seat" in run("review", str(save), "--seat", "Z", code=1)
    assert "cannot be read" in run("review", str(tmp_path / "none.jsonl"), code=1)
