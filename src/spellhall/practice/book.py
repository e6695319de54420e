"""The book of facts: how hard each one has turned out to be, starting from the shipped difficulties."""

from __future__ import annotations

from typing import Any, Final

from spellhall.practice.difficulty import shipped
from spellhall.practice.facts import Fact, read_fact
from spellhall.practice.rating import Rating

UNSURE: Final = 0.15
"""The variance of a shipped difficulty: children differ from country to country and from book to book."""
SETTLED: Final = 0.002
"""It never falls below this, so that the book goes on learning."""


class Book:
    """Difficulties of facts. One book serves a hall; it holds numbers about facts and nothing about anybody."""

    def __init__(self, ratings: dict[Fact, Rating] | None = None) -> None:
        self.ratings = ratings or {}

    def rating(self, fact: Fact) -> Rating:
        return self.ratings.get(fact) or Rating(shipped(fact), UNSURE)

    def difficulty(self, fact: Fact) -> float:
        return self.rating(fact).mean

    def learn(self, fact: Fact, rating: Rating) -> None:
        self.ratings[fact] = Rating(rating.mean, max(SETTLED, rating.variance))

    def to_json(self) -> dict[str, Any]:
        return {
            fact.key: [round(rating.mean, 4), round(rating.variance, 5)]
            for fact, rating in sorted(self.ratings.items())
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Book:
        return cls({read_fact(key): Rating(float(mean), float(variance)) for key, (mean, variance) in data.items()})
