"""Position texts: one `name: value` line per field, read with errors that name the line or the field."""

from __future__ import annotations

from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import BadPosition


def write_text(fields: dict[str, str]) -> str:
    """The fields as lines."""
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in fields.items())


def read_text(text: str) -> dict[str, str]:
    """The lines of a position as named fields. Empty lines and lines with # are left out."""
    fields: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, value = line.partition(":")
        name = " ".join(name.split())
        if not colon or not name:
            raise BadPosition(f"line {number}: '{line.strip()[:40]}' has no colon; write 'name: value'.")
        if name in fields:
            raise BadPosition(f"line {number}: the field '{name}' is given twice.")
        fields[name] = value.strip()
    return fields


class Fields:
    """The fields of a position while a game reads them; `finished` refuses those that nobody asked for."""

    def __init__(self, given: dict[str, str], seats: int) -> None:
        self.given = given
        self.seats = seats
        self.asked: list[str] = []

    def text(self, name: str) -> str:
        self.asked.append(name)
        return self.given.get(name, "")

    def words(self, name: str) -> list[str]:
        return self.text(name).split()

    def whole(self, name: str, default: int) -> int:
        text = self.text(name)
        if not text:
            return default
        self.check(name, text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10, text)
        return int(text)

    def wholes(self, name: str, low: int, high: int) -> list[int]:
        out: list[int] = []
        for word in self.words(name):
            self.check(name, word.isascii() and word.isdigit() and len(word) < 10 and low <= int(word) <= high, word)
            out.append(int(word))
        return out

    def seat(self, name: str, default: int) -> int:
        text = self.text(name)
        return self.seat_of(name, text) if text else default

    def seat_of(self, name: str, text: str) -> int:
        self.check(name, len(text) == 1 and text in SEAT_LETTERS[: self.seats], text)
        return SEAT_LETTERS.index(text)

    def check(self, name: str, good: bool, text: str) -> None:
        if not good:
            raise BadPosition(f"field '{name}': '{text[:40]}' does not belong here.")

    def finished(self) -> None:
        for name in self.given:
            if name not in self.asked:
                known = ", ".join(dict.fromkeys(self.asked))
                raise BadPosition(f"'{name[:40]}' is not a field of this position. Fields: {known}.")
