"""Every card of our sets shows what it is; cards that people make get a sigil (web/tests/drawing.test.ts)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "spellhall" / "games"
DRAWN = (ROOT / "web" / "src" / "cards" / "motifs.ts").read_text("utf-8")
MOTIFS = set(re.findall(r'^  (\w+): "M', DRAWN, re.MULTILINE))


def cards(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "cards.toml").read_text("utf-8"))


def drawn(game: str, file: str) -> dict[str, str]:
    """What a file of pictures names, with its motif or its lines."""
    text = (GAMES / game / "page" / file).read_text("utf-8")
    return dict(re.findall(r'"?(\w[\w\' -]*)"?: "([^"]+)"', text))


def test_every_spell_shows_what_it_is() -> None:
    for game, key in (("mathemagician", "id"), ("novatus", "name")):
        shown = drawn(game, "pictures.ts")
        assert {spell[key] for spell in cards(game)["spell"]} == set(shown), game
        assert set(shown.values()) <= MOTIFS, game
        assert len(set(shown.values())) == len(shown), f"two spells of {game} look alike"


def test_every_effect_and_every_trick_has_an_emblem() -> None:
    effects = {spell["effect"] for spell in cards("mathwiz")["spell"]}
    assert effects <= set(drawn("mathwiz", "effects.ts"))
    assert {card["name"] for card in cards("prestidigitators")["card"]} == set(drawn("prestidigitators", "tricks.ts"))
