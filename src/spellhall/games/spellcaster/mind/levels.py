"""How the five levels of SpellCaster think, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from spellhall.bots.strengths import Strength

STRENGTHS: Final = [
    Strength("weigh", 0, 0.6),
    Strength("weigh", 0, 0.3),
    Strength("weigh", 0),
    Strength("sampling", 40),
    Strength("sampling", 1500, learned=True),
]

TOO_SLOW = ("delayed",)
"""Methods that are not compared: half a minute for a turn with all its choices."""
