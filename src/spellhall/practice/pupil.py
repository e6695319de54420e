"""What is known of a pupil: one ability, and for every fact that was met, how far it is above or below that."""

from __future__ import annotations

import math
from typing import Any, Final

from spellhall.practice.book import Book
from spellhall.practice.facts import Fact, read_fact
from spellhall.practice.rating import DEADLINE, Rating, score, success, updated

AT_FIRST: Final = Rating(0.4, 1.6)
"""A pupil of whom nothing is known: in the middle of a class, give or take all of it."""
OWN_VARIANCE: Final = 0.5
"""How much one pupil's knowledge of a fact varies around what ability and difficulty say."""
DRIFT: Final = 0.004
"""What an answer adds to the variance of the ability, because pupils learn."""
OWN_DRIFT: Final = 0.03
"""And to that of the fact: an answer and its feedback change what the pupil knows of it."""
PER_DAY: Final = 0.01
"""And what every day adds to both."""


class Known:
    """One fact as one pupil knows it."""

    def __init__(self, own: Rating, seen: int = 0, right: int = 0, owed: int = 0) -> None:
        self.own = own
        self.seen = seen
        self.right = right
        self.owed = owed  # how often it has yet to come back since it was missed


class Pupil:
    """A pupil's model. It holds no name; `day` is a count of days, for the uncertainty that time brings."""

    def __init__(self, ability: Rating = AT_FIRST, known: dict[Fact, Known] | None = None, day: int = 0) -> None:
        self.ability = ability
        self.known = known if known is not None else {}
        self.day = day

    def own(self, fact: Fact) -> Rating:
        met = self.known.get(fact)
        return met.own if met else Rating(0.0, OWN_VARIANCE)

    def edge(self, book: Book, fact: Fact) -> float:
        return self.ability.mean + self.own(fact).mean - book.difficulty(fact)

    def likely(self, book: Book, fact: Fact) -> float:
        """How likely a right answer is, with what is not known taken into account: doubt draws it towards a half."""
        doubt = self.ability.variance + self.own(fact).variance + book.rating(fact).variance
        return success(self.edge(book, fact) / math.sqrt(1 + math.pi * doubt / 8))

    def answered(
        self,
        book: Book,
        fact: Fact,
        right: bool,
        seconds: float,
        deadline: float = DEADLINE,
        *,
        teaching: bool = True,
        help_worth: float = 0.0,
    ) -> None:
        """Learn from one answer, and teach the book unless `teaching` is off. Help makes a fact easier by its worth."""
        before = self.rating_parts(book, fact, help_worth)
        ability, own, difficulty = updated(before, score(right, seconds, deadline))
        met = self.known.setdefault(fact, Known(own))
        met.own = Rating(own.mean, min(OWN_VARIANCE, own.variance + OWN_DRIFT))
        met.seen += 1
        met.right += right
        self.ability = Rating(ability.mean, min(AT_FIRST.variance, ability.variance + DRIFT))
        if teaching:
            book.learn(fact, Rating(difficulty.mean + help_worth, difficulty.variance))

    def rating_parts(self, book: Book, fact: Fact, help_worth: float) -> list[tuple[Rating, int]]:
        easier = book.rating(fact)
        return [
            (self.ability, 1),
            (self.own(fact), 1),
            (Rating(easier.mean - help_worth, easier.variance), -1),
        ]

    def wake(self, day: int) -> None:
        """A new lesson, some days later: everything is a little less sure."""
        away = max(0, min(365, day - self.day)) if self.day else 0
        more = PER_DAY * away
        self.ability = Rating(self.ability.mean, min(AT_FIRST.variance, self.ability.variance + more))
        for met in self.known.values():
            met.own = Rating(met.own.mean, min(OWN_VARIANCE, met.own.variance + more))
        self.day = day

    @property
    def strength(self) -> float:
        """One number to seat pupils by: what the model is fairly sure of."""
        return self.ability.mean - math.sqrt(self.ability.variance) / 2

    def to_json(self) -> dict[str, Any]:
        return {
            "ability": [round(self.ability.mean, 4), round(self.ability.variance, 5)],
            "day": self.day,
            "known": {
                fact.key: [round(met.own.mean, 3), round(met.own.variance, 4), met.seen, met.right, met.owed]
                for fact, met in sorted(self.known.items())
            },
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Pupil:
        known = {
            read_fact(key): Known(Rating(float(mean), float(variance)), int(seen), int(right), int(owed))
            for key, (mean, variance, seen, right, owed) in data["known"].items()
        }
        mean, variance = data["ability"]
        return cls(Rating(float(mean), float(variance)), known, int(data["day"]))
