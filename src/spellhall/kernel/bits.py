"""Sets of small numbers as the bits of one machine word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST: Final = 62  # so many numbers, 0 to 61, can be in a set
_SPREAD: Final = 0x03F79D71B4CB0A89  # times a power of two, its six highest bits are different for each of them


def _places() -> bytes:
    out = [0] * 64
    for place in range(64):
        out[((_SPREAD << place) >> 58) & 63] = place
    return bytes(out)


_PLACES: Final[bytes] = _places()


def moved_up(bits: i64, places: i64) -> i64:
    """A function of its own, because `1 << places` is compiled with a 1 of 32 bits, which is too short for cards."""
    return bits << places


def lowest(bits: i64) -> i64:
    """The smallest number of a set that is not empty. `bits & (bits - 1)` is the set without it."""
    return i64(_PLACES[(((bits & -bits) * _SPREAD) >> 58) & 63])
