"""What is due without anybody asking: clocks, absent players, bots whose process died, and tables that fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellhall.bots.roster import usual_bot
from spellhall.hall.hours import now_ms
from spellhall.hall.logs import failure
from spellhall.hall.quarantine import SENTENCE, TRIES, mark, marks, set_aside, unmark
from spellhall.hall.rooms import Room
from spellhall.hall.troubles import STORAGE_TROUBLES
from spellhall.table import entries as log
from spellhall.table.judge import TableError, Verdict, next_due, out_of_time

if TYPE_CHECKING:
    from spellhall.hall.service import Hall

LATER = 30 * 86_400_000  # milliseconds until a table that cannot go on is looked at again


class Care:
    """Looks after the tables of one process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.failures: dict[str, int] = {}  # tables that failed lately, and how often in a row

    async def sweep(self) -> None:
        """Look at every table whose time has come. One that fails does not keep the others waiting."""
        now = now_ms()
        later: list[tuple[str, int]] = []
        for id in await self.storage.due(now):
            first = id not in self.hall.rooms
            if first:
                begun = await marks(self.storage, id)
                if begun >= TRIES:  # whoever looked at it did not live to tell
                    await self.give_up(id)
                    continue
                await mark(self.storage, id, begun + 1, now)
            try:
                due = await self.look_after(id, now)
                later += [(id, due)] if due else []
            except STORAGE_TROUBLES:
                raise  # no fault of the table
            except Exception as error:
                if isinstance(error, TableError) and error.code == "outdated":
                    later.append((id, now + LATER))  # it cannot go on, and whoever comes to it is told why
                elif not isinstance(error, TableError) or error.code != "stale":
                    await self.failed(id, error)
            if first:
                await unmark(self.storage, id)
        await self.storage.put_off(later, now)

    async def look_after(self, id: str, now: int) -> int:
        """Do what is due at one table; returns when it must be looked at again, 0 for never."""
        room = await self.hall.room(id)
        async with room.lock:
            await self.behind(room)
            await self.hall.current(room)
            await self.hall.follow(room)
            await self.absent(room)
            if not room.table.bots_asked():
                self.went_well(id)
            return max(next_due(room.table), now + 500) if next_due(room.table) else 0

    async def behind(self, room: Room) -> None:
        """A due table may have moved on in another process without our knowing."""
        if await self.storage.entries(room.id, room.table.data.number):
            room.stale = True

    async def absent(self, room: Room) -> None:
        """Let a bot play for somebody who is asked and has been away for too long; in a tournament the game is lost."""
        data = room.table.data
        if not data.clock.absent or data.clocks is None or data.clocks.paused:
            return
        for seat in room.table.waiting():
            place = data.seats[seat]
            if place.kind != "person" or place.bot or room.hears(seat):
                continue
            seen = max(await self.hall.presence.last(room, seat), data.clocks.since[seat])
            if now_ms() - seen > 1000 * data.clock.absent:
                if data.contest:
                    await self.hall.accept(room, Verdict(out_of_time(room.table, seat, now_ms())))
                    return
                entry = log.Substituted(now_ms(), seat, usual_bot(room.table.game), "away")
                await self.hall.accept(room, Verdict(entry))
                await self.hall.follow(room)

    # ------------------------------------------------------------ tables that fail

    def went_well(self, id: str) -> None:
        self.failures.pop(id, None)

    async def failed(self, id: str, error: Exception) -> None:
        """Something went wrong at a table by itself; the third time in a row it is put aside."""
        failure("table_failed", error)
        self.failures[id] = self.failures.get(id, 0) + 1
        if self.failures[id] >= TRIES:
            await self.give_up(id)
        else:
            await self.storage.put_off([(id, now_ms() + 2_000 * self.failures[id])], now_ms())

    async def give_up(self, id: str) -> None:
        """Put a table aside, and tell those who sit at it."""
        await set_aside(self.storage, id)
        self.failures.pop(id, None)
        room = self.hall.rooms.pop(id, None)
        if room is not None:
            room.forget_late()
            for listener in [one for channel in room.channels.values() for one in channel.listeners]:
                listener.refuse("", "aside", SENTENCE)
                listener.hang_up()
