"""Help and handicaps: who works a sum out, how much help a pupil gets with it, and who needs a teacher.

A handicap belongs to a pupil, not to a table's options, which everybody can read: the teacher's side keeps it, and
others see nothing but a sum that was answered.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spellhall.practice.book import Book
from spellhall.practice.facts import PLUS, TIMES, Fact
from spellhall.practice.pupil import Pupil
from spellhall.practice.rating import DEADLINE

NO_HELP: Final = 0
A_WAY: Final = 1  # the nearby fact that leads to the answer
DOTS: Final = 2  # and the array of dots, or the ten that is filled
THE_ANSWER: Final = 3  # the table works it out
HELP_WORTH: Final = (0.0, 0.8, 1.6, 0.0)
"""How much easier, in logits, help makes a sum: our estimate, so that helped answers do not count in full."""

TOO_HARD: Final = 0.3
"""A sum that a pupil would hardly ever get right is worked out by the table, and its way is shown."""
WORTH_A_WAY: Final = 0.5
"""Below this a way is offered at once, which brings the sum nearer to the aim."""
MISSES: Final = 3
"""So many misses in a row, and a pupil needs help."""


class Handicap(NamedTuple):
    """What a teacher has set for one pupil; nobody else is shown it."""

    help: int = NO_HELP
    deadline: float = DEADLINE
    small: bool = False  # small tables only: larger sums are worked out by the table

    def to_json(self) -> dict[str, Any]:
        return {"help": self.help, "deadline": self.deadline, "small": self.small}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Handicap:
        help, deadline = int(data.get("help", NO_HELP)), float(data.get("deadline", DEADLINE))
        return cls(max(NO_HELP, min(THE_ANSWER, help)), max(3.0, min(300.0, deadline)), bool(data.get("small", False)))


class Support(NamedTuple):
    """How a pupil meets one sum: the help level, and the seconds that count as the deadline."""

    help: int
    deadline: float

    @property
    def by_table(self) -> bool:
        """Whether the table works it out."""
        return self.help >= THE_ANSWER

    @property
    def worth(self) -> float:
        return HELP_WORTH[self.help]


def is_small(fact: Fact) -> bool:
    """Small tables: 2, 3, 4, 5 and 10 with anything up to 10; sums and differences within ten."""
    if fact.kind == TIMES:
        return fact.b <= 10 and (fact.a <= 5 or fact.b == 10)
    return (fact.value if fact.kind == PLUS else fact.a) <= 10


def set_help(handicap: Handicap, fact: Fact) -> int:
    """The help that a teacher has set for a pupil with this sum."""
    return THE_ANSWER if handicap.small and not is_small(fact) else handicap.help


def support(
    pupil: Pupil, book: Book, fact: Fact, facts: tuple[Fact, ...] | None = None, handicap: Handicap | None = None
) -> Support:
    """How this pupil meets a sum that a game brings up, where `facts` are those of the lesson (None: all).

    A sum outside the lesson, or above the pupil's head, is worked out by the table; a hard one comes with its way.
    """
    given = handicap or Handicap()
    if (facts is not None and fact not in facts) or (given.small and not is_small(fact)):
        return Support(THE_ANSWER, given.deadline)
    likely = pupil.likely(book, fact)
    fitting = THE_ANSWER if likely < TOO_HARD else A_WAY if likely < WORTH_A_WAY else NO_HELP
    if given.help == NO_HELP and not given.small and facts is None:
        fitting = min(fitting, A_WAY)  # nobody has asked for less: the pupil may try everything
    return Support(max(fitting, given.help), given.deadline)


def needs_help(answers: list[bool]) -> bool:
    """Whether the latest answers of a pupil, oldest first, are three misses in a row."""
    return len(answers) >= MISSES and not any(answers[-MISSES:])
