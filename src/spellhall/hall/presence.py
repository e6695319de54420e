"""Who is here: connected, or heard of a moment ago, at this process or at another."""

from __future__ import annotations

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
AWAY_FIRST = say("hall-player-is-here")


class Presence:
    """A sign of life counts wherever it comes from: a socket, a choice over HTTP, a look at the table."""

    def __init__(
        self, settings: Settings, storage: Storage, background: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.background = background

    def noticed(self, room: Room, seat: int) -> None:
        """Somebody was here by this seat's token."""
        if seat == OUTSIDE:
            return
        now = now_ms()
        known = room.seen.get(seat, 0)
        room.seen[seat] = now
        if now - known > BEAT and self.matters(room):
            self.background(self.storage.present([(room.id, seat)], now + HERE))

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
        return self.settings.many and await self.storage.last_seen(room.id, seat) - HERE > lately

    async def last(self, room: Room, seat: int) -> int:
        """When a seat's player was last known to be here."""
        return max(await self.storage.last_seen(room.id, seat), room.seen.get(seat, 0))

    async def heartbeat(self, listed: Iterable[Room]) -> None:
        """Tell the other processes who is connected here, where it matters, and hear who is connected there."""
        rooms = list(listed)
        here = [
            (room.id, seat)
            for room in rooms
            if self.matters(room)
            for seat, channel in room.channels.items()
            if seat != OUTSIDE and channel.listeners
        ]
        await self.storage.present(here, now_ms() + HERE)
        if self.settings.many:
            there = await self.storage.all_present(now_ms())
            for room in rooms:
                if room.elsewhere is not None:
                    room.elsewhere = there.get(room.id, set())
                    room.tell_here()

    async def known(self, room: Room) -> None:
        """Find out who is connected to other processes, once; then the heartbeat keeps it current."""
        if self.settings.many and room.elsewhere is None:
            room.elsewhere = (await self.storage.all_present(now_ms(), room.id)).get(room.id, set())
