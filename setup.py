"""Builds the page of the hall into the package, and the engine with mypyc when asked (`make compile`)."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ENGINE = ("kernel", "games", "bots", "encoding")

extensions = []
if os.environ.get("SPELLHALL_COMPILE") == "1":
    from mypyc.build import mypycify

    sources = sorted(
        str(path)
        for layer in ENGINE
        for path in Path("src/spellhall", layer).rglob("*.py")
        if path.name != "__init__.py"
    )
    sources += os.environ.get("SPELLHALL_COMPILE_ALSO", "").split()  # the benchmarks' toy game
    level = os.environ.get("SPELLHALL_OPTIMISE", "3")  # tests need no more than 1, and build much faster
    # one C file per module: one file for all takes the compiler several times as long
    extensions = mypycify(["--config-file=pyproject.toml", *sources], opt_level=level, debug_level="0", multi_file=True)


class WithPage(build_py):
    """A package that is to be carried elsewhere holds the page; `make web` keeps it current in the working copy."""

    def run(self) -> None:
        if not self.editable_mode and not Path("src/spellhall/hall/web/index.html").exists():
            subprocess.run([sys.executable, "web/build.py"], check=True)
            self.data_files = self._get_data_files()
        super().run()


setup(ext_modules=extensions, cmdclass={"build_py": WithPage})
