"""Arrays of small numbers for a Python without `librt`, as a browser's is: what a mind needs to look at a table."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.util import find_spec
from types import ModuleType
from typing import Any


class Vec:
    """`vec[u8](…)` and the like: a list that takes the place of an array. Whoever fills it keeps its numbers small."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return numbers


def numbers(items: Iterable[int] = (), capacity: int = 0) -> list[int]:
    return list(items)


def append(held: list[int], number: int) -> list[int]:
    held.append(number)
    return held


def extend(held: list[int], more: Iterable[int]) -> list[int]:
    held.extend(more)
    return held


def read_i64_le(text: bytes, at: int) -> int:
    return int.from_bytes(text[at : at + 8], "little", signed=True)


def stand_in() -> None:
    """From here on `librt` is what stands above, where there is no other."""
    if "librt" not in sys.modules and find_spec("librt") is None:
        parts: dict[str, dict[str, Any]] = {
            "vecs": {"vec": Vec, "append": append, "extend": extend},
            "strings": {"read_i64_le": read_i64_le},
        }
        sys.modules["librt"] = ModuleType("librt")
        for name, held in parts.items():
            made = sys.modules[f"librt.{name}"] = ModuleType(f"librt.{name}")
            vars(made).update(held)
