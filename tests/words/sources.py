"""What the sources say, without playing a game: every `say(…)` of Python with its facts, every `t(…)` of the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "spellhall"
PAGE = ROOT / "web" / "src"


class Call(NamedTuple):
    """A message as it is made somewhere: its key (or the beginning of it), and the names of its facts."""

    where: str
    key: str
    facts: frozenset[str]
    whole: bool  # whether the key is known, or only how it begins


def python_calls(folder: Path) -> Iterator[Call]:
    """Every `say("key", fact=…)`, `Message("key", {"fact": …})` and `….message("name")` in a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                yield from calls_of(path, node)


def calls_of(path: Path, node: ast.Call) -> Iterator[Call]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    where = f"{path.relative_to(ROOT)}:{node.lineno}"
    if name == "say" and isinstance(node.func, ast.Name):
        assert all(each.arg is not None for each in node.keywords), f"{where}: facts are named one by one"
        facts = frozenset(str(each.arg) for each in node.keywords)
    elif name == "Message" and len(node.args) == 2 and isinstance(node.args[1], ast.Dict):
        facts = frozenset(each.value for each in node.args[1].keys if isinstance(each, ast.Constant))
    else:
        return
    for key, whole in keys_of(node.args[0]):
        yield Call(where, key, facts, whole)


def keys_of(node: ast.expr) -> list[tuple[str, bool]]:
    """The keys that an expression can be: a text, one of two, or the beginning of one that is put together."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [(node.value, True)]
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) + keys_of(node.orelse)
    if isinstance(node, ast.JoinedStr):
        first = node.values[0]
        return [(str(first.value), False)] if isinstance(first, ast.Constant) else []
    return []


def families(folder: Path) -> dict[str, set[str]]:
    """What the modules of a folder declare about keys that are put together: how they begin, and how they go on."""
    out: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        if "FAMILIES" in path.read_text(encoding="utf-8"):
            found = getattr(module_of(path), "FAMILIES", {})
            for beginning, endings in found.items():
                out.setdefault(beginning, set()).update(endings)
    return out


def module_of(path: Path) -> object:
    from importlib import import_module

    return import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))


PAGE_CALL = re.compile(r"\bt\(\s*(?P<quote>[\"'`])(?P<key>[a-zA-Z][\w-]*)(?P<part>\$\{)?")


def page_calls(folder: Path) -> Iterator[tuple[str, str, bool]]:
    """Every `t("key", …)` of the page: where, the key or its beginning, and whether it is whole."""
    for path in sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")]):
        text = path.read_text(encoding="utf-8")
        for found in PAGE_CALL.finditer(text):
            yield f"{path.relative_to(ROOT)}", found["key"], found["part"] is None
