"""Passports by three words: a pupil's model, stored under a slow hash of the words and nothing else.

The words are drawn here, shown once and written down nowhere; no row names a class, a device or a moment. Who guesses
is counted by address before the words are looked up.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from spellhall.hall import schema
from spellhall.hall.hours import now_ms
from spellhall.kernel.messages import say
from spellhall.practice.passport import BadPassport, draw_words, key_of, pack, read_words, say_words, unpack
from spellhall.practice.pupil import Pupil

if TYPE_CHECKING:
    from spellhall.hall.limits import Limits
    from spellhall.hall.storage import Storage

KEEP_DAYS = 400
"""After the last lesson: a school year and its holidays."""
DAY = 86_400_000
SALT = "salt"
FOREVER = 2**62
TRIES = 20  # to draw words that nobody has yet
row = schema.passports.c


class Passports:
    """The passports of a hall."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self.storage = storage
        self.limits = limits
        self.salt = b""

    async def take_up(self, text: str, caller: str) -> Pupil:
        """The model behind three words, or in a packed passport; raises BadPassport or Limited."""
        if len(text.split()) != 3:
            return unpack(text)
        return unpack(await self.look_up(read_words(text), caller))

    async def keep(self, pupil: Pupil, words: str, language: str, caller: str) -> str:
        """Store a model under the words of an earlier lesson, or under new ones, and give the words."""
        pupil.day = now_ms() // DAY
        if words:
            places = read_words(words)
            await self.look_up(places, caller)
            await self.store(places, pupil, known=True)
            return say_words(places, language)
        for _ in range(TRIES):
            places = draw_words()
            if await self.store(places, pupil, known=False):
                return say_words(places, language)
        raise RuntimeError("three words that nobody has were not found")

    async def look_up(self, places: list[int], caller: str) -> str:
        """The packed model; raises BadPassport. Every try counts until it has turned out to be right."""
        self.limits.take("passports", caller, say("practice-too-many-words"))
        wanted = select(row.data).where(row.key == await self.key(places), row.until > now_ms())
        async with self.storage.engine.connect() as connection:
            found: str | None = (await connection.execute(wanted)).scalar_one_or_none()
        if found is None:
            raise BadPassport(say("practice-unknown-words"))
        self.limits.give_back("passports", caller)
        return found

    async def store(self, places: list[int], pupil: Pupil, known: bool) -> bool:
        """Whether it was stored: new words must be nobody's."""
        key = await self.key(places)
        values: dict[str, Any] = {"data": pack(pupil), "until": (now_ms() // DAY + KEEP_DAYS) * DAY}
        try:
            async with self.storage.engine.begin() as connection:
                if known:
                    await connection.execute(update(schema.passports).where(row.key == key).values(**values))
                else:
                    await connection.execute(insert(schema.passports).values(key=key, **values))
        except IntegrityError:
            return False
        return True

    async def key(self, places: list[int]) -> str:
        if not self.salt:
            self.salt = await self.read_salt()
        return await asyncio.to_thread(key_of, places, self.salt)

    async def read_salt(self) -> bytes:
        """The hall's own salt, drawn when the first passport is made; of two processes one is faster."""
        wanted = select(row.data).where(row.key == SALT)
        values = {"key": SALT, "data": secrets.token_hex(16), "until": FOREVER}
        try:
            async with self.storage.engine.begin() as connection:
                if (await connection.execute(wanted)).first() is None:
                    await connection.execute(insert(schema.passports).values(**values))
        except IntegrityError:
            pass
        async with self.storage.engine.connect() as connection:
            return bytes.fromhex((await connection.execute(wanted)).scalar_one())

    async def tidy(self) -> None:
        """Delete what has expired."""
        async with self.storage.engine.begin() as connection:
            await connection.execute(delete(schema.passports).where(row.until <= now_ms()))
