"""The layers point one way, as MAY_IMPORT says, and the engine uses the standard library only."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "spellhall"
GAMES = {path.parent.name for path in (SOURCE / "games").glob("*/game.py")}

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "encoding", "bots"},  # a mind looks at tables as encodings tell them
    "encoding": {"kernel", "games", "encoding"},
    "practice": {"kernel", "practice"},
    "lessons": {"kernel", "games", "words", "lessons"},
    "words": {"kernel", "games", "words"},
    "printing": {"kernel", "games", "words", "practice", "printing"},
    "table": {"kernel", "games", "bots", "words", "table"},
    "library": {"kernel", "games", "bots", "words", "library"},
    "contests": {"kernel", "games", "bots", "table", "contests"},
    "puzzles": {"kernel", "games", "bots", "words", "puzzles"},
    "lab": {"kernel", "games", "bots", "words", "table", "practice", "contests", "puzzles", "lab"},
    "conformance": {"kernel", "games", "bots", "conformance"},
    "classroom": {"kernel", "games", "bots", "words", "table", "practice", "classroom"},
    "hall": {
        "kernel",
        "games",
        "bots",
        "words",
        "table",
        "lab",
        "lessons",
        "puzzles",
        "practice",
        "classroom",
        "contests",
        "printing",
        "hall",
    },
    "here": {"kernel", "games", "bots", "words", "table", "lab", "lessons", "puzzles", "practice", "hall", "here"},
    "envs": {"kernel", "games", "bots", "encoding", "words", "table", "lab", "library", "envs"},
    "cli": {
        "kernel",
        "games",
        "bots",
        "words",
        "table",
        "lab",
        "contests",
        "puzzles",
        "conformance",
        "hall",
        "encoding",
        "envs",
        "printing",
        "cli",
    },
}
ROOMS_MAY_IMPORT = {
    "mind": {"kernel", "bots"},
    "encoding.py": {"kernel", "encoding"},
    "glance.py": {"kernel", "encoding"},
    "terminal.py": {"kernel"},
    "paper.py": {"kernel", "printing"},
    "practice.py": {"kernel", "practice"},
}
"""What the parts of a game beside its rules may import; the rules import the kernel alone. All of them may import
the rules of their own game."""

STANDARD_ONLY = {"kernel", "games", "bots", "encoding", "practice"}
ALLOWED_OUTSIDE = {
    "kernel": {"mypy_extensions"},
    "games": {"mypy_extensions"},
    "bots": {"mypy_extensions"},
    "practice": set(),
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
    place = path.relative_to(SOURCE).parts
    in_a_game = layer == "games" and len(place) > 2
    if parts[0] == "spellhall" and len(parts) > 1:
        imported = parts[1]
        if in_a_game and imported == "games":
            if len(parts) > 2 and parts[2] != place[1]:
                return f"{path}: one game may not import another ({module})"
            if place[2] not in ROOMS_MAY_IMPORT and len(parts) > 3 and f"{parts[3]}.py" in ROOMS_MAY_IMPORT:
                return f"{path}: rules may not import {module}"
            if place[2] not in ROOMS_MAY_IMPORT and len(parts) > 3 and parts[3] in ROOMS_MAY_IMPORT:
                return f"{path}: rules may not import {module}"
        elif in_a_game and imported in MAY_IMPORT and imported not in ROOMS_MAY_IMPORT.get(place[2], {"kernel"}):
            return f"{path}: this part of a game may not import {module}"
        elif not in_a_game and imported in MAY_IMPORT and imported not in MAY_IMPORT[layer]:
            return f"{path}: {layer} may not import {module}"
        elif not in_a_game and imported == "games" and len(parts) > 2 and parts[2] in GAMES:
            return f"{path}: nothing imports a game by name ({module})"
    elif in_a_game and place[2] == "terminal.py":
        return "" if parts[0] == "rich" or parts[0] in sys.stdlib_module_names else f"{path}: {module}"
    elif in_a_game and place[2] in ("encoding.py", "glance.py"):
        return wrong_outside("encoding", path, parts[0])
    else:
        return wrong_outside(layer, path, parts[0])
    return ""


def wrong_outside(layer: str, path: Path, package: str) -> str:
    """What is wrong with an import from elsewhere; empty if nothing."""
    if layer in STANDARD_ONLY and package not in sys.stdlib_module_names and package not in ALLOWED_OUTSIDE[layer]:
        return f"{path}: {layer} uses the standard library only, not {package}"
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
    assert wrong("games", path, "spellhall.bots.base")
    assert wrong("games", path, "spellhall.games.mathwiz.mind.greedy")
    assert wrong("bots", SOURCE / "bots" / "levels.py", "spellhall.games.mathwiz.mind.levels")
    assert not wrong("games", SOURCE / "games" / "mathwiz" / "mind" / "greedy.py", "spellhall.bots.base")
    assert not wrong("games", path, "spellhall.kernel.state.Part")


def test_no_file_is_too_long() -> None:
    """S4: about 400 lines, one topic each."""
    long = {path.name: lines for path in SOURCE.rglob("*.py") if (lines := len(path.read_text().splitlines())) > 450}
    assert not long
