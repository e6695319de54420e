"""All five games and Closest Product, compiled and not, in one run: `make bench`.

The two forms take turns, several rounds long, and the best figure of each counts: whatever else a machine does only
slows things down.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from benchmarks.forms import FORMS, json_of

COLUMNS = (
    ("decisions", "decisions/s"),
    ("view", "with view/s"),
    ("events", "with events/s"),
    ("search", "search it/s"),
    ("clone", "clone µs"),
    ("imagine", "imagine µs"),
)
TIMES = ("clone", "imagine")  # the less, the better


def better(name: str, one: float, other: float) -> float:
    return min(one, other) if name in TIMES else max(one, other)


def joined(kept: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """The best of two runs of the same form."""
    if not kept:
        return found
    for row, figures in found["games"].items():
        kept["games"][row] = {name: better(name, value, kept["games"][row][name]) for name, value in figures.items()}
    for part, rule in (("hands", "clone"), ("trees", "search")):
        for id, figures in found[part].items():
            kept[part][id] = {size: better(rule, value, kept[part][id][size]) for size, value in figures.items()}
    return kept


def both(rounds: int, seconds: float) -> dict[str, Any]:
    """The figures of both forms."""
    out: dict[str, Any] = {form: {} for form in FORMS}
    for number in range(rounds):
        for form in FORMS:
            out[form] = joined(out[form], json_of(form, "benchmarks.engine", "--seconds", str(seconds)))
        print(f"engine: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return out


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(found: dict[str, Any]) -> list[list[str]]:
    """Game and seats; for every column compiled, not compiled, and how many times as fast."""
    rows = []
    for row, figures in found["compiled"]["games"].items():
        cells = [row]
        for name, _ in COLUMNS:
            quick, slow = figures[name], found["plain"]["games"][row][name]
            cells += [number(quick), number(slow), f"{slow / quick if name in TIMES else quick / slow:.1f}×"]
        rows.append(cells)
    return rows


def growth(found: dict[str, Any], part: str) -> list[list[str]]:
    """How figures grow with hand or tree, compiled and not."""
    return [
        [f"{id}, {form}", *[number(value) for value in found[form][part][id].values()]]
        for id in found["compiled"][part]
        for form in FORMS
    ]


def show(found: dict[str, Any]) -> None:
    heads = [title for _, title in COLUMNS]
    print("One core, processor time; compiled, not compiled, and how many times as fast.\n")
    print(f"{'game, seats':18}" + "".join(f"{head:>27}" for head in heads))
    for cells in table(found):
        print(
            f"{cells[0]:18}"
            + "".join(
                f"{cell:>{10 if at % 3 else 11}}" if at % 3 != 2 else f"{cell:>6}" for at, cell in enumerate(cells[1:])
            )
        )
    for part, what in (
        ("hands", "Legal list in µs, by the size of the hand"),
        ("trees", "Search iterations/s, by tree size"),
    ):
        sizes = next(iter(found["compiled"][part].values()))
        print(f"\n{what:46}" + "".join(f"{size:>10}" for size in sizes))
        for cells in growth(found, part):
            print(f"{cells[0]:46}" + "".join(f"{cell:>10}" for cell in cells[1:]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.25, help="processor seconds per figure and round")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = both(given.rounds, given.seconds)
    if given.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
