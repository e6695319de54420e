"""Load: N tables of two scripted players over real sockets on this machine. `python -m benchmarks.load --help`.

Latency is from the moment a choice is sent until the other seat has received the update that tells of it; at that
moment the choice is on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import uvloop

from benchmarks.halls import METRICS, AskedOf, HallProcess, Player, Postgres, decode
from benchmarks.lines import open_line

FSYNC = {"p50": 0.5, "p99": 0.99, "max": 1.0}
SPARE = 8  # games that a place can play one after the other when nobody thinks


class Totals:
    """What a run has seen while it was counting."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.accepted = 0
        self.errors = 0
        self.idle = 0  # places that found no new table when their game was over
        self.counting = False
        self.stop = False


Stock = list[tuple[str, list[str]]]  # tables that nobody has played at yet, with their seats' tokens


class TableRun:
    """Two players who take the next table from the stock whenever their game is over, on the same two sockets."""

    def __init__(self, totals: Totals, think: tuple[float, float], lang: str) -> None:
        self.totals = totals
        self.think = think
        self.lang = lang

    async def play(self, url: str, stock: Stock) -> None:
        self.loop = asyncio.get_running_loop()
        self.lines = [await open_line(url, partial(self.heard, at)) for at in range(2)]
        try:
            while not self.totals.stop:
                if not stock:
                    self.totals.idle += 1
                    return
                self.sit(*stock.pop())
                await self.over
        finally:
            for line in self.lines:
                line.transport.abort()

    def sit(self, table: str, tokens: list[str]) -> None:
        self.players = [Player(table, token, seat, hash((table, seat))) for seat, token in enumerate(tokens)]
        self.arrived: dict[tuple[int, int], float] = {}  # (seat, number): when it heard that update
        self.awaited: dict[tuple[int, int], float] = {}  # (seat, number): when the choice behind it was sent
        self.began = [0.0, 0.0]
        self.answered = [-1, -1]
        self.met = [False, False]  # whether they have heard anything from this table
        self.over = self.loop.create_future()
        for line, player in zip(self.lines, self.players, strict=True):
            line.send(player.hello(fresh=True, lang=self.lang).encode())

    def heard(self, at: int, raw: bytes) -> None:
        now = time.perf_counter()
        message, player = decode(raw), self.players[at]
        if message.type == "welcome":
            self.met[at] = True
        if message.type == "error":
            self.totals.errors += 1
        if not self.met[at]:
            return
        asked = player.take(message)
        if message.type == "done":
            self.done(at, message.number)
        elif message.type == "update":
            self.update(at, message.number, now)
        if player.over and all(each.over for each in self.players) and not self.over.done():
            self.over.set_result(None)
        if asked is not None and asked.at != self.answered[at]:
            self.answered[at] = asked.at
            if self.think[1]:
                self.loop.call_later(player.dice.uniform(*self.think), self.reply, at, asked)
            else:
                self.reply(at, asked)

    def reply(self, at: int, asked: AskedOf) -> None:
        text = self.players[at].answer(asked)
        self.began[at] = time.perf_counter()
        self.lines[at].send(text.encode())

    def done(self, at: int, number: int) -> None:
        if self.totals.counting:
            self.totals.accepted += 1
        heard = self.arrived.pop((1 - at, number), 0.0)
        if heard:
            self.measured(heard - self.began[at])
        else:
            self.awaited[(1 - at, number)] = self.began[at]

    def update(self, at: int, number: int, now: float) -> None:
        began = self.awaited.pop((at, number), 0.0)
        if began:
            self.measured(now - began)
            return
        self.arrived[(at, number)] = now
        self.arrived.pop((at, number - 4), None)

    def measured(self, seconds: float) -> None:
        if self.totals.counting:
            self.totals.latencies.append(seconds)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def run(
    halls: list[HallProcess], tables: int, think: tuple[float, float], seconds: float, lang: str = "x-keys"
) -> dict[str, Any]:
    """Play for some seconds and return the figures. Players hear keys and facts, as our page does, unless told."""
    totals = Totals()
    stocks: list[Stock] = [[] for _ in halls]
    for at in range(tables * (1 if think[1] else SPARE)):
        hall = halls[at % len(halls)]
        made = hall.table(options={"spell_effects": False} if at % 2 else {})
        stocks[at % len(halls)].append((made["table"], [made["token"], hall.sit(made["table"])["token"]]))
    tasks = []
    for at in range(tables):
        place = at % len(halls)
        tasks.append(asyncio.create_task(TableRun(totals, think, lang).play(halls[place].socket, stocks[place])))
    await asyncio.sleep(max(1.0, think[1]) + 1)
    totals.counting = True
    began, cpu, served = time.perf_counter(), time.process_time(), sum(cpu_of(hall) for hall in halls)
    await asyncio.sleep(seconds)
    totals.counting = False
    spent = time.perf_counter() - began
    busy = (time.process_time() - cpu) / spent
    serving = sum(cpu_of(hall) for hall in halls) - served
    memory = sum(memory_of(hall) for hall in halls)
    totals.stop = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "tables": tables,
        "seconds": round(spent, 1),
        "accepted_per_second": round(totals.accepted / spent),
        "p50_ms": round(1000 * percentile(totals.latencies, 0.5), 2),
        "p95_ms": round(1000 * percentile(totals.latencies, 0.95), 2),
        "p99_ms": round(1000 * percentile(totals.latencies, 0.99), 2),
        "errors": totals.errors,
        "idle_places": totals.idle,
        "memory_mib": round(memory / 2**20, 1),
        "load_generator_cpu": round(busy, 2),
        "server_cpu": round(serving / spent, 2),
        "load_generator_us_per_choice": round(busy * spent / max(totals.accepted, 1) * 1e6),
        "server_us_per_choice": round(serving / max(totals.accepted, 1) * 1e6),
        "accepted_per_server_cpu_second": round(totals.accepted / max(serving, 0.01)),
        "machine_load": round(psutil.getloadavg()[0], 1),
    }


def disk(folder: Path) -> dict[str, float]:
    """How long this disk takes to make 4 KiB safe, without any hall: by that machines differ first."""
    times = []
    with (folder / "fsync").open("wb") as file:
        for _ in range(400):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return {f"disk_fsync_{name}_ms": round(1000 * percentile(times, share), 2) for name, share in FSYNC.items()}


def cpu_of(hall: HallProcess) -> float:
    """Seconds of processor time that a hall and its workers have used."""
    assert hall.process is not None
    family = psutil.Process(hall.process.pid)
    used = [one.cpu_times() for one in [family, *family.children(recursive=True)]]
    return float(sum(each.user + each.system for each in used))


def memory_of(hall: HallProcess) -> int:
    assert hall.process is not None
    family = psutil.Process(hall.process.pid)
    return sum(one.memory_info().rss for one in [family, *family.children(recursive=True)])


def sleeping(hall: HallProcess, tables: int) -> dict[str, Any]:
    """Memory that tables cost when nobody is connected: before, with all awake, and asleep."""
    before = memory_of(hall)
    for _ in range(tables):
        made = hall.table()
        hall.sit(made["table"])
    awake = memory_of(hall)
    time.sleep(24)
    numbers = str(hall.call("GET", "/metrics", token=METRICS)[1])
    left = next(line for line in numbers.splitlines() if line.startswith("spellhall_tables_awake "))
    asleep = memory_of(hall)
    return {
        "tables": tables,
        "awake_kib_per_table": round((awake - before) / 1024 / tables, 1),
        "asleep_kib_per_table": round((asleep - before) / 1024 / tables, 1),
        "still_awake": left.split()[1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--think", default="1,3", help="seconds from,to; 0,0 for saturation")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--lang", default="x-keys", help="what players hear: keys, as the page does, or sentences (en)")
    parser.add_argument("--climb", action="store_true", help="more and more tables, until p99 passes one second")
    parser.add_argument("--floor", action="store_true", help="a server that does nothing but store and send instead")
    parser.add_argument("--sleeping", action="store_true", help="measure the memory of sleeping tables instead")
    given = parser.parse_args()
    low, high = (float(part) for part in given.think.split(","))
    postgres = Postgres() if given.database == "postgres" else None
    with tempfile.TemporaryDirectory(prefix="spellhall-load-") as folder:
        url = postgres.database() if postgres else ""
        extra = {"SPELLHALL_SHARED": "1"} if given.processes > 1 else {}
        if given.sleeping:
            extra["SPELLHALL_SLEEP_AFTER"] = "1"
        halls = [HallProcess(Path(folder), url, extra=extra) for _ in range(given.processes)]
        try:
            for hall in halls:
                hall.module = "benchmarks.floor" if given.floor else hall.module
                hall.start()
            if given.sleeping:
                print(json.dumps(sleeping(halls[0], given.tables)))
            else:
                steps = [250, 500, 1000, 1500, 2000, 3000, 4000] if given.climb else [given.tables]
                for tables in steps:
                    made = uvloop.run(run(halls, tables, (low, high), given.seconds, given.lang))
                    told = {
                        "database": given.database,
                        "processes": given.processes,
                        "think": given.think,
                        "floor": given.floor,
                        "lang": given.lang,
                    }
                    print(json.dumps({**told, **made, **disk(Path(folder))}), flush=True)
                    if made["p99_ms"] > 1000:
                        break
        finally:
            for hall in halls:
                hall.stop()
            if postgres:
                postgres.close()


if __name__ == "__main__":
    main()
