"""What the organiser of a tournament, or a player, can ask of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

PlayerNumber = Annotated[int, msgspec.Meta(ge=0, le=199)]


class Request(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all requests."""


class StartRound(Request, tag="start", frozen=True):
    """Organiser: begin the first round, or the next one without waiting."""


class EnterBot(Request, tag="bot", frozen=True):
    """Organiser: let a bot enter."""

    bot: Annotated[str, msgspec.Meta(max_length=40)]
    team: Annotated[str, msgspec.Meta(max_length=24)] = ""


class CloseEntries(Request, tag="close", frozen=True):
    """Organiser: let nobody enter any more, or let them again."""

    on: bool = True


class HoldTables(Request, tag="hold", frozen=True):
    """Organiser: pause all tables, or let them go on."""

    on: bool = True


class SettleMeeting(Request, tag="settle", frozen=True):
    """Organiser: the result of a meeting of this round, in games."""

    place: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    games: tuple[Annotated[float, msgspec.Meta(ge=0, le=8)], Annotated[float, msgspec.Meta(ge=0, le=8)]]


class WithdrawPlayer(Request, tag="withdraw", frozen=True):
    """Organiser, or a player for themselves: paired no longer."""

    player: PlayerNumber


class ReturnPlayer(Request, tag="return", frozen=True):
    """Organiser, or a player for themselves: paired again."""

    player: PlayerNumber


class ExpelPlayer(Request, tag="expel", frozen=True):
    """Organiser: a player is out, and does not come back."""

    player: PlayerNumber


class FinishTournament(Request, tag="finish", frozen=True):
    """Organiser: end the tournament after the meetings that are over."""


class DeleteTournament(Request, tag="delete", frozen=True):
    """Organiser: delete everything about the tournament, now."""


AnyRequest = (
    StartRound
    | EnterBot
    | CloseEntries
    | HoldTables
    | SettleMeeting
    | WithdrawPlayer
    | ReturnPlayer
    | ExpelPlayer
    | FinishTournament
    | DeleteTournament
)
PLAYERS_MAY = (WithdrawPlayer, ReturnPlayer)
