"""The ledger of the strength card: results as JSON lines, each valid as long as those it speaks of play as they did.

Pieces of one match are added up when the ledger is read, so it stays small enough to be kept beside the sources.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from spellhall.lab.scores import Series
from spellhall.lab.strength_plan import Pair

SUMS = ("deals", "games", "total", "squares", "wins", "draws", "losses", "seconds_a", "decisions_a")
Fingerprint = Callable[[str, str], str]


class Ledger:
    """What is known so far. A line whose bots have changed their ways is forgotten."""

    def __init__(self, path: Path, fingerprint: Fingerprint, unwanted: Callable[[dict[str, Any]], bool] | None = None):
        self.path = path
        self.fingerprint = fingerprint
        self.known: dict[tuple[str, str], str] = {}
        self.lines: list[dict[str, Any]] = []
        if path.exists():
            for text in path.read_text(encoding="utf-8").splitlines():
                line = whole_line(text)
                if line is not None and not (unwanted and unwanted(line)) and line.get("prints") == self.prints(line):
                    self.enter(line)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{json.dumps(line)}\n" for line in self.lines), encoding="utf-8")

    def print_of(self, game: str, bot: str) -> str:
        if (game, bot) not in self.known:
            self.known[game, bot] = self.fingerprint(game, bot)
        return self.known[game, bot]

    def prints(self, line: dict[str, Any]) -> list[str]:
        """The present fingerprints of those that a line speaks of."""
        bots = [line["a"], line["b"]] if line["kind"] == "pair" else [line["bot"]]
        return [self.print_of(line["game"], bot) for bot in bots]

    def enter(self, line: dict[str, Any]) -> None:
        """Add a line, or add it up with the one that is there."""
        if line["kind"] == "pair":
            for known in self.lines:
                if known["kind"] == "pair" and pair_of(known) == pair_of(line):
                    for name in SUMS:
                        known[name] = round(known[name] + line[name], 6)
                    return
        self.lines.append(line)

    def add(self, line: dict[str, Any]) -> None:
        line["prints"] = self.prints(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(line)}\n")
        self.enter(line)

    def series(self, pair: Pair) -> Series:
        """All that was measured of a pair."""
        for line in self.lines:
            if line["kind"] == "pair" and pair_of(line) == pair:
                return series_of(line)
        return Series()

    def has(self, kind: str, game: str, bot: str) -> bool:
        return any((line["kind"], line["game"], line.get("bot")) == (kind, game, bot) for line in self.lines)


def pair_of(line: dict[str, Any]) -> Pair:
    return Pair(line["game"], line["a"], line["b"])


def series_of(line: dict[str, Any]) -> Series:
    series = Series()
    series.deals, series.games = line["deals"], line["games"]
    series.total, series.squares = line["total"], line["squares"]
    return series


def whole_line(text: str) -> dict[str, Any] | None:
    """A line of the ledger; None if it was cut off or is of an older kind."""
    try:
        line = json.loads(text)
    except ValueError:
        return None
    return line if isinstance(line, dict) and "prints" in line else None
