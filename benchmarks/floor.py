"""The floor under a choice: what sockets and the disk alone cost. `python -m benchmarks.load --floor --think 0,0`.

In place of the hall stands a server that knows no game. It has the hall's wires and the hall's writer: a choice comes
in, a row as long as an ordinary entry is stored, and when it is on the disk both seats are sent as many bytes as the
hall sends them. What a hall needs beyond that is its own; what this needs, no hall on this stack can save.
"""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

import msgspec
import uvicorn

from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write
from spellhall.hall.wires import Http, Wire, wire_of

ENTRY: Final = "x" * 120  # an ordinary entry of the log, in bytes
BOTH: Final = 3_450  # what both seats are sent for a choice as keys and facts, in bytes; 2,250 in sentences
WORDS: Final = "y" * 45  # of one choice among those that are asked
CHOICES: Final = 15
NEW_TABLE: Final[dict[str, Any]] = {"game": "mathwiz", "public": False, "phase": "playing", "due": None}


class Table:
    """Two seats that choose in turn, for ever."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 1
        self.wires: list[Wire | None] = [None, None]

    def asked(self) -> dict[str, Any]:
        choices = [[f"c{at}", WORDS] for at in range(CHOICES)]
        return {"at": self.number, "question": WORDS, "clause": "", "choices": choices}


def padded(message: dict[str, Any], size: int) -> bytes:
    """A message with so many bytes, if it has fewer."""
    raw = msgspec.json.encode(message)
    return raw[:-1] + b',"told":"' + b"z" * max(0, size - len(raw) - 10) + b'"}'


class Floor:
    """The server as an ASGI application: just enough of the interface for the load generator."""

    def __init__(self, data: str) -> None:
        self.storage = Storage(Settings(data=data))
        self.tables: dict[str, Table] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await self.storage.open()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await self.storage.close()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            wire = wire_of(scope)
            wire.opened()
            await self.listen(wire)
        else:
            status, body = await self.called(scope["method"], scope["path"])
            headers = [(b"content-type", b"application/json")]
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": json.dumps(body).encode()})

    async def called(self, method: str, path: str) -> tuple[int, dict[str, Any]]:
        if method == "GET":
            return 200, {}
        if path.endswith("/seats"):
            return 201, {"token": "1"}
        id = f"table{len(self.tables):06}"
        self.tables[id] = Table(id)
        row = {"id": id, "code": id[-6:], "touched": 1, "created": 1, **NEW_TABLE}
        await self.storage.write(Write(id, 1, ENTRY, row))
        return 201, {"table": id, "token": "0"}

    async def listen(self, wire: Wire) -> None:
        table, seat = Table(""), 0
        while (data := await wire.hear()) is not None:
            message = msgspec.json.decode(data)
            if message["type"] == "hello":
                table, seat = self.tables[message["table"]], int(message["token"])
                table.wires[seat] = wire
                wire.post(self.update(table, seat, "welcome"))
                continue
            table.number += 1
            assert await self.storage.write(Write(table.id, table.number, ENTRY))
            for at, other in enumerate(table.wires):
                if other is not None:
                    other.post(self.update(table, at, "update"))
            wire.post(msgspec.json.encode({"type": "done", "id": message["id"], "number": table.number}))

    def update(self, table: Table, seat: int, kind: str) -> bytes:
        asked = table.asked() if table.number % 2 == seat else None
        size = BOTH // 3 * 2 if asked else BOTH // 3
        return padded({"type": kind, "number": table.number, "asked": asked}, size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["serve"])
    parser.add_argument("--port", type=int)
    parser.add_argument("--data")
    parser.add_argument("--workers")  # as a hall is started; there is one
    parser.add_argument("--no-browser", action="store_true")
    given = parser.parse_args()
    uvicorn.run(
        Floor(given.data), host="127.0.0.1", port=given.port, http=Http, ws=Wire, access_log=False,
        log_level="warning", ws_per_message_deflate=False, timeout_graceful_shutdown=5,
    )  # fmt: skip


if __name__ == "__main__":
    main()
