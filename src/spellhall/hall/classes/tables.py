"""The tables of a class: set up as it says, and kept in step with it. All of it can be done again at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellhall.classroom.classroom import Classroom
from spellhall.classroom.entries import BOT, Placed
from spellhall.classroom.ledger import Ledger, ledger_of
from spellhall.hall.classes.rooms import ClassRoom
from spellhall.hall.hours import now_ms
from spellhall.hall.rooms import Room
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.table import entries as log
from spellhall.table.clocks import ClockRule
from spellhall.table.judge import Verdict, known_bot

if TYPE_CHECKING:
    from spellhall.hall.service import Hall

ABSENT = 45
"""Seconds after which a bot plays for a pupil whose device is gone."""


class ClassTables:
    """Sets up and looks after the tables of classes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def stand(self, kept: ClassRoom, placed: Placed, seed: str) -> Room:
        """The room of a table of the class; the table is set up if it does not stand yet."""
        entry = log.Created(
            now_ms(),
            placed.game,
            len(placed.pupils),
            placed.options,
            placed.cards,
            kept.room.teacher,
            ClockRule(absent=ABSENT),
            delay=-1,
            coming=seed,
            classroom=kept.id,
        )
        return await self.hall.classes.open_table(kept, placed.table, entry)

    async def in_step(self, kept: ClassRoom, placed: Placed, room: Room) -> None:
        """Let a table be as the class says: who sits there, who is gone or back, and whether it stands still."""
        async with room.lock:
            await self.hall.current(room)
            await self.sit(kept.room, placed, room)
            await self.hall.follow(room)
            await self.change_devices(kept.room, placed, room)
            if room.table.data.phase != "playing":
                return
            for seat, place in enumerate(room.table.data.seats):
                pupil = self.pupil_of(kept.room, placed, place.name) if place.kind == "person" else BOT
                if pupil == BOT:
                    continue
                gone = kept.room.pupils[pupil].gone
                if gone and not place.bot:
                    bot = known_bot(room.table.game, kept.room.plan.bot)
                    await self.hall.accept(room, Verdict(log.Substituted(now_ms(), seat, bot, "away")))
                elif not gone and place.bot and not place.out and kept.is_here(pupil):
                    await self.hall.accept(room, Verdict(log.Returned(now_ms(), seat)))
            await self.hold(kept.room, placed, room)
            await self.hall.follow(room)

    async def hold(self, klass: Classroom, placed: Placed, room: Room) -> None:
        """Pause a table with the class, or let it go on; one that is out of use stands still for good."""
        wanted = klass.held or placed.table not in klass.current
        data = room.table.data
        if wanted != data.held:
            entry = log.Paused(now_ms(), OUTSIDE) if wanted else log.Resumed(now_ms(), OUTSIDE)
            await self.hall.accept(room, Verdict(entry))

    async def sit(self, klass: Classroom, placed: Placed, room: Room) -> None:
        """Everybody takes their seat: at first all of them, later a pupil who takes over from a bot."""
        table = room.table
        if table.data.match > 1:
            return
        for seat, pupil in enumerate(placed.pupils):
            held = table.data.seats[seat]
            if pupil == BOT:
                if held.kind == "empty":
                    bot = known_bot(table.game, klass.plan.bot)
                    name = f"{bot.capitalize()} {SEAT_LETTERS[seat]}"
                    await self.hall.accept(room, Verdict(log.Sat(now_ms(), seat, name, "", bot)))
            elif held.kind != "person":
                one = klass.pupils[pupil]
                await self.hall.accept(room, Verdict(log.Sat(now_ms(), seat, one.name, one.token, "", "", one.face)))

    async def change_devices(self, klass: Classroom, placed: Placed, room: Room) -> None:
        """Seats of pupils who go on with another device belong to that one from now on."""
        for seat, place in enumerate(room.table.data.seats):
            pupil = self.pupil_of(klass, placed, place.name) if place.kind == "person" else BOT
            if pupil != BOT and place.token != klass.pupils[pupil].token:
                one = klass.pupils[pupil]
                entry = log.Sat(now_ms(), seat, one.name, one.token, "", place.share, one.face)
                await self.hall.accept(room, Verdict(entry))

    def pupil_of(self, klass: Classroom, placed: Placed, name: str) -> int:
        return next((one for one in placed.pupils if one != BOT and klass.pupils[one].name == name), BOT)

    async def ledger(self, room: Room) -> Ledger:
        """The answers of a table, read from its log if nobody has asked for them before."""
        async with room.lock:
            await self.hall.current(room)
            if room.ledger is None or room.ledger.number != room.table.data.number:
                room.ledger = ledger_of((await self.hall.all_entries(room.id))[: room.table.data.number])
            return room.ledger
