"""What the benchmarks say follows from what was measured: checksums, ratios, demands, counts."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks import guard
from benchmarks.closest import dice, ours
from benchmarks.peers import page
from benchmarks.profiles import read_profile

from spellhall.kernel.chance import Seeded

ROOT = Path(__file__).parent.parent.parent
CHECKSUM = 927188375


def test_closest_product_on_our_kernel_agrees_with_the_class_written_by_hand() -> None:
    assert dice.random_games(ours.made(), 20, 7, False, True)[1] == CHECKSUM
    code = "import closest_plain; closest_plain.main()"
    words = [sys.executable, "-c", code, "0.01"]
    done = subprocess.run(words, cwd=ROOT / "benchmarks" / "peers", capture_output=True, text=True, check=True)
    assert f'"check": {CHECKSUM}' in done.stdout


def test_worlds_of_closest_product_look_the_same_to_the_seat() -> None:
    game = ours.made()
    state = game.start_quietly(game.setup(2), Seeded("worlds"))
    chance = Seeded("imagined")
    game.apply_owned(state, 0, game.legal(state, 0)[0])
    view = game.view_for(state, 1)
    hands = set()
    for _ in range(20):
        world = game.imagine(view, chance)
        assert game.view_for(world, 1).to_json() == view.to_json()
        hands.add(tuple(world.hands[0].counts))
    assert len(hands) > 10


def kept(ours: float, openspiel: float) -> dict[str, Any]:
    """Two rounds of two versions, and two games."""
    figures = {
        page.OURS: {"rate": [ours, ours / 2], "look": [ours, ours], "clone_us": [1.0, 2.0], "check": CHECKSUM},
        page.OPENSPIEL: {"rate": [openspiel, openspiel], "look": [1.0, 1.0], "clone_us": [9.0, 9.0], "check": CHECKSUM},
    }
    rows = {"mathwiz 2": {name: 1.0 for name, _ in page.bench.COLUMNS}}
    form = {"games": rows, "hands": {"mathwiz": {"7": 1.0}}, "trees": {"mathwiz": {"25": 1.0}}}
    return {
        "peers": {"figures": figures, "missing": {"pgx": "no JAX here"}, "check": CHECKSUM, "versions": 2, "rounds": 2},
        "engine": {"compiled": form, "plain": form},
        "research": {"steps_per_second": {"RLCard uno": 10.0}},
        "cores": {"seconds": {"simulate": [4.0, 2.0]}},
        "spent": {"mathwiz": [["turns.Round.legal", 0.5]]},
    }


@pytest.mark.parametrize(("openspiel", "met"), [(10.0, True), (30.0, False)])
def test_a_demand_is_met_by_the_best_rounds_and_shows_the_spread(openspiel: float, met: bool) -> None:
    demand = page.demands(kept(100.0, openspiel))[0]
    assert demand.met is met
    assert demand.found == page.Ratio(100 / openspiel, 50 / openspiel, 100 / openspiel).text()


def test_the_page_says_what_is_met_what_is_not_and_what_was_not_measured() -> None:
    text = page.page(kept(100.0, 10.0))
    assert "| Closest Product, OpenSpiel's Python game | ≥ 5 × | 10 (5–10) | yes |" in text
    assert "| mathwiz, random play: compiled, not compiled | ≥ 3 × | 1.0 | **no** |" in text
    assert "| Closest Product, boardgame.io | ≥ 60 × |  | not measured |" in text
    assert "Left out: pgx (no JAX here)." in text
    assert "- 50% `turns.Round.legal`" in text
    assert "2.00 ×" in text


def test_the_chart_shows_every_version() -> None:
    drawn = page.chart(kept(100.0, 10.0)["peers"])
    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert drawn.count('class="dot"') == 4


def test_a_profile_counts_calls_for_the_caller_and_not_twice(tmp_path: Path) -> None:
    path = tmp_path / "profile"
    path.write_text(
        "events: Ir\nfn=(1) CPyDef_turns___Round___legal\n10 5\ncfn=(2) list_append\ncalls=3 0\n12 30\n"
        "fn=(2)\n4 30\nfn=(3) CPyDef_workloads___work_play\n1 5\ncfn=(1)\ncalls=1 0\n* 35\n"
    )
    found = read_profile(path)
    assert found.total == 40
    assert found.within["CPyDef_turns___Round___legal"] == 35
    told = found.dominating()
    assert told[0] == ("turns.Round.legal", 35 / 40)
    assert told[-1][1] == 30 / 40


def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **counts: int) -> None:
    monkeypatch.setattr(guard, "COUNTS", tmp_path / "guard.toml")
    monkeypatch.setattr(guard, "ROOT", tmp_path)
    guard.renew({name.replace("_", "."): count for name, count in counts.items()})


def test_the_guard_lets_a_little_more_work_pass_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(tmp_path, monkeypatch, mathwiz_play=1000)
    guard.compare({"mathwiz.play": 1029})
    with pytest.raises(SystemExit, match=r"mathwiz.play: 1,000 before, 1,031 now \(\+3\.1%\)"):
        guard.compare({"mathwiz.play": 1031})
    with pytest.raises(SystemExit, match=r"mathwiz.view has no recorded count"):
        guard.compare({"mathwiz.view": 1})


def test_the_guards_record_belongs_to_a_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(tmp_path, monkeypatch, mathwiz_play=1000)
    monkeypatch.setattr(platform, "python_version_tuple", lambda: ("3", "99", "0"))
    with pytest.raises(SystemExit, match="RENEW=1"):
        guard.compare({"mathwiz.play": 1000})
