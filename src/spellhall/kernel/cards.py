"""Card files: TOML that people write, checked field by field, with errors that say what, where and how."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NoReturn

from spellhall.kernel.errors import BadCards

LARGEST: Final = 1_000_000  # bytes; the biggest printed set needs about ten thousand


class CardFile:
    """A card file that could be read: its name for messages, and its tables."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except ValueError as error:  # also numbers that are too long
            raise BadCards(f"{name} is not a card file: {error}.") from None
        except RecursionError:
            raise BadCards(f"{name} is not a card file: it is nested too deeply.") from None

    def fail(self, message: str) -> NoReturn:
        raise BadCards(f"{self.name}: {message}")

    def allow_keys(self, *keys: str) -> None:
        """Refuse keys at the top of the file that nothing reads."""
        for key in self.data:
            if key not in keys:
                self.fail(f"'{short(key)}' is not a known key. Known: {', '.join(keys)}.")

    def text_field(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(f"'{key}' is missing; write {key} = \"…\" at the top of the file.")
        return value.strip()

    def entries(self, table: str) -> list[Entry]:
        """The entries of [[table]], each knowing its place."""
        found = self.data.get(table)
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            self.fail(f"there are no [[{table}]] entries; write one for each card.")
        lines = [
            number
            for number, line in enumerate(self.text.splitlines(), start=1)
            if re.match(rf"\s*\[\[\s*{table}\s*\]\]", line)
        ]
        return [
            Entry(self, table, index, lines[index] if index < len(lines) else 0, item)
            for index, item in enumerate(found)
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
    def place(self) -> str:
        named = self.data.get("id", self.data.get("name", f"number {self.index + 1}"))
        where = f"line {self.line}, " if self.line else ""
        return f"{where}{self.table} {short(named)}"

    def fail(self, field: str, message: str) -> NoReturn:
        self.file.fail(f"{self.place}, field '{short(field)}': {message}")

    def value(self, field: str) -> Any:
        self.read.add(field)
        if field not in self.data:
            self.fail(field, "is missing.")
        return self.data[field]

    def word(self, field: str, allowed: list[str] | None = None) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value.strip():
            self.fail(field, f"must be a text, not {short(value)}.")
        if allowed is not None and value not in allowed:
            self.fail(field, f"'{short(value)}' is not known. Allowed: {', '.join(allowed)}.")
        return value

    def whole(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fail(field, f"must be a whole number from {low} to {high}, not {short(value)}.")
        return value

    def only(self, *optional: str) -> None:
        """Refuse fields that were not read (call this last); `optional` ones may be present."""
        for key in self.data:
            if key not in self.read and key not in optional:
                self.fail(key, f"is not a known field. Known: {', '.join(sorted(self.read | set(optional)))}.")


def short(value: Any) -> str:
    """A value as it may stand in a message: one line, not too long."""
    text = str(value).replace("\n", " ")
    return text if len(text) <= 40 else text[:39] + "…"


def read_cards(path: Path) -> CardFile:
    """A card file that somebody gave us."""
    name = path.name
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise BadCards(f"{name} has {size:,} bytes; a card file may have at most {LARGEST:,}.")
        raw = path.read_bytes()
    except OSError as error:
        raise BadCards(f"{name} cannot be read: {error.strerror or error}.") from None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadCards(f"{name}, line {line}: this is not UTF-8 text. Save the file as UTF-8.") from None
    return CardFile(name, text)


def own_cards(game: str, file: str = "cards.toml") -> CardFile:
    """The card file in a game's folder."""
    return CardFile(file, (files(f"spellhall.games.{game}") / file).read_text(encoding="utf-8"))
