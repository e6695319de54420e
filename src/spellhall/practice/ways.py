"""The way to an answer: a nearby fact that most people know, a drawing in dots, and what is left to do.

A way has two steps. The first leads there and does not say the answer, so it can be shown while the pupil tries again;
the second says it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spellhall.kernel.messages import Message, say
from spellhall.practice.facts import MINUS, PLUS, TIMES, Fact, fact

SPLIT_FIRST: Final = (10, 2, 5, 9, 11, 3, 4, 6, 8, 12, 7, 1)
"""Which of the two numbers is taken apart: the one for which the help is best."""


class Way(NamedTuple):
    """How to find an answer.

    `dots` are rows of places: `a` belongs to the nearby fact, `b` is added, `x` is taken away, `.` is an empty place.
    """

    fact: Fact
    first: Message
    then: Message
    near: list[Fact]
    dots: list[str]

    def to_json(self) -> dict[str, Any]:
        return {
            "fact": self.fact.key,
            "text": self.fact.text,
            "first": self.first.to_json(),
            "then": self.then.to_json(),
            "near": [one.key for one in self.near],
            "dots": self.dots,
        }


def way(asked: Fact) -> Way:
    """The way to the answer of a fact."""
    if asked.kind == TIMES:
        return way_of_product(asked)
    return way_of_sum(asked) if asked.kind == PLUS else way_of_difference(asked)


def ends(calculation: str) -> Message:
    """The last step: what is left to do, and the answer."""
    return say("practice-way-then", sum=calculation)


# ---------------------------------------------------------------- products


def way_of_product(asked: Fact) -> Way:
    known = [number for number in SPLIT_FIRST if number in (asked.a, asked.b)]
    count = known[0] if known else min(asked.a, asked.b)
    size = asked.b if asked.a == count else asked.a
    text = f"{count} × {size}"
    if count <= 1 or size <= 1:
        return Way(
            asked, say("practice-way-once", sum=text), ends(f"{text} = {asked.value}"), [], rows_of(size, count, 0)
        )
    if count == 10:
        return Way(
            asked,
            say("practice-way-tens", sum=text, size=str(size)),
            ends(f"{text} = {asked.value}"),
            [],
            rows_of(size, 10, 0),
        )
    if count == 2:
        first = say("practice-way-double", sum=text, size=str(size))
        return Way(asked, first, ends(f"{size} + {size} = {asked.value}"), [], rows_of(size, 1, 1))
    if count == 5:
        near = fact(TIMES, 10, size)
        first = say("practice-way-half", sum=text, near=f"10 × {size}", value=str(near.value))
        return Way(
            asked, first, ends(f"{near.value} ÷ 2 = {asked.value}"), [near], rows_of(size, 5, 0) + ["x" * size] * 5
        )
    if count in (4, 8):
        near = fact(TIMES, count // 2, size)
        first = say("practice-way-twice", sum=text, near=f"{count // 2} × {size}", value=str(near.value))
        return Way(
            asked,
            first,
            ends(f"{near.value} + {near.value} = {asked.value}"),
            [near],
            rows_of(size, count // 2, count // 2),
        )
    if count == 9:
        near = fact(TIMES, 10, size)
        first = say("practice-way-less", sum=text, near=f"10 × {size}", value=str(near.value), size=str(size))
        return Way(
            asked, first, ends(f"{near.value} − {size} = {asked.value}"), [near], [*rows_of(size, 9, 0), "x" * size]
        )
    base = {3: 2, 6: 5, 7: 5, 11: 10, 12: 10}.get(count, 10 if count > 12 else count - 1)
    near, rest = fact(TIMES, base, size), fact(TIMES, count - base, size)
    dots = rows_of(size, base, count - base)
    then = ends(f"{near.value} + {rest.value} = {asked.value}")
    if count - base == 1:
        first = say("practice-way-more", sum=text, near=f"{base} × {size}", value=str(near.value), size=str(size))
        return Way(asked, first, then, [near], dots)
    first = say(
        "practice-way-parts",
        sum=text,
        near=f"{base} × {size}",
        value=str(near.value),
        rest=f"{count - base} × {size}",
        left=str(rest.value),
    )
    return Way(asked, first, then, [near, rest], dots)


def rows_of(size: int, rows: int, added: int) -> list[str]:
    """An array of dots: rows of the nearby fact, and rows that are added."""
    return ["a" * size] * rows + ["b" * size] * added


# ---------------------------------------------------------------- sums and differences


def way_of_sum(asked: Fact) -> Way:
    small, large = min(asked.a, asked.b), max(asked.a, asked.b)
    text, value = f"{large} + {small}", asked.value
    dots = in_tens("a" * large + "b" * small)
    to_ten = -large % 10
    if small == large:
        first = say("practice-way-double", sum=text, size=str(large))
        return Way(asked, first, ends(f"{text} = {value}"), [], dots)
    if small <= 3 or (0 < small <= 20 and large % 10 == 0):
        first = say("practice-way-count-on", sum=text, start=str(large), steps=small)
        return Way(asked, first, ends(f"{text} = {value}"), [], dots)
    if large == small + 1:
        near = fact(PLUS, small, small)
        first = say("practice-way-near-double", sum=text, near=near.text, value=str(near.value))
        return Way(asked, first, ends(f"{near.value} + 1 = {value}"), [near], in_tens("a" * (2 * small) + "b"))
    if 0 < to_ten < small:
        ten = large + to_ten
        first = say("practice-way-fill-ten", sum=text, part=str(to_ten), ten=str(ten), left=str(small - to_ten))
        return Way(asked, first, ends(f"{ten} + {small - to_ten} = {value}"), [fact(PLUS, large, to_ten)], dots)
    near = fact(PLUS, large, small - 1)
    first = say("practice-way-near-sum", sum=text, near=f"{large} + {small - 1}", value=str(near.value))
    return Way(asked, first, ends(f"{near.value} + 1 = {value}"), [near], dots)


def way_of_difference(asked: Fact) -> Way:
    whole, taken, text = asked.a, asked.b, asked.text
    value = asked.value
    dots = in_tens("a" * value + "x" * taken)
    over = whole % 10
    if taken <= 3 or value == 0:
        first = say("practice-way-count-back", sum=text, start=str(whole), steps=taken)
        return Way(asked, first, ends(f"{text} = {value}"), [], dots)
    if 0 < over < taken and whole > 10:
        ten = whole - over
        first = say("practice-way-down-to-ten", sum=text, part=str(over), ten=str(ten), left=str(taken - over))
        return Way(asked, first, ends(f"{ten} − {taken - over} = {value}"), [fact(MINUS, ten, taken - over)], dots)
    first = say("practice-way-add-up", sum=text, whole=str(whole), taken=str(taken))
    return Way(asked, first, ends(f"{taken} + {value} = {whole}"), [fact(PLUS, taken, value)], dots)


def in_tens(dots: str) -> list[str]:
    """Dots in rows of ten with a gap in the middle left to the drawing; the last row is filled with empty places."""
    full = -(-max(1, len(dots)) // 10) * 10
    padded = dots + "." * (full - len(dots))
    return [padded[start : start + 10] for start in range(0, full, 10)]
