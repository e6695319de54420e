"""Notes: rows of named whole numbers from 0 to 255 that are written in any order, each by its place in the row."""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i64, u8


class Notes:
    """Rows of one kind of note. There may be any number of them; what is not written in a row is zero."""

    def __init__(self, tops: list[int]) -> None:
        self.length: i64 = len(tops)
        self.tops: vec[u8] = vec[u8](bytes(tops))
        self.blank = bytes(len(tops))
        self.values: vec[u8] = vec[u8](b"", capacity=16 * len(tops))
        self.at: i64 = 0  # where the row begins that is being written

    def clear(self) -> None:
        """No rows; whoever has the old ones may keep them."""
        self.values = vec[u8](b"", capacity=len(self.values))

    def begin_row(self) -> None:
        self.at = len(self.values)
        self.values = extend(self.values, self.blank)

    def mark(self, place: i64, number: i64) -> None:
        """Write a number into the row; what lies outside 0 and the greatest value is put to the nearest."""
        if number > 0:
            top = i64(self.tops[place])
            self.values[self.at + place] = u8(number if number < top else top)

    def signed(self, place: i64, number: i64) -> None:
        """A number that may be below zero takes two places: how much it is above, and how much below."""
        if number > 0:
            self.mark(place, number)
        else:
            self.mark(place + 1, -number)

    def one_of(self, place: i64, count: i64, which: i64) -> None:
        """A one among so many places; one that lies outside writes nothing."""
        if 0 <= which < count:
            self.values[self.at + place + which] = 1

    def nearest_of(self, place: i64, count: i64, which: i64) -> None:
        """As `one_of`, but what lies outside counts as the first or the last."""
        last = count - 1
        self.values[self.at + place + (0 if which < 0 else which if which < last else last)] = 1

    def text(self) -> bytes:
        """All rows, one after another."""
        return bytes(self.values)


class Titles:
    """The names and greatest values of notes, in their order; every new one says where it stands."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.tops: list[int] = []

    def one(self, name: str, top: int = 1) -> int:
        self.names.append(name)
        self.tops.append(top)
        return len(self.names) - 1

    def two(self, name: str, top: int) -> int:
        """A number that may be below zero."""
        place = self.one(name, top)
        self.one(f"{name} below zero", top)
        return place

    def each(self, name: str, labels: list[str], top: int = 1) -> int:
        """One for each label."""
        place = len(self.names)
        for label in labels:
            self.one(f"{name} {label}", top)
        return place
