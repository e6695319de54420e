"""Callers with addresses of their own: every address of 127.0.0.0/8 is this machine."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any

from benchmarks.halls import HOST, HallProcess

STRANGER = "127.0.0.2"


class Caller:
    """Somebody at an address, with one connection that is kept open."""

    def __init__(self, hall: HallProcess, address: str = HOST) -> None:
        self.line = HTTPConnection(HOST, hall.port, timeout=60, source_address=(address, 0))

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The status and the answer. Whoever is limited is told so in a sentence, and for how long."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.line.getresponse()
        raw = answer.read()
        data = (
            json.loads(raw) if answer.headers["Content-Type"].partition(";")[0] == "application/json" else raw.decode()
        )
        if answer.status == 429:
            assert int(answer.headers["Retry-After"]) >= 1
            assert data["code"] == "limit"
            assert data["text"].endswith(".")
        return answer.status, data

    def do(self, table: str, token: str, **request: Any) -> tuple[int, Any]:
        return self.call("POST", f"/api/tables/{table}/do", {"request": request}, token)

    def close(self) -> None:
        self.line.close()
