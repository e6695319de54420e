"""What the miniature needs beside it to be so small that exact algorithms walk it whole.

The miniature as it is.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {}
