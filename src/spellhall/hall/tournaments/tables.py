"""The tables of a tournament: set up as its log says, and kept in step with it. All of it can be done again."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from spellhall.contests.plans import SEATS
from spellhall.hall.hours import now_ms
from spellhall.hall.rooms import Room
from spellhall.hall.tournaments.rooms import ContestRoom
from spellhall.kernel.decisions import OUTSIDE
from spellhall.table import entries as log
from spellhall.table.judge import TableError, Verdict
from spellhall.table.table import Table

if TYPE_CHECKING:
    from spellhall.hall.service import Hall


class ContestTables:
    """Sets up and looks after the tables of tournaments."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def stand(self, kept: ContestRoom, place: int) -> Room:
        """The room of the present game of a meeting of this round; the table is set up if it does not stand yet."""
        room = kept.room
        round, meet, plan = len(room.meets) - 1, room.meets[-1][place], room.plan
        game = len(meet.tables) - 1
        entry = log.Created(
            now_ms(),
            plan.game,
            SEATS,
            plan.options,
            None,
            "",
            plan.clock,
            delay=-1,
            coming=room.seed(round, place, game),
            contest=kept.id,
        )
        found = await self.hall.tournaments.open_table(kept, meet.tables[game], entry)
        found.used = time.monotonic()  # a table that is played at does not sleep
        return found

    async def all_in_step(self, kept: ContestRoom) -> dict[int, Room]:
        """The tables of all open meetings, by place. They do not wait for each other, and share their commits."""
        places = kept.room.held.open
        rooms = await asyncio.gather(*[self.in_step(kept, place) for place in places])
        return dict(zip(places, rooms, strict=True))

    async def in_step(self, kept: ContestRoom, place: int) -> Room:
        """Let a table be as the tournament says: who sits there, and whether it stands still."""
        room = await self.stand(kept, place)
        meet = kept.room.meets[-1][place]
        try:
            async with room.lock:
                await self.hall.current(room)
                for seat, player in enumerate(meet.seats(len(meet.tables) - 1)):
                    await self.sit(kept, room, seat, player)
                await self.hall.follow(room)
                await self.hold(room, kept.room.paused > 0)
        except TableError as error:
            if error.code != "stale":  # another process does the same, and the next round looks again
                raise
        return room

    async def sit(self, kept: ContestRoom, room: Room, seat: int, player: int) -> None:
        """A player, or a bot, takes their seat; or goes on at it with another device."""
        one, held = kept.room.players[player], room.table.data.seats[seat]
        if held.kind == "empty" or (held.kind == "person" and held.token != one.token):
            entry = log.Sat(now_ms(), seat, one.name, one.token, one.bot, "", one.face)
            await self.hall.accept(room, Verdict(entry))

    async def hold(self, room: Room, wanted: bool) -> None:
        """Pause a table, or let it go on."""
        data = room.table.data
        if data.phase == "playing" and wanted != data.held:
            entry = log.Paused(now_ms(), OUTSIDE) if wanted else log.Resumed(now_ms(), OUTSIDE)
            await self.hall.accept(room, Verdict(entry))
            await self.hall.follow(room)

    async def stop(self, id: str) -> None:
        """A table whose meeting has its result already stands still for good."""
        room = await self.hall.room(id)
        async with room.lock:
            await self.hall.current(room)
            await self.hold(room, True)


def score(table: Table, exchanged: bool) -> tuple[float, float]:
    """What the two players of a meeting scored in a game that is over; `exchanged`: they sit the other way round."""
    assert table.data.result is not None
    one, other = table.data.result.ranks[:: -1 if exchanged else 1]
    return (1.0, 0.0) if one < other else (0.0, 1.0) if other < one else (0.5, 0.5)
