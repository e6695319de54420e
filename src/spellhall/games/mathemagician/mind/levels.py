"""How the five levels of Mathemagician's Duel think, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from spellhall.bots.strengths import Strength

STRENGTHS: Final = [
    Strength("glance", 0, 1.0),
    Strength("glance", 0, 0.3),
    Strength("weigh", 0),
    Strength("sampling", 200, turns=4),
    Strength("sampling", 2000, learned=True),
]
