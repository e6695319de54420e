"""Seats that bots play: one decision after the other, until a person is asked."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from spellhall.hall.hours import now_ms
from spellhall.hall.logs import failure, note
from spellhall.hall.rooms import Room
from spellhall.hall.storage import StorageFailed
from spellhall.hall.troubles import STORAGE_TROUBLES
from spellhall.table.judge import TableError, choose

if TYPE_CHECKING:
    from spellhall.hall.service import Hall

LEASE = 15_000


def bot_luck(secret: str, number: int, seat: int) -> str:
    """What a bot's luck comes from: the seed of the match is in it, which nobody is told before the end."""
    return sha256(f"bot/{secret}/{number}/{seat}".encode()).hexdigest()


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
            luck = bot_luck(table.data.seed, number, seat)
        text, troubles = await self.hall.thinkers.think(
            room.owner or room.id, room.id, awaited, setup, view, seat, bot, luck, self.hall.settings.bot_milliseconds
        )
        for trouble in troubles:
            self.hall.metrics.add("bot_troubles")
            note("bot_trouble", report=trouble)
        async with room.lock:
            await self.hall.current(room)
            if room.table.data.number != number:
                return True
            await self.hall.accept(room, choose(room.table, seat, text, now_ms(), None))
            self.hall.metrics.add("bot_choices")
            self.hall.care.went_well(room.id)
            await self.hall.follow(room)
        return True
