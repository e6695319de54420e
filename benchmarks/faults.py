"""Faults: bot-like players over real sockets while connections are cut, messages doubled and reordered, and somebody
dies again and again: a whole hall, one worker of two, or the database server. Then every acknowledged choice must be
stored, exactly once and in order, and every match must be playable to its end. `mishaps.py` has what befalls a disk
or a clock. `python -m benchmarks.faults --help`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
from websockets.exceptions import WebSocketException

from benchmarks.halls import AskedOf, HallProcess, Player, Postgres, open_socket
from benchmarks.mishaps import MISHAPS
from spellhall.table.entries import Chose, entry_from_text
from spellhall.table.table import rebuilt

OPTIONS = {"end_mode": "rounds", "round_limit": 25}


class Rough(Player):
    """A player with a bad line: it is cut off, sends twice, and sends old messages again."""

    def __init__(self, halls: list[HallProcess], trouble: float, *given: Any) -> None:
        super().__init__(*given)
        self.halls = halls
        self.trouble = trouble
        self.old: list[str] = []
        self.reconnects = 0
        self.answered = -1

    async def play(self, until: float) -> None:
        while not self.over and time.monotonic() < until:
            hall = self.dice.choice(self.halls)
            try:
                socket = await asyncio.wait_for(open_socket(hall.socket), 5)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.1)
                continue
            self.reconnects += 1
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await self.talk(socket, until)
            socket.transport.abort()

    async def talk(self, socket: Any, until: float) -> None:
        self.answered = -1
        await socket.send(self.hello(fresh=self.dice.random() < 0.5))
        await socket.send(self.hello(fresh=True))
        while not self.over and time.monotonic() < until:
            try:
                raw = await asyncio.wait_for(socket.recv(), 2)
            except TimeoutError:
                self.answered = -1
                await socket.send(self.hello(fresh=True))  # perhaps an error came instead of an update: look again
                continue
            asked = self.hear(raw)
            if asked is not None and (asked.at != self.answered or self.dice.random() < self.trouble):
                await asyncio.sleep(self.dice.uniform(0, 0.2))
                self.answered = asked.at
                await self.answer_badly(socket, asked)
            if self.dice.random() < self.trouble / 4:
                return

    async def answer_badly(self, socket: Any, asked: AskedOf) -> None:
        text = self.answer(asked)
        mess = self.dice.random()
        sends = [text]
        if mess < self.trouble:
            sends = [text, text]
        elif mess < 2 * self.trouble and self.old:
            sends = [self.dice.choice(self.old), text, self.dice.choice(self.old)]
        for each in sends:
            await socket.send(each)
        self.old = [*self.old[-9:], text]


class Deaths:
    """Who dies: `hall` (a whole one), `worker` (one of a hall's two), `database` (the server of all)."""

    def __init__(self, who: str, halls: list[HallProcess], postgres: Postgres | None, dice: random.Random) -> None:
        self.who = who
        self.halls = halls
        self.postgres = postgres
        self.dice = dice

    async def one(self) -> None:
        """Somebody dies, and is there again some time after."""
        if self.who == "worker":
            await self.worker(self.dice.choice(self.halls))
        elif self.who == "database":
            assert self.postgres is not None
            await asyncio.to_thread(self.postgres.kill)
            await asyncio.sleep(self.dice.uniform(0, 0.2))
            await asyncio.to_thread(self.postgres.start)
        else:
            hall = self.dice.choice(self.halls)
            hall.kill()
            await asyncio.sleep(self.dice.uniform(0, 0.2))
            hall.start(wait=False)
            await asyncio.to_thread(hall.wait, 60)

    async def worker(self, hall: HallProcess) -> None:
        """The supervisor starts another one; it is waited for, so that one of two is always alive."""
        for _ in range(600):
            workers = hall.worker_processes()
            if len(workers) >= 2 and all(time.time() - one.create_time() > 1.5 for one in workers):
                break
            await asyncio.sleep(0.1)
        victim = self.dice.choice(workers)
        victim.kill()


async def run(
    halls: list[HallProcess], tables: int, kills: int, pause: tuple[float, float], deaths: Deaths, seed: int
) -> tuple[list[list[Rough]], dict[str, Any]]:
    """Play on all tables while somebody dies; returns the players and what happened."""
    dice = random.Random(seed)
    seated: list[list[Rough]] = []
    for at in range(tables):
        made = await asyncio.to_thread(patiently, halls[0].table, options=OPTIONS)
        other = await asyncio.to_thread(patiently, halls[0].sit, made["table"])
        tokens = [made["token"], other["token"]]
        seated.append(
            [Rough(halls, 0.08, made["table"], token, seat, at * 9 + seat) for seat, token in enumerate(tokens)]
        )
    limit = time.monotonic() + 90 + 6 * kills
    tasks = [asyncio.create_task(player.play(limit)) for players in seated for player in players]
    done = 0
    began = time.monotonic()
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(*pause))
        await deaths.one()
        done += 1
    return seated, {"kills": done, "seconds": round(time.monotonic() - began, 1), "tasks": tasks}


def patiently(call: Any, *given: Any, **more: Any) -> Any:
    """Try again while somebody is dead."""
    for _ in range(100):
        with contextlib.suppress(AssertionError, OSError, http.client.HTTPException):
            return call(*given, **more)
        time.sleep(0.2)
    return call(*given, **more)


def check(players: list[Rough], rows: list[tuple[int, str]]) -> dict[str, int]:
    """Every acknowledged choice is stored once and in order; the log has no gap and plays through."""
    numbers = [number for number, _ in rows]
    assert numbers == list(range(1, len(rows) + 1)), "the log of a table has a gap"
    entries = [entry_from_text(text) for _, text in rows]
    table = rebuilt(entries[:1])
    taken: dict[int, list[tuple[int, str]]] = {0: [], 1: []}
    for entry in entries[1:]:
        asked_at = list(table.data.asked_at)
        table.take(entry)
        if isinstance(entry, Chose) and entry.seat >= 0:
            taken[entry.seat].append((asked_at[entry.seat], entry.choice))
    lost = doubled = 0
    for player in players:
        stored = taken[player.seat]
        places = []
        for at, choice in player.acknowledged:
            fits = [place for place, (number, text) in enumerate(stored) if number == at]
            lost += len(fits) == 0 or stored[fits[0]][1].replace(" ", "") != choice.replace(" ", "")
            doubled += len(fits) > 1
            places += fits[:1]
        assert places == sorted(places), "acknowledged choices are stored in another order"
        assert len({at for at, _ in player.acknowledged}) == len(player.acknowledged), "one question, two answers"
    return {
        "lost": lost,
        "doubled": doubled,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "stored": sum(len(one) for one in taken.values()),
        "finished": int(table.data.phase == "over"),
    }


async def stored_rows(url: str, file: Path, table: str) -> list[tuple[int, str]]:
    query = "SELECT number, data FROM entries WHERE table_id = {} ORDER BY number"
    if url:
        connection = await asyncpg.connect(url)
        try:
            return [(row[0], row[1]) for row in await connection.fetch(query.format("$1"), table)]
        finally:
            await connection.close()
    with contextlib.closing(sqlite3.connect(file)) as lite:
        return list(lite.execute(query.format("?"), (table,)))


async def faults(
    url: str, folder: Path, tables: int, kills: int, processes: int, seed: int, who: str = "hall",
    postgres: Postgres | None = None,
) -> dict[str, Any]:  # fmt: skip
    """One whole run with its check."""
    extra = {"SPELLHALL_SHARED": "1"} if processes > 1 else {}
    workers = 2 if who == "worker" else 1
    halls = [HallProcess(folder, url, workers, extra) for _ in range(1 if workers > 1 else processes)]
    deaths = Deaths(who, halls, postgres, random.Random(seed))
    total: dict[str, Any] = {
        "kills": 0,
        "lost": 0,
        "doubled": 0,
        "acknowledged": 0,
        "stored": 0,
        "finished": 0,
        "tables": 0,
    }
    try:
        for hall in halls:
            hall.start()
        while total["kills"] < kills:
            many = min(12, kills - total["kills"])
            seated, made = await run(halls, tables, many, (0.05, 0.5), deaths, seed + total["kills"])
            tasks = made.pop("tasks")
            await asyncio.gather(*tasks)
            total["kills"] += made["kills"]
            total["tables"] += tables
            for players in seated:
                found = check(players, await stored_rows(url, folder / "hall.sqlite3", players[0].table))
                for name, number in found.items():
                    total[name] += number
            print(json.dumps(total), file=sys.stderr, flush=True)
    finally:
        for hall in halls:
            hall.kill()
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--tables", type=int, default=12)
    given = parser.parse_args()
    bad = False
    part = max(1, given.kills // 4)
    plans = [("sqlite", "worker"), ("postgres", "worker"), ("postgres", "database"), ("postgres", "database")]
    for database, who in plans:
        postgres = Postgres() if database == "postgres" else None
        with tempfile.TemporaryDirectory(prefix="spellhall-faults-") as folder:
            try:
                url = postgres.database() if postgres else ""
                seed = random.getrandbits(30)
                found = asyncio.run(faults(url, Path(folder), given.tables, part, 2, seed, who, postgres))
            finally:
                if postgres:
                    postgres.close()
        print(json.dumps({"database": database, "who": who, **found}), flush=True)
        bad = bad or found["lost"] > 0 or found["doubled"] > 0 or found["finished"] < found["tables"]
    for name, mishap in MISHAPS.items():
        with tempfile.TemporaryDirectory(prefix="spellhall-mishap-") as folder:
            what = mishap(Path(folder))
        print(json.dumps({name: what}), flush=True)
        bad = bad or not what["fine"]
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
