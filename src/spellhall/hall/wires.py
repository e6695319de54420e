"""The wires: HTTP connections and sockets as the hall wants them, in place of uvicorn's own.

Whoever opens a connection must send a request in time, and must read what it is sent: half a request is cut off, and
so is a reader for whom more than `backlog_bytes` wait. Cutting off is immediate; it waits for nobody to read anything.
A socket's messages go straight to and from its connection, without a queue, a task and a turn of the selector for each.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket as sockets
import time
from collections import deque
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from spellhall.hall.limits import address_key
from spellhall.hall.settings import Settings, settings_from

KERNEL_BYTES = 131_072  # what the system may hold for one slow reader, beside what we do
SLOW = 16_384  # bytes from which a reader counts as slow
INBOX, ROOM_AGAIN = 32, 4  # messages that may wait for their answer; below the second we read on
GRACE = 2.0  # seconds for a client to answer our goodbye
PARTS, TOO_BIG = 64, 1009  # frames of one message, and what whoever sends more is told


@cache
def settings() -> Settings:
    return settings_from(dict(os.environ))


open_here: dict[str, int] = {}  # open connections by address
slow: set[Wire] = set()


class Counted:
    """A connection that counts for its address."""

    def __init__(self, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        self.address = address_key(str(peer[0])) if isinstance(peer, tuple) else ""
        open_here[self.address] = open_here.get(self.address, 0) + 1

    @property
    def too_many(self) -> bool:
        limit = settings().connections_per_address
        return open_here[self.address] > limit and not settings().proxies  # a proxy speaks for many

    def gone(self) -> None:
        left = open_here.get(self.address, 0) - 1
        if left > 0:
            open_here[self.address] = left
        else:
            open_here.pop(self.address, None)


class Http(H11Protocol):
    """An HTTP connection whose request must arrive in time, and whose answer must be read in time."""

    counted: Counted | None = None
    asking: float = 0.0  # since when a request has been under way; 0: none is
    stuck: float = 0.0  # since when an answer has been waiting for its reader
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = Counted(transport)
        self.asking = time.monotonic()
        self.timer = self.loop.call_later(settings().request_seconds, self.watch)
        if self.counted.too_many:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.rest()
        if self.counted is not None:
            self.counted.gone()

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        self.asking = self.asking or time.monotonic()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or (
            self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        ):
            self.asking = 0.0

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket's protocol has the connection."""
        self.rest()
        if self.counted is not None:
            self.counted.gone()
        super().handle_websocket_upgrade(event)
        early = self.conn.trailing_data[0]
        protocol = self.transport.get_protocol()
        if early and isinstance(protocol, Wire):
            protocol.data_received(early)

    def pause_writing(self) -> None:
        self.stuck = self.stuck or time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck = 0.0
        super().resume_writing()

    def watch(self) -> None:
        """Cut off whoever has been half done for too long."""
        limit = settings().request_seconds
        since = min(moment for moment in (self.asking, self.stuck, float("inf")) if moment)
        left = since + limit - time.monotonic()
        if left <= 0:
            self.transport.abort()
        else:
            self.timer = self.loop.call_later(min(left, limit), self.watch)


class Wire(WebSocketsSansIOProtocol):
    """A socket. The handshake is uvicorn's, the protocol is that of `websockets`; messages go the short way."""

    counted: Counted | None = None
    speaking = False  # whether the handshake is done
    flushing = False  # whether what was posted is about to be handed over
    reader: asyncio.Future[None] | None = None
    early = b""
    lost = False
    held = False  # whether we have stopped reading until some of the inbox is answered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.inbox: deque[bytes] = deque()
        self.parts: list[bytes] = []  # of a message that comes in several frames
        self.counted = Counted(self.transport)
        if self.counted.too_many:
            self.transport.abort()
        raw = transport.get_extra_info("socket")
        if raw is not None:
            with contextlib.suppress(OSError):
                raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, KERNEL_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.counted is not None:
            self.counted.gone()
        self.end()
        self.conn.parser.close()  # it refers to the protocol, and so does a failure's traceback; see run_asgi
        self.conn.parser_exc = None

    def end(self) -> None:
        """Nothing more comes from here."""
        self.lost = True
        self.inbox.clear()
        slow.discard(self)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def run_asgi(self) -> None:
        """Serve the connection. At the end nothing leads back to it, so that it is forgotten at once and does not wait
        for the garbage collector, which would stop everybody who plays."""
        scope: Any = self.scope
        scope["extensions"]["spellhall.wire"] = self
        try:
            await super().run_asgi()
        finally:
            scope.clear()

    def keepalive_timeout(self) -> None:
        self.cut()

    # ------------------------------------------------------------ hearing

    def opened(self) -> None:
        """The handshake is done, and what the client has sent since comes through `hear`."""
        self.speaking = True
        if self.early:
            early, self.early = self.early, b""
            self.data_received(early)

    def data_received(self, data: bytes) -> None:
        if not self.speaking:
            if not self.handshake_initiated:
                super().data_received(data)
            elif len(self.early) + len(data) > self.config.ws_max_size:
                self.cut()
            else:
                self.early += data  # sent before we have said yes
            return
        if self.lost:
            return  # we have said goodbye, and nobody listens any more
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Frame):
                self.heard(event)
        if self.conn.parser_exc is not None:  # no frame, or one that is too long; the answer that says why is ready
            self.leave()
        else:
            self.flush()

    def heard(self, frame: Frame) -> None:
        """One frame; pings and goodbyes are answered by the protocol itself."""
        opcode = frame.opcode
        if opcode is Opcode.TEXT or opcode is Opcode.BINARY or opcode is Opcode.CONT:
            if frame.fin and not self.parts:
                self.take(bytes(frame.data))
                return
            self.parts.append(bytes(frame.data))
            if frame.fin:
                whole, self.parts = b"".join(self.parts), []
                self.take(whole)
            elif len(self.parts) > PARTS:
                self.close(TOO_BIG)
        elif opcode is Opcode.PONG:
            self.handle_pong(frame)
        elif opcode is Opcode.CLOSE:
            self.leave()
            self.transport.close()

    def take(self, payload: bytes) -> None:
        if self.lost or self.close_sent:
            return
        self.inbox.append(payload)
        if len(self.inbox) > INBOX and not self.held:
            self.held = True
            self.transport.pause_reading()
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def hear(self) -> bytes | None:
        """The next message; None: the connection is over. Whoever sends many at once takes turns with the others."""
        if self.inbox:
            await asyncio.sleep(0)
        while not self.inbox:
            if self.lost:
                return None
            self.reader = self.loop.create_future()
            await self.reader
        if self.held and len(self.inbox) < ROOM_AGAIN:
            self.held = False
            self.transport.resume_reading()
        return self.inbox.popleft()

    # ------------------------------------------------------------ sending

    def post(self, message: bytes) -> None:
        """Send a message, together with what else is sent in this turn of the loop: each time costs a system call."""
        if self.lost or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.conn.send_text(message)
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Hand over what was posted. A reader for whom too much waits is cut off."""
        self.flushing = False
        frames = self.conn.data_to_send()
        if not frames or self.transport.is_closing():
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        waiting = self.transport.get_write_buffer_size()
        if waiting > SLOW:
            if waiting > settings().backlog_bytes:
                self.cut()
            else:
                slow.add(self)
                bound_total()

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye."""
        if not self.close_sent and not self.lost:
            if self.conn.state is State.OPEN:
                self.conn.send_close(code, reason.encode()[:120].decode(errors="ignore"))
            self.leave()

    def leave(self) -> None:
        """The last word is said; whoever does not hang up soon is cut off."""
        self.flush()
        self.close_sent = True
        self.loop.call_later(GRACE, self.transport.abort)
        self.end()

    def cut(self) -> None:
        """The end, at once; what waits to be read is thrown away."""
        self.close_sent = True
        self.end()
        self.transport.abort()


def bound_total() -> None:
    """All that waits for slow readers must fit into the memory that is meant for it; else the slowest goes."""
    if len(slow) * settings().backlog_bytes <= settings().backlog_total:
        return
    sizes = {wire: wire.transport.get_write_buffer_size() for wire in slow}
    slow.intersection_update(wire for wire, size in sizes.items() if size > SLOW)
    if sum(sizes.values()) > settings().backlog_total:
        max(sizes, key=lambda wire: sizes[wire]).cut()


def wire_of(scope: Any) -> Wire:
    found: Wire = scope["extensions"]["spellhall.wire"]
    return found
