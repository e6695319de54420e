"""Sets of small numbers as the bits of one machine word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

MOST: Final = 62  # so many numbers, 0 to 61, can be in a set

# every second bit, two of four, four of eight, and one of eight
_TWOS: Final = 0x1555555555555555  # no longer than needed: numbers beyond 62 bits are slow
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
_ONES: Final = 0x0101010101010101


def moved_up(bits: i64, places: i64) -> i64:
    """A function of its own, because `1 << places` is compiled with a 1 of 32 bits, which is too short for cards."""
    return bits << places


def holds(bits: i64, number: i64) -> bool:
    """Whether a number is in a set."""
    return bits >> number & 1 != 0


def lowest(bits: i64) -> i64:
    """The smallest number of a set that is not empty. `bits & (bits - 1)` is the set without it."""
    below = (bits & -bits) - 1  # as many ones as the number says; they are added up in twos, fours and eights
    below -= (below >> 1) & _TWOS
    below = (below & _FOURS) + ((below >> 2) & _FOURS)
    below = (below + (below >> 4)) & _EIGHTS
    return ((below * _ONES) >> 56) & 127


if __file__.endswith(".py") and not TYPE_CHECKING:  # not compiled; the compiler itself never looks in here

    def lowest(bits: int) -> int:
        """In plain Python each of the steps above costs as much as this whole line."""
        return (bits & -bits).bit_length() - 1
