"""What is said about deals over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from spellhall.table.requests import Face

Name = Annotated[str, msgspec.Meta(max_length=60)]
Token = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,64}$", max_length=64)]
"""Made by the player's browser, which makes the same one for the same deal: so nobody enters twice with one browser."""


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal for oneself and friends: a new one, or that of a game against bots that one has just played."""

    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] = 2
    options: dict[str, Any] = {}
    cards: Any = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0  # where everybody sits who plays it
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=7)] = []
    table: Annotated[str, msgspec.Meta(max_length=32)] = ""  # the deal of this table's last game, by its player


class EnterDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a deal, under this name or one from the list."""

    token: Token
    name: Name | None = None
    face: Face = ""


class MadeDeal(msgspec.Struct, frozen=True):
    """A deal, and the code by which friends find it."""

    deal: str
    code: str


class DealPlayer(msgspec.Struct, frozen=True):
    """Somebody who plays a deal. How it went is told to those who have played it themselves."""

    name: str
    face: str
    mine: bool
    over: bool
    ranks: list[int] = []
    scores: list[int] = []
    points: float = 0.0  # matchpoints: 1 for everyone beaten, ½ for a tie


class DealInfo(msgspec.Struct, frozen=True):
    """A deal as whoever asks may know it."""

    deal: str
    code: str
    game: str
    seats: int
    options: dict[str, Any]
    house_cards: bool
    seat: int
    bots: list[str]
    players: list[DealPlayer]
    room: int  # how many more may play it
    table: str = ""  # where the one who asks plays or has played it


class DealGame(msgspec.Struct, frozen=True):
    """A game of a deal, for those who have played it themselves."""

    name: str
    face: str
    mine: bool
    record: str
    taken_back: int  # choices that were taken back; only where the deal comes from a game that was played before


DEAL_MESSAGES = [NewDeal, EnterDeal, MadeDeal, DealInfo, DealGame]
