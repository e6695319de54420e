"""Nothing that is over waits for the garbage collector, which stops everybody who plays while it looks around."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import uvloop
from benchmarks.halls import HOST, free_port
from websockets.asyncio.client import connect

from spellhall.hall.app import make_app
from spellhall.hall.collector import LONGEST, Collector
from spellhall.hall.service import Hall
from spellhall.hall.settings import Settings
from spellhall.hall.wires import Http, Wire


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    usual = gc.get_threshold()
    gc.disable()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)
    gc.enable()


class OpenHall:
    """A hall in this process, so that its objects can be watched."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.app = make_app(Settings(data=str(folder), **settings))
        self.port = free_port()
        config = uvicorn.Config(
            self.app, host=HOST, port=self.port, http=Http, ws=Wire, loop="none", log_level="error", access_log=False
        )
        self.server = uvicorn.Server(config)

    async def __aenter__(self) -> OpenHall:
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.should_exit = True
        await self.task

    @property
    def hall(self) -> Hall:
        found: Hall = self.app.state.hall
        return found

    def sockets(self) -> list[weakref.ref[Any]]:
        """All open ones, and what they keep."""
        wires = [one for one in self.server.server_state.connections if isinstance(one, Wire)]
        return [weakref.ref(one) for wire in wires for one in (wire, wire.conn)]


async def gone(watched: list[weakref.ref[Any]]) -> bool:
    """Whether all of these are forgotten soon."""
    assert watched
    for _ in range(200):
        if all(each() is None for each in watched):
            return True
        await asyncio.sleep(0.02)
    return False


async def hang_up(line: Any) -> None:
    await line.close()


async def cut(line: Any) -> None:
    line.transport.abort()


async def talk_nonsense(line: Any) -> None:
    line.transport.write(b"\xff\xff\xff\xff")
    await line.wait_closed()


@pytest.mark.parametrize("leave", [hang_up, cut, talk_nonsense])
def test_a_socket_is_forgotten_when_it_is_closed(folder: Path, leave: Any) -> None:
    async def whole() -> None:
        async with OpenHall(folder) as open_hall:
            made = await asyncio.to_thread(new_table, open_hall.port)
            line = await connect(f"ws://{HOST}:{open_hall.port}/ws")
            await line.send(json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}))
            assert json.loads(await line.recv())["type"] == "welcome"
            watched = open_hall.sockets()
            await leave(line)
            assert await gone(watched)

    uvloop.run(whole())


def test_a_socket_that_the_hall_closes_is_forgotten(folder: Path) -> None:
    async def whole() -> None:
        async with OpenHall(folder) as open_hall:
            line = await connect(f"ws://{HOST}:{open_hall.port}/ws")
            watched = open_hall.sockets()
            wire = watched[0]()
            wire.close(4403)
            del wire
            await line.wait_closed()
            assert await gone(watched)

    uvloop.run(whole())


def test_a_table_that_falls_asleep_is_forgotten(folder: Path) -> None:
    async def whole() -> None:
        async with OpenHall(folder, sleep_after=0) as open_hall:
            made = await asyncio.to_thread(new_table, open_hall.port)
            hall = open_hall.hall
            watched = [weakref.ref(hall.rooms[made["table"]])]
            hall.put_to_sleep()
            assert made["table"] not in hall.rooms
            assert await gone(watched)

    uvloop.run(whole())


def test_while_people_play_only_the_youngest_objects_are_looked_at() -> None:
    Collector()
    looks: list[tuple[int, int]] = []  # the generation, and how many objects it had

    def look(phase: str, found: dict[str, int]) -> None:
        if phase == "start":
            looks.append((found["generation"], len(gc.get_objects(0))))

    gc.callbacks.append(look)
    gc.enable()
    try:
        kept: list[list[int]] = []
        while len(kept) < 600_000:
            kept.append([])
    finally:
        gc.disable()
        gc.callbacks.remove(look)
    assert looks
    assert all(generation == 0 and objects < 1_000 for generation, objects in looks)


def test_everything_is_looked_at_when_nobody_plays_or_after_a_long_time() -> None:
    now = 0.0
    collector = Collector(lambda: now)
    assert not collector.round(commits=5)  # somebody plays
    assert not collector.round(commits=9)
    assert collector.round(commits=9)  # nobody did since the last round
    assert not collector.round(commits=9)  # and nothing has happened since
    now = LONGEST - 1
    assert not collector.round(commits=12)
    now = LONGEST
    assert collector.round(commits=15)


def new_table(port: int) -> dict[str, Any]:
    """A table, made over one HTTP connection."""
    body = json.dumps({"game": "mathwiz", "seats": 2}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}:{port}\r\nContent-Type: application/json\r\n"
    with socket.create_connection((HOST, port)) as line:
        line.sendall(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    made: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return made
