"""Lessons from their files. A step has a position, a sentence, and the choices it hopes for; nothing is ever stored.

A step without a position goes on where the step before ended: with the choice that the pupil made there, or else with
the first one that was hoped for.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from spellhall.games import game as find_game
from spellhall.kernel.chance import Scripted
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress, read_seat
from spellhall.kernel.messages import Message, say
from spellhall.kernel.positions import read_text
from spellhall.kernel.rooms import file_in
from spellhall.kernel.shown import view_to_json
from spellhall.words.speech import Spoken, speech

PUPIL = 0
"""The pupil sits in the first seat."""


class FileStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written in a lesson's file."""

    id: str  # the last part of its keys: <prefix>-lesson-<id>, and -good and -wrong behind it
    position: str = ""  # empty: go on from the step before
    options: dict[str, Any] | None = None  # with a position: as if these options were chosen
    chance: list[str] = []  # what chance brings from this position on; afterwards it is free
    want: list[str] = []  # the choices hoped for, in notation; none: any legal one is welcome
    others: list[str] = []  # what the others choose then: "B: 3x12"
    clauses: list[str] = []
    at: list[str] = []  # what it speaks of, as boards name their things, places and cards; the first one most of all
    read: bool = False  # nothing to do but to read on


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's file."""

    game: str
    minutes: int
    names: list[str]
    step: list[FileStep]
    seats: int = 2
    options: dict[str, Any] = {}


class LessonStep(msgspec.Struct, frozen=True):
    """What the pupil sees at a step."""

    say: Spoken
    read: bool
    view: Any
    text: list[Spoken]  # the table in plain sentences
    told: list[dict[str, Any]]
    question: Spoken
    clause: str
    choices: list[tuple[str, Spoken]]  # as in a question at the table: notation and words
    clauses: list[str]
    at: list[str]  # the things on the board that it speaks of


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson."""

    game: str
    title: Spoken
    minutes: int
    names: list[str]
    seats: int
    options: dict[str, Any]
    cards: Any  # as clients show them
    steps: list[LessonStep]


class LessonAnswer(msgspec.Struct, frozen=True):
    """What a choice led to. Good: the next step follows; else the pupil tries again from the same position."""

    good: bool
    say: Spoken
    clause: str = ""
    told: list[dict[str, Any]] = []
    view: Any = None
    text: list[Spoken] = []
    next: LessonStep | None = None  # the step after it, where that goes on from here


class BadLesson(SpellhallError):
    """A lesson that cannot be given."""


@cache
def lesson_file(game: str) -> LessonFile:
    """The file of a game's lesson; raises BadLesson."""
    try:
        text = file_in(find_game(game), "lesson.toml")
        if text is None:
            raise BadLesson(say("no-lesson"))
        return msgspec.convert(tomllib.loads(text), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"The lesson of {game} is not written well: {error}") from None


class Course:
    """A lesson in progress, worked out anew for every question."""

    def __init__(self, game: str, language: str = "en", trail: Sequence[str] = ()) -> None:
        self.file = lesson_file(game)
        self.trail = list(trail)  # what the pupil chose since the last position
        self.language, self.speech = language, speech(language)
        self.game: GameDefinition[Any] = find_game(game)
        self.setup = self.setup_with(self.file.options)

    def setup_with(self, options: dict[str, Any]) -> Setup:
        return self.game.setup(self.file.seats, options)

    def at(self, number: int) -> Progress[Any]:
        """The position of a step, with what brought it about."""
        step = self.file.step[number]
        if step.position:
            setup = self.setup if step.options is None else self.setup_with({**self.file.options, **step.options})
            outcomes = [self.game.read_chance(setup, text) for text in step.chance]
            return self.game.place(setup, read_text(step.position), Scripted(outcomes, f"lesson {number}"))
        if number == 0:
            raise BadLesson("The first step of a lesson needs a position.")
        before = self.file.step[number - 1]
        made = self.at(number - 1)
        return made if before.read else self.carried_out(made, before, self.made_at(number - 1))

    def made_at(self, number: int) -> str:
        """What the pupil chose at a step, as far as we were told; else what was hoped for."""
        step = self.file.step[number]
        since = next(place for place in range(number, -1, -1) if self.file.step[place].position)
        place = sum(not each.read for each in self.file.step[since:number])
        chosen = self.trail[place] if place < len(self.trail) else ""
        if chosen and (not step.want or chosen in step.want):
            return chosen
        return step.want[0] if step.want else ""

    def carried_out(self, made: Progress[Any], step: FileStep, choice: str) -> Progress[Any]:
        """The pupil's choice and what the others do then, with all that happened on the way."""
        if not choice:
            choice = self.written(made)[0]
        made = self.chosen(made, PUPIL, choice)
        for line in step.others:
            letter, _, text = line.partition(": ")
            made = self.chosen(made, read_seat(letter, self.file.seats), text)
        return made

    def chosen(self, made: Progress[Any], seat: int, text: str) -> Progress[Any]:
        state = made.state
        choice = self.game.find_choice(state.setup, text, self.game.legal(state, seat))
        after = self.game.apply(state, seat, choice)
        return Progress(after.state, made.events + after.events, after.outcomes, after.cited)

    def written(self, made: Progress[Any]) -> list[str]:
        state = made.state
        return [self.game.write_choice(state.setup, choice) for choice in self.game.legal(state, PUPIL)]

    def told(self, made: Progress[Any], after: int = 0) -> list[dict[str, Any]]:
        out = []
        for event in made.events[after:]:
            facts = event.told_to(PUPIL)
            if facts is not None:
                message = self.game.tell(made.state.setup, facts)
                facts["text"] = "" if message is None else self.spoken(message)
                out.append(facts)
        return out

    def spoken(self, message: Message) -> Spoken:
        return self.speech.told(message, self.file.names)

    def words(self, name: str) -> Spoken:
        """What the lesson itself says."""
        return self.spoken(self.game.message(f"lesson-{name}"))

    def shown(self, number: int) -> LessonStep:
        step, made = self.file.step[number], self.at(number)
        state, game = made.state, self.game
        question: Spoken = ""
        clause, choices = "", []
        if not step.read:
            decision = game.decision_for(state, PUPIL)
            question, clause = self.spoken(decision.question), decision.clause
            seen = game.view_for(state, PUPIL)
            choices = [
                (game.write_choice(state.setup, each), self.spoken(game.tell_choice(seen, each)))
                for each in decision.choices
            ]
        told = self.told(made) if step.position else []
        view, text = view_to_json(state, PUPIL), self.text(state)
        words = self.words(step.id)
        return LessonStep(words, step.read, view, text, told, question, clause, choices, step.clauses, step.at)

    def text(self, state: Any) -> list[Spoken]:
        return [self.spoken(line) for line in self.game.describe(self.game.view_for(state, PUPIL))]

    def answer(self, number: int, text: str) -> LessonAnswer:
        step, made = self.file.step[number], self.at(number)
        state = made.state
        choice = self.game.find_choice(state.setup, text, self.game.legal(state, PUPIL))
        refused = self.game.refusal(state, PUPIL, choice)
        if refused is not None:
            return LessonAnswer(False, self.spoken(refused.message), refused.clause)
        meant = self.game.write_choice(state.setup, choice)
        if step.want and meant not in step.want:
            return LessonAnswer(False, self.words(f"{step.id}-wrong"))
        after = self.carried_out(made, step, meant)
        told = self.told(after, len(made.events))
        state = after.state
        good, view = self.words(f"{step.id}-good"), view_to_json(state, PUPIL)
        return LessonAnswer(True, good, told=told, view=view, text=self.text(state), next=self.after(number, meant))

    def after(self, number: int, choice: str) -> LessonStep | None:
        """The next step, if it goes on from here and so depends on what was chosen."""
        if number + 1 == len(self.file.step) or self.file.step[number + 1].position:
            return None
        since = next(place for place in range(number, -1, -1) if self.file.step[place].position)
        made = [self.made_at(place) for place in range(since, number) if not self.file.step[place].read]
        course = Course(self.file.game, self.language, [*made, choice])
        return course.shown(number + 1)


@cache
def lesson_of(game: str, language: str = "en") -> Lesson:
    """A whole lesson as the pupil will see it; raises BadLesson."""
    course = Course(game, language)
    file = course.file
    steps = [course.shown(number) for number in range(len(file.step))]
    cards = course.game.cards_shown(course.setup.cards)
    title, options = course.words("title"), course.setup.options
    return Lesson(file.game, title, file.minutes, file.names, file.seats, options, cards, steps)


def answer_lesson(game: str, number: int, text: str, language: str = "en", trail: Sequence[str] = ()) -> LessonAnswer:
    """What comes of a choice at a step, after the choices since the last position; raises SpellhallError."""
    course = Course(game, language, trail)
    if not 0 <= number < len(course.file.step) or course.file.step[number].read:
        raise BadLesson(say("no-lesson-choice"))
    return course.answer(number, text)
