"""Options of a game: typed, with a default and a clause each, and checked before a game starts."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.errors import BadOption
from spellhall.kernel.messages import Message, say

Value = Any  # a word, a whole number or a truth value

YES: Final = ("on", "yes", "y", "true", "1", "allowed", "ja", "an", "oui", "vrai")
NO: Final = ("off", "no", "n", "false", "0", "forbidden", "nein", "aus", "non", "faux")
"""Words that people use for switching something on and off, in the languages that are spoken here."""


class Option:
    """A named choice between listed words, a whole number in a range, or on/off (or yes/no, true/false, 1/0 …)."""

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
        if isinstance(value, str):
            switched = truth_of(value)
            for known in self.values or [] if self.is_switch() else []:
                if switched is not None and truth_of(said(known)) == switched:
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

    def is_switch(self) -> bool:
        """Whether the option has two values, one of which means yes and the other no."""
        meanings = [truth_of(said(value)) for value in self.values or []]
        return len(meanings) == 2 and True in meanings and False in meanings

    def samples(self) -> list[Value]:
        """Values worth testing: every word, or both ends of the range."""
        out = list(self.values or [])
        if self.high > self.low:
            out += [self.low, self.high]
        return out


def flag(name: str, default: bool, clause: str) -> Option:
    """An on/off option."""
    return Option(name, default, clause, values=[True, False])


def truth_of(text: str) -> bool | None:
    """What a word says about something that can be on or off; None if it is no such word."""
    word = text.strip().lower()
    if word in YES:
        return True
    return False if word in NO else None


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
