"""What is sent to and from a class: over HTTP, and in the socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from spellhall.classroom.plans import Plan
from spellhall.classroom.report import Report
from spellhall.classroom.requests import AnyRequest
from spellhall.words.speech import Spoken

Token = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=60)]


class NewClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a class, with a plan of one's own or a shipped one by its name."""

    plan: Plan | None = None
    template: Annotated[str, msgspec.Meta(max_length=40)] = ""
    own_names: bool = False


class OpenedClass(msgspec.Struct, frozen=True):
    """The class, its code for the pupils, and the teacher's secret."""

    classroom: str
    code: str
    token: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come into a class; with the token of a device that is in it already, both share the device."""

    token: Token | None = None
    name: Name = ""  # typed; only where the teacher allows it, and never stored
    passport: Annotated[str, msgspec.Meta(max_length=2000)] = ""  # three words, or a packed model


class Enrolled(msgspec.Struct, frozen=True):
    """A pupil of the class, and the secret of the device."""

    classroom: str
    token: str
    pupil: int
    name: str
    face: str


class PassportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep what is known of a pupil: under the words that they came with, or under new ones."""

    words: Annotated[str, msgspec.Meta(max_length=100)] = ""


class PassportWords(msgspec.Struct, frozen=True):
    """Three words, which are shown here and stored nowhere."""

    words: str


class MovedPupil(msgspec.Struct, frozen=True):
    """The secret of the device with which a pupil goes on."""

    token: str


class Sheet(msgspec.Struct, frozen=True):
    """A pupil's worksheet: sums, and the same with their solutions."""

    name: str
    face: str
    sums: list[str]
    solutions: list[str]


class ClassAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do something in the class."""

    request: AnyRequest


class ClassActed(msgspec.Struct, frozen=True):
    """It is done."""

    number: int


class TemplateInfo(msgspec.Struct, frozen=True):
    """A shipped lesson plan."""

    id: str
    ages: str
    title: Spoken
    plan: Plan


class ClassInfo(msgspec.Struct, frozen=True):
    """What everybody in the class may know. Times are milliseconds since 1970; 0: not yet."""

    classroom: str
    code: str
    game: str
    phase: str  # gathering, playing, over
    paused: bool
    last: bool
    muted: bool
    until: int
    own_names: bool
    line: Spoken
    pupils: int
    tables: int
    finished: int  # games that have come to an end
    answered: int  # sums of the whole class
    right: int
    goal: int  # sums that the class can reach together


class SeatInfo(msgspec.Struct, frozen=True):
    """Where a pupil sits."""

    pupil: int
    name: str
    face: str
    table: str
    seat: int  # -1: nowhere yet
    gone: bool
    asked: int = 0
    right: int = 0
    sum: str = ""  # the sum that they are asked now, where the teacher gives help with it
    help: int = 0  # 1: a way, 2: and dots, 3: the answer


class PupilView(msgspec.Struct, frozen=True):
    """What the pupils of one device see."""

    info: ClassInfo
    pupils: list[SeatInfo]
    watched: bool  # the teacher looks at their table


class SeatTile(msgspec.Struct, frozen=True):
    """A seat in the teacher's overview."""

    pupil: int  # -1: a bot
    name: str
    face: str
    typed: str  # the name that the pupil has typed, where that is allowed
    since: int  # since when the seat is thinking; 0: it is not asked
    score: int | None
    asked: int
    right: int
    here: bool
    bot: bool  # whether a bot plays at the moment
    needs_help: bool


class Tile(msgspec.Struct, frozen=True):
    """A table in the teacher's overview."""

    table: str
    number: int
    phase: str
    paused: bool
    match: int
    seats: list[SeatTile]


class WaitingPupil(msgspec.Struct, frozen=True):
    """A pupil who sits nowhere."""

    pupil: int
    name: str
    face: str
    typed: str
    here: bool
    gone: bool
    device: int  # pupils with the same number share a device


class EaseInfo(msgspec.Struct, frozen=True):
    """What the teacher has set for a pupil."""

    help: int
    deadline: int  # seconds; 0: as the plan says
    small: bool


class TeacherView(msgspec.Struct, frozen=True):
    """The overview."""

    info: ClassInfo
    plan: Plan
    tiles: list[Tile]
    waiting: list[WaitingPupil]
    devices: list[int]  # for every pupil, by number
    watching: str
    deleted_at: int
    eased: list[EaseInfo]  # for every pupil, by number


class ClassMessage(msgspec.Struct, frozen=True, tag_field="type", tag="class", omit_defaults=True):
    """How things stand in the class, for whoever listens: exactly one of the three, and perhaps a line."""

    screen: ClassInfo | None = None
    pupil: PupilView | None = None
    teacher: TeacherView | None = None
    gone: bool = False  # the class has been deleted


CLASS_MESSAGES: list[Any] = [
    NewClass,
    OpenedClass,
    Join,
    Enrolled,
    ClassAct,
    ClassActed,
    PassportWords,
    MovedPupil,
    Sheet,
    TemplateInfo,
    ClassInfo,
    PupilView,
    TeacherView,
    Report,
]
