"""What happens in tournaments by itself: results come from the tables, the next game and the next round begin."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from spellhall.contests import entries as log
from spellhall.contests.contest import MOST_GAMES
from spellhall.hall.hours import now_ms
from spellhall.hall.rooms import Room
from spellhall.hall.tournaments.rooms import ContestRoom
from spellhall.hall.tournaments.tables import score

if TYPE_CHECKING:
    from spellhall.hall.tournaments.service import Tournaments


class ContestRounds:
    """Looks after the tournaments of one process, about once a second and after every request."""

    def __init__(self, tournaments: Tournaments) -> None:
        self.tournaments = tournaments

    async def look_after(self, kept: ContestRoom) -> None:
        """Let the tables be as the tournament says, and the tournament go on."""
        async with kept.lock:
            await self.tournaments.current(kept)
            if kept.room.phase != "playing":
                return
            rooms = await self.tournaments.tables.all_in_step(kept)
            if kept.room.paused:
                return
            if await self.results(kept, rooms):
                await self.tournaments.tables.all_in_step(kept)
            if await self.go_on(kept, now_ms()):
                await self.tournaments.tables.all_in_step(kept)

    async def results(self, kept: ContestRoom, rooms: dict[int, Room]) -> bool:
        """What was played counts; whether another game of a meeting begins."""
        begins = False
        for place, table in rooms.items():
            meet = kept.room.meets[-1][place]
            game = len(meet.tables) - 1
            data = table.table.data
            if data.phase != "over":
                continue
            if len(meet.scores) == game:
                entry = log.Played(now_ms(), place, table.id, score(table.table, game % 2 == 1))
                await self.tournaments.accept(kept, entry)
            if place in kept.room.held.open and now_ms() - data.touched >= 1000 * kept.room.plan.pause:
                await self.tournaments.accept(kept, log.Next(now_ms(), place, new_table()))
                begins = True
        return begins

    async def go_on(self, kept: ContestRoom, now: int) -> bool:
        """The time of a round is up, the next one begins, or all is over; whether there are new meetings."""
        room = kept.room
        if room.until and now >= room.until:
            await self.time_is_up(kept)
            if room.plan.arena:
                await self.finish(kept)
                return False
        if room.plan.arena:
            free = [player for player in room.held.free() if now - room.free_since(player) >= 1000 * room.plan.pause]
            return await self.begin(kept, [list(one.players) for one in room.held.arena_meetings(free)])
        if room.held.over:
            await self.finish(kept)
        elif room.next_at and now >= room.next_at:
            return await self.draw(kept)
        return False

    async def draw(self, kept: ContestRoom) -> bool:
        """The next round, or the first meetings of an arena; raises SpellhallError if there are none."""
        line = await asyncio.to_thread(kept.room.held.draw)  # 200 players of two teams take a while
        return await self.begin(kept, line["meet" if kept.room.plan.arena else "round"])

    async def begin(self, kept: ContestRoom, meetings: list[list[int]]) -> bool:
        """New meetings; a round in which nobody plays is one, too, where all who would meet are of one team."""
        nothing = kept.room.plan.arena and not meetings
        if nothing or len(kept.room.all_tables()) + len(meetings) > MOST_GAMES:
            return False
        tables = [new_table() if len(players) > 1 else "" for players in meetings]
        await self.tournaments.accept(kept, log.Drawn(now_ms(), meetings, tables))
        return True

    async def time_is_up(self, kept: ContestRoom) -> None:
        """Games that are not over count as drawn."""
        for place in kept.room.held.open:
            meet = kept.room.meets[-1][place]
            left = (kept.room.plan.games - len(meet.scores)) / 2
            one, other = meet.total()
            await self.settle(kept, place, (one + left, other + left))

    async def settle(self, kept: ContestRoom, place: int, games: tuple[float, float]) -> None:
        """A result that no table has told; the table stands still from now on."""
        meet = kept.room.meets[-1][place]
        await self.tournaments.accept(kept, log.Settled(now_ms(), place, games))
        if meet.tables:
            await self.tournaments.tables.stop(meet.tables[-1])

    async def finish(self, kept: ContestRoom) -> None:
        await self.tournaments.accept(kept, log.Finished(now_ms()))


def new_table() -> str:
    return secrets.token_urlsafe(16)
