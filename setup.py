"""Builds the engine with mypyc when asked (`make compile`); otherwise the plain sources are the package."""

import os
from pathlib import Path

from setuptools import setup

ENGINE = ("kernel", "games", "bots")

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

setup(ext_modules=extensions)
