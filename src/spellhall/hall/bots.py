"""Bots think in processes of their own. All that such a process ever gets is the seat's view."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from spellhall.bots.base import Clock
from spellhall.bots.roster import make_bot
from spellhall.games import game as find_game


def think(setup: dict[str, Any], view: dict[str, Any], seat: int, bot: str, seed: str, milliseconds: int) -> str:
    """A bot's choice in notation, from its view alone. Runs in a worker process."""
    game = find_game(setup["game"])
    made = game.setup_from_json(setup)
    seen = game.view_from_json(view, made)
    decision = game.decision_for(seen.table, seat)
    player = make_bot(bot, game, seed)
    choice = player.choose(seen, decision, Clock(milliseconds=milliseconds))
    return game.write_choice(made, choice)


def quiet() -> None:
    """Ctrl-C is for the hall; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The worker processes, started when the first bot must think, and again if one dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, *given: Any) -> str:
        for _ in range(2):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), initializer=quiet)
            try:
                return await asyncio.get_running_loop().run_in_executor(self.pool, think, *given)
            except BrokenProcessPool:
                self.pool = None
        raise RuntimeError("the processes in which bots think keep dying")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
