"""The choices of the duel, and what a turn offers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.state import Choice

YES: Final = Choice("yes")
NO: Final = Choice("no")
PASS: Final = Choice("pass")  # never allowed; it can be said so that the answer names DP-44

_ROWS: Final = range(ROWS)
_OTHERS: Final = [[other for other in _ROWS if other != row] for row in _ROWS]
_SHARED: Final = 20  # places; raises from deeper down are rare and get an object of their own
SLIDES: Final = [Choice("slide", (row,)) for row in _ROWS]
RAISES: Final = [[Choice("raise", (row, places)) for places in range(_SHARED)] for row in _ROWS]
SINKS: Final = [Choice("sink", (row,)) for row in _ROWS]
ATTACKS: Final = [Choice("attack", (row,)) for row in _ROWS]
TO_ROWS: Final = [Choice("row", (row,)) for row in _ROWS]
TRANSFERS: Final = [[Choice("transfer", (row, onto)) for onto in _ROWS] for row in _ROWS]
FOUNDS: Final = [[Choice("found", (row, into)) for into in _ROWS] for row in _ROWS]

CAN_SLIDE: Final = 1
CAN_SINK: Final = 2
CAN_ATTACK: Final = 4
_LISTS: Final[dict[int, list[Choice]]] = {}  # by the abilities of the three stacks
_MOST_LISTS: Final = 20_000

MOVES: Final = ("slide", "raise", "transfer", "found", "sink")


def turn_choices(state: DuelState, seat: int) -> list[Choice]:
    """Every move and attack, row by row. The same lists come up again and again, so they are kept."""
    key = abilities(state, seat)
    known = _LISTS.get(key)
    if known is None:
        if len(_LISTS) >= _MOST_LISTS:
            _LISTS.clear()
        known = choices_of([int(key >> 32 & 65535), int(key >> 16 & 65535), int(key & 65535)])
        _LISTS[key] = known
    return known


def abilities(state: DuelState, seat: int) -> i64:
    """What the stacks may do, 16 bits each: eight times the splayed cards, and bits for sliding, sinking and attacking;
    0 in an empty row. Clauses: DP-48, DP-53, DP-56 to DP-59."""
    rules = state.rules
    cards = rules.set.cards
    foes = state.rows[1 - seat]
    splay = state.splay[seat]
    out: i64 = 0
    for row, stack in enumerate(state.rows[seat]):
        out <<= 16
        height: i64 = len(stack)
        if height == 0:
            continue
        size: i64 = splay[row]
        out += size * 8
        if size < height and not (rules.slide_once and size > 1):
            out += CAN_SLIDE
        if height > 1:
            out += CAN_SINK
        if cards[state.names[stack[-1]]].attacks and (rules.empty_row_attack or foes[row]):
            out += CAN_ATTACK
    return out


def choices_of(able: list[int]) -> list[Choice]:
    """The moves and attacks of stacks with these abilities. Clauses: DP-43, DP-45 to DP-52, DP-56."""
    out: list[Choice] = []
    for row in range(ROWS):
        if able[row] == 0:
            continue
        if able[row] & CAN_SLIDE:
            out.append(SLIDES[row])
        for places in range(1, able[row] // 8):
            out.append(RAISES[row][places] if places < _SHARED else Choice("raise", (row, places)))
        for other in _OTHERS[row]:
            out.append(TRANSFERS[row][other] if able[other] else FOUNDS[row][other])
        if able[row] & CAN_SINK:
            out.append(SINKS[row])
        if able[row] & CAN_ATTACK:
            out.append(ATTACKS[row])
    return out


def other_stacks(state: DuelState, seat: int, row: int) -> list[int]:
    """The other rows in which this side has cards."""
    rows = state.rows[seat]
    return [other for other in _OTHERS[row] if rows[other]]
