"""What a curious player looks at: a few choices of each kind, so that none crowds out the others.

Of movements a few beside opponents, in line with them and elsewhere; of spells the two with the largest groups and the
smallest one; of cards to charge those that share a CV with Charged ones; in the preparation all that charge much,
because the hand is filled up anyway. A dying one goes on cursing while it can.
"""

from __future__ import annotations

from spellhall.games.spellcaster.cards import CV
from spellhall.games.spellcaster.spells import LEAST_SUITED, SIZES, Pool
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.state import Choice

FEW = 24  # up to this many movements are all kept
OF_EACH = 3  # spaces kept of each kind
PREPARES_KEPT = 2
LEAST_CHARGED = 6
SPACE_VERBS = ["move", "teleport", "run"]
BESIDE, IN_LINE, APART = 0, 1, 2


def purposeful(state: SpellState, me: int, choices: list[Choice]) -> list[Choice]:
    """The choices that a curious player of the coverage run looks at."""
    if choices and choices[0].verb == "ready":
        charging = [choice for choice in choices if choice.args[0] >= LEAST_CHARGED]
        return charging or choices
    if me < 0 or me not in state.order:
        return choices
    by_verb: dict[str, list[Choice]] = {}
    for choice in choices:
        by_verb.setdefault(choice.verb, []).append(choice)
    out: list[Choice] = []
    for verb, same in by_verb.items():
        if verb in SPACE_VERBS and len(same) > FEW:
            out += spread_out(state, me, same)
        elif verb == "cast":
            large = sorted(same, key=group_size, reverse=True)
            out += large[:2] + large[-1:] if len(large) > 2 else large
        elif verb == "prepare":
            values = Pool(state.casters[me].charged.bits).values
            out += sorted(same, key=lambda choice: values[CV[choice.args[0]]], reverse=True)[:PREPARES_KEPT]
        elif verb == "discard":
            out += same[:1]
        elif verb != "stop" or "cast" not in by_verb:
            out += same
    return out


def group_size(cast: Choice) -> tuple[int, int]:
    """How many cards a spell takes; among equals the rarer one."""
    return SIZES[cast.args[0]] or LEAST_SUITED, cast.args[0]


def spread_out(state: SpellState, me: int, ways: list[Choice]) -> list[Choice]:
    """A few movements of every kind, spread over the board."""
    sorts: list[list[Choice]] = [[], [], []]
    for choice in ways:
        sorts[sort_of(state, me, choice.args[-1])].append(choice)
    out: list[Choice] = []
    for same in sorts:
        stride = max(1, (len(same) + OF_EACH - 1) // OF_EACH)
        out += same[::stride]
    return out


def sort_of(state: SpellState, me: int, space: int) -> int:
    """Beside an opponent, in line with one, or neither."""
    board = state.board
    out = APART
    for other in state.opponents(me):
        at = state.at[other]
        if at < 0:
            continue
        if board.apart_by[space][at] == 1:
            return BESIDE
        for direction in board.directions:
            if board.first_piece(space, direction, 14, [at]) == at:
                out = IN_LINE
    return out
