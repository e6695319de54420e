"""Seats: who plays where. A seat belongs to whoever holds its token; only the token's hash is ever kept."""

from __future__ import annotations

from hashlib import sha256
from typing import TypeVar

import msgspec

Each = TypeVar("Each")


class Seat(msgspec.Struct):
    """One place at the table."""

    kind: str = "empty"  # empty, person or bot
    name: str = ""
    token: str = ""  # the hash of the token; several seats with the same one are played on one device
    bot: str = ""  # the bot that plays: at a bot's seat, or for a person who is away
    out: bool = False  # conceded or out of time: the bot plays on to the end
    share: str = ""  # the hash of what this seat's device adds to the next shuffle
    nonce: str = ""  # and that itself, once it is told
    face: str = ""  # the picture that the player chose, by its name

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind == "person" and self.bot != "")

    @property
    def speaks(self) -> bool:
        """Whether a person sits here who is still in the game, and so must agree to what is asked."""
        return self.kind == "person" and not self.out


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def rotated(seats: list[Seat]) -> list[Seat]:
    """The same players, each one place further: whoever sat last begins."""
    fresh = [Seat(seat.kind, seat.name, seat.token, seat.bot if seat.kind == "bot" else "") for seat in seats]
    return further(fresh)


def further(seats: list[Each]) -> list[Each]:
    """Seats, or what belongs to them, in the order that they have after a rematch."""
    return seats[-1:] + seats[:-1]
