"""What is known of the pupils of a class, folded from their answers; nothing of it is stored."""

from __future__ import annotations

from random import Random

from spellhall.classroom.classroom import USUAL, Classroom
from spellhall.classroom.ledger import Answer
from spellhall.classroom.plans import DEADLINES, Plan
from spellhall.games import game as find_game
from spellhall.practice import games as practice
from spellhall.practice.book import Book
from spellhall.practice.facts import Fact, facts_of, read_fact
from spellhall.practice.helping import HELP_WORTH, THE_ANSWER, Handicap, is_small, set_help
from spellhall.practice.lesson import Lesson
from spellhall.practice.passport import unpack
from spellhall.practice.pupil import Pupil
from spellhall.practice.report import Worksheet, to_practise, worksheet
from spellhall.practice.tables import FLOOR, wanted


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
        self._handicaps = {pupil.name: pupil.handicap for pupil in room.pupils}

    def pupil(self, name: str) -> Pupil:
        made = self.pupils.get(name)
        if made is None:
            known = self._known.get(name, "")
            made = self.pupils[name] = unpack(known) if known else Pupil()
            if self.facts:
                self.lessons[name] = Lesson(self.facts)
        return made

    def take(self, answer: Answer) -> None:
        fact = read_fact(answer.fact)
        pupil = self.pupil(answer.name)
        self.met.setdefault(answer.name, set()).add(fact)
        given = self.handicap(answer.name)
        help = set_help(given, fact)
        if help >= THE_ANSWER:
            return  # the answer was shown, so it tells nothing
        seconds, deadline, worth = answer.ms / 1000, given.deadline or self.deadline, HELP_WORTH[help]
        lesson = self.lessons.get(answer.name)
        if lesson is not None:
            lesson.answered(pupil, self.book, fact, answer.right, seconds, deadline, help_worth=worth)
        else:
            pupil.answered(self.book, fact, answer.right, seconds, deadline, help_worth=worth)

    def handicap(self, name: str) -> Handicap:
        return self._handicaps.get(name, USUAL)

    def to_practise(self, names: list[str], most: int) -> list[str]:
        """Of the facts of the plan, and of those that these pupils have met."""
        facts = sorted(set(self.facts).union(*[self.met.get(name, set()) for name in names]))
        found = to_practise([self.pupil(name) for name in names], self.book, facts, most)
        return [fact.key for fact, _ in found]

    def wanted(self, names: list[str]) -> dict[Fact, float]:
        """How much each fact of the plan suits those who sit together."""
        if not names:
            return wanted([], self.book, self.facts)
        out = dict.fromkeys(self.facts, 0.0)
        for name in names:
            for fact, weight in wanted([self.pupil(name)], self.book, self.facts).items():
                too_large = self.handicap(name).small and not is_small(fact)
                out[fact] += (FLOOR if too_large else weight) / len(names)
        return out

    def worksheet(self, name: str, chance: Random) -> Worksheet:
        """A pupil's own sheet, of the facts of the plan and of those that were met."""
        facts = sorted(set(self.facts) | self.met.get(name, set()))
        if self.handicap(name).small:
            facts = [fact for fact in facts if is_small(fact)] or facts
        return worksheet(self.pupil(name), self.book, facts, chance)


def models_of(room: Classroom, answers: list[Answer]) -> Models:
    """Everybody's model after these answers, which come in the order in which they were given."""
    made = Models(room)
    for answer in answers:
        made.take(answer)
    return made
