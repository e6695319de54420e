"""Numbers for Prometheus, in its text format. They count; they never name anybody.

Whatever rises with a choice is told in tens only: otherwise whoever reads it would see every sealed choice being made.
"""

from __future__ import annotations

COARSE = 10
TELLING = ("accepted", "bot_choices", "refused", "commits")
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, and how long it took from a request to its acceptance."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.buckets = [0] * (len(STEPS) + 1)
        self.seconds = 0.0
        self.shown = self.buckets.copy(), 0.0

    def add(self, name: str, number: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + number

    def took(self, seconds: float) -> None:
        at = 0
        while at < len(STEPS) and seconds > STEPS[at]:
            at += 1
        self.buckets[at] += 1
        self.seconds += seconds
        if sum(self.buckets) % COARSE == 0:
            self.shown = self.buckets.copy(), self.seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name, number in sorted(self.counts.items()):
            lines += [f"# TYPE spellhall_{name}_total counter", f"spellhall_{name}_total {coarse(name, number)}"]
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE spellhall_{name} gauge", f"spellhall_{name} {coarse(name, value)}"]
        lines.append("# TYPE spellhall_accept_seconds histogram")
        total = 0
        buckets, seconds = self.shown
        for step, number in zip([*STEPS, "+Inf"], buckets, strict=True):
            total += number
            lines.append(f'spellhall_accept_seconds_bucket{{le="{step}"}} {total}')
        lines += [f"spellhall_accept_seconds_sum {seconds:.6f}", f"spellhall_accept_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def coarse(name: str, number: float) -> float:
    return number - number % COARSE if name in TELLING else number
