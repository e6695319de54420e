"""The engine is compiled behind an open hall, and the processes that think change over to it as soon as it is there.

The builds here are small stand-ins (a real one takes minutes); the processes are real.
"""

from __future__ import annotations

import asyncio
import os
import queue
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import spellhall
from spellhall.games import game
from spellhall.hall.bots import Bots, Thinkers, think
from spellhall.hall.compiling import LEFT_OUT, compile_behind, place_for
from spellhall.hall.turns import AWAITED
from spellhall.kernel import state
from spellhall.kernel.chance import Seeded

JOB = ("owner", "table", AWAITED, 1.0)
SOURCES = Path(spellhall.__file__).parents[1]
QUICK_BUILD = "open('src/spellhall/engine.txt', 'w').write('compiled')\n"
FAILING_BUILD = "print('half the work')\nraise SystemExit(\"command 'cc' failed: no such file\")\n"


def where() -> tuple[str, int]:
    """Whence a worker has its engine, and which process it is."""
    return str(state.__file__), os.getpid()


def wait_for(path: str) -> int:
    """Work that takes until somebody writes into a pipe."""
    with open(path) as pipe:
        pipe.read()
    return os.getpid()


def copied(place: Path) -> None:
    """A whole engine appears at its place at once, as the builder does it."""
    part = place.parent / "part"
    shutil.copytree(SOURCES, part / "src", ignore=shutil.ignore_patterns(*LEFT_OUT))
    part.rename(place)


def test_thinking_processes_change_over_when_the_engine_is_there(tmp_path: Path) -> None:
    engine, pipe = tmp_path / "engine", tmp_path / "pipe"
    os.mkfifo(pipe)

    async def both() -> None:
        thinkers = Thinkers(2, {}, engine=str(engine))
        plain, first = await thinkers.run(JOB, where)
        assert not plain.startswith(str(tmp_path))
        busy = asyncio.create_task(thinkers.run(JOB, wait_for, str(pipe)))
        with await asyncio.to_thread(pipe.open, "w"):  # opens when the worker reads
            copied(engine)
            new, second = await thinkers.run(JOB, where)
            assert new.startswith(str(engine))
            assert second != first
        assert await busy not in (second,)  # what was begun before is finished where it began
        assert (await thinkers.run(JOB, where)) == (new, second)
        thinkers.close()

    asyncio.run(both())
    assert not any(path.startswith(str(tmp_path)) for path in sys.path)


def test_bots_choose_the_same_before_and_after(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    one = game("mathwiz")
    setup = one.setup(2)
    state = one.start(setup, Seeded("engines")).state
    seat = one.waiting(state)[0]
    given = (one.setup_to_json(setup), one.view_for(state, seat).to_json(), seat, "greedy", "seed", 100)

    async def both() -> list[str]:
        bots = Bots(1, {}, str(engine))
        before = await bots.think("owner", "table", True, *given)
        copied(engine)
        after = await bots.think("owner", "table", True, *given)
        assert bots.quick.compiled
        bots.close()
        return [before[0], after[0], think(*given)[0]]

    assert len(set(asyncio.run(both()))) == 1


def test_an_engine_that_does_not_run_is_given_up(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    broken = engine / "src" / "spellhall"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('built for another machine')\n")

    async def both() -> None:
        thinkers = Thinkers(1, {}, engine=str(engine))
        found, _ = await thinkers.run(JOB, where)
        assert not found.startswith(str(tmp_path))
        thinkers.close()

    asyncio.run(both())


# ---------------------------------------------------------------- building


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A working copy with very little in it."""
    package = tmp_path / "root" / "src" / "spellhall"
    package.mkdir(parents=True)
    (package / "kernel.py").write_text("VALUE = 1\n")
    (package / "old.so").write_text("")
    (tmp_path / "root" / "setup.py").write_text(QUICK_BUILD)
    return tmp_path / "root"


def built(root: Path, place: Path) -> list[str]:
    """What is told while an engine is built; the second sentence comes when that is over."""
    told: queue.Queue[str] = queue.Queue()
    if compile_behind(root, place, told.put) is None:
        assert told.empty()
        return []
    return [told.get(timeout=60), told.get(timeout=60)]


def test_it_is_built_once_and_anew_when_the_sources_change(root: Path) -> None:
    place = place_for(root)
    assert place is not None
    first = built(root, place)
    assert "is being compiled" in first[0]
    assert "ready" in first[1]
    assert sorted(path.name for path in (place / "src" / "spellhall").iterdir()) == ["engine.txt", "kernel.py"]
    assert not (root / "src" / "spellhall" / "engine.txt").exists()
    assert place_for(root) == place
    assert built(root, place) == []
    for value in (2, 3):
        (root / "src" / "spellhall" / "kernel.py").write_text(f"VALUE = {value}\n")
        changed = place_for(root)
        assert changed is not None
        assert changed != place
        assert "ready" in built(root, changed)[1]
        last, place = place, changed
    folders = sorted(path for path in place.parent.iterdir() if path.is_dir())
    assert folders == sorted([last, place])  # the one before stays for a hall that still runs


def test_without_a_compiler_one_sentence_says_so(root: Path) -> None:
    (root / "setup.py").write_text(FAILING_BUILD)
    place = place_for(root)
    assert place is not None
    told = built(root, place)
    assert len(told) == 2
    assert "could not be compiled here" in told[1]
    assert "command 'cc' failed: no such file" in told[1]
    assert [path.name for path in place.parent.iterdir()] == ["lock"]


def test_nothing_is_built_where_that_is_not_wanted(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place_for(root / "src") is None  # no working copy
    monkeypatch.setenv("SPELLHALL_COMPILE", "0")
    assert place_for(root) is None


def test_a_build_ends_with_its_hall(root: Path) -> None:
    """However the hall ends, no compiler stays behind: the pipe that the build holds open closes."""
    pipe = root / "pipe"
    os.mkfifo(pipe)
    (root / "setup.py").write_text(f"import time\nheld = open({str(pipe)!r}, 'w')\ntime.sleep(600)\n")
    hall = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys, time\nfrom pathlib import Path\nfrom spellhall.hall.compiling import *\n"
            "root = Path(sys.argv[1])\nbuilder = compile_behind(root, place_for(root), str)\ntime.sleep(600)\n",
            str(root),
        ]
    )
    with pipe.open() as held:  # opens when the build runs
        hall.kill()
        hall.wait()
        assert held.read() == ""  # ends when nobody holds the other end any more
