"""Attacks from other pages: foreign names, foreign origins, and forms that need no question asked."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

OUTSIDE = json.dumps({"game": "mathwiz", "seats": 2})


def asked(hall: HallProcess, method: str, path: str, body: str = "", **headers: str) -> int:
    """The status of a request whose headers are written by hand."""
    given = {"Host": f"127.0.0.1:{hall.port}", "Content-Length": str(len(body)), "Connection": "close"}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    with socket.create_connection(("127.0.0.1", hall.port)) as line:
        line.sendall(f"{method} {path} HTTP/1.1\r\n{head}\r\n{body}".encode())
        answer = line.makefile("rb").read()
    status = int(answer.split()[1])
    if status >= 400 and b"\r\n\r\n{" in answer:
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["text"].endswith(".")
    return status


def test_a_hall_answers_only_to_its_own_names(hall: HallProcess) -> None:
    assert asked(hall, "GET", "/healthz") == 200
    assert asked(hall, "GET", "/healthz", Host=f"localhost:{hall.port}") == 200
    for host in (
        "evil.example",
        "127.0.0.1.evil.example",
        "192.0.2.7",
        "localhost:99999999",
        "[::1",
        "a b",
        "x" * 3_000,
    ):
        assert asked(hall, "GET", "/healthz", Host=host) in (400, 421), host
        assert asked(hall, "POST", "/api/tables", OUTSIDE, Host=host, Content_Type="application/json") in (400, 421)


def test_a_socket_with_a_foreign_host_and_a_matching_origin_is_refused(hall: HallProcess) -> None:
    """As a page does whose name was made to point at this machine."""
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        upgraded(hall, "evil.example", "http://evil.example")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        upgraded(hall, f"127.0.0.1:{hall.port}", "http://evil.example")
    upgraded(hall, f"127.0.0.1:{hall.port}", hall.base)


def upgraded(hall: HallProcess, host: str, origin: str) -> None:
    """Open a socket under a name, and hear a word over it."""
    line = socket.create_connection(("127.0.0.1", hall.port))
    with line, connect(f"ws://{host}/ws", sock=line, origin=origin, legacy=True) as opened:  # type: ignore[arg-type]
        opened.send('{"type":"ping","id":"x"}')
        assert opened.recv(10) == '{"type":"pong","id":"x"}'


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_what_a_foreign_page_can_send_unasked_creates_nothing(hall: HallProcess, kind: str) -> None:
    assert asked(hall, "POST", "/api/tables", OUTSIDE, Content_Type=kind) == 415


def test_a_foreign_origin_creates_nothing(hall: HallProcess) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        assert asked(hall, "POST", "/api/tables", OUTSIDE, Content_Type="application/json", Origin=origin) == 403
    own = {"Content_Type": "application/json; charset=utf-8", "Origin": hall.base}
    assert asked(hall, "POST", "/api/tables", OUTSIDE, **own) == 201


def test_further_names_and_origins_are_a_setting(folder: Path) -> None:
    extra = {"SPELLHALL_HOSTS": "hall.example, other.example", "SPELLHALL_ORIGINS": "https://page.example"}
    hall = HallProcess(folder, extra=extra)
    hall.start()
    try:
        assert asked(hall, "GET", "/healthz", Host="hall.example") == 200
        assert asked(hall, "GET", "/healthz", Host="third.example") == 421
        sent = {"Host": "hall.example", "Content_Type": "application/json"}
        assert asked(hall, "POST", "/api/tables", OUTSIDE, **sent, Origin="https://page.example") == 201
        assert asked(hall, "POST", "/api/tables", OUTSIDE, **sent, Origin="https://hall.example") == 201
        assert asked(hall, "POST", "/api/tables", OUTSIDE, **sent, Origin="https://third.example") == 403
    finally:
        hall.kill()
