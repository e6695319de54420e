"""A tongue says the hall's English texts in one language.

English is the source: engines, table and hall know nothing else, and whoever listens in English pays nothing for other
languages. A catalogue (`<language>/<game>.toml`, and `hall.toml` for what belongs to no game) holds the clauses by
their ids, their headings, and every other text by its English pattern; see `patterns.py`. It is read when somebody
first asks for it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from spellhall.kernel.messages import MARKS
from spellhall.words.patterns import Pattern, gaps_of, named

LANGUAGES = ("en", "fr")
COMMON = "hall"
REMEMBERED = 20_000  # texts that a tongue need not work out again
TRIES = 10_000  # ways to read a text; whoever writes a riddle into an error message is answered in English
LONGEST = 1_000  # signs of a text; a longer one is no sentence of ours
AND = {"fr": "et"}
ENDS = re.compile(r"(?<=[.!?]) (?=\S)")


class Riddle(Exception):
    """A text that could be read in too many ways."""


class Tongue:
    """English: every text stays as it is."""

    language = "en"

    def say(self, text: str) -> str:
        """A text in this language; one that the catalogue does not know stays English."""
        return text

    def sentence(self, tell: Callable[[list[str]], str], names: list[str]) -> str:
        """What `tell` makes of the players' names, in this language."""
        return tell(names)


class Catalogue(Tongue):
    """Another language, for one game and the hall around it."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.whole: dict[str, str] = {}
        patterns: list[Pattern] = []
        for part in (COMMON, game) if game else (COMMON,):
            data = catalogue_data(language, part)
            for english, other in data.get("texts", {}).items():
                if gaps_of(english):
                    patterns.append(Pattern(english, other))
                else:
                    self.whole[english] = other
        self.patterns = sorted(patterns, key=lambda pattern: -pattern.letters)
        self.remembered = lru_cache(maxsize=REMEMBERED)(self.look_up)
        self.tries = 0

    def say(self, text: str) -> str:
        said = self.said(text)
        return text if said is None else said

    def said(self, text: str) -> str | None:
        """A text in this language; None if the catalogue does not know it."""
        self.tries = TRIES
        try:
            return self.found(text)
        except Riddle:
            return None

    def tick(self) -> None:
        self.tries -= 1
        if self.tries < 0:
            raise Riddle

    def found(self, text: str) -> str | None:
        return self.remembered(text)

    def sentence(self, tell: Callable[[list[str]], str], names: list[str]) -> str:
        return named(self.say(tell(MARKS[: len(names)])), names)

    def listed(self, items: list[str]) -> str:
        return f"{', '.join(items[:-1])} {AND[self.language]} {items[-1]}"

    def look_up(self, text: str) -> str | None:
        """A text that is not remembered, as a whole, by its pattern or sentence by sentence."""
        whole = self.whole.get(text)
        if whole is not None or len(text) > LONGEST:
            return whole
        if not any(sign.isalpha() and sign != "x" for sign in text):  # numbers and sums are the same everywhere
            return text
        notation, gap, words = text.partition("   ")  # a choice of a menu: notation, and words about it
        if gap:
            first, second = self.found(notation), self.found(words)
            return None if first is None or second is None else f"{first}{gap}{second}"
        self.tick()
        for pattern in self.patterns:
            said = pattern.say(text, self)
            if said is not None:
                return said
        sentences = ENDS.split(text)
        if len(sentences) > 1:
            parts = [self.found(sentence) for sentence in sentences]
            if None not in parts:
                return " ".join(part for part in parts if part is not None)
        return None


ENGLISH = Tongue()


def catalogue_data(language: str, part: str) -> dict[str, Any]:
    """A catalogue as its file says it; empty if nobody has written it yet."""
    file = files("spellhall.words") / language / f"{part}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _catalogue(language: str, game: str) -> Catalogue:
    return Catalogue(language, game)


def tongue(language: str, game: str = "") -> Tongue:
    """The tongue of a language for a game of the hall; English where a language is not spoken here."""
    return _catalogue(language, game) if language in LANGUAGES[1:] else ENGLISH
