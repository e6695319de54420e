"""Who does the work: this process, all cores, or a cluster; all of them through Python's `Executor` interface.

Everything in the lab that plays many games goes through here. Work is cut into pieces that do not depend on the number
of workers, and results come back in the order of the pieces, so the number of workers never changes a result.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from spellhall.kernel.errors import SpellhallError

P = TypeVar("P")
R = TypeVar("R")


class Alone(Executor):
    """Does every piece at once, in this process."""

    def submit(self, work: Callable[..., R], /, *given: Any, **named: Any) -> Future[R]:
        done: Future[R] = Future()
        done.set_result(work(*given, **named))
        return done


class Crew:
    """An executor, and how many pieces it should have at hand so that nobody is idle."""

    def __init__(self, executor: Executor, ahead: int) -> None:
        self.executor = executor
        self.ahead = ahead

    def in_order(self, work: Callable[[P], R], pieces: Iterable[P]) -> Iterator[R]:
        """The result of every piece, in order. Pieces are drawn only when there is room for them, so who stops
        listening stops the work. Raises SpellhallError if the workers die."""
        under_way: deque[Future[R]] = deque()
        todo = iter(pieces)
        try:
            for piece in todo:
                under_way.append(self.executor.submit(work, piece))
                if len(under_way) >= self.ahead:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except BrokenProcessPool:
            raise SpellhallError("A worker process died (out of memory, perhaps); try fewer with --jobs.") from None
        finally:
            for future in under_way:
                future.cancel()


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def crew(jobs: int, pieces: int = 1_000_000, cluster: str = "") -> Iterator[Crew]:
    """Workers for so many pieces: 1 is this process alone, 0 means all cores. With the address of a Dask cluster, its
    workers do it, however many those are."""
    if cluster:
        from spellhall.lab.cluster import cluster_crew

        with cluster_crew(cluster) as far:
            yield far
        return
    workers = min(jobs or cores(), pieces)
    if workers <= 1:
        yield Crew(Alone(), 1)
        return
    # spawned, not forked: a worker starts from nothing and cannot inherit locks or random numbers
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=at_once)
    try:
        yield Crew(pool, 2 * workers + 2)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def at_once() -> None:
    """Ctrl-C ends a worker at once, without a traceback; the main process says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
