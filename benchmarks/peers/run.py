"""Ours against its peers in one run: Closest Product everywhere, and the peers' own games. `make bench-peers`.

Every peer has an environment of its own under build/peers. The scripts take turns, several rounds long, so that a noisy
machine treats all alike; the best round of each counts, and ratios are given with the spread over the rounds. All
versions of Closest Product must agree on a checksum of legal-list lengths and results.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "peers"

ENVIRONMENTS: dict[str, list[str]] = {
    "openspiel": ["open_spiel==2.0.2", "numpy"],
    "pettingzoo": ["pettingzoo==1.27.0", "gymnasium", "numpy", "pygame", "rlcard==1.2.0"],
    "chess": ["chess==1.11.2"],
    "pgx": ["pgx==2.6.0", "jax"],
}
SCRIPTS = [
    ("openspiel", "closest_openspiel.py"),
    ("pettingzoo", "closest_pettingzoo.py"),
    ("openspiel", "own_openspiel.py"),
    ("pettingzoo", "own_rlcard.py"),
    ("pettingzoo", "own_pettingzoo.py"),
    ("chess", "own_chess.py"),
    ("pgx", "own_pgx.py"),
]


def python_of(environment: str) -> Path:
    """The interpreter of a peer's environment, which is made when it is missing."""
    folder = BUILD / environment
    ready = folder / ".ready"
    if not ready.exists():
        print(f"installing {environment} …", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run(
            [folder / "bin" / "python", "-m", "pip", "install", "--quiet", *ENVIRONMENTS[environment]], check=True
        )
        ready.touch()
    return folder / "bin" / "python"


def boardgame() -> Path:
    """The folder with boardgame.io, installed when it is missing."""
    folder = BUILD / "boardgame"
    if not (folder / "node_modules" / "boardgame.io").exists():
        print("installing boardgame.io …", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true, "type": "module"}\n')
        subprocess.run(["npm", "install", "--silent", "boardgame.io@0.50.2"], cwd=folder, check=True)
    shutil.copy(HERE / "closest_boardgame.mjs", folder)
    return folder


def reference() -> Path:
    """The C++ version, compiled on the spot."""
    made = BUILD / "reference"
    made.parent.mkdir(parents=True, exist_ok=True)
    source = HERE.parent / "closest" / "reference.cpp"
    subprocess.run(["g++", "-O2", "-std=c++17", "-o", made, source], check=True)
    return made


def lines(command: list[Any], cwd: Path, extra: dict[str, str] | None = None) -> list[dict[str, Any]]:
    """The figures that a script prints; a peer that fails is reported and left out."""
    done = subprocess.run(
        [str(each) for each in command],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **(extra or {})},
    )
    if done.returncode:
        print(f"{command[-2]} failed: {done.stderr.strip()[-300:]}", file=sys.stderr)
        return []
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def measured_reference(made: Path, seconds: float) -> dict[str, Any]:
    check = subprocess.run([made, "20", "7", "0"], capture_output=True, text=True, check=True).stdout.split()[1]
    rates = []
    for look in ("0", "1"):
        games = str(int(30_000 * seconds))
        out = subprocess.run([made, games, "7", look], capture_output=True, text=True, check=True).stdout.split()
        rates.append(int(out[0]) / float(out[2]))
    return {"name": "C++ reference", "check": int(check), "rate": rates[0], "look": rates[1]}


def one_round(seconds: float, only: str) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for form in ("compiled", "plain"):
        paths = str(BUILD / form / "src")
        out += lines([sys.executable, "-m", "benchmarks.closest.measure_ours", seconds], BUILD, {"PYTHONPATH": paths})
    out += lines([sys.executable, HERE / "closest_plain.py", seconds], HERE)
    out.append(measured_reference(reference(), seconds))
    out += lines(["node", "closest_boardgame.mjs", seconds], boardgame())
    for environment, script in SCRIPTS:
        if only in environment:
            out += lines([python_of(environment), HERE / script, seconds], HERE)
    return out


def summed_up(rounds: list[list[dict[str, Any]]]) -> dict[str, dict[str, Any]]:
    """For every name: best figures, all figures, and the checksum."""
    out: dict[str, dict[str, Any]] = {}
    for figures in rounds:
        for each in figures:
            kept = out.setdefault(each["name"], {"rates": [], "looks": [], "clones": [], "check": each.get("check")})
            for key, name in (("rate", "rates"), ("look", "looks"), ("clone_us", "clones")):
                if each.get(key):
                    kept[name].append(each[key])
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor seconds per figure and round")
    parser.add_argument("--only", default="", help="only peers with this in their environment's name")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md and its chart")
    given = parser.parse_args()
    rounds = []
    for number in range(given.rounds):
        rounds.append(one_round(given.seconds, given.only))
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr)
    found = summed_up(rounds)
    checks = {name: each["check"] for name, each in found.items() if each["check"] is not None}
    if len(set(checks.values())) != 1:
        raise SystemExit(f"The versions of Closest Product do not agree: {checks}")
    print(f"checksum {next(iter(checks.values()))}: {len(checks)} versions agree\n")
    ours = found["Spellhall, compiled"]
    print(f"{'':48}{'decisions/s':>13}{'ours ×':>9}{'with view/s':>13}{'ours ×':>9}{'spread':>9}")
    for name, each in found.items():
        cells = []
        for key in ("rates", "looks"):
            best = max(each[key], default=0.0)
            cells.append(f"{best:>13,.0f}{max(ours[key]) / best:>9.2f}" if best else f"{'':22}")
        values = each["rates"] or each["looks"]
        spread = statistics.pstdev(values) / statistics.mean(values) if values else 0.0
        print(f"{name:48}{''.join(cells)}{spread:>8.0%}")
    if given.write:
        from benchmarks.peers.page import write_page

        write_page(found, ROOT / "docs")


if __name__ == "__main__":
    main()
