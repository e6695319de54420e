"""What a lesson has shown: facts, pupils and tables, as numbers. It is worked out from the answers and kept nowhere."""

from __future__ import annotations

import csv
from io import StringIO
from statistics import median

import msgspec

from spellhall.classroom.classroom import Classroom, Pupil
from spellhall.classroom.entries import BOT
from spellhall.classroom.ledger import Answer, Ledger
from spellhall.classroom.models import Models, models_of
from spellhall.practice.facts import read_fact

PARTS = 5  # of the lesson, for its progress
PRACTISE = 10


class FactRow(msgspec.Struct, frozen=True):
    """A fact: how often it was answered, how often right, and the median time of right answers."""

    fact: str
    text: str
    asked: int
    right: int
    ms: int


class PupilRow(msgspec.Struct, frozen=True):
    """A pupil under the drawn name."""

    name: str
    face: str
    asked: int
    right: int
    ms: int
    first: int  # percent right in the first half of the pupil's answers
    second: int  # and in the second; -1: too few answers
    practise: list[str]


class TableRow(msgspec.Struct, frozen=True):
    """A table of the lesson."""

    number: int
    names: list[str]
    games: int
    asked: int
    right: int


class Part(msgspec.Struct, frozen=True):
    """A fifth of the lesson."""

    asked: int
    right: int


class Report(msgspec.Struct, frozen=True):
    """The whole lesson."""

    game: str
    facts_of: str
    minutes: int
    asked: int
    right: int
    ms: int
    facts: list[FactRow]
    practise: list[str]
    pupils: list[PupilRow]
    tables: list[TableRow]
    progress: list[Part]


def middle(answers: list[Answer]) -> int:
    """The median time of right answers in milliseconds; 0 if there are none."""
    times = [answer.ms for answer in answers if answer.right]
    return round(median(times)) if times else 0


def counted(answers: list[Answer]) -> tuple[int, int]:
    return len(answers), sum(answer.right for answer in answers)


def by_fact(answers: list[Answer]) -> dict[str, list[Answer]]:
    out: dict[str, list[Answer]] = {}
    for answer in answers:
        out.setdefault(answer.fact, []).append(answer)
    return out


def percent(answers: list[Answer]) -> int:
    asked, right = counted(answers)
    return round(100 * right / asked) if asked else -1


def pupil_row(pupil: Pupil, answers: list[Answer], models: Models) -> PupilRow:
    asked, right = counted(answers)
    half = len(answers) // 2
    first, second = (percent(answers[:half]), percent(answers[half:])) if asked >= 4 else (-1, -1)
    practise = models.to_practise([pupil.name], PRACTISE) if answers else []
    return PupilRow(pupil.name, pupil.face, asked, right, middle(answers), first, second, practise)


def parts_of(answers: list[Answer]) -> list[Part]:
    """The lesson in fifths of its answers' time."""
    if not answers:
        return []
    begin, end = answers[0].at, answers[-1].at + 1
    out: list[list[Answer]] = [[] for _ in range(PARTS)]
    for answer in answers:
        out[min(PARTS - 1, PARTS * (answer.at - begin) // (end - begin))].append(answer)
    return [Part(*counted(part)) for part in out]


def all_answers(ledgers: dict[str, Ledger]) -> list[Answer]:
    """The answers of all tables in the order in which they were given."""
    return sorted((one for ledger in ledgers.values() for one in ledger.answers), key=lambda one: one.at)


def report_of(room: Classroom, ledgers: dict[str, Ledger]) -> Report:
    answers = all_answers(ledgers)
    models = models_of(room, answers)
    facts = [
        FactRow(key, read_fact(key).text, *counted(given), middle(given)) for key, given in by_fact(answers).items()
    ]
    of: dict[str, list[Answer]] = {}
    for answer in answers:
        of.setdefault(answer.name, []).append(answer)
    return Report(
        room.plan.game,
        room.plan.facts,
        max(0, (answers[-1].at if answers else room.touched) - room.started) // 60_000 if room.started else 0,
        *counted(answers),
        middle(answers),
        sorted(facts, key=lambda row: read_fact(row.fact)),
        models.to_practise(sorted(of), PRACTISE) if answers else [],
        [pupil_row(pupil, of.get(pupil.name, []), models) for pupil in room.pupils],
        table_rows(room, ledgers),
        parts_of(answers),
    )


def table_rows(room: Classroom, ledgers: dict[str, Ledger]) -> list[TableRow]:
    """One line for those who sat together, however many games they played."""
    together: dict[tuple[str, ...], list[Ledger]] = {}
    for id, placed in room.tables.items():
        names = tuple(room.pupils[pupil].name for pupil in placed.pupils if pupil != BOT)
        if id in ledgers and names:
            together.setdefault(names, []).append(ledgers[id])
    out = []
    for number, (names, kept) in enumerate(together.items(), start=1):
        answers = [answer for ledger in kept for answer in ledger.answers]
        out.append(TableRow(number, list(names), sum(ledger.games for ledger in kept), *counted(answers)))
    return out


def report_csv(room: Classroom, ledgers: dict[str, Ledger]) -> str:
    """Every answer as a line, for a spreadsheet."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["second", "pupil", "fact", "answer", "right", "milliseconds"])
    for one in all_answers(ledgers):
        found = read_fact(one.fact)
        since = (one.at - room.started) // 1000
        writer.writerow([since, one.name, found.text, found.value, int(one.right), one.ms])
    return out.getvalue()
