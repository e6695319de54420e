"""A wheel as somebody gets it: installed in a clean environment in which nothing can be compiled, then played.

python tests/deploy/wheel.py dist/*.whl       # `make wheels` does so with both of them
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from pathlib import Path
from urllib.request import urlopen

LONGEST = 20  # seconds in which a wheel must be installed, for whoever runs this by hand


class Installed:
    """A clean environment with a wheel; its dependencies come from the environment that runs this."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False)
        self.bin = folder / "venv" / "bin"
        self.folder = folder
        self.env = {"PATH": str(self.bin), "HOME": str(folder), "CC": "no-such-compiler", "COLUMNS": "120"}
        python = str(self.bin / "python")
        began = time.monotonic()
        command = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index"]
        subprocess.run([*command, str(wheel)], check=True, env={**os.environ, "CC": "no-such-compiler"}, timeout=300)
        self.seconds = time.monotonic() - began
        place = self.run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
        Path(place, "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n")

    def run(self, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            words, env=self.env, input=typed, capture_output=True, text=True, timeout=120, check=False, cwd=self.folder
        )
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout

    def spellhall(self, *words: str, typed: str = "") -> str:
        return self.run(str(self.bin / "spellhall"), *words, typed=typed)

    def pages(self, port: int, *paths: str) -> list[str]:
        """What a hall of this wheel answers."""
        words = [str(self.bin / "spellhall"), "serve", "--port", str(port), "--no-browser", "--data", "tables"]
        with subprocess.Popen(words, env=self.env, cwd=self.folder, stdout=subprocess.PIPE, text=True) as hall:
            try:
                assert hall.stdout is not None
                assert any("The hall is open" in line for line in hall.stdout)
                return [read(f"http://127.0.0.1:{port}{path}") for path in paths]
            finally:
                hall.terminate()


def read(address: str) -> str:
    with urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())


def try_wheel(wheel: Path, folder: Path, port: int) -> Installed:
    """Install it, play it, open its hall; raises AssertionError where something is not as it should be."""
    made = Installed(wheel, folder)
    compiled = "engine compiled" in made.spellhall("version")
    assert compiled == ("none-any" not in wheel.name), made.spellhall("version")
    assert "Round 1." in made.spellhall("play", "mathwiz", "--plain", "--bots", "random", typed="1\nquit\n")
    page, health, docs = made.pages(port, "/", "/healthz", "/docs/index.html")
    assert "<title>Spellhall" in page
    assert '"ok"' in health
    assert "Which door do you want?" in docs
    return made


if __name__ == "__main__":
    from benchmarks.halls import free_port

    for name in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as place:
            tried = try_wheel(Path(name), Path(place), free_port())
        print(f"{Path(name).name}: installed in {tried.seconds:.1f} s without a compiler; plays and serves.")
        if tried.seconds > LONGEST:
            sys.exit(f"It should take less than {LONGEST} s.")
