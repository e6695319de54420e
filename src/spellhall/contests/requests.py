"""What the organiser of a tournament, or a player, can ask of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

PlayerNumber = Annotated[int, msgspec.Meta(ge=0, le=199)]


class Request(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all requests."""


class Start(Request, tag="start", frozen=True):
    """Organiser: begin the first round, or the next one without waiting."""


class Bot(Request, tag="bot", frozen=True):
    """Organiser: let a bot enter."""

    bot: Annotated[str, msgspec.Meta(max_length=40)]
    team: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Close(Request, tag="close", frozen=True):
    """Organiser: let nobody enter any more, or let them again."""

    on: bool = True


class Hold(Request, tag="hold", frozen=True):
    """Organiser: pause all tables, or let them go on."""

    on: bool = True


class Settle(Request, tag="settle", frozen=True):
    """Organiser: the result of a meeting of this round, in games."""

    place: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    games: tuple[Annotated[float, msgspec.Meta(ge=0, le=8)], Annotated[float, msgspec.Meta(ge=0, le=8)]]


class Withdraw(Request, tag="withdraw", frozen=True):
    """Organiser, or a player for themselves: paired no longer."""

    player: PlayerNumber


class Return(Request, tag="return", frozen=True):
    """Organiser, or a player for themselves: paired again."""

    player: PlayerNumber


class Expel(Request, tag="expel", frozen=True):
    """Organiser: a player is out, and does not come back."""

    player: PlayerNumber


class Finish(Request, tag="finish", frozen=True):
    """Organiser: end the tournament after the meetings that are over."""


class Delete(Request, tag="delete", frozen=True):
    """Organiser: delete everything about the tournament, now."""


AnyRequest = Start | Bot | Close | Hold | Settle | Withdraw | Return | Expel | Finish | Delete
PLAYERS_MAY = (Withdraw, Return)
