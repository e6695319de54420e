"""Programs of strangers run, and a strict type checker has nothing to say about them."""

import inspect
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from library import strangers

ROOT = Path(__file__).parent.parent.parent
SNIPPETS = [
    member
    for name, member in inspect.getmembers(strangers, inspect.isfunction)
    if member.__module__ == strangers.__name__
]


def test_there_are_twenty() -> None:
    assert len(SNIPPETS) == 20


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda snippet: snippet.__name__)
def test_snippet(snippet: Callable[..., Any], tmp_path: Path) -> None:
    snippet(**({"folder": tmp_path} if "folder" in inspect.signature(snippet).parameters else {}))


def test_a_strict_type_checker_agrees(tmp_path: Path) -> None:
    """With the marker `py.typed` and full types, and mistakes are found: a wrong type is not `Any`."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text('import spellhall\n\ngame: spellhall.Game = spellhall.new("x")\nturn: str = game.turn\n')
    command = [sys.executable, "-m", "mypy", "--strict", str(Path(strangers.__file__)), str(wrong)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500, check=False)
    found = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert len(found) == 1, done.stdout + done.stderr
    assert "wrong.py:4" in found[0]
    assert "int | None" in found[0]
    assert (ROOT / "src" / "spellhall" / "py.typed").exists()
