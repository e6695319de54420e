"""What a duellist knows: the greedy player's look two plies ahead, and in how many plays each row can be cast.

Inside an imagined world all hands are known, so both are worked out with the cards that are there.
"""

from __future__ import annotations

from typing import Any

from spellhall.bots.knowledge import GreedyKnowledge, leads_to_chances
from spellhall.games.mathemagician.mind.greedy import GreedyBot, distinct, hand_turns
from spellhall.games.mathemagician.mind.greedy_board import PER_TURN, Board, board_of
from spellhall.games.mathemagician.mind.traits import TRAITS, traits_of
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

SCALE = 6.0  # a lead in Strength that is about three to one


class InsideBot(GreedyBot):
    """The greedy player inside an imagined world: it need not imagine the next hand again."""

    def imagined_hands(self, view: View[MathemagicianState], seat: int) -> list[list[int]]:
        state = view.state
        return [distinct(state.energy_hands[seat].counts, state.symbol_hands[seat].counts)]


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, InsideBot(game, ""))
        self.outside = GreedyBot(game, "")
        self.turns = 8
        self.trait_names = TRAITS

    def start(self, chance: Seeded) -> None:
        super().start(chance)
        self.outside.chance = chance

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return self.outside.weigh(view, choices)

    def weigh_in(self, world: Any, seat: int, choices: list[Choice]) -> list[float]:
        return self.greedy.weigh(View(seat, world), choices)

    def promises(self, world: MathemagicianState) -> list[float]:
        board = board_of(world)
        return leads_to_chances(worths_of(board, turns_of(world, board)), SCALE)

    def traits(self, world: MathemagicianState) -> list[list[int]]:
        board = board_of(world)
        turns = turns_of(world, board)
        worths = worths_of(board, turns)
        return [traits_of(world, board, seat, turns, worth) for seat, worth in enumerate(worths)]


def turns_of(world: MathemagicianState, board: Board) -> list[float]:
    """The turns to each seat's next cast: an imagined world shows the hands, so they count."""
    out: list[float] = []
    for seat in range(world.setup.seats):
        turns = board.aims.usual
        if board.strength[seat] > 0 and not board.waits[seat]:
            table, total, end = board.tables[seat], board.values[seat], board.ends[seat]
            turns = hand_turns(table, total, board.counts[seat], end, world.hand(seat))
        out.append(turns)
    return out


def worths_of(board: Board, turns: list[float]) -> list[float]:
    """Strength, less what the turns to the next cast are worth."""
    out: list[float] = []
    for seat, strength in enumerate(board.strength):
        out.append(strength - PER_TURN * turns[seat] if strength > 0 else board.worth(seat))
    return out
