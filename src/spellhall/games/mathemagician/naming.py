"""What spells, rows and decks are called. The house's own spells have their names in the message catalogues."""

from __future__ import annotations

from typing import Final

from spellhall.games.mathemagician.cards import HOUSE, CardSet
from spellhall.kernel.messages import Message, say, who

_SPELLS: Final = [id.removeprefix("md-") for id in HOUSE.ids]
FAMILIES: Final[dict[str, list[str]]] = {"md-spell-": _SPELLS + [f"{id}-text" for id in _SPELLS]}
"""The keys that are made from parts: the house's spells, and the words that cast them."""


def spell_name(cards: CardSet, spell: int) -> Message | str:
    """A spell's name. The spells of a card file keep their own; those that share a name are told apart by their ids."""
    if cards is HOUSE:
        return say(f"md-spell-{_SPELLS[spell]}")
    name = cards.names[spell]
    return name if cards.names.count(name) == 1 else f"{name} ({cards.ids[spell]})"


def spell_named(cards: CardSet, id: str) -> Message | str:
    return spell_name(cards, cards.places[id.upper()])


def invocation(cards: CardSet, spell: int) -> Message | str:
    """The words that cast a spell."""
    if cards is HOUSE:
        return say(f"md-spell-{_SPELLS[spell]}-text")
    return cards.invocations[spell]


def spell_words(cards: CardSet, spell: int) -> Message:
    """A spell with its numbers: Summon Bees (7 with 3 numerals or more, hits for 4)."""
    name, value = spell_name(cards, spell), cards.values[spell]
    return say("md-spell", name=name, value=value, minimum=cards.minimums[spell], effect=cards.effects[spell])


def row_name(me: int, owner: int) -> Message:
    """A row as somebody calls it: your row, Bill's row."""
    return say("md-row-yours") if owner == me else say("md-row-of", who=who(owner))


def deck_name(deck: str) -> Message:
    """A magical deck, by what events call it."""
    return say("md-deck-energy") if deck == "Energy" else say("md-deck-symbols")
