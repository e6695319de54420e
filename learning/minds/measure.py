"""How good a mind is: deals against a bot, each played from every seat, with an interval over deals."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from minds.playing import measured_deal


@dataclass(frozen=True)
class Measure:
    """A score from 0 to 1 over deals; a draw counts half. The interval holds 95 %."""

    rival: str
    deals: int
    games: int
    score: float
    low: float
    high: float
    drawn: float

    def __str__(self) -> str:
        return (
            f"{self.score:.1%} against {self.rival} ({self.low:.1%} to {self.high:.1%}; {self.games} games of "
            f"{self.deals} deals, {self.drawn:.0%} drawn)"
        )

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def measure(id: str, seats: int, mind_file: Path, rival: str, deals: int, processes: int) -> Measure:
    """Play every deal from all seats against bots of one kind."""
    tasks = [(id, seats, str(mind_file), rival, str(deal)) for deal in range(deals)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        results = list(pool.map(measured_deal, tasks, chunksize=max(1, deals // (4 * processes))))
    return summed_up(rival, results)


def summed_up(rival: str, results: list[list[float]]) -> Measure:
    means = [sum(scores) / len(scores) for scores in results]
    every = [score for scores in results for score in scores]
    deals = len(means)
    mean = sum(means) / deals
    spread = sqrt(sum((one - mean) ** 2 for one in means) / max(1, deals - 1) / deals)
    drawn = sum(score == 0.5 for score in every) / len(every)
    return Measure(
        rival, deals, len(every), mean, max(0.0, mean - 1.96 * spread), min(1.0, mean + 1.96 * spread), drawn
    )
