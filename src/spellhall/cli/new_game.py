"""A package with a tiny complete game, written from the files in template/, to be changed into another game."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from spellhall.games import all_games, game_ids
from spellhall.kernel.errors import SpellhallError

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 30


def write_package(name: str, folder: Path | None = None) -> Path:
    """Write the package of a new game; returns its folder. Raises SpellhallError if that cannot be done."""
    if NAME.fullmatch(name) is None or len(name) > LONGEST:
        raise SpellhallError(
            f"'{name[:40]}' cannot be the id of a game; write small letters, digits and underscores, as in night_tower."
        )
    if name in game_ids():
        raise SpellhallError(f"There is a game '{name}' already.")
    target = Path(f"spellhall-{name.replace('_', '-')}") if folder is None else folder
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise SpellhallError(f"{target} exists already and is not empty.")
    for path, text in filled(name).items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text, encoding="utf-8")
    return target


def filled(name: str) -> dict[str, str]:
    """All files of the package by their paths."""
    words = name.split("_")
    prefix = free_prefix(name)
    facts = {
        "id": name,
        "dashed": "-".join(words),
        "camel": "".join(word.capitalize() for word in words),
        "title": " ".join(word.capitalize() for word in words),
        "prefix": prefix,
        "low": prefix.lower(),
    }
    out: dict[str, str] = {}
    for path, text in templates(files("spellhall.cli") / "template", "").items():
        place = path.removesuffix(".txt").replace("package/", f"src/spellhall_{name}/", 1)
        out[place] = text.format(**facts)
    return out


def templates(folder: Traversable, path: str) -> dict[str, str]:
    """The files of a folder and the folders in it."""
    out: dict[str, str] = {}
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            out |= templates(item, f"{path}{item.name}/")
        else:
            out[f"{path}{item.name}"] = item.read_text(encoding="utf-8")
    return out


def free_prefix(name: str) -> str:
    """Two letters or more for the clauses that no other game uses."""
    taken = {game.prefix for game in all_games()}
    letters = name.replace("_", "").upper()
    first = [word[0].upper() for word in name.split("_")]
    wishes = ["".join(first)] if len(first) > 1 else []
    wishes += [letters[:length] for length in range(2, len(letters) + 1)] + [f"{letters[:2]}{n}" for n in range(2, 100)]
    return next(wish for wish in wishes if wish not in taken and wish[0].isalpha())
