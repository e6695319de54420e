"""The words of the socket and of the REST interface. Everything that is sent or received is one of these."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from spellhall.hall.classes.messages import CLASS_MESSAGES, ClassMessage
from spellhall.hall.deals.messages import DEAL_MESSAGES
from spellhall.hall.sets import BalanceLine, CheckedSet, WantedBalance, WantedPrint, WantedSet
from spellhall.hall.tournaments.messages import CONTEST_MESSAGES, ContestMessage
from spellhall.lessons.lessons import Lesson, LessonAnswer
from spellhall.puzzles.showing import PuzzleAnswer, PuzzleCount, PuzzleShown
from spellhall.table.clocks import ClockRule
from spellhall.table.feed import Update, Welcome
from spellhall.table.replays import Replay
from spellhall.table.requests import AnyRequest, Face, Hash
from spellhall.words.speech import Spoken

Id = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=7)]
Name = Annotated[str, msgspec.Meta(max_length=60)]

# ---------------------------------------------------------------- from a client


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Connect to a table: as the seat of this token, or without one as a spectator.

    `since` is the number of the last update heard; what came after it is sent, or the whole view anew. `lang` is the
    language of all sentences on this connection, such as `en`; with `x-keys` messages come as keys and facts instead.
    """

    table: Id
    token: Token = ""
    seat: SeatNumber | None = None
    since: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000_000)] = -1
    id: Id = ""
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"
    presence: bool = False  # whether to hear who is connected


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """Do something at the table that this connection said hello to."""

    request: AnyRequest
    id: Id = ""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""

    id: Id = ""


class Attend(msgspec.Struct, frozen=True, tag_field="type", tag="attend", forbid_unknown_fields=True):
    """Listen to a class: with the teacher's token, with that of a pupil's device, or without one as the screen for all.

    `name` is what a pupil has typed, where that is allowed; it is kept in memory while somebody listens.
    """

    classroom: Id
    token: Token = ""
    name: Name = ""
    id: Id = ""
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class Follow(msgspec.Struct, frozen=True, tag_field="type", tag="follow", forbid_unknown_fields=True):
    """Listen to a tournament: with the organiser's token, with that of a player, or without one as a screen for all."""

    tournament: Id
    token: Token = ""
    id: Id = ""
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"


ClientMessage = Hello | Do | Ping | Attend | Follow

# ---------------------------------------------------------------- to a client


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A request was carried out and is stored. `number` is the update that tells of it."""

    id: str
    number: int


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to `why`."""

    id: str
    text: Spoken
    clause: str


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """A sign of life."""

    id: str


class Error(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """Something was not done: a code for programs, a sentence for people, and the clause of a refusal."""

    id: str
    code: str
    text: Spoken
    clause: str = ""


class Here(msgspec.Struct, frozen=True, tag_field="type", tag="here"):
    """The seats whose players are connected, for listeners who want to know: at first, and when it changes."""

    seats: list[int]


ServerMessage = Welcome | Update | Done | Reason | Pong | Error | Here | ClassMessage | ContestMessage

# ---------------------------------------------------------------- REST


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a new table shall be."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    cards: Any = None
    clock: ClockRule = ClockRule()
    delay: Annotated[int, msgspec.Meta(ge=-1, le=3600)] = 0
    public: bool = False
    auto: bool = True
    name: Name | None = None
    face: Face = ""
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=8)] = []
    sit: bool = True
    mirrored: bool = False  # every deal is played from every seat, one game after the other
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0  # where whoever makes the table sits
    share: Hash | None = None  # for the shuffle: the SHA-256 of a number of one's own
    record: Annotated[str, msgspec.Meta(max_length=200_000)] = ""  # go on from this record (its game, seats, options)…
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0  # …after so many steps


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: this one or any, under this name or one from the list, with a token of one's own or a new one."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    name: Name | None = None
    face: Face = ""
    token: Token | None = None
    share: Hash | None = None  # for the shuffle: the SHA-256 of a number of one's own


class Seated(msgspec.Struct, frozen=True):
    """A seat and its secret. Whoever has the token plays the seat."""

    table: str
    token: str
    seat: int
    name: str
    code: str = ""


class Hint(msgspec.Struct, frozen=True):
    """A choice that can be recommended: notation, words, an estimate from 0 (lost) to 1 (won), and why.

    A nudge has an empty notation and no estimate; `more` says that the next step of the hint tells more.
    """

    choice: str
    words: Spoken
    estimate: float
    why: Spoken
    more: bool = False


class WantedReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, and whose choices to look at (none: everybody's)."""

    record: Annotated[str, msgspec.Meta(max_length=200_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class Moment(msgspec.Struct, frozen=True):
    """A choice with a better one beside it; estimates are chances of winning."""

    step: int
    seat: int
    question: Spoken
    clause: str
    played: str
    played_words: Spoken
    after: float
    slip: bool
    better: str
    better_words: Spoken
    before: float
    uncertainty: float
    why: Spoken
    cost: float


class Review(msgspec.Struct, frozen=True):
    """What a review found, in the order of play."""

    game: str
    looked_at: int
    moments: list[Moment]


class WantedReplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, and as whom to look at it."""

    record: Annotated[str, msgspec.Meta(max_length=200_000)]
    seat: Annotated[int, msgspec.Meta(ge=-2, le=7)] = -1


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in a lesson, in notation, and those of the steps before it from which it goes on."""

    choice: Annotated[str, msgspec.Meta(max_length=400)]
    trail: Annotated[list[Annotated[str, msgspec.Meta(max_length=400)]], msgspec.Meta(max_length=20)] = []


class TriedPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in a puzzle, in notation."""

    choice: Annotated[str, msgspec.Meta(max_length=400)]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same requests as in the socket."""

    request: AnyRequest
    seat: SeatNumber | None = None


class Acted(msgspec.Struct, frozen=True):
    """What a request led to."""

    number: int = 0
    text: Spoken = ""
    clause: str = ""


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done."""

    code: str
    text: Spoken
    clause: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    default: Any
    about: Spoken
    clause: str
    values: list[Any] | None
    low: int
    high: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this hall."""

    id: str
    title: str
    about: Spoken
    minutes: Spoken
    age: Spoken
    seats: list[int]
    rules_version: int
    bots: list[str]
    options: list[OptionInfo]
    sums: bool = False  # whether it practises arithmetic


class FieldsInfo(msgspec.Struct, frozen=True):
    """What a game's state is made of, for clients that draw any game: who may see each field of each record.

    `prefix` begins the keys of the game's messages, in lower case.
    """

    prefix: str
    sights: dict[str, dict[str, str]]


class ClauseInfo(msgspec.Struct, frozen=True):
    """One rule."""

    id: str
    heading: str
    text: str
    source: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table of the lobby."""

    table: str
    game: str
    phase: str
    seats: int
    taken: int
    names: list[str]


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table or the class of a join code."""

    table: str
    kind: str = "table"  # or class


class Ended(msgspec.Struct, frozen=True):
    """How many games ended in one way."""

    game: str
    seats: int
    how: str
    clause: str
    games: int
    steps: float


def protocol_schema() -> dict[str, Any]:
    """JSON Schema of every message, for clients and their type generators."""
    client, server = list(ClientMessage.__args__), list(ServerMessage.__args__)
    rest = [
        NewTable,
        Sit,
        Seated,
        Act,
        Acted,
        Problem,
        GameInfo,
        FieldsInfo,
        ClauseInfo,
        TableInfo,
        Found,
        WantedSet,
        WantedBalance,
        BalanceLine,
        WantedPrint,
        CheckedSet,
        Ended,
        Hint,
        WantedReview,
        Review,
        WantedReplay,
        Replay,
        Lesson,
        Tried,
        LessonAnswer,
        PuzzleCount,
        PuzzleShown,
        TriedPuzzle,
        PuzzleAnswer,
        *CLASS_MESSAGES,
        *DEAL_MESSAGES,
        *CONTEST_MESSAGES,
    ]
    _, parts = msgspec.json.schema_components([*client, *server, *rest], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Spellhall protocol",
        "$defs": {
            **parts,
            "ClientMessage": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in client]},
            "ServerMessage": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in server]},
        },
    }
