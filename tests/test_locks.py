"""Lock files pin by hash and carry no addresses: whoever builds decides where packages come from."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = sorted((ROOT / "requirements").glob("*.txt"))
NODE = [ROOT / "web" / "package-lock.json", ROOT / "benchmarks" / "peers" / "boardgame" / "package-lock.json"]


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.name)
def test_python_requirements_are_hashed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    for pinned in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in pinned, pinned.splitlines()[0]
    assert path.with_suffix(".in").exists()


@pytest.mark.parametrize("path", NODE, ids=lambda path: path.parent.name)
def test_node_packages_are_hashed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text  # not even where somebody asks for donations
    for name, package in json.loads(text)["packages"].items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert "resolved" not in package, name
