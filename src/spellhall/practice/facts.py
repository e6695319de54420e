"""Facts of arithmetic: what a sum practises, how it is written, and which ones a lesson is about."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import say

TIMES: Final = "x"
PLUS: Final = "+"
MINUS: Final = "-"
SIGNS: Final = {TIMES: "×", PLUS: "+", MINUS: "−"}
"""How people write them."""

LARGEST: Final = 99
"""The largest number in a fact: whatever is larger is written arithmetic, not a fact."""

LARGEST_SUM: Final = 40
"""How far a plan's sums and differences may go."""


class BadFacts(SpellhallError):
    """What was given as a fact, or as a range of facts, is none."""


class Fact(NamedTuple):
    """One fact: 6 × 8, 7 + 5 or 13 − 6. Make it with `fact`, which puts commuting numbers in order."""

    kind: str
    a: int
    b: int

    @property
    def key(self) -> str:
        """How it is stored and sent: 6x8, 5+7, 13-6."""
        return f"{self.a}{self.kind}{self.b}"

    @property
    def text(self) -> str:
        """How people write it: 6 × 8."""
        return f"{self.a} {SIGNS[self.kind]} {self.b}"

    @property
    def value(self) -> int:
        if self.kind == TIMES:
            return self.a * self.b
        return self.a + self.b if self.kind == PLUS else self.a - self.b


def fact(kind: str, a: int, b: int) -> Fact:
    """The fact that is practised by a sum; 8 × 6 and 6 × 8 are one fact."""
    if kind not in SIGNS or not 0 <= a <= LARGEST or not 0 <= b <= LARGEST:
        raise no_fact(f"{a}{kind}{b}")
    if kind == MINUS and b > a:
        raise no_fact(f"{a}-{b}")
    return Fact(kind, min(a, b), max(a, b)) if kind != MINUS else Fact(kind, a, b)


def no_fact(text: str) -> BadFacts:
    return BadFacts(say("practice-no-fact", text=text.strip()[:20], largest=LARGEST))


def no_plan(text: str) -> BadFacts:
    return BadFacts(say("practice-no-plan", text=text.strip()[:40], largest=LARGEST))


def read_fact(text: str) -> Fact:
    """The inverse of `Fact.key`; raises BadFacts."""
    found = re.fullmatch(r"\s*([0-9]{1,2})\s*([x×*+−-])\s*([0-9]{1,2})\s*", text, re.ASCII | re.IGNORECASE)
    if not found:
        raise no_fact(text)
    sign = {"×": TIMES, "*": TIMES, "X": TIMES, "−": MINUS}.get(found[2], found[2])
    return fact(sign, int(found[1]), int(found[3]))


def products(numbers: list[int], others: list[int] | None = None) -> list[Fact]:
    """Every product of one of the numbers with one of the others (2 to 12 if nothing is said)."""
    return sorted({fact(TIMES, a, b) for a in numbers for b in (others or list(range(2, 13)))})


def sums_to(most: int) -> list[Fact]:
    """Every sum of two numbers from 1 that is at most this."""
    return sorted({fact(PLUS, a, b) for a in range(1, most) for b in range(a, most - a + 1)})


def differences_to(most: int) -> list[Fact]:
    """What undoes those sums, with results from 1, and numbers up to 10 taken away."""
    return sorted({fact(MINUS, a, b) for a in range(2, most + 1) for b in range(1, min(a - 1, 10) + 1)})


RANGE: Final = re.compile(r"(tables|sums|differences)\s*:?\s*([0-9, -]+)", re.ASCII)


@lru_cache(64)
def facts_of(plan: str) -> tuple[Fact, ...]:
    """The facts of a lesson plan: `tables 2,5,10`, `tables 6-9`, `sums 20`, `differences 10`, several with `;`.

    Tables are multiplied by 2 to 12; `tables 6-9 hard` keeps those whose two numbers are both in the range.
    """
    out: set[Fact] = set()
    for part in plan.lower().split(";"):
        words = part.strip()
        hard = words.endswith(" hard")
        found = RANGE.fullmatch(words.removesuffix(" hard").strip())
        if not found:
            raise no_plan(part)
        numbers = numbers_in(found[2])
        if found[1] == "tables":
            if not all(1 <= number <= 20 for number in numbers):
                raise no_plan(part)
            out |= set(products(numbers, numbers if hard else None))
        elif len(numbers) != 1 or not 2 <= numbers[0] <= LARGEST_SUM:
            raise no_plan(part)
        else:
            out |= set(sums_to(numbers[0]) if found[1] == "sums" else differences_to(numbers[0]))
    return tuple(sorted(out))


def numbers_in(text: str) -> list[int]:
    """`2,5,10` or `6-9` as numbers."""
    out: list[int] = []
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        if not low.isdigit() or (dash and not high.strip().isdigit()):
            raise no_plan(text)
        first, last = int(low), int(high) if dash else int(low)
        if last > LARGEST or last < first:
            raise no_plan(text)
        out += range(first, last + 1)
    return sorted(set(out))
