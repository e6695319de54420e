"""A decision: which seats must choose now, what they are asked, and under which clause."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.kernel.state import OPEN, Choice, Record

TABLE: Final = -1
"""The seat of nobody: spectators look from here, and outside events (a clock) are chosen here."""

SEAT_LETTERS: Final = "ABCDEFGH"
"""Seats in notation."""


class Decision:
    """Who is asked what. For one seat it also carries that seat's legal choices."""

    def __init__(self, seats: list[int], question: str, clause: str, choices: list[Choice]) -> None:
        self.seats = seats
        self.question = question
        self.clause = clause
        self.choices = choices


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Record):
    """How a game ended: the clause, each seat's rank (1 is best, equal ranks are shared) and score."""

    FIELDS: ClassVar[dict[str, str]] = {"clause": OPEN, "ranks": OPEN, "scores": OPEN}

    def __init__(self, clause: str, ranks: list[int], scores: list[int]) -> None:
        self.clause = clause
        self.ranks = ranks
        self.scores = scores

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranked(keys: list[list[int]]) -> list[int]:
    """Ranks from sort keys, greatest first; equal keys share a rank: 1, 1, 3."""
    return [1 + sum(other > key for other in keys) for key in keys]
