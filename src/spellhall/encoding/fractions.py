"""Features as fractions of their greatest values, 32 bits each, kept current from step to step.

Two looks at the same table differ in a few features. So a row that nobody else has any more is used again, and only
what differs is written: eight features are compared at once. Arrays take a row over as it is.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Any

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64


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


class Row:
    """The fractions of one look at a table. `array` is what was made of it for others, so that one can see whether
    anybody has it still."""

    def __init__(self, fractions: Fractions) -> None:
        self.fractions = fractions
        self.array: Any = None
        self.anew()

    def anew(self) -> None:
        """Another row, because somebody keeps this one."""
        self.values: vec[i32] = vec[i32]([0] * self.fractions.length)
        self.written = self.fractions.blank
        self.array = None

    def write(self, features: bytes) -> None:
        """Make this the row of these features."""
        if features == self.written:
            return
        written, values = self.written, self.values
        length: i64 = len(features)
        at: i64 = 0
        while at + 8 <= length:
            if read_i64_le(features, at) != read_i64_le(written, at):
                for place in range(at, at + 8):
                    self.put(values, place, features[place])
            at += 8
        while at < length:
            self.put(values, at, features[at])
            at += 1
        self.written = features

    def put(self, values: vec[i32], place: i64, value: i64) -> None:
        fractions = self.fractions
        values[place] = fractions.bits[i64(fractions.rows[place]) + value]
