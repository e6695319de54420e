"""Figures with their intervals: shares, means, differences, and what may be called out when many are looked at.

The unit is a deal. Small samples are treated with caution: every spread is taken a little larger than it was seen.
"""

from __future__ import annotations

from math import exp, lgamma, log, pi, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from spellhall.lab.scores import Series

SURE = 0.95
FEWEST = 8  # deals before a difference is tested
CAUTION = 0.25  # added to the squares of shares: one more game with an outcome as far off as an even one can be


class Figure(NamedTuple):
    """A value, the ends of its interval, from how many deals, and how likely chance alone would go so far."""

    value: float
    low: float
    high: float
    deals: int
    p: float = 1.0

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "value": round(self.value, 5),
            "low": round(self.low, 5),
            "high": round(self.high, 5),
            "deals": self.deals,
        }
        return out if self.p == 1.0 else {**out, "p": float(f"{self.p:.3g}")}

    def within(self, least: float, most: float) -> Figure:
        """With an interval that ends where values do."""
        return self._replace(low=max(self.low, least), high=min(self.high, most))


def wide(sure: float = SURE, together: int = 1) -> float:
    """How many standard deviations an interval reaches that holds for so many figures together."""
    return NormalDist().inv_cdf(1 - (1 - sure) / (2 * max(1, together)))


class Estimate(NamedTuple):
    """A value and its standard error, from so many deals."""

    value: float
    error: float
    deals: int

    def less(self, other: Estimate) -> Estimate:
        """The difference of two that know nothing of each other; as sure as the one with fewer deals."""
        both = sqrt(self.error**2 + other.error**2)
        return Estimate(self.value - other.value, both, min(self.deals, other.deals))

    def figure(self, together: int = 1) -> Figure:
        """With an interval that holds for so many figures together, tested against nothing at all."""
        if self.deals < 2:
            return Figure(self.value, self.value - 1, self.value + 1, self.deals)
        reach = t_for(wide(together=together), self.deals - 1) * self.error
        tested = self.error > 0 and self.deals >= FEWEST
        p = two_sided(self.value / self.error, self.deals - 1) if tested else 1.0
        return Figure(self.value, self.value - reach, self.value + reach, self.deals, p)


def share(scores: list[float], expected: float | None = None) -> Figure:
    """A share of something between 0 and 1, one score for each deal; tested against what is expected."""
    series = Series()
    for score in scores:
        series.add(score, 1)
    low, high = series.interval()
    p = 1.0 if expected is None else mean([score - expected for score in scores], CAUTION).figure().p
    return Figure(series.score, low, high, series.deals, p)


def mean(values: list[float], caution: float = 0.0) -> Estimate:
    """A mean over deals. `caution`: a square that is added to the spread that was seen."""
    return ratio([(value, 1.0) for value in values], caution)


def ratio(pairs: list[tuple[float, float]], caution: float = 0.0) -> Estimate:
    """The sum of the first over the sum of the second numbers, one pair for each deal, by the spread between deals."""
    number = len(pairs)
    weight = sum(second for _, second in pairs)
    if not weight:
        return Estimate(0.0, 0.0, 0)
    value = sum(first for first, _ in pairs) / weight
    squares = sum((first - value * second) ** 2 for first, second in pairs) + caution
    return Estimate(value, sqrt(squares * number / max(1, number - 1)) / weight, number)


def middle(estimates: list[Estimate]) -> Estimate:
    """The one in the middle of several, with the standard error of a median (by the density of their errors there)."""
    ranked = sorted(one.value for one in estimates)
    number = len(ranked)
    value = (ranked[(number - 1) // 2] + ranked[number // 2]) / 2
    sharp = sum(1 / one.error for one in estimates if one.error) / number
    error = sqrt(pi / 2) / (sqrt(number) * sharp) if sharp else 0.0
    return Estimate(value, error, sum(one.deals for one in estimates))


def t_for(z: float, freedom: int) -> float:
    """Student's t that leaves as much outside as z does in a normal distribution (to the third order)."""
    cube = (z**3 + z) / (4 * freedom)
    fifth = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + cube + fifth


def two_sided(t: float, freedom: int) -> float:
    """How likely Student's t lies so far from nothing, to either side."""
    return beta_share(freedom / (freedom + t * t), freedom / 2, 0.5)


def beta_share(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return min(1.0, max(0.0, x))
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_share(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    tiny = 1e-300
    upper, lower = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    total = lower
    for step in range(1, 300):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        lower = 1 / (1 + even * lower or tiny)
        upper = 1 + even / upper or tiny
        total *= lower * upper
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        lower = 1 / (1 + odd * lower or tiny)
        upper = 1 + odd / upper or tiny
        total *= lower * upper
        if abs(lower * upper - 1) < 1e-12:
            break
    return front * total


def called_out(chances: dict[str, float], rate: float) -> set[str]:
    """Those of many tests that may be called out so that at most this share of them is false (Benjamini, Hochberg)."""
    ranked = sorted(chances, key=lambda name: (chances[name], name))
    last = 0
    for place, name in enumerate(ranked, start=1):
        if chances[name] <= rate * place / len(ranked):
            last = place
    return set(ranked[:last])


def percentiles(values: list[int]) -> dict[str, float]:
    """The least, the quarters, the middle, nine in ten, and the most."""
    ranked = sorted(values)

    def at(part: float) -> float:
        return ranked[min(len(ranked) - 1, int(part * len(ranked)))]

    return {
        "mean": round(sum(ranked) / len(ranked), 3),
        "min": ranked[0],
        "p10": at(0.1),
        "p25": at(0.25),
        "p50": at(0.5),
        "p75": at(0.75),
        "p90": at(0.9),
        "max": ranked[-1],
    }


def histogram(values: list[int], most: int = 20) -> list[list[int]]:
    """Bins of equal width: [from, number]; none is left out."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // most))
    bins = [[low + width * place, 0] for place in range((high - low) // width + 1)]
    for value in values:
        bins[(value - low) // width][1] += 1
    return bins
