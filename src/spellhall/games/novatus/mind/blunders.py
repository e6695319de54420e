"""Silly plays in Magus Novatus: casts that lose the game, more skulls than points, and missed wins."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.blunders import Blunders
from spellhall.games.novatus.cards import LOWEST_POINTS
from spellhall.games.novatus.casting import CastASpell
from spellhall.games.novatus.choices import LINES
from spellhall.games.novatus.mind.greedy import ends_the_game, net_cast, would_win
from spellhall.games.novatus.potions import EL, GAP, SIDE, item_place
from spellhall.games.novatus.state import NovatusState
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

DEAR: Final = -3.0  # a cast that brings less than this


class List(Blunders):
    """See the module."""

    def name(self, view: View[Any], choice: Choice, choices: list[Choice]) -> Message | None:
        state: NovatusState = view.state
        me = view.seat
        if choice.verb == "aim":
            return say("mn-silly-aim") if bare(state, choice.args[0]) else None
        if not isinstance(state.stack[-1], CastASpell):
            return None
        if choice.verb == "cast":
            net = gain(state, me, choice)
            if ends_the_game(state, me, net) and not may_win(state, me, net):
                return say("mn-silly-losing-cast")
            if net < DEAR and not ends_the_game(state, me, net):
                return say("mn-silly-dear-cast")
        if choice.verb == "done":
            for other in choices:
                if other.verb == "cast":
                    net = gain(state, me, other)
                    if ends_the_game(state, me, net) and would_win(state, me, net - 0.5):
                        return say("mn-silly-win-missed")
        return None


def gain(state: NovatusState, me: int, choice: Choice) -> float:
    elixirs = state.items[me][item_place(EL)]
    return net_cast(state, state.hands[me].counts, elixirs, choice.args[0] - LOWEST_POINTS)


def may_win(state: NovatusState, me: int, net: float) -> bool:
    """Whether the cast may still win: with a point to spare, because Elixirs are valued a little too highly."""
    return would_win(state, me, net + 1.0)


def bare(state: NovatusState, space: int) -> bool:
    """Whether both lines through a space are empty, while others are not."""
    return lying(state, space) == 0 and not state.grid_empty


def lying(state: NovatusState, space: int) -> int:
    row, column = LINES[space // SIDE], LINES[SIDE + space % SIDE]
    return sum([state.grid[one] != GAP for one in row]) + sum([state.grid[one] != GAP for one in column])
