"""Intervals cover what they promise, and sequential tests err no more often than they say."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from spellhall.kernel.errors import SpellhallError
from spellhall.lab.scores import Series, Sprt, sprt_from

KINDS: dict[str, tuple[list[float], list[int], float]] = {
    # scores of a deal, how often each comes up, and the mean
    "even": ([0.0, 0.5, 1.0], [1, 2, 1], 0.5),
    "mostly drawn": ([0.0, 0.5, 1.0], [1, 18, 1], 0.5),
    "both games to the same": ([0.0, 1.0], [45, 55], 0.55),
    "far stronger": ([0.5, 1.0], [4, 96], 0.98),
}


def series_of(kind: str, deals: int, luck: random.Random) -> Series:
    scores, weights, _ = KINDS[kind]
    series = Series()
    for score in luck.choices(scores, weights, k=deals):
        series.add(score, 2)
    return series


@pytest.mark.parametrize("deals", [10, 50, 200])
@pytest.mark.parametrize("kind", KINDS)
def test_95_of_100_intervals_hold_the_truth(kind: str, deals: int) -> None:
    luck = random.Random(f"{kind}{deals}")
    tries = 600
    held = 0
    for _ in range(tries):
        low, high = series_of(kind, deals, luck).interval()
        held += low <= KINDS[kind][2] <= high
    assert held >= 0.93 * tries


def test_an_interval_gets_narrower_and_never_leaves_the_scale() -> None:
    luck = random.Random("narrow")
    widths = []
    for deals in (1, 10, 100, 1000):
        low, high = series_of("even", deals, luck).interval()
        assert 0 <= low < high <= 1
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.05
    assert Series().interval() == (0.0, 1.0)


def test_thirty_wins_are_not_certainty() -> None:
    series = Series()
    for _ in range(30):
        series.add(1.0, 2)
    low, high = series.interval()
    assert high == 1.0
    assert 0.85 < low < 0.95


def verdicts(kind: str, test: Sprt, tries: int, luck: random.Random) -> dict[str, int]:
    scores, weights, _ = KINDS[kind]
    out = {"high": 0, "low": 0, "": 0}
    for _ in range(tries):
        series = Series()
        verdict = ""
        while not verdict and series.deals < 5_000:
            series.add(luck.choices(scores, weights)[0], 2)
            verdict = test.verdict(series)
        out[verdict] += 1
    return out


@pytest.mark.parametrize("kind", ["even", "mostly drawn"])
def test_a_sequential_test_errs_no_more_often_than_it_says(kind: str) -> None:
    luck = random.Random(f"sprt {kind}")
    tries = 200
    within: Callable[[int], bool] = lambda wrong: wrong <= 0.05 * tries + 2 * (0.05 * 0.95 * tries) ** 0.5  # noqa: E731
    as_low = verdicts(kind, Sprt(0.50, 0.55), tries, luck)
    as_high = verdicts(kind, Sprt(0.45, 0.50), tries, luck)
    assert within(as_low["high"])
    assert within(as_high["low"])
    assert as_low[""] == as_high[""] == 0


def test_a_sequential_test_looks_at_ten_deals_at_least() -> None:
    series = Series()
    test = Sprt(0.5, 0.55)
    for _ in range(9):
        series.add(1.0, 2)
    assert test.verdict(series) == ""
    series.add(1.0, 2)
    assert test.verdict(series) == "high"


@pytest.mark.parametrize("text", ["", "0.5", "0.55,0.5", "a,b", "0,0.5", "0.5,1", "0.4,0.5,0.6", "nan,0.5"])
def test_wrong_tests_are_explained(text: str) -> None:
    with pytest.raises(SpellhallError, match="two scores such as"):
        sprt_from(text)
