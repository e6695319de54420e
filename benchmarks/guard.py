"""A guard against slower code that is no timer: instructions counted by callgrind for fixed workloads, compiled engine.

`make bench-guard` compares with benchmarks/guard.toml; `make bench-guard RENEW=--renew` writes new counts. A count is
the difference between a longer and a shorter run of the same workload, so that starting Python does not matter.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from spellhall.cli.shared import compiled
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded

COUNTS = Path(__file__).with_name("guard.toml")
TOLERANCE = 0.03
KINDS = ("play", "view", "imagine")
DECISIONS = {"play": 400, "view": 100, "imagine": 60}


def work(id: str, kind: str, decisions: int) -> None:
    """So many decisions of random play; with `view` or `imagine`, that is done at every one of them, too."""
    game = find_game(id)
    setup = game.setup(2)
    dice = random.Random(1)
    chance = Seeded("guard")
    number = 0
    state = game.start_quietly(setup, Seeded("guard0"))
    for _ in range(decisions):
        if state.outcome is not None:
            number += 1
            state = game.start_quietly(setup, Seeded(f"guard{number}"))
        seat = game.waiting(state)[0]
        choices = game.legal(state, seat)
        if kind != "play":
            view = game.view_for(state, seat)
            if kind == "imagine":
                game.imagine(view, chance)
        game.apply_owned(state, seat, choices[int(dice.random() * len(choices))])


def instructions(id: str, kind: str, decisions: int) -> int:
    """What callgrind counts for a run in a process of its own."""
    command = [
        "valgrind",
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        sys.executable,
        "-m",
        "benchmarks.guard",
    ]
    done = subprocess.run(
        [*command, "--work", id, kind, str(decisions)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None:
        raise SystemExit(f"callgrind cannot count: {done.stderr.strip()[-400:]}")
    return int(found.group(1))


def counted() -> dict[str, int]:
    """Instructions per decision for every game and kind of work."""
    out = {}
    for id in game_ids():
        for kind in KINDS:
            many = DECISIONS[kind]
            out[f"{id}.{kind}"] = (instructions(id, kind, 3 * many) - instructions(id, kind, many)) // (2 * many)
            print(f"{id:18}{kind:10}{out[f'{id}.{kind}']:>12,} instructions per decision", flush=True)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renew", action="store_true", help="write the counts instead of comparing them")
    parser.add_argument("--work", nargs=3, metavar=("GAME", "KIND", "DECISIONS"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.work[0], given.work[1], int(given.work[2]))
        return
    if not compiled():
        raise SystemExit("The guard counts the compiled engine: run `make compile` first.")
    now = counted()
    if given.renew:
        lines = [f'"{name}" = {count}' for name, count in now.items()]
        COUNTS.write_text("# Instructions per decision; see guard.py.\n" + "\n".join(lines) + "\n")
        return
    kept = tomllib.loads(COUNTS.read_text())
    slower = [
        f"{name}: {kept[name]:,} before, {count:,} now ({count / kept[name] - 1:+.1%})"
        for name, count in now.items()
        if name in kept and count > kept[name] * (1 + TOLERANCE)
    ]
    if slower:
        raise SystemExit("More work than before:\n" + "\n".join(slower))
    print(f"No workload needs more than {TOLERANCE:.0%} more instructions than recorded.")


if __name__ == "__main__":
    main()
