"""What the workshop and the hall tell each other about card sets."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from spellhall.printing.make import PARTS

Word = Annotated[str, msgspec.Meta(max_length=20)]
CardName = Annotated[str, msgspec.Meta(max_length=80)]


class WantedSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card set to be looked at: none for the house set, the text of a card file, or its tables."""

    cards: Any = None
    lang: Word = "en"
    only: Annotated[list[CardName], msgspec.Meta(max_length=60)] | None = None  # draw only the cards of these names


class WantedPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card set to be printed."""

    cards: Any = None
    lang: Word = "en"
    paper: Word = "a4"
    bleed: Annotated[float, msgspec.Meta(ge=0, le=5)] = 1.0
    flip: Word = "long"
    saving: bool = False
    large: bool = False
    facts: Annotated[str, msgspec.Meta(max_length=60)] = ""  # for classes, only the cards for these; with no cards
    parts: Annotated[list[Word], msgspec.Meta(max_length=3)] = msgspec.field(default_factory=lambda: list(PARTS))


class WantedBalance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card set to be measured, perhaps beside the house set."""

    cards: Any = None
    compare: bool = False


class CardShare(msgspec.Struct, frozen=True):
    """How often whoever had a card has won, with an interval that holds for all cards together."""

    value: float
    low: float
    high: float
    deals: int


class BalanceLine(msgspec.Struct, frozen=True):
    """A line about how strong a set is: how many deals of how many are played; at the end, what they show."""

    done: int
    of: int
    after: int = 0  # the hall has no room; seconds after which it may have
    bots: str = ""
    even: float = 0.0  # an even share of the victory
    sentences: list[str | dict[str, Any]] = []
    cards: dict[str, CardShare] = {}


class SetProblem(msgspec.Struct, frozen=True):
    """What is wrong or looks wrong, and where: in no table, or in a field of an entry of a table."""

    table: str
    index: int
    field: str
    text: str | dict[str, Any]


class SetField(msgspec.Struct, frozen=True):
    """A field of a card file, as a form needs it."""

    name: str
    kind: str
    low: int
    high: int
    optional: bool
    allowed: list[str]
    sample: Any
    about: str | dict[str, Any]


class SetTable(msgspec.Struct, frozen=True):
    """A table of a card file; without a name, what stands at the top."""

    name: str
    least: int
    most: int
    fields: list[SetField]


class SetFace(msgspec.Struct, frozen=True):
    """A card as it will look: paths with fill, stroke and width, and lines of text with their places."""

    deck: str
    name: str
    copies: int
    drawing: dict[str, Any]


class CheckedSet(msgspec.Struct, frozen=True):
    """A card set with what can be said about it."""

    tables: list[SetTable]
    data: dict[str, Any] | None
    toml: str
    problems: list[SetProblem]
    warnings: list[SetProblem]
    faces: list[SetFace]
    prints: bool
