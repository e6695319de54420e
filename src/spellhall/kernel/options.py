"""Options of a game: typed, with a default and a clause each, and checked before a game starts."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.errors import BadOption
from spellhall.kernel.messages import Message, say

Value = Any  # a word, a whole number or a truth value


class Option:
    """A named choice between listed words, a whole number in a range, or on/off."""

    def __init__(
        self,
        name: str,
        default: Value,
        clause: str,
        values: list[Value] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.values = values
        self.low = low
        self.high = high

    def allowed(self) -> Message | str:
        """The allowed values, one or the other."""
        values: list[Message | str] = [] if self.values is None else [said(value) for value in self.values]
        if self.high > self.low:
            values.append(say("option-range", low=self.low, high=self.high))
        return Message("list-or", {"items": values})

    def checked(self, value: Value) -> Value:
        """The value in its proper type, or BadOption."""
        for known in self.values or []:
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return known
            if isinstance(value, str) and value.strip().lower() == said(known).lower():
                return known
        if self.high > self.low:
            number: int | None = None
            if isinstance(value, int) and not isinstance(value, bool):
                number = value
            elif isinstance(value, str):
                text = value.strip().removeprefix("-")
                if text.isascii() and text.isdigit() and len(text) < 10:
                    number = int(value.strip())
            if number is not None and self.low <= number <= self.high:
                return number
        shown = str(value)[:40]
        raise BadOption(say("no-option-value", name=self.name, value=shown, allowed=self.allowed(), clause=self.clause))

    def samples(self) -> list[Value]:
        """Values worth testing: every word, or both ends of the range."""
        out = list(self.values or [])
        if self.high > self.low:
            out += [self.low, self.high]
        return out


def flag(name: str, default: bool, clause: str) -> Option:
    """An on/off option."""
    return Option(name, default, clause, values=[True, False])


def said(value: Value) -> str:
    """An option's value as people type it."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


def resolved(options: list[Option], given: dict[str, Value]) -> dict[str, Value]:
    """All options with their values: those given, checked, and the defaults of the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(say("no-such-option", name=name[:40], known=Message("list-commas", {"items": list(known)})))
    return {name: option.checked(given[name]) if name in given else option.default for name, option in known.items()}
