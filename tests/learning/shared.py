"""An example of self-play as a script of its own: short enough to read, and it learns something."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def learns(name: str) -> None:
    """A few hundred steps of 128 games, which is about a quarter of a minute, beat random choices clearly."""
    script = EXAMPLES / name
    assert len(script.read_text(encoding="utf-8").splitlines()) < 100
    command = [sys.executable, "-W", "error::UserWarning", str(script), "--steps", "320"]
    environment = {"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    share = re.fullmatch(r"won (\d+)% of 500 games against random\n", done.stdout)
    assert share is not None, done.stdout
    assert int(share.group(1)) >= 58
