"""A clean environment: a Spellhall built from a clone without examples/, with the example games installed into it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "games"


class Elsewhere:
    """The environment, and the clone from which its Spellhall was built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clone = folder / "clone"
        self.python = folder / "venv" / "bin" / "python"

    def build(self) -> None:
        """Dependencies come from the environment of the tests; everything else is installed by pip, offline."""
        copy_of_the_repository(self.clone)
        venv.create(self.folder / "venv", with_pip=False)
        site = Path(self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip())
        (site / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
        self.install(self.clone)
        assert (site / "spellhall" / "kernel" / "game.py").exists()

    def install(self, *packages: Path) -> None:
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet", "--no-deps"]
        command += ["--no-build-isolation", "--no-index", *map(str, packages)]
        subprocess.run(command, check=True, env={**clean(), "SPELLHALL_COMPILE": "0"}, cwd=self.folder, timeout=300)

    def uninstall(self, package: str) -> None:
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "uninstall", "--quiet", "--yes", package]
        subprocess.run(command, check=True, env=clean(), cwd=self.folder, timeout=300)

    def run(self, *words: str, typed: str = "", fine: bool = True) -> subprocess.CompletedProcess[str]:
        """Python of that environment; `fine`: it must succeed."""
        done = subprocess.run(
            [str(self.python), *words],
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=clean(),
            timeout=300,
        )
        assert not fine or done.returncode == 0, done.stdout + done.stderr
        return done

    def spellhall(self, *words: str, typed: str = "", fine: bool = True) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "spellhall.cli", *words, typed=typed, fine=fine)


def clean() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


def copy_of_the_repository(clone: Path) -> None:
    """What git knows of the working copy, committed or not, without examples/; and the page that was built."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if name.startswith(("examples/", "docs/images/", "tests/")) or not (ROOT / name).is_file():
            continue
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clone / name)
    shutil.copytree(ROOT / "src" / "spellhall" / "hall" / "web", clone / "src" / "spellhall" / "hall" / "web")
    for words in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "a clean clone"]):
        subprocess.run(
            ["git", "-c", "user.name=test", "-c", "user.email=test@example.org", *words], cwd=clone, check=True
        )


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    """Built once, even by several workers."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    made = Elsewhere(shared / "elsewhere")
    with (shared / "elsewhere.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.folder.exists():
            made.build()
            for folder in sorted(EXAMPLES.iterdir()):  # a build leaves files behind, so it works on a copy
                shutil.copytree(
                    folder, made.folder / "games" / folder.name, ignore=shutil.ignore_patterns("*.egg-info")
                )
                made.install(made.folder / "games" / folder.name)
    return made
