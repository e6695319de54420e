"""A menu: the numbers that may be chosen, as a list and as a mask; one row for each match."""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, u8

from spellhall.encoding.lending import Lent
from spellhall.kernel.bits import lowest


class Menu(Lent):
    """Filled by an encoding, row by row: `begin_row`, the numbers, `end_row`.

    What it hands out is never changed afterwards, unless the caller says that nobody has it any more. A row of new
    masks is laid out just before it is filled, while it is at hand: they are long.
    """

    def __init__(self, size: int, rows: int = 1) -> None:
        super().__init__()
        self.size: i64 = size
        self.rows = rows
        self.blank = bytes(size)
        self.masks: vec[u8] = vec[u8](b"", capacity=size * rows)
        self.numbers: vec[i32] = vec[i32]([0] * 64)  # of all rows, with room to spare at the end
        self.total: i64 = 0  # how many there are
        self.firsts: vec[i32] = vec[i32]([0] * rows)  # where the numbers of each row begin
        self.counts: vec[i32] = vec[i32]([0] * rows)  # and how many they are
        self.place: i64 = 0  # the row to be filled now
        self.row: i64 = 0  # where its mask begins
        self.first: i64 = 0  # and its numbers

    def clear(self, recycle: bool = False) -> None:
        """Begin with the first row again. `recycle`: in the same masks, since nobody else has them any more. They are
        long and hold few ones, so that it is far less work to take these back."""
        if recycle and self.place == self.rows:
            self.take_back()
        else:
            self.masks = vec[u8](b"", capacity=self.size * self.rows)
            self.array = None
        self.firsts = vec[i32]([0] * self.rows)
        self.counts = vec[i32]([0] * self.rows)
        self.total = 0
        self.place = 0
        self.row = 0
        self.first = 0

    def take_back(self) -> None:
        """Zeros instead of all ones."""
        masks, numbers, firsts = self.masks, self.numbers, self.firsts
        row: i64 = 0
        for place in range(i64(self.rows)):
            masks[row] = 0
            first = i64(firsts[place])
            for at in range(first, first + i64(self.counts[place])):
                masks[row + i64(numbers[at])] = 0
            row += self.size

    def begin_alone(self, recycle: bool) -> None:
        """As `clear` and `begin_row`, for a menu of one row of which nobody asks where its numbers begin."""
        if recycle:
            masks, numbers = self.masks, self.numbers
            masks[0] = 0
            for at in range(self.total):
                masks[i64(numbers[at])] = 0
        else:
            self.masks = vec[u8](self.blank)
            self.array = None
        self.total = 0

    def end_alone(self) -> None:
        """Whoever has no choice may wait."""
        if self.total == 0:
            self.masks[0] = 1

    def begin_row(self) -> None:
        if len(self.masks) == self.row:
            self.masks = extend(self.masks, self.blank)

    def end_row(self) -> None:
        """Go on to the next row. Whoever has no choice may wait."""
        first = self.first
        if self.total == first:
            self.masks[self.row] = 1
        self.firsts[self.place] = i32(first)
        self.counts[self.place] = i32(self.total - first)
        self.first = self.total
        self.place += 1
        self.row += self.size

    def make_room(self, more: i64) -> None:
        """Room for so many numbers more."""
        if self.total + more > len(self.numbers):
            self.numbers = extend(self.numbers, [0] * int(self.total + more))

    def add(self, number: i64) -> None:
        self.make_room(1)
        self.masks[self.row + number] = 1
        self.numbers[self.total] = i32(number)
        self.total += 1

    def add_run(self, first: i64, count: i64) -> None:
        """Numbers that follow each other."""
        self.make_room(count)
        masks, numbers = self.masks, self.numbers
        for step in range(count):
            masks[self.row + first + step] = 1
            numbers[self.total + step] = i32(first + step)
        self.total += count

    def add_set(self, first: i64, bits: i64) -> None:
        """Numbers from `first` on, one for each bit that is set; there must be room for one more than these.

        Every place is written, without asking first for its bit, which nobody can guess; only the right ones count.
        """
        masks, numbers = self.masks, self.numbers
        mark = self.row + first
        number = first
        at = self.total
        while bits:
            bit = bits & 1
            masks[mark] = masks[mark] | u8(bit)
            numbers[at] = i32(number)
            at += bit
            bits >>= 1
            mark += 1
            number += 1
        self.total = at

    def add_few(self, first: i64, bits: i64) -> None:
        """As `add_set`, for a few bits far apart."""
        while bits:
            number = first + lowest(bits)
            self.masks[self.row + number] = 1
            self.numbers[self.total] = i32(number)
            self.total += 1
            bits &= bits - 1

    def legal(self) -> vec[i32]:
        """All numbers, one row after another."""
        return self.numbers[: self.total]

    def listed(self) -> list[int]:
        """The same as a list."""
        numbers = self.numbers
        out: list[int] = []
        for at in range(self.total):
            out.append(int(numbers[at]))
        return out
