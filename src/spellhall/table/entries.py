"""The log of a table. Everything that was ever accepted is one numbered entry; the table is what they add up to."""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.table.clocks import ClockRule


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of all entries; `at` is the time in milliseconds."""

    at: int


class Created(Entry, tag="created", frozen=True):
    """The table stands: which game, how it is played, and whose it is."""

    game: str
    seats: int
    options: dict[str, Any]
    cards: Any
    host: str  # the hash of the host's token
    clock: ClockRule = ClockRule()
    delay: int = 0  # how many seconds behind spectators watch; -1: no spectators
    public: bool = False
    auto: bool = True  # start as soon as every seat is taken
    past: list[str] = []  # lines of the record from whose last step the first game goes on
    coming: str = ""  # the seed of the first game, whose hash is shown from now on
    classroom: str = ""  # the class whose table it is, if it is one's
    deal: str = ""  # the deal that is played here, if others play the same one elsewhere
    mirrored: bool = False  # every deal is played from every seat, one game after the other
    contest: str = ""  # the tournament whose table it is, if it is one's


class Configured(Entry, tag="configured", frozen=True):
    """Other options or cards, before the start."""

    options: dict[str, Any]
    cards: Any


class Sat(Entry, tag="sat", frozen=True):
    """Somebody, or a bot, took a seat."""

    seat: int
    name: str
    token: str = ""
    bot: str = ""
    share: str = ""  # the hash of what the player's device adds to the shuffle
    face: str = ""  # the picture that the player chose, by its name


class Freed(Entry, tag="freed", frozen=True):
    """A seat is empty again."""

    seat: int


class Shared(Entry, tag="shared", frozen=True):
    """A player's device promises something for the next shuffle: the hash of it."""

    seat: int
    share: str


class Revealed(Entry, tag="revealed", frozen=True):
    """And tells it, when nobody can promise anything any more."""

    seat: int
    nonce: str


class Started(Entry, tag="started", frozen=True):
    """The game begins with this seed, of which everybody was told the hash, and with what the seats have added."""

    seed: str
    nonces: list[str] = []
    coming: str = ""  # the seed of the next game
    rules: int = 1  # the version of the rules by which it is played


class Chose(Entry, tag="chose", frozen=True):
    """A choice, in notation; what chance answered; where the chance stands; and now and then a checkpoint."""

    seat: int
    choice: str
    counter: int
    chance: list[str] = []
    check: str = ""


class Said(Entry, tag="said", frozen=True):
    """A phrase from the list."""

    seat: int
    phrase: str


class Paused(Entry, tag="paused", frozen=True):
    """The clocks stand still."""

    seat: int


class Resumed(Entry, tag="resumed", frozen=True):
    """The clocks run again."""

    seat: int


class Substituted(Entry, tag="substituted", frozen=True):
    """A bot plays for a person: away, out of time, or conceded."""

    seat: int
    bot: str
    why: str  # away, clock, conceded, host; failed: another bot plays on for one that cannot
    out: bool = False  # for the rest of the game


class Returned(Entry, tag="returned", frozen=True):
    """The person plays again."""

    seat: int


class Asked(Entry, tag="asked", frozen=True):
    """Somebody asks the others to agree: takeback, draw or rematch."""

    seat: int
    what: str
    agreed: bool = False  # everybody has agreed to a rematch, and the shuffle still waits for numbers


class Answered(Entry, tag="answered", frozen=True):
    """Somebody agrees, or does not, which ends the question; seat -1: nobody objected to a rematch in time."""

    seat: int
    yes: bool
    agreed: bool = False  # everybody has agreed to a rematch, and the shuffle still waits for numbers


class Undone(Entry, tag="undone", frozen=True):
    """Back to the position after so many steps."""

    seat: int
    steps: int


class Ended(Entry, tag="ended", frozen=True):
    """The game ended at the table, not by its rules: a draw, or somebody conceded."""

    how: str  # draw, conceded; time: in a tournament, out of time or not there
    ranks: list[int]


class Rematch(Entry, tag="rematch", frozen=True):
    """The same players again, each one seat further."""

    seed: str
    nonces: list[str] = []
    coming: str = ""
    rules: int = 1


AnyEntry = (
    Created
    | Configured
    | Sat
    | Freed
    | Shared
    | Revealed
    | Started
    | Chose
    | Said
    | Paused
    | Resumed
    | Substituted
    | Returned
    | Asked
    | Answered
    | Undone
    | Ended
    | Rematch
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def entry_to_text(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def entry_from_text(text: str | bytes) -> AnyEntry:
    return _decoder.decode(text)
