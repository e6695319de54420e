"""What is known of the pupils of a class, folded from their answers; nothing of it is stored."""

from __future__ import annotations

import msgspec

from spellhall.classroom.classroom import Classroom
from spellhall.classroom.ledger import Answer
from spellhall.classroom.plans import DEADLINES, Plan
from spellhall.games import game as find_game
from spellhall.practice import games as practice
from spellhall.practice.book import Book
from spellhall.practice.facts import Fact, facts_of, read_fact
from spellhall.practice.lesson import Lesson
from spellhall.practice.pupil import Pupil
from spellhall.practice.report import to_practise
from spellhall.practice.tables import wanted


def facts_in(plan: Plan) -> tuple[Fact, ...]:
    """The facts of a plan: those it names, or those of the game's own cards; none if the game practises nothing."""
    named = plan.facts or ";".join(practice.plans(find_game(plan.game)))
    return facts_of(named) if named else ()


class Models:
    """The pupils' models by their drawn names, one book of difficulties, and how far the answers were read."""

    def __init__(self, room: Classroom) -> None:
        self.facts = facts_in(room.plan)
        self.deadline = float(DEADLINES[room.plan.pace])
        self.book = Book()
        self.pupils: dict[str, Pupil] = {}
        self.lessons: dict[str, Lesson] = {}
        self.met: dict[str, set[Fact]] = {}
        self._known = {pupil.name: pupil.model for pupil in room.pupils}

    def pupil(self, name: str) -> Pupil:
        made = self.pupils.get(name)
        if made is None:
            known = self._known.get(name, "")
            made = self.pupils[name] = Pupil.from_json(msgspec.json.decode(known)) if known else Pupil()
            if self.facts:
                self.lessons[name] = Lesson(self.facts)
        return made

    def take(self, answer: Answer) -> None:
        fact = read_fact(answer.fact)
        pupil = self.pupil(answer.name)
        self.met.setdefault(answer.name, set()).add(fact)
        lesson = self.lessons.get(answer.name)
        if lesson is not None:
            lesson.answered(pupil, self.book, fact, answer.right, answer.ms / 1000, self.deadline)
        else:
            pupil.answered(self.book, fact, answer.right, answer.ms / 1000, self.deadline)

    def to_practise(self, names: list[str], most: int) -> list[str]:
        """Of the facts of the plan, and of those that these pupils have met."""
        facts = sorted(set(self.facts).union(*[self.met.get(name, set()) for name in names]))
        found = to_practise([self.pupil(name) for name in names], self.book, facts, most)
        return [fact.key for fact, _ in found]

    def wanted(self, names: list[str]) -> dict[Fact, float]:
        """How much each fact of the plan suits those who sit together."""
        return wanted([self.pupil(name) for name in names], self.book, self.facts)


def models_of(room: Classroom, answers: list[Answer]) -> Models:
    """Everybody's model after these answers, which come in the order in which they were given."""
    made = Models(room)
    for answer in answers:
        made.take(answer)
    return made
