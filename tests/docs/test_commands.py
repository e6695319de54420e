"""Every command in the documentation runs, in a folder that has the files it names.

Numbers of games are made small. `spellhall serve` is read with all its options and settings; real halls are opened by
tests/hall. What cannot be run here is listed with the reason, and the list must not hold anything that no page tells.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from docs.pages import PAGES, ROOT, Command, commands
from spellhall.cli.app import app
from spellhall.hall.settings import settings_from

ALL = sorted({(one.text, one.page) for page in PAGES for one in commands(page)})
COMMANDS = {text: Command(page, text) for text, page in ALL}

NOT_RUN = {
    r"make .*": "targets set up whole environments; tests/test_docs.py sees to it that they exist",
    r"docker .*": "needs a running Docker; tests/deploy/ checks the files as far as possible",
    r"(SPELLHALL_COMPILE=1 )?pip .*": "installs packages; tests/deploy/ installs a wheel in a clean environment",
    r"pipx .*|uvx .*|uv tool .*": "programs of their own, which install as pip does",
    r"dask .*|.* --cluster .*": "needs a Dask cluster; tests/lab has one",
    r"cp deploy/.*": "copies a file that tests/deploy/ reads",
    r"python -m (benchmarks\.|spellhall\.lab\.(strength|pupils)).*": "measures for minutes; tests/measuring runs them",
    r"python web/build\.py.*|python docs/site/build\.py.*": "make web-check and make docs run it",
    r"python -m http\.server .*": "shows a folder until somebody stops it",
    r"python (learn|tables)\.py .*": "part of a tutorial, which is followed as a whole",
    r".* night_tower.*|spellhall explain NT-3|spellhall scenario spellhall-night-tower/.*": "followed as a whole, too",
    r"spellhall dataset.*": "needs the research extra; tests/envs runs it",
    r"spellhall solve leduc.*": "needs the example package; tests/envs solves it",
    r".*\b(GAME|FILE|RECORD|HASH)\b.*": "stands for any game or file",
    r".*@(\d{4,}|300)it.*": "thinks for minutes",
}
SHORTER = [
    (r"--games \d+", "--games 2"),
    (r"arena (?!.*--games)", "arena --games 2 --jobs 1 "),
    (r"simulate ", "simulate --jobs 1 "),
    (r"balance (?!.*--games)", "balance --games 2 "),
    (r"balance (.*?)--bots \w+ ", r"balance \1"),
    (r"balance ", "balance --bots random --jobs 1 "),
    (r"coverage (\w+)", r"coverage \1 --games 1"),
    (r"((?:arena|balance|simulate) .*mathwiz(?!.*end_mode))", r"\1 --option end_mode=rounds --option round_limit=1"),
]
SERVE = [text for text, one in COMMANDS.items() if one.words[:2] == ["spellhall", "serve"]]


def reason(text: str) -> str:
    return next((why for pattern, why in NOT_RUN.items() if re.fullmatch(pattern, text)), "")


NAMED = [text for text, one in COMMANDS.items() if len(one.words) == 2 and text not in SERVE and not reason(text)]
"""A command without any argument, which a sentence names."""
RUN = [text for text in COMMANDS if not reason(text) and text not in SERVE and text not in NAMED]
RUN += ["spellhall play", "spellhall doctor", "spellhall games", "spellhall version", "spellhall repair"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the pages name."""
    from spellhall import new

    made = tmp_path_factory.mktemp("reader")
    game = new("mathwiz", seed=1, options={"end_mode": "rounds", "round_limit": 1})
    while not game.over:
        game.play(game.legal()[0])
    for name in ("game.jsonl", "record.jsonl"):
        (made / name).write_text(game.record(), encoding="utf-8")
    shutil.copy(ROOT / "src" / "spellhall" / "games" / "mathwiz" / "cards.toml", made / "mycards.toml")
    (made / "examples").mkdir()
    for name in ("examples/careful_bot.py", "mybot.py"):
        shutil.copy(ROOT / "examples" / "careful_bot.py", made / name)
    (made / "mybot").write_text(f"#!{sys.executable}\n" + (ROOT / "examples" / "careful_bot.py").read_text())
    (made / "mybot").chmod(0o755)
    (made / "tests").symlink_to(ROOT / "tests")
    return made


def test_there_are_commands_to_run() -> None:
    assert len(RUN) > 25
    assert len(SERVE) > 4


def test_the_list_of_exceptions_is_short_and_used() -> None:
    assert len(NOT_RUN) < 16
    for pattern in NOT_RUN:
        assert any(re.fullmatch(pattern, text) for text in COMMANDS), pattern


@pytest.mark.parametrize("text", RUN)
def test_command(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for pattern, shorter in SHORTER:
        text = re.sub(pattern, shorter, text)
    command = Command("", text)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    (folder / "arena.html").unlink(missing_ok=True)
    if command.words[:2] == ["spellhall", "export"]:
        (folder / command.words[2]).unlink(missing_ok=True)
    if command.words[:2] == ["spellhall", "import"]:
        CliRunner().invoke(app, ["export", command.words[2]])
    if command.words[:2] == ["spellhall", "repair"]:  # needs a database, which any command of a hall makes
        CliRunner().invoke(app, ["export", "kept.zip"], env=command.settings)
        (folder / "kept.zip").unlink(missing_ok=True)
    if "set.toml" in command.words:  # the set that the game ships, as the page has it written first
        (folder / "set.toml").unlink(missing_ok=True)
        if command.words[1:2] != ["cards"] or "--check" in command.words:
            CliRunner().invoke(app, ["cards", command.words[2], "--to", "set.toml"])
    assert command.words[0] == "spellhall"
    done = CliRunner().invoke(app, command.words[1:], env=command.settings, input="1\nquit\n")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.output + repr(done.exception)
    fine = (0, 1) if "coverage" in text else (0,)  # in one game not every rule can fire
    assert done.exit_code in fine, done.output


def test_commands_that_are_named_exist() -> None:
    known = get_command(app).commands  # type: ignore[attr-defined]
    assert not [text for text in NAMED if text.split()[1] not in known]


@pytest.mark.parametrize("text", SERVE)
def test_a_hall_can_be_opened_like_this(text: str) -> None:
    command = COMMANDS[text]
    settings_from(command.settings)
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    serve.make_context("serve", command.words[2:])
