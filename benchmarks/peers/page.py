"""docs/performance.md and its chart, written from what was measured."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import bench
from spellhall.lab.charts import Bar, plot, power_axis

Kept = dict[str, Any]
OURS = "Spellhall, compiled"
OPENSPIEL, PETTINGZOO, BOARDGAME, REFERENCE = "OpenSpiel, Python game", "PettingZoo AEC", "boardgame.io", "C++ by hand"
EIGHTS = "OpenSpiel crazy_eights, C++ driven from Python"
CLASS = "hand-written class, through mypyc"


class Ratio(NamedTuple):
    """How many times as much as another: by the best rounds, and the lowest and highest of the single rounds."""

    value: float
    low: float
    high: float

    def text(self) -> str:
        return f"{short(self.value)} ({short(self.low)}–{short(self.high)})"


def short(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def ratio(one: list[float], other: list[float], best: Any = max) -> Ratio | None:
    """None if one of the two was not measured."""
    if not one or not other or min(one) <= 0 or min(other) <= 0:
        return None
    rounds = [mine / theirs for mine, theirs in zip(one, other, strict=False)]
    return Ratio(best(one) / best(other), min(rounds), max(rounds))


def peers_table(found: Kept) -> list[list[str]]:
    """Decisions per second bare and with observation, each with our multiple of it, and the time of a clone."""
    rows = [["", "decisions/s", "ours ×", "with observation/s", "ours ×", "clone µs"]]
    mine = found["figures"][OURS]
    for name, each in found["figures"].items():
        cells = [name]
        for key in ("rate", "look"):
            times = ratio(mine[key], each[key])
            cells += [f"{max(each[key]):,.0f}", times.text()] if times else ["", ""]
        rows.append([*cells, f"{min(each['clone_us']):.2f}" if min(each["clone_us"]) > 0 else ""])
    return rows


class Demand(NamedTuple):
    """Something that must hold: what was found, and whether it is enough."""

    what: str
    wanted: str
    found: str
    met: bool | None  # None: not measured

    def cells(self) -> list[str]:
        return [self.what, self.wanted, self.found, {True: "yes", False: "**no**", None: "not measured"}[self.met]]


def at_least(what: str, least: float, found: Ratio | None) -> Demand:
    return Demand(what, f"≥ {least:g} ×", found.text() if found else "", found.value >= least if found else None)


def demands(kept: Kept) -> list[Demand]:
    figures = kept["peers"]["figures"]
    nothing: dict[str, list[float]] = {"rate": [], "look": [], "clone_us": []}
    mine = figures[OURS]

    def beside(name: str, key: str) -> Ratio | None:
        return ratio(mine[key], figures.get(name, nothing)[key])

    clone = ratio(mine["clone_us"], figures.get(CLASS, nothing)["clone_us"], min)
    out = [
        at_least("Closest Product, OpenSpiel's Python game", 5, beside(OPENSPIEL, "rate")),
        at_least("Closest Product, boardgame.io", 60, beside(BOARDGAME, "rate")),
        at_least("Closest Product with observations, PettingZoo", 20, beside(PETTINGZOO, "look")),
        at_least("Closest Product, OpenSpiel's own crazy eights driven from Python", 1, beside(EIGHTS, "rate")),
        at_least("Closest Product, the C++ reference (0.33 is the dream)", 0.12, beside(REFERENCE, "rate")),
        Demand(
            "clone, the hand-written class compiled",
            "≤ 2 ×",
            clone.text() if clone else "",
            clone.value <= 2 if clone else None,
        ),
    ]
    for name, what in (("decisions", "random play"), ("search", "search iterations")):
        for row, quick in kept["engine"]["compiled"]["games"].items():
            if row.endswith(" 2"):
                times = quick[name] / kept["engine"]["plain"]["games"][row][name]
                title = f"{row.removesuffix(' 2')}, {what}: compiled, not compiled"
                out.append(Demand(title, "≥ 3 ×", f"{times:.1f}", times >= 3))
    return out


def markdown(rows: list[list[str]]) -> str:
    head, *rest = rows
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *rest))


def by_threes(cells: list[str]) -> list[str]:
    """The name, and then always three cells in one."""
    return [cells[0], *[" · ".join(cells[at : at + 3]) for at in range(1, len(cells), 3)]]


def chart(found: Kept) -> str:
    """Decisions per second of all versions of Closest Product, by powers of ten; the line is the span of the rounds."""
    bars = []
    for name, each in found["figures"].items():
        for key, words in (("rate", ""), ("look", ", observing")):
            values = each[key]
            if each["check"] is not None and values and min(values) > 0:
                text = f"{max(values):,.0f} decisions a second"
                bars.append(Bar(f"{name}{words}", max(values), min(values), max(values), text))
    bars.sort(key=lambda bar: -bar.value)
    axis = power_axis("decisions a second on one core", bars[-1].low, bars[0].high)
    drawn = plot("Closest Product: decisions a second", bars, axis)
    style = (
        "<style>svg{background:#fbf8f1;font:13px sans-serif}.grid{stroke:#ddd5c3}.mark{text-anchor:middle;fill:#6b6253}"
        ".label{text-anchor:end;fill:#2d2a26}.reach{stroke:#b58a3c;stroke-width:3}.dot{fill:#5b3a8e}</style>"
    )
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "<title>", style + "<title>", 1
    )


def machine() -> str:
    model = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return f"{os.cpu_count()} cores ({model}), Python {platform.python_version()}, {sys.platform}"


def page(kept: Kept) -> str:
    """The whole page."""
    peers, engine = kept["peers"], kept["engine"]
    sizes = {part: list(next(iter(engine["compiled"][part].values()))) for part in ("hands", "trees")}
    table = bench.table(engine)
    research = kept["research"]["steps_per_second"]
    parts = [
        "# Performance",
        "Written by `make bench-peers`; do not edit by hand. All figures are from one run on one machine: "
        f"{machine()}; {peers['rounds']} rounds in which everybody takes turns, processor time of one core, the best "
        "round of each. In brackets: the lowest and the highest ratio of the single rounds.",
        "## What must hold",
        markdown([["ours, compared with", "wanted", "measured", "met"], *[each.cells() for each in demands(kept)]]),
        "## Closest Product, and the peers' own games",
        "Two players, 51 rounds, both choose two runes in secret, the product closest to the target takes it "
        "(`benchmarks/closest/ours.py`). Random play: legal list, choice, apply, with full legality checks. "
        f"All {peers['versions']} versions agree on the checksum {peers['check']} of legal-list lengths and results "
        "over 20 games. Other games, in their own frameworks, say what people are used to, not who is better.",
        "![Decisions a second of all versions](images/performance.svg)",
        markdown(peers_table(peers)),
        *[f"Left out: {who} ({why})." for who, why in peers["missing"].items()],
        "## The five games, compiled and not",
        "Compiled · not compiled · how many times as fast. Seats stand behind the name; times are per call from the "
        "middle of a game.",
        markdown([["game, seats", *[title for _, title in bench.COLUMNS]], *[by_threes(row) for row in table]]),
        "Legal list in µs, by the size of the hand:",
        markdown([["", *sizes["hands"]], *bench.growth(engine, "hands")]),
        "Search iterations a second, by the size of the tree:",
        markdown([["", *sizes["trees"]], *bench.growth(engine, "trees")]),
        *dominating(kept),
        "## Two cores",
        "Wall time of the same work in one process and in two, compiled. Results do not depend on it, nor on the "
        "machines of a cluster (`--cluster`).",
        two_cores(kept),
        "## Research environments",
        "Steps a second with observation and mask, compiled, in a run of their own; see [research](research.md).",
        markdown([["", "steps/s"], *[[name, f"{speed:,.0f}"] for name, speed in research.items()]]),
        "## A guard without a stopwatch",
        "`make bench-guard` counts the instructions of fixed work with callgrind and compares them with "
        "`benchmarks/guard.toml` (3 % tolerance); `make bench-guard RENEW=1` records them anew, `EXPLAIN=1` says what "
        "they were spent on.",
    ]
    return "\n\n".join(parts) + "\n"


def two_cores(kept: Kept) -> str:
    if "cores" not in kept:
        return "Not measured in this run."
    rows = kept["cores"]["seconds"].items()
    cells = [[name, f"{one:.1f} s", f"{two:.1f} s", f"{one / two:.2f} ×"] for name, (one, two) in rows]
    return markdown([["", "one process", "two", "as fast"], *cells])


def dominating(kept: Kept) -> list[str]:
    """What random play of every game is spent on, by instructions."""
    if "spent" not in kept:
        return []
    out = ["## What still dominates", "Shares of the instructions of random play, compiled, each with what it calls."]
    for game, shares in kept["spent"].items():
        lines = [f"- {share:.0%} `{what}`" if "." in what else f"- {share:.0%} {what}" for what, share in shares]
        out.append(f"**{game}**\n\n" + "\n".join(lines))
    return out


def write_page(kept: Kept, docs: Path) -> None:
    (docs / "performance.md").write_text(page(kept), encoding="utf-8")
    (docs / "images" / "performance.svg").write_text(chart(kept["peers"]), encoding="utf-8")
