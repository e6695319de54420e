"""Bots think in processes of their own, and so does whoever gives hints. All that they ever get is the seat's view."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, TypeVar

from spellhall.bots.roster import NAMES, allow
from spellhall.hall.thinking import think
from spellhall.hall.turns import ALONE, AWAITED, Turns

Answer = TypeVar("Answer")
QUICK = ("random", "greedy")  # these take milliseconds


def prepare(commands: dict[str, str]) -> None:
    """A worker begins. Ctrl-C is for the hall, which ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    allow(commands)


class Worker(SpawnProcess):
    """A process that takes its modules from a given folder first."""

    def __init__(self, sources: str, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.sources = sources

    def start(self) -> None:
        """A new process gets the search path that this one has at this moment."""
        sys.path.insert(0, self.sources)
        try:
            super().start()
        finally:
            sys.path.remove(self.sources)


class Workers(SpawnContext):
    """Where a pool gets its processes from."""

    def __init__(self, sources: str) -> None:
        super().__init__()
        self.sources = sources

    def Process(self, *given: Any, **named: Any) -> Worker:  # type: ignore[override]  # noqa: N802
        return Worker(self.sources, *given, **named)


async def finished(work: asyncio.Future[Answer]) -> Answer:
    """What comes of it. A process goes on when nobody waits for it any more, and holds its place until it is done."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait((work,))
        raise


class Thinkers:
    """Worker processes, started when there is first something to think about, and again if one dies.

    `engine` is where a compiled engine may appear (see `compiling.py`). As soon as it is there, new processes use it,
    and the old ones end when they have finished what they are at.
    """

    def __init__(
        self, processes: int, commands: dict[str, str], most: int = 0, room: int = 0, engine: str = ""
    ) -> None:
        self.processes = processes
        self.commands = commands
        self.turns = Turns(processes, most, room)
        self.pool: ProcessPoolExecutor | None = None
        self.awaited = Path(engine, "src") if engine else None
        self.compiled = False  # whether the processes of the pool use it
        self.proven = False  # …and one of them has done something with it

    async def run(self, job: tuple[str, str, int, float], work: Callable[..., Any], *given: Any) -> Any:
        """Do something in a worker process when its turn comes (see `Turns.turn`); once more if that process dies."""
        async with self.turns.turn(*job):
            for _ in range(2):
                pool, with_engine = self.open_pool(), self.compiled
                try:
                    made = await finished(asyncio.get_running_loop().run_in_executor(pool, work, *given))
                except BrokenProcessPool:
                    if self.pool is pool:
                        self.pool = None
                    if with_engine and not self.proven:  # it does not run here: better slowly than not at all
                        self.awaited, self.compiled = None, False
                else:
                    self.proven = self.proven or with_engine
                    return made
        raise RuntimeError("the processes in which bots think keep dying")

    def open_pool(self) -> ProcessPoolExecutor:
        """The processes that think from now on."""
        if self.awaited is not None and not self.compiled and self.awaited.is_dir():
            self.compiled = True
            if self.pool is not None:
                self.pool.shutdown(wait=False)  # what they have begun is finished
                self.pool = None
        if self.pool is None:
            context = Workers(str(self.awaited)) if self.compiled else SpawnContext()
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=prepare, initargs=(self.commands,))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class Bots:
    """Where bots think: quick ones in a process of their own, so that they never wait behind one that thinks long."""

    def __init__(self, processes: int, commands: dict[str, str], engine: str = "") -> None:
        self.quick = Thinkers(1, commands, engine=engine)
        self.deep = Thinkers(processes, commands, engine=engine)

    async def think(self, owner: str, table: str, awaited: bool, *given: Any) -> tuple[str, list[str]]:
        """A bot's choice; see the function of this name. `awaited`: a person sits at that table."""
        bot = given[3]
        where = self.quick if bot in QUICK else self.deep
        cost = float(NAMES.index(bot)) if bot in NAMES else float(len(NAMES))
        job = (owner, table, AWAITED if awaited else ALONE, cost)
        answer: tuple[str, list[str]] = await where.run(job, think, *given)
        return answer

    def close(self) -> None:
        self.quick.close()
        self.deep.close()
