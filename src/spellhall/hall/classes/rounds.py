"""What happens in classes by itself: tables come in step, late pupils find a seat, and the next game begins."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from spellhall.classroom import entries as log
from spellhall.classroom import seating
from spellhall.classroom.classroom import MOST_TABLES
from spellhall.classroom.entries import BOT
from spellhall.games import game as find_game
from spellhall.hall.classes.rooms import ClassRoom
from spellhall.hall.hours import now_ms
from spellhall.table.judge import TableError

if TYPE_CHECKING:
    from spellhall.hall.classes.service import Classes

NEXT_GAME = 12_000  # milliseconds for looking at the end of a game before the next one begins
ENOUGH = 45_000  # of the lesson that must be left for another game
TRIES = 4  # with a table at which other processes accept something, too; then the next round looks again


class Rounds:
    """Looks after the classes of one process, about once a second and after every request."""

    def __init__(self, classes: Classes) -> None:
        self.classes = classes

    async def look_after(self, kept: ClassRoom) -> None:
        """Let the tables be as the class says, and the class go on."""
        async with kept.lock:
            await self.classes.current(kept)
            if kept.room.phase == "gathering":
                return
            await self.in_step(kept)
            now = now_ms()
            if kept.room.phase == "playing" and not kept.room.held:
                await self.late(kept)
                if kept.room.goes_on(now) and kept.room.until - now > ENOUGH:
                    await self.next_games(kept, now)

    async def in_step(self, kept: ClassRoom) -> None:
        """All tables at once: they do not wait for each other, and share their commits."""
        await asyncio.gather(*[self.one_in_step(kept, id) for id in self.concerned(kept)])

    def concerned(self, kept: ClassRoom) -> list[str]:
        """Tables in use, and those in memory that have just gone out of it."""
        room, awake = kept.room, self.classes.hall.rooms
        return [id for id in room.tables if id in room.current or (id in awake and id not in kept.ledgers)]

    async def one_in_step(self, kept: ClassRoom, id: str) -> None:
        placed = kept.room.tables[id]
        room = await self.classes.tables.stand(kept, placed, secrets.token_hex(32))
        for _ in range(TRIES):
            try:
                await self.classes.tables.in_step(kept, placed, room)
                break
            except TableError as error:
                if error.code != "stale":  # somebody chose at another process, or it does the same
                    raise
        if id not in kept.room.current:
            kept.ledgers[id] = await self.classes.tables.ledger(room)

    async def late(self, kept: ClassRoom) -> None:
        """Pupils who sit nowhere take a bot's seat, or get a table of their own."""
        room = kept.room
        units = [unit for unit in seating.devices(room, room.waiting()) if any(kept.is_here(one) for one in unit)]
        if not units:
            return
        changed = False
        for unit in units:
            playing = [id for id in room.current if id in self.classes.hall.rooms and self.takes_more(id)]
            found = seating.free_seat(room, playing, unit)
            if found is not None:
                for seat, pupil in zip(found[1], unit, strict=True):
                    await self.classes.accept(kept, log.Filled(now_ms(), found[0], seat, pupil))
            elif room.goes_on(now_ms()) and len(room.tables) < MOST_TABLES:
                counts = find_game(room.plan.game).seat_counts
                pupils = seating.with_bots(unit, room.plan.seats, counts)
                placed = self.classes.wishes.placed(room, pupils, await self.classes.models(kept))
                await self.classes.accept(kept, log.Added(now_ms(), placed))
            else:
                continue
            changed = True
        if changed:
            await self.in_step(kept)

    def takes_more(self, id: str) -> bool:
        table = self.classes.hall.rooms[id].table
        return table.data.phase == "playing" and table.data.match <= 1

    async def next_games(self, kept: ClassRoom, now: int) -> None:
        """Where a game is over and was looked at, those who sat there get the next one."""
        room = kept.room
        done = False
        for id in list(room.current):
            found = self.classes.hall.rooms.get(id)
            if found is None or found.table.data.phase != "over":
                continue
            ledger = await self.classes.tables.ledger(found)
            group = [pupil for pupil in room.tables[id].pupils if pupil != BOT and not room.pupils[pupil].gone]
            if not group or now - ledger.over_at < NEXT_GAME or len(room.tables) >= MOST_TABLES:
                continue
            counts = find_game(room.plan.game).seat_counts
            pupils = seating.with_bots(group, room.plan.seats, counts)
            placed = self.classes.wishes.placed(room, pupils, await self.classes.models(kept))
            await self.classes.accept(kept, log.Added(now_ms(), placed))
            done = True
        if done:
            await self.in_step(kept)
