"""Every script of docs/research.md runs, and the frameworks' own checks run as the page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
SCRIPTS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_there_is_one_for_every_form() -> None:
    assert len(SCRIPTS) == 6


@pytest.mark.parametrize("number", range(len(SCRIPTS)))
def test_script(number: int, tmp_path: Path) -> None:
    """As a file of its own, without a warning."""
    path = tmp_path / "script.py"
    path.write_text(SCRIPTS[number], encoding="utf-8")
    environment = {"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin"}
    command = [sys.executable, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert "Warning" not in done.stderr
