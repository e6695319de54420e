"""SQLite's log (the WAL) read frame by frame: which of its pages are whole, and which are not.

SQLite stops at the first frame whose checksum is wrong, and drops all that comes after it without a word. But a frame
stores the checksum of everything up to itself, so each can be checked against the one before it: what comes after the
damage is known to be whole or not, frame by frame.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

HEAD = 32  # bytes before the first frame
FRAME = 24  # bytes before every page
MAGIC = 0x377F0682  # the last bit says in which order numbers are summed up
Sums = tuple[int, int]


class Frame(NamedTuple):
    """One page of the log."""

    page: int  # its number in the database
    size: int  # pages of the database after the commit that ends here; 0: no commit does
    at: int  # where its content begins in the log
    whole: bool
    before: Sums  # the checksum before it, and the one that is told for it
    told: Sums


class Log(NamedTuple):
    """A log as it lies on the disk."""

    raw: bytes
    page_size: int
    order: str
    frames: list[Frame]

    @property
    def damaged(self) -> list[int]:
        return [at for at, frame in enumerate(self.frames) if not frame.whole]

    @property
    def last_commit(self) -> int:
        """The place of the last whole frame that ends a commit; -1: there is none."""
        return max((at for at, frame in enumerate(self.frames) if frame.whole and frame.size), default=-1)

    @property
    def cut(self) -> int:
        """Frames that SQLite would drop although a later commit stands behind them.

        A commit is begun when the one before is on the disk; so these had been acknowledged. Damage with nothing whole
        behind it is what a power cut leaves of a commit that nobody was told of.
        """
        damaged = self.damaged
        return max(0, self.last_commit - damaged[0] + 1) if damaged else 0

    def content(self, frame: Frame) -> bytes:
        return self.raw[frame.at : frame.at + self.page_size]

    def fits(self, frame: Frame, content: bytes) -> bool:
        """Whether this is what the frame held before it was damaged."""
        return summed(self.raw[frame.at - FRAME :][:8] + content, frame.before, self.order) == frame.told


def read_log(path: Path) -> Log:
    """The log of a database; without frames if there is none."""
    try:
        raw = path.with_name(path.name + "-wal").read_bytes()
        with path.open("rb") as file:
            told = int.from_bytes(file.read(18)[16:18], "big")
    except OSError:
        raw, told = b"", 0
    if len(raw) < HEAD + FRAME:
        return Log(raw, 0, "<", [])
    magic, _, size, _, *salts = struct.unpack(">6I", raw[:24])
    sums = struct.unpack(">2I", raw[24:32])
    order = ">" if magic & 1 else "<"
    if magic | 1 != MAGIC | 1 or summed(raw[:24], (0, 0), order) != sums:
        size, salts = (told if told > 1 else 65536), list(struct.unpack(">2I", raw[HEAD + 8 : HEAD + 16]))
        order = next((way for way in "<>" if any(one.whole for one in frames_of(raw, size, way, salts, (0, 0)))), "<")
        sums = (0, 0)  # the beginning is damaged: the first frame cannot be checked
    return Log(raw, size, order, frames_of(raw, size, order, salts, (sums[0], sums[1])))


def frames_of(raw: bytes, size: int, order: str, salts: list[int], sums: Sums) -> list[Frame]:
    """All frames of one log; what was left over from an older one has other salts and is none of it."""
    out: list[Frame] = []
    strangers = 0
    for start in range(HEAD, len(raw) - FRAME - size + 1, FRAME + size):
        page, after, *salt, one, two = struct.unpack(">6I", raw[start : start + FRAME])
        whole = salt == salts and summed(
            raw[start : start + 8] + raw[start + FRAME : start + FRAME + size], sums, order
        ) == (one, two)
        out.append(Frame(page, after, start + FRAME, whole, sums, (one, two)))
        strangers = strangers + 1 if salt != salts else 0
        if strangers > 1:  # one may be damaged; two in a row are not ours
            break
        sums = one, two
    return out[: len(out) - strangers]


def summed(data: bytes, sums: Sums, order: str) -> Sums:
    """SQLite's checksum of its log, two words at a time."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for at in range(0, len(words), 2):
        one = (one + words[at] + two) & 0xFFFFFFFF
        two = (two + words[at + 1] + one) & 0xFFFFFFFF
    return one, two
