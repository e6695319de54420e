"""Sockets for a load generator: the least that a client needs, so that the machine is busy with the server instead."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

MASK = b"\x00\x00\x00\x00"  # a client must mask what it sends; with this mask it stays as it is
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Line(asyncio.Protocol):
    """A WebSocket whose messages are handed over one by one, as they come."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.host = host
        self.path = path
        self.hear = hear
        self.open = asyncio.get_running_loop().create_future()
        self.waiting = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are of no class of asyncio's
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("The server has hung up."))

    def data_received(self, data: bytes) -> None:
        data = self.waiting + data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.waiting = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.transport.abort()
                return
            self.open.set_result(None)
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2  # a server does not mask
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : begin], "big")
            if len(data) < begin or len(data) - begin < size:
                break
            kind, content = data[at] & 0x0F, data[begin : begin + size]
            at = begin + size
            if kind == TEXT:
                self.hear(content)
            elif kind == PING:
                self.send(content, PONG)
            elif kind == CLOSE:
                self.transport.close()
        self.waiting = data[at:]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        size = len(message)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if not self.transport.is_closing():
            self.transport.write(bytes((0x80 | kind,)) + length + MASK + message)


async def open_line(url: str, hear: Callable[[bytes], None]) -> Line:
    """A socket to an address such as ws://127.0.0.1:8000/ws."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(parts.netloc, parts.path, hear), parts.hostname or "", parts.port or 80
    )
    await line.open
    return line
