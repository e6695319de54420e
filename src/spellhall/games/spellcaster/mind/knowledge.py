"""What a caster knows: hands are lives, Charged cards are spells to come, lines of fire are danger."""

from __future__ import annotations

from typing import Any

from spellhall.bots.knowledge import GreedyKnowledge, leads_to_chances
from spellhall.games.spellcaster.cards import HIGHEST_CV, sum_of
from spellhall.games.spellcaster.casters import LIVING
from spellhall.games.spellcaster.mind.greedy import GreedyBot
from spellhall.games.spellcaster.mind.plans import MEAN_CV, danger
from spellhall.games.spellcaster.mind.traits import TRAITS, traits_of
from spellhall.games.spellcaster.spells import LEAST_SUITED, Pool
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.turns import Turn
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.zones import UniqueBag

SCALE = 4.0  # a lead in cards that is about three to one
ACTIVE = 0.5  # a card of an Active spell
STOCK = 0.06  # and a card still to draw
DANGER = 0.1
LIFE = 0.5  # how much of a hand's worth is what it can pay; the rest is the number of its cards
SUITED = [0.3, 0.55, 0.4, 0.35]  # a Charged card of each suit: Clubs are waves
WILDCARD = 0.9
OUT = -30.0


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        super().__init__(game, chance, GreedyBot(game, ""))
        self.turns = 2
        self.trait_names = TRAITS

    def promises(self, world: SpellState) -> list[float]:
        return leads_to_chances(self.worths(world), SCALE)

    def traits(self, world: SpellState) -> list[list[int]]:
        asked = self.game.waiting(world)[0]
        return [traits_of(world, seat, seat == asked, worth) for seat, worth in enumerate(self.worths(world))]

    def worths(self, world: SpellState) -> list[float]:
        """What each seat has, in cards."""
        worths: list[float] = []
        for seat in range(world.setup.seats):
            caster = world.casters[seat]
            if caster.life != LIVING:
                worths.append(OUT)
                continue
            worth = hand_worth(caster.hand) + group_worth(Pool(caster.charged.bits))
            for spell in caster.active:
                worth += ACTIVE * len(spell.cards)
            worth += STOCK * (caster.deck.size + len(caster.discard))
            if world.at[seat] >= 0:
                worth -= DANGER * danger(world, seat)
            worths.append(worth)
        return worths

    def settled(self, world: SpellState) -> bool:
        return isinstance(world.stack[-1], Turn)


def hand_worth(hand: UniqueBag) -> float:
    """A hand in cards of the usual value: it is a life, and something to play."""
    return (1.0 - LIFE) * hand.size + LIFE * sum_of(hand) / MEAN_CV


def group_worth(pool: Pool) -> float:
    """What Charged cards are worth: each by itself, and more where they form a group or nearly do."""
    worth = WILDCARD * pool.wild
    for suit, cards in enumerate(pool.suits):
        worth += SUITED[suit] * cards
        if cards + pool.wild >= LEAST_SUITED:
            worth += 0.4
    pairs = triples = fours = longest = run = 0
    for value in range(2, HIGHEST_CV + 1):
        cards = pool.values[value]
        pairs += cards >= 2
        triples += cards >= 3
        fours += cards >= 4
        run = run + 1 if cards else 0
        longest = max(longest, run)
    if fours or (triples and pool.wild):
        worth += 1.5  # Circle of Protection
    elif triples and pairs > 1:
        worth += 1.5  # Regenerate
    elif triples or (pairs and pool.wild):
        worth += 0.9  # Hush
    elif pairs > 1:
        worth += 0.7  # Reiki
    elif pairs:
        worth += 0.2
    if longest >= 5:
        worth += 0.8  # Pentagram of Power
    return worth
