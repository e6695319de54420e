"""How the five levels of Duel of the Prestidigitators think, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from spellhall.bots.strengths import Strength

STRENGTHS: Final = [
    Strength("glance", 0, 2.0),
    Strength("glance", 0, 0.7),
    Strength("glance", 0),
    Strength("deepening", 6_000),
    Strength("deepening", 100_000),
]
