"""The choices of the duel, and what a turn offers."""

from __future__ import annotations

from typing import Final

from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.state import Choice

YES: Final = Choice("yes")
NO: Final = Choice("no")

_ROWS: Final = range(ROWS)
_OTHERS: Final = [[other for other in _ROWS if other != row] for row in _ROWS]
_SHARED: Final = 20  # places; who raises from further beneath gets a choice of its own
SLIDES: Final = [Choice("slide", (row,)) for row in _ROWS]
RAISES: Final = [[Choice("raise", (row, places)) for places in range(_SHARED)] for row in _ROWS]
SINKS: Final = [Choice("sink", (row,)) for row in _ROWS]
ATTACKS: Final = [Choice("attack", (row,)) for row in _ROWS]
TO_ROWS: Final = [Choice("row", (row,)) for row in _ROWS]
TRANSFERS: Final = [[Choice("transfer", (row, onto)) for onto in _ROWS] for row in _ROWS]
FOUNDS: Final = [[Choice("found", (row, into)) for into in _ROWS] for row in _ROWS]

MOVES: Final = ("slide", "raise", "transfer", "found", "sink")


def turn_choices(state: DuelState, seat: int) -> list[Choice]:
    """Every move and attack, row by row. Clauses: DP-43, DP-45, DP-56."""
    out: list[Choice] = []
    rules = state.rules
    rows = state.rows[seat]
    splay = state.splay[seat]
    for row in range(ROWS):
        stack = rows[row]
        height = len(stack)
        if height == 0:
            continue
        size = splay[row]
        if size < height and not (rules.slide_once and size > 1):
            out.append(SLIDES[row])
        for places in range(1, size):
            out.append(RAISES[row][places] if places < _SHARED else Choice("raise", (row, places)))
        for other in _OTHERS[row]:
            out.append(TRANSFERS[row][other] if rows[other] else FOUNDS[row][other])
        if height > 1:
            out.append(SINKS[row])
        if state.card(stack[-1]).attacks and (rules.empty_row_attack or state.rows[1 - seat][row]):
            out.append(ATTACKS[row])
    return out


def other_stacks(state: DuelState, seat: int, row: int) -> list[int]:
    """The other rows in which this side has cards."""
    rows = state.rows[seat]
    return [other for other in _OTHERS[row] if rows[other]]
