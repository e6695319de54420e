"""Card files and records from strangers are read in a process of their own, one after the other, and not for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from spellhall.games import game as find_game
from spellhall.hall.bots import prepare
from spellhall.hall.turns import Turns
from spellhall.kernel.cards import CardFile
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import Message, say
from spellhall.table.judge import TableError
from spellhall.table.replays import Past, Replay, past_of, read_text, replay_of

TOO_LONG = say("hall-slow-reading")


def cards_of(game: str, text: str) -> Any:
    """The card set of a card file as JSON; raises BadCards."""
    made = find_game(game)
    return made.cards_to_json(made.cards_from(CardFile("the card file", text)))


def replay_from(text: str, seat: int, language: str) -> Replay:
    """A record as a viewer shows it; raises BadRecord."""
    return replay_of(read_text("The record", text), seat, language)


def guarded(work: Callable[..., Any], *given: Any) -> tuple[Any, Message | None]:
    """What something gave, or the message with which it was refused. Exceptions do not travel well."""
    try:
        return work(*given), None
    except SpellhallError as error:
        return None, error.message


def ready() -> None:
    """The process has begun."""


class Reader:
    """The process in which strangers' texts are read; begun when the first one comes, and anew after a failure."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.turns = Turns(1, most=4, room=40)

    async def cards(self, game: str, cards: Any, caller: str) -> Any:
        """Cards as a client sent them, with the text of a card file turned into JSON; raises BadCards."""
        return await self.run(caller, cards_of, game, cards) if isinstance(cards, str) else cards

    async def past(self, text: str, steps: int, game: str, caller: str) -> Past:
        """The first steps of a record from which a game goes on; raises BadRecord."""
        found: Past = await self.run(caller, past_of, text, steps, game)
        return found

    async def replay(self, text: str, seat: int, language: str, caller: str) -> Replay:
        """A record as a viewer shows it; raises BadRecord."""
        found: Replay = await self.run(caller, replay_from, text, seat, language)
        return found

    async def run(self, caller: str, work: Callable[..., Any], *given: Any) -> Any:
        """Do something in the process when it is the caller's turn; raises SpellhallError, also if that takes long."""
        async with self.turns.turn(caller, ""):
            loop = asyncio.get_running_loop()
            try:
                if self.pool is None:
                    self.pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=prepare, initargs=({},))
                    await loop.run_in_executor(self.pool, ready)
                answer = loop.run_in_executor(self.pool, guarded, work, *given)
                made, refused = await asyncio.wait_for(answer, self.seconds)
            except (TimeoutError, BrokenProcessPool):
                self.close()
                raise TableError("refused", TOO_LONG) from None
            except BaseException:
                self.close()  # whoever asked is gone, but the process may still be at it
                raise
        if refused is not None:
            raise SpellhallError(refused)
        return made

    def close(self) -> None:
        if self.pool is not None:
            for process in list((getattr(self.pool, "_processes", None) or {}).values()):
                process.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
