"""How long decisions took: a histogram that stays small however many there were, and adds up."""

from __future__ import annotations

from math import ceil, log
from typing import Any

STEP = 1.05  # each bucket is 5 % wider than the one before it
LEAST = 0.001  # milliseconds


class Times:
    """Milliseconds in buckets; a percentile is right to within 2.5 %."""

    def __init__(self, counts: dict[int, int] | None = None, total: float = 0.0) -> None:
        self.counts = counts or {}
        self.total = total

    def add(self, milliseconds: float) -> None:
        bucket = int(log(max(milliseconds, LEAST) / LEAST) / log(STEP))
        self.counts[bucket] = self.counts.get(bucket, 0) + 1
        self.total += milliseconds

    def join(self, other: Times) -> None:
        for bucket, count in other.counts.items():
            self.counts[bucket] = self.counts.get(bucket, 0) + count
        self.total += other.total

    @property
    def number(self) -> int:
        return sum(self.counts.values())

    def percentile(self, percent: float) -> float:
        """The time that so many of a hundred decisions did not exceed."""
        left = max(1, ceil(percent / 100 * self.number))
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return float(LEAST * STEP ** (bucket + 0.5))
        return 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "decisions": self.number,
            "mean": round(self.total / max(self.number, 1), 4),
            "p50": round(self.percentile(50), 4),
            "p95": round(self.percentile(95), 4),
        }
