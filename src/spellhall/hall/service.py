"""The hall itself: rooms, requests, what is due by itself, and bots. It knows no network and no rule.

Processes hold no table exclusively. A request is judged on the table in memory; its entry is accepted when its row
(table, number) is in the database; only then is anybody told. If another process was faster, this one reads what it has
missed and says that the request came too late.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any
from uuid import uuid4
from weakref import WeakValueDictionary

import msgspec

from spellhall.bots.roster import allow
from spellhall.games import game as find_game
from spellhall.hall.bots import Bots, Thinkers
from spellhall.hall.botseats import BotSeats
from spellhall.hall.care import Care
from spellhall.hall.classes.service import Classes
from spellhall.hall.deals.service import Deals
from spellhall.hall.gatherings import Gatherings
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import FREE_BYTES, TOO_MUCH_TEXT, Limited, Limits
from spellhall.hall.logs import quietly
from spellhall.hall.metrics import Metrics
from spellhall.hall.names import checked_name, may_type, unlike
from spellhall.hall.presence import AWAY_FIRST, Presence
from spellhall.hall.quarantine import is_aside, put_aside
from spellhall.hall.readers import Reader
from spellhall.hall.rooms import Late, Listener, Room, encode, result_row, welcome_all
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write
from spellhall.hall.stored import missing, new_code, new_row, read_table
from spellhall.hall.tournaments.service import Tournaments
from spellhall.hall.upkeep import keep
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.messages import say
from spellhall.table import entries as log
from spellhall.table import feed
from spellhall.table import requests as wish
from spellhall.table.judge import (
    TableError,
    Verdict,
    Who,
    automatic,
    given_cards,
    judge,
    known_bot,
    next_due,
    seat_of,
    why,
)
from spellhall.table.seats import hashed
from spellhall.table.table import News, Table, created
from spellhall.words.speech import speech

POINT_EVERY = 32  # entries between two checkpoints
HINTS_WAITING = 6  # of one address


def new_seed() -> str:
    return secrets.token_hex(32)


class Hall:
    """All tables as one process sees them."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone when nobody waits for it
        self.limits = Limits(settings)
        allow(settings.commands)
        self.thinkers = Bots(settings.bot_processes, settings.commands, settings.engine)
        # of their own, so that nobody waits for a hint behind bots, nor behind a review, which takes some seconds
        self.advisers = Thinkers(1, {}, HINTS_WAITING, 40, settings.engine)
        self.reviewers = Thinkers(1, {}, 2, 20, settings.engine)
        self.measuring: dict[str, float] = {}  # addresses for which cards are measured, and until when at most
        self.reader = Reader(settings.read_seconds)
        self.care = Care(self)
        self.bots = BotSeats(self)
        self.classes = Classes(self)
        self.deals = Deals(self)
        self.tournaments = Tournaments(self)
        self.gatherings: list[Gatherings[Any]] = [self.classes, self.deals, self.tournaments]
        self.presence = Presence(settings, storage, self.background)
        self.me = uuid4().hex
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # ------------------------------------------------------------ rooms

    async def room(self, id: str, caller: str = "") -> Room:
        """The room of a table, read from the database if it is not here; raises TableError.

        Whoever asks again and again for tables that do not stand is limited.
        """
        found = self.rooms.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        self.limits.check("unknown", caller)
        try:
            return await self.awoken(id)
        except TableError as error:
            if error.code == "missing":
                self.limits.take("unknown", caller)
            raise

    async def awoken(self, id: str) -> Room:
        """A room read from the database."""
        if not 8 <= len(id) <= 32 or not id.isascii():
            raise missing()
        lock = self.loading.get(id)
        if lock is None:
            lock = self.loading[id] = asyncio.Lock()
        async with lock:
            found = self.rooms.get(id)
            if found is None:
                if await is_aside(self.storage, id):
                    raise put_aside()
                await keep(self.storage, id)
                table = await read_table(self.storage, id)
                found = self.rooms[id] = Room(id, table)
                found.due = next_due(table)
        return found

    async def read_anew(self, room: Room) -> Table:
        """The table of a room from the database; a room whose table is gone is closed. Raises TableError."""
        try:
            return await read_table(self.storage, room.id)
        except TableError:
            self.rooms.pop(room.id, None)
            raise

    async def all_entries(self, id: str) -> list[log.AnyEntry]:
        return [log.entry_from_text(text) for _, text in await self.storage.entries(id)]

    async def current(self, room: Room) -> None:
        """Bring a room up to date with the database; the caller holds its lock."""
        if room.stale:
            before, room.table = room.table, await self.read_anew(room)
            room.ledger = None
            room.stale = False
            room.due = next_due(room.table)
            await self.unseat(room, room.refresh_all(before))
            watchers = room.channels.get(OUTSIDE)
            if watchers is not None and watchers.listeners and room.table.data.delay > 0:
                welcome_all(await self.late_table(room), OUTSIDE, watchers)

    async def catch_up(self, id: str, number: int) -> None:
        """Another process has accepted something: read it and tell those who are connected here."""
        room = self.rooms.get(id)
        if room is None:
            for each in self.gatherings:
                await each.catch_up(id, number)
            return
        if room.table.data.number >= number and not room.stale and not room.lock.locked():
            return  # it was ours
        async with room.lock:
            if room.stale:
                try:
                    await self.current(room)
                except TableError:
                    return  # it is gone
            if room.table.data.number >= number:
                return
            for _, text in await self.storage.entries(id, room.table.data.number):
                entry = log.entry_from_text(text)
                await self.told(room, room.table.take(entry))
            room.due = next_due(room.table)

    async def read_all_anew(self) -> None:
        """Something may have passed us by: whoever is connected is told how things stand, the others when they ask."""
        for room in list(self.rooms.values()):
            room.stale = True
        for room in [room for room in self.rooms.values() if room.listeners]:
            await self.catch_up(room.id, 0)
        for each in self.gatherings:
            await each.read_all_anew()

    async def told(self, room: Room, news: News) -> None:
        """An entry is stored and carried out: tell everybody who may hear of it; the caller holds the lock."""
        gone = room.tell(news)
        if room.ledger is not None:
            room.ledger.take(room.table, news.entry, news.before)
        if room.late is not None:
            room.late.add(news.entry)
        if gone:
            await self.unseat(room, gone)

    async def unseat(self, room: Room, gone: list[Listener]) -> None:
        """Those whose seat is theirs no longer watch from now on; where nobody may watch, they are sent away."""
        for listener in gone:
            if room.table.data.delay < 0:
                listener.refuse("", "unseated", say("hall-unseated-closed"))
                listener.hang_up()
                continue
            listener.refuse("", "unseated", say("hall-unseated"))
            table = await self.late_table(room) if room.table.data.delay else room.table
            listener.move(OUTSIDE)
            room.watch(listener, table)
            listener.send(encode(feed.welcome(table, OUTSIDE, speech(listener.language))))

    async def late_table(self, room: Room) -> Table:
        """The table as delayed spectators see it; the caller holds the lock."""
        if room.late is None:
            entries = await self.all_entries(room.id)
            ripe = now_ms() - 1000 * room.table.data.delay
            first = entries[0]
            assert isinstance(first, log.Created)
            late = Late(created(first), entries[1:], room.table.data.delay, lambda: room.channels.get(OUTSIDE))
            while late.waiting and late.waiting[0].at <= ripe:
                late.table.take(late.waiting.popleft())
            room.late = late
        room.late.release()
        return room.late.table

    async def seen_table(self, room: Room, audience: int, token: str = "") -> Table:
        """The table that an audience may look at; raises TableError where spectators are not wanted.

        A teacher may look at a table of the class while the class knows that she does.
        """
        await self.current(room)
        data = room.table.data
        if audience != OUTSIDE or data.delay == 0:
            return room.table
        if data.delay < 0:
            if data.classroom and token and token == data.host and await self.classes.watches(data.classroom, room.id):
                return room.table
            raise TableError("not_yours", say("hall-no-spectators"))
        return await self.late_table(room)

    async def audience_of(self, room: Room, token: str, wanted: int | None) -> int:
        """The seat that a (hashed) token speaks for now; raises TableError. The caller holds the lock.

        Whoever has just sat down at another process may be here before the news of it: then the database is asked.
        """
        await self.current(room)
        table = room.table
        if token and token != table.data.host and not table.seats_of(token) and self.settings.many:
            await self.care.behind(room)
            await self.current(room)
        return seat_of(room.table, token, wanted)

    # ------------------------------------------------------------ accepting

    async def accept(self, room: Room, verdict: Verdict, payer: str = "") -> None:
        """Store an entry and then tell everybody; the caller holds the lock. Raises TableError."""
        began = time.perf_counter()
        table = room.table
        phase = table.data.phase
        data = log.entry_to_text(verdict.entry)
        self.limits.may_write(room, payer, len(data))
        try:
            news = table.take(verdict.entry, verdict.made)
            due = next_due(table)
            row: dict[str, Any] | None = None
            if due != room.due or table.data.phase != phase:
                row = {"phase": table.data.phase, "due": due or None, "touched": table.data.touched}
            number = table.data.number
            point = table.to_text() if number % POINT_EVERY == 0 else ""
            if point and row is None:
                row = {"touched": table.data.touched}
            ended = table.data.phase == "over" and phase != "over"
            result = (
                result_row(room.id, table) if ended and not table.data.deal else None
            )  # others still play that deal
            self.limits.worked(payer, time.perf_counter() - began)
            stored = await self.storage.write(Write(room.id, number, data, None, row, point, result))
        except BaseException:
            room.stale = True  # whether it was stored is not known here; the database knows
            raise
        if not stored:
            room.stale = True
            await self.current(room)
            raise TableError("stale", say("hall-faster"))
        room.due = due
        self.metrics.add("accepted")
        self.metrics.took(time.perf_counter() - began)
        await self.told(room, news)

    async def follow(self, room: Room) -> None:
        """Do what is due by itself now, and wake bots; the caller holds the lock."""
        while (verdict := automatic(room.table, now_ms(), new_seed)) is not None:
            await self.accept(room, verdict)
        if not room.thinking and room.table.bots_asked():
            room.thinking = True
            self.background(self.bots.play(room))

    async def act(
        self, id: str, token: str, seat: int | None, request: wish.AnyRequest, caller: str = ""
    ) -> dict[str, Any]:
        """Carry out a request of whoever holds this (hashed) token; raises TableError. `caller`: who pays for it."""
        room = await self.room(id, caller)
        if isinstance(request, wish.Configure):
            cards = await self.reader.cards(room.table.data.game, request.cards, caller)
            request = msgspec.structs.replace(request, cards=cards)
        if isinstance(request, wish.Choose):
            await self.bots.before(room)
        async with room.lock:
            asked = await self.audience_of(room, token, seat)
            table = room.table
            who = Who(asked, bool(token) and token == table.data.host)
            if isinstance(request, wish.Why):
                with self.limits.working(caller):
                    sentence, clause = why(table, who.seat, request.choice)
                return {"text": sentence, "clause": clause}
            if isinstance(request, wish.Rename):
                name = checked_name(request.name, may_type(self.settings, table.data.public))
                request = msgspec.structs.replace(request, name=unlike(room.table.names, name, who.seat))
            if isinstance(request, wish.Undo):
                self.limits.may_undo(room, caller)
            if isinstance(request, wish.Say):
                self.limits.may_say(room, caller, who.seat)
            if isinstance(request, wish.Seatbot) and await self.presence.is_here(room, request.seat):
                raise TableError("not_now", AWAY_FIRST)
            self.presence.noticed(room, who.seat)
            with self.limits.working(caller):
                verdict = judge(table, who, request, now_ms(), new_seed)
            await self.accept(room, verdict, caller)
            number = room.table.data.heard[who.seat]
            await self.follow(room)
            return {"number": number}

    # ------------------------------------------------------------ tables and seats

    async def create(
        self,
        entry: log.Created,
        name: str | None,
        bots: list[str],
        sits: bool,
        seat: int = 0,
        caller: str = "",
        share: str | None = None,
        face: str = "",
    ) -> dict[str, Any]:
        """A new table; whoever makes it gets a seat (if wanted) and a token. Raises SpellhallError."""
        if await self.storage.count() >= self.settings.tables:
            raise Limited(say("hall-full"), 600)
        called = checked_name(name, may_type(self.settings, entry.public)) if sits else ""
        token, id = secrets.token_urlsafe(24), secrets.token_urlsafe(16)
        game = find_game(entry.game)
        cards = given_cards(game, await self.reader.cards(entry.game, entry.cards, caller))
        for bot in bots:
            known_bot(game, bot)
        setup = game.setup(entry.seats, entry.options, cards)
        if len(bots) + sits > entry.seats or seat >= entry.seats:
            raise TableError("malformed", say("hall-few-seats", seats=entry.seats))
        others = [at for at in range(entry.seats) if not sits or at != seat]
        entry = msgspec.structs.replace(
            entry, options=setup.options, cards=game.cards_to_json(setup.cards), host=hashed(token)
        )
        code = new_code()
        row = new_row(id, code, entry.game, "open", entry.at, entry.public)
        table, data = created(entry), log.entry_to_text(entry)
        self.limits.take("bytes", caller, TOO_MUCH_TEXT, max(0, len(data) - FREE_BYTES))
        await self.storage.write(Write(id, 1, data, row))
        room = self.rooms[id] = Room(id, table)
        room.owner = caller
        self.metrics.add("tables")
        async with room.lock:
            if sits:
                await self.accept(room, Verdict(log.Sat(entry.at, seat, called, hashed(token), "", share or "", face)))
            for at, bot in zip(others[len(others) - len(bots) :], bots, strict=True):
                request = wish.Seatbot(at, bot)
                await self.accept(room, judge(room.table, Who(OUTSIDE, True), request, entry.at, new_seed))
            await self.follow(room)
        return {"table": id, "code": code, "token": token, "seat": seat if sits else OUTSIDE, "name": called}

    async def sit(
        self,
        id: str,
        seat: int | None,
        name: str | None,
        token: str | None,
        caller: str = "",
        share: str | None = None,
        face: str = "",
    ) -> dict[str, Any]:
        """Take a seat; with the token of another seat both are played on one device. Raises TableError."""
        room = await self.room(id, caller)
        called = checked_name(name, may_type(self.settings, room.table.data.public))
        async with room.lock:
            if self.settings.many:
                await self.care.behind(room)  # a seat may have become free at another process just now
            await self.current(room)
            data = room.table.data
            if data.phase != "open" or data.classroom or data.contest:
                raise TableError("not_now", say("hall-begun"))
            if token is not None and not room.table.seats_of(hashed(token)) and hashed(token) != data.host:
                raise TableError("not_yours", say("hall-no-seat-of-token"))
            free = [at for at, place in enumerate(data.seats) if place.kind == "empty"]
            if not free or (seat is not None and seat not in free):
                raise TableError("not_now", say("hall-seat-taken") if free else say("hall-seats-taken"))
            taken = free[0] if seat is None else seat
            called = unlike(room.table.names, called, taken)
            own = token or secrets.token_urlsafe(24)
            await self.accept(room, Verdict(log.Sat(now_ms(), taken, called, hashed(own), "", share or "", face)))
            self.presence.noticed(room, taken)
            await self.follow(room)
        return {"table": id, "token": own, "seat": taken, "name": called}

    # ------------------------------------------------------------ beside the requests

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def put_to_sleep(self) -> int:
        """Forget tables that nobody here is connected to; the database has them."""
        old = time.monotonic() - self.settings.sleep_after
        idle = [
            id
            for id, room in self.rooms.items()
            if room.used < old and not room.listeners and not room.lock.locked() and not room.thinking
        ]
        for id in idle:
            self.rooms.pop(id).forget_late()
        return len(idle)
