"""A seat's line to the hall for tests: sends messages, keeps everything that came back, folds its view."""

from __future__ import annotations

import json
from typing import Any

from benchmarks.halls import HallProcess
from websockets.sync.client import ClientConnection, connect

from spellhall.kernel.events import fold


class Line:
    """One socket as one seat."""

    def __init__(
        self, hall: HallProcess, table: str, token: str = "", since: int = -1, view: Any = None, **more: Any
    ) -> None:
        self.socket: ClientConnection = connect(hall.socket, compression=None, max_size=None, legacy=True)
        self.view: Any = view
        self.number = since
        self.asked: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.updates = 0
        self.send({"type": "hello", "table": table, "token": token, "since": since, **more})

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, timeout: float = 15) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "welcome":
            self.view, self.table = message["view"], message["table"]
        elif message["type"] == "update":
            self.updates += 1
            self.view = fold(self.view, message["change"])
            self.told += message["told"]
            self.table = message.get("table", self.table)
        else:
            return message
        assert message["number"] > self.number or message["type"] == "welcome"
        self.number, self.asked = message["number"], message["asked"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """Hear on until a message of this type comes."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def do(self, **request: Any) -> dict[str, Any]:
        """Send a request and hear on until its answer comes (an update may come before it)."""
        self.send({"type": "do", "id": "it", "request": request})
        while (message := self.hear())["type"] not in ("done", "error", "reason") or message["id"] != "it":
            pass
        return message

    def choose(self, place: int = 0) -> dict[str, Any]:
        assert self.asked is not None
        return self.do(do="choose", choice=self.asked["choices"][place][0], at=self.asked["at"])

    def close(self) -> None:
        self.socket.close()


def two_players(hall: HallProcess, **more: Any) -> tuple[dict[str, Any], Line, Line]:
    """A running table of two people, both connected."""
    made = hall.table(**more)
    other = hall.sit(made["table"])
    lines = Line(hall, made["table"], made["token"]), Line(hall, made["table"], other["token"])
    for line in lines:
        line.until("welcome")
    made["tokens"] = [made["token"], other["token"]]
    return made, *lines


def play_on(lines: list[Line], steps: int = 10_000) -> int:
    """Everybody takes the first choice until the game is over; returns the steps made."""
    made = 0
    while made < steps and lines[0].table["phase"] == "playing":
        asked = next((line for line in lines if line.asked), None)
        if asked is None:
            lines[0].hear()
            continue
        answer = asked.choose()
        assert answer["type"] == "done", answer
        made += 1
        for line in lines:
            while line.number < answer["number"]:
                line.hear()
    return made
