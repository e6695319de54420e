"""The package build: without a C compiler the engine stays plain, with one clear line; forced, it is an error."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of a package with an engine of two small modules."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    kernel = tmp_path / "src" / "spellhall" / "kernel"
    kernel.mkdir(parents=True)
    (kernel.parent / "__init__.py").write_text('__version__ = "1"\n')
    (kernel / "__init__.py").touch()
    (kernel / "state.py").write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    (kernel / "zones.py").write_text("from spellhall.kernel.state import twice\n\nFOUR = twice(2)\n")
    return tmp_path


def build(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("SPELLHALL_", "PYTHONPATH"))}
    words = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    return subprocess.run(
        words, cwd=folder, env={**clean, **settings}, capture_output=True, text=True, check=False, timeout=300
    )


def machine_code(folder: Path) -> list[Path]:
    return list((folder / "src").rglob("*.so"))


def test_with_a_compiler_the_engine_is_compiled(copy: Path) -> None:
    done = build(copy, SPELLHALL_OPTIMISE="0")
    assert done.returncode == 0, done.stderr
    assert "The engine is compiled" in done.stdout
    assert any("kernel" in path.parts for path in machine_code(copy))


def test_without_a_compiler_it_stays_plain_and_says_so_in_one_line(copy: Path) -> None:
    done = build(copy, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    said = [line for line in done.stdout.splitlines() if line.startswith("spellhall:")]
    assert len(said) == 1
    assert "NOT COMPILED" in said[0]
    assert "no-such-compiler" in said[0]
    assert not machine_code(copy)


def test_sources_that_do_not_compile_leave_it_plain(copy: Path) -> None:
    (copy / "src" / "spellhall" / "kernel" / "state.py").write_text('number: int = "text"\n')
    done = build(copy)
    assert done.returncode == 0, done.stderr
    assert "NOT COMPILED" in done.stdout
    assert not machine_code(copy)


def test_by_force_it_is_an_error(copy: Path) -> None:
    assert build(copy, CC="no-such-compiler", SPELLHALL_COMPILE="1").returncode != 0


def test_switched_off_nothing_is_tried(copy: Path) -> None:
    done = build(copy, SPELLHALL_COMPILE="0")
    assert done.returncode == 0, done.stderr
    assert not machine_code(copy)
