"""Sentences that were said before, found by what their message says.

To put a sentence together takes far longer than to know it, and a server says the same ones all day.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.messages import WHO, Message

Mark = tuple[Any, ...]

END: Final = None  # no fact is None
LIST: Final = ()  # nor an empty tuple


class Remembered:
    """At most `size` texts. Those that nobody asked for since half of them came are forgotten first."""

    def __init__(self, size: int) -> None:
        self.half = size // 2
        self.young: dict[Mark, str] = {}
        self.old: dict[Mark, str] = {}

    def __len__(self) -> int:
        return len(self.young) + len(self.old)

    def get(self, mark: Mark) -> str | None:
        found = self.young.get(mark)
        if found is None:
            found = self.old.pop(mark, None)
            if found is not None:
                self.keep(mark, found)
        return found

    def keep(self, mark: Mark, text: str) -> None:
        if len(self.young) >= self.half:
            self.old = self.young
            self.young = {}
        self.young[mark] = text


def mark_of(message: Message, names: list[str] | None, form: str) -> Mark:
    """The same for messages that say the same; the players' names are in it only if the message names somebody."""
    out: list[Any] = [form]
    if write_message(message, out) and names is not None:
        out.extend(names)
    return tuple(out)


def length_of(mark: Mark) -> int:
    """How many characters the texts in a mark have."""
    total = 0
    for each in mark:
        if isinstance(each, str):
            total += len(each)
    return total


def write_message(message: Message, out: list[Any]) -> bool:
    """Write down what a message says, and return whether it names somebody."""
    named = message.key == WHO
    out.append(message.key)
    for name, value in message.facts.items():
        out.append(name)
        if write_fact(value, out):
            named = True
    out.append(END)
    return named


def write_fact(value: Any, out: list[Any]) -> bool:
    if isinstance(value, Message):
        return write_message(value, out)
    if isinstance(value, list):
        named = False
        out.append(LIST)
        for item in value:
            if write_fact(item, out):
                named = True
        out.append(END)
        return named
    if isinstance(value, bool):
        out.append("yes" if value else "no")  # as they are said; True would be taken for 1
    elif isinstance(value, float):
        out.append((value,))  # 2.0 would be taken for 2
    else:
        out.append(value)
    return False
