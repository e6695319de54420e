"""What a novice of magic knows: points, skulls, and what a hand promises over the open spells."""

from __future__ import annotations

from typing import Any

from spellhall.bots.knowledge import GreedyKnowledge, leads_to_chances
from spellhall.games.novatus.choices import AIMS, LINES, classes_of
from spellhall.games.novatus.mind.greedy import NOTHING, GreedyBot, landings
from spellhall.games.novatus.mind.traits import TRAITS, traits_of
from spellhall.games.novatus.mixing import Mixing
from spellhall.games.novatus.potions import EL, SPACES, item_place
from spellhall.games.novatus.state import NovatusState
from spellhall.games.novatus.throwing import outcome_of
from spellhall.kernel.chance import Scripted, Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

SCALE = 5.0  # a lead in points that is about three to one
HAND = 0.8  # how much of a hand's promise counts


class InsideBot(GreedyBot):
    """The greedy player inside an imagined world: of a line it looks at whole classes and at single potions only."""

    def line_worths(self, state: NovatusState, counts: list[int], elixirs: int) -> list[float]:
        out: list[float] = []
        hand = counts.copy()
        for line in LINES:
            best = NOTHING
            for spaces in classes_of(state.grid, line):
                for space in spaces:
                    hand[state.grid[space]] += 1
                best = max(best, self.worth(state, hand, elixirs))
                for space in spaces:
                    hand[state.grid[space]] -= 1
                if len(spaces) > 1 and not state.rules.take_all:
                    for space in spaces:
                        hand[state.grid[space]] += 1
                        best = max(best, self.worth(state, hand, elixirs))
                        hand[state.grid[space]] -= 1
            out.append(best)
        return out


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, InsideBot(game, ""))
        self.outside = GreedyBot(game, "")
        self.turns = 4
        self.trait_names = TRAITS

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return self.outside.weigh(view, choices)

    def weigh_in(self, world: Any, seat: int, choices: list[Choice]) -> list[float]:
        return self.greedy.weigh(View(seat, world), choices)

    def plain(self, view: View[Any]) -> bool:
        """Which potions go into a mix is known beforehand."""
        return isinstance(view.state.stack[-1], Mixing)

    def bets(self, view: View[Any], choices: list[Choice]) -> list[list[float]]:
        """A throw is a bet on the space where the cube lands; the last outcome is a miss."""
        state: NovatusState = view.state
        if choices[0].verb != "aim":
            return []
        return [landings(state.height)[choice.args[0]] for choice in choices]

    def happen(self, world: NovatusState, seat: int, outcome: int) -> None:
        """The cube is aimed at a space and lands there, or is aimed at the corner and leaves the grid."""
        missed = outcome == SPACES
        luck = world.chance
        world.chance = Scripted([("throw", outcome_of(-1 if missed else 0, 0))], "landed")
        self.game.apply_owned(world, seat, AIMS[0 if missed else outcome])
        world.chance = luck

    def promises(self, world: NovatusState) -> list[float]:
        hands = self.hands(world)
        worths = [world.score(seat) + HAND * hand for seat, hand in enumerate(hands)]
        return leads_to_chances(worths, SCALE)

    def traits(self, world: NovatusState) -> list[list[int]]:
        rows: list[list[int]] = []
        for seat, hand in enumerate(self.hands(world)):
            rows.append(traits_of(world, seat, hand, world.score(seat) + HAND * hand))
        return rows

    def hands(self, world: NovatusState) -> list[float]:
        """What each seat's hand promises over the open spells."""
        greedy = self.greedy
        assert isinstance(greedy, GreedyBot)
        greedy.worths = {}
        out: list[float] = []
        for seat in range(world.setup.seats):
            out.append(greedy.worth(world, world.hands[seat].counts, world.items[seat][item_place(EL)]))
        return out
