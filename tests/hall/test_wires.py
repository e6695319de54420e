"""Connections that do not behave: half a request, a reader that never reads, frames that are none."""

from __future__ import annotations

import base64
import json
import os
import select
import socket
from pathlib import Path

import psutil
import pytest
from benchmarks.halls import HOST, HallProcess
from hypothesis import given
from hypothesis import strategies as some
from websockets.frames import Frame, Opcode

from hall.lines import Line, two_players
from hall.test_fairness import narrow
from spellhall.hall.frames import BINARY, CLOSE, PING, PROTOCOL, TEXT, TOO_BIG, BadFrame, Frames, frame

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


@given(
    some.lists(some.tuples(some.sampled_from([TEXT, BINARY, PING]), some.binary(max_size=300)), max_size=6),
    some.integers(1, 40),
)
def test_frames_are_read_however_they_are_cut_up(messages: list[tuple[int, bytes]], step: int) -> None:
    sent = [(opcode, payload[:125] if opcode == PING else payload) for opcode, payload in messages]
    data = b"".join(masked(opcode, payload) for opcode, payload in sent)
    frames = Frames(1_000)
    heard = [one for at in range(0, len(data), step) for one in frames.feed(data[at : at + step])]
    assert heard == sent


def test_a_message_in_parts_is_put_together() -> None:
    frames = Frames(1_000)
    parts = [masked(TEXT, b"one ", False), masked(PING, b"?"), masked(0, b"two ", False), masked(0, b"three")]
    assert frames.feed(b"".join(parts)) == [(PING, b"?"), (TEXT, b"one two three")]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 70_000])
def test_frames_of_every_length(size: int) -> None:
    written = frame(TEXT, b"x" * size)
    assert written == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    assert Frames(70_000).feed(masked(BINARY, b"x" * size)) == [(BINARY, b"x" * size)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"not masked"), PROTOCOL),
        (b"\xf1\x80", PROTOCOL),  # bits of an extension
        (masked(0, b"the rest of nothing"), PROTOCOL),
        (masked(TEXT, b"a", False) + masked(TEXT, b"b"), PROTOCOL),
        (b"\x83\x80\0\0\0\0", PROTOCOL),  # an opcode that nobody has defined
        (b"\x09\x80\0\0\0\0", PROTOCOL),  # a ping in parts
        (b"\x89\xfe\0\x7e\0\0\0\0", PROTOCOL),  # a long ping
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", TOO_BIG),
        (masked(TEXT, b"x" * 101), TOO_BIG),
        (masked(TEXT, b"x" * 60, False) + masked(0, b"x" * 60), TOO_BIG),
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
def test_what_is_no_frame_ends_the_connection(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as bad:
        Frames(100).feed(data)
    assert bad.value.code == code


def test_a_bad_frame_is_answered_with_its_reason(hall: HallProcess) -> None:
    raw = opened(hall)
    raw.sendall(frame(TEXT, b"{}"))
    assert raw.recv(100) == frame(CLOSE, PROTOCOL.to_bytes(2, "big"))
    assert is_cut_off(raw)


def test_pings_and_goodbyes_are_answered(hall: HallProcess) -> None:
    raw = opened(hall)
    raw.sendall(masked(PING, b"are you there"))
    assert raw.recv(100) == frame(10, b"are you there")
    raw.sendall(masked(CLOSE, (1000).to_bytes(2, "big") + b"bye"))
    assert raw.recv(100) == frame(CLOSE, (1000).to_bytes(2, "big"))
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
