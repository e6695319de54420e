"""Simulated pupils whose abilities are known: does practice keep its promises?

    python -m spellhall.lab.pupils                 the whole, as in docs/practice.md
    python -m spellhall.lab.pupils --quick         a tenth of it

A simulated pupil answers by the same distribution of scores that the model assumes, with an ability, a knowledge of
every fact of its own, and with feedback that teaches a little. The model is told the answer and the time, nothing else.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from random import Random
from typing import Any, Final, NamedTuple

from spellhall.practice import RETURNS, Book, Fact, Lesson, Pupil, facts_of, shipped
from spellhall.practice.rating import DEADLINE, Rating

TABLES: Final = "tables 2-12"
SPREAD: Final = 1.1
"""How much abilities vary."""
OWN: Final = 0.6
"""And how much a pupil's knowledge of one fact varies around that."""
TAUGHT: Final = 0.12
"""What the feedback on one answer adds to the knowledge of the fact, in logits."""


class Child:
    """A pupil who knows what they know."""

    def __init__(self, ability: float, difficulties: dict[Fact, float], chance: Random, taught: float = TAUGHT) -> None:
        self.ability = ability
        self.chance = chance
        self.taught = taught
        self.edges = {fact: ability + chance.gauss(0, OWN) - hard for fact, hard in difficulties.items()}

    def answers(self, fact: Fact, help_worth: float = 0.0) -> tuple[bool, float]:
        """Right or wrong, and the seconds: a score drawn from the density exp(s·η) on −1 to 1."""
        edge = self.edges[fact] + help_worth
        place = self.chance.random()
        if abs(edge) < 1e-6:
            drawn = 2 * place - 1
        else:  # the inverse of the distribution, written so that nothing overflows
            drawn = math.log(math.exp(-2 * abs(edge)) * (1 - place) + place) / abs(edge) + 1
            drawn = drawn if edge > 0 else -drawn
        self.edges[fact] += self.taught
        return drawn > 0, (1 - abs(drawn)) * DEADLINE


class Run(NamedTuple):
    """One lesson: the facts in order, and whether each was right and was a return."""

    asked: list[tuple[Fact, bool, bool]]
    new: int


def run_lesson(child: Child, pupil: Pupil, book: Book, lesson: Lesson, answers: int, chance: Random) -> Run:
    asked: list[tuple[Fact, bool, bool]] = []
    for _ in range(answers):
        ask = lesson.next(pupil, book, chance)
        right, seconds = child.answers(ask.fact, ask.worth)
        lesson.answered(pupil, book, ask.fact, right, seconds, help_worth=ask.worth)
        asked.append((ask.fact, right, ask.returns))
    return Run(asked, len(lesson.new))


def true_difficulties(facts: tuple[Fact, ...], chance: Random) -> dict[Fact, float]:
    """Difficulties as a class might really have them: the shipped ones are right in outline only."""
    return {fact: shipped(fact) + chance.gauss(0, 0.5) for fact in facts}


# ---------------------------------------------------------------- what must hold


def aiming(pupils: int, answers: int, chance: Random, plan: str = TABLES) -> dict[str, Any]:
    """Success after the first twenty answers, over all pupils and for the weaker, middle and stronger third."""
    facts = facts_of(plan)
    shares: list[tuple[float, float]] = []
    new = 0
    for _ in range(pupils):
        child = Child(chance.gauss(0.4, SPREAD), true_difficulties(facts, chance), chance)
        pupil = Pupil()
        run = run_lesson(child, pupil, Book(), Lesson.begin(pupil, facts, 1), answers, chance)
        later = run.asked[20:]
        shares.append((child.ability, sum(right for _, right, _ in later) / len(later)))
        new += run.new
    shares.sort()
    third = pupils // 3
    groups = [shares[:third], shares[third:-third], shares[-third:]]
    return {
        "success": mean([share for _, share in shares]),
        "thirds": [mean([share for _, share in group]) for group in groups],
        "within_3": mean([1.0 if abs(share - 0.75) <= 0.03 else 0.0 for _, share in shares]),
        "within_6": mean([1.0 if abs(share - 0.75) <= 0.06 else 0.0 for _, share in shares]),
        "new_facts": new / pupils,
    }


def abilities(pupils: int, answers: int, chance: Random, plan: str = TABLES) -> float:
    """How well the model knows abilities after so many answers: the correlation with the true ones."""
    facts = facts_of(plan)
    true: list[float] = []
    found: list[float] = []
    for _ in range(pupils):
        child = Child(chance.gauss(0.4, SPREAD), true_difficulties(facts, chance), chance)
        pupil = Pupil()
        run_lesson(child, pupil, Book(), Lesson.begin(pupil, facts, 1), answers, chance)
        true.append(child.ability)
        found.append(pupil.ability.mean)
    return correlation(true, found)


def difficulties(lessons: int, answers: int, chance: Random, plan: str = TABLES) -> dict[str, float]:
    """How well the order of difficulty is found: from nothing at all, and beside it what the shipped order gives."""
    facts = facts_of(plan)
    true = true_difficulties(facts, chance)
    book = Book({fact: Rating(0.0, 1.0) for fact in facts})
    for _ in range(lessons):
        child = Child(chance.gauss(0.4, SPREAD), true, chance)
        pupil = Pupil()
        run_lesson(child, pupil, book, Lesson.begin(pupil, facts, 1), answers, chance)
    order = [true[fact] for fact in facts]
    found = [book.difficulty(fact) for fact in facts]
    return {
        "pearson": correlation(order, found),
        "spearman": correlation(ranks(order), ranks(found)),
        "shipped": correlation(ranks(order), ranks([shipped(fact) for fact in facts])),
    }


def returning(pupils: int, answers: int, chance: Random, plan: str = TABLES) -> dict[str, Any]:
    """How missed facts come back: others between, promised and kept."""
    facts = facts_of(plan)
    late: list[int] = []
    early = 0
    for _ in range(pupils):
        child = Child(chance.gauss(0.4, SPREAD), true_difficulties(facts, chance), chance)
        pupil = Pupil()
        run = run_lesson(child, pupil, Book(), Lesson.begin(pupil, facts, 1), answers, chance)
        delays = delays_of(run.asked)
        late += [delay for delay in delays if delay >= 0]
        early += sum(1 for delay in delays if delay < 0)
    return {
        "returns": len(late),
        "early": early,
        "on_time": mean([1.0 if delay == 0 else 0.0 for delay in late]),
        "within_2": mean([1.0 if delay <= 2 else 0.0 for delay in late]),
        "latest": max(late),
    }


def delays_of(asked: list[tuple[Fact, bool, bool]]) -> list[int]:
    """For every return that was due within the lesson: by how many sums it came late."""
    out: list[int] = []
    waiting: dict[Fact, tuple[int, int]] = {}  # place of the last asking, and which return comes next
    for place, (fact, right, _) in enumerate(asked):
        if fact in waiting:
            before, step = waiting.pop(fact)
            out.append(place - before - 1 - RETURNS[step])
            if right and step + 1 < len(RETURNS):
                waiting[fact] = (place, step + 1)
        if not right:
            waiting[fact] = (place, 0)
    out += [
        len(asked) - before - 1 - RETURNS[step]
        for before, step in waiting.values()
        if len(asked) - before - 1 > RETURNS[step]
    ]
    return out


# ---------------------------------------------------------------- numbers


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def correlation(one: list[float], other: list[float]) -> float:
    x, y = mean(one), mean(other)
    both = sum((a - x) * (b - y) for a, b in zip(one, other, strict=True))
    return both / math.sqrt(sum((a - x) ** 2 for a in one) * sum((b - y) ** 2 for b in other))


def ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=lambda place: values[place])
    out = [0.0] * len(values)
    for rank, place in enumerate(order):
        out[place] = float(rank)
    return out


def report(scale: float, seed: int) -> dict[str, Any]:
    """Everything that must hold, with its verdict."""
    chance = Random(seed)
    aim = aiming(max(60, round(1000 * scale)), 60, chance)
    known = abilities(max(60, round(1000 * scale)), 60, chance)
    order = difficulties(round(2000 * scale), 40, chance)
    back = returning(max(30, round(500 * scale)), 60, chance)
    small = aiming(max(60, round(500 * scale)), 60, chance, "sums 20; differences 20")
    return {
        "aim": aim,
        "aim_sums": small,
        "ability": known,
        "difficulty": order,
        "returns": back,
        "holds": {
            "success within 75 % ± 3": all(
                0.72 <= share <= 0.78 for found in (aim, small) for share in (found["success"], *found["thirds"])
            ),
            "order of difficulty r ≥ 0.9": order["spearman"] >= 0.9,
            "ability r ≥ 0.9 after 60 answers": known >= 0.9,
            "missed facts come back": back["early"] == 0 and back["within_2"] >= 0.9,
        },
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a tenth of the pupils and lessons")
    parser.add_argument("--seed", type=int, default=25)
    given = parser.parse_args()
    made = report(0.1 if given.quick else 1.0, given.seed)
    print(json.dumps(made, indent=2, ensure_ascii=False, default=lambda value: round(value, 4)))
    return 0 if all(made["holds"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
