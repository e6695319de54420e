"""Figures of a balance run as messages, and what its cards and sets are called."""

from __future__ import annotations

from typing import Any, NamedTuple

from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.messages import Message, plain, say
from spellhall.words.speech import speech

COUNTS = ("turns", "decisions")
FAMILIES = {
    "balance-figure-": ["beginner", "seat", "undecided", *COUNTS, "card"],
    "balance-head-": [
        *["what", "who", "victory", "length", "turns", "percentiles", "least", "most", "ends", "clause", "games"],
        *["cards", "every-card", "beside", "axis", "card", "had", "usable", "used", "wins", "others", "barred"],
        *["given", "figure", "difference", "deals", "method", "json"],
    ],
}


class Names(NamedTuple):
    """Names of sets and cards that are not the same in every language; all others stay as they are."""

    labels: dict[str, Message]
    cards: dict[str, Message]

    def label(self, name: str) -> Message:
        return self.labels.get(name) or plain(name)

    def card(self, name: str) -> Message:
        return self.cards.get(name) or plain(name)


AS_THEY_ARE = Names({}, {})


def titles_of(senses: list[CardSense]) -> dict[str, Message]:
    """What cards are called, where their game has words for them."""
    return {name: title for sense in senses for name, title in zip(sense.names, sense.titles, strict=False)}


class Voice:
    """Whoever tells a result: a language, and names."""

    def __init__(self, language: str = "en", names: Names = AS_THEY_ARE) -> None:
        self.language = language
        self.names = names
        self.say = speech(language).say

    def head(self, *keys: str) -> list[str]:
        """Heads of tables and chapters."""
        return [self.say(say(f"balance-head-{key}")) for key in keys]


def percent(share: float) -> Message:
    return say("balance-percent", value=round(100 * share))


def reach(figure: dict[str, Any]) -> Message:
    """A share with its interval."""
    value, low, high = (round(100 * figure[end]) for end in ("value", "low", "high"))
    return say("balance-reach", value=value, low=low, high=high)


def points(figure: dict[str, Any]) -> Message:
    """A difference of shares in points of a hundred, with its interval."""
    value, low, high = signed(figure)
    return say("balance-points", value=value, low=low, high=high)


def signed(figure: dict[str, Any]) -> list[str]:
    return [f"{100 * figure[end]:+.0f}" for end in ("value", "low", "high")]


def number(value: float, sign: str = "") -> Message:
    """A number with one digit after the point, or after the comma."""
    return say("balance-number", sign=sign, value=round(value, 1))


def change(figure: dict[str, Any]) -> Message:
    """A difference between two variants."""
    if figure["kind"] not in COUNTS:
        return points(figure)
    value, low, high = (number(abs(figure[end]), "-" if figure[end] < 0 else "+") for end in ("value", "low", "high"))
    return say("balance-brief", value=value, low=low, high=high)


def figure_name(figure: dict[str, Any], names: Names) -> Message:
    """What is compared."""
    what = names.card(figure["what"]) if figure["kind"] == "card" else figure["what"]
    return say(f"balance-figure-{figure['kind']}", what=what)


def in_a_row(items: list[Any]) -> Message:
    return Message("list-commas", {"items": items})


def joined(told: list[Message]) -> Message:
    """One after the other, with the sign that a language puts between such parts of a sentence."""
    out = told[0]
    for one in told[1:]:
        out = say("balance-joined", first=out, next=one)
    return out
