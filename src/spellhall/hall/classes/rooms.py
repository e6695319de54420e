"""A class in this process's memory, and everybody who listens to it here."""

from __future__ import annotations

from collections.abc import Iterable

from spellhall.classroom.classroom import Classroom
from spellhall.classroom.ledger import Ledger
from spellhall.hall.classes.hearsay import NOTHING, Said
from spellhall.hall.gatherings import Gathering
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import Bucket

TEACHER, PUPIL, SCREEN = "teacher", "pupil", "screen"


class ClassRoom(Gathering[Classroom]):
    """Holds the class and its listeners. Whoever changes the class holds the lock."""

    def __init__(self, id: str, code: str, room: Classroom) -> None:
        super().__init__(id, code, room)
        self.typed: dict[int, Said] = {}  # names that pupils typed: in memory and nowhere else
        self.own_line = NOTHING  # what the teacher said in her own words: in memory and nowhere else
        self.ledgers: dict[str, Ledger] = {}  # of tables that are over and out of use; the others have theirs
        self.seatings = Bucket(0.2, 12)

    def audience(self, token: str) -> str:
        """As whom a (hashed) token listens; it is asked anew at every delivery."""
        if token and token == self.room.teacher:
            return TEACHER
        return PUPIL if self.room.of_token(token) else SCREEN

    def knows(self, token: str) -> bool:
        return self.audience(token) != SCREEN

    def all_tables(self) -> Iterable[str]:
        return self.room.tables

    def say(self, text: str) -> None:
        """What the teacher says in her own words; empty: it is taken away."""
        self.own_line = Said(now_ms(), text)

    def type_name(self, pupil: int, name: str) -> None:
        self.typed[pupil] = Said(now_ms(), name)

    def typed_name(self, pupil: int) -> str:
        return self.typed.get(pupil, NOTHING).text

    def connected(self) -> list[int]:
        """The pupils whose devices are connected to this process."""
        tokens = {one.class_token for one in self.listeners}
        return [number for number, pupil in enumerate(self.room.pupils) if pupil.token in tokens]

    def is_here(self, pupil: int) -> bool:
        """Whether the device of a pupil is connected, or was a moment ago."""
        return self.has_here(self.room.pupils[pupil].token)
