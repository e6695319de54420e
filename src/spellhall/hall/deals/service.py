"""All deals as one process sees them: offered, entered once by everybody, and compared by those who have played."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from spellhall.bots.roster import NAMES, names_for
from spellhall.contests.deals import (
    KEEP_DAYS,
    MOST_PLAYERS,
    AnyEntry,
    Deal,
    Entered,
    Offered,
    entry_from_text,
    entry_to_text,
    rebuilt,
)
from spellhall.contests.duplicate import mark_of, matchpoints
from spellhall.games import game as find_game
from spellhall.hall.deals.messages import DealGame, DealInfo, DealPlayer
from spellhall.hall.deals.replies import replies_of
from spellhall.hall.gatherings import Gathering, Gatherings
from spellhall.hall.hours import now_ms
from spellhall.hall.names import checked_name, may_type
from spellhall.hall.rooms import Room
from spellhall.hall.stored import DEAL
from spellhall.kernel.chance import DEAL as DEAL_SEED
from spellhall.kernel.chance import deal_seed
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import digest_of
from spellhall.table import entries as log
from spellhall.table.judge import TableError, Verdict, given_cards
from spellhall.table.recording import match_table, whole_record
from spellhall.table.table import Table


class DealRoom(Gathering[Deal]):
    """A deal in this process's memory."""

    def __init__(self, id: str, code: str, room: Deal) -> None:
        super().__init__(id, code, room)
        self.replies: dict[str, str] | None = None  # what bots answered in the game from which it comes

    def knows(self, token: str) -> bool:
        return self.room.of_token(token) is not None

    def all_tables(self) -> Iterable[str]:
        return [player.table for player in self.room.players if player.table != self.room.offered.table]


class Deals(Gatherings[DealRoom]):
    """The deals of a hall."""

    phase = DEAL
    keep_days = KEEP_DAYS

    # ------------------------------------------------------------ as a gathering; nobody listens to one

    def rebuilt(self, id: str, code: str, entries: list[str]) -> DealRoom:
        return DealRoom(id, code, rebuilt([entry_from_text(text) for text in entries]))

    def parsed(self, text: str) -> AnyEntry:
        return entry_from_text(text)

    def written(self, entry: AnyEntry) -> str:
        return entry_to_text(entry)

    def missing(self) -> Message:
        return say("deal-missing")

    async def look_after(self, kept: DealRoom) -> None:
        """Nothing is due by itself."""

    # ------------------------------------------------------------ offering

    async def offer(
        self, game: str, seats: int, options: dict[str, Any], cards: Any, seat: int, bots: list[str], caller: str
    ) -> DealRoom:
        """A new deal; raises SpellhallError."""
        found = find_game(game)
        given = given_cards(found, await self.hall.reader.cards(game, cards, caller))
        setup = found.setup(seats, options, given)
        if seat >= seats or len(bots) != seats - 1:
            raise TableError("malformed", say("deal-bots-wanted", bots=seats - 1))
        for bot in bots:
            counted(found, bot)
        seed = DEAL_SEED + secrets.token_hex(32)
        kept_cards = found.cards_to_json(setup.cards)
        entry = Offered(now_ms(), game, seats, setup.options, kept_cards, seat, bots, seed, rules=found.rules_version)
        self.hall.metrics.add("deals")
        return await self.found(game, entry)

    async def offer_again(self, id: str, holder: str, caller: str) -> DealRoom:
        """The deal of a game against bots that is over, by whoever (`holder`) has played it; raises TableError."""
        room = await self.hall.room(id, caller)
        async with room.lock:
            await self.hall.current(room)
            table, data = room.table, room.table.data
            seats = table.seats_of(holder) if holder else []
            if len(seats) != 1:
                raise TableError("not_yours", say("no-your-seat"))
            if data.phase != "over" or data.deal or data.mirrored or not data.seed.startswith(DEAL_SEED):
                raise TableError("not_now", say("deal-not-of-this-game"))
            others = [place for at, place in enumerate(data.seats) if at != seats[0]]
            if any(place.kind != "bot" for place in others):
                raise TableError("not_now", say("deal-not-of-this-game"))
            bots = [counted(table.game, place.bot) for place in others]
            me = data.seats[seats[0]]
            offered = Offered(
                now_ms(),
                data.game,
                table.seats,
                table.setup.options,
                data.cards,
                seats[0],
                bots,
                data.seed,
                data.nonces,
                room.id,
                data.match,
                data.rules,
            )
        kept = await self.found(data.game, offered)
        async with kept.lock:
            await self.accept(kept, Entered(now_ms(), holder, room.id, me.name, me.face))
        self.hall.metrics.add("deals")
        return kept

    # ------------------------------------------------------------ playing

    async def enter(self, id: str, token: str, name: str | None, face: str, caller: str) -> tuple[Room, int]:
        """A seat at a table of one's own; whoever has entered before gets the same one again. Raises TableError."""
        kept = await self.room(id, caller)
        called = checked_name(name, may_type(self.hall.settings, False))
        async with kept.lock:
            await self.current(kept)
            player = kept.room.of_token(token)
            if player is None and self.hall.settings.many:
                kept.stale = True  # perhaps another process knows more
                await self.current(kept)
                player = kept.room.of_token(token)
            if player is None:
                if kept.room.is_full:
                    raise TableError("not_now", say("deal-full", most=MOST_PLAYERS))
                await self.accept(kept, Entered(now_ms(), token, secrets.token_urlsafe(16), called, face))
                player = kept.room.players[-1]
            room = await self.stand(kept, player)
        return room, kept.room.offered.seat

    async def stand(self, kept: DealRoom, player: Entered) -> Room:
        """The table of somebody who plays the deal, set up as far as it is not yet; the caller holds the lock."""
        offered = kept.room.offered
        if player.table == offered.table:
            return await self.hall.room(player.table)
        entry = log.Created(
            player.at,
            offered.game,
            offered.seats,
            offered.options,
            offered.cards,
            "",
            delay=-1,
            coming=deal_seed(offered.seed, offered.nonces),
            deal=kept.id,
        )
        room = await self.open_table(kept, player.table, entry)
        async with room.lock:
            await self.hall.current(room)
            bots = iter(offered.bots)
            for seat in range(offered.seats):
                bot = "" if seat == offered.seat else next(bots)
                if room.table.data.seats[seat].kind != "empty":
                    continue
                if bot:
                    sat = log.Sat(now_ms(), seat, f"{bot.capitalize()} {SEAT_LETTERS[seat]}", "", bot)
                else:
                    sat = log.Sat(now_ms(), seat, player.name, player.token, "", "", player.face)
                await self.hall.accept(room, Verdict(sat))
            await self.hall.follow(room)
        return room

    async def reply(self, id: str, seat: int, view: dict[str, Any]) -> str:
        """What a bot answered where it saw the same, in the game from which a deal comes; empty if it never did."""
        try:
            kept = await self.room(id)
            offered = kept.room.offered
            if not offered.table:
                return ""
            if kept.replies is None:
                entries = await self.hall.all_entries(offered.table)
                kept.replies = replies_of(match_table(entries, offered.match)) if entries else {}
            return kept.replies.get(f"{seat}/{digest_of(view)}", "")
        except TableError:
            return ""  # that game is not kept any more

    # ------------------------------------------------------------ comparing

    async def shown(self, id: str, token: str, caller: str) -> DealInfo:
        """A deal as the holder of a (hashed) token may know it; raises TableError."""
        kept = await self.room(id, caller)
        await self.known(kept, token)
        deal, mine = kept.room, kept.room.of_token(token)
        tables = [await self.table_of(kept, player) for player in deal.players]
        seat = deal.offered.seat
        marks = {
            at: mark_of(table.data.result.ranks, table.data.result.scores, seat)
            for at, table in enumerate(tables)
            if table is not None and table.data.result is not None
        }
        points = matchpoints(marks)
        told = mine is not None and deal.players.index(mine) in marks
        players = []
        for at, (player, table) in enumerate(zip(deal.players, tables, strict=True)):
            result = table.data.result if told and table is not None else None
            ranks, scores = (result.ranks, result.scores) if result is not None else ([], [])
            players.append(
                DealPlayer(
                    player.name,
                    player.face,
                    player is mine,
                    at in marks,
                    ranks,
                    scores,
                    points.get(at, 0.0) if told else 0.0,
                )
            )
        offered = deal.offered
        return DealInfo(
            kept.id,
            kept.code,
            offered.game,
            offered.seats,
            offered.options,
            offered.cards is None,
            seat,
            offered.bots,
            players,
            MOST_PLAYERS - len(players),
            mine.table if mine is not None else "",
        )

    async def games(self, id: str, token: str, caller: str) -> list[DealGame]:
        """The games of a deal that are over, for those who have played it to its end; raises TableError."""
        kept = await self.room(id, caller)
        await self.known(kept, token)
        mine = kept.room.of_token(token)
        own = await self.table_of(kept, mine) if mine is not None else None
        if own is None or own.data.phase != "over":
            raise TableError("not_now", say("deal-play-first"))
        out: list[DealGame] = []
        for player in kept.room.players:
            table = own if player is mine else await self.table_of(kept, player)
            if table is None or table.data.phase != "over":
                continue
            undone = 0
            if player.table == kept.room.offered.table:
                undone = taken_back(await self.hall.all_entries(player.table), kept.room.offered.match)
            with self.hall.limits.working(caller):
                record = "\n".join(whole_record(table)) + "\n"
            out.append(DealGame(player.name, player.face, player is mine, record, undone))
        return out

    async def table_of(self, kept: DealRoom, player: Entered) -> Table | None:
        """The table of a player, at the game that counts; None where it does not stand."""
        try:
            room = await self.hall.room(player.table)
            async with room.lock:
                if self.hall.settings.many:
                    await self.hall.care.behind(room)
                await self.hall.current(room)
                offered = kept.room.offered
                if player.table == offered.table and room.table.data.match != offered.match:
                    return match_table(await self.hall.all_entries(player.table), offered.match)
                return room.table
        except TableError:
            return None


def counted(game: Any, bot: str) -> str:
    """A bot whose choices can be repeated: no program of somebody's. Raises TableError."""
    known = [name for name in names_for(game) if name in NAMES]
    if bot not in known:
        raise TableError("malformed", say("no-such-bot", bots=", ".join(known)))
    return bot


def taken_back(entries: list[log.AnyEntry], match: int) -> int:
    """How often somebody has gone back in one of a table's games."""
    begun = undone = 0
    for entry in entries:
        begun += isinstance(entry, (log.Started, log.Rematch))
        undone += isinstance(entry, log.Undone) and begun == match
    return undone
