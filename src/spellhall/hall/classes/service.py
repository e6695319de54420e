"""All classes as one process sees them: opening, joining, seating, what happens by itself, and deletion."""

from __future__ import annotations

import asyncio
import secrets
import time
from random import Random, SystemRandom
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from spellhall.classroom import entries as log
from spellhall.classroom import requests as wish
from spellhall.classroom.classroom import DAY, MOST_PUPILS, Classroom
from spellhall.classroom.ledger import Ledger
from spellhall.classroom.models import Models, models_of
from spellhall.classroom.plans import Plan, checked
from spellhall.classroom.report import all_answers
from spellhall.hall.classes import showing
from spellhall.hall.classes.messages import ClassMessage
from spellhall.hall.classes.passports import Passports
from spellhall.hall.classes.rooms import PUPIL, SCREEN, TEACHER, ClassListener, ClassRoom, encode
from spellhall.hall.classes.rounds import Rounds
from spellhall.hall.classes.stored import CLASS, delete_all, no_class, old_classes, read_class
from spellhall.hall.classes.tables import ClassTables
from spellhall.hall.classes.wishes import Wishes
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import Limited
from spellhall.hall.names import checked_name, drawn_name
from spellhall.hall.writing import Write
from spellhall.kernel.messages import say
from spellhall.practice.passport import pack
from spellhall.table.judge import TableError
from spellhall.table.seats import hashed
from spellhall.words.speech import speech

if TYPE_CHECKING:
    from spellhall.hall.service import Hall

FACES = ("cat", "owl", "fox", "frog", "bear", "hare", "hat", "wand", "flame", "leaf", "snail", "ship")
TRIES = 4  # for a request, while other processes of the hall accept something, too
CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look alike


class Classes:
    """The classes of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tables = ClassTables(hall)
        self.rounds = Rounds(self)
        self.wishes = Wishes(self)
        self.passports = Passports(hall.storage, hall.limits)
        self.rooms: dict[str, ClassRoom] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.luck: Random = SystemRandom()

    # ------------------------------------------------------------ rooms

    async def room(self, id: str, caller: str = "") -> ClassRoom:
        """A class, read from the database if it is not here; raises TableError."""
        found = self.rooms.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        self.hall.limits.check("unknown", caller)
        try:
            if not 8 <= len(id) <= 32 or not id.isascii():
                raise no_class()
            lock = self.loading.get(id)
            if lock is None:
                lock = self.loading[id] = asyncio.Lock()
            async with lock:
                found = self.rooms.get(id)
                if found is None:
                    room, code = await read_class(self.hall.storage, id)
                    found = self.rooms[id] = ClassRoom(id, code, room)
            return found
        except TableError:
            self.hall.limits.take("unknown", caller)
            raise

    async def current(self, kept: ClassRoom) -> None:
        """Bring a class up to date with the database; the caller holds its lock."""
        if kept.stale:
            try:
                kept.room, _ = await read_class(self.hall.storage, kept.id)
            except TableError:
                self.forget(kept)
                raise
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

    async def accept(self, kept: ClassRoom, entry: log.AnyEntry) -> None:
        """Store an entry and carry it out; the caller holds the lock. Raises TableError."""
        await self.current(kept)
        try:
            stored = await self.hall.storage.write(Write(kept.id, kept.room.number + 1, log.entry_to_text(entry)))
        except BaseException:
            kept.stale = True
            raise
        if not stored:
            kept.stale = True
            await self.current(kept)
            raise TableError("stale", say("hall-faster"))
        kept.room.take(entry)

    # ------------------------------------------------------------ opening and joining

    async def open(self, plan: Plan, own_names: bool) -> tuple[str, str, str]:
        """A new class: its id, its code and the teacher's token. Raises TableError."""
        if await self.hall.storage.count() >= self.hall.settings.tables:
            raise Limited(say("hall-full"), 600)
        token, id = secrets.token_urlsafe(24), secrets.token_urlsafe(16)
        code = "".join(secrets.choice(CODE_SIGNS) for _ in range(6))
        now = now_ms()
        entry = log.Opened(now, hashed(token), checked(plan), own_names)
        row = {
            "id": id,
            "code": code,
            "game": plan.game,
            "public": False,
            "phase": CLASS,
            "due": None,
            "touched": now,
            "created": now,
        }
        await self.hall.storage.write(Write(id, 1, log.entry_to_text(entry), row))
        self.rooms[id] = ClassRoom(id, code, Classroom(entry))
        self.hall.metrics.add("classes")
        return id, code, token

    async def join(self, id: str, token: str | None, typed: str, caller: str, passport: str = "") -> tuple[str, int]:
        """A pupil comes into the class: the device's token and the pupil's number. Raises TableError."""
        kept = await self.room(id, caller)
        model = await self.model_of(passport, caller) if passport.strip() else ""
        async with kept.lock:
            await self.current(kept)
            room = kept.room
            if room.phase == "over":
                raise TableError("not_now", say("class-over"))
            if len(room.pupils) >= MOST_PUPILS:
                raise TableError("not_now", say("class-full", most=MOST_PUPILS))
            if token is not None and not room.of_token(hashed(token)):
                raise TableError("not_yours", say("class-not-yours"))
            if token is not None and len(room.of_token(hashed(token))) >= 2:
                raise TableError("not_now", say("class-two-at-most"))
            named = self.typed_name(room, typed)
            own = token or secrets.token_urlsafe(24)
            taken = {pupil.name for pupil in room.pupils}
            name = next(name for name in iter(drawn_name, "") if name not in taken)
            await self.accept(kept, log.Joined(now_ms(), name, face_for(name, self.luck), hashed(own), model))
            pupil = len(kept.room.pupils) - 1
            if named:
                kept.typed[pupil] = named
            kept.seen[hashed(own)] = time.monotonic()
        await self.rounds.look_after_now(kept)
        await self.tell(kept)
        return own, pupil

    async def model_of(self, passport: str, caller: str) -> str:
        """What a passport tells, packed and as sure as it still is; raises BadPassport or Limited."""
        pupil = await self.passports.take_up(passport, caller)
        pupil.wake(now_ms() // DAY)
        return pack(pupil)

    async def passport(self, id: str, token: str, pupil: int, words: str, language: str, caller: str) -> str:
        """Store what is known of a pupil under three words, for their own device; raises TableError, BadPassport."""
        kept = await self.room(id, caller)
        if pupil not in kept.room.of_token(token):
            raise TableError("not_yours", say("class-not-yours"))
        models = await self.models(kept)
        return await self.passports.keep(models.pupil(kept.room.pupils[pupil].name), words, language, caller)

    async def move(self, id: str, token: str, pupil: int, caller: str) -> str:
        """A new token for a pupil who goes on with another device; what the old one held ends. Raises TableError."""
        kept = await self.room(id, caller)
        if kept.audience(token) != TEACHER:
            raise TableError("not_yours", say("class-teacher-only"))
        if not kept.requests.take():
            raise Limited(say("hall-too-many"), kept.requests.wait())
        made = secrets.token_urlsafe(24)
        async with kept.lock:
            await self.current(kept)
            if pupil >= len(kept.room.pupils):
                raise TableError("missing", say("class-not-yours"))
            await self.accept(kept, log.Moved(now_ms(), pupil, hashed(made)))
        await self.rounds.look_after_now(kept)
        await self.tell(kept)
        return made

    def typed_name(self, room: Classroom, typed: str) -> str:
        """A name that somebody typed, if that is allowed; raises TableError."""
        if not typed.strip():
            return ""
        if not room.own_names or not self.hall.settings.own_names:
            raise TableError("refused", say("class-names-drawn"))
        return checked_name(typed, True)

    async def enter(self, kept: ClassRoom, listener: ClassListener, typed: str) -> None:
        """Somebody listens from now on."""
        token = listener.class_token
        if token and kept.audience(token) not in (TEACHER, PUPIL):
            async with kept.lock:  # perhaps another process knows more
                kept.stale = True
                await self.current(kept)
            if kept.audience(token) not in (TEACHER, PUPIL):
                raise TableError("not_yours", say("class-not-yours"))
        mine = kept.room.of_token(token)
        if typed and len(mine) == 1 and kept.room.own_names:
            kept.typed[mine[0]] = self.typed_name(kept.room, typed)
        kept.enter(listener)
        await self.rounds.look_after_now(kept)
        await self.tell(kept)

    # ------------------------------------------------------------ requests

    async def act(self, id: str, token: str, request: wish.AnyRequest, caller: str = "") -> int:
        """Carry out a request of whoever holds this (hashed) token; raises TableError."""
        kept = await self.room(id, caller)
        if caller and not kept.requests.take():
            raise Limited(say("hall-too-many"), kept.requests.wait())
        who = kept.audience(token)
        if who != TEACHER and (who != PUPIL or not isinstance(request, wish.PUPILS_MAY)):
            raise TableError("not_yours", say("class-teacher-only"))
        async with kept.lock:
            await self.current(kept)
            if isinstance(request, wish.Delete):
                await self.delete(kept)
                return kept.room.number
            if isinstance(request, wish.Own):
                kept.own_line = " ".join(request.text.split())
            else:
                await self.accept_wish(kept, token, who, request)
                if isinstance(request, wish.Line):
                    kept.own_line = ""
            number = kept.room.number
        await self.rounds.look_after_now(kept)
        await self.tell(kept)
        return number

    async def accept_wish(self, kept: ClassRoom, token: str, who: str, request: wish.AnyRequest) -> None:
        """Store what a request leads to. If another process was faster, it is judged again by what is so now."""
        for left in range(TRIES - 1, -1, -1):
            try:
                await self.accept(kept, await self.wishes.entry_for(kept, token, who, request))
                return
            except TableError as error:
                if error.code != "stale" or not left:
                    raise

    # ------------------------------------------------------------ telling

    async def ledgers(self, kept: ClassRoom) -> dict[str, Ledger]:
        """The answers of all tables of the lesson."""
        out: dict[str, Ledger] = {}
        for id in list(kept.room.tables):
            known = kept.ledgers.get(id)
            if known is None:
                try:
                    known = await self.tables.ledger(await self.hall.room(id))
                except TableError:
                    continue  # it is about to be set up
                if id not in kept.room.current:
                    kept.ledgers[id] = known
            out[id] = known
        return out

    async def models(self, kept: ClassRoom) -> Models:
        return models_of(kept.room, all_answers(await self.ledgers(kept)))

    async def seen(self, kept: ClassRoom) -> tuple[showing.Seen, showing.Counts]:
        ledgers = await self.ledgers(kept)
        seen: showing.Seen = {}
        for id in kept.room.current:
            room = self.hall.rooms.get(id)
            if room is not None and id in ledgers:
                room.used = time.monotonic()  # a table of a class in use does not sleep
                seen[id] = (room.table, ledgers[id])
        return seen, showing.Counts(ledgers)

    async def shown_to(self, kept: ClassRoom, token: str, language: str) -> ClassMessage:
        seen, counts = await self.seen(kept)
        return showing.message_for(kept, token, seen, counts, speech(language))

    async def tell(self, kept: ClassRoom) -> None:
        """Tell everybody what has changed for them. As whom each listens is asked now, not when they came."""
        if not kept.listeners:
            return
        seen, counts = await self.seen(kept)
        made: dict[tuple[str, str], bytes] = {}
        for listener in list(kept.listeners):
            token = listener.class_token
            key = (token, listener.language)
            if key not in made:
                made[key] = encode(showing.message_for(kept, token, seen, counts, speech(listener.language)))
            if token and kept.audience(token) == SCREEN:  # the pupil has gone on with another device
                kept.listeners.pop(listener, None)
                listener.refuse("", "not_yours", say("class-not-yours"))
            elif kept.listeners.get(listener) != made[key]:
                kept.listeners[listener] = made[key]
                listener.send(made[key])

    async def watches(self, id: str, table: str) -> bool:
        """Whether the teacher of a class openly looks at a table."""
        kept = await self.room(id)
        if kept.room.watching != table and self.hall.settings.many:
            await self.catch_up(id, kept.room.number + 1)
        return kept.room.watching == table

    async def helps(self, id: str) -> bool:
        """Whether pupils of a class may ask for hints."""
        return (await self.room(id)).room.plan.help

    # ------------------------------------------------------------ the end

    async def delete(self, kept: ClassRoom) -> None:
        """Everything about a class goes, here and in the database; the caller holds the lock."""
        await delete_all(self.hall.storage, [kept.id, *kept.room.tables])
        self.forget(kept)

    def forget(self, kept: ClassRoom) -> None:
        """The class is gone: whoever listens is told so, and nothing of it stays in memory."""
        self.rooms.pop(kept.id, None)
        for id in kept.room.tables:
            room = self.hall.rooms.pop(id, None)
            for listener in [one for channel in room.channels.values() for one in channel.listeners] if room else []:
                listener.refuse("", "missing", say("class-missing"))
                listener.hang_up()
        for one in list(kept.listeners):
            one.send(encode(ClassMessage(gone=True)))
        kept.listeners.clear()

    async def tidy(self) -> None:
        """Delete classes whose days are over."""
        for id in await old_classes(self.hall.storage, now_ms()):
            kept = await self.room(id)
            async with kept.lock:
                await self.delete(kept)
        await self.passports.tidy()


def face_for(name: str, luck: Random) -> str:
    """The picture of a drawn name: its animal where there is one, else any."""
    word = name.rpartition(" ")[2].lower()
    return word if word in FACES else luck.choice(FACES)
