"""What a lesson shows: the heat map of facts, what to practise next, progress, and worksheets."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Final, NamedTuple

from spellhall.practice.book import Book
from spellhall.practice.facts import Fact
from spellhall.practice.pupil import Pupil


class Answer(NamedTuple):
    """One answer of a lesson. `pupil` is whatever the lesson calls a pupil; it is compared, never read."""

    pupil: str
    fact: Fact
    right: bool
    seconds: float
    at: float = 0.0


class Cell(NamedTuple):
    """One fact in the heat map."""

    asked: int
    right: int
    seconds: float  # the median

    @property
    def share(self) -> float:
        return self.right / self.asked


def heat(answers: list[Answer]) -> dict[Fact, Cell]:
    """Every fact that was asked, with the share right and the median time."""
    found: dict[Fact, list[Answer]] = {}
    for answer in answers:
        found.setdefault(answer.fact, []).append(answer)
    return {
        fact: Cell(len(given), sum(one.right for one in given), round(median(one.seconds for one in given), 1))
        for fact, given in sorted(found.items())
    }


def progress(answers: list[Answer], parts: int = 4) -> list[Cell]:
    """The lesson in equal parts, first to last. Answers come in the order they were given."""
    out: list[Cell] = []
    for part in range(parts):
        piece = answers[len(answers) * part // parts : len(answers) * (part + 1) // parts]
        if piece:
            seconds = median(one.seconds for one in piece)
            out.append(Cell(len(piece), sum(one.right for one in piece), round(seconds, 1)))
    return out


MOST_LIKELY: Final = 0.93
"""What is known so well need not be practised."""


def to_practise(
    pupils: list[Pupil], book: Book, facts: tuple[Fact, ...] | list[Fact], count: int = 10
) -> list[tuple[Fact, float]]:
    """The facts to practise next, with the share of right answers that is expected of these pupils.

    First what was missed and not made good, then what is nearest to being learned: between known and out of reach.
    """
    scored: list[tuple[float, Fact, float]] = []
    for fact in facts:
        likely = sum(pupil.likely(book, fact) for pupil in pupils) / max(1, len(pupils))
        owed = sum(1 for pupil in pupils if fact in pupil.known and pupil.known[fact].owed) / max(1, len(pupils))
        if likely < MOST_LIKELY or owed:
            scored.append((owed + likely * (1 - likely) * 2, fact, likely))
    scored.sort(key=lambda one: (-one[0], one[1]))
    return [(fact, likely) for _, fact, likely in scored[:count]]


class Worksheet(NamedTuple):
    """Sums to be worked out on paper, in order, and the same with their solutions."""

    sums: list[str]
    solutions: list[str]


def worksheet(
    pupil: Pupil, book: Book, facts: tuple[Fact, ...] | list[Fact], chance: Random, count: int = 24
) -> Worksheet:
    """A pupil's own sheet: facts to practise two or three times, known ones between, easy ones first and last."""
    first = [fact for fact, _ in to_practise([pupil], book, facts, max(4, count // 3))]
    known = sorted((fact for fact in facts if fact not in first), key=lambda fact: -pupil.likely(book, fact))
    easy = known[: max(1, len(known) // 2)] or first
    lead = easy[: 1 if count < 8 else 2]
    middle: list[Fact] = []
    rounds: list[Fact] = []
    while len(middle) < count - 2 * len(lead):
        if not rounds:
            rounds = chance.sample(first, len(first)) if first else chance.sample(easy, len(easy))
            if len(rounds) > 1 and middle and rounds[0] == middle[-1]:
                rounds.append(rounds.pop(0))
        middle.append(rounds.pop(0))
        if len(middle) % 3 == 2 and len(middle) < count - 2 * len(lead):
            middle.append(chance.choice([fact for fact in easy if fact != middle[-1]] or easy))
    chosen = [*lead, *middle[: max(0, count - 2 * len(lead))], *lead[::-1]][:count]
    texts = [turned(fact, chance) for fact in chosen]
    return Worksheet(
        [f"{text} =" for text in texts], [f"{text} = {fact.value}" for text, fact in zip(texts, chosen, strict=True)]
    )


def turned(fact: Fact, chance: Random) -> str:
    """The fact as it is written, either way round if that makes no difference."""
    if fact.kind != "-" and chance.random() < 0.5:
        return fact._replace(a=fact.b, b=fact.a).text
    return fact.text
