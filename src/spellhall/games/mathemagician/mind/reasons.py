"""Why a choice in Mathemagician's Duel is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.mathemagician.mind.greedy import completes
from spellhall.games.mathemagician.rows import face, value
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> str:
        state: MathemagicianState = view.table
        me = view.seat
        cards = state.rules.set
        verb = choice.verb
        if not state.rules.show_totals and verb in ("play", "pull"):  # adding up is the players' own task
            return "Add it up: it serves you best now."
        if verb == "play":
            return played(state, me, choice.args[0], choice.args[1])
        if verb == "pull":
            place = choice.args[0]
            rest = state.rows[me][:place] + state.rows[me][place + 2 :]
            if completes(state, me, rest):
                return f"Without these two your row makes {value(rest)} — that casts {cards.names[state.spell[me]]}."
            return f"Your row is then worth {value(rest)}, and the two cards are in your hand again."
        if verb == "spell":
            spell = choice.args[0]
            need = f"{cards.values[spell]} with at least {cards.minimums[spell]} numbers"
            return f"{cards.names[spell]} takes {cards.effects[spell]} Strength for a row worth {need}."
        if verb == "draw":
            return "Three numbers and two signs make a good hand."
        if verb == "exchange":
            return "None of your cards fits safely; five new ones may."
        if verb == "declare":
            return "Your spell is complete."
        if verb == "remove":
            to = choice.args[0]
            return f"That takes {face(state.rows[to][-1])} off {whose(me, to)} row."
        return "There is nothing to gain otherwise."


def whose(me: int, seat: int) -> str:
    return "your" if seat == me else f"{SEAT_LETTERS[seat]}'s"


def played(state: MathemagicianState, me: int, card: int, to: int) -> str:
    """What a play does to its row."""
    row = [*state.rows[to], card]
    spell = state.spell[to]
    goal = state.rules.set.values[spell] if spell != NO_SPELL else 0
    where = "here" if to == me else f"on {SEAT_LETTERS[to]}'s row"
    if completes(state, to, row):
        return f"Playing {face(card)} {where} makes {value(row)} — that casts {state.rules.set.names[spell]}."
    if card <= 0:
        turn = "up" if face(card) == "+" else "down"
        towards = f"towards {goal}" if (value(row) < goal) == (turn == "up") else f"away from {goal}"
        return f"Then {whose(me, to)} row at {value(row)} goes {turn}, {towards}."
    far = abs(goal - value(row))
    if to == me:
        return f"Playing {face(card)} here makes {value(row)}, {far} away from your {goal}."
    return f"It makes {value(row)} there, {far} away from the {goal} that {SEAT_LETTERS[to]} needs."
