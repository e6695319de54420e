"""The lab's workers on a Dask cluster that is already there, through the same `Executor` interface as processes.

Dask does a piece again elsewhere when its worker dies. What it does not promise is that every machine has the same
Spellhall: so every piece carries a fingerprint of ours, and a worker with another one refuses it.
"""

from __future__ import annotations

import gc
import hashlib
import logging
import pickle
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from spellhall import __version__
from spellhall.kernel.errors import SpellhallError
from spellhall.lab.crews import Crew

P = TypeVar("P")
R = TypeVar("R")

PATIENCE = 10  # seconds until a cluster that does not answer counts as absent
LAYERS = ("kernel", "games", "bots", "lab")  # what a result depends on


@contextmanager
def cluster_crew(address: str) -> Iterator[Crew]:
    """The workers of the cluster whose scheduler is at this address. Raises SpellhallError if they cannot be had."""
    try:
        from distributed import Client
    except ImportError:
        raise SpellhallError("--cluster needs Dask: pip install 'spellhall[cluster]'.") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is said in a sentence, below
    client: Client | None = None
    reason = ""
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
    if client is None:
        gc.collect()  # ends the client that failed; if it ended while another one starts, both would wait for ever
        raise SpellhallError(f"No Dask scheduler at '{address}' ({reason}); write tcp://HOST:8786.")
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise SpellhallError(f"The cluster at {address} has no workers; start some: dask worker {address}")
        yield ClusterCrew(client.get_executor(pure=False), 2 * threads + 2)
    finally:
        client.close()


class ClusterCrew(Crew):
    """A crew whose workers may be on other machines."""

    def in_order(self, work: Callable[[P], R], pieces: Iterable[P]) -> Iterator[R]:
        from distributed import KilledWorker

        packed = (pickle.dumps(Signed(work, piece, fingerprint())) for piece in pieces)
        try:
            yield from super().in_order(courier(), packed)
        except KilledWorker:
            raise SpellhallError("One piece of the work brought down several workers (too little memory?).") from None
        except CancelledError:
            raise SpellhallError("The cluster is gone: its scheduler does not answer any more.") from None
        except ModuleNotFoundError as error:
            raise SpellhallError(f"A worker of the cluster has no Spellhall {__version__} ({error}).") from None


def courier() -> Callable[[bytes], Any]:
    """What Dask is asked to do. A function inside a function travels as code, and its argument is bytes to Dask, so
    only workers need Spellhall, and one that lacks it says so."""

    def carry_out(packed: bytes) -> Any:
        import pickle

        return pickle.loads(packed).carry_out()

    return carry_out


class Signed(NamedTuple):
    """A piece of work that only a worker with the same Spellhall carries out."""

    work: Callable[[Any], Any]
    piece: Any
    wanted: str

    def carry_out(self) -> Any:
        if fingerprint() == self.wanted:
            return self.work(self.piece)
        from distributed import get_worker

        raise SpellhallError(
            f"The worker {get_worker().address} has another Spellhall ({fingerprint()}, not {self.wanted}): "
            "install the same everywhere."
        )


@cache
def fingerprint() -> str:
    """The version, and a hash of all that results depend on; the same for the plain and the compiled engine."""
    root = Path(__file__).parent.parent
    found = hashlib.sha256()
    for layer in LAYERS:
        for path in sorted((root / layer).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{__version__}-{found.hexdigest()[:12]}"
