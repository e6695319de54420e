"""All games: the folders beside this file, and what installed packages offer as `spellhall.games`.

A package names its own module in that entry point group, under the id of its game; the module has a `game.py` with a
GAME, as our folders have. One that cannot be used is left out, and `problems` says why in a sentence.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any, Final

from spellhall.kernel.errors import NoSuchGame, SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.reserved import check_names

GROUP: Final = "spellhall.games"


def own_ids() -> list[str]:
    """The ids of the games in this folder."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def _installed() -> tuple[dict[str, GameDefinition[Any]], dict[str, str]]:
    """The games of installed packages by id, and a sentence for each that cannot be used."""
    found: dict[str, GameDefinition[Any]] = {}
    problems: dict[str, str] = {}
    taken = {game(id).prefix: id for id in own_ids()}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            if entry.name in own_ids() or entry.name in found:
                raise SpellhallError("another game has this id already")
            made = load(entry)
            if made.prefix in taken:
                raise SpellhallError(f"its prefix {made.prefix} belongs to {taken[made.prefix]}")
        except Exception as error:  # whatever a package does wrong, the other games go on
            problems[entry.name] = f"The game '{entry.name}' of {package_of(entry)} cannot be used: {reason(error)}."
        else:
            found[made.id] = made
            taken[made.prefix] = made.id
    return found, problems


def load(entry: EntryPoint) -> GameDefinition[Any]:
    """The game that an entry point names; raises whatever is wrong with it."""
    made = getattr(import_module(f"{entry.value}.game"), "GAME", None)
    if not isinstance(made, GameDefinition):
        raise SpellhallError(f"{entry.value}.game has no GAME")
    if made.id != entry.name:
        raise SpellhallError(f"its id is '{made.id}', but the entry point is called '{entry.name}'")
    if not made.id.isidentifier() or not made.id.islower():
        raise SpellhallError("an id is made of small letters, digits and underscores")
    if not made.prefix or not made.seat_counts:
        raise SpellhallError("it names no clause prefix or no number of seats")
    check_names(made.id, made.parts)
    return made


def package_of(entry: EntryPoint) -> str:
    return f"the package {entry.dist.name}" if entry.dist is not None else f"the module {entry.value}"


def reason(error: Exception) -> str:
    text = " ".join(str(error).split()).rstrip(".")[:200]
    return text if isinstance(error, SpellhallError) else f"{type(error).__name__}: {text}"


def problems() -> list[str]:
    """A sentence for every installed game that cannot be used."""
    return list(_installed()[1].values())


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games present."""
    return tuple(sorted([*own_ids(), *_installed()[0]]))


@cache
def game(id: str) -> GameDefinition[Any]:
    """A game by its id."""
    if id in own_ids():
        found: GameDefinition[Any] = import_module(f"{__name__}.{id}.game").GAME
        return found
    games, wrong = _installed()
    if id in games:
        return games[id]
    if id in wrong:
        raise SpellhallError(wrong[id])
    raise NoSuchGame(f"There is no game '{str(id)[:40]}'.{meant(str(id))} The games are: {', '.join(game_ids())}.")


def meant(id: str) -> str:
    """A question for somebody who has misspelt a game; empty if nothing is near."""
    from difflib import get_close_matches  # only for a mistake

    titles = {one.title.lower(): one.id for one in all_games()}
    near = get_close_matches(id[:40].lower(), [*titles, *game_ids()], 1, 0.6)
    return f" Did you mean '{titles.get(near[0], near[0])}'?" if near else ""


def all_games() -> list[GameDefinition[Any]]:
    return [game(id) for id in game_ids()]


def shelf() -> list[GameDefinition[Any]]:
    """All games in the order in which people are shown them."""
    return sorted(all_games(), key=lambda one: (one.shelf, one.id))
