"""One pupil's lesson: which sum comes next.

A missed fact comes back after 1, 3 and 8 others, with the way to its answer if it is still hard. Between returns comes
whatever is nearest to the aim of 75 % success, with what was won or lost so far made good, and with about four facts in
a lesson that the pupil does not know yet.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from spellhall.practice.book import Book
from spellhall.practice.facts import Fact, read_fact
from spellhall.practice.helping import A_WAY, HELP_WORTH, NO_HELP, WORTH_A_WAY
from spellhall.practice.pupil import Pupil
from spellhall.practice.rating import DEADLINE, edge_for, success

AIM: Final = 0.75
"""The share of sums that should be answered right."""
RETURNS: Final = (1, 3, 8)
"""After how many others a missed fact comes back; a fact missed on its return starts again."""
NEW_FACTS: Final = 4
"""How many facts that a pupil does not know a lesson should bring."""
SURE_ENOUGH: Final = 0.8
"""When there were that many, what the pupil has not met must be at least so likely."""
EVEN_OUT: Final = 3.0
"""Over how many sums a streak of hits or misses is made good."""
FORGET: Final = 0.99
LOW_AIM, HIGH_AIM = 0.5, 0.98
EASIER_AT_FIRST: Final = 0.1
FIRST_SUMS: Final = 12
"""The aim begins a tenth higher and comes down over a dozen sums, while the pupil is not known yet."""
AHEAD: Final = -1.5
"""Whoever has given so many right answers more than the aim may meet more new facts than usual."""
APART: Final = 3
"""A fact is not asked again within so many, unless it was missed."""
NEAREST: Final = 4
"""One of so many suitable facts is drawn, so that neighbours are not asked the same."""
SEEN_BEFORE: Final = 0.12
"""What every earlier asking in the lesson adds to the distance from the aim."""
CARRIED: Final = 4
"""So many facts that were owed at the end of the last lesson open this one."""


class Asked(NamedTuple):
    """The next sum: whether it comes back because it was missed, how likely it is to be right, and the help with it."""

    fact: Fact
    returns: bool
    likely: float
    help: int = NO_HELP

    @property
    def worth(self) -> float:
        """How much easier the help makes it."""
        return HELP_WORTH[self.help]


class Lesson:
    """What a pupil was asked since the lesson began; nothing of it is needed afterwards."""

    def __init__(self, facts: tuple[Fact, ...] | list[Fact], aim: float = AIM) -> None:
        if not facts:
            raise ValueError("a lesson needs facts")
        self.facts = tuple(facts)
        self.aim = aim
        self.count = 0
        self.debt = 0.0  # how many right answers are missing from the aim, old ones forgotten slowly
        self.due: dict[Fact, tuple[int, int]] = {}  # when a missed fact comes back, and which return it is
        self.new: list[Fact] = []  # facts met in this lesson and not known
        self.asked: list[Fact] = []

    @classmethod
    def begin(cls, pupil: Pupil, facts: tuple[Fact, ...] | list[Fact], day: int, aim: float = AIM) -> Lesson:
        """A lesson opens with what was owed at the end of the last one."""
        pupil.wake(day)
        made = cls(facts, aim)
        owed = [fact for fact in made.facts if fact in pupil.known and pupil.known[fact].owed]
        owed.sort(key=lambda fact: pupil.own(fact).mean)
        for place, fact in enumerate(owed[:CARRIED]):
            made.due[fact] = (1 + 3 * place, len(RETURNS) - pupil.known[fact].owed)
        return made

    # ------------------------------------------------------------ choosing

    def next(self, pupil: Pupil, book: Book, chance: Random) -> Asked:
        """The next sum for this pupil. Luck is handed in; the same luck chooses the same sum."""
        waiting = sorted((at, fact) for fact, (at, _step) in self.due.items() if at <= self.count)
        for _at, fact in waiting:
            if len(self.facts) == 1 or not self.asked or self.asked[-1] != fact:
                likely = pupil.likely(book, fact)
                return Asked(fact, True, likely, A_WAY if likely < WORTH_A_WAY else NO_HELP)
        fact = self.fitting(pupil, book, chance)
        return Asked(fact, False, pupil.likely(book, fact))

    def fitting(self, pupil: Pupil, book: Book, chance: Random) -> Fact:
        """A fact near the aim that is not waiting to come back."""
        aim = max(LOW_AIM, min(HIGH_AIM, self.aim_now() + self.debt / EVEN_OUT))
        wanted = edge_for(aim)
        likely = {fact: pupil.likely(book, fact) for fact in self.candidates(pupil, book)}
        distances = {
            fact: abs(edge_for(min(0.999, max(0.001, share))) - wanted) + SEEN_BEFORE * self.asked.count(fact)
            for fact, share in likely.items()
        }
        nearest = sorted(distances, key=lambda fact: (distances[fact], fact))[:NEAREST]
        weights = [success(-3 * (distances[fact] - distances[nearest[0]])) for fact in nearest]
        return chance.choices(nearest, weights)[0]

    def aim_now(self) -> float:
        """The first sums are easier: what is missed before anything is known comes back for the whole lesson."""
        return min(HIGH_AIM, self.aim + EASIER_AT_FIRST * max(0.0, 1 - self.count / FIRST_SUMS))

    def candidates(self, pupil: Pupil, book: Book) -> list[Fact]:
        lately = self.asked[-APART:]
        free = [fact for fact in self.facts if fact not in self.due and fact not in lately]
        if len(self.new) >= NEW_FACTS and self.debt > AHEAD:
            safe = [fact for fact in free if fact in pupil.known or pupil.likely(book, fact) >= SURE_ENOUGH]
            free = safe or free
        last = self.asked[-1:]
        return free or [fact for fact in self.facts if fact not in last] or list(self.facts)

    # ------------------------------------------------------------ learning

    def answered(
        self,
        pupil: Pupil,
        book: Book,
        fact: Fact,
        right: bool,
        seconds: float,
        deadline: float = DEADLINE,
        *,
        help_worth: float = 0.0,
    ) -> None:
        """An answer, to a sum of ours or to one that a game brought."""
        before = pupil.known.get(fact)
        unknown = before is None or before.right == 0
        pupil.answered(book, fact, right, seconds, deadline, help_worth=help_worth)
        met = pupil.known[fact]
        self.debt = self.debt * FORGET + (self.aim_now() - right)
        if not right:
            if unknown and fact not in self.new:
                self.new.append(fact)
            self.return_later(fact, 0)
            met.owed = len(RETURNS)
        elif fact in self.due:
            at, step = self.due.pop(fact)
            if at > self.count:  # asked early, by a game: it does not count as a return
                self.due[fact] = (at, step)
            else:
                met.owed = len(RETURNS) - step - 1
                if step + 1 < len(RETURNS):
                    self.return_later(fact, step + 1)
        elif met.owed:
            met.owed -= 1
        self.asked.append(fact)
        self.count += 1

    def return_later(self, fact: Fact, step: int) -> None:
        self.due[fact] = (self.count + 1 + RETURNS[step], step)

    # ------------------------------------------------------------ keeping

    def to_json(self) -> dict[str, Any]:
        return {
            "facts": [fact.key for fact in self.facts],
            "aim": self.aim,
            "debt": round(self.debt, 3),
            "due": {fact.key: list(when) for fact, when in self.due.items()},
            "new": [fact.key for fact in self.new],
            "asked": [fact.key for fact in self.asked],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Lesson:
        made = cls([read_fact(key) for key in data["facts"]], float(data["aim"]))
        made.debt = float(data["debt"])
        made.due = {read_fact(key): (int(at), int(step)) for key, (at, step) in data["due"].items()}
        made.new = [read_fact(key) for key in data["new"]]
        made.asked = [read_fact(key) for key in data["asked"]]
        made.count = len(made.asked)
        return made
