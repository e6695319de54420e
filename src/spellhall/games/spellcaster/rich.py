"""Rich positions for the coverage run: many Charged and Active cards, so that rare spells come up."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellcaster.cards import HOUSE, NAMES
from spellhall.games.spellcaster.spells import DISPEL
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import Choice

LYING: Final = "wild JK; hush 5S 5C 5D to=C; haste 6H 7H 8H; circle 9S 9C 9D 9H ward"
SPACES: Final = ["3,3", "4,4", "3,5"]
MUCH_CHARGED: Final = 10
MUCH_ACTIVE: Final = 8


def rich_position(number: int) -> dict[str, str]:
    """Three casters beside each other with two hand cards and twenty Charged ones; sometimes with much to dispel."""
    chance = Seeded(f"rich{number}")
    fields: dict[str, str] = {}
    for at, seat in enumerate("ABC"):
        cards = list(HOUSE.deck)
        for place in range(len(cards) - 1, 0, -1):
            other = chance.below(place + 1, "deal")
            cards[place], cards[other] = cards[other], cards[place]
        names = [NAMES[card] for card in cards]
        if number % 4 == 3 and seat == "B":
            lying = LYING.replace(";", "").split()
            names = [name for name in names if name not in lying]
            fields["active B"] = LYING
        fields[f"at {seat}"] = SPACES[at]
        fields[f"hand {seat}"] = " ".join(names[:2])
        fields[f"charged {seat}"] = " ".join(names[2:22])
        fields[f"move {seat}"] = names[22]
    return fields


def eager(state: SpellState, me: int, choices: list[Choice]) -> list[Choice]:
    """In a rich position: dispel large sets of Active spells, and prefer spells to walking or waiting."""
    heaps = [
        seat for seat in state.opponents(me) if sum(len(one.cards) for one in state.casters[seat].active) >= MUCH_ACTIVE
    ]
    if heaps:
        dispelling = [
            choice
            for choice in choices
            if choice.verb == "cancel"
            or (choice.verb == "target" and choice.args[0] in heaps)
            or (choice.verb == "cast" and choice.args[0] == DISPEL)
        ]
        if dispelling:
            return dispelling
    if state.casters[me].charged.size >= MUCH_CHARGED and any(choice.verb == "cast" for choice in choices):
        return [choice for choice in choices if choice.verb not in ("end", "move")]
    return []
