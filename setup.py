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
    level = os.environ.get("SPELLHALL_OPTIMISE", "3")  # tests need no more than 1, and build much faster
    extensions = mypycify(["--config-file=pyproject.toml", *sources], opt_level=level, debug_level="0")

setup(ext_modules=extensions)
