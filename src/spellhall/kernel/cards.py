"""Card files: TOML that people write, checked field by field, with errors that say what, where and how."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NoReturn

from spellhall.kernel.card_fields import Field
from spellhall.kernel.errors import BadCards
from spellhall.kernel.messages import Message, as_message, say

LARGEST: Final = 200_000  # bytes; the biggest printed set needs about ten thousand

# What every card set of every game keeps to, whether it came as TOML or as JSON. A game's own rules are narrower.
MOST_NUMBER: Final = 999
MOST_COPIES: Final = 99
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 2_000
MOST_ITEMS: Final = 400  # of one list or table
MOST_VALUES: Final = 20_000  # altogether
DEEPEST: Final = 16


class CardFile:
    """A card file that could be read: its name for messages, and its tables."""

    def __init__(self, name: str, text: str, bounded: bool = True) -> None:
        """`bounded`: numbers and texts are checked at once; without, whoever looks for all problems does so later."""
        self.name = name
        self.text = text
        self.skipped: dict[str, set[int]] = {}  # entries that are left out, by table
        check_text(name, text)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except ValueError as error:  # also numbers that are too long
            raise BadCards(say("cards-unreadable", file=name, problem=str(error))) from None
        except RecursionError:
            raise BadCards(say("cards-too-deep", file=name)) from None
        check_bounds(self.data, name, bounded)

    def fail(self, problem: Message | str, field: str = "") -> NoReturn:
        """Refuse the file; `field` is one at its top."""
        told = say("cards-in-file", file=self.name, problem=as_message(problem))
        raise BadCards(told, "", 0 if field else -1, short(field))

    def skip(self, table: str, index: int) -> None:
        """Leave an entry out from now on; the others keep their places."""
        self.skipped.setdefault(table, set()).add(index)

    def kept_data(self) -> dict[str, Any]:
        """The tables without the entries that are left out."""
        return {
            key: [item for index, item in enumerate(value) if index not in self.skipped[key]]
            if key in self.skipped
            else value
            for key, value in self.data.items()
        }

    def allow_keys(self, *keys: str) -> None:
        """Refuse keys at the top of the file that nothing reads."""
        for key in self.data:
            if key not in keys:
                self.fail(say("cards-unknown-key", named=short(key), known=", ".join(keys)), key)

    def text_field(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(say("cards-missing-key", named=key), key)
        if len(value) > LONGEST_NAME:
            self.fail(say("cards-long-key", named=key, most=LONGEST_NAME), key)
        return value.strip()

    def entries(self, table: str) -> list[Entry]:
        """The entries of [[table]], each knowing its place."""
        found = self.data.get(table)
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            self.fail(say("cards-no-entries", table=table))
        lines = [
            number
            for number, line in enumerate(self.text.splitlines(), start=1)
            if re.match(rf"\s*\[\[\s*{table}\s*\]\]", line)
        ]
        return [
            Entry(self, table, index, lines[index] if index < len(lines) else 0, item)
            for index, item in enumerate(found)
            if index not in self.skipped.get(table, ())
        ]


class Entry:
    """One card of a card file. Every field is read through here, so that every error names its place."""

    def __init__(self, file: CardFile, table: str, index: int, line: int, data: dict[str, Any]) -> None:
        self.file = file
        self.table = table
        self.index = index
        self.line = line
        self.data = data
        self.read: set[str] = set()

    @property
    def known_as(self) -> Message | str:
        known = self.data.get("id", self.data.get("name"))
        return say("cards-number", number=self.index + 1) if known is None else short(known)

    @property
    def place(self) -> Message:
        if self.line:
            return say("cards-entry-at-line", line=self.line, table=self.table, name=self.known_as)
        return say("cards-entry", table=self.table, name=self.known_as)

    def fail(self, field: str, problem: Message | str) -> NoReturn:
        what, where = as_message(problem), short(field)
        if not self.table:  # the top of the file
            raise BadCards(say("cards-in-field", place=self.file.name, field=where, problem=what), "", 0, where)
        told = say("cards-in-field", place=self.place, field=where, problem=what)
        entry = say("cards-entry", table=self.table, name=self.known_as)
        in_form = say("cards-in-field", place=entry, field=where, problem=what)
        in_file = say("cards-in-file", file=self.file.name, problem=told)
        raise BadCards(in_file, self.table, self.index, where, in_form)

    def value(self, field: str) -> Any:
        self.read.add(field)
        if field not in self.data:
            self.fail(field, say("cards-missing"))
        return self.data[field]

    def word(self, field: str, allowed: list[str] | None = None, longest: int = LONGEST_TEXT) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value.strip():
            self.fail(field, say("cards-no-text", value=short(value)))
        if len(value) > longest:
            self.fail(field, say("cards-too-long", most=longest))
        if allowed is not None and value not in allowed:
            self.fail(field, say("cards-unknown-word", value=short(value), allowed=", ".join(allowed)))
        return value

    def whole(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if not is_within(value, low, high):
            self.fail(field, say("cards-no-number", low=low, high=high, value=short(value)))
        return int(value)

    def number(self, field: Field) -> int:
        """A whole number in the range of its field."""
        return self.whole(field.name, field.low, field.high)

    def told(self, field: Field) -> str:
        """A text, or one of the words that are allowed."""
        return self.word(field.name, field.allowed or None, field.high or LONGEST_TEXT)

    def only(self, *optional: str) -> None:
        """Refuse fields that were not read (call this last); `optional` ones may be present."""
        for key in self.data:
            if key not in self.read and key not in optional:
                self.fail(key, say("cards-unknown-field", known=", ".join(sorted(self.read | set(optional)))))


class CardData:
    """A card set that came as JSON, for instance in a record; read like a card file, entry by entry."""

    def __init__(self, data: Any, *keys: str) -> None:
        self.file = CardFile("The card set is damaged", "")
        check_bounds(data, self.file.name)
        if not isinstance(data, dict):
            self.file.fail(say("cards-no-table"))
        self.file.data = data
        self.file.allow_keys(*keys)

    def name(self) -> str:
        return self.file.text_field("name")

    def numbers(self, field: str, size: int, high: int) -> list[int]:
        """A list of so many whole numbers from 0 on."""
        found = self.file.data.get(field)
        if not isinstance(found, list) or len(found) != size:
            self.file.fail(say("cards-no-numbers", field=field, size=size))
        if not all(is_within(number, 0, high) for number in found):
            self.file.fail(say("cards-numbers-outside", field=field, high=high))
        return [int(number) for number in found]

    def rows(self, field: str, table: str, *names: str) -> list[Entry]:
        """A list of rows, each with these fields in this order."""
        found = self.file.data.get(field)
        if not isinstance(found, list):
            self.file.fail(say("cards-no-list", field=field))
        out: list[Entry] = []
        for index, row in enumerate(found):
            if not isinstance(row, (list, tuple)) or len(row) != len(names):
                self.file.fail(say("cards-no-row", field=field, names=", ".join(names)))
            out.append(Entry(self.file, table, index, 0, dict(zip(names, row, strict=True))))
        return out


def bad(file: str, problem: Message) -> BadCards:
    return BadCards(say("cards-in-file", file=file, problem=problem))


def is_within(value: Any, low: int, high: int) -> bool:
    """Whether this is a whole number of this range; a truth value is none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def check_text(name: str, text: str) -> None:
    """Refuse what would take long to read, before it is read: too much text, or names of names of names."""
    if len(text) > LARGEST:
        raise BadCards(say("cards-too-large", file=name, size=len(text), most=LARGEST))
    chain = 0
    for part in text.split(".")[1:-1]:
        inner = part.strip(" \t")
        quoted = len(inner) > 1 and inner[0] in "\"'" and inner[-1] == inner[0]
        chain = chain + 1 if quoted or inner.replace("_", "a").replace("-", "a").isalnum() else 0
        if chain > 2 * DEEPEST:
            raise BadCards(say("cards-too-deep", file=name))


def check_bounds(data: Any, name: str, values_too: bool = True) -> None:
    """Refuse what no card set needs: huge numbers, broken numbers, endless texts and lists. Raises BadCards.

    Without `values_too` only what would take long to look at: too many values, or too deep ones.
    """
    level, values = [data], 0
    for _ in range(DEEPEST):
        below: list[Any] = []
        for value in level:
            if values_too:
                check_value(value, name)
            if isinstance(value, dict):
                below += value.values()
                below += value.keys()
            elif isinstance(value, (list, tuple)):
                below += value
        values += len(below)
        if values > MOST_VALUES:
            raise bad(name, say("cards-too-many-values", most=MOST_VALUES))
        if not below:
            return
        level = below
    raise bad(name, say("cards-nested"))


def check_value(value: Any, name: str) -> None:
    if value is None or isinstance(value, bool):
        return
    if isinstance(value, int):
        if not 0 <= value <= MOST_NUMBER:
            raise bad(name, say("cards-number-outside", number=short_number(value), most=MOST_NUMBER))
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise bad(name, say("cards-text-too-long", most=LONGEST_TEXT))
    elif isinstance(value, (list, tuple, dict)):
        if len(value) > MOST_ITEMS:
            raise bad(name, say("cards-list-too-long", count=len(value), most=MOST_ITEMS))
    else:
        raise bad(name, say("cards-odd-value", value=short(value)))


def short_number(value: int) -> str:
    """A number as it may stand in a message; the longest ones cannot even be written out quickly."""
    return str(value) if value.bit_length() < 200 else "10^60…"


def short(value: Any) -> str:
    """A value as it may stand in a message: one line, not too long."""
    text = str(value).replace("\n", " ")
    return text if len(text) <= 40 else text[:39] + "…"


def read_cards(path: Path, bounded: bool = True) -> CardFile:
    """A card file that somebody gave us."""
    name = path.name
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise BadCards(say("cards-too-large", file=name, size=size, most=LARGEST))
        raw = path.read_bytes()
    except OSError as error:
        raise BadCards(say("file-unreadable", file=name, problem=str(error.strerror or error))) from None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadCards(say("cards-not-utf8", file=name, line=line)) from None
    return CardFile(name, text, bounded)


def own_cards(game: str, file: str = "cards.toml") -> CardFile:
    """The card file in a game's folder."""
    return CardFile(file, (files(f"spellhall.games.{game}") / file).read_text(encoding="utf-8"))
