"""The message catalogues: Fluent files, one for the hall itself and one for each game, in every language.

A language is spoken here if `words/<language>.ftl` exists; nothing else lists languages.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from spellhall.games import all_games, game_ids
from spellhall.games import game as find_game
from spellhall.kernel.rooms import file_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SOURCE = "en"
"""The language in which the others are checked, and which stands in for what they lack."""

COMMON = ""
"""The part of the catalogues that belongs to no game."""

APART = ("balance",)
"""Folders with what else belongs to no game, and is needed only in one place. Their keys begin with their names."""

CLAUSE = re.compile(r"^[A-Z][A-Z0-9]*-[A-Za-z0-9-]+$")


@cache
def languages() -> tuple[str, ...]:
    """The languages spoken here, English first."""
    found = sorted(path.name.removesuffix(".ftl") for path in files("spellhall.words").iterdir() if is_catalogue(path))
    return (SOURCE, *[language for language in found if language != SOURCE])


def is_catalogue(path: Any) -> bool:
    return bool(path.name.endswith(".ftl"))


@cache
def catalogue_text(language: str, part: str) -> str:
    """The file of a language for a game, or for what belongs to none; empty if there is none."""
    if part == COMMON or part in APART:
        return (files("spellhall.words") / part / f"{language}.ftl").read_text(encoding="utf-8")
    return file_in(find_game(part), f"words/{language}.ftl") or ""


def without_clauses(text: str) -> str:
    """A catalogue without the texts of the rules, which are long and asked for by themselves."""
    return "\n".join(line for line in text.split("\n") if not CLAUSE.match(line.split(" =")[0])) + "\n"


@cache
def bundle(language: str, part: str, functions: Any) -> FluentBundle:
    """The messages of a file, ready to be formatted."""
    from fluent.runtime import FluentBundle, FluentResource  # not in a browser, where the page says everything itself

    made = FluentBundle([language], use_isolating=False, functions=functions)
    made.add_resource(FluentResource(catalogue_text(language, part)))
    return made


@cache
def part_of(key: str) -> str:
    """The game to which a key belongs, by its prefix, or what stands apart; none for keys of the hall itself."""
    prefix = key.split("-")[0]
    if prefix in APART:
        return prefix
    for one in all_games():
        if one.prefix == prefix.upper():
            return one.id
    return COMMON


def is_game(part: str) -> bool:
    return part in game_ids()
