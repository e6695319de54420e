"""A tournament in this process's memory, and everybody who listens to it here."""

from __future__ import annotations

from collections.abc import Iterable

from spellhall.contests.contest import Contest
from spellhall.contests.standings import Standing
from spellhall.hall.gatherings import Gathering

ORGANISER, PLAYER, SCREEN = "organiser", "player", "screen"


class ContestRoom(Gathering[Contest]):
    """Holds the tournament and its listeners. Whoever changes the tournament holds the lock."""

    def __init__(self, id: str, code: str, room: Contest) -> None:
        super().__init__(id, code, room)
        self._table: tuple[int, list[Standing]] = (0, [])  # at which number, and who stood where

    def audience(self, token: str) -> str:
        """As whom a (hashed) token listens; it is asked anew at every delivery."""
        if token and token == self.room.organiser:
            return ORGANISER
        return SCREEN if self.room.of_token(token) is None else PLAYER

    def knows(self, token: str) -> bool:
        return self.audience(token) != SCREEN

    def all_tables(self) -> Iterable[str]:
        return self.room.all_tables()

    def standings(self) -> list[Standing]:
        """Who stands where, worked out once for every state of the tournament."""
        if self._table[0] != self.room.number:
            self._table = self.room.number, self.room.held.table()
        return self._table[1]
