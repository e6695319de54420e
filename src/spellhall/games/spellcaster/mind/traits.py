"""A caster's position in whole numbers, for the network that says what it promises. All hands count."""

from __future__ import annotations

from typing import Final

from spellhall.bots.networks import bounded
from spellhall.games.spellcaster.cards import CV, SUIT
from spellhall.games.spellcaster.casters import LIVING
from spellhall.games.spellcaster.mind.plans import danger
from spellhall.games.spellcaster.spells import WORDS, Pool
from spellhall.games.spellcaster.state import SpellState

SUITS: Final = ["spades", "clubs", "diamonds", "hearts", "joker"]
TRAITS: Final = [
    "out", "to move", "round", "worth by hand", "hand", "CV in hand", "highest in hand", "hand of 10 and more",
    *[f"hand {suit}" for suit in SUITS],
    "charged", "CV charged", *[f"charged {suit}" for suit in SUITS],
    "pairs", "triples", "fours", "longest run", "most of a suit",
    *[f"active {word}" for word in WORDS],
    "deck", "discard", "movement", "danger", "off the board", "distance", "in line", "rivals' charged", "rivals",
]  # fmt: skip


def traits_of(state: SpellState, seat: int, to_move: bool, worth: float) -> list[int]:
    """The traits of one seat; `worth` is what it is worth by hand."""
    caster = state.casters[seat]
    if caster.life != LIVING:
        return [1] + [0] * (len(TRAITS) - 1)
    hand, charged = caster.hand.cards(), caster.charged.cards()
    hand_suits, charged_suits = [0] * 5, [0] * 5
    hand_sum = charged_sum = highest = high = 0
    for card in hand:
        cv = CV[card]
        hand_suits[SUIT[card]] += 1
        hand_sum += cv
        highest = max(highest, cv)
        high += cv >= 10
    for card in charged:
        charged_suits[SUIT[card]] += 1
        charged_sum += CV[card]
    actives = [0] * len(WORDS)
    for spell in caster.active:
        actives[spell.kind] += len(spell.cards)
    at = state.at[seat]
    distance = line = rival_charged = rivals = 0
    for other in range(state.setup.seats):
        rival = state.casters[other]
        if other == seat or rival.life != LIVING:
            continue
        rivals += 1
        rival_charged += rival.charged.size
        there = state.at[other]
        if at >= 0 and there >= 0 and there != at:
            apart = state.board.apart_by[at][there]
            distance = apart if distance == 0 else min(distance, apart)
            line += state.board.way[there][at] >= 0
    row = [0, int(to_move), state.turn, int(128.0 + 8.0 * worth), len(hand), hand_sum, highest, high]
    row += hand_suits
    row += [len(charged), charged_sum]
    row += charged_suits
    row += groups(Pool(caster.charged.bits))
    row += actives
    row += [caster.deck.size, len(caster.discard), caster.value, int(10.0 * danger(state, seat)) if at >= 0 else 0]
    row += [int(at < 0), distance, line, rival_charged, rivals]
    return bounded(row)


def groups(pool: Pool) -> list[int]:
    """Pairs, triples, fours, the longest run and the most of a suit among Charged cards."""
    pairs = triples = fours = longest = run = 0
    for cards in pool.values:
        pairs += cards >= 2
        triples += cards >= 3
        fours += cards >= 4
        run = run + 1 if cards else 0
        longest = max(longest, run)
    return [pairs, triples, fours, longest, max(pool.suits) + pool.wild]
