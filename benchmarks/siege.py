"""A siege: hostile messages of every kind against one hall, while somebody plays there. See `hostile.py`.

Attackers come from addresses of their own (all of 127.0.0.0/8 is this machine), so that the limits of the hall apply to
each of them, and not to the player.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

from websockets.asyncio.client import connect

from benchmarks.halls import HOST, HallProcess, Player, decode, open_socket
from benchmarks.kinds import CODES, hostile

Attack = Callable[["Siege", random.Random, str], Coroutine[Any, Any, None]]
BROKEN = (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError)


class Siege:
    """What was sent, what came back, and how the player fared."""

    def __init__(self, hall: HallProcess, target: int) -> None:
        self.hall = hall
        self.target = target
        self.sent: dict[str, int] = {}
        self.answers: dict[str, int] = {}
        self.wrong: list[str] = []  # answers that must not be
        self.latencies: list[float] = []
        self.secrets: list[str] = []  # texts that no attacker may ever see

    @property
    def total(self) -> int:
        return sum(self.sent.values())

    @property
    def over(self) -> bool:
        return self.total >= self.target

    def count(self, kind: str, number: int = 1) -> None:
        self.sent[kind] = self.sent.get(kind, 0) + number

    def heard(self, answer: str, raw: str = "") -> None:
        self.answers[answer] = self.answers.get(answer, 0) + 1
        if answer in ("500", "failed") or any(secret in raw for secret in self.secrets):
            self.wrong.append(f"{answer}: {raw[:300]}")


# ---------------------------------------------------------------- the player


async def play_beside(siege: Siege) -> None:
    """Two people play on, one game after the other; how long until a choice is acknowledged?"""
    while not siege.over:
        made = await asyncio.to_thread(siege.hall.table)
        other = await asyncio.to_thread(siege.hall.sit, made["table"])
        tokens = [made["token"], other["token"]]
        siege.secrets = tokens
        players = [Player(made["table"], token, seat, seat) for seat, token in enumerate(tokens)]
        await asyncio.gather(*(one_seat(siege, player) for player in players))


async def one_seat(siege: Siege, player: Player) -> None:
    socket = await open_socket(siege.hall.socket)
    await socket.send(player.hello(fresh=True))
    answered, began = -1, 0.0
    while not player.over and not siege.over:
        try:
            raw = await asyncio.wait_for(socket.recv(), 5)
        except TimeoutError:
            continue
        asked = player.hear(raw)
        if decode(raw).type == "done":
            siege.latencies.append(time.perf_counter() - began)
        if asked is not None and asked.at != answered:
            answered = asked.at
            await asyncio.sleep(player.dice.uniform(0.02, 0.1))
            began = time.perf_counter()
            await socket.send(player.answer(asked))
    player.over = True
    socket.transport.abort()


# ---------------------------------------------------------------- attacks


async def noise_on_sockets(siege: Siege, dice: random.Random, address: str) -> None:
    """Whatever can be wrong with a message, many at a time."""
    made = await asyncio.to_thread(siege.hall.table)
    other = await asyncio.to_thread(siege.hall.sit, made["table"])
    player = Player(made["table"], made["token"], 0, dice.getrandbits(30))
    while not siege.over:
        with contextlib.suppress(*BROKEN):
            async with connect(siege.hall.socket, compression=None, max_size=None, ping_interval=None,
                               local_addr=(address, 0)) as socket:  # fmt: skip
                await socket.send(player.hello(fresh=True))
                await socket.recv()
                for _ in range(200):
                    batch = [hostile(dice, made["table"], other["token"], []) for _ in range(50)]
                    for message in batch:
                        await socket.send(message)
                    siege.count("socket messages", len(batch))
                    for _ in batch:
                        raw = str(await asyncio.wait_for(socket.recv(), 30))
                        code = json.loads(raw).get("code", "none")
                        siege.heard(code, raw)
                        if code not in CODES:
                            siege.wrong.append(f"{code}: {raw[:300]}")
                    if siege.over:
                        return


async def talk(siege: Siege, address: str, kind: str, requests: list[bytes]) -> None:
    """Send HTTP requests over one connection and read the answers."""
    reader, writer = await asyncio.open_connection(HOST, siege.hall.port, local_addr=(address, 0))
    try:
        for request in requests:
            writer.write(request)
            await writer.drain()
            siege.count(kind)
            head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)).decode("latin-1")
            length = next(
                (int(line[15:]) for line in head.split("\r\n") if line.lower().startswith("content-length:")), 0
            )
            body = (await asyncio.wait_for(reader.readexactly(length), 60)).decode("utf-8", "replace")
            status = head.split(" ", 2)[1]
            siege.heard(status, body)
            if status == "429" and "retry-after:" not in head.lower():
                siege.wrong.append(f"429 without Retry-After: {body[:200]}")
            if "connection: close" in head.lower():
                return
    finally:
        writer.transport.abort()


def request(hall: HallProcess, method: str, path: str, body: bytes = b"", host: str = "", **headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'{HOST}:{hall.port}'}"]
    if body:
        lines += [f"Content-Length: {len(body)}", f"Content-Type: {headers.pop('kind', 'application/json')}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def http_floods(hall: HallProcess, dice: random.Random) -> list[bytes]:
    """Tables that do not stand, wrong hosts, foreign pages, bombs, and what is dear."""
    guess = base64.urlsafe_b64encode(dice.randbytes(16)).decode()[:22]
    new = {"game": "mathwiz", "seats": 2}
    bombs: list[Any] = [
        "a." * 12_000 + "b=1", "[" * 60_000, "x = " + "[" * 20_000, "n = " + "9" * 5_000, "\0" * 200,
        {"energy": [0, 10**12]}, {"runes": [10**20] * 30}, {"name": "x" * 100_000}, [[[[[]]]]] * 50,
    ]  # fmt: skip
    deep = b'{"game":"mathwiz","seats":2,"cards":' + b"[" * 100_000
    origin = {"Origin": "http://evil.example"}
    return [
        request(hall, "GET", f"/api/tables/{guess}"),
        request(hall, "GET", f"/api/tables/{guess}/record"),
        request(hall, "GET", f"/api/codes/{guess[:6].upper()}"),
        request(hall, "POST", f"/api/tables/{guess}/do", b'{"request":{"do":"undo"}}'),
        request(hall, "GET", "/api/games", host="evil.example"),
        request(hall, "GET", f"/t/{guess}/qr.svg", host="h" * 3_000),
        request(hall, "GET", f"/assets/{'x' * dice.randrange(10, 3_000)}"),
        request(hall, "POST", "/api/tables", json.dumps(new).encode(), **origin),
        request(hall, "POST", "/api/tables", json.dumps(new).encode(), kind="text/plain"),
        request(hall, "POST", "/api/tables", json.dumps({**new, "cards": dice.choice(bombs)}).encode()),
        request(hall, "POST", "/api/tables", deep[: dice.randrange(100, 100_000)]),
        request(hall, "POST", "/api/reviews", json.dumps({"record": "{}" * 1_000}).encode()),
        request(hall, "POST", "/api/replays", json.dumps({"record": "\n".join(["{}"] * 500)}).encode()),
        request(hall, "GET", "/api/games/mathwiz/clauses?words=" + "a%20" * 40),
        request(hall, dice.choice(["PUT", "DELETE", "BREW"]), "/api/tables"),
        request(hall, "GET", "/" + "%2e%2e/" * 20 + "etc/passwd"),
    ]


async def floods_over_http(siege: Siege, dice: random.Random, address: str) -> None:
    while not siege.over:
        requests = http_floods(siege.hall, dice)
        dice.shuffle(requests)
        with contextlib.suppress(*BROKEN):
            await talk(siege, address, "http requests", requests)


async def half_open(siege: Siege, dice: random.Random, address: str) -> None:
    """Connections that begin a request and never end it, and sockets that never read."""
    halves = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nX: ", request(siege.hall, "POST", "/api/tables", b"{}")[:-1]]
    while not siege.over:
        held = []
        with contextlib.suppress(*BROKEN):
            for _ in range(20):
                _, writer = await asyncio.open_connection(HOST, siege.hall.port, local_addr=(address, 0))
                held.append(writer)
                writer.write(dice.choice(halves))
                siege.count("half requests")
        await asyncio.sleep(dice.uniform(0.1, 1.5))
        for writer in held:
            writer.transport.abort()


async def never_read(siege: Siege, dice: random.Random, address: str) -> None:
    made = await asyncio.to_thread(siege.hall.table)
    hello = json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}).encode()
    mask = b"\0\0\0\0"
    frame = bytes((0x81, 0x80 | 126, len(hello) >> 8, len(hello) & 255)) + mask + hello
    if len(hello) < 126:
        frame = bytes((0x81, 0x80 | len(hello))) + mask + hello
    key = base64.b64encode(os.urandom(16)).decode()
    head = request(siege.hall, "GET", "/ws", Connection="Upgrade", Upgrade="websocket", Sec_WebSocket_Version="13",
                   Sec_WebSocket_Key=key)  # fmt: skip
    while not siege.over:
        with contextlib.suppress(*BROKEN):
            reader, writer = await asyncio.open_connection(HOST, siege.hall.port, local_addr=(address, 0), limit=2_048)
            try:
                writer.write(head)
                await reader.readuntil(b"\r\n\r\n")
                for _ in range(60):
                    writer.write(frame * 20)
                    siege.count("messages of those who never read", 20)
                    await asyncio.wait_for(writer.drain(), 1)
                    await asyncio.sleep(0.1)
            finally:
                writer.transport.abort()


async def seat_changes(siege: Siege, dice: random.Random, address: str) -> None:
    """Sit, listen, leave, sit elsewhere; an old socket must never hear the seat that somebody else has now."""
    hall = siege.hall
    while not siege.over:
        made = await asyncio.to_thread(hall.table, 3, auto=False)
        table, host = made["table"], made["token"]
        guest = await asyncio.to_thread(hall.sit, table, seat=1)
        with contextlib.suppress(*BROKEN):
            async with connect(hall.socket, compression=None, max_size=None, local_addr=(address, 0)) as old:
                await old.send(json.dumps({"type": "hello", "table": table, "token": guest["token"]}))
                await old.recv()
                way = [{"do": "remove", "seat": 1}, host] if dice.random() < 0.5 else [{"do": "leave"}, guest["token"]]
                await asyncio.to_thread(hall.call, "POST", f"/api/tables/{table}/do", {"request": way[0]}, way[1])
                heir = await asyncio.to_thread(hall.sit, table, seat=1)
                await asyncio.to_thread(hall.sit, table, seat=2)
                await asyncio.to_thread(
                    hall.call, "POST", f"/api/tables/{table}/do", {"request": {"do": "start"}}, host
                )
                await old.send(json.dumps({"type": "do", "id": "x", "request": {"do": "undo"}}))
                siege.count("seat changes", 6)
                while True:
                    raw = str(await asyncio.wait_for(old.recv(), 10))
                    message = json.loads(raw)
                    seen = (message.get("view") or {}).get("seat", -1)
                    if seen == 1 or heir["token"] in raw:
                        siege.wrong.append(f"an old socket heard seat 1: {raw[:200]}")
                    if message["type"] == "error" and message["id"] == "x":
                        break


ATTACKS: list[tuple[Attack, int]] = [
    (noise_on_sockets, 4), (floods_over_http, 3), (half_open, 1), (never_read, 1), (seat_changes, 1),
]  # fmt: skip


async def besiege(siege: Siege, seed: int) -> None:
    """All attacks at once, until enough was sent."""
    tasks = [asyncio.create_task(play_beside(siege))]
    at = 2
    for attack, many in ATTACKS:
        for _ in range(many):
            tasks.append(asyncio.create_task(attack(siege, random.Random(seed + at), f"127.0.1.{at}")))
            at += 1
    told = time.monotonic()
    while not siege.over and not any(task.done() for task in tasks):
        await asyncio.sleep(0.2)
        if time.monotonic() - told > 20:
            told = time.monotonic()
            print(json.dumps({"sent": siege.total}), flush=True)
    for task in tasks:
        if not task.done():
            task.cancel()
    for done in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(done, Exception):
            raise done
