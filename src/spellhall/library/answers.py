"""Small answers that the library gives: plain tuples with names."""

from __future__ import annotations

from typing import Any, NamedTuple

SPECTATOR = -1
"""The seat of somebody who only watches."""


class Reason(NamedTuple):
    """Why a choice is not allowed: a sentence, and the clause of the rules that says so (empty: it cannot be read)."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence


class Turn(NamedTuple):
    """A choice that was made: by which seat, and in notation."""

    seat: int
    choice: str


class Hint(NamedTuple):
    """Advice about one choice: in notation and in words, an estimate from 0 (lost) to 1 (won), and why."""

    choice: str
    words: str
    estimate: float
    why: str


class About(NamedTuple):
    """A game before anybody sits down: what it is called, for how many it is, its options and its bots."""

    id: str
    title: str
    seats: list[int]
    options: dict[str, Any]  # every option with its default
    bots: list[str]
