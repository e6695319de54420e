"""Work in many processes: results come in order, stopping stops the work, a dead worker is a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from spellhall.games import game
from spellhall.kernel.errors import SpellhallError
from spellhall.lab.crews import crew
from spellhall.lab.simulate import simulate


def squared(number: int) -> int:
    return number * number


def fall_over(number: int) -> int:
    os._exit(1)


def note(path: str) -> str:
    Path(path).touch()
    return path


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    with crew(jobs) as workers:
        assert list(workers.in_order(squared, range(30))) == [number * number for number in range(30)]


def test_who_stops_listening_stops_the_work(tmp_path: Path) -> None:
    with crew(1) as workers:
        results = workers.in_order(note, (str(tmp_path / str(number)) for number in range(100)))
        assert next(results).endswith("0")
    assert len(list(tmp_path.iterdir())) == 1


def test_a_worker_that_dies_is_a_sentence() -> None:
    with crew(2) as workers, pytest.raises(SpellhallError, match="worker process died"):
        list(workers.in_order(fall_over, range(5)))


def test_a_simulation_is_the_same_with_one_worker_and_with_two() -> None:
    one = game("spellcaster")
    results = [simulate(one, one.setup(3), 45, ["greedy", "random", "random"], "same", jobs=jobs) for jobs in (1, 2)]
    for result in results:
        del result["seconds"]
    assert results[0] == results[1]
    assert sum(row["wins"] for row in results[0]["results"]) > 0
