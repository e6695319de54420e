"""The log of a class. As with a table, everything that was ever accepted is one numbered entry.

An entry that seats pupils is the whole plan of its tables: if the hall falls over while it sets them up, it finds here
what is still to be done. Nothing that somebody has typed is ever in an entry.
"""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.classroom.plans import Plan
from spellhall.practice.helping import Handicap

BOT = -1
"""A seat without a pupil."""


class Placed(msgspec.Struct, frozen=True):
    """A table of the class: who sits where, and what is played."""

    table: str
    pupils: list[int]  # by seats; BOT: a bot plays there
    game: str
    options: dict[str, Any]
    cards: Any = None


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all entries; `at` is the time in milliseconds."""

    at: int


class Opened(Entry, tag="class", frozen=True):
    """The class is open."""

    teacher: str  # the hash of the teacher's token
    plan: Plan
    own_names: bool = False  # whether pupils may type a name, which stays in the memory of the hall


class Planned(Entry, tag="planned", frozen=True):
    """Another plan, for the tables that are set up from now on."""

    plan: Plan


class Allowed(Entry, tag="allowed", frozen=True):
    """Whether names may be typed."""

    own_names: bool


class Joined(Entry, tag="joined", frozen=True):
    """A pupil is in the class, under a drawn name and picture. Pupils of one token share a device."""

    name: str
    face: str
    token: str
    model: str = ""  # what a passport told, packed; empty: nothing is known


class Dropped(Entry, tag="went", frozen=True):
    """A pupil has left the class, or was taken out of it; a bot plays on."""

    pupil: int


class Back(Entry, tag="back", frozen=True):
    """A pupil who had left is in the class again."""

    pupil: int


class Moved(Entry, tag="moved", frozen=True):
    """A pupil goes on with another device; the one of before is theirs no longer."""

    pupil: int
    token: str


class Eased(Entry, tag="eased", frozen=True):
    """What the teacher has set for one pupil; nobody else is shown it."""

    pupil: int
    handicap: Handicap


class Seated(Entry, tag="seated", frozen=True):
    """Everybody sits anew."""

    tables: list[Placed]


class Added(Entry, tag="added", frozen=True):
    """One more table: for late pupils, or the next game of those whose last one is over."""

    table: Placed


class Filled(Entry, tag="took", frozen=True):
    """A late pupil takes over a bot's seat."""

    table: str
    seat: int
    pupil: int


class Held(Entry, tag="held", frozen=True):
    """All tables stand still, or go on."""

    on: bool


class Last(Entry, tag="last", frozen=True):
    """The games that are being played are the last ones; or not, after all."""

    on: bool


class Muted(Entry, tag="muted", frozen=True):
    """No device of the class makes a sound, or all may again."""

    on: bool


class Told(Entry, tag="told", frozen=True):
    """The teacher says one of the ready lines to everybody; empty: it is taken away."""

    line: str


class Watching(Entry, tag="watching", frozen=True):
    """The teacher looks at a table, and whoever sits there is told; empty: at none."""

    table: str


class Finished(Entry, tag="finished", frozen=True):
    """The lesson is over: nobody plays on, and the report is whole."""


AnyEntry = (
    Opened
    | Planned
    | Allowed
    | Joined
    | Dropped
    | Back
    | Moved
    | Eased
    | Seated
    | Added
    | Filled
    | Held
    | Last
    | Muted
    | Told
    | Watching
    | Finished
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def entry_to_text(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def entry_from_text(text: str | bytes) -> AnyEntry:
    return _decoder.decode(text)
