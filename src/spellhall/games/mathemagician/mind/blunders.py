"""Silly plays in Mathemagician's Duel: misfires on purpose, casting for somebody else, and missed wins."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.blunders import Blunders
from spellhall.games.mathemagician.mind.greedy import completes
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.games.mathemagician.turns import Turn, would_misfire
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

# made once: bots ask about every choice
KEEPS_SILENT: Final = say("md-silly-keeps-silent")
DECLARES_WRONGLY: Final = say("md-silly-declares-wrongly")
MISFIRES: Final = say("md-silly-misfires")
HELPS: Final = say("md-silly-helps")
LEAVES_A_WIN: Final = say("md-silly-leaves-a-win")


class List(Blunders):
    """See the module."""

    def name(self, view: View[Any], choice: Choice, choices: list[Choice]) -> Message | None:
        state: MathemagicianState = view.state
        me = view.seat
        if choice.verb == "silent":
            return KEEPS_SILENT if state.complete(me) else None
        if choice.verb == "declare":
            return None if state.complete(me) else DECLARES_WRONGLY
        if not isinstance(state.stack[-1], Turn):
            return None
        if would_misfire(state, me, choice):
            return MISFIRES
        if helps(state, me, choice):
            return HELPS
        if not wins(state, me, choice):
            for other in choices:
                if wins(state, me, other):
                    return LEAVES_A_WIN
        return None


def helps(state: MathemagicianState, me: int, choice: Choice) -> bool:
    """Whether a play casts somebody else's spell."""
    if choice.verb != "play" or choice.args[1] == me:
        return False
    card, to = choice.args
    return completes(state, to, [*state.rows[to], card])


def wins(state: MathemagicianState, me: int, choice: Choice) -> bool:
    """Whether a choice casts one's own spell and leaves nobody else standing."""
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
