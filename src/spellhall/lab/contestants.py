"""Who may play in measurements: every bot that has a name, the cheat, which sees the true state, and other minds.

`hand:archmage` is a level as it was before it learned: what positions promise is worked out by hand. `net:FILE` is the
strongest level with the network of a file in place of the one that is shipped. `straight:archmage` is a level as it was
before openings were played out and mixed: it decides them like everything else. All take a budget, as levels do.
`alone:FILE` plays what the mind of a file scores highest, without any search.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from spellhall.bots.base import Bot
from spellhall.bots.knowledge import Knowledge
from spellhall.bots.levels import MILLISECONDS, LevelBot, level_bot
from spellhall.bots.minds import read_mind
from spellhall.bots.networks import read_network
from spellhall.bots.players import Budgeted, make_player, name_and_clock
from spellhall.bots.roster import NAMES, make_bot
from spellhall.bots.searching.playouts import Timer
from spellhall.bots.strengths import Strength, strengths_of
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

CHEAT = "cheat"
HAND = "hand:"
NET = "net:"
STRAIGHT = "straight:"
ALONE = "alone:"
MODEST = 60  # playouts of methods that are compared, at most
PLIES = 3  # that the methods which look so many plies ahead look
# iterations that take about as long as one playout
WORKLOADS = {"sampling": 1.0, "tree": 1.0, "apart": 0.6, "minimax": 8.0, "delayed": 0.15, "deepening": 50.0}
PLAYOUTS = 300  # of the cheat, if it has no budget of its own
BASELINES = ("random", "greedy")
METHODS = ("sampling", "tree", "minimax", "delayed")  # ways to look ahead that are compared, with the game's own


def make_contestant(text: str, game: GameDefinition[Any], seed: str) -> Bot:
    """A bot for a measurement; `cheat` is an upper bound that no table ever seats. Raises SpellhallError."""
    if text.startswith((HAND, NET, ALONE)):
        return other_mind(text, game, seed)
    if text.startswith(STRAIGHT):
        return straight(text, game, seed)
    name, clock = name_and_clock(text)
    if name in WORKLOADS:
        return searcher(name, game, seed, 0 if clock is None else clock.iterations)
    if name != CHEAT:
        return make_player(text, game, seed)
    playouts = PLAYOUTS if clock is None else clock.iterations
    if not playouts:
        raise SpellhallError(f"The cheat's budget is in iterations: {CHEAT}@{PLAYOUTS}it.")
    try:
        made: Bot = import_module("spellhall.bots.cheat").CheatBot(game, seed, playouts)
    except ModuleNotFoundError:
        raise SpellhallError("This Spellhall has no cheat to measure against.") from None
    return made


def other_mind(text: str, game: GameDefinition[Any], seed: str) -> Bot:
    """A level without its network, or the strongest with another one; raises SpellhallError."""
    kind, _, rest = text.partition(":")
    name, clock = name_and_clock(rest)
    level = checked_level(name) if kind == HAND[:-1] else levels()[-1]
    given = strengths_of(game)[levels().index(level)]
    if kind == ALONE[:-1]:
        given = Strength("weigh", 0)
    made = LevelBot(
        game, seed, Strength(given.method, given.playouts, given.freedom, given.plies, given.turns), MILLISECONDS[level]
    )
    if kind != HAND[:-1]:
        ask_file(made.knows, Path(name))
    return made if clock is None else Budgeted(made, clock)


class Straight(LevelBot):
    """A level that decides openings like everything else."""

    def opening(self, view: View[Any], choices: list[Choice], playouts: int, timer: Timer) -> list[float]:
        return []


def straight(text: str, game: GameDefinition[Any], seed: str) -> Bot:
    name, clock = name_and_clock(text.removeprefix(STRAIGHT))
    level = level_bot(game, seed, checked_level(name, STRAIGHT))
    made = Straight(game, seed, level.strength, level.milliseconds)
    return made if clock is None else Budgeted(made, clock)


def checked_level(name: str, kind: str = HAND) -> str:
    if name not in levels():
        raise SpellhallError(f"'{kind}{name[:40]}': the levels are {', '.join(levels())}.")
    return name


def ask_file(knows: Knowledge, path: Path) -> None:
    """Take the network of a file, of values or of choices; raises SpellhallError if there is none that fits."""
    try:
        text = path.read_text(encoding="utf-8")
        if '"traits"' in text:
            knows.network = read_network(text, knows.trait_names)
        else:
            knows.take_mind(read_mind(text))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise SpellhallError(f"'{path.name[:60]}' holds no network: {type(error).__name__}.") from None
    if knows.network is None and knows.mind is None:
        raise SpellhallError(f"The network in '{path.name[:60]}' was made for another game, or for other traits.")


def searcher(method: str, game: GameDefinition[Any], seed: str, iterations: int) -> Bot:
    """The strongest level's look ahead by another method."""
    best = strengths_of(game)[-1]
    iterations = iterations or best.playouts or PLAYOUTS
    return LevelBot(game, seed, Strength(method, iterations, 0.0, PLIES, best.turns, learned=best.learned), 0)


def methods_of(game: GameDefinition[Any], part: int) -> list[str]:
    """The methods to compare, each with about as much time for a decision."""
    best = min(MODEST, playouts_of(game, levels()[-1]) // part)
    too_slow = getattr(room(game, "mind.levels"), "TOO_SLOW", ())
    methods = dict.fromkeys((*METHODS, strengths_of(game)[-1].method))
    fit = [method for method in methods if method not in too_slow]
    return [f"{method}@{max(1, round(best * WORKLOADS[method]))}it" for method in fit]


def has_cheat(game: GameDefinition[Any]) -> bool:
    try:
        make_contestant(CHEAT, game, "")
    except SpellhallError:
        return False
    return True


def levels() -> list[str]:
    """The levels from the weakest to the strongest."""
    return [name for name in NAMES if name not in BASELINES]


def playouts_of(game: GameDefinition[Any], level: str) -> int:
    """How many playouts a level spends on a decision; 0: it does not search."""
    strength = getattr(make_bot(level, game, ""), "strength", None)
    return int(getattr(strength, "playouts", 0))
