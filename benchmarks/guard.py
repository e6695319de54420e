"""A guard against slower code that is no timer: instructions of fixed work, counted by callgrind, compiled engine.

`make bench-guard` compares with benchmarks/guard.toml, `make bench-guard RENEW=1` writes new counts. One process does
all the work; callgrind counts only inside the functions work_… of workloads.py and writes a profile after each, which
also says what the instructions were spent on (EXPLAIN=1, and docs/performance.md).
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from benchmarks.forms import COMPILED, ROOT
from benchmarks.profiles import Profile, read_profile

COUNTS = ROOT / "benchmarks" / "guard.toml"
TOLERANCE = 0.03
MANY = {"play": 400, "view": 150, "events": 150, "imagine": 100, "search": 10, "field": 800}
FUNCTIONS = "CPyPy_workloads___work_"  # how mypyc calls what Python calls


def work() -> None:
    """All the work, in a fixed order; this runs under callgrind."""
    import gc

    from benchmarks import workloads
    from benchmarks.closest import ours
    from spellhall.cli.shared import compiled
    from spellhall.encoding.registry import has_encoding
    from spellhall.games import all_games

    if not compiled() or workloads.__file__.endswith(".py"):
        raise SystemExit("The guard counts the compiled engine: run it by `make bench-guard`.")
    gc.disable()  # when it runs depends on everything that was ever imported
    for game in [ours.made(), *all_games()]:
        for kind, many in MANY.items():
            if kind == "field" and not has_encoding(game):
                continue
            for number in (20 if kind != "search" else 2, many):  # at first use things are prepared
                getattr(workloads, f"work_{kind}")(game, number)
            print(f"{game.id}.{kind}", flush=True)


def profiles() -> dict[str, Profile]:
    """For every game and kind of work what callgrind saw. Ends with a sentence if it cannot be counted."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "profile"
        command = [
            "valgrind",
            "--tool=callgrind",
            f"--callgrind-out-file={out}",
            f"--toggle-collect={FUNCTIONS}*",
            *[f"--dump-after={FUNCTIONS}{kind}" for kind in MANY],
            sys.executable,
            "-m",
            "benchmarks.guard",
            "--work",
        ]
        env = {**os.environ, "PYTHONPATH": str(COMPILED), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=COMPILED, capture_output=True, text=True, check=False, env=env)
        except FileNotFoundError:
            raise SystemExit("The guard needs valgrind: install it as your system does.") from None
        if done.returncode:
            raise SystemExit(f"callgrind cannot count: {done.stderr.strip()[-400:]}")
        names = done.stdout.split()
        return {name: read_profile(Path(f"{out}.{2 * at + 2}")) for at, name in enumerate(names)}


def per_unit(found: dict[str, Profile]) -> dict[str, int]:
    """Instructions per decision, or per iteration of a search."""
    return {name: profile.total // MANY[name.partition(".")[2]] for name, profile in found.items()}


def compare(now: dict[str, int]) -> None:
    """Ends with a sentence if some work takes more instructions than recorded."""
    kept = tomllib.loads(COUNTS.read_text(encoding="utf-8"))
    here = platform.python_version_tuple()[:2]
    if kept["python"] != ".".join(here):
        raise SystemExit(f"The counts belong to Python {kept['python']}: use that one, or renew them with RENEW=1.")
    worse, lighter = [], []
    for name, count in now.items():
        before = kept["instructions"].get(name)
        if before is None:
            raise SystemExit(f"{name} has no recorded count: make bench-guard RENEW=1.")
        line = f"{name}: {before:,} before, {count:,} now ({count / before - 1:+.1%})"
        if count > before * (1 + TOLERANCE):
            worse.append(line)
        elif count < before * (1 - TOLERANCE):
            lighter.append(line)
    if lighter:
        print("Less work than recorded (RENEW=1 keeps that):\n" + "\n".join(lighter))
    if worse:
        raise SystemExit("More work than recorded:\n" + "\n".join(worse))
    print(f"No work takes more than {TOLERANCE:.0%} more instructions than recorded.")


def renew(now: dict[str, int]) -> None:
    lines = [f'"{name}" = {count}' for name, count in now.items()]
    head = "# Instructions per decision (search: per iteration), compiled; see guard.py. make bench-guard RENEW=1"
    python = f'python = "{".".join(platform.python_version_tuple()[:2])}"'
    COUNTS.write_text("\n".join([head, python, "", "[instructions]", *lines]) + "\n", encoding="utf-8")
    print(f"{len(lines)} counts in {COUNTS.relative_to(ROOT)}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", action="store_true", help="write the counts instead of comparing them")
    parser.add_argument("--explain", action="store_true", help="say what the instructions are spent on")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work()
        return
    found = profiles()
    now = per_unit(found)
    for name, count in now.items():
        print(f"{name:28}{count:>14,} instructions")
        if given.explain:
            print("\n".join(f"    {share:6.1%}  {what}" for what, share in found[name].dominating()))
    if given.renew:
        renew(now)
    else:
        compare(now)


if __name__ == "__main__":
    main()
