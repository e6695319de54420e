"""What classes and tournaments have in common: people come in by a code, and the hall opens tables for them.

Each of them is a log of its own among those of the tables, in a phase of its own. As with a table, the row is the
acceptance; any process can go on with it, and whoever listens is told the whole of what they may know.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import delete, select, text

from spellhall.hall import schema
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import Bucket, Limited
from spellhall.hall.logs import failure
from spellhall.hall.rooms import Room
from spellhall.hall.stored import new_code, new_row
from spellhall.hall.writing import Write
from spellhall.kernel.messages import Message, say
from spellhall.table import entries as log
from spellhall.table.judge import TableError
from spellhall.table.table import created

if TYPE_CHECKING:
    from spellhall.hall.service import Hall
    from spellhall.hall.storage import Storage

DAY = 86_400_000
GRACE = 8.0  # seconds for which somebody who was connected counts as here: pages are loaded anew
SLEEP = 120.0  # seconds without a listener after which a gathering leaves the memory
PARTS = (schema.entries, schema.checkpoints, schema.presence, schema.claims, schema.marks, schema.results)
encode = msgspec.json.Encoder().encode


class Logged(Protocol):
    """What a log adds up to."""

    number: int

    def take(self, entry: Any) -> None: ...


class Attender(Protocol):
    """A connection that hears what its token may hear of a gathering."""

    class_token: str
    language: str

    def send(self, message: bytes) -> None: ...

    def refuse(self, id: str, code: str, message: Message, clause: str = "") -> None: ...


State = TypeVar("State", bound=Logged)
Telling = Callable[[str, str], Any]
"""What whoever holds a (hashed) token is told, in a language."""


class Gathering(Generic[State]):
    """A class or a tournament in this process's memory, and its listeners. Whoever changes it holds the lock."""

    def __init__(self, id: str, code: str, room: State) -> None:
        self.id = id
        self.code = code
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: dict[Attender, bytes] = {}  # each with what it heard last
        self.seen: dict[str, float] = {}  # when each device was last here
        self.stale = False
        self.used = time.monotonic()
        self.requests = Bucket(2, 30)

    def knows(self, token: str) -> bool:
        """Whether a (hashed) token is that of somebody in it; it is asked anew at every delivery."""
        raise NotImplementedError

    def all_tables(self) -> Iterable[str]:
        """Every table that was ever opened for it."""
        raise NotImplementedError

    def enter(self, listener: Attender) -> None:
        self.listeners[listener] = b""
        self.seen[listener.class_token] = time.monotonic()

    def leave(self, listener: Attender) -> None:
        self.listeners.pop(listener, None)
        self.seen[listener.class_token] = time.monotonic()

    def has_here(self, token: str) -> bool:
        """Whether the device of a (hashed) token is connected, or was a moment ago."""
        if any(one.class_token == token for one in self.listeners):
            return True
        return time.monotonic() - self.seen.get(token, -GRACE) < GRACE


Kept = TypeVar("Kept", bound=Gathering[Any])


class Gatherings(Generic[Kept]):
    """All classes, or all tournaments, as one process sees them."""

    phase = ""  # of their rows
    keep_days = 0  # after which everything about them is deleted

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rooms: dict[str, Kept] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # ------------------------------------------------------------ what differs

    def rebuilt(self, id: str, code: str, entries: list[str]) -> Kept:
        """One of them from its whole log."""
        raise NotImplementedError

    def parsed(self, text: str) -> Any:
        """An entry from what is stored of it."""
        raise NotImplementedError

    def written(self, entry: Any) -> str:
        """An entry as it is stored."""
        raise NotImplementedError

    def missing(self) -> Message:
        """There is none of this id."""
        raise NotImplementedError

    def turned_out(self) -> Message:
        """What a device hears that does not belong to it any more."""
        raise NotImplementedError

    def gone(self) -> Any:
        """What everybody hears when it is deleted."""
        raise NotImplementedError

    async def telling(self, kept: Kept) -> Telling:
        """What everybody may know now, worked out as far as it is the same for all."""
        raise NotImplementedError

    async def look_after(self, kept: Kept) -> None:
        """Do what is due by itself."""
        raise NotImplementedError

    # ------------------------------------------------------------ rooms

    async def room(self, id: str, caller: str = "") -> Kept:
        """One of them, read from the database if it is not here; raises TableError."""
        found = self.rooms.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        self.hall.limits.check("unknown", caller)
        try:
            if not 8 <= len(id) <= 32 or not id.isascii():
                raise TableError("missing", self.missing())
            lock = self.loading.get(id)
            if lock is None:
                lock = self.loading[id] = asyncio.Lock()
            async with lock:
                found = self.rooms.get(id)
                if found is None:
                    found = self.rooms[id] = await self.read(id)
            return found
        except TableError:
            self.hall.limits.take("unknown", caller)
            raise

    async def read(self, id: str) -> Kept:
        """One of them as the database has it; raises TableError."""
        row = await self.hall.storage.row(id)
        entries = await self.hall.storage.entries(id) if row is not None and row["phase"] == self.phase else []
        if row is None or not entries:
            raise TableError("missing", self.missing())
        return self.rebuilt(id, str(row["code"]), [data for _, data in entries])

    async def current(self, kept: Kept) -> None:
        """Bring it up to date with the database; the caller holds its lock."""
        if kept.stale:
            if await self.hall.storage.row(kept.id) is None:
                self.forget(kept)
                raise TableError("missing", self.missing())
            for _, text in await self.hall.storage.entries(kept.id, kept.room.number):
                kept.room.take(self.parsed(text))
            kept.stale = False

    async def catch_up(self, id: str, number: int) -> None:
        """Another process has accepted something."""
        kept = self.rooms.get(id)
        if kept is not None and kept.room.number < number:
            async with kept.lock:
                kept.stale = True
                try:
                    await self.current(kept)
                except TableError:
                    return  # it is gone
            await self.tell(kept)

    async def read_all_anew(self) -> None:
        for kept in list(self.rooms.values()):
            kept.stale = True
            await self.catch_up(kept.id, kept.room.number + 1)

    async def found(self, game: str, entry: Any) -> Kept:
        """A new one, with a code by which people come in; raises Limited."""
        if await self.hall.storage.count() >= self.hall.settings.tables:
            raise Limited(say("hall-full"), 600)
        id, code = secrets.token_urlsafe(16), new_code()
        data = self.written(entry)
        await self.hall.storage.write(Write(id, 1, data, new_row(id, code, game, self.phase, entry.at)))
        kept = self.rooms[id] = self.rebuilt(id, code, [data])
        return kept

    async def accept(self, kept: Kept, entry: Any, row: dict[str, Any] | None = None) -> None:
        """Store an entry and carry it out; the caller holds the lock. Raises TableError."""
        await self.current(kept)
        try:
            change = Write(kept.id, kept.room.number + 1, self.written(entry), row=row)
            stored = await self.hall.storage.write(change)
        except BaseException:
            kept.stale = True
            raise
        if not stored:
            kept.stale = True
            await self.current(kept)
            raise TableError("stale", say("hall-faster"))
        kept.room.take(entry)

    async def known(self, kept: Kept, token: str) -> bool:
        """Whether a (hashed) token belongs to it; perhaps another process knows more."""
        if not kept.knows(token):
            async with kept.lock:
                kept.stale = True
                await self.current(kept)
        return kept.knows(token)

    async def open_table(self, kept: Kept, id: str, entry: log.Created) -> Room:
        """The room of one of its tables; the table is set up if it does not stand yet."""
        if id in self.hall.rooms or await self.hall.storage.row(id) is not None:
            return await self.hall.room(id)
        table = created(entry)
        options, cards = table.setup.options, table.game.cards_to_json(table.setup.cards)
        entry = msgspec.structs.replace(entry, options=options, cards=cards)
        await self.hall.storage.write(
            Write(id, 1, log.entry_to_text(entry), new_row(id, None, entry.game, "open", entry.at))
        )
        room = self.hall.rooms[id] = Room(id, created(entry))
        room.owner = kept.id  # bots think on its account
        self.hall.metrics.add("tables")
        return room

    # ------------------------------------------------------------ telling

    async def tell(self, kept: Kept) -> None:
        """Tell everybody what has changed for them. As whom each listens is asked now, not when they came."""
        if not kept.listeners:
            return
        telling = await self.telling(kept)
        made: dict[tuple[str, str], bytes] = {}
        for listener in list(kept.listeners):
            token = listener.class_token
            key = (token, listener.language)
            if key not in made:
                made[key] = encode(telling(token, listener.language))
            if token and not kept.knows(token):
                kept.listeners.pop(listener, None)
                listener.refuse("", "not_yours", self.turned_out())
            elif kept.listeners.get(listener) != made[key]:
                kept.listeners[listener] = made[key]
                listener.send(made[key])

    # ------------------------------------------------------------ by itself

    async def round(self) -> None:
        """Look after every one in memory, and tell what is new."""
        for kept in list(self.rooms.values()):
            try:
                await self.look_after(kept)
                await self.tell(kept)
            except TableError as error:
                if error.code not in ("stale", "missing", "limit"):
                    failure(f"{self.phase}_failed", error)
            except Exception as error:
                failure(f"{self.phase}_failed", error)
            if not kept.listeners and time.monotonic() - kept.used > SLEEP:
                self.rooms.pop(kept.id, None)

    async def look_after_now(self, kept: Kept) -> None:
        """As `look_after`, after a request: where another process was faster, the next round does the rest."""
        try:
            await self.look_after(kept)
        except TableError as error:
            if error.code != "stale":
                raise

    # ------------------------------------------------------------ the end

    async def delete(self, kept: Kept) -> None:
        """Everything about it goes, here and in the database; the caller holds the lock."""
        await delete_all(self.hall.storage, [kept.id, *kept.all_tables()])
        self.forget(kept)

    def forget(self, kept: Kept) -> None:
        """It is gone: whoever listens is told so, and nothing of it stays in memory."""
        self.rooms.pop(kept.id, None)
        for id in kept.all_tables():
            room = self.hall.rooms.pop(id, None)
            for listener in [one for channel in room.channels.values() for one in channel.listeners] if room else []:
                listener.refuse("", "missing", self.missing())
                listener.hang_up()
        for one in list(kept.listeners):
            one.send(encode(self.gone()))
        kept.listeners.clear()

    async def tidy(self) -> None:
        """Delete those whose days are over."""
        row = schema.tables.c
        wanted = select(row.id).where(row.phase == self.phase, row.created < now_ms() - self.keep_days * DAY)
        async with self.hall.storage.engine.connect() as connection:
            old = [found[0] for found in await connection.execute(wanted)]
        for id in old:
            kept = await self.room(id)
            async with kept.lock:
                await self.delete(kept)


async def delete_all(storage: Storage, ids: list[str]) -> None:
    """Delete rows with everything that was stored about them; on the disk it is overwritten."""
    async with storage.engine.begin() as connection:
        if not storage.postgres:
            await connection.execute(text("PRAGMA secure_delete=ON"))
        for part in PARTS:
            await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
