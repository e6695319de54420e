"""Logs for machines: one JSON line for each event. No address, no name, no token, no table link is ever written."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def note(event: str, **facts: Any) -> None:
    line = {"time": round(time.time(), 3), "event": event, **facts}
    print(json.dumps(line), file=sys.stderr, flush=True)
