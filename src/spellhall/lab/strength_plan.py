"""What the strength card measures, in the order in which it is wanted."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room
from spellhall.lab.contestants import CHEAT, has_cheat, levels, methods_of, playouts_of
from spellhall.lab.scores import Series

CLEAR = 3.0  # standard deviations by which a bound must lie beyond its goal before a match may stop early
BESIDE_GREEDY = 0.55  # what the lower bound of the strongest level against greedy must exceed, if a game has no other
CHEAP = 200  # playouts of which the strongest level may have all beside greedy
FEWER = 10  # times fewer playouts for whoever is asked at every information set
FEW, MORE, SOME = 10, 20, 30  # games of pairs that have nothing to prove
CHEATING = 100  # playouts of the cheat at least; else as many as the strongest level has here


class Pair(NamedTuple):
    """A measurement: one contestant against another in a game."""

    game: str
    a: str
    b: str


class Task(NamedTuple):
    """A pair, how many games it is given at most, and the score that its lower bound is to exceed (0: no goal)."""

    pair: Pair
    games: int
    goal: float = 0.0

    def done(self, series: Series, under_way: int = 0) -> bool:
        """Whether no more games are needed. Matches with a goal stop early only when it is very clear (three standard
        deviations), so that looking again and again spoils nothing (Haybittle and Peto's rule)."""
        if series.games + under_way >= self.games:
            return True
        return self.goal > 0.0 and series.deals > 0 and series.interval(CLEAR)[0] > self.goal

    def met(self, series: Series) -> bool:
        """Whether the goal is reached: the 95 % interval lies above it, and the match was not stopped by chance."""
        return self.goal > 0.0 and self.done(series) and series.interval()[0] > self.goal


def contestant(game: GameDefinition[Any], level: str, part: int) -> str:
    """A level as it is measured: one that searches gets one part of its playouts (2: half of them)."""
    playouts = playouts_of(game, level)
    return f"{level}@{max(1, playouts // part)}it" if playouts else level


def bots_of(game: GameDefinition[Any], part: int) -> list[str]:
    """Whoever has a row in the card."""
    return ["random", "greedy", *[contestant(game, level, part) for level in levels()]]


def exploited_bots(game: GameDefinition[Any], part: int) -> list[str]:
    """Those whose exploitability is worked out: they are asked thousands of times, so searchers get still less."""
    return bots_of(game, part * FEWER)


def step(game: GameDefinition[Any], below: str, level: str) -> Pair:
    """A level and the one below it; beside one that does not search, a level has its whole budget, as at the table."""
    return Pair(game.id, level if "@" in below else contestant(game, level.partition("@")[0], 1), below)


def stages(game: GameDefinition[Any], part: int, games: int) -> list[list[Task]]:
    """First what must hold, then random, greedy and the cheat as rivals, then other methods."""
    ladder = [contestant(game, level, part) for level in levels()]
    steps = [Task(step(game, b, a), games, 0.5) for b, a in pairwise(ladder)]
    best = contestant(game, levels()[-1], part if playouts_of(game, levels()[-1]) > CHEAP else 1)
    goal = getattr(room(game, "mind.levels"), "BESIDE_GREEDY", BESIDE_GREEDY)
    steps.append(Task(Pair(game.id, best, "greedy"), games, goal))
    randoms = [Task(Pair(game.id, bot, "random"), min(FEW, games)) for bot in ["greedy", *ladder]]
    greedies = [Task(Pair(game.id, bot, "greedy"), min(SOME, games)) for bot in ladder[:-1]]
    budget = max(CHEATING, playouts_of(game, levels()[-1]) // part)
    cheat = f"{CHEAT}@{budget}it" if has_cheat(game) else ""
    cheats = [Task(Pair(game.id, bot, cheat), min(FEW, games)) for bot in ["greedy", *ladder[:-1]] if cheat]
    cheats += [Task(Pair(game.id, ladder[-1], cheat), min(SOME, games))] if cheat else []
    rival = ladder[2]
    others = [Task(Pair(game.id, method, rival), min(MORE, games)) for method in methods_of(game, part)]
    return [steps, randoms, greedies, cheats, others]
