"""Cards of the duel that are allowed and yet look like a mistake."""

from __future__ import annotations

from spellhall.games.prestidigitators.cards import CardSet, plain_rules
from spellhall.games.prestidigitators.language import Card, Condition
from spellhall.kernel.card_fields import CardWarning
from spellhall.kernel.messages import say


def warnings(cards: CardSet) -> list[CardWarning]:
    """Conditions that no cards of the set can fulfil, cards that do the same, and cards without words."""
    out: list[CardWarning] = []
    for place, card in enumerate(cards.cards):
        if never(cards, card):
            out.append(CardWarning("card", place, "action", say("dp-warn-never", card=card.name)))
        for other in cards.cards[:place]:
            if plain_rules(card.source) == plain_rules(other.source):
                out.append(CardWarning("card", place, "name", say("dp-warn-twin", card=card.name, other=other.name)))
                break
        if not card.text:
            out.append(CardWarning("card", place, "text", say("dp-warn-silent", card=card.name)))
    return out


def never(cards: CardSet, card: Card) -> bool:
    return any(impossible(cards, condition) for step in card.action + card.reaction for condition in step.conditions)


def impossible(cards: CardSet, condition: Condition) -> bool:
    """Whether no duel with this set can fulfil a condition, not even a doubled stack of the strongest cards."""
    if condition.kind == "foe_top_energy_max":
        return min(cards.energies) > condition.number
    if condition.kind == "greater_by":
        copies = sorted((card.energy for card in cards.cards for _ in range(card.copies)), reverse=True)
        return 2 * sum(copies[: cards.tallest]) < condition.number
    return False
