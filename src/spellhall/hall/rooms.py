"""A room: one table in this process's memory, and everybody who is connected to it here."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from spellhall.classroom.ledger import Ledger
from spellhall.hall.limits import Bucket
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.messages import Message
from spellhall.table import feed
from spellhall.table.entries import AnyEntry, Chose, Rematch
from spellhall.table.table import News, Table
from spellhall.words.speech import speech

KEPT = 64  # updates that a reconnecting client can still be sent one by one
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection that hears what its seat (or the spectators) may hear."""

    token: str
    language: str
    presence: bool  # whether it wants to hear who is connected

    def send(self, message: bytes) -> None: ...

    def move(self, audience: int) -> None: ...

    def refuse(self, id: str, code: str, message: Message, clause: str = "") -> None: ...

    def hang_up(self) -> None: ...


def may_hear(table: Table, audience: int, token: str) -> bool:
    """Whether a connection with this (hashed) token may hear an audience: spectators anybody, a seat its holder.

    At a table without spectators only whoever set it up may look on: the teacher of a class.
    """
    if audience == OUTSIDE:
        return table.data.delay >= 0 or (bool(token) and token == table.data.host)  # a closed table: its teacher
    seat = table.data.seats[audience]
    return seat.kind == "person" and bool(token) and seat.token == token


class Channel:
    """What one audience hears: its last view, and its last updates in every language that is listened to here."""

    def __init__(self) -> None:
        self.view: Any = None
        self.recent: dict[str, deque[tuple[int, bytes]]] = {}
        self.listeners: set[Listener] = set()

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.recent.setdefault(listener.language, deque(maxlen=KEPT))

    def send(self, table: Table, audience: int, language: str, message: bytes) -> None:
        """Hand out a message. Whoever holds the seat at this moment hears it, and nobody else."""
        for listener in list(self.listeners):
            if listener.language == language and may_hear(table, audience, listener.token):
                listener.send(message)

    def missed(self, since: int, number: int, language: str) -> list[bytes] | None:
        """The updates after `since`, or None if they are no longer here."""
        if since == number:
            return []
        recent = self.recent.get(language)
        if not recent or recent[0][0] > since + 1 or since > number:
            return None
        return [message for at, message in recent if at > since]


class Room:
    """Holds the table and its channels. Whoever uses them holds the lock."""

    def __init__(self, id: str, table: Table) -> None:
        self.id = id
        self.table = table
        self.lock = asyncio.Lock()
        self.channels: dict[int, Channel] = {}
        self.used = time.monotonic()
        self.opened = int(time.time() * 1000)
        self.seen: dict[int, int] = {}  # when each seat's player was last here, in milliseconds
        self.elsewhere: set[int] | None = None  # seats whose players are connected to other processes; None: not known
        self.told_here: list[int] = []
        self.stale = False  # the memory may be behind the database: read it again before use
        self.due = 0
        self.late: Late | None = None
        self.thinking = False
        self.owner = ""  # the address that set up the table, while this process remembers it; bots think on its account
        self.undos: Bucket | None = None
        self.phrases: dict[int, Bucket] = {}  # what each seat may still say
        self.bytes: Bucket | None = None
        self.bot_failures: dict[int, int] = {}  # in a row, for each seat
        self.ledger: Ledger | None = None  # the sums answered at a table of a class, once somebody wants to know

    @property
    def listeners(self) -> int:
        return sum(len(channel.listeners) for channel in self.channels.values())

    def hears(self, seat: int) -> bool:
        """Whether somebody is connected here as this seat."""
        return seat in self.channels and bool(self.channels[seat].listeners)

    def here(self) -> list[int]:
        """The seats whose players are connected; one connection can stand for several seats of its token."""
        connected = self.connected()
        more: set[int] = set() if self.elsewhere is None else self.elsewhere
        seats = self.table.data.seats
        return [at for at, one in enumerate(seats) if one.kind == "person" and (at in connected or at in more)]

    def connected(self) -> set[int]:
        """The seats whose players are connected to this very process."""
        tokens = {one.token for channel in self.channels.values() for one in channel.listeners if one.token}
        return {at for at, one in enumerate(self.table.data.seats) if one.kind == "person" and one.token in tokens}

    def tell_here(self, newcomer: Listener | None = None) -> None:
        """Tell everybody who wants to know who is connected, if it has changed; a newcomer in any case."""
        now = self.here()
        changed, self.told_here = now != self.told_here, now
        for channel in self.channels.values():
            for one in list(channel.listeners):
                if one.presence and (changed or one is newcomer):
                    one.send(encode({"type": "here", "seats": now}))

    def channel(self, audience: int) -> Channel:
        found = self.channels.get(audience)
        if found is None:
            found = self.channels[audience] = Channel()
            found.view = feed.view_json(self.table, self.table.state, audience)
        return found

    def tell(self, news: News) -> list[Listener]:
        """Send everybody here what the last entry brought them; returns those whose seat is theirs no longer."""
        if isinstance(news.entry, Rematch):
            gone = self.seat_anew(1)
            self.welcome_seats()
            return gone
        gone = [] if isinstance(news.entry, Chose) else self.turned_out()  # a choice moves nobody
        for audience, channel in list(self.channels.items()):
            if audience == OUTSIDE and self.table.data.delay > 0:
                continue
            spread(self.table, news, audience, channel)
        return gone

    def turned_out(self) -> list[Listener]:
        """Take those from the channels who hold their seat no longer. What was sent there is not for the next one."""
        gone: list[Listener] = []
        for audience, channel in self.channels.items():
            lost = [one for one in channel.listeners if not may_hear(self.table, audience, one.token)]
            if lost:
                channel.listeners.difference_update(lost)
                channel.recent = {one.language: deque(maxlen=KEPT) for one in channel.listeners}
                gone += lost
        return gone

    def seat_anew(self, further: int) -> list[Listener]:
        """Everybody's seat has moved so many places further, and their connections follow; returns who has none."""
        moved = [(audience, one) for audience, channel in self.channels.items() for one in channel.listeners]
        watchers = self.channels.get(OUTSIDE)
        self.channels = {} if watchers is None else {OUTSIDE: watchers}
        gone: list[Listener] = []
        for audience, listener in moved:
            if audience == OUTSIDE:
                continue
            to = (audience + further) % self.table.seats
            if may_hear(self.table, to, listener.token):
                listener.move(to)
                self.channel(to).add(listener)
            else:
                gone.append(listener)
        return gone

    def welcome_seats(self) -> None:
        """Everybody hears the whole of what they may know; delayed spectators hear it in their own time."""
        for audience, channel in self.channels.items():
            if audience == OUTSIDE and self.table.data.delay > 0:
                continue
            welcome_all(self.table, audience, channel)

    def refresh_all(self, before: Table) -> list[Listener]:
        """After the table was read anew from the database: everybody who still has their seat gets the whole of it."""
        gone = self.seat_anew(max(1, self.table.data.match) - max(1, before.data.match))  # a rematch may be among it
        self.forget_late()
        self.welcome_seats()
        return gone

    def watch(self, listener: Listener, table: Table) -> None:
        """Let somebody hear what spectators hear, from this table on: the true one, or a late one."""
        channel = self.channel(OUTSIDE)
        if not channel.listeners:
            channel.view = feed.view_json(table, table.state, OUTSIDE)
        channel.add(listener)

    def forget_late(self) -> None:
        if self.late is not None:
            self.late.stop()
            self.late = None


class Late:
    """What delayed spectators see: a second table, some time behind the first."""

    def __init__(
        self, table: Table, waiting: list[AnyEntry], delay: int, channel: Callable[[], Channel | None]
    ) -> None:
        self.table = table
        self.waiting = deque(waiting)
        self.delay = delay * 1000
        self.channel = channel  # where the spectators are at the moment
        self.timer: asyncio.TimerHandle | None = None

    def add(self, entry: AnyEntry) -> None:
        self.waiting.append(entry)
        self.release()

    def release(self) -> None:
        """Let out what is old enough, and come back for the rest."""
        now = int(time.time() * 1000)
        while self.waiting and self.waiting[0].at + self.delay <= now:
            news = self.table.take(self.waiting.popleft())
            channel = self.channel()
            if channel is None:
                continue
            if isinstance(news.entry, Rematch):
                welcome_all(self.table, OUTSIDE, channel)
            else:
                spread(self.table, news, OUTSIDE, channel)
        self.stop()
        if self.waiting:
            wait = (self.waiting[0].at + self.delay - now) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.release)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def welcome_all(table: Table, audience: int, channel: Channel) -> None:
    """Everything anew for an audience, in every language that is listened to."""
    channel.view = feed.view_json(table, table.state, audience)
    for language, recent in channel.recent.items():
        recent.clear()
        message = encode(feed.welcome(table, audience, speech(language)))
        channel.send(table, audience, language, message)


def spread(table: Table, news: News, audience: int, channel: Channel) -> None:
    new = feed.view_json(table, table.state, audience)
    for language, recent in channel.recent.items():
        update = feed.update(table, news, audience, channel.view, new, speech(language))
        if update is not None:
            message = encode(update)
            recent.append((update.number, message))
            channel.send(table, audience, language, message)
    channel.view = new


def result_row(id: str, table: Table) -> dict[str, Any]:
    """A finished match as a row for the statistics."""
    data = table.data
    assert data.result is not None
    return {
        "table_id": id,
        "match": data.match,
        "game": data.game,
        "seats": table.seats,
        "how": data.result.how,
        "clause": data.result.clause,
        "ranks": ",".join(str(rank) for rank in data.result.ranks),
        "bots": ",".join(seat.bot for seat in data.seats)[:100],
        "steps": len(data.steps),
        "at": data.touched,
    }
