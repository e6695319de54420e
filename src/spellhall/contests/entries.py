"""The log of a tournament in the hall. As with a table, everything that was ever accepted is one numbered entry.

An entry that begins meetings names their tables: if the hall falls over while it sets them up, it finds here what is
still to be done. Of a player's key only the hash is in an entry.
"""

from __future__ import annotations

import msgspec

from spellhall.contests.plans import ContestPlan


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all entries; `at` is the time in milliseconds."""

    at: int


class Opened(Entry, tag="contest", frozen=True):
    """The tournament is open."""

    organiser: str  # the hash of the organiser's token
    plan: ContestPlan
    secret: str  # from which the deals come; only its hash is shown before the end


class Entered(Entry, tag="entered", frozen=True):
    """A player, or a bot."""

    name: str
    face: str = ""
    key: str = ""  # the identity: the hash of the public key
    token: str = ""  # the hash of the device's token
    nonce: str = ""  # what the device adds to all deals
    team: str = ""
    bot: str = ""


class Moved(Entry, tag="moved", frozen=True):
    """The holder of the key goes on with another device, or another token."""

    player: int
    token: str


class Left(Entry, tag="left", frozen=True):
    """A player is paired no longer; whoever was expelled does not come back."""

    player: int
    expelled: bool = False


class Back(Entry, tag="back", frozen=True):
    """A player who had left is paired again."""

    player: int


class Drawn(Entry, tag="drawn", frozen=True):
    """A round begins, or meetings of an arena do: who meets, and the table of the first game (none for a bye)."""

    meetings: list[list[int]]
    tables: list[str]


class Next(Entry, tag="next", frozen=True):
    """The table of a meeting's next game."""

    place: int
    table: str


class Played(Entry, tag="played", frozen=True):
    """A game is over: what each player of the meeting scored in it."""

    place: int
    table: str
    score: tuple[float, float]


class Settled(Entry, tag="settled", frozen=True):
    """The result of a whole meeting by the organiser, or because the time of the round is over."""

    place: int
    games: tuple[float, float]


class Closed(Entry, tag="closed", frozen=True):
    """Nobody can enter, or everybody can again."""

    on: bool


class Held(Entry, tag="held", frozen=True):
    """All tables stand still, or go on."""

    on: bool


class Finished(Entry, tag="finished", frozen=True):
    """The tournament is over."""


AnyEntry = Opened | Entered | Moved | Left | Back | Drawn | Next | Played | Settled | Closed | Held | Finished

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def entry_to_text(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def entry_from_text(text: str | bytes) -> AnyEntry:
    return _decoder.decode(text)
