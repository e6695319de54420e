"""Winning, draws and the checks at the end of a turn."""

from __future__ import annotations

from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.frames import Play
from spellhall.kernel.state import UNKNOWN


def side_size(state: DuelState, seat: int) -> int:
    """How many cards lie on a side."""
    return sum(len(row) for row in state.rows[seat])


def side_energy(state: DuelState, seat: int) -> int:
    """The energies of all cards on a side, splayed or not."""
    energies = state.rules.set.energies
    return sum(energies[state.names[token]] for row in state.rows[seat] for token in row)


def standing(state: DuelState) -> list[list[int]]:
    """Ranking keys: the Phylactery, then cards and energy if stagnation is decided by cards.

    Clauses: DP-90, DP-92, DP-95.
    """
    keys: list[list[int]] = []
    alive = [state.phylactery_row(seat) != UNKNOWN for seat in range(2)]
    by_cards = all(alive) and clause_now(state) == "DP-95" and state.rules.stagnation_result == "cards"
    for seat in range(2):
        if by_cards:
            keys.append([1, side_size(state, seat), side_energy(state, seat)])
        else:
            keys.append([1 if alive[seat] else 0])
    return keys


def clause_now(state: DuelState) -> str:
    """The clause that ends the game at the end of this turn; empty if it goes on. Clauses: DP-46, DP-94 to DP-96."""
    if state.phylactery_row(0) == UNKNOWN or state.phylactery_row(1) == UNKNOWN:
        return "DP-90"
    if side_size(state, 0) == 1 and side_size(state, 1) == 1:
        return "DP-94"
    if state.quiet >= state.rules.stagnation_limit:
        return "DP-95"
    wanted = state.rules.repetition_draw
    if wanted and state.history and state.history.count(state.history[-1]) >= wanted:
        return "DP-96"
    return ""


def judge(play: Play[DuelState], clause: str) -> None:
    """The game is over; all cards may be seen. Clauses: DP-90 to DP-96."""
    state = play.state
    keys = standing(state)
    ranks = ranked(keys)
    scores = [key[1] for key in keys] if len(keys[0]) > 1 else [1 if rank < max(ranks) else 0 for rank in ranks]
    play.end(Outcome(clause, ranks, scores))
    if play.telling:
        if clause == "DP-90":
            for also in ("DP-91", "DP-92", "DP-93"):
                play.cite(also)
        play.tell("over", clause, {"ranks": ranks})


def position_key(state: DuelState) -> str:
    """A position as repetition compares it: tokens, cascades, marks and who moves. Clauses: DP-96."""
    parts: list[str] = []
    for seat in range(2):
        for row in range(ROWS):
            tokens = "-".join(str(token) for token in state.rows[seat][row])
            parts.append(f"{tokens}*{state.splay[seat][row]}")
    spent = "-".join(str(token) for token, used in enumerate(state.spent) if used)
    return f"{'/'.join(parts)}/{spent}/{state.mover}"
