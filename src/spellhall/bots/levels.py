"""Five levels, the same names in every game. A weaker level looks less far, at fewer worlds, and is less particular.

What differs is how many playouts a level spends on a decision and how freely it picks among choices that seem nearly
as good; plays that a beginner would call silly are left out before anything is picked.
"""

from __future__ import annotations

from math import exp
from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.bots.base import Bot, Clock, best_of
from spellhall.bots.blunders import sensible
from spellhall.bots.knowledge import TO_THE_END, Knowledge
from spellhall.bots.minds import mind_of
from spellhall.bots.searching.deepening import look_deeper
from spellhall.bots.searching.minimax import deepen
from spellhall.bots.searching.playouts import Effort, Timer, Worlds
from spellhall.bots.searching.sampling import Findings, sample
from spellhall.bots.searching.tree import Tree
from spellhall.bots.strengths import Strength, strengths_of
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice, digest_of

LEVELS = ("novice", "apprentice", "adept", "magus", "archmage")
DECISIONS = 200  # that a playout to the end of a game may have on average; long games get fewer playouts
OPENING = 0.5  # part of a level's freedom in openings, whose worths lie closer together
MILLISECONDS = {"novice": 150, "apprentice": 150, "adept": 150, "magus": 900, "archmage": 2_800}


def knowledge_of(game: GameDefinition[Any]) -> Knowledge:
    """A game's own knowledge; a game without any is searched all the same."""
    mind = room(game, "mind.knowledge")
    made: Knowledge = Knowledge(game, Seeded("")) if mind is None else mind.Knows(game, Seeded(""))
    return made


def judging_knowledge(game: GameDefinition[Any]) -> Knowledge:
    """What hints and reviews judge by: the knowledge of the strongest level, with its network if it asks one, but
    without its mind, whose opinion nobody could explain."""
    knows = knowledge_of(game)
    if strengths_of(game)[-1].learned:
        knows.take_network()
    return knows


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """A player of some level. What it chooses depends on the view, the seed and the iterations, on nothing else."""

    def __init__(self, game: GameDefinition[Any], seed: str, strength: Strength, milliseconds: int) -> None:
        self.game = game
        self.seed = seed
        self.strength = strength
        self.milliseconds = milliseconds
        self.knows = knowledge_of(game)
        if strength.learned:
            self.knows.take_network()
            self.knows.take_mind(mind_of(game))
        if strength.turns:
            self.knows.turns = strength.turns
        self.tree: Tree | None = None  # kept while a turn lasts, where time and not iterations is the measure
        self.tree_turn = -1
        self.thought: list[float] = []  # what the last decision came to think of each choice it considered

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self.seed, self.strength, self.milliseconds)  # its tree is grown again

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices = sensible(self.game, view, self.game.computer_choices(view, decision.choices))
        if len(choices) == 1:
            return choices[0]
        limit = min(clock.milliseconds, self.milliseconds) if clock.milliseconds else 0
        seer = self.knows.seeing(view.state.setup)
        playouts = clock.iterations or (self.strength.playouts if seer is None else seer.mind.playouts)
        timer = Timer(limit) if self.knows.turns < TO_THE_END else Effort(limit, playouts * DECISIONS)
        chance = Seeded(f"{self.seed}/{digest_of(view.to_json())}")
        if self.strength.slips and chance.below(1000, "slip") < 1000 * self.strength.slips:
            return choices[chance.below(len(choices), "choice")]
        self.knows.start(chance)
        method = self.strength.method
        looks = method not in ("glance", "weigh")
        opening = self.opening(view, choices, playouts if looks else 0, timer)
        if opening:
            self.thought = opening
            return self.pick(choices, opening, chance, self.knows.mixed + OPENING * self.strength.freedom)
        if method == "glance":
            weights = self.knows.weigh_in(self.game.imagine(view, chance), view.seat, choices)
        else:
            weights = self.knows.first_look(view, choices)
        if not looks or self.knows.plain(view):
            self.thought = weights
            return self.pick(choices, weights, chance, self.strength.freedom)
        found = self.search(self.worlds(view, chance), choices, weights, playouts, timer)
        choice = choices[found.ranking()[0]]
        self.thought = [found.estimate(place) for place in range(len(choices))]
        if self.tree is not None:
            self.tree.step(view.seat, choice)
        return choice

    def opening(self, view: View[Any], choices: list[Choice], playouts: int, timer: Timer) -> list[float]:
        """Worths of the choices of an opening; empty where a decision is an ordinary one."""
        return self.knows.opening(view, choices, playouts, timer)

    def worlds(self, view: View[Any], chance: Seeded) -> Worlds:
        return Worlds(self.game, view, chance, self.knows)

    def search(
        self, worlds: Worlds, choices: list[Choice], weights: list[float], playouts: int, timer: Timer
    ) -> Findings:
        """Look ahead by this level's method."""
        if self.strength.method in ("tree", "apart", "delayed"):
            return self.planted(worlds, timer).grow(worlds, choices, playouts, timer)
        if self.strength.method == "minimax":
            return deepen(self.game, self.knows, worlds, choices, weights, playouts, self.strength.plies, timer)
        if self.strength.method == "deepening":
            unrest = self.knows.restless(worlds.view)
            return look_deeper(self.game, self.knows, worlds, choices, weights, playouts, timer, unrest)
        return sample(self.game, self.knows, worlds, choices, weights, playouts, timer)

    def planted(self, worlds: Worlds, timer: Timer) -> Tree:
        """The tree of this turn, if there is one; counted iterations begin anew, so that they can be repeated."""
        turn: int = worlds.view.state.turn
        if self.tree is None or self.tree_turn != turn or timer.end == 0.0:
            method = self.strength.method
            plies = self.strength.plies if method == "delayed" else 0
            self.tree = Tree(self.game, self.knows, plies, method == "apart")
            self.tree_turn = turn
        return self.tree

    def pick(self, choices: list[Choice], weights: list[float], chance: Seeded, freedom: float) -> Choice:
        """One of the choices, the better the likelier; only the best where there is no freedom."""
        if freedom <= 0.0:
            return best_of(choices, weights)
        best = max(weights)
        shares = [int(10_000 * exp(max(-30.0, (weight - best) / freedom))) for weight in weights]
        shares = [share if share >= 300 else 0 for share in shares]  # nothing that is clearly worse
        return choices[chance.pick(shares, sum(shares), "choice")]


def level_bot(game: GameDefinition[Any], seed: str, level: str) -> LevelBot:
    """A player of a level for one seat."""
    return LevelBot(game, seed, strengths_of(game)[LEVELS.index(level)], MILLISECONDS[level])
