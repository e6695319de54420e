"""All classes as one process sees them: opening, joining, seating, what happens by itself, and deletion."""

from __future__ import annotations

import secrets
import time
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from spellhall.classroom import entries as log
from spellhall.classroom import requests as wish
from spellhall.classroom.classroom import DAY, KEEP_DAYS, MOST_PUPILS, Classroom, rebuilt
from spellhall.classroom.ledger import Ledger
from spellhall.classroom.models import Models, models_of
from spellhall.classroom.plans import Plan, checked
from spellhall.classroom.report import all_answers
from spellhall.hall.classes import showing
from spellhall.hall.classes.hearsay import Hearsay
from spellhall.hall.classes.messages import ClassMessage
from spellhall.hall.classes.passports import Passports
from spellhall.hall.classes.rooms import PUPIL, TEACHER, ClassRoom
from spellhall.hall.classes.rounds import Rounds
from spellhall.hall.classes.tables import ClassTables
from spellhall.hall.classes.wishes import Wishes
from spellhall.hall.gatherings import Attender, Gatherings, Telling
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import Limited
from spellhall.hall.names import checked_name, drawn_name
from spellhall.hall.stored import CLASS
from spellhall.kernel.messages import Message, say
from spellhall.practice.passport import pack
from spellhall.table.judge import TableError
from spellhall.table.seats import hashed
from spellhall.words.speech import speech

if TYPE_CHECKING:
    from spellhall.hall.service import Hall

FACES = ("cat", "owl", "fox", "frog", "bear", "hare", "hat", "wand", "flame", "leaf", "snail", "ship")
TRIES = 4  # for a request, while other processes of the hall accept something, too


class Classes(Gatherings[ClassRoom]):
    """The classes of a hall."""

    phase = CLASS
    keep_days = KEEP_DAYS

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.tables = ClassTables(hall)
        self.rounds = Rounds(self)
        self.wishes = Wishes(self)
        self.hearsay = Hearsay(self)
        self.passports = Passports(hall.storage, hall.limits)
        self.luck: Random = SystemRandom()

    # ------------------------------------------------------------ as a gathering

    def rebuilt(self, id: str, code: str, entries: list[str]) -> ClassRoom:
        return ClassRoom(id, code, rebuilt([log.entry_from_text(text) for text in entries]))

    def parsed(self, text: str) -> log.AnyEntry:
        return log.entry_from_text(text)

    def written(self, entry: log.AnyEntry) -> str:
        return log.entry_to_text(entry)

    def missing(self) -> Message:
        return say("class-missing")

    def turned_out(self) -> Message:
        return say("class-not-yours")

    def gone(self) -> ClassMessage:
        return ClassMessage(gone=True)

    async def look_after(self, kept: ClassRoom) -> None:
        await self.rounds.look_after(kept)

    async def telling(self, kept: ClassRoom) -> Telling:
        seen, counts = await self.seen(kept)
        return lambda token, language: showing.message_for(kept, token, seen, counts, speech(language))

    # ------------------------------------------------------------ opening and joining

    async def open(self, plan: Plan, own_names: bool) -> tuple[str, str, str]:
        """A new class: its id, its code and the teacher's token. Raises TableError."""
        token = secrets.token_urlsafe(24)
        kept = await self.found(plan.game, log.Opened(now_ms(), hashed(token), checked(plan), own_names))
        self.hall.metrics.add("classes")
        return kept.id, kept.code, token

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
                kept.type_name(pupil, named)
                self.hearsay.tell(kept)
            kept.seen[hashed(own)] = time.monotonic()
        await self.look_after_now(kept)
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
        await self.look_after_now(kept)
        await self.tell(kept)
        return made

    def typed_name(self, room: Classroom, typed: str) -> str:
        """A name that somebody typed, if that is allowed; raises TableError."""
        if not typed.strip():
            return ""
        if not room.own_names or not self.hall.settings.own_names:
            raise TableError("refused", say("class-names-drawn"))
        return checked_name(typed, True)

    async def enter(self, kept: ClassRoom, listener: Attender, typed: str) -> None:
        """Somebody listens from now on."""
        token = listener.class_token
        if token and not await self.known(kept, token):
            raise TableError("not_yours", say("class-not-yours"))
        mine = kept.room.of_token(token)
        if typed and len(mine) == 1 and kept.room.own_names:
            kept.type_name(mine[0], self.typed_name(kept.room, typed))
        kept.enter(listener)
        self.hearsay.tell(kept)
        await self.look_after_now(kept)
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
                kept.say(" ".join(request.text.split()))
                self.hearsay.tell(kept)
            else:
                await self.accept_wish(kept, token, who, request)
                if isinstance(request, wish.Line):
                    kept.say("")
                    self.hearsay.tell(kept)
            number = kept.room.number
        await self.look_after_now(kept)
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
        await super().delete(kept)
        self.hearsay.gone(kept)

    async def tidy(self) -> None:
        """Delete classes whose days are over, and passports."""
        await super().tidy()
        await self.passports.tidy()


def face_for(name: str, luck: Random) -> str:
    """The picture of a drawn name: its animal where there is one, else any."""
    word = name.rpartition(" ")[2].lower()
    return word if word in FACES else luck.choice(FACES)
