"""What a card file may hold, declared once: readers, bounds, forms and documents all take it from here."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from spellhall.kernel.messages import Message

WHOLE: Final = "whole"  # a whole number from `low` to `high`
WORD: Final = "word"  # one of `allowed`
TEXT: Final = "text"  # up to `longest` characters
FLAG: Final = "flag"  # true or false
LIST: Final = "list"  # a list of `low` to `high` texts
LANGUAGE: Final = "language"  # something with a grammar of its own, which the game's page explains


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: its kind, its range, and whether it may be left out."""

    def __init__(self, name: str, kind: str, low: int = 0, high: int = 0, optional: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.optional = optional
        self.allowed: list[str] = []
        self.sample: Any = None  # what a new card has here

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "low": self.low,
            "high": self.high,
            "optional": self.optional,
            "allowed": self.allowed,
            "sample": self.sample,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable:
    """A table of a card file, such as [[spell]]; without a name, the fields at the top of the file."""

    def __init__(self, name: str, fields: list[Field], least: int = 0, most: int = 0) -> None:
        self.name = name
        self.fields = fields
        self.least = least
        self.most = most
        self.notes: list[str] = []  # further fields that may stand there and that nothing reads

    def with_notes(self, *names: str) -> CardTable:
        self.notes += names
        return self

    @property
    def field_names(self) -> list[str]:
        return [field.name for field in self.fields]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardWarning:
    """Something about a set that is allowed and yet looks like a mistake: where, and a sentence."""

    def __init__(self, table: str, index: int, field: str, message: Message) -> None:
        self.table = table
        self.index = index
        self.field = field
        self.message = message


def whole(name: str, low: int, high: int, optional: bool = False) -> Field:
    field = Field(name, WHOLE, low, high, optional)
    field.sample = low
    return field


def word(name: str, allowed: list[str]) -> Field:
    field = Field(name, WORD)
    field.allowed = allowed
    field.sample = allowed[0]
    return field


def text(name: str, longest: int, optional: bool = False) -> Field:
    field = Field(name, TEXT, 1, longest, optional)
    field.sample = ""
    return field


def flag(name: str) -> Field:
    field = Field(name, FLAG, optional=True)
    field.sample = False
    return field


def texts(name: str, low: int, high: int, sample: list[str]) -> Field:
    field = Field(name, LIST, low, high)
    field.sample = sample
    return field


def language(name: str, sample: Any, optional: bool = True) -> Field:
    field = Field(name, LANGUAGE, optional=optional)
    field.sample = sample
    return field


def top(*more: Field) -> CardTable:
    """The fields at the top of every card file, and those of the game."""
    return CardTable("", [text("name", 60), text("provenance", 2_000, True), *more], 1, 1)


def families(prefix: str, tables: list[CardTable]) -> dict[str, list[str]]:
    """The keys that describe the fields of a game, for the check of the catalogues."""
    ends = [f"{table.name}-{name}" for table in tables if table.name for name in table.field_names]
    ends += [name for table in tables if not table.name for name in table.field_names if name not in SHARED]
    return {f"{prefix}-field-": ends}


SHARED: Final = ["name", "provenance"]
"""Fields at the top that are the same in every game, described once."""


def described(prefix: str, table: str, field: str) -> Message:
    """What a field is for."""
    if not table and field in SHARED:
        return Message(f"cards-field-{field}", {})
    return Message(f"{prefix.lower()}-field-{table}-{field}" if table else f"{prefix.lower()}-field-{field}", {})


FAMILIES: Final[dict[str, list[str]]] = {"cards-field-": SHARED}
