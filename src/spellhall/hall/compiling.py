"""The engine compiled behind an open hall: nobody waits for it, and the thinking processes use it once it is there.

The sources are copied, compiled in the copy, and the copy moves to its place when it is whole. The name of that place
comes from the sources and from what compiles them: it serves until one of these changes.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import spellhall

ROOT = Path(spellhall.__file__).parents[2]
BESIDE = ("setup.py", "pyproject.toml", "README.md", "LICENSE")  # what a build needs beside the sources
LEFT_OUT = ("web", "__pycache__", "*.so", "*.pyd", "*.egg-info")  # the built page, and what other builds have left
KEPT = 2  # compiled engines that stay: this one, and one for a hall that still runs with the sources of before


def place_for(root: Path) -> Path | None:
    """Where the compiled engine of a working copy belongs; None: this is none, or nothing is to be compiled."""
    if os.environ.get("SPELLHALL_COMPILE") == "0" or not (root / "setup.py").exists():
        return None
    print_of = hashlib.sha256(f"{sys.version} {platform.platform()} {compiler_version()}".encode())
    for path in sorted([*(root / "src").rglob("*"), *(root / name for name in BESIDE[:2])]):
        if path.is_file() and not left_out(path.relative_to(root)):
            print_of.update(f"{path.relative_to(root)}\n".encode())
            print_of.update(hashlib.sha256(path.read_bytes()).digest())
    return root / "build" / "engine" / print_of.hexdigest()[:16]


def left_out(path: Path) -> bool:
    return any(Path(part).match(pattern) for part in path.parts for pattern in LEFT_OUT)


def compiler_version() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def compile_behind(root: Path, place: Path, tell: Callable[[str], None]) -> subprocess.Popen[str] | None:
    """Start a process that compiles, unless it was done before; what comes of it is told later, in one sentence."""
    if place.is_dir():
        return None
    tell("The engine is being compiled behind the open hall, once; strong bots will then think several times as fast.")
    builder = subprocess.Popen(
        [sys.executable, "-m", "spellhall.hall.compiling", str(root), str(place)],
        stdin=subprocess.PIPE,  # never written to: it closes when this process ends, however it ends
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )

    def wait() -> None:
        assert builder.stdout is not None
        said = builder.stdout.read().strip()
        if builder.wait() == 0:
            tell("The compiled engine is ready: bots, hints and reviews use it from now on.")
        else:
            tell(f"The engine could not be compiled here, so strong bots think longer ({said or 'it was stopped'}).")

    threading.Thread(target=wait, daemon=True).start()
    return builder


# ---------------------------------------------------------------- in the process that compiles


class NotCompiled(Exception):
    """Why a build came to nothing."""


def build(root: Path, place: Path) -> None:
    """Compile a copy of the sources and put it into its place. One process at a time does so; raises NotCompiled."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with alone(place.parent / "lock"):
        if place.is_dir():  # another hall was quicker
            return
        part = place.parent / "part"
        shutil.rmtree(part, ignore_errors=True)  # of a build that was stopped
        shutil.copytree(root / "src", part / "src", ignore=shutil.ignore_patterns(*LEFT_OUT))
        for name in BESIDE:
            if (root / name).exists():
                shutil.copy2(root / name, part)
        log = part / "log"
        with log.open("wb") as out:
            done = subprocess.run(
                [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
                cwd=part,
                env={**os.environ, "SPELLHALL_COMPILE": "1", "PYTHONPATH": str(part / "src")},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        if done.returncode:
            lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
            shutil.rmtree(part, ignore_errors=True)
            raise NotCompiled(lines[-1] if lines else f"status {done.returncode}")
        shutil.rmtree(part / "build", ignore_errors=True)  # the C code
        part.rename(place)
        clear_out(place)


def clear_out(place: Path) -> None:
    """Compiled engines of sources that are gone."""
    others = [path for path in place.parent.iterdir() if path.is_dir() and path != place]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """No other process is in here at the same time, where the system can see to that."""
    with path.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def end_with_the_hall() -> None:
    """The input closes when the hall has ended: then this process ends, and the compilers that it has started."""
    os.read(0, 1)  # not through sys.stdin, whose lock would be held when Python ends
    if sys.platform != "win32":
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def main(root: str, place: str) -> None:
    if hasattr(os, "nice"):
        os.nice(19)  # whoever plays goes first
    threading.Thread(target=end_with_the_hall, daemon=True).start()
    try:
        build(Path(root), Path(place))
    except (NotCompiled, OSError) as problem:
        print(problem)
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:3])
