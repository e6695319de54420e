"""Real halls for the tests: one on SQLite for the whole module, and a PostgreSQL of our own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess, Postgres


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall on SQLite, with bots that think in a process of their own."""
    made = HallProcess(tmp_path_factory.mktemp("hall"), extra={"SPELLHALL_MEASURE_SECONDS": "1"})
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Fails, and does not skip, where PostgreSQL cannot be started."""
    made = Postgres()
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
