"""Turns: who may think next, where places to think are few.

Whoever waits is served in turn, and the turn goes to the one for whom the hall has thought least of late: first among
addresses, then among tables. People come before bots that nobody waits for, and what is cheap before what is dear.
Whoever has waited long moves up, so that nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from spellhall.hall.limits import Limited
from spellhall.kernel.messages import say

HINT, AWAITED, ALONE = 0, 1, 2  # a person asks; a person waits for a bot; bots among themselves
HALF_LIFE = 20.0  # seconds in which half of what was used is forgotten
MOVES_UP = 6.0  # seconds of waiting that count as much as a rank
CROWD = say("hall-crowd")


class Used:
    """Seconds of thinking by name, fading."""

    def __init__(self) -> None:
        self.held: dict[str, tuple[float, float]] = {}

    def of(self, name: str) -> float:
        seconds, then = self.held.get(name, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - then) / HALF_LIFE) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        total = self.of(name) + seconds
        if len(self.held) > 5_000:
            self.held = {each: self.held[each] for each in self.held if self.of(each) > 0.01}
        self.held[name] = total, time.monotonic()


class Job:
    """Somebody who waits."""

    def __init__(self, owner: str, table: str, rank: int, cost: float) -> None:
        self.owner = owner
        self.table = table
        self.rank = rank
        self.cost = cost
        self.since = time.monotonic()
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """So many places; see above. `most` is how many of one owner may wait, `room` how many at all."""

    def __init__(self, places: int, most: int = 0, room: int = 0) -> None:
        self.free = places
        self.places = places
        self.most = most
        self.room = room
        self.waiting: list[Job] = []
        self.owners = Used()
        self.tables = Used()
        self.usual = 0.5  # seconds that one turn takes, about

    @asynccontextmanager
    async def turn(self, owner: str, table: str, rank: int = HINT, cost: float = 0.0) -> AsyncIterator[None]:
        """Wait for a place and hold it; raises Limited if too many wait already."""
        await self.enter(owner, table, rank, cost)
        began = time.monotonic()
        try:
            yield
        finally:
            seconds = time.monotonic() - began
            self.owners.add(owner, seconds)
            self.tables.add(table, seconds)
            self.usual += (seconds - self.usual) / 10
            self.leave()

    async def enter(self, owner: str, table: str, rank: int, cost: float) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        same = sum(job.owner == owner for job in self.waiting)
        if (self.most and same >= self.most) or (self.room and len(self.waiting) >= self.room):
            raise Limited(CROWD, (same + 1) * self.usual)
        job = Job(owner, table, rank, cost)
        self.waiting.append(job)
        try:
            await job.turn
        except asyncio.CancelledError:
            if job in self.waiting:
                self.waiting.remove(job)
            elif job.turn.done() and not job.turn.cancelled():
                self.leave()  # its turn had just come
            raise

    def leave(self) -> None:
        """A place is free: whose turn is it?"""
        now = time.monotonic()
        while self.waiting:
            job = min(self.waiting, key=lambda each: self.order(each, now))
            self.waiting.remove(job)
            if not job.turn.done():
                job.turn.set_result(None)
                return
        self.free += 1

    def order(self, job: Job, now: float) -> tuple[int, float, float, float, float]:
        rank = job.rank - int((now - job.since) / MOVES_UP)
        return rank, self.owners.of(job.owner), self.tables.of(job.table), job.cost, job.since
