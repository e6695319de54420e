"""The next sum for whoever asks, and the way to an answer: what is said about it, without a network.

The model travels with the caller as a passport (`practice/passport.py`), and what the lesson needs beside it as an
object that the caller hands back untouched.
"""

from __future__ import annotations

import math
from random import Random
from typing import Annotated, Any

import msgspec

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import say
from spellhall.practice import BadPassport, Book, Fact, Lesson, Pupil, facts_of, pack, read_fact, unpack, way
from spellhall.practice.helping import HELP_WORTH
from spellhall.words.speech import Spoken, speech

DAY: int = 86_400_000
MOST_ANSWERS = 400
"""After so many answers a lesson is over, whatever the caller says."""


class Practise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the sum that was asked last (none at the beginning), with what came with the sum."""

    plan: Annotated[str, msgspec.Meta(max_length=80)]
    passport: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    lesson: dict[str, Any] | None = None
    given: Annotated[int, msgspec.Meta(ge=-999_999, le=999_999)] | None = None
    seconds: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0.0


class WayShown(msgspec.Struct, frozen=True):
    """The way to an answer; rows of dots: a nearby fact, b added, x taken away, a point for an empty place."""

    fact: str
    text: str
    first: Spoken
    then: Spoken
    dots: list[str]


class Practised(msgspec.Struct, frozen=True):
    """The next sum, whether the last answer was right, and the way to it."""

    sum: str
    passport: str
    lesson: dict[str, Any]
    answered: int
    right: bool | None
    value: int | None
    way: WayShown | None
    hint: WayShown | None = None  # the first step to the next sum, where it was missed and is still hard


def practised(data: Practise, day: int, language: str) -> Practised:
    facts = facts_of(data.plan)
    pupil = unpack(data.passport) if data.passport else Pupil()
    book = Book()
    right, value, shown_way = None, None, None
    if data.lesson is None:
        lesson = Lesson.begin(pupil, facts, day)
    else:
        lesson, last, worth = kept(data.lesson, facts)
        if data.given is not None:
            value = last.value
            right = data.given == value
            lesson.answered(pupil, book, last, right, data.seconds, help_worth=worth)
            shown_way = None if right else shown(last, language)
    asked = lesson.next(pupil, book, Random(f"{lesson.count} {pack(pupil)}"))
    handed = {name: part for name, part in lesson.to_json().items() if name != "facts"}
    handed["now"] = asked.fact.key
    handed["help"] = asked.help
    hint = shown(asked.fact, language) if asked.help else None
    return Practised(asked.fact.text, pack(pupil), handed, lesson.count, right, value, shown_way, hint)


def kept(data: dict[str, Any], facts: tuple[Fact, ...]) -> tuple[Lesson, Fact, float]:
    """The lesson that a caller hands back, the sum that was asked, and what the help with it was worth.

    What was changed on the way is refused.
    """
    try:
        lesson = Lesson.from_json({**data, "facts": [facts[0].key], "aim": 0.75})
        now = read_fact(str(data["now"]))
        worth = HELP_WORTH[max(0, int(data.get("help", 0)))]
        if lesson.count > MOST_ANSWERS or len(lesson.due) > MOST_ANSWERS or not math.isfinite(lesson.debt):
            raise ValueError
        if any(not 0 <= step < 3 or not 0 <= at <= 2 * MOST_ANSWERS for at, step in lesson.due.values()):
            raise ValueError
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError, SpellhallError):
        raise BadPassport(say("practice-no-lesson")) from None
    lesson.facts = facts
    lesson.due = {fact: when for fact, when in lesson.due.items() if fact in facts}
    return lesson, now, worth


def shown(fact: Fact, language: str) -> WayShown:
    made, spoken = way(fact), speech(language)
    return WayShown(fact.key, fact.text, spoken.told(made.first), spoken.told(made.then), made.dots)


class CodeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The link of a passport."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Code(msgspec.Struct, frozen=True):
    """A QR code, row by row: 1 is dark."""

    rows: list[str]


def code_of(text: str) -> Code:
    """A text as a QR code; raises BadPassport."""
    import segno  # a worker of the page loads it when somebody wants a code

    try:
        made = segno.make(text, error="l", micro=False)
    except ValueError:
        raise BadPassport(say("practice-no-passport")) from None
    return Code(["".join("1" if dot else "0" for dot in row) for row in made.matrix])
