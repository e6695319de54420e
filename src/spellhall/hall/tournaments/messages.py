"""What is sent to and from a tournament: over HTTP, and in the socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from spellhall.contests.plans import ContestPlan
from spellhall.contests.requests import AnyRequest
from spellhall.table.requests import Face, Hash

BotName = Annotated[str, msgspec.Meta(max_length=40)]
Key = Annotated[str, msgspec.Meta(min_length=128, max_length=128, pattern="^[0-9a-f]{128}$")]
Team = Annotated[str, msgspec.Meta(max_length=24)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a tournament; bots can enter at once, the strongest first."""

    plan: ContestPlan
    bots: Annotated[list[BotName], msgspec.Meta(max_length=100)] = []


class OpenedTournament(msgspec.Struct, frozen=True):
    """The tournament, its code for the players, and the organiser's secret."""

    tournament: str
    code: str
    token: str


class WhoAmI(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's public key: the two coordinates of a point of P-256, in hex."""

    key: Key


class Challenge(msgspec.Struct, frozen=True):
    """What the holder of the key signs to enter; it is another one each time."""

    challenge: str


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Enter a tournament, or go on in it from this device."""

    key: Key
    signature: Key  # ECDSA with SHA-256 of the challenge: two numbers in hex
    nonce: Hash  # what this device adds to all deals
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    face: Face = ""
    team: Team = ""


class EnteredPlayer(msgspec.Struct, frozen=True):
    """A player of the tournament, and the secret of the device."""

    tournament: str
    token: str
    player: int
    name: str


class TournamentAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do something in the tournament."""

    request: AnyRequest


class TournamentActed(msgspec.Struct, frozen=True):
    """It is done."""

    number: int


class ContestInfo(msgspec.Struct, frozen=True):
    """What everybody may know. Times are milliseconds since 1970; 0: not yet, or never."""

    tournament: str
    code: str
    plan: ContestPlan
    phase: str  # gathering, playing, over
    closed: bool
    paused: bool
    round: int  # counted from 1; 0: none yet
    rounds: int  # how many there are; an arena has one
    until: int  # when the time of the round is up
    next_at: int  # when the next round begins
    players: int
    open: int  # meetings that are not over
    promise: str  # the SHA-256 of the secret from which all deals come
    secret: str  # empty until the tournament is over


class PlayerShown(msgspec.Struct, frozen=True):
    """Somebody who has entered, by number in the order of entry."""

    name: str
    face: str
    team: str
    bot: str
    gone: bool


class MeetingShown(msgspec.Struct, frozen=True):
    """Who meets whom in this round, by the players' numbers, and what each has scored there so far."""

    place: int
    players: list[int]
    games: list[float]
    played: int  # games that are over
    over: bool


class StandingShown(msgspec.Struct, frozen=True):
    """One line of the table. `decided` says what put the line above before this one."""

    player: int
    points: float
    rivals: float
    beaten: float
    games: float
    won: int
    drawn: int
    lost: int
    byes: int
    decided: str = ""  # points, rivals, beaten, games or order; empty: the first line
    above: float = 0.0  # what the line above had there
    here: float = 0.0  # and this one


class TeamShown(msgspec.Struct, frozen=True):
    """One line of the table of teams."""

    team: str
    points: float
    rivals: float
    players: list[int]


class MySeat(msgspec.Struct, frozen=True):
    """Where a player sits; an empty table: they wait, or have a bye."""

    player: int
    table: str
    seat: int
    rival: int  # -1: nobody
    game: int  # of the meeting, counted from 1
    gone: bool
    expelled: bool


class ContestShown(msgspec.Struct, frozen=True):
    """The whole of what can be seen of a tournament."""

    players: list[PlayerShown]
    meetings: list[MeetingShown]
    standings: list[StandingShown]
    teams: list[TeamShown]


class ContestMessage(msgspec.Struct, frozen=True, tag_field="type", tag="contest", omit_defaults=True):
    """How things stand, for whoever listens. While a player sits at a table, it is only what concerns them."""

    info: ContestInfo | None = None
    shown: ContestShown | None = None
    me: MySeat | None = None
    organiser: bool = False
    gone: bool = False  # the tournament has been deleted


CONTEST_MESSAGES: list[Any] = [
    NewTournament,
    OpenedTournament,
    WhoAmI,
    Challenge,
    Enter,
    EnteredPlayer,
    TournamentAct,
    TournamentActed,
    ContestInfo,
    ContestShown,
    MySeat,
]
