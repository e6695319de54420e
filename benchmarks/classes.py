"""Ten classes of thirty in one hall: how long a choice takes while all of them play. `python -m benchmarks.classes`.

Every pupil has a socket to the class and one to the table, answers after a short think, and is right three times in
four. Counted is the time from sending a choice to hearing that it is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from benchmarks.halls import HallProcess

PLAN: dict[str, Any] = {
    "game": "mathwiz",
    "facts": "tables 2-10",
    "minutes": 30,
    "options": {"end_mode": "rounds", "round_limit": 8, "spell_effects": False, "arithmetic": "practice"},
}


class Seat:
    """One pupil: attends the class, goes where it says, and plays there."""

    def __init__(self, hall: HallProcess, classroom: str, token: str, think: float, seed: int) -> None:
        self.hall, self.classroom, self.token, self.think = hall, classroom, token, think
        self.dice = random.Random(seed)
        self.times: list[float] = []
        self.table = ""

    async def run(self, end: float) -> None:
        async with connect(self.hall.socket, compression=None, max_size=None) as attending:
            await attending.send(json.dumps({"type": "attend", "classroom": self.classroom, "token": self.token}))
            playing: asyncio.Task[None] | None = None
            while time.monotonic() < end:
                try:
                    async with asyncio.timeout(max(0.05, end - time.monotonic())):
                        message = json.loads(await attending.recv())
                except TimeoutError:
                    break
                mine = message["pupil"]["pupils"][0] if message.get("pupil") else {"table": ""}
                if mine["table"] and mine["table"] != self.table:
                    self.table = mine["table"]
                    if playing is not None:
                        playing.cancel()
                    playing = asyncio.create_task(self.play(self.table, end))
            if playing is not None:
                playing.cancel()

    async def play(self, table: str, end: float) -> None:
        async with connect(self.hall.socket, compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "table": table, "token": self.token, "lang": "x-keys"}))
            sent: dict[str, float] = {}
            answered = -1
            thinking: set[asyncio.Task[None]] = set()

            async def answer(asked: dict[str, Any]) -> None:
                """Think beside the reading, so that an answer of the hall is heard when it comes."""
                await asyncio.sleep(self.think * self.dice.uniform(0.5, 1.5))
                request = {"do": "choose", "choice": self.choice(asked), "at": asked["at"]}
                id = str(len(sent))
                sent[id] = time.perf_counter()
                with contextlib.suppress(ConnectionClosed):  # thought too long: the lesson is over
                    await line.send(json.dumps({"type": "do", "id": id, "request": request}))

            while time.monotonic() < end:
                message = json.loads(await line.recv())
                if message["type"] == "done" and message.get("id") in sent:
                    self.times.append(time.perf_counter() - sent[message["id"]])
                asked = message.get("asked")
                if message["type"] not in ("welcome", "update") or not asked or asked["at"] == answered:
                    continue
                answered = asked["at"]
                task = asyncio.create_task(answer(asked))
                thinking.add(task)
                task.add_done_callback(thinking.discard)

    def choice(self, asked: dict[str, Any]) -> str:
        question = asked["question"]
        if question["key"].endswith("ask-claim"):
            a, b = (int(number) for number in re.findall(r"\d+", question["facts"]["runes"]))
            return f"={a * b + (self.dice.random() > 0.75)}"
        return str(self.dice.choice(asked["choices"])[0])


async def measure(hall: HallProcess, classes: int, pupils: int, seconds: float, think: float) -> list[float]:
    seats: list[Seat] = []
    teachers: list[tuple[str, str]] = []
    for number in range(classes):
        _, made = hall.call("POST", "/api/classes", {"plan": PLAN})
        teachers.append((made["classroom"], made["token"]))
        for pupil in range(pupils):
            _, one = hall.call("POST", f"/api/classes/{made['classroom']}/pupils", {})
            seats.append(Seat(hall, made["classroom"], one["token"], think, 1000 * number + pupil))
    end = time.monotonic() + seconds
    playing = [asyncio.create_task(seat.run(end)) for seat in seats]
    for id, token in teachers:
        await asyncio.to_thread(hall.call, "POST", f"/api/classes/{id}/do", {"request": {"do": "seat"}}, token)
    await asyncio.gather(*playing)
    return sorted(taken for seat in seats for taken in seat.times)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--classes", type=int, default=10)
    words.add_argument("--pupils", type=int, default=30)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--think", type=float, default=3.0)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = HallProcess(Path(folder))
        hall.start()
        try:
            times = asyncio.run(measure(hall, given.classes, given.pupils, given.seconds, given.think))
        finally:
            hall.kill()
    if not times:
        raise SystemExit("Nobody has played.")
    at = [1000 * times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99)]
    print(f"{given.classes} classes of {given.pupils}: {len(times)} choices in {given.seconds:.0f} s,", end=" ")
    print(f"p50 {at[0]:.1f} ms, p95 {at[1]:.1f} ms, p99 {at[2]:.1f} ms, longest {1000 * times[-1]:.0f} ms")


if __name__ == "__main__":
    main()
