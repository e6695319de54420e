"""Two choices side by side: both are tried in the same imagined worlds, with the same luck, and the differences count.

So what the worlds have in common drops out, and what is left is the difference and how sure it is. The worlds are
fresh ones: those that made a choice look best would flatter it.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from spellhall.bots.knowledge import Knowledge
from spellhall.bots.searching.deepening import Deepening
from spellhall.bots.searching.playouts import Timer, Worlds, play_on
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

FEWEST: Final = 24  # worlds before anything is concluded
SIGMAS: Final = 3.3  # a game has many choices, and none of them should be blamed by chance
RARE: Final = 1.0  # how much one more world could still change: what is rare may not have shown yet


class Difference:
    """How much better one choice is than another, between -1 and 1, and how far off that may be."""

    def __init__(self) -> None:
        self.worlds = 0
        self.better = 0.0  # sums
        self.played = 0.0
        self.squares = 0.0  # of the differences
        self.certain = False  # nothing is hidden and nothing left to chance: one world is all there is

    def add(self, better: float, played: float) -> None:
        self.worlds += 1
        self.better += better
        self.played += played
        self.squares += (better - played) * (better - played)

    @property
    def before(self) -> float:
        return self.better / self.worlds if self.worlds else 0.5

    @property
    def after(self) -> float:
        return self.played / self.worlds if self.worlds else 0.5

    @property
    def mean(self) -> float:
        return self.before - self.after

    @property
    def uncertainty(self) -> float:
        """Half the width of the interval in which the difference lies."""
        if self.certain:
            return 0.0
        if self.worlds < 2:
            return 1.0
        spread = max(0.0, self.squares / self.worlds - self.mean * self.mean) * self.worlds / (self.worlds - 1)
        return SIGMAS * sqrt(spread / self.worlds) + RARE / self.worlds

    def is_loss(self, least: float) -> bool:
        """Whether the second choice clearly loses at least so much, as far as anybody can tell."""
        enough = self.certain or self.worlds >= FEWEST
        return enough and self.mean >= least and self.mean > self.uncertainty

    def is_none(self, least: float) -> bool:
        """Whether it clearly loses less than that."""
        return self.worlds >= FEWEST and self.mean + self.uncertainty < least


def compare_playouts(
    game: GameDefinition[Any],
    knows: Knowledge,
    view: View[Any],
    better: Choice,
    played: Choice,
    seed: str,
    worlds: int,
    least: float,
    timer: Timer,
) -> Difference:
    """Play on after both choices, in so many worlds at most."""
    out = Difference()
    chance = Seeded(f"{seed}/worlds")
    knows.start(chance)
    source = Worlds(game, view, chance, knows)
    odds = knows.bets(view, [better, played])
    last = view.state.turn + knows.turns
    for number in range(worlds):
        world = source.draw()
        luck = f"{seed}/{number}"
        if odds:
            values = bet_values(game, knows, world, view.seat, odds, last, luck, timer)
        else:
            values = [
                played_out(game, knows, world, view.seat, choice, last, luck, timer) for choice in (better, played)
            ]
        knows.start(chance)
        if timer.over():
            break  # the last one may have been cut short
        out.add(values[0], values[1])
        if number % 8 == 7 and (out.is_none(least) or (out.is_loss(least) and out.worlds >= 4 * FEWEST)):
            break
    return out


def played_out(
    game: GameDefinition[Any],
    knows: Knowledge,
    world: Any,
    seat: int,
    choice: Choice,
    last: int,
    luck: str,
    timer: Timer,
) -> float:
    """What a choice brings its seat in this world."""
    knows.start(Seeded(luck))
    twin = world.clone()
    game.apply_owned(twin, seat, choice)
    return play_on(game, knows, twin, last, timer)[seat]


def bet_values(
    game: GameDefinition[Any],
    knows: Knowledge,
    world: Any,
    seat: int,
    odds: list[list[float]],
    last: int,
    luck: str,
    timer: Timer,
) -> list[float]:
    """What bets on the same draw are worth in this world: every outcome is tried and weighed with its odds."""
    out = [0.0] * len(odds)
    for outcome in range(len(odds[0])):
        if max([own[outcome] for own in odds]) > 0.0:
            knows.start(Seeded(luck))
            twin = world.clone()
            knows.happen(twin, seat, outcome)
            worth = play_on(game, knows, twin, last, timer)[seat]
            for place, own in enumerate(odds):
                out[place] += own[outcome] * worth
    return out


def compare_deeply(
    game: GameDefinition[Any],
    knows: Knowledge,
    view: View[Any],
    better: Choice,
    played: Choice,
    seed: str,
    worlds: int,
    least: float,
    plies: int,
    timer: Timer,
) -> Difference:
    """Look so many plies deep after both choices. A difference that one ply less does not show counts no more than
    it shows there: it may be the edge of what can be seen."""
    out = Difference()
    chance = Seeded(f"{seed}/worlds")
    knows.start(chance)
    source = Worlds(game, view, chance, knows)
    search = Deepening(game, knows, view.seat, timer)
    wanted = worlds if knows.worlds_wanted(view, worlds) > 1 else 1
    for number in range(wanted):
        world = source.draw()
        best = search.look(world, better, plies)
        other = search.look(world, played, plies)
        if plies > 1:
            nearer = search.look(world, better, plies - 1) - search.look(world, played, plies - 1)
            other = max(other, best - nearer)
        if search.cut:
            break
        out.add(best, other)
        if number % 8 == 7 and (out.is_none(least) or (out.is_loss(least) and out.worlds >= 2 * FEWEST)):
            break
    out.certain = wanted == 1 and out.worlds == 1
    return out
