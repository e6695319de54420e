"""Connections that do not behave: half a request, a reader that never reads, frames that are none."""

from __future__ import annotations

import base64
import json
import os
import select
import socket
import struct
from pathlib import Path

import psutil
import pytest
from benchmarks.halls import HOST, HallProcess
from websockets.frames import Frame, Opcode

from hall.lines import Line, two_players
from hall.test_fairness import narrow

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PROTOCOL, TOO_BIG = 1002, 1009
MOST = 131_072  # bytes of a message, as the hall is set up
GONE = select.POLLERR | select.POLLHUP | select.POLLRDHUP


def opened(hall: HallProcess) -> socket.socket:
    """A socket after the handshake, with small buffers of its own."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((HOST, hall.port))
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws HTTP/1.1\r\nHost: {HOST}:{hall.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    raw.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    assert b" 101 " in raw.recv(4096)
    return raw


def masked(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """A frame as a client writes it, by the library that our tests' clients use."""
    return Frame(Opcode(opcode), payload, fin).serialize(mask=True)


def plain(opcode: int, payload: bytes) -> bytes:
    """A frame as a server writes it."""
    return Frame(Opcode(opcode), payload).serialize(mask=False)


def is_cut_off(raw: socket.socket, seconds: float = 20) -> bool:
    """Whether the other side ends the connection, although nobody reads here."""
    poll = select.poll()
    poll.register(raw, GONE)
    return bool(poll.poll(seconds * 1000))


# ---------------------------------------------------------------- HTTP


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_half_a_request_is_cut_off(patient: HallProcess, half: bytes) -> None:
    with socket.create_connection((HOST, patient.port)) as raw:
        raw.sendall(half)
        assert is_cut_off(raw)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> object:
    hall = HallProcess(tmp_path_factory.mktemp("patient"), extra={"SPELLHALL_REQUEST_SECONDS": "1"})
    hall.start()
    yield hall
    hall.kill()


def test_a_socket_may_be_silent_for_longer(patient: HallProcess) -> None:
    raw = opened(patient)
    assert not is_cut_off(raw, 2.5)
    raw.close()


def test_one_address_has_only_so_many_connections(folder: Path) -> None:
    with narrow(folder, connections_per_address=20) as hall:
        lines = [socket.create_connection((HOST, hall.port)) for _ in range(19)]
        late = [socket.create_connection((HOST, hall.port)) for _ in range(5)]
        assert is_cut_off(late[-1])
        for line in [*lines, *late]:
            line.close()
        hall.wait()


# ---------------------------------------------------------------- readers that never read


def test_readers_that_never_read_are_cut_off_and_cost_little(folder: Path) -> None:
    with narrow(folder) as hall:
        made, one, two = two_players(hall)
        assert hall.process is not None
        process = psutil.Process(hall.process.pid)
        before = process.memory_info().rss
        hello = json.dumps({"type": "hello", "table": made["table"], "token": made["token"]}).encode()
        silent = [opened(hall) for _ in range(20)]
        for raw in silent:
            raw.setblocking(False)
        talking = list(silent)
        for _ in range(6_000):
            for raw in list(talking):
                try:
                    raw.send(masked(TEXT, hello))
                except BlockingIOError:
                    continue
                except OSError:
                    talking.remove(raw)
        for raw in silent:
            assert is_cut_off(raw)
        assert process.memory_info().rss - before < 20 * 2**20
        assert one.choose()["type"] == "done"
        assert two.choose()["type"] == "done"


# ---------------------------------------------------------------- frames


def heard_until(raw: socket.socket, end: bytes) -> bytes:
    heard = b""
    while end not in heard:
        more = raw.recv(65_536)
        assert more, heard
        heard += more
    return heard


@pytest.mark.parametrize("step", [1, 3, 50])
def test_messages_are_read_however_they_are_cut_up(hall: HallProcess, step: int) -> None:
    raw = opened(hall)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    ping = b'{"type":"ping","id":"%s"}'
    parts = [masked(TEXT, ping[:9], False), masked(PING, b"?"), masked(0, b"", False), masked(0, ping[9:] % b"parts")]
    data = b"".join([masked(TEXT, ping % b"one"), *parts, masked(BINARY, ping % b"last")])
    for at in range(0, len(data), step):
        raw.sendall(data[at : at + step])
    heard = heard_until(raw, b"last")
    assert heard.index(b"one") < heard.index(b"parts") < heard.index(b"last")
    assert plain(PONG, b"?") in heard
    raw.close()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (plain(TEXT, b"not masked"), PROTOCOL),
        (b"\xf1\x80\0\0\0\0", PROTOCOL),  # bits of an extension
        (masked(0, b"the rest of nothing"), PROTOCOL),
        (masked(TEXT, b"a", False) + masked(TEXT, b"b"), PROTOCOL),
        (b"\x83\x80\0\0\0\0", PROTOCOL),  # an opcode that nobody has defined
        (b"\x09\x80\0\0\0\0", PROTOCOL),  # a ping in parts
        (b"\x89\xfe\0\x7e\0\0\0\0" + b"x" * 126, PROTOCOL),  # a long ping
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", TOO_BIG),
        (masked(TEXT, b"x" * MOST + b"x")[:20], TOO_BIG),
        (masked(TEXT, b"x" * 60_000, False) + masked(0, b"x" * 60_000, False) + masked(0, b"x" * 60_000), TOO_BIG),
        (masked(TEXT, b"x", False) + masked(0, b"", False) * 70, TOO_BIG),
    ],
    ids=[
        "unmasked",
        "extension",
        "rest",
        "nested",
        "opcode",
        "ping-parts",
        "long-ping",
        "huge",
        "long",
        "parts",
        "many",
    ],
)
def test_what_is_no_frame_ends_the_connection_with_its_reason(hall: HallProcess, data: bytes, code: int) -> None:
    raw = opened(hall)
    raw.sendall(data)
    answer = raw.recv(200)
    assert answer[0] == 0x80 | CLOSE
    assert int.from_bytes(answer[2:4], "big") == code
    assert is_cut_off(raw)


def test_pings_and_goodbyes_are_answered(hall: HallProcess) -> None:
    raw = opened(hall)
    raw.sendall(masked(PING, b"are you there"))
    assert raw.recv(100) == plain(PONG, b"are you there")
    raw.sendall(masked(CLOSE, (1000).to_bytes(2, "big") + b"bye"))
    assert raw.recv(100)[:4] == plain(CLOSE, (1000).to_bytes(2, "big") + b"bye")[:4]
    assert is_cut_off(raw)
    made = hall.table()
    line = Line(hall, made["table"], made["token"])
    line.until("welcome")
    line.close()


def test_what_is_sent_before_the_handshake_is_answered_is_kept(hall: HallProcess) -> None:
    raw = socket.create_connection((HOST, hall.port))
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws HTTP/1.1\r\nHost: {HOST}:{hall.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    raw.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    raw.sendall(masked(TEXT, b'{"type":"ping","id":"early"}'))
    heard = b""
    while b"early" not in heard:
        more = raw.recv(4096)
        assert more
        heard += more
    raw.close()


@pytest.mark.parametrize(
    "early",
    [masked(TEXT, b'{"type":"ping","id":"early"}'), masked(CLOSE, b""), b"no frame"],
    ids=["message", "goodbye", "noise"],  # masks are drawn at random, and every process must find the same names
)
@pytest.mark.parametrize("hard", [False, True])
def test_whoever_is_gone_before_the_handshake_is_answered_disturbs_nobody(
    hall: HallProcess, early: bytes, hard: bool
) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws HTTP/1.1\r\nHost: {HOST}:{hall.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    whole = f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode() + early * 3
    for _ in range(30):
        raw = socket.create_connection((HOST, hall.port))
        raw.sendall(whole)
        if hard:  # the line is cut: nothing is said any more, not even goodbye
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        else:
            raw.shutdown(socket.SHUT_WR)
        raw.close()
    hall.wait()
    log = hall.log.read_text()
    assert "Traceback" not in log
    assert "failed" not in log
