"""How hard a puzzle is, from who solves it: the rating at which these results are likeliest."""

from __future__ import annotations

from typing import Final

RATED: Final = {"novice": 900, "apprentice": 1100, "adept": 1300, "magus": 1600, "archmage": 1900}
"""What the levels count as. Only the steps between them matter: people's ratings grow from the same scale."""

MEAN: Final = 1500  # a puzzle of which nothing is known
SPREAD: Final = 350


def expected(solver: float, puzzle: float) -> float:
    """How likely a solver is to find the answer."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / 400)))


def rating_from(solved: list[str]) -> int:
    """The likeliest rating of a puzzle that these levels solve and the others do not, in steps of 10."""

    def slope(rating: float) -> float:
        """Of the logarithm of the likelihood: it falls, so where it crosses 0 is the maximum."""
        surprise = sum(expected(solver, rating) - (level in solved) for level, solver in RATED.items())
        return surprise * 2.302585 / 400 - (rating - MEAN) / SPREAD**2

    low, high = 300.0, 2700.0
    while high - low > 1:
        middle = (low + high) / 2
        if slope(middle) > 0:
            low = middle
        else:
            high = middle
    return 10 * round((low + high) / 20)
