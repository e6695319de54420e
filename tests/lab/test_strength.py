"""The strength card: a run goes on where it was stopped, what plays otherwise begins anew, the page names gaps."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from spellhall.bots.strengths import Strength
from spellhall.games import game, game_ids
from spellhall.games.mathwiz.mind import levels as levels_module
from spellhall.lab import strength
from spellhall.lab.contestants import levels
from spellhall.lab.fingerprints import fingerprint
from spellhall.lab.ledger import Ledger
from spellhall.lab.scores import Series
from spellhall.lab.strength import Run, exploit_line
from spellhall.lab.strength_card import card
from spellhall.lab.strength_clock import ADVICE, clock_line
from spellhall.lab.strength_plan import CLEAR, Pair, Task, bots_of, contestant, stages, step

ROWS = {"mathwiz": ["random", "greedy"]}
PAIR = Pair("spellcaster", "random", "random")


def same(game: str, bot: str) -> str:
    return f"{game}/{bot}"


def line_of(pair: Pair, wins: int, losses: int) -> dict[str, Any]:
    """A match in which every deal was won or lost twice."""
    line: dict[str, Any] = {"kind": "pair", **pair._asdict(), "deals": wins + losses}
    line |= {"games": 2 * (wins + losses), "total": float(wins), "squares": float(wins), "wins": 2 * wins}
    return line | {"draws": 0, "losses": 2 * losses, "seconds_a": 1.5, "decisions_a": 100}


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    Run(Ledger(path, same), 10, 1).matches([Task(PAIR, 4)])
    first = path.read_text()
    assert len(first.splitlines()) == 1
    path.write_text(first + first[:50])  # the power went out while a line was written
    ledger = Ledger(path, same)
    assert len(ledger.lines) == 1
    Run(ledger, 10, 1).matches([Task(PAIR, 12)])
    assert path.read_text().startswith(first)
    assert len(path.read_text().splitlines()) == 3
    again = Ledger(path, same)  # pieces are added up
    assert len(path.read_text().splitlines()) == 1
    series = again.series(PAIR)
    assert (series.deals, series.games) == (6, 12)
    whole = Run(Ledger(tmp_path / "other.jsonl", same), 10, 1)
    whole.matches([Task(PAIR, 12)])
    assert whole.ledger.series(PAIR).total == series.total  # the same games, in one go or in several
    Run(again, 0, 1).matches([Task(PAIR, 60)])  # no time: nothing more
    assert again.series(PAIR).deals == 6


def test_who_plays_otherwise_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    ledger = Ledger(path, same)
    other = Pair("novatus", "random", "greedy")
    ledger.add(line_of(PAIR, 1, 1))
    ledger.add(line_of(other, 1, 1))
    changed = Ledger(path, lambda game, bot: "new" if bot == "greedy" else same(game, bot))
    assert [line["game"] for line in changed.lines] == ["spellcaster"]
    assert len(path.read_text().splitlines()) == 1
    assert not Ledger(path, same, bool).lines  # nobody wants it any more


def test_a_fingerprint_is_of_what_a_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal settings play alike; more freedom or more playouts do not."""
    before = fingerprint("mathwiz", "apprentice")
    searching = fingerprint("mathwiz", "archmage@6it")
    assert fingerprint("mathwiz", "apprentice") == before
    assert len({before, searching, fingerprint("mathwiz", "novice"), fingerprint("mathwiz", "archmage@40it")}) == 4
    one, _, *rest = levels_module.STRENGTHS
    monkeypatch.setattr(levels_module, "STRENGTHS", [one, Strength("glance", 0, 3.0), *rest])
    assert fingerprint("mathwiz", "apprentice") != before
    assert fingerprint("mathwiz", "archmage@6it") == searching


def test_pieces_are_spread_over_all_matches_and_stop_when_a_goal_is_clear(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.jsonl", same)
    sure = Task(Pair("mathwiz", "greedy", "random"), 400, 0.5)
    ledger.add(line_of(sure.pair, 30, 0))
    asked: list[Pair] = []
    pairs = [PAIR, Pair("spellcaster", "random", "greedy")]
    deals = list(Run(ledger, 10, 1).deals([sure, *[Task(pair, 8) for pair in pairs]], asked, 1.0))
    assert asked == [*pairs, *pairs]
    assert [deal.number for deal in deals] == [0, 1, 0, 1, 2, 3, 2, 3]


def test_a_goal_is_met_by_a_bound_and_not_by_a_lucky_moment() -> None:
    task = Task(PAIR, 80, 0.5)
    series = Series()
    for deal in range(20):
        series.add(0.5 if deal < 12 else 1.0, 2)
    assert series.interval()[0] > 0.5 > series.interval(CLEAR)[0]
    assert not task.done(series)
    assert not task.met(series)
    assert Task(PAIR, 40, 0.5).met(series)  # this many games had been set beforehand
    for _ in range(15):
        series.add(1.0, 2)
    assert task.done(series)
    assert task.met(series)


@pytest.mark.parametrize("id", game_ids())
def test_what_must_hold_comes_first(id: str) -> None:
    one = game(id)
    steps, randoms, greedies, cheats, others = stages(one, 10, 400)
    ladder = [contestant(one, level, 10) for level in levels()]
    assert {(task.pair.a, task.pair.b) for task in steps} == {
        *[(step(one, below, above).a, below) for below, above in pairwise(ladder)],
        (steps[-1].pair.a, "greedy"),
    }
    assert steps[-1].pair.a in (ladder[4], contestant(one, "archmage", 1))
    assert steps[2].pair.a == contestant(one, "magus", 1)  # adept does not search: magus has its whole budget
    assert steps[3].pair.a == ladder[4] or "@" not in ladder[3]
    assert all(task.goal >= 0.5 for task in steps)
    assert bots_of(one, 10) == ["random", "greedy", *ladder]
    assert {task.pair.a for task in randoms} == {"greedy", *ladder} == {task.pair.a for task in cheats}
    assert {task.pair.a for task in greedies} == set(ladder[:4])
    assert len({task.pair.a.partition("@")[0] for task in others}) >= 2


def test_exploitability_of_a_miniature_that_is_too_large_is_measured_in_its_middle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = exploit_line(("mathwiz", "greedy"))
    assert whole["where"] == "whole"
    assert 0 <= whole["exploitability"] <= 1
    monkeypatch.setattr(strength, "LEFT", 2)
    monkeypatch.setattr(strength, "deals", too_many)
    part = exploit_line(("mathwiz", "greedy"))
    assert part["where"] == "middle"
    assert sum(part["values"]) == pytest.approx(1, abs=1e-5)


def too_many(*given: Any) -> None:
    raise strength.TooLarge("too many")


def test_times_are_taken_at_the_table() -> None:
    for bot in ("adept", ADVICE):
        line = clock_line(("mathwiz", bot))
        assert line["decisions"] > 5
        assert 0 < line["p50"] <= line["p95"] <= line["most"]


def test_the_page_tells_results_goals_and_what_is_missing(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.jsonl", same)
    pair = Pair("mathwiz", "greedy", "random")
    plan = [[Task(pair, 30, 0.5)], [Task(Pair("mathwiz", "tree@80it", "random"), 20)]]
    ledger.add(line_of(pair, 13, 2))
    ledger.add(line_of(plan[1][0].pair, 5, 5))
    solved = {"kind": "exploit", "game": "mathwiz", "bot": "random", "best": [0.8, 0.9], "exploitability": 0.35}
    ledger.add(solved | {"where": "whole", "information_sets": 12})
    for bot, mean in (("greedy", 2.0), ("magus", 500.0)):
        ledger.add(
            {"kind": "clock", "game": "mathwiz", "bot": bot, "p50": mean, "p95": mean, "mean": mean, "most": mean}
        )
    page = card(ledger, {"mathwiz": plan}, ROWS, ROWS, 10)
    low, high = ledger.series(pair).interval()
    assert f"| greedy | 86.7 % ({100 * low:.1f} to {100 * high:.1f}; 30) ✓ | –" in page
    assert "| magus | 500 | 500 | 500 | 1000 | 250 |" in page
    assert "| tree@80it | random | 50.0 % (" in page
    assert "| 10–0–10 | 15 |" in page
    assert "| random | 0.350 | 0.800 | 0.900 | whole | 12 |" in page
    assert "exploitability of greedy" in page
    assert "times of archmage" in page
    missed = {"mathwiz": [[Task(pair, 30, 0.9)], []]}
    assert "; 30) ✗ |" in card(ledger, missed, ROWS, ROWS, 10)
    unfinished = {"mathwiz": [[Task(pair, 40, 0.8)], []]}
    assert "; 30) … |" in card(ledger, unfinished, ROWS, ROWS, 10)
    assert json.loads(ledger.path.read_text().splitlines()[0])["prints"] == ["mathwiz/greedy", "mathwiz/random"]
