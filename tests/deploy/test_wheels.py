"""The plain wheel, from the sources to a table and an open hall. `make wheels` does the same with the compiled one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from benchmarks.halls import free_port

from deploy.wheel import try_wheel

ROOT = Path(__file__).parents[2]
UNWANTED = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    assert (ROOT / "src" / "spellhall" / "hall" / "docs" / "index.html").exists(), "Run 'make docs' first."
    shutil.copytree(ROOT / "src", folder / "sources" / "src", ignore=UNWANTED)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / "sources")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SPELLHALL_COMPILE")}
    subprocess.run([*command, "--wheel-dir", str(folder), str(folder / "sources")], check=True, env=clean, timeout=300)
    (made,) = folder.glob("*.whl")
    return made


def test_it_runs_everywhere_and_is_not_large(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < 12_000_000


def test_it_holds_the_page_the_documentation_and_the_words(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("hall/web/index.html", "hall/docs/rules/mathwiz.html", "games/novatus/words/de.ftl", "py.typed"):
        assert f"spellhall/{name}" in names
    assert not [name for name in names if name.endswith((".so", ".pyc", ".map"))]


def test_it_plays_and_serves_in_a_clean_environment_without_a_compiler(wheel: Path, tmp_path: Path) -> None:
    try_wheel(wheel, tmp_path, free_port())


def test_wheels_for_other_platforms_are_set_up() -> None:
    """A maintainer runs cibuildwheel with these; here nothing but their sense is checked."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    settings = project["tool"]["cibuildwheel"]
    assert {"linux", "macos", "windows", "pyodide"} <= set(settings)
    assert settings["environment"] == {"SPELLHALL_COMPILE": "1"}
    assert settings["test-command"].split(" && ")[0] == "spellhall version"
