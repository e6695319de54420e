"""Silly plays in Mathemagician's Duel: misfires on purpose, casting for somebody else, and wins left lying."""

from __future__ import annotations

from typing import Any

from spellhall.bots.blunders import Blunders
from spellhall.games.mathemagician.mind.greedy import completes
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.games.mathemagician.turns import Turn, would_misfire
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class List(Blunders):
    """See the module."""

    def name(self, view: View[Any], choice: Choice, choices: list[Choice]) -> str:
        state: MathemagicianState = view.table
        me = view.seat
        if choice.verb == "silent":
            return "keeps silent about a complete spell" if state.complete(me) else ""
        if choice.verb == "declare":
            return "" if state.complete(me) else "declares a spell that is not complete"
        if not isinstance(state.stack[-1], Turn):
            return ""
        if would_misfire(state, me, choice):
            return "misfires on purpose"
        if helps(state, me, choice):
            return "completes another player's spell"
        if not wins(state, me, choice):
            for other in choices:
                if wins(state, me, other):
                    return "leaves a win lying"
        return ""


def helps(state: MathemagicianState, me: int, choice: Choice) -> bool:
    """Whether a play casts somebody else's spell."""
    if choice.verb != "play" or choice.args[1] == me:
        return False
    card, to = choice.args
    return completes(state, to, [*state.rows[to], card])


def wins(state: MathemagicianState, me: int, choice: Choice) -> bool:
    """Whether a choice casts the own spell and nobody else is left standing then."""
    spell = state.spell[me]
    if spell == NO_SPELL or any(state.strength[seat] > state.rules.set.effects[spell] for seat in state.opponents(me)):
        return False
    row = state.rows[me]
    if choice.verb == "play" and choice.args[1] == me:
        return completes(state, me, [*row, choice.args[0]])
    if choice.verb == "pull":
        place = choice.args[0]
        return completes(state, me, row[:place] + row[place + 2 :])
    return False
