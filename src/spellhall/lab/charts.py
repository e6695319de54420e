"""Plots as SVG text: nothing is loaded from anywhere, and every plot also says its numbers in words."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

LEFT, WIDTH, ROW, TOP, FOOT = 280, 800, 30, 14, 44
RIGHT = 60


class Bar(NamedTuple):
    """One line of a plot: a value between two ends, with what it is called and how it reads."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Axis(NamedTuple):
    """What the places of a plot mean: marks from left to right, evenly or by powers of ten."""

    title: str
    marks: list[float]
    powers: bool = False
    middle: float | None = None  # a line to compare with

    def place(self, value: float) -> float:
        """Where a value lies, in the plot's own units."""
        first, last = self.scaled(self.marks[0]), self.scaled(self.marks[-1])
        share = (self.scaled(value) - first) / (last - first)
        return LEFT + max(0.0, min(1.0, share)) * (WIDTH - LEFT - RIGHT)

    def scaled(self, value: float) -> float:
        return log10(max(value, 1e-9)) if self.powers else value


def even_axis(title: str, low: float, high: float, middle: float | None = None) -> Axis:
    """An axis with four to nine round marks around the given values."""
    if high - low < 1e-6:
        low, high = low - 0.5, high + 0.5
    width = high - low
    step: float = 10.0 ** floor(log10(width))
    for finer in (0.5, 0.4):
        if width / step < 4:
            step *= finer
    first = floor(low / step)
    return Axis(title, [round((first + at) * step, 10) for at in range(ceil(high / step) - first + 1)], False, middle)


def power_axis(title: str, low: float, high: float) -> Axis:
    """An axis by powers of ten around the given values."""
    first = floor(log10(max(low, 1e-6)))
    last = max(first + 1, ceil(log10(max(high, 1e-6))))
    return Axis(title, [10.0**power for power in range(first, last + 1)], True)


def plot(title: str, bars: list[Bar], axis: Axis) -> str:
    """A dot with its interval for every bar."""
    height = TOP + ROW * len(bars) + FOOT
    bottom = TOP + ROW * len(bars)
    words = "; ".join(f"{bar.label}: {bar.text}" for bar in bars)
    out = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(f"{title}. {words}")}">',
        f"<title>{escape(title)}</title>",
    ]
    for mark in axis.marks:
        x = axis.place(mark)
        out.append(f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>')
        out.append(f'<text class="mark" x="{x:.1f}" y="{bottom + 16}">{mark:g}</text>')
    if axis.middle is not None:
        x = axis.place(axis.middle)
        out.append(f'<line class="middle" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>')
    out.append(f'<text class="mark" x="{(LEFT + WIDTH - RIGHT) / 2:.1f}" y="{bottom + 34}">{escape(axis.title)}</text>')
    for at, bar in enumerate(bars):
        y = TOP + ROW * at + ROW / 2
        left, dot, right = (axis.place(value) for value in (bar.low, bar.value, bar.high))
        out.append(f'<text class="label" x="{LEFT - 12}" y="{y + 4:.1f}">{escape(shortened(bar.label))}</text>')
        out.append(f'<line class="reach" x1="{left:.1f}" y1="{y:.1f}" x2="{right:.1f}" y2="{y:.1f}"/>')
        tip = escape(f"{bar.label}: {bar.text}")
        out.append(f'<circle class="dot" cx="{dot:.1f}" cy="{y:.1f}" r="5"><title>{tip}</title></circle>')
    return "\n".join([*out, "</svg>"])


def shortened(label: str, most: int = 36) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"


def columns(title: str, bins: list[tuple[str, int]], axis: str) -> str:
    """A histogram: a column for every bin, with its number in words."""
    height, floor_at = 220, 170
    most = max((number for _, number in bins), default=0) or 1
    wide = (WIDTH - 2 * RIGHT) / max(1, len(bins))
    words = "; ".join(f"{label}: {number}" for label, number in bins)
    out = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(f"{title}. {words}")}">',
        f"<title>{escape(title)}</title>",
        f'<line class="grid" x1="{RIGHT}" y1="{floor_at}" x2="{WIDTH - RIGHT}" y2="{floor_at}"/>',
    ]
    every = max(1, -(-len(bins) // 10))  # labels that would touch each other are left out
    for at, (label, number) in enumerate(bins):
        x = RIGHT + at * wide
        tall = (floor_at - TOP) * number / most
        tip = escape(f"{label}: {number}")
        out.append(
            f'<rect class="col" x="{x + 1:.1f}" y="{floor_at - tall:.1f}" width="{max(1.0, wide - 2):.1f}" '
            f'height="{tall:.1f}"><title>{tip}</title></rect>'
        )
        if at % every == 0:
            out.append(f'<text class="mark" x="{x + wide / 2:.1f}" y="{floor_at + 16}">{escape(label)}</text>')
    out.append(f'<text class="mark" x="{WIDTH / 2:.1f}" y="{floor_at + 36}">{escape(axis)}</text>')
    return "\n".join([*out, "</svg>"])
