"""Position texts: one `name: value` line per field, read with errors that name the line or the field."""

from __future__ import annotations

from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import BadPosition
from spellhall.kernel.messages import say
from spellhall.kernel.options import truth_of


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
            raise BadPosition(say("position-no-colon", line=number, text=line.strip()[:40]))
        if name in fields:
            raise BadPosition(say("position-field-twice", line=number, field=name))
        fields[name] = value.strip()
    return fields


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of at most nine plain digits (³ and ٣ are digits too, but not plain)."""
    return text.isascii() and text.isdigit() and len(text) < 10


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
        self.check(name, is_whole(text.removeprefix("-")), text)
        return int(text)

    def within(self, name: str, low: int, high: int, default: int) -> int:
        """A whole number from low to high."""
        number = self.whole(name, default)
        self.check(name, low <= number <= high, str(number))
        return number

    def wholes(self, name: str, low: int, high: int) -> list[int]:
        out: list[int] = []
        for word in self.words(name):
            self.check(name, is_whole(word) and low <= int(word) <= high, word)
            out.append(int(word))
        return out

    def truth(self, name: str, default: bool) -> bool:
        """Yes or no, by any of the words that options know for it."""
        text = self.text(name)
        found = truth_of(text)
        self.check(name, not text or found is not None, text)
        return default if found is None else found

    def seat(self, name: str, default: int) -> int:
        text = self.text(name)
        return self.seat_of(name, text) if text else default

    def seat_of(self, name: str, text: str) -> int:
        self.check(name, len(text) == 1 and text in SEAT_LETTERS[: self.seats], text)
        return SEAT_LETTERS.index(text)

    def seats_in(self, name: str) -> list[int]:
        """Seats, each at most once."""
        words = self.words(name)
        self.check(name, len(set(words)) == len(words), " ".join(words))
        return [self.seat_of(name, word) for word in words]

    def check(self, name: str, good: bool, text: str) -> None:
        if not good:
            raise BadPosition(say("position-wrong-value", field=name, text=text[:40]))

    def finished(self) -> None:
        for name in self.given:
            if name not in self.asked:
                known = ", ".join(dict.fromkeys(self.asked))
                raise BadPosition(say("position-no-field", field=name[:40], known=known))
