"""Something to be said, as data: a key of the message catalogue, and the facts that its sentence needs.

Rules speak no language. Whoever listens says the sentence, in the listener's own language (`words/speech.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WHO: Final = "who"
"""The key for a player's name; its fact `seat` says whose."""

PLAIN: Final = "plain"
"""The key for a text that is the same in every language; its fact is `text`."""


class Message:
    """A key and its facts.

    A fact is a whole number, a text that stays as it is (a name of a card set, a choice in notation), another message,
    or a list of these, which is said as people list things.
    """

    def __init__(self, key: str, facts: dict[str, Any]) -> None:
        self.key = key
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"say({', '.join([repr(self.key), *[f'{name}={value!r}' for name, value in self.facts.items()]])})"

    def __str__(self) -> str:
        """The sentence in English, for tracebacks, logs and tests."""
        return in_english(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.key, self.facts)

    def to_json(self) -> dict[str, Any]:
        facts = {name: fact_to_json(value) for name, value in self.facts.items()}
        return {"key": self.key, "facts": facts} if facts else {"key": self.key}


def say(key: str, **facts: Any) -> Message:
    """A message: `say("xy-ask-cast", target=40)`, where xy is the prefix of a game."""
    return Message(key, facts)


def who(seat: int) -> Message:
    """The name of the player at a seat."""
    return Message(WHO, {"seat": seat})


def plain(text: str) -> Message:
    """A text that is the same in every language."""
    return Message(PLAIN, {"text": text})


def as_message(said: Message | str) -> Message:
    return said if isinstance(said, Message) else plain(said)


def together(sentences: list[Message]) -> Message:
    """Sentences in a row."""
    return sentences[0] if len(sentences) == 1 else Message("list-sentences", {"items": sentences})


def fact_to_json(value: Any) -> Any:
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, list):
        return [fact_to_json(item) for item in value]
    return value


def message_from_json(data: Any) -> Message:
    """The inverse of `Message.to_json`."""
    return Message(data["key"], {name: fact_from_json(value) for name, value in data.get("facts", {}).items()})


def fact_from_json(value: Any) -> Any:
    if isinstance(value, dict):
        return message_from_json(value)
    if isinstance(value, list):
        return [fact_from_json(item) for item in value]
    return value


# ---------------------------------------------------------------- English

_speakers: Final[list[Callable[[Message], str]]] = []


def let_speak(speaker: Callable[[Message], str]) -> None:
    """From now on this function says messages in English: the kernel has no sentences."""
    _speakers[:] = [speaker]


def in_english(message: Message) -> str:
    return _speakers[0](message) if _speakers else repr(message)
