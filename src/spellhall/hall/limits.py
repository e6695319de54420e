"""Limits: so much per second, with a reserve, for every address and every table. Nothing is kept longer than it counts.

Most are not counted in requests but in what they cost the others: seconds of the hall's time, bytes on the disk. So
whoever asks for dear things can ask for few of them, and nobody needs a limit for every kind of request.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING

from spellhall.hall.settings import Settings
from spellhall.kernel.messages import Message, say
from spellhall.table.judge import TableError

if TYPE_CHECKING:
    from spellhall.hall.rooms import Room

GUESSES = 20  # wrong words of passports for each address at once, and as many every hour
FREE_BYTES = 1_024  # entries of ordinary play are shorter, and count as messages only
TOO_MANY = say("hall-too-many")
TOO_MUCH_WORK = say("hall-too-much-work")
TOO_MUCH_TEXT = say("hall-too-much-text")
TOO_MANY_HINTS = say("hall-too-many-hints")
TOO_MANY_UNDOS = say("hall-too-many-undos")
TOO_MANY_PHRASES = say("hall-too-many-phrases")


class Limited(TableError):
    """A limit is reached; `after` is in how many seconds it is worth trying again."""

    def __init__(self, message: Message, after: float) -> None:
        super().__init__("limit", message)
        self.after = max(1, int(after + 0.999))


def address_key(address: str) -> str:
    """Who counts as one: an IPv4 address, or the 64 bits of an IPv6 address that a household or a hoster is given."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{parsed.exploded[:19]}/64"
    return str(parsed)


class Bucket:
    """Holds up to `size` drops and gets `rate` back every second. It can be overdrawn, and then nobody may take."""

    __slots__ = ("drops", "rate", "size", "then")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.drops = size
        self.then = time.monotonic()

    def level(self) -> float:
        now = time.monotonic()
        self.drops = min(self.size, self.drops + (now - self.then) * self.rate)
        self.then = now
        return self.drops

    def take(self, drops: float = 1) -> bool:
        """Whether there was enough; if not, nothing is taken."""
        if self.level() < drops:
            return False
        self.drops -= drops
        return True

    def spend(self, drops: float) -> None:
        """Take what was used, even if it was more than there is; down to one more bucket, so that it ends some time."""
        self.drops = max(-self.size, self.level() - drops)

    def wait(self, drops: float = 1) -> float:
        """Seconds until so much is there."""
        return max(0.0, (min(drops, self.size) - self.level()) / self.rate)


class Buckets:
    """One bucket for each key; those that are full again are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.held: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        bucket = self.held.get(key)
        if bucket is None:
            if len(self.held) > 10_000:
                self.forget()
            bucket = self.held[key] = Bucket(self.rate, self.size)
        return bucket

    def take(self, key: str) -> bool:
        return self.of(key).take()

    def forget(self) -> None:
        """Full ones first; if nearly all are in use, the fullest: attacks from everywhere must not take the memory."""
        for key in [key for key, one in self.held.items() if one.level() >= one.size]:
            del self.held[key]
        if len(self.held) > 9_000:
            for key in sorted(self.held, key=lambda key: -self.held[key].drops)[:1_000]:
                del self.held[key]


class Limits:
    """All limits of one process by name. Callers are named by `address_key`; the empty name is the hall itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        work = settings.work_per_address / 100
        self.buckets = {
            "tables": Buckets(settings.tables_per_address / 3600, settings.tables_per_address),
            "joins": Buckets(settings.joins_per_address / 60, settings.joins_per_address),
            "reviews": Buckets(settings.reviews_per_address / 3600, settings.reviews_per_address),
            "hints": Buckets(settings.hints_per_address / 60, settings.hints_per_address / 2),
            "unknown": Buckets(settings.unknown_per_address / 60, settings.unknown_per_address),
            "acts": Buckets(settings.messages_per_second * 5, settings.messages_per_second * 20),
            "bytes": Buckets(settings.kilobytes_per_address * 1024, settings.kilobytes_per_address * 1024 * 128),
            "work": Buckets(work, work * 20),
            "passports": Buckets(GUESSES / 3600, GUESSES),
        }

    def take(self, kind: str, caller: str, message: Message = TOO_MANY, drops: float = 1) -> None:
        """One more of this kind; raises Limited."""
        if caller:
            bucket = self.buckets[kind].of(caller)
            if not bucket.take(drops):
                raise Limited(message, bucket.wait(drops))

    def give_back(self, kind: str, caller: str) -> None:
        """What was taken turned out not to count."""
        if caller:
            bucket = self.buckets[kind].of(caller)
            bucket.drops = min(bucket.size, bucket.drops + 1)

    def check(self, kind: str, caller: str, message: Message = TOO_MANY) -> None:
        """Whether there is anything left of this kind; raises Limited."""
        if caller:
            bucket = self.buckets[kind].of(caller)
            if bucket.level() <= 0:
                raise Limited(message, bucket.wait())

    def worked(self, caller: str, seconds: float) -> None:
        if caller:
            self.buckets["work"].of(caller).spend(seconds)

    def call(self, caller: str) -> None:
        """Every request of a caller comes through here; raises Limited."""
        self.take("acts", caller)
        self.check("work", caller, TOO_MUCH_WORK)

    @contextmanager
    def working(self, caller: str) -> Iterator[None]:
        """What is done here is done for this caller; it must not wait for anything inside."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.worked(caller, time.perf_counter() - began)

    def may_undo(self, room: Room, caller: str) -> None:
        """To find out what a step has told is dear, so it is not done without end; raises Limited."""
        if caller and room.undos is None:
            room.undos = Bucket(self.settings.undos_per_table / 60, self.settings.undos_per_table / 4)
        if room.undos is not None and not room.undos.take():
            raise Limited(TOO_MANY_UNDOS, room.undos.wait())

    def may_say(self, room: Room, caller: str, seat: int) -> None:
        """Cheers are heard by everybody at the table, so nobody fills it with them; raises Limited."""
        if not caller:
            return
        each = self.settings.phrases_per_seat
        bucket = room.phrases.setdefault(seat, Bucket(each / 60, each / 4))
        if not bucket.take():
            raise Limited(TOO_MANY_PHRASES, bucket.wait())

    def may_write(self, room: Room, caller: str, size: int) -> None:
        """Long entries are paid for by the table and by whoever sends them; raises Limited."""
        if not caller or size <= FREE_BYTES:
            return
        if room.bytes is None:
            rate = self.settings.kilobytes_per_address * 1024 / 8
            room.bytes = Bucket(rate, rate * 128)
        if not room.bytes.take(size):
            raise Limited(TOO_MUCH_TEXT, room.bytes.wait(size))
        self.take("bytes", caller, TOO_MUCH_TEXT, size)
