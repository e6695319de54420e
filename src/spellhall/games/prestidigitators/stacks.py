"""What can happen to stacks, card by card: each change of position in one place.

Clauses: DP-25 to DP-28, DP-32 to DP-39.
"""

from __future__ import annotations

from spellhall.games.prestidigitators.state import DuelState


def take_off(state: DuelState, seat: int, row: int, token: int) -> None:
    """A card leaves its stack; what remains splayed is the cascade. Clauses: DP-34, DP-35, DP-R42."""
    stack = state.rows[seat][row]
    place = stack.index(token)
    size = state.splay[seat][row]
    splayed = place >= len(stack) - size
    stack.pop(place)
    if not stack:
        state.splay[seat][row] = 0
    elif splayed:
        state.splay[seat][row] = max(1, size - 1)


def put_on_top(state: DuelState, seat: int, row: int, token: int) -> None:
    """A card arrives on top and joins the cascade, or is a new stack. Clauses: DP-36."""
    state.rows[seat][row].append(token)
    state.splay[seat][row] += 1


def put_beneath(state: DuelState, seat: int, row: int, token: int) -> None:
    """A card arrives at the bottom of a stack that has cards, hidden."""
    state.rows[seat][row].insert(0, token)


def sink_top(state: DuelState, seat: int, row: int) -> bool:
    """The top card goes to the bottom; False if it is alone and nothing changes. Clauses: DP-37, DP-38."""
    stack = state.rows[seat][row]
    if len(stack) < 2:
        return False
    stack.insert(0, stack.pop())
    state.splay[seat][row] = max(1, state.splay[seat][row] - 1)
    return True


def lift_bottom(state: DuelState, seat: int, row: int) -> bool:
    """The bottommost card goes on top; False if it is alone and nothing changes. Clauses: DP-39."""
    stack = state.rows[seat][row]
    if len(stack) < 2:
        return False
    stack.append(stack.pop(0))
    state.splay[seat][row] = min(len(stack), state.splay[seat][row] + 1)
    return True


def raise_card(state: DuelState, seat: int, row: int, places: int) -> None:
    """A splayed card goes to the right end of its cascade. Clauses: DP-49."""
    stack = state.rows[seat][row]
    stack.append(stack.pop(len(stack) - 1 - places))


def collapse(state: DuelState, seat: int, row: int) -> bool:
    """Only the top card stays splayed; False if nothing changes. Clauses: DP-33."""
    if state.splay[seat][row] < 2:
        return False
    state.splay[seat][row] = 1
    return True


def splay_all(state: DuelState, seat: int, row: int) -> bool:
    """The whole stack becomes the cascade; False if it was."""
    height = len(state.rows[seat][row])
    if state.splay[seat][row] == height:
        return False
    state.splay[seat][row] = height
    return True
