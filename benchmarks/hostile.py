"""Hostile messages: each gets a typed error, and nothing crashes, changes or leaks. `python -m benchmarks.hostile`.

A million messages of all kinds are sent while somebody plays beside it: `siege.py` has the attacks. The run fails if
the player waits, if the memory does not come back, or if the hall says that something went wrong inside.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil

from benchmarks.evening import evening
from benchmarks.halls import HallProcess, Player, open_socket
from benchmarks.kinds import CODES, hostile
from benchmarks.siege import Siege, besiege

CALM = {"SPELLHALL_SLEEP_AFTER": "2", "SPELLHALL_REQUEST_SECONDS": "5"}  # so that the memory can come back soon


async def attack(hall: HallProcess, number: int, seed: int) -> dict[str, int]:
    """Send so many hostile messages to a running table; returns the codes of the answers."""
    dice = random.Random(seed)
    made = hall.table()
    other = hall.sit(made["table"])
    before = [
        hall.call("GET", f"/api/tables/{made['table']}", token=token)[1] for token in (made["token"], other["token"])
    ]
    player = Player(made["table"], made["token"], 0, seed)
    socket = await open_socket(hall.socket)
    await socket.send(player.hello(fresh=True))
    await socket.recv()
    old = [json.dumps({"type": "do", "request": {"do": "choose", "choice": "2x2", "at": 1}})]
    secrets = [other["token"], json.dumps(before[1]["view"]["table"]["hands"][1])]
    counted: dict[str, int] = {}
    for _ in range(0, number, 50):
        batch = [hostile(dice, made["table"], other["token"], old) for _ in range(50)]
        for message in batch:
            await socket.send(message)
        for message in batch:
            raw = await asyncio.wait_for(socket.recv(), 20)
            answer = json.loads(raw)
            assert answer.get("code") in CODES, (message, raw)
            assert answer["text"].endswith((".", "?")), raw
            assert not any(secret in str(raw) for secret in secrets), raw
            counted[answer["code"]] = counted.get(answer["code"], 0) + 1
    socket.transport.abort()
    after = [
        hall.call("GET", f"/api/tables/{made['table']}", token=token)[1] for token in (made["token"], other["token"])
    ]
    assert before == after, "hostile messages changed the table"
    return counted


def run(folder: Path, messages: int, seed: int, settle: float) -> dict[str, Any]:
    """One siege of a hall with its ordinary limits out of the way, but for those of slow readers and half requests."""
    hall = HallProcess(folder, extra=CALM)
    hall.start()
    try:
        assert hall.process is not None
        process = psutil.Process(hall.process.pid)
        evening(hall)  # what ordinary use loads and keeps is no leak
        time.sleep(settle)
        before = process.memory_info().rss
        siege = Siege(hall, messages)
        began = time.monotonic()
        asyncio.run(besiege(siege, seed))
        spent = time.monotonic() - began
        time.sleep(settle)
        after = process.memory_info().rss
        hall.wait(5)
        log = hall.log.read_text()
    finally:
        hall.kill()
    waits = sorted(siege.latencies)
    return {
        "messages": siege.total,
        "kinds": siege.sent,
        "answers": siege.answers,
        "seconds": round(spent, 1),
        "player_choices": len(waits),
        "player_p99_ms": round(1000 * waits[int(0.99 * (len(waits) - 1))], 1) if waits else None,
        "memory_before_mib": round(before / 2**20, 1),
        "memory_after_mib": round(after / 2**20, 1),
        "memory_grown_percent": round(100 * (after - before) / before, 1),
        "failed_inside": failures(log),
        "wrong": siege.wrong[:5],
    }


def failures(log: str) -> list[str]:
    """What the hall itself says went wrong: lines of its log, and tracebacks (which there should never be)."""
    noted = [line for line in log.splitlines() if '"event": "failed"' in line or '_failed"' in line]
    return [*noted, *("Traceback" + rest[:1_500] for rest in log.split("Traceback")[1:])]


def fine(found: dict[str, Any]) -> bool:
    calm = found["memory_grown_percent"] <= 20
    quick = found["player_p99_ms"] is not None and found["player_p99_ms"] < 250
    return calm and quick and not found["failed_inside"] and not found["wrong"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spellhall-hostile-") as folder:
        found = run(Path(folder), given.messages, random.getrandbits(30), 30)
    print(json.dumps(found))
    sys.exit(0 if fine(found) else 1)


if __name__ == "__main__":
    main()
