"""A deal that several people play, each at a table of their own, from the same seat and against the same bots.

As with a table, a deal is what its log adds up to. Nothing here knows the network or the rules of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

MOST_PLAYERS = 8
KEEP_DAYS = 30


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all entries; `at` is the time in milliseconds."""

    at: int


class Offered(Entry, tag="deal", frozen=True):
    """The deal: what is played, from which seat, against whom, and the luck of the cards and of the bots."""

    game: str
    seats: int
    options: dict[str, Any]
    cards: Any
    seat: int
    bots: list[str]  # of the other seats, in their order
    seed: str
    nonces: list[str] = []  # what devices had added to the shuffle, if it comes from a game that was played
    table: str = ""  # the table of that game
    match: int = 0  # and which of its games it was
    rules: int = 1  # the version of the rules


class Entered(Entry, tag="entered", frozen=True):
    """Somebody plays it, once: at this table."""

    token: str  # the hash of the token
    table: str
    name: str
    face: str = ""


AnyEntry = Offered | Entered
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def entry_to_text(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def entry_from_text(text: str | bytes) -> AnyEntry:
    return _decoder.decode(text)


class Deal:
    """A deal and those who play it."""

    def __init__(self, first: Offered) -> None:
        self.offered = first
        self.players: list[Entered] = []
        self.number = 1

    def take(self, entry: AnyEntry) -> None:
        """Carry out an accepted entry."""
        assert isinstance(entry, Entered)
        self.players.append(entry)
        self.number += 1

    def of_token(self, token: str) -> Entered | None:
        """Who holds a (hashed) token."""
        return next((player for player in self.players if token and player.token == token), None)

    @property
    def is_full(self) -> bool:
        return len(self.players) >= MOST_PLAYERS


def rebuilt(entries: Sequence[AnyEntry]) -> Deal:
    """A deal from its whole log."""
    first = entries[0]
    assert isinstance(first, Offered)
    deal = Deal(first)
    for entry in entries[1:]:
        deal.take(entry)
    return deal


def parted(one: Sequence[tuple[int, str]], two: Sequence[tuple[int, str]]) -> int:
    """How many steps (seat and choice) two games have in common before they part."""
    for number, (mine, yours) in enumerate(zip(one, two, strict=False)):
        if mine != yours:
            return number
    return min(len(one), len(two))
