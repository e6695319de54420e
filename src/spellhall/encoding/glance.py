"""A glance: what a player sees at once, and what every choice would do.

The features of an encoding hold all that a view holds. A glance adds what a player works out of it without thinking:
how far an open spell is from the hand, what a row is worth and what it lacks. And it describes every legal choice by
features of its own: what it spends, gains and changes. So a network can score choices by what they do, instead of
having one output for each of a vocabulary's words.

As with features, a game reads from a table, which is a view or the state itself, only what the seat may see. Tests
demand the same numbers from both, and from all worlds that look alike.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.notes import Notes, Titles
from spellhall.kernel.state import Choice

ARGS: Final = 4  # numbers of a choice that are told where a game has no glance of its own
HIGHEST_ARG: Final = 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Glance:
    """Made once for an encoding. A game without one of its own gets this: the kind of each choice and its numbers."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.seats = encoding.seats
        self.verbs: dict[str, int] = {}
        for choice in encoding.choices[1:]:
            if choice.verb not in self.verbs:
                self.verbs[choice.verb] = len(self.verbs)
        table, choices = Titles(), Titles()
        self.name_table(table)
        self.kinds_at: i64 = choices.each("kind", list(self.verbs))
        self.first_at: i64 = choices.one("first of the list")
        self.last_at: i64 = choices.one("last of the list")
        self.name_choices(choices)
        self.names, self.tops = table.names, table.tops
        self.choice_names, self.choice_tops = choices.names, choices.tops
        self.length, self.choice_length = len(self.tops), len(self.choice_tops)

    # ------------------------------------------------------------ a game provides

    def name_table(self, titles: Titles) -> None:
        """Name what `look` writes and keep the places."""

    def name_choices(self, titles: Titles) -> None:
        """Name what `describe` writes and keep the places."""
        self.args_at: i64 = titles.each("number", [str(place + 1) for place in range(ARGS)], HIGHEST_ARG)

    def look(self, notes: Notes, table: Any, seat: int) -> None:
        """Write what a seat sees at a glance; a spectator is seat -1."""

    def prepare(self, table: Any, seat: int, choices: list[Choice]) -> None:
        """Work out what the choices of one decision have in common, before they are described."""

    def describe(self, notes: Notes, table: Any, seat: int, choice: Choice) -> None:
        """Write what a choice does."""
        listed = self.encoding.listed(table, seat, choice)
        for place, number in enumerate(listed.args[:ARGS]):
            notes.mark(self.args_at + place, number + 1)

    # ------------------------------------------------------------ for all games

    def fill(self, notes: Notes, table: Any, seat: int) -> None:
        """A row for a table."""
        notes.begin_row()
        if self.length:
            self.look(notes, table, seat)

    def fill_choices(self, notes: Notes, table: Any, seat: int, choices: list[Choice]) -> None:
        """A row for each choice of a legal list, in its order."""
        self.prepare(table, seat, choices)
        last = len(choices) - 1
        verbs = self.verbs
        for place, choice in enumerate(choices):
            notes.begin_row()
            notes.mark(self.kinds_at + i64(verbs[choice.verb]), 1)
            if place == 0:
                notes.mark(self.first_at, 1)
            if place == last:
                notes.mark(self.last_at, 1)
            self.describe(notes, table, seat, choice)
