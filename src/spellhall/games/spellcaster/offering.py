"""Listing what a turn offers, whole families of choices at once."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spellhall.games.spellcaster.walking import Spaces, Walks
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Offering:
    """A legal list being built. An encoding collects numbers instead, from the same calls."""

    def __init__(self, walks: Walks) -> None:
        self.walks = walks
        self.choices: list[Choice] = []

    def add(self, choice: Choice) -> None:
        self.choices.append(choice)

    def add_moves(self, reached: Spaces) -> None:
        """A Move to each of these spaces."""
        self.walks.moves.add(reached, self.choices)

    def add_each(self, family: list[Choice], members: i64) -> None:
        """Those choices of a family whose bits are set."""
        place: i64 = 0
        while members:
            if members & 1:
                self.choices.append(family[place])
            members >>= 1
            place += 1
