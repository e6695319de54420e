"""Scores of mirrored deals: how good, how sure, and when enough has been seen.

The unit is a deal, not a game: the games of one deal, played with all rotations, are not independent of each other, but
deals are. A win counts 1, a draw a half.
"""

from __future__ import annotations

from math import log, sqrt

from spellhall.kernel.errors import SpellhallError

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
CAUTION = 3.0  # deals of the greatest possible spread that are added to what was seen ("rule of three")
FEWEST = 10  # deals before a sequential test may stop


class Series:
    """The scores of one player against another, deal by deal."""

    def __init__(self) -> None:
        self.deals = 0
        self.games = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, score: float, games: int) -> None:
        """The mean score of one deal's games."""
        self.deals += 1
        self.games += games
        self.total += score
        self.squares += score * score

    @property
    def score(self) -> float:
        return self.total / self.deals if self.deals else 0.5

    def variance(self) -> float:
        """Of a deal's score; a little caution keeps it from being nothing after a few equal deals."""
        seen = max(0.0, self.squares - self.deals * self.score**2)
        smooth = (self.total + 0.5) / (self.deals + 1)
        return (seen + CAUTION * smooth * (1 - smooth)) / (self.deals + CAUTION - 1)

    def interval(self, z: float = Z) -> tuple[float, float]:
        """Wilson's interval for as many independent games as the spread between deals is worth; 95 %, unless told."""
        if not self.deals:
            return 0.0, 1.0
        score = self.score
        worth = max(1.0, float(self.deals))
        if 0 < score < 1:
            worth = max(worth, score * (1 - score) * self.deals / self.variance())
        centre = (score + z * z / (2 * worth)) / (1 + z * z / worth)
        reach = z * sqrt(score * (1 - score) / worth + z * z / (4 * worth * worth)) / (1 + z * z / worth)
        return max(0.0, centre - reach), min(1.0, centre + reach)


class Winnings:
    """What a player won in a game for stakes, per game: the mean over deals, and how sure it is."""

    def __init__(self) -> None:
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, won: float) -> None:
        """The mean of what was won in one deal's games."""
        self.deals += 1
        self.total += won
        self.squares += won * won

    @property
    def mean(self) -> float:
        return self.total / self.deals if self.deals else 0.0

    def reach(self) -> float:
        """How far the 95 % interval reaches to both sides of the mean."""
        if self.deals < 2:
            return 0.0
        spread = max(0.0, self.squares - self.deals * self.mean**2) / (self.deals - 1)
        return Z * sqrt(spread / self.deals)

    def to_json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 5), "reach": round(self.reach(), 5)}


class Sprt:
    """A sequential test: is the score rather `low` or rather `high`? It stops as soon as that is clear.

    The error rates hold for the choice between these two: calling a score of `low` high, or a score of `high` low.
    """

    def __init__(self, low: float, high: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        if not 0 < low < high < 1:
            raise SpellhallError(
                "--sprt takes two scores such as 0.50,0.55: the first below the second, both between 0 and 1."
            )
        self.low = low
        self.high = high
        self.alpha = alpha
        self.beta = beta

    def evidence(self, series: Series) -> float:
        """The logarithm of how much likelier the scores are under `high` than under `low`."""
        if not series.deals:
            return 0.0
        middle = series.deals * (self.low + self.high) / 2
        return (self.high - self.low) * (series.total - middle) / series.variance()

    def verdict(self, series: Series) -> str:
        """`high`, `low`, or empty while it is open."""
        if series.deals < FEWEST:
            return ""
        evidence = self.evidence(series)
        if evidence >= log((1 - self.beta) / self.alpha):
            return "high"
        if evidence <= log(self.beta / (1 - self.alpha)):
            return "low"
        return ""


def sprt_from(text: str) -> Sprt:
    """A test from `0.50,0.55`; raises SpellhallError."""
    parts = text.split(",")
    try:
        low, high = (float(part) for part in parts)
    except ValueError:
        low, high = 1.0, 0.0
    return Sprt(low, high)
