"""The choices of Mathemagician's Duel."""

from __future__ import annotations

from typing import Final

from spellhall.games.mathemagician.cards import HAND, HIGHEST
from spellhall.kernel.state import Choice

EXCHANGE: Final = Choice("exchange")
LEAVE: Final = Choice("leave")
DECLARE: Final = Choice("declare")
SILENT: Final = Choice("silent")
PASS: Final = Choice("pass")  # never allowed, but people try it (MD-37)

_SEATS: Final = range(3)
_PLAYS: Final = [[Choice("play", (card, seat)) for seat in _SEATS] for card in range(-1, HIGHEST + 1)]
_DRAWS: Final = [[Choice("draw", (energy, symbols)) for symbols in range(HAND + 1)] for energy in range(HAND + 1)]
REMOVES: Final = [Choice("remove", (seat,)) for seat in _SEATS]


_PULLS: Final[list[list[Choice]]] = []  # by place, then by numeral, sign and which of them comes first; made on demand


def play_choice(card: int, seat: int) -> Choice:
    """Put a card at the end of a seat's incanquation."""
    return _PLAYS[card + 1][seat]


def draw_choice(energy: int, symbols: int) -> Choice:
    """So many cards from each deck."""
    return _DRAWS[energy][symbols]


def pull_choice(place: int, first: int, second: int) -> Choice:
    """Take two neighbouring cards out of one's own incanquation: a numeral and a sign, in either order."""
    while place >= len(_PULLS):
        _PULLS.append([pull_made(len(_PULLS), kind) for kind in range(4 * (HIGHEST + 1))])
    return _PULLS[place][4 * first - 2 * second if first > 0 else 4 * second - 2 * first + 1]


def pull_made(place: int, kind: int) -> Choice:
    numeral, sign = kind // 4, -(kind // 2 % 2)
    return Choice("pull", (place, sign, numeral) if kind % 2 else (place, numeral, sign))


def splits(need: int, lowest: int) -> list[Choice]:
    """Every way to draw `need` cards with at least `lowest` from each deck. Clauses: MD-25, MD-66, MD-75."""
    return [draw_choice(energy, need - energy) for energy in range(lowest, need - lowest + 1)]
