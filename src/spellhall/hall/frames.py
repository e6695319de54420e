"""Frames of the WebSocket protocol (RFC 6455), as far as a server needs them: read a client's, write our own.

A size is checked before anything of it is kept, so nobody can make the hall hold more than `most` bytes of a message.
"""

from __future__ import annotations

from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PROTOCOL, TOO_BIG = 1002, 1009  # why a connection is closed
PARTS = 64  # frames of one message; more is nobody's honest intention


class BadFrame(Exception):
    """What a client sent is no frame; `code` says why the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole frame from the server: never masked, never in parts."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, size)) + payload
    if size < 65536:
        return bytes((0x80 | opcode, 126, size >> 8, size & 255)) + payload
    return bytes((0x80 | opcode, 127)) + size.to_bytes(8, "big") + payload


class Frames:
    """Takes apart what a client sends, however the network has cut it up."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.rest = b""
        self.parts: list[bytes] = []
        self.kind = 0

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages and control frames that are complete now; raises BadFrame."""
        if self.rest:
            data = self.rest + data
        out: list[tuple[int, bytes]] = []
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            size, head = second & 127, 6
            if size >= 126:
                wide = 2 if size == 126 else 8
                if end - at < 2 + wide:
                    break
                size, head = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), 6 + wide
            opcode = first & 15
            if first & 0x70 or not second & 0x80 or (opcode >= 8 and (size > 125 or not first & 0x80)):
                raise BadFrame(PROTOCOL)
            if size > self.most:
                raise BadFrame(TOO_BIG)
            if end - at < head + size:
                break
            payload = apply_mask(data[at + head : at + head + size], data[at + head - 4 : at + head])
            at += head + size
            if opcode >= 8 or (opcode and first & 0x80 and not self.kind):
                if opcode not in (TEXT, BINARY, CLOSE, PING, PONG):
                    raise BadFrame(PROTOCOL)
                out.append((opcode, payload))
            else:
                whole = self.part(opcode, payload, bool(first & 0x80))
                if whole is not None:
                    out.append(whole)
        self.rest = data[at:] if at < end else b""
        return out

    def part(self, opcode: int, payload: bytes, last: bool) -> tuple[int, bytes] | None:
        """A message that comes in several frames; the whole of it with its last one."""
        if bool(opcode) == bool(self.kind) or opcode > BINARY:  # the first names the kind, the others do not
            raise BadFrame(PROTOCOL)
        self.kind = self.kind or opcode
        self.parts.append(payload)
        if len(self.parts) > PARTS or sum(map(len, self.parts)) > self.most:
            raise BadFrame(TOO_BIG)
        if not last:
            return None
        whole = self.kind, b"".join(self.parts)
        self.parts, self.kind = [], 0
        return whole
