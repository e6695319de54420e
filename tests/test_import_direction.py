"""The layers point one way, as MAY_IMPORT says, and the engine uses the standard library only."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "spellhall"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "encoding": {"kernel", "games", "encoding"},
    "words": {"kernel", "words"},
    "table": {"kernel", "games", "bots", "words", "table"},
    "lab": {"kernel", "games", "bots", "words", "table", "lab"},
    "hall": {"kernel", "games", "bots", "words", "table", "lab", "hall"},
    "envs": {"kernel", "games", "bots", "encoding", "words", "table", "lab", "envs"},
    "cli": {"kernel", "games", "bots", "words", "table", "lab", "hall", "encoding", "envs", "cli"},
}
STANDARD_ONLY = {"kernel", "games", "bots", "encoding"}
ALLOWED_OUTSIDE = {
    "kernel": {"mypy_extensions"},
    "games": {"mypy_extensions"},
    "bots": {"mypy_extensions"},
    "encoding": {"mypy_extensions", "librt"},  # part of the optional extra, so it may ask for more
}


def imports(path: Path) -> list[str]:
    out = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            out += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            out += [f"{node.module}.{name.name}" for name in node.names]
    return out


def wrong(layer: str, path: Path, module: str) -> str:
    """What is wrong with an import; empty if nothing."""
    parts = module.split(".")
    if parts[0] == "spellhall":
        if len(parts) > 1 and parts[1] in MAY_IMPORT and parts[1] not in MAY_IMPORT[layer]:
            return f"{path}: {layer} may not import {module}"
        game_of = path.relative_to(SOURCE).parts
        if layer == "games" and len(game_of) > 2 and len(parts) > 2 and parts[1] == "games" and parts[2] != game_of[1]:
            return f"{path}: one game may not import another ({module})"
    elif layer in STANDARD_ONLY and parts[0] not in sys.stdlib_module_names and parts[0] not in ALLOWED_OUTSIDE[layer]:
        return f"{path}: {layer} uses the standard library only, not {module}"
    return ""


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    if layer in MAY_IMPORT:
        problems = [found for module in imports(path) if (found := wrong(layer, path, module))]
        assert not problems, "\n".join(problems)


def test_the_rule_can_fail() -> None:
    path = SOURCE / "games" / "mathwiz" / "turns.py"
    assert wrong("kernel", SOURCE / "kernel" / "state.py", "spellhall.games.mathwiz")
    assert wrong("games", path, "spellhall.games.novatus.turns")
    assert wrong("games", path, "rich.console")
    assert not wrong("games", path, "spellhall.kernel.state.Record")


def test_no_file_is_too_long() -> None:
    """S4: about 400 lines, one topic each."""
    long = {path.name: lines for path in SOURCE.rglob("*.py") if (lines := len(path.read_text().splitlines())) > 450}
    assert not long
