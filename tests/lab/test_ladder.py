"""The ladder: ratings that follow from scores, and a command that places any bot among fixed players."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.games import all_games, game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.rooms import file_in
from spellhall.lab.contestants import make_contestant
from spellhall.lab.ladder import FILE, Match, Rung, expected, lead_of, place_among, play_pool, pool_of
from spellhall.lab.scores import Series

SPELLCASTER = game("spellcaster")


def match(rating: float | None, scores: list[float]) -> Match:
    series = Series()
    for score in scores:
        series.add(score, 2)
    return Match(Rung("somebody", rating), series, [0, 0, 0])


def test_points_and_scores_belong_together() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert lead_of(expected(123.0)) == pytest.approx(123.0)


def test_a_bot_is_placed_where_its_scores_are_likeliest() -> None:
    even = place_among([match(1000, [0.5, 1.0, 0.0, 0.5] * 10)])
    assert even is not None
    assert even.rating == pytest.approx(1000, abs=0.1)
    assert even.low < 950 < 1050 < even.high
    between = place_among([match(800, [1.0, 0.5] * 20), match(1200, [0.0, 0.5] * 20)])
    assert between is not None
    assert between.rating == pytest.approx(1000, abs=0.1)
    more = place_among([match(1000, [0.5, 1.0, 0.0, 0.5] * 100)])
    assert more is not None
    assert more.high - more.low < (even.high - even.low) / 2


def test_who_never_loses_stays_on_the_scale() -> None:
    best = place_among([match(1000, [1.0] * 10)])
    assert best is not None
    assert 1200 < best.rating < 1800
    assert best.low > 1000


def test_without_ratings_there_is_no_place() -> None:
    assert place_among([match(None, [1.0, 0.0])]) is None


def test_pools_are_made_of_bots_that_play_and_stay_as_they_are() -> None:
    for found in all_games():
        if file_in(found, FILE) is None:
            continue
        pool = pool_of(found)
        assert dict(pool)["adept"] == 1000
        assert [rung.rating for rung in pool] == sorted(rung.rating or 0.0 for rung in pool)
        for rung in pool:
            make_contestant(rung.bot, found, "").close()
            name, _, budget = rung.bot.partition("@")
            assert not budget or (name.startswith("hand:") and budget.endswith("it"))


def test_the_command_places_a_bot() -> None:
    quick = ["--pool", "random,adept", "--games", "4", "--jobs", "1"]
    done = CliRunner().invoke(app, ["rate", "greedy", "--game", "spellcaster", "--json", *quick])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert [match["bot"] for match in told["pool"]] == ["random", "adept"]
    assert all(match["games"] == 4 for match in told["pool"])
    assert told["pool"][0]["score"] == 1.0
    assert told["rating"]["low"] < told["rating"]["rating"] < told["rating"]["high"]
    shown = CliRunner().invoke(app, ["rate", "novice", "--game", "spellcaster", *quick])
    assert "novice in SpellCaster, 2 seats" in " ".join(shown.output.split())
    for wrong in (["nobody", *quick], ["greedy", "--pool", "nobody"]):
        refused = CliRunner().invoke(app, ["rate", "--game", "spellcaster", *wrong])
        assert isinstance(refused.exception, SpellhallError)


def test_tables_of_three_are_rated_by_who_ranks_above_whom() -> None:
    matches = play_pool(SPELLCASTER, SPELLCASTER.setup(3), "random", 3, "three", only=["random", "adept"])
    assert all(match.series.games >= 3 for match in matches)
