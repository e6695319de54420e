"""The two forms of the engine that are measured, each run in a process of its own: compiled and not.

`make` builds the compiled one, with Closest Product, in build/bench; the plain one is the working copy.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "bench" / "src"
FORMS = ("compiled", "plain")


def run_form(form: str, module: str, *words: str, python: Path | str = sys.executable) -> str:
    """What a module prints with this form of the engine; ends with a sentence if it fails."""
    place = COMPILED if form == "compiled" else ROOT
    paths = str(COMPILED) if form == "compiled" else os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [str(python), "-m", module, *words],
        cwd=place,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{module} failed with the {form} engine, see above.")
    return done.stdout


def json_of(form: str, module: str, *words: str, python: Path | str = sys.executable) -> dict[str, Any]:
    """The JSON that a module prints. Ends with a sentence if the engine is not of the form it should be."""
    found: dict[str, Any] = json.loads(run_form(form, module, *words, python=python).splitlines()[-1])
    if found.get("compiled", form == "compiled") != (form == "compiled"):
        raise SystemExit(f"The {form} engine is not {form}: run this by make, which builds both.")
    return found
