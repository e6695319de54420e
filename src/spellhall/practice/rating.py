"""The rating model of Maths Garden: a score counts rightness and speed, and ratings follow what was unexpected.

    score        s = (2x − 1)(d − t) / d     x: right (1) or wrong (0); t: seconds; d: deadline; from −1 to 1
    expected     E = coth(η) − 1/η           η = ability − difficulty
    success      P = 1 / (1 + exp(−η))       follows from the same distribution of scores
    information  V = 1/η² − 1/sinh²(η)       how much a score varies, hence how much it tells

Ability, difficulty and what a pupil knows of one fact beyond that are each known with a variance, and share a surprise
in proportion to it: Maths Garden's K with uncertainty, with weights that follow from the model (docs/practice.md).
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

DEADLINE: Final = 20.0
"""Seconds in which a sum should be answered, unless a teacher gives more or less."""


class Rating(NamedTuple):
    """A number that is known with a variance."""

    mean: float
    variance: float


def score(right: bool, seconds: float, deadline: float = DEADLINE) -> float:
    """(2x − 1)(d − t), in units of the deadline: fast and right is 1, fast and wrong −1, late is nothing."""
    left = min(1.0, max(0.0, 1.0 - seconds / deadline))
    return left if right else -left


def expected_score(edge: float) -> float:
    """What the score should be on average for an ability that exceeds the difficulty by `edge`."""
    if abs(edge) < 1e-3:
        return edge / 3
    return 1 / math.tanh(edge) - 1 / edge


def information(edge: float) -> float:
    """The variance of the score, which is also how much `expected_score` grows with the edge."""
    if abs(edge) < 1e-2:
        return 1 / 3
    if abs(edge) > 30:
        return 1 / (edge * edge)
    return 1 / (edge * edge) - 1 / math.sinh(edge) ** 2


def success(edge: float) -> float:
    """How likely a right answer is."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, edge))))


def edge_for(share: float) -> float:
    """The edge at which this share of answers is right: the inverse of `success`."""
    return math.log(share / (1 - share))


def updated(parts: list[tuple[Rating, int]], given: float) -> list[Rating]:
    """Ratings after a score: each with the sign by which it enters the edge (+1 ability, −1 difficulty).

    A step of a Kalman filter on the score, linearised at what was expected.
    """
    edge = sum(sign * rating.mean for rating, sign in parts)
    telling = information(edge)
    whole = sum(rating.variance for rating, _ in parts)
    surprise = (given - expected_score(edge)) / (1 + whole * telling)
    out = []
    for rating, sign in parts:
        variance = rating.variance - rating.variance**2 * telling / (1 + whole * telling)
        out.append(Rating(rating.mean + sign * rating.variance * surprise, variance))
    return out
