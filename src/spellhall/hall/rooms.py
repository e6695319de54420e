"""A room: one table in this process's memory, and everybody who is connected to it here."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, Protocol

import msgspec

from spellhall.kernel.decisions import TABLE
from spellhall.table import feed
from spellhall.table.entries import AnyEntry, Rematch
from spellhall.table.table import News, Table
from spellhall.words.tongue import Tongue, tongue

KEPT = 64  # updates that a reconnecting client can still be sent one by one
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connection that hears what its seat (or the spectators) may hear."""

    token: str
    language: str

    def send(self, message: bytes) -> None: ...

    def move(self, audience: int) -> None: ...


class Channel:
    """What one audience hears: its last view, and its last updates in every language that is listened to here."""

    def __init__(self) -> None:
        self.view: Any = None
        self.recent: dict[str, deque[tuple[int, bytes]]] = {}
        self.listeners: set[Listener] = set()

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.recent.setdefault(listener.language, deque(maxlen=KEPT))

    def send(self, language: str, message: bytes) -> None:
        for listener in list(self.listeners):
            if listener.language == language:
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
        self.stale = False  # the memory may be behind the database: read it again before use
        self.due = 0
        self.late: Late | None = None
        self.thinking = False

    @property
    def listeners(self) -> int:
        return sum(len(channel.listeners) for channel in self.channels.values())

    def hears(self, seat: int) -> bool:
        """Whether somebody is connected here as this seat."""
        return seat in self.channels and bool(self.channels[seat].listeners)

    def channel(self, audience: int) -> Channel:
        found = self.channels.get(audience)
        if found is None:
            found = self.channels[audience] = Channel()
            found.view = feed.view_json(self.table, self.table.state, audience)
        return found

    def tongue(self, language: str) -> Tongue:
        return tongue(language, self.table.data.game)

    def tell(self, news: News) -> None:
        """Send everybody here what the last entry brought them."""
        if isinstance(news.entry, Rematch):
            self.seat_anew()
            return
        for audience, channel in list(self.channels.items()):
            if audience == TABLE and self.table.data.delay:
                continue
            spread(self.table, news, audience, channel)

    def seat_anew(self) -> None:
        """After a rematch everybody sits elsewhere and is told all anew."""
        moved = [one for channel in self.channels.values() for one in channel.listeners]
        self.channels = {}
        for listener in moved:
            seats = self.table.seats_of(listener.token)
            audience = seats[0] if seats else TABLE
            listener.move(audience)
            if audience == TABLE and self.table.data.delay:
                continue
            self.channel(audience).add(listener)
            listener.send(encode(feed.welcome(self.table, audience, self.tongue(listener.language))))

    def refresh_all(self) -> None:
        """After the table was read anew from the database: everybody gets the whole of it."""
        for audience, channel in self.channels.items():
            if audience == TABLE and self.table.data.delay:
                continue
            channel.view = feed.view_json(self.table, self.table.state, audience)
            for language, recent in channel.recent.items():
                recent.clear()
                channel.send(language, encode(feed.welcome(self.table, audience, self.tongue(language))))


class Late:
    """What delayed spectators see: a second table, some time behind the first."""

    def __init__(self, table: Table, waiting: list[AnyEntry], delay: int) -> None:
        self.table = table
        self.waiting = deque(waiting)
        self.delay = delay * 1000
        self.timer: asyncio.TimerHandle | None = None

    def add(self, entry: AnyEntry, channel: Channel | None) -> None:
        self.waiting.append(entry)
        self.release(channel)

    def release(self, channel: Channel | None) -> None:
        """Let out what is old enough, and come back for the rest."""
        now = int(time.time() * 1000)
        while self.waiting and self.waiting[0].at + self.delay <= now:
            news = self.table.take(self.waiting.popleft())
            if channel is not None:
                spread(self.table, news, TABLE, channel)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.waiting:
            wait = (self.waiting[0].at + self.delay - now) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.release, channel)


def spread(table: Table, news: News, audience: int, channel: Channel) -> None:
    new = feed.view_json(table, table.state, audience)
    for language, recent in channel.recent.items():
        update = feed.update(table, news, audience, channel.view, new, tongue(language, table.data.game))
        if update is not None:
            message = encode(update)
            recent.append((update.number, message))
            channel.send(language, message)
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
