"""A puzzle as a client sees it, and what comes of an answer. Everything is worked out from the view of its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from spellhall.bots.reasons import reasons_of
from spellhall.games import game as find_game
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.shown import view_to_json
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.puzzles.daily import day_of, puzzle_of_day, puzzle_with
from spellhall.puzzles.puzzle import BadPuzzle, Puzzle, puzzles_of, restored
from spellhall.words.speech import Spoken, speech

NAMES = ("Robin", "Mirabel", "Pip", "Tansy")
"""Who sits at the table; the names of the game that a puzzle comes from are not known here."""


CLAUSES = 4  # that are named beside an answer


class PuzzleShown(msgspec.Struct, frozen=True):
    """The question of a puzzle."""

    game: str
    id: str
    day: str  # the date in whose place it was asked for; empty: by its id
    seat: int
    names: list[str]
    options: dict[str, Any]
    cards: Any  # as clients show them
    view: Any
    text: list[Spoken]  # the table in plain sentences
    task: Spoken
    question: Spoken
    clause: str
    choices: list[tuple[str, Spoken]]  # as in a question at the table: notation and words
    rating: int
    exact: bool  # whether the answer is proved
    clauses: list[str]  # what it is about


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Whether a choice was right, and the answer explained."""

    good: bool
    answer: str  # in notation: the choice that was made if it was right, else the first right one
    others: list[str]  # further right choices
    words: Spoken  # what the answer does
    why: Spoken
    compared: Spoken  # what it brings beside the next best choice
    levels: list[str]  # the bots that find it


class PuzzleCount(msgspec.Struct, frozen=True):
    """How many puzzles there are for a game."""

    game: str
    puzzles: int


@cache
def common_themes(game: str) -> frozenset[str]:
    """Themes of so many puzzles of a game that they say little."""
    puzzles = puzzles_of(game)
    counted = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    return frozenset(theme for theme, count in counted.items() if 3 * count > len(puzzles))


def telling_clauses(game: GameDefinition[Any], puzzle: Puzzle) -> list[str]:
    """The clauses that a puzzle is about, the question's first."""
    themes = [puzzle.clause, *puzzle.themes]
    common = common_themes(game.id)
    return list(
        dict.fromkeys(each for each in themes if each in game.book and (each == puzzle.clause or each not in common))
    )


def puzzle_counts(games: Sequence[str]) -> list[PuzzleCount]:
    """The games that have puzzles."""
    counts = [PuzzleCount(game, len(puzzles_of(game))) for game in games]
    return [each for each in counts if each.puzzles]


class Posed:
    """A puzzle put on the board."""

    def __init__(self, game: str, which: str, language: str) -> None:
        self.day = which if "-" in which else ""
        self.puzzle: Puzzle = puzzle_of_day(game, day_of(which)) if self.day else puzzle_with(game, which)
        self.game: GameDefinition[Any] = find_game(game)
        self.state = restored(self.puzzle, self.game)
        self.view: View[Any] = self.game.view_for(self.state, self.puzzle.seat)
        self.speech = speech(language)
        self.names = list(NAMES[: self.puzzle.seats])

    def spoken(self, message: Message) -> Spoken:
        return self.speech.told(message, self.names)

    def words(self, choice: Choice) -> Spoken:
        return self.spoken(self.game.tell_choice(self.view, choice))

    def task(self) -> Message:
        if self.puzzle.proof:
            return say("puzzle-task-win", turns=1 + self.puzzle.turns // self.puzzle.seats)
        return say("puzzle-task-best")

    def shown(self) -> PuzzleShown:
        puzzle, game, state = self.puzzle, self.game, self.state
        decision = game.decision_for(state, puzzle.seat)
        return PuzzleShown(
            game=game.id,
            id=puzzle.id,
            day=self.day,
            seat=puzzle.seat,
            names=self.names,
            options=state.setup.options,
            cards=game.cards_in(state.setup),
            view=view_to_json(state, puzzle.seat),
            text=[self.spoken(line) for line in game.describe(self.view)],
            task=self.spoken(self.task()),
            question=self.spoken(decision.question),
            clause=decision.clause,
            choices=[(game.write_choice(state.setup, each), self.words(each)) for each in decision.choices],
            rating=puzzle.rating,
            exact=bool(puzzle.proof),
            clauses=telling_clauses(game, puzzle)[:CLAUSES],
        )

    def answered(self, text: str) -> PuzzleAnswer:
        """What comes of a choice; raises SpellhallError if it is none."""
        puzzle, game, setup = self.puzzle, self.game, self.state.setup
        offered = game.legal(self.state, puzzle.seat).copy()
        choice = game.find_choice(setup, text, offered)
        refused = game.refusal(self.state, puzzle.seat, choice)
        if refused is not None:
            raise refused
        made = game.write_choice(setup, choice)
        good = made in puzzle.answers
        answer = made if good else puzzle.answers[0]
        best = choice if good else game.find_choice(setup, answer, offered)
        why = reasons_of(game).why(self.view, best)
        return PuzzleAnswer(
            good=good,
            answer=answer,
            others=[each for each in puzzle.answers if each != answer],
            words=self.words(best),
            why="" if why is None else self.spoken(why),
            compared=self.spoken(self.compared()),
            levels=[level for level in puzzle.solved if level != "greedy"],
        )

    def compared(self) -> Message:
        puzzle = self.puzzle
        if puzzle.proof:
            return say("puzzle-proved", turns=1 + puzzle.turns // puzzle.seats, answers=len(puzzle.answers))
        return say("puzzle-compared", best=round(100 * puzzle.before), next=round(100 * puzzle.after))


@lru_cache(maxsize=256)
def puzzle_shown(game: str, which: str, language: str = "en") -> PuzzleShown:
    """The puzzle of a day (2026-11-18) or with an id; raises BadPuzzle."""
    return Posed(game, bounded(which), language).shown()


def answer_puzzle(game: str, which: str, text: str, language: str = "en") -> PuzzleAnswer:
    """What comes of a choice in a puzzle; raises SpellhallError. Nothing is stored."""
    return Posed(game, bounded(which), language).answered(text)


def bounded(which: str) -> str:
    if len(which) > 10:
        raise BadPuzzle(say("puzzle-none"))
    return which
