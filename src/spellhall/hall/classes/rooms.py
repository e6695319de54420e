"""A class in this process's memory, and everybody who listens to it here."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import msgspec

from spellhall.classroom.classroom import Classroom
from spellhall.classroom.ledger import Ledger
from spellhall.hall.limits import Bucket
from spellhall.kernel.messages import Message

GRACE = 8.0  # seconds for which somebody who was connected counts as here: pages are loaded anew
encode = msgspec.json.Encoder().encode

TEACHER, PUPIL, SCREEN = "teacher", "pupil", "screen"


class ClassListener(Protocol):
    """A connection that hears what its token may hear of a class."""

    class_token: str
    language: str

    def send(self, message: bytes) -> None: ...

    def refuse(self, id: str, code: str, message: Message, clause: str = "") -> None: ...


class ClassRoom:
    """Holds the class and its listeners. Whoever changes the class holds the lock."""

    def __init__(self, id: str, code: str, room: Classroom) -> None:
        self.id = id
        self.code = code
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: dict[ClassListener, bytes] = {}  # each with what it heard last
        self.typed: dict[int, str] = {}  # names that pupils typed: here and nowhere else
        self.own_line = ""  # what the teacher said in her own words: here and nowhere else
        self.seen: dict[str, float] = {}  # when each device was last here
        self.ledgers: dict[str, Ledger] = {}  # of tables that are over and out of use; the others have theirs
        self.stale = False
        self.used = time.monotonic()
        self.requests = Bucket(2, 30)
        self.seatings = Bucket(0.2, 12)

    def audience(self, token: str) -> str:
        """As whom a (hashed) token listens; it is asked anew at every delivery."""
        if token and token == self.room.teacher:
            return TEACHER
        return PUPIL if self.room.of_token(token) else SCREEN

    def enter(self, listener: ClassListener) -> None:
        self.listeners[listener] = b""
        self.seen[listener.class_token] = time.monotonic()

    def leave(self, listener: ClassListener) -> None:
        self.listeners.pop(listener, None)
        self.seen[listener.class_token] = time.monotonic()

    def is_here(self, pupil: int) -> bool:
        """Whether the device of a pupil is connected, or was a moment ago."""
        token = self.room.pupils[pupil].token
        if any(one.class_token == token for one in self.listeners):
            return True
        return time.monotonic() - self.seen.get(token, -GRACE) < GRACE
