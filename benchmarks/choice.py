"""Where the microseconds of one choice go, inside the hall: `python -m benchmarks.choice`.

One process plays Math Wiz at many tables through the very code of the hall: messages are decoded, judged, stored in a
real SQLite file and told to both seats; only the network is left out. Times are processor time of the event loop's
thread, the least of several rounds, so that a busy machine disturbs them little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable
from typing import Any

from benchmarks.halls import decode
from spellhall.hall import rooms, service, sockets
from spellhall.hall.collector import Collector
from spellhall.hall.hours import now_ms
from spellhall.hall.service import Hall
from spellhall.hall.settings import Settings
from spellhall.hall.sockets import Connection
from spellhall.hall.storage import Storage
from spellhall.table import entries as log
from spellhall.table import feed
from spellhall.table.seats import hashed
from spellhall.table.table import Table

PARTS: list[tuple[str, Any, str]] = [
    ("judge the choice (engine)", service, "judge"),
    ("carry the entry out", Table, "take"),
    ("write the entry as text", log, "entry_to_text"),
    ("views of both seats", feed, "view_json"),
    ("changes between views", feed, "change"),
    ("sentences", feed, "told_to"),
    ("what is asked now", feed, "asked"),
    ("encode messages", rooms, "encode"),
]


class Ear:
    """A socket that goes nowhere."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.bytes = 0

    def post(self, message: bytes) -> None:
        self.bytes += len(message) + (4 if len(message) > 125 else 2)  # with the head of its frame
        self.heard.append(message)

    def close(self, code: int, reason: str = "") -> None:
        raise AssertionError(reason)


class Parts:
    """Time spent in some functions, each without those that it calls among them."""

    def __init__(self) -> None:
        self.spent: dict[str, int] = {}
        self.stack: list[int] = []

    def watch(self, name: str, holder: Any, attribute: str) -> None:
        inner: Callable[..., Any] = getattr(holder, attribute)

        def timed(*given: Any, **more: Any) -> Any:
            began = time.thread_time_ns()
            self.stack.append(0)
            try:
                return inner(*given, **more)
            finally:
                spent = time.thread_time_ns() - began
                inside = self.stack.pop()
                self.spent[name] = self.spent.get(name, 0) + spent - inside
                if self.stack:
                    self.stack[-1] += spent

        setattr(holder, attribute, timed)


class Seat:
    """A connection that answers whatever it is asked."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self.ear = Ear()
        self.line = Connection(hall, self.ear, "")  # type: ignore[arg-type]
        self.dice = random.Random(seed)
        self.answered = -1

    def wants(self) -> bytes | None:
        """The next answer, if something new is asked."""
        found = None
        for raw in self.ear.heard:
            heard = decode(raw)
            if heard.asked is not None and heard.asked.at != self.answered:
                found = heard.asked
        self.ear.heard.clear()
        if found is None:
            return None
        self.answered = found.at
        choice = self.dice.choice(found.choices)[0]
        request = {"do": "choose", "choice": choice, "at": found.at}
        return json.dumps({"type": "do", "id": "x", "request": request}).encode()


async def table(hall: Hall, seed: int) -> list[Seat]:
    entry = log.Created(now_ms(), "mathwiz", 2, {}, None, "")
    made = await hall.create(entry, None, [], True)
    other = await hall.sit(made["table"], None, None, None)
    seats = [Seat(hall, seed + at) for at in range(2)]
    for seat, token in zip(seats, (made["token"], other["token"]), strict=True):
        hello = {"type": "hello", "table": made["table"], "token": token}
        await seat.line.hear(json.dumps(hello).encode())
    assert hall.rooms[made["table"]].table.seats_of(hashed(made["token"]))
    return seats


async def round_of(hall: Hall, tables: int, steps: int, seed: int) -> tuple[int, int, int]:
    """Play; returns the choices, the processor time of this thread in nanoseconds, and the bytes that were sent."""
    seats = [seat for at in range(tables) for seat in await table(hall, seed + 2 * at)]
    spent = choices = 0
    for _ in range(steps):
        ready = [(seat, message) for seat in seats if (message := seat.wants()) is not None]
        if not ready:
            break
        began = time.thread_time_ns()
        await asyncio.gather(*(seat.line.hear(message) for seat, message in ready))
        spent += time.thread_time_ns() - began
        choices += len(ready)
    for id in list(hall.rooms):
        hall.rooms.pop(id)
    return choices, spent, sum(seat.ear.bytes for seat in seats)


async def measure(rounds: int, tables: int, steps: int, parts: Parts | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="spellhall-choice-") as folder:
        settings = Settings(data=folder, messages_per_second=1_000_000)
        storage = Storage(settings)
        await storage.open()
        hall = Hall(settings, storage)
        Collector()
        best: dict[str, Any] = {"microseconds": float("inf")}
        for at in range(rounds):
            if parts is not None:
                parts.spent.clear()
            choices, spent, sent = await round_of(hall, tables, steps, 1_000)
            each = spent / choices / 1000
            if each < best["microseconds"] and at:
                best = {"choices": choices, "microseconds": round(each, 1), "bytes": round(sent / choices)}
                if parts is not None:
                    best["parts"] = {name: round(parts.spent.get(name, 0) / choices / 1000, 1) for name, *_ in PARTS}
        await storage.close()
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--parts", action="store_true", help="time the parts, too (which takes some time itself)")
    given = parser.parse_args()
    assert sockets.decoder is not None
    parts = None
    if given.parts:
        parts = Parts()
        for name, holder, attribute in PARTS:
            parts.watch(name, holder, attribute)
    print(json.dumps(asyncio.run(measure(given.rounds, given.tables, given.steps, parts))))


if __name__ == "__main__":
    main()
