"""What the processes of a hall tell each other about a class: what was typed there, and who is connected to whom.

Each process says all that it knows again every few seconds, so nobody needs to ask, and nothing is stored. Of two
things that were said the newer one holds.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec

from spellhall.hall.neighbours import LONGEST, neighbours_of

if TYPE_CHECKING:
    from spellhall.hall.classes.rooms import ClassRoom
    from spellhall.hall.classes.service import Classes

AGAIN = 2.5  # seconds
AT_ONCE = 12  # names in one message


class Said(NamedTuple):
    """What somebody typed, and when, in milliseconds."""

    at: int
    text: Annotated[str, msgspec.Meta(max_length=120)]


NOTHING = Said(0, "")
Pupil = Annotated[int, msgspec.Meta(ge=0, le=59)]


class News(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Of one class."""

    classroom: Annotated[str, msgspec.Meta(max_length=32)]
    line: Said = NOTHING
    typed: Annotated[dict[Pupil, Said], msgspec.Meta(max_length=AT_ONCE)] = {}
    here: Annotated[list[Pupil], msgspec.Meta(max_length=60)] = []
    gone: bool = False  # the class has been deleted


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(News).decode


class Hearsay:
    """Tells the other processes about the classes of this one, and takes in what they tell."""

    def __init__(self, classes: Classes) -> None:
        self.classes = classes
        self.neighbours = neighbours_of(classes.hall.storage, classes.hall.settings.shared)
        self.neighbours.heard = self.heard
        self.neighbours.newcomer = self.tell_all

    async def again(self) -> None:
        self.tell_all()

    def tell_all(self) -> None:
        for kept in list(self.classes.rooms.values()):
            self.tell(kept)

    def tell(self, kept: ClassRoom) -> None:
        """All that is known here about a class."""
        self.neighbours.show()
        names = list(kept.typed.items())
        parts = [dict(names[first : first + AT_ONCE]) for first in range(0, len(names), AT_ONCE)] or [{}]
        self.send(News(kept.id, kept.own_line, parts[0], kept.connected()))
        for part in parts[1:]:
            self.send(News(kept.id, typed=part))

    def gone(self, kept: ClassRoom) -> None:
        self.send(News(kept.id, gone=True))

    def send(self, news: News) -> None:
        message = encode(news)
        assert len(message) <= LONGEST
        self.neighbours.tell(message)

    def heard(self, message: bytes) -> None:
        """Take in what another process knows; what is no such message is left alone."""
        try:
            news = decode(message)
        except msgspec.DecodeError:
            return
        kept = self.classes.rooms.get(news.classroom)
        if kept is None:
            return
        if news.gone:
            self.classes.forget(kept)
            return
        before = kept.own_line, dict(kept.typed)
        kept.own_line = max(kept.own_line, news.line)
        for pupil, said in news.typed.items():
            kept.typed[pupil] = max(kept.typed.get(pupil, NOTHING), said)
        for pupil in news.here:
            if pupil < len(kept.room.pupils):
                kept.seen[kept.room.pupils[pupil].token] = time.monotonic()
        if before != (kept.own_line, kept.typed):
            self.classes.hall.background(self.classes.tell(kept))
