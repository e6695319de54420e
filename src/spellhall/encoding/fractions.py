"""Features as fractions of their greatest values, 32 bits each, kept current from step to step.

Two looks of a seat at the same table differ in a few features. So a row that nobody else has any more is used again,
and only what differs is written: eight features are compared at once. Arrays take a row over as it is.
"""

from __future__ import annotations

from struct import pack, unpack

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from spellhall.encoding.lending import Lent


class Fractions:
    """For every feature, the fraction that each of its 256 values means, as the bits of a float."""

    def __init__(self, tops: list[int]) -> None:
        self.length = len(tops)
        self.blank = bytes(self.length)
        bits: list[int] = []
        first: dict[int, int] = {}
        for top in tops:
            if top not in first:
                first[top] = len(bits)
                bits.extend(fractions_of(top))
        self.bits: vec[i32] = vec[i32](bits)
        self.rows: vec[i32] = vec[i32]([first[top] for top in tops])  # where the fractions of each feature begin


def fractions_of(top: int) -> list[int]:
    """The bits of 0/top to 255/top, rounded as arrays of such floats round them."""
    part: float = unpack("<f", pack("<f", 1 / top))[0]
    return [int(unpack("<i", pack("<f", value * part))[0]) for value in range(256)]


class Row(Lent):
    """The fractions of one look at a table."""

    def __init__(self, fractions: Fractions) -> None:
        super().__init__()
        self.fractions = fractions
        self.values: vec[i32] = vec[i32]([])
        self.written = fractions.blank

    def anew(self) -> None:
        """A row of zeros, because there was none yet or somebody keeps it."""
        self.values = vec[i32]([0] * self.fractions.length)
        self.written = self.fractions.blank
        self.array = None

    def write(self, features: bytes) -> None:
        """Make this the row of these features."""
        written, values = self.written, self.values
        bits, rows = self.fractions.bits, self.fractions.rows
        length: i64 = len(features)
        at: i64 = 0
        while at + 8 <= length:
            now = read_i64_le(features, at)
            changed = now ^ read_i64_le(written, at)
            if changed != 0:
                for place in range(at, at + 8):
                    if changed & 255 != 0:
                        values[place] = bits[i64(rows[place]) + (now & 255)]
                    changed >>= 8
                    now >>= 8
            at += 8
        while at < length:
            values[at] = bits[i64(rows[at]) + i64(features[at])]
            at += 1
        self.written = features


class Looks:
    """The rows of one looker, whose next look differs little from the last. There are two of them: the last one is used
    again unless somebody has it, and the other in the meantime."""

    def __init__(self, fractions: Fractions) -> None:
        self.row = Row(fractions)
        self.other = Row(fractions)

    def free(self) -> Row:
        """A row to write on, which nobody has."""
        row = self.row
        if row.held():
            self.row, self.other = self.other, row
            row = self.row
        if row.array is None or row.held():
            row.anew()
        return row
