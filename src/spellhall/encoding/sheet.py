"""A sheet of features: whole numbers from 0 to 255 in a fixed order, each with a name and a greatest value."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from spellhall.kernel.bits import lowest
from spellhall.kernel.zones import Bag

WHOSE: Final = ["own", "next", "second", "third", "fourth", "fifth", "sixth", "seventh"]
"""Seats as features and choices name them: counted from the one who looks, to the left."""


class Sheet:
    """Rows of features, one for each match, filled by an encoding. Named once, with the first table it ever sees.

    Every method writes as many numbers as it has labels, whatever the table holds, so that all rows of an
    encoding are equally long. What is not written is zero.
    """

    def __init__(self, length: int, rows: int = 1, naming: bool = False) -> None:
        self.naming = naming
        self.names: list[str] = []
        self.tops: list[int] = []
        self.prefix = ""
        self.blank = bytes(length * rows)
        self.values: vec[u8] = vec[u8](self.blank)
        self.at: i64 = 0

    def clear(self) -> None:
        """A new sheet of zeros, to be filled from the first row; whoever has the old one may keep it."""
        self.values = vec[u8](self.blank)
        self.at = 0

    def text(self) -> bytes:
        """All rows, one after another."""
        return bytes(self.values)

    def name(self, name: str, top: int) -> None:
        self.names.append(f"{self.prefix}{name}")
        self.tops.append(top)
        self.values = append(self.values, 0)

    def name_all(self, name: str, labels: list[str], top: int) -> None:
        for label in labels:
            self.name(f"{name} {label}", top)

    def number(self, name: str, value: i64, top: i64 = 255) -> None:
        """A number from 0 to `top`; what lies outside is put to the nearest."""
        if self.naming:
            self.name(name, int(top))
        if value > 0:
            self.values[self.at] = u8(value if value < top else top)
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        if self.naming:
            self.name(name, 1)
        if value:
            self.values[self.at] = 1
        self.at += 1

    def leave_out(self, number: i64) -> None:
        """So many zeros. Only where nothing is being named."""
        self.at += number

    def counts(self, name: str, labels: list[str], counts: list[int], top: i64) -> None:
        """One number per label. An empty list (a bag that is not seen) writes zeros."""
        if self.naming:
            self.name_all(name, labels, int(top))
        values = self.values
        place = self.at
        for number in counts:
            if number:
                count = i64(number)
                values[place] = u8(count if count < top else top)
            place += 1
        self.at += len(labels)

    def one_of(self, name: str, labels: list[str], place: i64) -> None:
        """A one at a place, zeros elsewhere; a place outside (unknown, none) writes zeros only."""
        if self.naming:
            self.name_all(name, labels, 1)
        if 0 <= place < len(labels):
            self.values[self.at + place] = 1
        self.at += len(labels)

    def tally(self, name: str, labels: list[str], items: list[int], top: i64) -> None:
        """How often each place occurs in a list."""
        if self.naming:
            self.name_all(name, labels, int(top))
        number = i64(len(labels))
        for item in items:
            self.tick(item, number, top)
        self.at += number

    def tick(self, item: i64, labels: i64, top: i64) -> None:
        """One more at a place of those that come next; the caller moves on past them."""
        if 0 <= item < labels:
            place = self.at + item
            held = self.values[place]
            if held < u8(top):
                self.values[place] = held + 1


def around(seat: int, seats: int) -> list[int]:
    """All seats from this one to the left; from the first for a spectator."""
    start = max(seat, 0)
    return [(start + step) % seats for step in range(seats)]


# What the methods of a sheet do, for encodings that count the places themselves because every step counts.


def put(values: vec[u8], at: i64, number: i64, top: i64) -> None:
    """A number from 0 to `top`; what lies outside is put to the nearest."""
    if number > 0:
        values[at] = u8(number if number < top else top)


def put_counts(values: vec[u8], at: i64, bag: Bag, top: i64) -> None:
    """How many of each kind of card a bag holds; zeros if it is not seen."""
    bits = bag.kinds()
    counts = bag.counts
    while bits:
        kind = lowest(bits)
        number = i64(counts[kind])
        values[at + kind] = u8(number) if number < top else u8(top)
        bits &= bits - 1


def tally(values: vec[u8], at: i64, items: list[int], top: i64) -> None:
    """How often each place occurs in a list."""
    item: i64
    for item in items:
        place = at + item
        held: i64 = i64(values[place])
        if held < top:
            values[place] = u8(held + 1)
