"""Where the tables of a device are kept: in the browser's own database, or in memory for tests."""

from __future__ import annotations

from typing import Protocol

STORED, TAKEN, FULL, FAILED = "stored", "taken", "full", "failed"


class Store(Protocol):
    """Numbered entries of tables, and the last checkpoint of each. Every answer is one of the four words above."""

    async def add(self, table: str, number: int, entry: str, point: str) -> str:
        """Keep an entry if its number is free, and with it a checkpoint, if there is one."""

    async def entries(self, table: str, after: int) -> list[str]:
        """The entries after a number, in their order."""

    async def point(self, table: str) -> tuple[int, str] | None:
        """The last checkpoint and the number of its entry."""


class Memory:
    """A store that lasts as long as its process."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], str] = {}
        self.points: dict[str, tuple[int, str]] = {}
        self.full = False

    async def add(self, table: str, number: int, entry: str, point: str) -> str:
        if self.full:
            return FULL
        if (table, number) in self.rows:
            return TAKEN
        self.rows[table, number] = entry
        if point:
            self.points[table] = (number, point)
        return STORED

    async def entries(self, table: str, after: int) -> list[str]:
        return [text for (id, number), text in sorted(self.rows.items()) if id == table and number > after]

    async def point(self, table: str) -> tuple[int, str] | None:
        return self.points.get(table)
