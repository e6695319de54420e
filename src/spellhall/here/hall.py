"""Tables of one device. The row is the acceptance, as in a hall: an entry counts when the store has it, and not before.

Two tabs may hold the same table. Whoever stores a number first has it; the other one reads what it has missed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from spellhall.games import game as find_game
from spellhall.hall import messages as wire
from spellhall.hall.hours import now_ms
from spellhall.hall.names import checked_name, unlike
from spellhall.hall.rooms import Room
from spellhall.hall.thinking import bot_luck, think
from spellhall.here.store import FULL, STORED, TAKEN, Store
from spellhall.kernel.chance import DEAL
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.messages import say
from spellhall.table import entries as log
from spellhall.table import requests as wish
from spellhall.table.judge import (
    TableError,
    Verdict,
    Who,
    automatic,
    choose,
    given_cards,
    judge,
    known_bot,
    next_due,
    seat_of,
    why,
)
from spellhall.table.replays import past_of
from spellhall.table.seats import hashed
from spellhall.table.table import OtherRules, Table, created, rebuilt, table_from_text

POINT_EVERY = 32  # entries between two checkpoints
BOT_MILLISECONDS = 3_000  # the longest that a bot thinks, as in a hall

Thinker = Callable[[str, list[Any]], Awaitable[Any]]
"""Does what `thinking.py` describes, elsewhere: the name of the work, and what it is given, as JSON."""


def new_seed() -> str:
    return secrets.token_hex(32)


class Here:
    """All tables of this device that are in memory."""

    def __init__(self, store: Store, thinker: Thinker, milliseconds: int = BOT_MILLISECONDS) -> None:
        self.store = store
        self.thinker = thinker
        self.milliseconds = milliseconds
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}

    # ------------------------------------------------------------ tables

    async def room(self, id: str) -> Room:
        """The room of a table, read from the store if it is not in memory; raises TableError."""
        found = self.rooms.get(id)
        if found is None:
            table = await self.read(id)
            found = self.rooms.setdefault(id, Room(id, table))
        return found

    async def read(self, id: str) -> Table:
        """A table from its last checkpoint and the entries since; raises TableError."""
        try:
            point = await self.store.point(id)
            if point is None:
                rows = await self.store.entries(id, 0)
                if not rows:
                    raise TableError("missing", say("hall-no-table"))
                return rebuilt([log.entry_from_text(text) for text in rows])
            table = table_from_text(point[1])
            for text in await self.store.entries(id, point[0]):
                table.take(log.entry_from_text(text))
            return table
        except OtherRules as error:
            raise TableError("outdated", error.message) from None

    async def all_entries(self, id: str) -> list[log.AnyEntry]:
        return [log.entry_from_text(text) for text in await self.store.entries(id, 0)]

    def forget(self, id: str) -> None:
        """Another tab plays this table from now on: what is in memory here is worth nothing any more."""
        self.rooms.pop(id, None)
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    async def current(self, room: Room) -> None:
        """Read a table anew if what is in memory may be wrong; the caller holds the lock."""
        if room.stale:
            before, room.table = room.table, await self.read(room.id)
            room.stale = False
            room.refresh_all(before)

    # ------------------------------------------------------------ accepting

    async def accept(self, room: Room, verdict: Verdict) -> None:
        """Store an entry and then tell everybody; the caller holds the lock. Raises TableError."""
        try:
            news = room.table.take(verdict.entry, verdict.made)
            number = room.table.data.number
            point = room.table.to_text() if number % POINT_EVERY == 0 else ""
            answer = await self.store.add(room.id, number, log.entry_to_text(verdict.entry), point)
        except BaseException:
            room.stale = True
            raise
        if answer != STORED:
            room.stale = True
            await self.current(room)
            raise refused(answer)
        room.tell(news)

    async def follow(self, room: Room) -> None:
        """Do what is due by itself now, come back for what is due later, and wake bots; the caller holds the lock."""
        while (verdict := automatic(room.table, now_ms(), new_seed)) is not None:
            await self.accept(room, verdict)
        if not room.thinking and room.table.bots_asked():
            room.thinking = True
            self.background(self.play(room))
        timer = self.timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        due = 0 if room.table.bots_asked() else next_due(room.table)
        if due and self.rooms.get(room.id) is room:
            wait = max(0.0, (due - now_ms()) / 1000) + 0.01
            self.timers[room.id] = asyncio.get_running_loop().call_later(
                wait, lambda: self.background(self.look_again(room))
            )

    async def look_again(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            async with room.lock:
                await self.current(room)
                await self.follow(room)

    def background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ------------------------------------------------------------ requests

    async def audience_of(self, room: Room, token: str, wanted: int | None) -> int:
        await self.current(room)
        return seat_of(room.table, token, wanted)

    async def act(self, id: str, token: str, seat: int | None, request: wish.AnyRequest) -> dict[str, Any]:
        """Carry out a request of whoever holds this (hashed) token; raises TableError."""
        room = await self.room(id)
        while isinstance(request, wish.Choose) and room.table.bots_first() and room.thinking:
            await asyncio.sleep(0.01)
        async with room.lock:
            asked = await self.audience_of(room, token, seat)
            table = room.table
            who = Who(asked, bool(token) and token == table.data.host)
            if isinstance(request, wish.Why):
                sentence, clause = why(table, who.seat, request.choice)
                return {"text": sentence, "clause": clause}
            if isinstance(request, wish.Rename):
                name = unlike(table.names, checked_name(request.name, True), who.seat)
                request = msgspec.structs.replace(request, name=name)
            await self.accept(room, judge(table, who, request, now_ms(), new_seed))
            number = room.table.data.heard[who.seat]
            await self.follow(room)
            return {"number": number}

    async def create(self, data: wire.NewTable) -> dict[str, Any]:
        """A new table; whoever makes it gets a seat (if wanted) and a token. Raises SpellhallError."""
        game = find_game(data.game)
        problem = data.clock.problem()
        if problem:
            raise TableError("malformed", problem)
        past = past_of(data.record, data.step, data.game) if data.record else None
        seats = data.seats if past is None else past.seats
        called = checked_name(data.name, True) if data.sit else ""
        for bot in data.bots:
            known_bot(game, bot)
        if len(data.bots) + data.sit > seats or data.seat >= seats:
            raise TableError("malformed", say("hall-few-seats", seats=seats))
        try:
            cards = given_cards(game, data.cards if past is None else past.cards)
            setup = game.setup(seats, data.options if past is None else past.options, cards)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            raise TableError("malformed", say("no-card-set")) from None
        token, id = secrets.token_urlsafe(24), secrets.token_urlsafe(16)
        entry = log.Created(
            now_ms(),
            data.game,
            seats,
            setup.options,
            game.cards_to_json(setup.cards),
            hashed(token),
            data.clock,
            data.delay,
            False,  # nobody else could find it
            data.auto,
            [] if past is None else past.lines,
            DEAL + new_seed() if data.mirrored else new_seed(),
            mirrored=data.mirrored and past is None,
        )
        answer = await self.store.add(id, 1, log.entry_to_text(entry), "")
        if answer != STORED:
            raise refused(answer)
        room = self.rooms[id] = Room(id, created(entry))
        async with room.lock:
            if data.sit:
                sat = log.Sat(entry.at, data.seat, called, hashed(token), "", data.share or "", data.face)
                await self.accept(room, Verdict(sat))
            others = [at for at in range(seats) if not data.sit or at != data.seat]
            for at, bot in zip(others[len(others) - len(data.bots) :], data.bots, strict=True):
                host = Who(OUTSIDE, True)
                await self.accept(room, judge(room.table, host, wish.Seatbot(at, bot), entry.at, new_seed))
            await self.follow(room)
        return {"table": id, "token": token, "seat": data.seat if data.sit else OUTSIDE, "name": called}

    async def sit(self, id: str, data: wire.Sit) -> dict[str, Any]:
        """Take a seat at this screen; raises TableError."""
        room = await self.room(id)
        async with room.lock:
            await self.current(room)
            table = room.table
            if table.data.phase != "open":
                raise TableError("not_now", say("hall-begun"))
            token = data.token
            if token is not None and not table.seats_of(hashed(token)) and hashed(token) != table.data.host:
                raise TableError("not_yours", say("hall-no-seat-of-token"))
            free = [at for at, place in enumerate(table.data.seats) if place.kind == "empty"]
            if not free or (data.seat is not None and data.seat not in free):
                raise TableError("not_now", say("hall-seat-taken") if free else say("hall-seats-taken"))
            taken = free[0] if data.seat is None else data.seat
            called = unlike(table.names, checked_name(data.name, True), taken)
            own = token or secrets.token_urlsafe(24)
            sat = log.Sat(now_ms(), taken, called, hashed(own), "", data.share or "", data.face)
            await self.accept(room, Verdict(sat))
            await self.follow(room)
        return {"table": id, "token": own, "seat": taken, "name": called}

    # ------------------------------------------------------------ bots and advice

    async def play(self, room: Room) -> None:
        """Play for the bots of a table until a person is asked."""
        try:
            while self.rooms.get(room.id) is room:
                try:
                    if not await self.one(room):
                        break
                except TableError as error:
                    if error.code != "stale":  # another tab was faster: look at the table again
                        raise
        finally:
            room.thinking = False

    async def one(self, room: Room) -> bool:
        async with room.lock:
            await self.current(room)
            table = room.table
            asked = table.bots_asked()
            if not asked:
                return False
            seat, number = asked[0], table.data.number
            setup = table.game.setup_to_json(table.setup)
            view = table.game.view_for(table.state, seat).to_json()
            bot = table.data.seats[seat].bot
            luck = bot_luck(table.data.seed, number, seat, view)
        given = [setup, view, seat, bot, luck, self.milliseconds]
        try:
            text = (await self.thinker("think", given))[0]
        except Exception:  # whatever happens to the thinker, the table goes on
            text = think(setup, view, seat, "random", luck, self.milliseconds)[0]
        async with room.lock:
            await self.current(room)
            if self.rooms.get(room.id) is room and room.table.data.number == number:
                await self.accept(room, choose(room.table, seat, text, now_ms(), None))
                await self.follow(room)
        return True

    async def hint(self, id: str, token: str, seat: int | None, step: int) -> list[dict[str, Any]]:
        """The best choices of whoever holds this (hashed) token, from what that seat sees; raises TableError."""
        room = await self.room(id)
        async with room.lock:
            asked = await self.audience_of(room, token, seat)
            table = room.table
            if asked == OUTSIDE or asked not in table.decisions:
                raise TableError("not_now", say("no-question"))
            setup = table.game.setup_to_json(table.setup)
            view = table.game.view_for(table.state, asked).to_json()
        made: list[dict[str, Any]] = await self.thinker("hint", [setup, view, asked, step])
        return made


def refused(answer: str) -> TableError:
    """Why an entry was not stored."""
    if answer == TAKEN:
        return TableError("stale", say("hall-faster"))
    return TableError("storage", say("here-full") if answer == FULL else say("here-not-stored"))


async def quietly(work: Awaitable[None]) -> None:
    """Work that nobody waits for. What could not be stored is tried again when somebody comes back to the table."""
    with suppress(TableError):
        await work
