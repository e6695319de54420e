"""Options that make the miniature small enough for exact algorithms. It needs none."""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {}
