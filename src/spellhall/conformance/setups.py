"""What a game is checked with: all seat counts, every option value once, and options together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from spellhall.conformance.checks import Played
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.options import said


class Case(NamedTuple):
    """A number of seats, and one option that differs from the defaults (or none)."""

    seats: int
    option: str
    value: Any

    @property
    def words(self) -> str:
        return f"{self.seats} seats" + (f", {self.option}={said(self.value)}" if self.option else "")


def cases(game: GameDefinition[Any]) -> Iterator[Case]:
    """All seat counts with the defaults, and every option value once."""
    for seats in game.seat_counts:
        yield Case(seats, "", None)
    for number, option in enumerate(game.options):
        for value in option.samples():
            if value != option.default:
                yield Case(game.seat_counts[number % len(game.seat_counts)], option.name, value)


def played(game: GameDefinition[Any], case: Case, seed: str) -> Played:
    """A game at random with such a setup."""
    given = {case.option: case.value} if case.option else {}
    for needed in game.option_needs.get(f"{case.option}={said(case.value)}" if case.option else "", []):
        given.setdefault(*needed)
    return Played(game, game.setup(case.seats, given), seed)


def mixed(game: GameDefinition[Any], number: int) -> Played | None:
    """A game with several options at once, and with the card sets of rare things; None where they do not fit."""
    luck = Seeded(f"mixed {number}")
    given = {
        option.name: samples[luck.below(len(samples), "value")]
        for option in game.options
        if luck.below(2, "given") and (samples := option.samples())
    }
    sets = [None, *game.coverage_cards()]
    try:
        setup = game.setup(game.seat_counts[number % len(game.seat_counts)], given, sets[number % len(sets)])
    except SpellhallError:
        return None
    return Played(game, setup, f"mixed {number}")
