"""A duellist's position in whole numbers, for the network that says what it promises. All hands count."""

from __future__ import annotations

from typing import Final

from spellhall.bots.networks import bounded
from spellhall.games.mathemagician.cards import KINDS
from spellhall.games.mathemagician.mind.greedy_board import Board
from spellhall.games.mathemagician.mind.greedy_turns import NUMERAL
from spellhall.games.mathemagician.rows import MINUS, PLUS
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState

TENTHS: Final = 10.0
TRAITS: Final = [
    "out", "turns away", "turn", "worth by hand", "Strength", "Strength of the strongest rival", "turns with this hand",
    "turns with a usual hand", "no spell", "goal", "least numerals", "effect", "total", "numerals in the row",
    "ends in a numeral", "ends in plus", "ends in minus", "stored spells", "pulled", "to the goal", "beyond the goal",
    *[f"hand {face}" for face in range(1, KINDS)], "pluses", "minuses",
    "numerals in hand", "energy deck", "symbols deck", "effect of the rivals", "turns of the nearest rival", "rivals",
]  # fmt: skip


def traits_of(state: MathemagicianState, board: Board, seat: int, turns: list[float], worth: float) -> list[int]:
    """The traits of one seat: `turns` are those to the cast of each seat, `worth` is what this one is worth by hand."""
    if board.strength[seat] <= 0:
        return [1] + [0] * (len(TRAITS) - 1)
    aims = board.aims
    total, end = board.values[seat], board.ends[seat]
    spell = state.spell[seat]
    goal = aims.goals[seat]
    usual = aims.usual
    if not board.waits[seat]:
        usual = board.tables[seat].left(total, board.counts[seat], end)
    strongest = effects = rivals = 0
    nearest = 25.0
    for other in aims.seats:
        if other != seat and board.strength[other] > 0:
            rivals += 1
            strongest = max(strongest, int(board.strength[other]))
            effects += aims.effects[other]
            nearest = min(nearest, turns[other])
    symbols = state.symbol_hands[seat].counts
    away = (seat - state.active) % state.setup.seats if state.active >= 0 else 0
    row = [0, away, state.turn, int(128.0 + 4.0 * worth), int(board.strength[seat]), strongest]
    row += [int(TENTHS * turns[seat]), int(TENTHS * usual), int(spell == NO_SPELL)]
    row += [goal, aims.minimums[seat], aims.effects[seat], total, board.counts[seat]]
    row += [int(end == NUMERAL), int(end == PLUS), int(end == MINUS), len(state.stored[seat]), int(state.pulled[seat])]
    row += [goal - total, total - goal]
    row += state.energy_hands[seat].counts[1:]
    row += symbols
    row += [state.energy_hands[seat].size, state.energy_deck.size, state.symbols_deck.size]
    row += [effects, int(TENTHS * nearest), rivals]
    return bounded(row)
