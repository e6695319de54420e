"""Animated WebP from still ones: the frames are put into one container, nothing is encoded anew.

A still picture is a RIFF file whose `VP8 ` (or `VP8L`, `ALPH`) chunks are the picture. An animated one has a header
(`VP8X`), the colour behind and the number of rounds (`ANIM`), and each picture inside a frame (`ANMF`).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

ANIMATED = 0x02
WHOLE_FRAME = 0x02  # each frame replaces the one before, without blending
PICTURE = (b"VP8 ", b"VP8L", b"ALPH")


def chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file; raises ValueError if it is none."""
    if file[:4] != b"RIFF" or file[8:12] != b"WEBP":
        raise ValueError("This is not a WebP file.")
    at = 12
    while at + 8 <= len(file):
        size = int(struct.unpack("<I", file[at + 4 : at + 8])[0])
        yield file[at : at + 4], file[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def animated(frames: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """One picture from stills of the same size, each with the milliseconds that it stays; it goes round for ever."""
    area = three(width - 1) + three(height - 1)
    body = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + area) + chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    for still, stays in frames:
        picture = b"".join(chunk(name, part) for name, part in chunks(still) if name in PICTURE)
        body += chunk(b"ANMF", three(0) + three(0) + area + three(stays) + bytes([WHOLE_FRAME]) + picture)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body
