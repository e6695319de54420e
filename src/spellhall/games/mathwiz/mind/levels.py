"""How the five levels of Math Wiz think, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from spellhall.bots.strengths import Strength

STRENGTHS: Final = [
    Strength("glance", 0, 0.8),
    Strength("weigh", 0, 0.6),
    Strength("weigh", 0, 0.3),
    Strength("weigh", 0),
    Strength("sampling", 200, learned=True),
]

BESIDE_GREEDY = 0.5
"""What the lower bound of the strongest level against greedy must exceed: much in this game is luck."""
