"""Python's garbage collector, kept from stopping people in the middle of play.

While it looks for circles the whole process stands still: 75 ms for what 500 tables keep. But tables, messages and
connections are forgotten without it as soon as nobody needs them (`tests/hall/test_letting_go.py`). What is left for it
are circles that somebody else's code makes. Those that die young are found on the way, a few objects at a time; the
others when nobody is playing, or after ten minutes.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG = 300  # new objects from which they are looked through: about a millisecond's work
NEVER = 2**31 - 1
LONGEST = 600.0  # seconds between two looks at everything, however busy the hall is


class Collector:
    """Takes over from the collector's own idea of when to look at everything."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last = clock()
        self.stored = self.collected = 0  # commits at the last round, and when everything was last looked at
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def round(self, commits: int) -> bool:
        """Called every few seconds with the number of commits so far; looks at everything if that harms nobody."""
        quiet = commits == self.stored
        self.stored = commits
        if not (quiet and commits != self.collected) and self.clock() - self.last < LONGEST:
            return False
        self.collected = commits
        gc.collect()
        self.last = self.clock()
        return True
