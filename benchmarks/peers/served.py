"""The hall beside boardgame.io's own server, in turn on this machine: `python -m benchmarks.peers.served --help`.

Both serve two players at each table over WebSockets, as fast as it goes. Ours plays Math Wiz, and a choice counts when
it is on the disk; theirs plays Closest Product, which is simpler, in memory alone. Neither sends sentences: our players
hear keys and facts, as our page does. Both keep their sockets from game to game.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psutil
import uvloop

from benchmarks.halls import HallProcess
from benchmarks.load import disk, run
from benchmarks.peers.places import boardgame, node


def ours(tables: int, seconds: float, processes: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="spellhall-served-") as folder:
        extra = {"SPELLHALL_SHARED": "1"} if processes > 1 else {}
        halls = [HallProcess(Path(folder), "", extra=extra) for _ in range(processes)]
        try:
            for hall in halls:
                hall.start()
            return {**uvloop.run(run(halls, tables, (0.0, 0.0), seconds)), **disk(Path(folder))}
        finally:
            for hall in halls:
                hall.stop()


def theirs(tables: int, seconds: float) -> dict[str, Any]:
    folder, (program, _) = boardgame(), node()
    server = subprocess.Popen([program, "server.mjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        port = next(json.loads(line)["port"] for line in server.stdout if line.startswith("{"))
        words = [program, "players.mjs", str(port), str(tables), str(seconds)]
        players = subprocess.run(words, cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
        used = psutil.Process(server.pid).cpu_times()
        found: dict[str, Any] = json.loads(players.stdout)
        return {**found, "server_cpu_seconds_in_all": round(used.user + used.system, 1)}
    finally:
        server.kill()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    ratios: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(given.rounds):
        made = theirs(given.tables, given.seconds)
        print(json.dumps({"server": "boardgame.io, in memory", **made}), flush=True)
        for processes, found in ratios.items():
            hall = ours(given.tables, given.seconds, processes)
            print(json.dumps({"server": "spellhall, on disk", "processes": processes, **hall}), flush=True)
            found.append(hall["accepted_per_second"] / made["accepted_per_second"])
    for processes, found in ratios.items():
        shown = ", ".join(f"{ratio:.2f}" for ratio in sorted(found))
        print(f"{processes} processes: {statistics.median(found):.2f} times boardgame.io's choices a second: {shown}")


if __name__ == "__main__":
    main()
