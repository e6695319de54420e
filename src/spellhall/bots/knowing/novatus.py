"""What a novice of magic knows: points, skulls, and what a hand promises over the open spells."""

from __future__ import annotations

from typing import Any

from spellhall.bots.greedy.novatus import NOTHING, GreedyBot
from spellhall.bots.knowing.base import GreedyKnowledge, leads_to_chances
from spellhall.games.novatus.choices import LINES, classes_of
from spellhall.games.novatus.potions import EL, item_place
from spellhall.games.novatus.state import NovatusState
from spellhall.kernel.chance import Seeded
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
        take_all = state.rules.take_all
        for line in LINES:
            best = NOTHING
            for spaces in classes_of(state.grid, line):
                cards = [state.grid[space] for space in spaces]
                for card in cards:
                    hand[card] = hand[card] + 1  # compiled, this is far quicker than +=
                best = max(best, self.worth(state, hand, elixirs))
                for card in cards:
                    hand[card] = hand[card] - 1
                if len(cards) > 1 and not take_all:
                    for card in cards:
                        hand[card] = hand[card] + 1
                        best = max(best, self.worth(state, hand, elixirs))
                        hand[card] = hand[card] - 1
            out.append(best)
        return out


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, InsideBot(game, ""))
        self.outside = GreedyBot(game, "")
        self.turns = 4

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return self.outside.weigh(view, choices)

    def weigh_in(self, world: Any, seat: int, choices: list[Choice]) -> list[float]:
        return self.greedy.weigh(View(seat, world), choices)

    def promises(self, world: NovatusState) -> list[float]:
        greedy = self.greedy
        assert isinstance(greedy, GreedyBot)
        greedy.worths = {}
        worths: list[float] = []
        for seat in range(world.setup.seats):
            hand = greedy.worth(world, world.hands[seat].counts, world.items[seat][item_place(EL)])
            worths.append(world.score(seat) + HAND * hand)
        return leads_to_chances(worths, SCALE)
