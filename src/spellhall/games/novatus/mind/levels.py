"""How the five levels of Magus Novatus think, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from spellhall.bots.strengths import Strength

STRENGTHS: Final = [
    Strength("weigh", 0, 0.6),
    Strength("weigh", 0, 0.3),
    Strength("weigh", 0),
    Strength("sampling", 80),
    Strength("sampling", 2400),
]
