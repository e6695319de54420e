"""The whole suite for one game, point by point: what `spellhall check` prints."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from spellhall.conformance import checks
from spellhall.conformance.setups import Case, cases, mixed, played
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition

Game = GameDefinition[Any]

SEED: Final = "conformance"
MIXTURES: Final = 8
FAIR_GAMES: Final = 3


class Point(NamedTuple):
    """One point of the suite: what was asked, in how many games, and what went wrong (empty if nothing)."""

    words: str
    games: int
    problem: str

    @property
    def passed(self) -> bool:
        return not self.problem

    def line(self) -> str:
        head = f"{'ok  ' if self.passed else 'FAIL'}  {self.words}"
        return f"{head} ({self.games} games)" if self.passed else f"{head}: {self.problem}"


WORDS: Final[dict[str, str]] = {
    "ends_by_a_clause": "every game ends within its bound, by a clause, with the ranks of its standing",
    "every_choice_applies": "every choice applies, and its notation reads back",
    "other_choices_are_refused": "everything else is refused with a clause, and changes nothing",
    "nothing_is_shared": "no state changes after it was left",
    "json_twin_stays_equal": "a copy that goes through JSON stays equal",
    "cards_are_conserved": "no card appears or vanishes",
    "worlds_look_alike": "what a seat cannot know changes nothing for it",
    "views_follow_from_declared_sight": "views show what the fields declare",
    "events_keep_views_current": "changes keep a view current",
    "record_replays": "a record replays to the same positions",
    "positions_parse_back": "positions read back as they were written",
    "order_is_stable": "legal lists keep their order",
}


def points(game: Game) -> Iterator[Point]:
    """Every point of the suite, one after another."""
    yield point("the facts of the game are complete", 0, lambda: facts_are_complete(game))
    try:
        games = [(case.words, played(game, case, SEED)) for case in cases(game)]
        games += [(f"mixed options {number}", one) for number in range(MIXTURES) if (one := mixed(game, number))]
    except Exception as error:
        yield Point("games can be played to their end", 0, told(error))
        return
    for check in checks.ONE_GAME_CHECKS:
        yield point(WORDS[check.__name__], len(games), lambda check=check: over_all(check, games))  # type: ignore[misc]
    number = FAIR_GAMES * len(game.seat_counts)
    yield point("imagined worlds are whole, fit the view, and do not lean to the truth", number, lambda: fair(game))


def point(words: str, games: int, check: Callable[[], None]) -> Point:
    try:
        check()
    except Exception as error:  # whatever a game does wrong is one line, and the suite goes on
        return Point(words, games, told(error))
    return Point(words, games, "")


def told(error: Exception) -> str:
    """What went wrong in a line; for an error that is no finding of the suite, where it happened."""
    text = " ".join(str(error).split())[:300]
    if isinstance(error, (AssertionError, SpellhallError)):
        return text or "an assertion of the game failed"
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {text} ({last.filename.rpartition('/')[2]}, line {last.lineno})"


def over_all(check: Callable[[checks.Played], None], games: list[tuple[str, checks.Played]]) -> None:
    for words, one in games:
        try:
            check(one)
        except AssertionError as error:
            raise AssertionError(f"{words}: {error}") from error


def facts_are_complete(game: Game) -> None:
    for name in ("id", "prefix", "title"):
        assert getattr(game, name), f"the game has no {name}"
    assert game.seat_counts == sorted(set(game.seat_counts)), "seat_counts is not a rising list"
    assert game.book.clauses, "the game has no clauses"
    for clause in game.book.clauses:
        assert clause.id.startswith(f"{game.prefix}-"), f"clause {clause.id} does not begin with {game.prefix}-"
        assert all((clause.heading, clause.source)), f"clause {clause.id} is not complete"
    for option in game.options:
        assert option.clause in game.book, f"the option {option.name} names {option.clause}, which is no clause"
        option.checked(option.default)


def fair(game: Game) -> None:
    for seats in game.seat_counts:
        deals = [played(game, Case(seats, "", None), f"fair{number}") for number in range(FAIR_GAMES)]
        checks.imagined_worlds_are_fair(deals)
