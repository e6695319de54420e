"""The library's own examples run: those in its docstrings and those in docs/library.md."""

import ast
import doctest
import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import spellhall

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "library.md"
MODULES = ["doors", "game", "players"]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_run(name: str) -> None:
    module = import_module(f"spellhall.library.{name}")
    done = doctest.testmod(module, extraglobs={"GAME": "mathwiz"}, optionflags=doctest.ELLIPSIS)
    assert done.attempted > 4
    assert not done.failed


def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert done.attempted > 30
    assert not done.failed


def test_every_name_is_documented_and_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in spellhall.__all__:
        assert name in page, name
        home = str(getattr(getattr(spellhall, name), "__module__", ""))
        assert not home.startswith("spellhall.library") or inspect.getdoc(getattr(spellhall, name)), name
    for name, member in inspect.getmembers(spellhall.Game):
        if not name.startswith("_"):
            assert inspect.getdoc(member), name
            assert f"`{name}" in page, name


def test_names_are_where_the_types_say() -> None:
    """What a type checker sees and what is fetched at run time is the same."""
    tree = ast.parse(Path(str(spellhall.__file__)).read_text(encoding="utf-8"))
    (typed,) = [node for node in tree.body if isinstance(node, ast.If)]
    told = {
        (str(line.module).removeprefix("spellhall."), alias.name)
        for line in typed.body
        if isinstance(line, ast.ImportFrom)
        for alias in line.names
    }
    homes = spellhall.__getattr__("_HOMES") if "_HOMES" not in vars(spellhall) else vars(spellhall)["_HOMES"]
    assert told == {(home, name) for home, names in homes.items() for name in names}
    assert sorted(name for _, name in told) == sorted(spellhall.__all__)
    assert set(spellhall.__all__) <= set(dir(spellhall))


def test_the_import_brings_nothing_with_it() -> None:
    """No game, no bot, no language and nothing from elsewhere is loaded before it is asked for."""
    code = "import sys; before = set(sys.modules); import spellhall; print(*sorted(set(sys.modules) - before))"
    path = f"import sys; sys.path[:0] = {sys.path!r}\n"
    done = subprocess.run([sys.executable, "-c", path + code], capture_output=True, text=True, timeout=60, check=True)
    loaded = done.stdout.split()
    ours = [name for name in loaded if name.startswith("spellhall")]
    assert ours == ["spellhall", "spellhall.kernel", "spellhall.kernel.messages"]
    others = {name.split(".")[0] for name in loaded} - set(sys.stdlib_module_names) - {"spellhall", "mypy_extensions"}
    assert not [name for name in others if not name.endswith("__mypyc")], "what a compiled engine is in may be there"
