"""What a training came to: a file of data, and a page with the curve."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from minds.measure import Measure
from minds.settings import Settings

WIDTH, HEIGHT, EDGE = 640, 240, 40


def write_report(folder: Path, settings: Settings, progress: dict[str, Any], measures: list[Measure]) -> None:
    told = {"settings": settings.as_data(), "progress": progress, "measures": [one.as_data() for one in measures]}
    (folder / "report.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    curve = progress["curve"]
    (folder / "curve.svg").write_text(drawn(curve), encoding="utf-8")
    lines = [
        f"# {settings.game}: {settings.teacher} imitated",
        "",
        f"{progress['decisions']:,} decisions played, {progress['learned']:,} learned from (with repeats),",
        f"{progress['steps']:,} steps, {progress['seconds'] / 60:.1f} minutes in {progress['begun']} training(s).",
        "",
        *[f"- {one}" for one in measures],
        "",
        "![How often the mind agrees with its teacher](curve.svg)",
    ]
    (folder / "report.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def drawn(curve: list[dict[str, float]]) -> str:
    """How often the mind agreed with its teacher, by time."""
    last = max([point["seconds"] for point in curve], default=1.0) or 1.0
    width, height = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    spots = [
        f"{EDGE + width * point['seconds'] / last:.1f},{HEIGHT - EDGE - height * point['agreed']:.1f}"
        for point in curve
    ]
    grid = [
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.0f}" y2="{y:.0f}" stroke="#ccc"/>'
        f'<text x="{EDGE - 6}" y="{y + 4:.0f}" text-anchor="end">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
        for y in [HEIGHT - EDGE - height * share / 100]
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12">'
        f"{''.join(grid)}"
        f'<polyline fill="none" stroke="#2450a0" stroke-width="2" points="{" ".join(spots)}"/>'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 12}" text-anchor="end">{last:.0f} s</text></svg>\n'
    )
