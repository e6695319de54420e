"""What is handed out as an array without being copied, and used again when nobody has the array any more."""

from __future__ import annotations

from sys import getrefcount
from typing import Any, Final


class Lent:
    """A buffer, and the array that was made of it for others. Whatever they make of the array refers to it."""

    def __init__(self) -> None:
        self.array: Any = None

    def references(self) -> int:
        return getrefcount(self.array)

    def held(self) -> bool:
        """Whether anybody has the array still."""
        return self.array is not None and self.references() > ALONE


def references_alone() -> int:
    """How many references are counted when nobody else has the array: it is not the same in compiled code."""
    lent = Lent()
    lent.array = bytearray()
    return lent.references()


ALONE: Final = references_alone()
