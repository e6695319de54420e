"""Information-set tree search: every iteration imagines a world and walks down one tree that all worlds share.

A node stands for what its seat can know: the public course of choices, without those that others have just made in
secret. So seats that choose at the same time choose independently, each by its own statistics. Which choices exist
differs between worlds; a node counts how often each was on offer. Long lists are opened little by little, the most
promising first. The luck of the draw is sampled, not branched on.

With `apart` a node is also for what its seat sees there, its own cards and what was turned up: that takes many more
iterations, and plays better where there is little to see.

With `plies` it is perfect-information Monte Carlo with delayed resolution: near the root the tree keeps a seat from
knowing what it cannot, and beyond it each world is resolved by a narrow minimax instead of a playout.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from spellhall.bots.knowledge import Knowledge
from spellhall.bots.searching.minimax import Minimax
from spellhall.bots.searching.playouts import Timer, Worlds, play_on
from spellhall.bots.searching.sampling import Findings, best_first
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

CURIOSITY = 0.6
OPENED = 1.6  # a node with n visits looks at OPENED × √n choices


class Node:
    """What one seat has learned at one point: flat lists, one entry for each choice met here."""

    def __init__(self) -> None:
        self.visits = 0
        self.places: dict[Choice, int] = {}
        self.counts: list[int] = []
        self.offers: list[int] = []
        self.totals: list[float] = []
        self.weights: list[float] = []

    def meet(self, choices: list[Choice], weights: list[float]) -> None:
        """Enter choices that are new here."""
        for choice, weight in zip(choices, weights, strict=True):
            if choice not in self.places:
                self.places[choice] = len(self.counts)
                self.counts.append(0)
                self.offers.append(0)
                self.totals.append(0.0)
                self.weights.append(weight)

    def knows_all(self, choices: list[Choice]) -> bool:
        for choice in choices:  # noqa: SIM110 - a generator would be slower compiled
            if choice not in self.places:
                return False
        return True

    def select(self, choices: list[Choice]) -> Choice:
        """The choice with the best mixture of result, promise and novelty among those on offer."""
        places = [self.places[choice] for choice in choices]
        width = max(2, int(OPENED * sqrt(self.visits + 1)))
        if width < len(places):
            order = best_first([self.weights[place] for place in places])[:width]
            choices = [choices[at] for at in order]
            places = [places[at] for at in order]
        mean = sum(self.totals) / self.visits if self.visits else 0.5
        best = choices[0]
        best_score = -1e9
        for choice, place in zip(choices, places, strict=True):
            count = self.counts[place]
            self.offers[place] += 1
            value = (self.totals[place] + mean) / (count + 1)
            score = value + CURIOSITY * (0.4 + self.weights[place]) * sqrt(self.offers[place]) / (1 + count)
            if score > best_score:
                best, best_score = choice, score
        return best

    def add(self, choice: Choice, value: float) -> None:
        place = self.places[choice]
        self.visits += 1
        self.counts[place] += 1
        self.totals[place] += value


class Tree:
    """A tree that may be kept while a turn lasts: nodes by what led to them."""

    def __init__(self, game: GameDefinition[Any], knows: Knowledge, plies: int = 0, apart: bool = False) -> None:
        self.game = game
        self.knows = knows
        self.plies = plies
        self.apart = apart
        self.nodes: dict[int, Node] = {}
        self.iterations = 0
        self.root = 0  # the key of the first node
        self.way = 0  # where the next decision stands in the tree

    def step(self, seat: int, choice: Choice) -> None:
        """The root's own choice was made: what was learned about its next decision stays of use."""
        self.way = key_of(self.way ^ key_of(hash(choice), seat), 99)

    def grow(self, worlds: Worlds, choices: list[Choice], iterations: int, timer: Timer) -> Findings:
        """So many more iterations from this view; what they say about these choices."""
        view = worlds.view
        last = view.state.turn + self.knows.turns
        self.root = key_of(self.way, view.seat)
        for _ in range(iterations):
            self.iterate(worlds, last, timer)
            if timer.over():
                break
        root = self.nodes.get(self.root)
        found = Findings(choices, [0.0] * len(choices), 0.0, self.knows.stubborn)
        if root is not None:
            for at, choice in enumerate(choices):
                place = root.places.get(choice, -1)
                if place >= 0:
                    found.totals[at] = root.totals[place]
                    found.visits[at] = root.counts[place]
                    found.weights[at] = root.weights[place]
        found.playouts = self.iterations
        return found

    def iterate(self, worlds: Worlds, last: int, timer: Timer) -> None:
        """One world, one walk down, one playout, and the result for every node on the way."""
        game = self.game
        view = worlds.view
        world = worlds.draw()
        path: list[Node] = []
        chosen: list[Choice] = []
        seats: list[int] = []
        common = self.way  # stands for everything that all seats know about the way here
        pending = 0  # and this for what was just chosen in secret
        asked = game.waiting(world).copy()
        if view.seat in asked:  # the others of a simultaneous decision come after
            asked.remove(view.seat)
            asked.insert(0, view.seat)
        new = False
        while not new and not ended(world) and not (world.turn >= last and self.knows.settled(world)):
            seat = asked[0]
            choices = self.knows.offered(world, seat).copy()
            if len(choices) == 1:
                choice = choices[0]
            else:
                key = key_of(common ^ self.knows.seen_by(world, seat) if self.apart else common, seat)
                if not path:
                    self.root = key
                node = self.nodes.get(key)
                if node is None:
                    node = Node()
                    self.nodes[key] = node
                    new = len(path) > 0
                if not node.knows_all(choices):
                    node.meet(choices, self.knows.weigh_in(world, seat, choices))
                choice = node.select(choices)
                path.append(node)
                chosen.append(choice)
                seats.append(seat)
            game.apply_owned(world, seat, choice)
            pending = key_of(pending ^ hash(choice), seat)
            still = game.waiting(world)
            if not ended(world) and len(asked) > 1 and seat not in still:
                asked = [other for other in asked if other in still]
            else:
                asked = []
            if not asked:  # the decision is complete: now everybody knows
                common = key_of(common ^ pending, 99)
                asked = still.copy()
            if timer.over():
                break
        values = self.resolved(world, view.seat, timer) if self.plies else play_on(game, self.knows, world, last, timer)
        for at, node in enumerate(path):
            node.add(chosen[at], values[seats[at]])
        self.iterations += 1

    def resolved(self, world: Any, root: int, timer: Timer) -> list[float]:
        """What this world promises if everybody saw everything from here on: the root against all others."""
        self.knows.settle(world)
        seats: int = world.setup.seats
        value = Minimax(self.game, self.knows, root, timer).value(world, self.plies, -1.0, 2.0)
        return [value if seat == root else (1.0 - value) / (seats - 1) for seat in range(seats)]


def ended(world: Any) -> bool:
    return world.outcome is not None


def key_of(way: int, seat: int) -> int:
    """A number for a point in the tree."""
    return hash((way, seat))
