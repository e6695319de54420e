"""What a caster knows: hands are lives, Charged cards are threats, and spells are worth their cards."""

from __future__ import annotations

from typing import Any

from spellhall.bots.greedy.spellcaster import GreedyBot
from spellhall.bots.greedy.spellcaster_plans import danger
from spellhall.bots.knowing.base import GreedyKnowledge, leads_to_chances
from spellhall.games.spellcaster.state import LIVING, SpellState
from spellhall.games.spellcaster.turns import Turn
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition

SCALE = 4.0  # a lead in cards that is about three to one
CHARGED = 0.45  # a Charged card beside a hand card
ACTIVE = 0.5  # and a card of an Active spell
STOCK = 0.06  # and a card still to draw
DANGER = 0.1
OUT = -30.0


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, GreedyBot(game, ""))
        self.turns = 2

    def promises(self, world: SpellState) -> list[float]:
        worths: list[float] = []
        for seat in range(world.setup.seats):
            if world.life[seat] != LIVING:
                worths.append(OUT)
                continue
            worth = float(world.hands[seat].size) + CHARGED * world.charged[seat].size
            for spell in world.active[seat]:
                worth += ACTIVE * len(spell.cards)
            worth += STOCK * (world.decks[seat].size + len(world.discards[seat]))
            if world.at[seat] >= 0:
                worth -= DANGER * danger(world, seat)
            worths.append(worth)
        return leads_to_chances(worths, SCALE)

    def settled(self, world: SpellState) -> bool:
        return isinstance(world.stack[-1], Turn)
