"""Why a choice in Mathemagician's Duel is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.reasons import Reasons
from spellhall.games.mathemagician.mind.greedy import completes
from spellhall.games.mathemagician.naming import row_name, spell_name
from spellhall.games.mathemagician.rows import PLUS, face, value
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: MathemagicianState = view.state
        me = view.seat
        verb = choice.verb
        if not state.rules.show_totals and verb in ("play", "pull"):  # adding up is the players' own task
            return say("md-why-add-up")
        if verb == "play":
            return played(state, me, choice.args[0], choice.args[1])
        if verb == "pull":
            return pulled(state, me, choice.args[0])
        if verb == "spell":
            return chosen(state, choice.args[0])
        if verb == "draw":
            return say("md-why-draw")
        if verb == "exchange":
            return say("md-why-exchange")
        if verb == "declare":
            return say("md-why-declare")
        if verb == "remove":
            to = choice.args[0]
            return say("md-why-remove", card=face(state.rows[to][-1]), row=row_name(me, to))
        return say("md-why-nothing-to-gain")


def played(state: MathemagicianState, me: int, card: int, to: int) -> Message:
    """What a play does to its row."""
    row = [*state.rows[to], card]
    spell = state.spell[to]
    cards = state.rules.set
    goal = cards.values[spell] if spell != NO_SPELL else 0
    made = value(row)
    if completes(state, to, row):
        name = spell_name(cards, spell)
        if to == me:
            return say("md-why-play-casts", card=face(card), value=made, spell=name)
        return say("md-why-play-casts-theirs", card=face(card), value=made, spell=name, row=row_name(me, to))
    if card <= 0:
        towards = (made < goal) == (card == PLUS)
        way = "up" if card == PLUS else "down"
        if towards:
            return say("md-why-sign-towards", row=row_name(me, to), value=made, way=way, goal=goal)
        return say("md-why-sign-away", row=row_name(me, to), value=made, way=way, goal=goal)
    off = abs(goal - made)
    if to == me:
        return say("md-why-play", card=face(card), value=made, off=off, goal=goal)
    return say("md-why-play-theirs", value=made, off=off, goal=goal, who=who(to))


def pulled(state: MathemagicianState, me: int, place: int) -> Message:
    """What a pull leaves."""
    rest = state.rows[me][:place] + state.rows[me][place + 2 :]
    if completes(state, me, rest):
        return say("md-why-pull-casts", value=value(rest), spell=spell_name(state.rules.set, state.spell[me]))
    return say("md-why-pull", value=value(rest))


def chosen(state: MathemagicianState, spell: int) -> Message:
    """What a spell does and needs."""
    cards = state.rules.set
    value, minimum, effect = cards.values[spell], cards.minimums[spell], cards.effects[spell]
    return say("md-why-spell", spell=spell_name(cards, spell), effect=effect, value=value, minimum=minimum)
