"""Fails unless the engine in the given folder is compiled: `python tests/expect_compiled.py FOLDER`."""

import sys

sys.path.insert(0, sys.argv[1])

from spellhall.cli.shared import compiled

if not compiled():
    sys.exit(f"The engine in {sys.argv[1]} is not compiled.")
print("The engine is compiled.")
