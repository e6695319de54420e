"""The strength card: a run that is stopped goes on, other sources begin anew, and the page says what is missing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spellhall.games import game, game_ids
from spellhall.lab import strength
from spellhall.lab.scores import Series
from spellhall.lab.strength import Ledger, Pair, Run, bots_of, exploit_line, open_pieces, pairs_of, source_digest
from spellhall.lab.strength_card import card, series_of

PAIR = Pair("spellcaster", "random", "random")


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    Run(Ledger(path), 10, 1).pairs([PAIR], 10)
    first = path.read_text()
    assert len(first.splitlines()) == 1
    path.write_text(first + first[:50])  # the power went out while a line was written
    ledger = Ledger(path)
    assert len(ledger.lines) == 1
    Run(ledger, 10, 1).pairs([PAIR], 20)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["piece"] for line in lines] == [0, 1]
    assert path.read_text().startswith(first)
    series = series_of(lines, "random", "random")
    assert (series.deals, series.games) == (10, 20)
    Run(Ledger(path), 0, 1).pairs([PAIR], 30)  # no time: nothing more
    assert len(path.read_text().splitlines()) == 2


def test_other_sources_begin_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ledger.jsonl"
    ledger = Ledger(path)
    ledger.add({"kind": "pair", "game": "mathwiz", "piece": 0})
    ledger.add({"kind": "pair", "game": "novatus", "piece": 0})
    real = source_digest
    monkeypatch.setattr(strength, "source_digest", lambda id: "changed" if id == "mathwiz" else real(id))
    assert [line["game"] for line in Ledger(path).lines] == ["novatus"]


def test_every_game_has_a_fingerprint_of_its_own() -> None:
    digests = {source_digest(id) for id in game_ids()}
    assert len(digests) == len(game_ids())
    assert source_digest("mathwiz") == source_digest("mathwiz")


def test_pieces_are_spread_over_all_pairs(tmp_path: Path) -> None:
    """A run that is stopped early has measured a little of everything."""
    pairs = [PAIR, Pair("mathwiz", "greedy", "random")]
    todo = list(open_pieces(Ledger(tmp_path / "none.jsonl"), pairs, 20))
    assert todo == [(pairs[0], 0), (pairs[1], 0), (pairs[0], 1), (pairs[1], 1)]


@pytest.mark.parametrize("id", game_ids())
def test_every_level_meets_random_greedy_and_the_level_below(id: str) -> None:
    one = game(id)
    pairs = {(pair.a, pair.b) for pair in pairs_of(one, 10)}
    bots = bots_of(one, 10)
    assert bots[:2] == ["random", "greedy"]
    for at, bot in enumerate(bots[2:]):
        assert {(bot, "random"), (bot, "greedy")} <= pairs
        assert at == 0 or (bot, bots[1 + at]) in pairs
    assert ("greedy", "random") in pairs


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


def test_the_page_tells_results_and_what_is_missing() -> None:
    series = Series()
    for score in (1.0, 1.0, 0.5):
        series.add(score, 2)
    times = [[[[100, 6]], 12.0], [[[100, 6]], 3.0]]
    line = {"kind": "pair", "game": "mathwiz", "a": "greedy", "b": "random", "piece": 0, "deals": 3, "games": 6}
    line |= {"total": series.total, "squares": series.squares, "times": times}
    solved = {"kind": "exploit", "game": "mathwiz", "bot": "random", "best": [0.8, 0.9], "exploitability": 0.35}
    solved |= {"where": "whole", "information_sets": 12}
    wanted = {"mathwiz": ([Pair("mathwiz", "greedy", "random")], ["random", "greedy"])}
    page = card([line, solved], wanted, 6, 10)
    low, high = series.interval()
    assert f"| greedy | 83.3 % ({100 * low:.1f} to {100 * high:.1f}; 6) | –" in page
    assert "| random | 0.350 | 0.800 | 0.900 | whole | 12 |" in page
    assert "Not yet measured in full: exploitability of greedy." in page
    assert "greedy – random" in card([line], wanted, 8, 10)
