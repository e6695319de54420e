"""Seats that bots play: one decision after the other, until a person is asked."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from spellhall.bots.roster import replacement_for
from spellhall.hall.hours import now_ms
from spellhall.hall.logs import failure, note
from spellhall.hall.rooms import Room
from spellhall.hall.storage import StorageFailed
from spellhall.hall.thinking import COUNTED, bot_luck
from spellhall.hall.troubles import STORAGE_TROUBLES
from spellhall.table import entries as log
from spellhall.table.judge import TableError, Verdict, choose

if TYPE_CHECKING:
    from spellhall.hall.service import Hall

LEASE = 15_000


class BotSeats:
    """Plays for the bots of one process's tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def play(self, room: Room) -> None:
        """Play for the bots of a table until a person is asked."""
        try:
            while not self.hall.closing and await self.one(room):
                pass
        except (TableError, StorageFailed):
            room.stale = True  # the sweep comes back to this table
        except STORAGE_TROUBLES as error:
            failure("bot_failed", error)
        except Exception as error:
            await self.hall.care.failed(room.id, error)
        finally:
            room.thinking = False

    async def before(self, room: Room) -> None:
        """Wait for bots that answer before people do."""
        end = time.monotonic() + COUNTED
        while room.table.bots_first() and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def one(self, room: Room) -> bool:
        async with room.lock:
            await self.hall.current(room)
            table = room.table
            asked = table.bots_asked()
            if not asked:
                return False
            seat, number = asked[0], table.data.number
            now = now_ms()
            alone = not self.hall.settings.many  # then nobody else could play it
            if not alone and not await self.hall.storage.claim(room.id, number, seat, self.hall.me, now, now + LEASE):
                return False
            awaited = any(place.kind == "person" and not place.bot for place in table.data.seats)
            setup = table.game.setup_to_json(table.setup)
            view = table.game.view_for(table.state, seat).to_json()
            bot = table.data.seats[seat].bot
            luck = bot_luck(table.data.seed, number, seat, view)
            deal = table.data.deal
        budget = 0 if deal else self.hall.settings.bot_milliseconds
        try:
            text = await self.hall.deals.reply(deal, seat, view) if deal else ""
            troubles: list[str] = []
            if not text:
                text, troubles = await self.hall.thinkers.think(
                    room.owner or room.id, room.id, awaited, setup, view, seat, bot, luck, budget
                )
        except Exception as error:  # whatever a bot does, the table goes on
            return await self.failed(room, seat, number, error)
        for trouble in troubles:
            self.hall.metrics.add("bot_troubles")
            note("bot_trouble", report=trouble)
        async with room.lock:
            await self.hall.current(room)
            if room.table.data.number != number:
                return True
            await self.hall.accept(room, choose(room.table, seat, text, now_ms(), None))
            room.bot_failures.pop(seat, None)
            self.hall.metrics.add("bot_choices")
            self.hall.care.went_well(room.id)
            await self.hall.follow(room)
        return True

    async def failed(self, room: Room, seat: int, number: int, error: Exception) -> bool:
        """A bot gets a second chance; then another one plays on, so that nobody waits. Raises if there is none."""
        self.hall.metrics.add("bot_troubles")
        failure("bot_failed", error)
        async with room.lock:
            await self.hall.current(room)
            if room.table.data.number != number:
                return True
            room.bot_failures[seat] = room.bot_failures.get(seat, 0) + 1
            if room.bot_failures[seat] < 2:
                return True
            place = room.table.data.seats[seat]
            instead = replacement_for(place.bot, room.table.game)
            if not instead:
                raise error
            room.bot_failures.pop(seat)
            await self.hall.accept(room, Verdict(log.Substituted(now_ms(), seat, instead, "failed", place.out)))
            await self.hall.follow(room)
        return True
