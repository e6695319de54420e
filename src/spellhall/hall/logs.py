"""Logs for machines: one JSON line for each event. No address, no name, no token, no table link is ever written."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Coroutine
from typing import Any


def note(event: str, **facts: Any) -> None:
    line = {"time": round(time.time(), 3), "event": event, **facts}
    with contextlib.suppress(OSError):  # the disk of the log is full: no reason to refuse anybody anything
        print(json.dumps(line), file=sys.stderr, flush=True)


def failure(event: str, error: BaseException) -> None:
    """Something that should not happen: its kind and its place in our code, but nothing that anybody sent."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        place = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
        trace = trace.tb_next
    note(event, problem=type(error).__name__, place=place)


async def quietly(work: Coroutine[Any, Any, None]) -> None:
    """Something beside the requests; a failure (the database is away) is noted."""
    try:
        await work
    except Exception as error:
        failure("background_failed", error)
