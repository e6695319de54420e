"""A decision: which seats must choose now, what they are asked, and under which clause."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.kernel.messages import Message
from spellhall.kernel.state import OPEN, OPTIONAL, Choice, Part

OUTSIDE: Final = -1
"""The seat of nobody: spectators look from here, and outside events (a clock) are chosen here."""

SEAT_LETTERS: Final = "ABCDEFGH"
"""Seats in notation."""


NO_QUESTION: Final = Message("", {})
"""Where it is not said what is asked."""


class Decision:
    """Who is asked what. For one seat it also carries that seat's legal choices."""

    def __init__(self, seats: list[int], question: Message, clause: str, choices: list[Choice]) -> None:
        self.seats = seats
        self.question = question
        self.clause = clause
        self.choices = choices

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seats, self.question, self.clause, self.choices)


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Part):
    """How a game ended: the clause, each seat's rank (1 is best, equal ranks are shared) and score.

    A game that is played for stakes also says what each seat won or lost (`utilities`, in chips or points).
    """

    FIELDS: ClassVar[dict[str, str]] = {"clause": OPEN, "ranks": OPEN, "scores": OPEN, "utilities": OPTIONAL}

    def __init__(self, clause: str, ranks: list[int], scores: list[int], utilities: list[float] | None = None) -> None:
        self.clause = clause
        self.ranks = ranks
        self.scores = scores
        self.utilities = utilities

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def told(self) -> dict[str, Any]:
        """The outcome as JSON for records and clients; a game without stakes does not mention any."""
        out: dict[str, Any] = {"clause": self.clause, "ranks": self.ranks, "scores": self.scores}
        if self.utilities is not None:
            out["utilities"] = self.utilities
        return out


class Stakes:
    """What a seat can win or lose in a game, and what all seats win together (None if that varies)."""

    def __init__(self, low: float, high: float, total: float | None = 0.0) -> None:
        self.low = low
        self.high = high
        self.total = total

    def share(self, utility: float) -> float:
        """A utility on a scale from 0 (the worst there is) to 1 (the best)."""
        return (utility - self.low) / (self.high - self.low)


def settled(
    clause: str, utilities: list[float], ranks: list[int] | None = None, scores: list[int] | None = None
) -> Outcome:
    """The outcome of a game for stakes. Whoever won more ranks higher, unless the game gives ranks of its own; without
    scores of its own it shows what was won, in whole numbers."""
    return Outcome(
        clause,
        ranked(standing_by(utilities)) if ranks is None else ranks,
        [round(utility) for utility in utilities] if scores is None else scores,
        [float(utility) for utility in utilities],
    )


def standing_by(utilities: list[float]) -> list[list[int]]:
    """Sort keys for a ranking by utility: how many others got less."""
    return [[sum(other < utility for other in utilities)] for utility in utilities]


def ranked(keys: list[list[int]]) -> list[int]:
    """Ranks from sort keys, greatest first; equal keys share a rank: 1, 1, 3."""
    return [1 + sum(other > key for other in keys) for key in keys]
