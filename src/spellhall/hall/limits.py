"""Limits: so many per second, with a reserve. Nothing about an address is kept longer than it counts."""

from __future__ import annotations

import time


class Bucket:
    """Holds up to `size` drops and gets `rate` back every second; each request takes one."""

    __slots__ = ("drops", "rate", "size", "then")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.drops = size
        self.then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.drops = min(self.size, self.drops + (now - self.then) * self.rate)
        self.then = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.held: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self.held.get(key)
        if bucket is None:
            if len(self.held) > 10_000:
                self.forget()
            bucket = self.held[key] = Bucket(self.rate, self.size)
        return bucket.take()

    def forget(self) -> None:
        now = time.monotonic()
        full = [key for key, one in self.held.items() if one.drops + (now - one.then) * one.rate >= one.size]
        for key in full:
            del self.held[key]
