"""A card that changes sides can make a stack taller than a hand; vocabulary and features know such stacks."""

import json
from typing import Any

from encoding.test_encoding import encoding_of, match_at, numbered
from spellhall.encoding.registry import make_encoding
from spellhall.games import game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import Choice

DUEL = game("prestidigitators")
NINE = "Phylactery, Bubble, Mirrorball, Boomerang, Discharge, Fireball, Magic Missile, Thunderbolt, Lightning"
TEN_IN_A_ROW = {
    "mover": "A",
    "A1": f"| Gnaremoob, {NINE}",
    "B1": "Bubble, Mirrorball | Phylactery",
    "B2": "Boomerang, Discharge | Fireball",
    "B3": "Magic Missile | Thunderbolt",
    "drafted A": NINE,
    "drafted B": NINE.replace("Lightning", "Gnaremoob"),
    "tokens": "A1 17 0 1 2 3 4 5 6 7 8; B1 9 10 11; B2 12 13 14; B3 15 16",
    "known": "A1.1",
}


def position() -> Any:
    return DUEL.place(DUEL.setup(2), TEN_IN_A_ROW, Seeded("tall")).state


def test_a_raise_in_a_stack_taller_than_a_hand() -> None:
    """Position: ten cards in row 1, all splayed. Choice: the bottommost comes to the top."""
    encoding = encoding_of("prestidigitators", 2)
    state = position()
    assert sum(1 for _ in numbered(encoding, state)) == 1
    bottom = Choice("raise", (0, 9))
    assert bottom in DUEL.legal(state, 0)
    assert encoding.words[encoding.number(state, 0, bottom)] == "raise 1 by 9"


def test_every_depth_is_shown() -> None:
    """Position, features: the tenth card from the top is known to both, and counted."""
    encoding = encoding_of("prestidigitators", 2)
    match = match_at(encoding, position())
    for seat, whose in ((0, "own"), (1, "next")):
        shown = dict(zip(encoding.feature_names, match.features(seat), strict=True))
        assert shown[f"{whose} row 1 height"] == shown[f"{whose} row 1 splayed"] == 10
        assert shown[f"{whose} row 1 depth 10 Gnaremoob"] == 1
        assert shown[f"{whose} row 1 depth 10 known to both"] == 1


def test_the_tallest_stack_of_a_set_of_cards() -> None:
    """A hand, and the cards of the other side that can cross: never its Phylactery."""
    assert DUEL.house_cards().tallest == 10
    assert DUEL.miniature_cards().tallest == 3
    crossing = {"name": "Guest", "energy": 1, "action": [{"do": "sink", "what": "self", "to": "foe"}]}
    setup = DUEL.setup(2, {"custom_card": json.dumps(crossing)})
    encoding = make_encoding(DUEL, setup)
    assert "raise 3 by 10" in encoding.words
    assert "raise 3 by 11" not in encoding.words
    data = DUEL.cards_shown(DUEL.house_cards())
    for card in data["cards"]:
        del card["id"]  # which words a client shows for it; a card set has none
        if card["name"] == "Gnaremoob":
            card["copies"] = 9
    assert DUEL.cards_from(data).tallest == 17
