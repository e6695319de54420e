"""Sentences: what a message says in a listener's language. They are made here, at the edge, and nowhere parsed back."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import PLAIN, WHO, Message
from spellhall.kernel.remembered import Remembered, length_of, mark_of
from spellhall.words.catalogues import SOURCE, bundle, languages, part_of
from spellhall.words.patterns import Fact, Pieces, chosen, pieces_of, vowel

KEYS = "x-keys"
"""A listener who speaks for itself: it is told keys and facts, and makes the sentences."""

Spoken = str | dict[str, Any]
"""What a listener is told: a sentence, or for those who speak for themselves a message as JSON."""

JOINTS = {"list-commas": ", ", "list-sentences": " ", "list-words": " "}
MARK, VOWEL_MARK = 0xE000, 0xE010  # signs that no text has, for the names of eight seats
STAND_INS = re.compile(f"[{chr(MARK)}-{chr(VOWEL_MARK + 0xF)}]")
Names = list[str] | None
PLAIN_NUMBER = 1_000  # smaller numbers are written alike everywhere
KEPT = 8_192  # sentences that a language remembers
LONGEST = 400  # characters of facts in a message that is worth remembering: longer ones hold what somebody typed


class Named(str):
    """A sentence with the stand-ins of players in it."""


def marked(text: str) -> str:
    return Named(text) if STAND_INS.search(text) else text


class Said(str):
    """A fact that has been said, and from what, so that a sentence can ask for another form of it."""

    again: Callable[[str], str]


def said(text: str, again: Callable[[str], str]) -> Said:
    made = Said(text)
    made.again = again
    return made


def form(value: Any, form: Any = "") -> Any:
    """FORM($card, form: "of"): the attribute of that name, or the plain text where the message has none."""
    return value.again(str(form)) if isinstance(value, Said) else value


@lru_cache(1_000)
def stand_ins(names: tuple[str, ...]) -> tuple[list[str], dict[int, str]]:
    """A sign for each name that is heard as the name is: so a sentence is known whoever it is about."""
    marks = [chr((VOWEL_MARK if vowel(name) == "yes" else MARK) + at) if name else "" for at, name in enumerate(names)]
    return marks, {ord(mark): name for mark, name in zip(marks, names, strict=True) if name}


FUNCTIONS = {"FORM": form, "VOWEL": vowel}


@cache
def functions() -> Any:
    return Functions(FUNCTIONS)


class Functions(dict[str, Any]):
    """The functions of our catalogues; one object for all bundles."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


@cache
def template(language: str, key: str, form: str) -> tuple[Any, Any, Pieces | None] | None:
    """A message of a catalogue: its bundle, its pattern, and the pieces of that where they are enough."""
    found = bundle(language, part_of(key), functions())
    if not found.has_message(key):
        return None
    entry = found.get_message(key)
    pattern = entry.attributes.get(form, entry.value) if form else entry.value
    return None if pattern is None else (found, pattern, pieces_of(pattern))


def is_small(value: Any) -> bool:
    """Whether this is a number that is written alike everywhere."""
    return isinstance(value, int) and not isinstance(value, bool) and -PLAIN_NUMBER < value < PLAIN_NUMBER


class Speech:
    """One language. Messages of a game are looked up in its catalogue; what is missing is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.kept = Remembered(KEPT)

    def told(self, message: Message, names: Names = None) -> Spoken:
        """A message for a listener of this language."""
        return self.teller(names)(message)

    def teller(self, names: Names) -> Callable[[Message], Spoken]:
        """Tells messages to listeners of this language, where the players have these names."""
        if names is None:
            return self.say
        marks, back = stand_ins(tuple(names))

        def tell(message: Message) -> str:
            text = self.say(message, marks)
            return text.translate(back) if type(text) is Named else text

        return tell

    def say(self, message: Message, names: Names = None, form: str = "") -> str:
        """The sentence. `names` are those of the players, seat by seat; `form` asks for an attribute of the message."""
        if message.key == PLAIN:
            return str(message.facts["text"])
        if message.key == WHO:
            return marked(self.name_of(message.facts["seat"], names))
        mark = mark_of(message, names, form)
        kept = self.kept.get(mark)
        if kept is None:
            kept = marked(self.made(message, names, form))
            if length_of(mark) <= LONGEST:
                self.kept.keep(mark, kept)
        return kept

    def made(self, message: Message, names: Names, form: str) -> str:
        """A sentence that was not said before."""
        key, facts = message.key, message.facts
        if key in JOINTS:
            return JOINTS[key].join(self.said(item, names) for item in facts["items"])
        if key == "list-lines":
            return self.in_lines([self.said(item, names) for item in facts["items"]])
        if key == "list-or":
            return self.listed([self.said(item, names) for item in facts["items"]], "list-or-last")
        for language in (self.language, SOURCE):
            known = template(language, key, form)
            if known is None:
                continue
            found, pattern, pieces = known
            quick = None if pieces is None else self.joined(pieces, facts, names, language)
            return self.filled(found, pattern, facts, names) if quick is None else quick
        return repr(message)

    def filled(self, found: Any, pattern: Any, facts: dict[str, Any], names: Names) -> str:
        """A pattern filled in by Fluent."""
        return str(found.format_pattern(pattern, {name: self.fact(value, names) for name, value in facts.items()})[0])

    def joined(self, pieces: Pieces, facts: dict[str, Any], names: Names, language: str) -> str | None:
        """What Fluent would make of a pattern; None for facts that it writes in a language's own way."""
        out: list[str] = []
        for piece in pieces:
            if isinstance(piece, str):
                out.append(piece)
                continue
            value = facts.get(piece.name)
            text: str | None
            if isinstance(piece, Fact):
                text = self.written(value, names, piece.form)
            else:
                by = value if is_small(value) and not piece.sound else self.written(value, names)
                by = vowel(by) if piece.sound and by is not None else by
                text = None if by is None else self.joined(chosen(piece, by, language), facts, names, language)
            if text is None:
                return None
            out.append(text)
        return "".join(out)

    def written(self, value: Any, names: Names, form: str = "") -> str | None:
        """A fact as a text; None for what Fluent writes in a language's own way."""
        if isinstance(value, str):
            return value
        if isinstance(value, Message):
            return self.say(value, names, form)
        if isinstance(value, list):
            return self.listed([self.said(item, names, form) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value) if is_small(value) else None

    def fact(self, value: Any, names: Names) -> Any:
        """A fact as the bundle takes it: a number, or a text that knows its other forms."""
        if isinstance(value, Message):
            return said(self.say(value, names), lambda form: self.say(value, names, form))
        if isinstance(value, list):
            return said(
                self.listed([self.said(item, names) for item in value]),
                lambda form: self.listed([self.said(item, names, form) for item in value]),
            )
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value

    def said(self, value: Any, names: Names, form: str = "") -> str:
        """An item of a list."""
        if isinstance(value, Message):
            return self.say(value, names, form)
        return str(self.fact(value, names))

    def in_lines(self, items: list[str]) -> str:
        """One after the other, each a line of its own; the sign between them is the language's."""
        out = items[0] if items else ""
        for item in items[1:]:
            out = self.say(Message("list-next-line", {"first": out, "next": item}))
        return out

    def listed(self, items: list[str], last: str = "list-last") -> str:
        """Items as people list them: a, b and c."""
        if not items:
            return self.say(Message("list-none", {}))
        out = items[0]
        for item in items[1:-1]:
            out = self.say(Message("list-more", {"first": out, "next": item}))
        return out if len(items) == 1 else self.say(Message(last, {"first": out, "last": items[-1]}))

    def name_of(self, seat: int, names: Names) -> str:
        if names is not None and 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say(Message("seat-name", {"letter": SEAT_LETTERS[seat]}))


class ForKeys(Speech):
    """For a listener who makes the sentences: messages as they are. What must be a text is English."""

    def teller(self, names: Names) -> Callable[[Message], Spoken]:
        return Message.to_json


@cache
def speech(language: str) -> Speech:
    """The speech of a language; English where a language is not spoken here."""
    if language == KEYS:
        made: Speech = ForKeys(SOURCE)
        made.language = KEYS
        return made
    return Speech(language if language in languages() else SOURCE)


ENGLISH = Speech(SOURCE)


def wanted_language(header: str) -> str:
    """The language that an `Accept-Language` header asks for, among those spoken here; or keys."""
    best, weight = SOURCE, 0.0
    for part in header[:200].split(","):
        tag, _, quality = part.strip().partition(";")
        whole = tag.strip().lower()
        language = whole if whole == KEYS else whole.split("-")[0]
        value = re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", quality) if quality else None
        worth = 1.0 if not quality else float(value[1]) if value else 0.0
        if (language in languages() or language == KEYS) and worth > weight:
            best, weight = language, worth
    return best
