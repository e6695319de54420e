"""What the miniature needs beside it to be so small that exact algorithms walk it whole.

One round.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {"options": "end_mode:rounds;round_limit:1"}
