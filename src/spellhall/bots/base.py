"""The bot protocol: a bot is called with a view, a decision and a clock, and with nothing else."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.kernel.decisions import Decision
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Clock:
    """How much a bot may think: so many iterations, or so many milliseconds (0: as it likes)."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds


NO_HURRY = Clock()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player. It may remember what it was shown; it never gets a state."""

    def close(self) -> None:
        """The match is over; give back what was borrowed (a process, say)."""

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        """One of the decision's choices."""
        raise NotImplementedError
