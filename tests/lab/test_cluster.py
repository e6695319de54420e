"""The lab on a Dask cluster: a real scheduler and two worker processes, one of which is killed in mid-run."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spellhall.games import game
from spellhall.kernel.errors import SpellhallError
from spellhall.lab.arena import Arena
from spellhall.lab.crews import crew
from spellhall.lab.ledger import Ledger
from spellhall.lab.simulate import simulate
from spellhall.lab.strength import Run, exploit_line
from spellhall.lab.strength_plan import Pair, Task

BLOCKED = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "spellhall":
            raise ModuleNotFoundError("No module named 'spellhall'", name="spellhall")
sys.meta_path.insert(0, Nothing())
"""


class Cluster:
    """A scheduler and workers in processes of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[bytes]] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        self.start("scheduler", "--host", self.address, "--no-dashboard", "--no-show")

    def start(self, what: str, *words: str, **settings: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *words]
        log = (self.folder / f"{what}{len(self.started)}.log").open("wb")
        process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=log, cwd=self.folder)
        self.started.append(process)
        return process

    def add_worker(self, **settings: str) -> subprocess.Popen[bytes]:
        """A worker, which has reported to the scheduler when this returns."""
        before = self.workers()
        words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0")
        process = self.start("worker", self.address, *words, **settings)
        until = time.monotonic() + 60
        while self.workers() <= before:
            assert time.monotonic() < until, (self.folder / f"worker{len(self.started) - 1}.log").read_text()
            time.sleep(0.1)
        return process

    def workers(self) -> int:
        from distributed import Client

        with Client(self.address, timeout=60, set_as_default=False) as client:
            return len(client.nthreads())

    def stop(self) -> None:
        for process in self.started:
            process.kill()
        for process in self.started:
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    try:
        yield made
    finally:
        made.stop()


def simulated(**where: Any) -> dict[str, Any]:
    one = game("mathwiz")
    found = simulate(one, one.setup(2), 300, ["random", "random"], "cluster", **where)
    del found["seconds"]
    return found


def held(**where: Any) -> dict[str, Any]:
    one = game("novatus")
    arena = Arena(one, one.setup(2), ["greedy", "random"], "cluster")
    arena.run(4, **where)
    found = arena.to_json()
    for name in ("seconds", "decision_ms", "decisions_per_second"):
        del found[name]
    return found


def measured(ledger: Path, **where: Any) -> list[dict[str, Any]]:
    """A little of the strength card; what depends on the clock is left out."""
    run = Run(Ledger(ledger, lambda *_: ""), 60, **where)
    run.matches([Task(Pair("mathemagician", "greedy", "random"), 8)])
    run.singles("exploit", exploit_line, [("mathwiz", "random")], where["jobs"])
    return [{name: value for name, value in line.items() if name != "seconds_a"} for line in run.ledger.lines]


def test_a_worker_that_is_killed_in_mid_run_changes_nothing(cluster: Cluster) -> None:
    victim = cluster.add_worker()
    cluster.add_worker()
    played = 0

    def on_game() -> None:
        nonlocal played
        played += 1
        if played == 30:
            victim.send_signal(signal.SIGKILL)

    found = simulated(cluster=cluster.address, on_game=on_game)
    assert victim.wait(10) == -signal.SIGKILL
    assert played == 300
    assert cluster.workers() == 1
    assert found == simulated(jobs=1)
    assert held(cluster=cluster.address) == held(jobs=1)


def test_the_strength_card_is_the_same_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    cluster.add_worker()
    far = measured(tmp_path / "far.jsonl", jobs=0, cluster=cluster.address)
    assert [line["kind"] for line in far] == ["pair", "exploit"]
    assert far == measured(tmp_path / "here.jsonl", jobs=1)


def test_an_empty_cluster_and_then_workers_with_another_spellhall_are_sentences(cluster: Cluster) -> None:
    while True:  # the scheduler takes a moment
        try:
            cluster.workers()
            break
        except OSError:
            time.sleep(0.2)
    with pytest.raises(SpellhallError, match="has no workers; start some: dask worker tcp"):
        simulated(cluster=cluster.address)
    other = cluster.folder / "other"
    other.mkdir()
    (other / "sitecustomize.py").write_text("import spellhall\nspellhall.__version__ = '0.0.1'\n")
    worker = cluster.add_worker(PYTHONPATH=str(other))
    with pytest.raises(SpellhallError, match=r"worker tcp://.* has another Spellhall \(0\.0\.1-"):
        simulated(cluster=cluster.address)
    worker.kill()
    worker.wait()
    (other / "sitecustomize.py").write_text(BLOCKED)
    while cluster.workers():
        time.sleep(0.2)
    cluster.add_worker(PYTHONPATH=str(other))
    with pytest.raises(SpellhallError, match="worker of the cluster has no Spellhall"):
        simulated(cluster=cluster.address)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "no port", "127.0.0.1"])
def test_a_wrong_address_is_a_sentence(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spellhall.lab.cluster.PATIENCE", 1)
    with pytest.raises(SpellhallError, match="No Dask scheduler at"), crew(0, cluster=address):
        pass


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SpellhallError, match=r"pip install 'spellhall\[cluster\]'"), crew(0, cluster="tcp://x:1"):
        pass


def test_a_scheduler_that_dies_in_mid_run_is_a_sentence(cluster: Cluster) -> None:
    cluster.add_worker()
    with pytest.raises(SpellhallError, match="The cluster is gone"):
        simulated(cluster=cluster.address, on_game=cluster.started[0].kill)
