"""Which cards the games that are played again should look at: those that look odd but are not clear yet, and those
hardly seen.

A run goes in stages, each twice as long as the one before. What earlier stages showed decides what a stage looks at, so
it never depends on the number of workers or on the clock. Looking again at what seems odd makes no false alarm: more
deals bring an accident back to the middle.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.cardsense import CardSense
from spellhall.lab.balance.cardfacts import worths

FIRST = 16  # pieces of the first stage
ODD = 0.2  # how likely by chance alone a card's difference may be to be looked at again
CLEAR = 1e-6  # and how unlikely, for nobody to doubt it any more
MOST = 0.25  # of all cards

Focus = dict[str, list[str]]
"""Names of cards for each way of playing again, the first the most urgent."""


def stage_of(number: int) -> tuple[int, int]:
    """The stage that a piece belongs to: its first piece, and the first of the next."""
    low, high = 0, FIRST
    while number >= high:
        low, high = high, 2 * high
    return low, high


def focus_of(deals: list[dict[str, Any]], sense: CardSense) -> Focus:
    """What to look at after these deals."""
    groups = dict(zip(sense.names, sense.groups, strict=False))
    return {kind: urgent(worths(deals, kind, groups)) for kind in ("barred", "presents")}


def urgent(found: dict[str, dict[str, Any]]) -> list[str]:
    """The oddest cards that are not clear yet, then those seen less than half as often as the card in the middle."""
    if not found:
        return []
    chance = {name: figure["apart"].get("p", 1.0) for name, figure in found.items() if figure["apart"] is not None}
    odd = sorted((name for name in chance if CLEAR < chance[name] < ODD), key=lambda name: (chance[name], name))
    seen = sorted(figure["deals"] for figure in found.values())
    rare = [name for name, figure in found.items() if 2 * figure["deals"] < seen[len(seen) // 2]]
    return [*odd[: max(1, round(MOST * len(found)))], *[name for name in rare if name not in odd]]
