"""Who is here: connected, or heard of a moment ago, at this process or at another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from spellhall.hall.hours import now_ms
from spellhall.hall.rooms import Room
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.messages import say

BEAT = 4_000  # milliseconds after which it is told again that somebody is here
HERE = 12_000  # milliseconds for which that holds
GONE = 2_000  # milliseconds for which it still holds when somebody has left: whoever has them, too, says so meanwhile
LOOK = 1.5  # seconds between two looks at who is connected to other processes; with GONE well under five
SLICE = 50  # tables that are gone through at once
AWAY_FIRST = say("hall-player-is-here")


class Presence:
    """A sign of life counts wherever it comes from: a socket, a choice over HTTP, a look at the table."""

    def __init__(
        self, settings: Settings, storage: Storage, background: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.background = background
        self.writing = asyncio.Lock()  # of two notes about a seat the later one must stay

    def noticed(self, room: Room, seat: int) -> None:
        """Somebody was here by this seat's token."""
        if seat == OUTSIDE:
            return
        now = now_ms()
        known = room.seen.get(seat, 0)
        room.seen[seat] = now
        if now - known > BEAT and not room.hears(seat) and self.matters(room):  # else the heartbeat tells it
            self.background(self.note([(room.id, seat)], now + HERE))

    def arrived(self, room: Room, seat: int) -> None:
        """Somebody has connected as this seat."""
        if seat != OUTSIDE:
            room.seen[seat] = now_ms()
            if self.matters(room):
                self.background(self.note([(room.id, one) for one in room.connected()], now_ms() + HERE))

    def left(self, room: Room, seat: int, before: set[int]) -> None:
        """A connection of this seat has ended; `before` are the seats that were connected with it."""
        if seat == OUTSIDE:
            return
        room.seen[seat] = now_ms()
        gone = before - room.connected()
        if gone and self.matters(room):
            self.background(self.note([(room.id, one) for one in gone], now_ms() + GONE))

    async def note(self, seats: list[tuple[str, int]], until: int) -> None:
        async with self.writing:
            await self.storage.present(seats, until)

    def matters(self, room: Room) -> bool:
        """Whether other processes, or this one after a restart, must know."""
        return self.settings.many or room.table.data.clock.absent > 0

    async def is_here(self, room: Room, seat: int) -> bool:
        """Whether a player of a running game is here, or was lately; then no bot may be seated for them."""
        if room.table.data.phase != "playing":
            return False
        if room.hears(seat):
            return True
        lately = now_ms() - 1000 * max(self.settings.grace, room.table.data.clock.absent)
        if room.seen.get(seat, room.opened) > lately:
            return True
        return self.settings.many and await self.storage.last_seen(room.id, seat) - GONE > lately

    async def last(self, room: Room, seat: int) -> int:
        """When a seat's player was last known to be here."""
        return max(await self.storage.last_seen(room.id, seat), room.seen.get(seat, 0))

    async def heartbeat(self, rooms: Iterable[Room]) -> None:
        """Tell the other processes who is connected here, where it matters."""
        here = [(room.id, seat) for room in list(rooms) if self.matters(room) for seat in room.connected()]
        await self.note(here, now_ms() + HERE)

    async def look(self, rooms: Iterable[Room]) -> None:
        """Hear who is connected to the other processes, and tell those who want to know."""
        if not self.settings.many:
            return
        followed = [room for room in list(rooms) if room.elsewhere is not None and room.listeners]
        if not followed:
            return
        now = now_ms()
        there = await self.storage.all_present(now, [room.id for room in followed])
        contested: list[tuple[str, int]] = []  # here, and just left by a connection to another process
        for at, room in enumerate(followed):
            if at % SLICE == 0:
                await asyncio.sleep(0)  # whoever chooses meanwhile does not wait for all tables
            known = there.get(room.id, {})
            contested += [(room.id, seat) for seat in room.connected() if 0 < known.get(seat, 0) <= now + GONE]
            room.elsewhere = set(known)
            room.tell_here()
        await self.note(contested, now_ms() + HERE)

    async def known(self, room: Room) -> None:
        """Find out who is connected to other processes, once; then `look` keeps it current."""
        if self.settings.many and room.elsewhere is None:
            room.elsewhere = set((await self.storage.all_present(now_ms(), [room.id])).get(room.id, {}))
