"""Every card of our sets shows what it is; cards that people make get a sigil (web/tests/drawing.test.ts)."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "spellhall" / "games"
MOTIFS = set(json.loads((ROOT / "src" / "spellhall" / "printing" / "motifs.json").read_text("utf-8")))


def cards(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "cards.toml").read_text("utf-8"))


def drawn(game: str) -> dict[str, str]:
    """The pictures of a game: for each card its motif or its lines."""
    found: dict[str, str] = json.loads((GAMES / game / "pictures.json").read_text("utf-8"))
    return found


def test_every_spell_shows_what_it_is() -> None:
    for game, key in (("mathemagician", "id"), ("novatus", "name")):
        shown = drawn(game)
        assert {spell[key] for spell in cards(game)["spell"]} == set(shown), game
        assert set(shown.values()) <= MOTIFS, game
        assert len(set(shown.values())) == len(shown), f"two spells of {game} look alike"


def test_every_effect_and_every_trick_has_an_emblem() -> None:
    effects = {spell["effect"] for spell in cards("mathwiz")["spell"]}
    assert effects <= set(drawn("mathwiz"))
    assert {card["name"] for card in cards("prestidigitators")["card"]} == set(drawn("prestidigitators"))
