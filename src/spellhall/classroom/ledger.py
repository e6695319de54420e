"""Every sum that was answered at a table: which fact, right or not, and how long it took.

It is read from the same entries as the table itself, so a report can never differ from what was played. Which fact a
choice answers is known by the game (`practice/games.py`); a game that practises nothing reports its games only.
"""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.kernel.decisions import OUTSIDE
from spellhall.practice import games as practice
from spellhall.table import entries as log
from spellhall.table.table import Table, created


class Answer(msgspec.Struct, frozen=True):
    """One sum that a pupil has answered."""

    at: int
    name: str  # the drawn name of the pupil, which no other pupil of the class has
    fact: str  # 6x8, 5+7, 13-6
    right: bool
    ms: int


class Ledger:
    """The answers of one table, kept while it is played."""

    def __init__(self, table: Table) -> None:
        self.number = table.data.number
        self.answers: list[Answer] = []
        self.games = 0  # that have come to an end
        self.over_at = 0  # when the last one did; 0: one is being played
        self._since: dict[int, tuple[int, int]] = {}  # for each seat: the number of its question, and since when
        self._paused = 0
        self._practises = practice.practises(table.game)

    def take(self, table: Table, entry: log.AnyEntry, before: Any) -> None:
        """An entry was carried out; `before` is the state of the game before it."""
        self.number = table.data.number
        if isinstance(entry, log.Chose):
            self._chosen(table, entry, before)
        elif isinstance(entry, log.Paused):
            self._paused = self._paused or entry.at
        elif isinstance(entry, log.Resumed) and self._paused:
            gone = entry.at - self._paused
            self._since = {seat: (number, since + gone) for seat, (number, since) in self._since.items()}
            self._paused = 0
        if table.data.phase == "over":
            if not self.over_at:
                self.games += 1
                self.over_at = entry.at
        else:
            self.over_at = 0
        for seat, number in enumerate(table.data.asked_at):
            known = self._since.get(seat)
            if not number:
                self._since.pop(seat, None)
            elif known is None or known[0] != number:
                self._since[seat] = (number, entry.at)

    def _chosen(self, table: Table, entry: log.Chose, before: Any) -> None:
        if not self._practises or before is None or entry.seat == OUTSIDE:
            return
        place = table.data.seats[entry.seat]
        if place.kind != "person" or place.bot:
            return  # a bot has answered for somebody
        choices = table.game.read_choice(table.setup, entry.choice)
        since = self._since.get(entry.seat, (0, entry.at))[1]
        tried = practice.tried(table.game, before, entry.seat, choices[0]) if choices else None
        if tried is not None:
            ms = max(0, entry.at - since)
            self.answers.append(Answer(entry.at, place.name, tried.fact.key, tried.right, ms))


def ledger_of(entries: list[log.AnyEntry]) -> Ledger:
    """The ledger of a table from its whole log."""
    first = entries[0]
    assert isinstance(first, log.Created), "the log of a table begins with its creation"
    table = created(first)
    out = Ledger(table)
    for entry in entries[1:]:
        news = table.take(entry)
        out.take(table, entry, news.before)
    return out


def misses_in_a_row(answers: list[Answer], name: str) -> int:
    """How many of a pupil's last answers were wrong, one after the other."""
    row = 0
    for answer in reversed(answers):
        if answer.name == name:
            if answer.right:
                break
            row += 1
    return row
