"""What a worker of the page calls. Everything crosses as text, so nothing of the page's objects is kept here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from spellhall.hall import thinking
from spellhall.here import calls, same
from spellhall.here.connection import Connection
from spellhall.here.hall import Here
from spellhall.here.vecs import stand_in
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import Message, let_speak, message_from_json

stand_in()

THOUGHTS: dict[str, Callable[..., Any]] = {
    "think": thinking.think,
    "hint": thinking.hint,
    "look_back": thinking.look_back,
    "digests": same.digests,
    "pace": same.pace,
}


def begin() -> None:
    """This Python speaks no language: what must be a text is the key of its message, and the page says the rest."""
    let_speak(key_of)


def key_of(message: Message) -> str:
    return message.key


def thought(text: str) -> str:
    """Do what another worker asked for: a name and what it is given, as JSON. Used by the worker that thinks."""
    name, given = json.loads(text)
    try:
        return json.dumps({"made": THOUGHTS[name](*given)})
    except SpellhallError as error:
        return json.dumps({"refused": error.message.to_json()})


class Shelf:
    """The store, around functions of the page that answer with promises."""

    def __init__(self, page: Any) -> None:
        self.page = page

    async def add(self, table: str, number: int, entry: str, point: str) -> str:
        return str(await self.page.add(table, number, entry, point))

    async def entries(self, table: str, after: int) -> list[str]:
        found: list[str] = json.loads(await self.page.entries(table, after))
        return found

    async def point(self, table: str) -> tuple[int, str] | None:
        found = json.loads(await self.page.point(table))
        return None if found is None else (int(found[0]), str(found[1]))


class Desk:
    """The hall of this device, as its worker sees it: connections by number, calls with an answer."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.here = Here(Shelf(page), self.think)
        self.open: dict[int, Connection] = {}

    async def think(self, name: str, given: list[Any]) -> Any:
        """Have the other worker think; raises SpellhallError if it refuses."""
        answer = json.loads(await self.page.think(json.dumps([name, given])))
        if "refused" in answer:
            raise SpellhallError(message_from_json(answer["refused"]))
        return answer["made"]

    async def call(self, method: str, address: str, body: str, token: str) -> str:
        """An answer to the page, as JSON: status and text."""
        return json.dumps(await calls.answer(self.here, method, address, body, token))

    def hear(self, number: int, text: str) -> None:
        """A message on a connection, which begins with its first one."""
        if number not in self.open:
            self.open[number] = Connection(self.here, lambda message: self.page.say(number, message))
        asyncio.get_running_loop().create_task(self.open[number].hear(text))

    def close(self, number: int) -> None:
        connection = self.open.pop(number, None)
        if connection is not None:
            connection.leave()

    def forget(self, table: str) -> None:
        """Another tab plays on at this table."""
        self.here.forget(table)
