"""Ours beside its peers in one run: Closest Product everywhere, and the peers' own games. `make bench-peers`.

All take turns, several rounds long, so that a noisy machine treats them alike. The best round of each counts; beside
every ratio stand the lowest and the highest of the single rounds. All versions of Closest Product must agree on a
checksum of legal-list lengths and results. What was measured is kept in build/performance.json; parts can be measured
anew (--parts) without the others, and the page is written from all of it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks import bench, cores, guard
from benchmarks.forms import FORMS, ROOT, json_of
from benchmarks.peers import places
from benchmarks.peers.page import OURS, Kept, peers_table, write_page

HERE = places.HERE
KEPT = places.BUILD.parent / "performance.json"
PARTS = ("peers", "engine", "research", "cores", "spent")
Measured = list[dict[str, Any]]


def printed(command: list[Any], cwd: Path) -> Measured:
    """The figures that a script prints, a line of JSON each. Raises Missing if it fails."""
    text = places.ran([str(each) for each in command], cwd, str(Path(str(command[1])).name))
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def ours(form: str) -> Callable[[float], Measured]:
    return lambda seconds: [json_of(form, "benchmarks.closest.measure_ours", str(seconds))]


def reference(seconds: float) -> Measured:
    """The C++ version prints decisions, checksum and seconds."""

    def played(games: int, look: int) -> list[str]:
        words = [str(places.reference()), str(games), "7", str(look)]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()

    rates = [int(out[0]) / float(out[2]) for out in (played(int(30_000 * seconds) + 1, look) for look in (0, 1))]
    return [{"name": "C++ by hand", "check": int(played(20, 0)[1]), "rate": rates[0], "look": rates[1]}]


def hand_written(seconds: float) -> Measured:
    found = printed([sys.executable, "closest_plain.py", seconds], HERE)
    code = "import closest_plain; closest_plain.main()"
    return found + printed([sys.executable, "-c", code, seconds], places.compiled_class())


def boardgame(seconds: float) -> Measured:
    return printed([places.node()[0], "closest.mjs", seconds], places.boardgame())


def script(environment: str, name: str) -> Callable[[float], Measured]:
    return lambda seconds: printed([places.python_of(environment), name, seconds], HERE)


CONTESTANTS: dict[str, Callable[[float], Measured]] = {
    **{f"Spellhall, {form}": ours(form) for form in FORMS},
    "the hand-written class": hand_written,
    "C++": reference,
    "boardgame.io": boardgame,
    "OpenSpiel": script("peers-openspiel", "closest_openspiel.py"),
    "PettingZoo": script("peers", "closest_pettingzoo.py"),
    "OpenSpiel's games": script("peers-openspiel", "own_openspiel.py"),
    "RLCard's games": script("peers", "own_rlcard.py"),
    "PettingZoo's games": script("peers", "own_pettingzoo.py"),
    "python-chess": script("peers-chess", "own_chess.py"),
    "pgx's games": script("peers-pgx", "own_pgx.py"),
}


def compared(rounds: int, seconds: float) -> dict[str, Any]:
    """All contestants in turn: for every name its figures round by round, and who was missing and why."""
    figures: dict[str, dict[str, Any]] = {}
    missing: dict[str, str] = {}
    for number in range(rounds):
        for who, measure in CONTESTANTS.items():
            if who in missing:
                continue
            try:
                found = measure(seconds)
            except places.Missing as problem:
                missing[who] = str(problem)
                print(f"LEFT OUT: {who} ({problem})", file=sys.stderr, flush=True)
                continue
            for each in found:
                kept = figures.setdefault(each["name"], {"rate": [], "look": [], "clone_us": [], "check": None})
                kept["check"] = each.get("check") if kept["check"] is None else kept["check"]
                for key in ("rate", "look", "clone_us"):
                    kept[key].append(each.get(key) or 0.0)
        print(f"peers: round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    checks = {name: each["check"] for name, each in figures.items() if each["check"] is not None}
    if len(set(checks.values())) != 1:
        raise SystemExit(f"The versions of Closest Product do not agree: {checks}")
    return {"figures": figures, "missing": missing, "check": checks[OURS], "versions": len(checks), "rounds": rounds}


def researched(rounds: int, seconds: float) -> dict[str, Any]:
    """Steps per second of the research environments, by the script of their own."""
    words = ("--rounds", str(rounds), "--seconds", str(seconds), "--json")
    module = "benchmarks.peers.research"
    return json_of("compiled", module, *words, python=places.python_of("peers"))


def spent() -> dict[str, Any]:
    """For every game on what the instructions of random play are spent."""
    if shutil.which("valgrind") is None:
        raise places.Missing("there is no valgrind here: what dominates cannot be told")
    found = guard.profiles()
    return {name.partition(".")[0]: each.dominating() for name, each in found.items() if name.endswith(".play")}


def show(kept: Kept) -> None:
    """The tables of what was just measured."""
    if "peers" in kept:
        found = kept["peers"]
        print(f"checksum {found['check']}: {found['versions']} versions of Closest Product agree\n")
        for row in peers_table(found):
            print(f"{row[0]:46}" + "".join(f"{cell:>22}" for cell in row[1:]))
        for who, why in found["missing"].items():
            print(f"LEFT OUT: {who} ({why})")
    if "engine" in kept:
        print()
        bench.show(kept["engine"])
    if "research" in kept:
        print("\nResearch: steps per second with observation and mask, compiled")
        for name, speed in kept["research"]["steps_per_second"].items():
            print(f"{name:46}{speed:>12,.0f}")
    if "cores" in kept:
        print()
        cores.show(kept["cores"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.25, help="processor seconds per figure and round")
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=list(PARTS), help="what to measure")
    given = parser.parse_args()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    kept: Kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    measures: dict[str, Callable[[], dict[str, Any]]] = {
        "peers": lambda: compared(given.rounds, given.seconds),
        "engine": lambda: bench.both(given.rounds, given.seconds),
        "research": lambda: researched(given.rounds, given.seconds),
        "cores": lambda: cores.measured(max(1, given.rounds // 3)),
        "spent": spent,
    }
    for part in given.parts:
        try:
            kept[part] = measures[part]()
        except places.Missing as problem:
            print(f"LEFT OUT: {part} ({problem})", file=sys.stderr, flush=True)
            continue
        KEPT.write_text(json.dumps(kept))
    show({part: kept[part] for part in given.parts if part in kept})
    if "spent" in kept:
        print("\nWhat random play is spent on")
        for game, shares in kept["spent"].items():
            print(f"{game}: " + ", ".join(f"{share:.0%} {what}" for what, share in shares))
    if all(part in kept for part in ("peers", "engine", "research")):
        write_page(kept, ROOT / "docs")
        print("\nWritten: docs/performance.md and docs/images/performance.svg")


if __name__ == "__main__":
    main()
