"""The arena: fair line-ups, results that add up, the same with any number of workers, and a page that needs nothing."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from spellhall.bots.base import Bot, Clock
from spellhall.games import game
from spellhall.kernel.decisions import Decision
from spellhall.kernel.errors import BadOption, SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.lab.arena import Arena, lineups, rotations, score_between
from spellhall.lab.arena_report import report_page
from spellhall.lab.charts import even_axis, power_axis
from spellhall.lab.ratings import Ratings
from spellhall.lab.scores import Sprt
from spellhall.lab.timing import Times

SPELLCASTER = game("spellcaster")  # its games between random players are short


def held(bots: list[str], games: int, seats: int = 2, jobs: int = 1, sprt: Sprt | None = None) -> dict[str, Any]:
    arena = Arena(SPELLCASTER, SPELLCASTER.setup(seats), bots, "arena", sprt)
    arena.run(games, jobs)
    return arena.to_json()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_line_ups_are_fair(players: int, seats: int) -> None:
    """Every bot sits as often as any other, as often at each seat, and every pair meets equally often."""
    seated = [[0] * seats for _ in range(players)]
    meetings = dict.fromkeys(combinations(range(players), 2), 0)
    for lineup in lineups(players, seats):
        for turned in rotations(lineup):
            for seat, player in enumerate(turned):
                seated[player][seat] += 1
            for pair in meetings:
                meetings[pair] += set(pair) <= set(turned)
    assert len({count for row in seated for count in row}) == 1
    assert len(set(meetings.values())) == 1


def test_scores_compare_ranks() -> None:
    assert score_between([0, 1], [1, 2], 0, 1) == 1.0
    assert score_between([0, 1], [1, 1], 0, 1) == 0.5
    assert score_between([0, 1, 0, 1], [1, 2, 3, 4], 0, 1) == 0.75
    assert score_between([1, 0, 2], [1, 2, 3], 0, 1) == 0.0


def test_results_add_up_and_greedy_is_best() -> None:
    result = held(["random", "greedy"], 20)
    (pair,) = result["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["deals"]) == ("random", "greedy", 20, 10)
    assert pair["wins_a"] + pair["draws"] + pair["wins_b"] == 20
    assert pair["score_a"] == (pair["wins_a"] + pair["draws"] / 2) / 20
    assert pair["low"] <= pair["score_a"] <= pair["high"] < 0.5
    assert result["ratings"][0]["bot"] == "greedy"
    assert result["decisions"] == sum(times["decisions"] for times in result["decision_ms"].values())
    assert result["decision_ms"]["greedy"]["p95"] >= result["decision_ms"]["greedy"]["p50"] > 0
    assert not result["machine_dependent"]


@pytest.mark.parametrize(("seats", "bots"), [(2, ["random"] * 3), (3, ["random"] * 2)])
def test_the_number_of_workers_never_changes_a_result(seats: int, bots: list[str]) -> None:
    results = [held(bots, 9, seats, jobs) for jobs in (1, 2)]
    for key in ("pairs", "ratings", "games", "decisions", "bots"):
        assert results[0][key] == results[1][key], key
    assert len(set(results[0]["bots"])) == len(bots)


class FirstBot(Bot):
    """Always the first choice: two of them make every deal the same, whoever sits where."""

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        return decision.choices[0]


def first_bot(name: str, game: GameDefinition[Any], seed: str) -> Bot:
    return FirstBot()


def test_a_mirrored_deal_gives_no_edge_to_luck() -> None:
    """Equal deterministic bots score exactly one half in every deal."""
    arena = Arena(SPELLCASTER, SPELLCASTER.setup(2), ["a", "b"], "mirror", None, first_bot)
    arena.run(12)
    series = arena.pairs[0, 1]
    assert series.score == 0.5
    assert series.squares == pytest.approx(series.deals / 4)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_sequential_test_stops_early(jobs: int) -> None:
    result = held(["greedy", "random"], 400, jobs=jobs, sprt=Sprt(0.5, 0.55))
    (pair,) = result["pairs"]
    assert pair["verdict"] == "high"
    assert pair["games"] < 60
    assert pair == held(["greedy", "random"], 400, sprt=Sprt(0.5, 0.55))["pairs"][0]
    assert result["sprt"] == {"low": 0.5, "high": 0.55, "alpha": 0.05, "beta": 0.05}


def test_wrong_input_is_explained() -> None:
    with pytest.raises(BadOption, match="at least two"):
        held(["greedy"], 10)
    with pytest.raises(SpellhallError, match="There is no bot"):
        held(["greedy", "oracle"], 10)
    with pytest.raises(BadOption, match="compares two bots"):
        held(["greedy", "random", "random"], 10, 3, sprt=Sprt(0.5, 0.6))


def test_a_broken_program_is_reported_and_loses_only_its_games(tmp_path: Path) -> None:
    script = tmp_path / "broken.sh"
    script.write_text("exit 7\n")
    result = held([f"cmd:sh {script}", "greedy"], 4)
    assert result["games"] == 4
    assert result["trouble_count"] >= 4
    assert "ended with status 7" in result["troubles"][0]
    assert result["machine_dependent"]


class Strict(HTMLParser):
    """Notes every tag and address in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href", "action", "style")]


def test_the_report_needs_nothing_from_elsewhere() -> None:
    result = held(["greedy", "random", "random"], 4)
    result["bots"][0] = result["pairs"][0]["a"] = "<script>alert(1)</script>"
    page = report_page(SPELLCASTER.title, result)
    reader = Strict()
    reader.feed(page)
    assert "script" not in reader.tags
    assert reader.addresses == []
    assert "http" not in page
    assert "url(" not in page
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == 3
    for drawing in drawings:
        ElementTree.fromstring(drawing)
    assert len(re.findall('class="dot"', drawings[0])) == 3


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-12.0, 50.0), (3.0, 3.0), (24.9, 25.1), (0.0, 9.9)])
def test_axes_hold_what_they_show(low: float, high: float) -> None:
    axis = even_axis("x", low, high)
    assert axis.marks[0] <= low
    assert axis.marks[-1] >= high
    assert 2 <= len(axis.marks) <= 14
    assert axis.marks == sorted(set(axis.marks))
    powers = power_axis("x", max(low, 0.002), max(high, 0.002))
    assert powers.marks[0] <= max(low, 0.002) <= max(high, 0.002) <= powers.marks[-1]


def test_percentiles_of_times() -> None:
    times, others = Times(), Times()
    for value in range(1, 101):
        (times if value % 2 else others).add(float(value))
    times.join(others)
    assert times.number == 100
    assert times.percentile(50) == pytest.approx(50, rel=0.03)
    assert times.percentile(95) == pytest.approx(95, rel=0.03)
    assert times.to_json()["mean"] == pytest.approx(50.5)


def test_ratings_follow_results() -> None:
    ratings = Ratings(3)
    for _ in range(20):
        ratings.rate([0, 1, 2], [1, 2, 3])
        ratings.rate([2, 1, 0], [3, 2, 1])
    assert [row["bot"] for row in ratings.to_json(["a", "b", "c"])] == ["a", "b", "c"]
    even = Ratings(2)
    even.rate([0, 1, 0, 1], [1, 1, 1, 1])
    rows = even.to_json(["a", "b"])
    assert rows[0]["mu"] == pytest.approx(rows[1]["mu"])
