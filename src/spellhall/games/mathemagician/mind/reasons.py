"""Why a choice in Mathemagician's Duel is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.foreseen import Future, Replies, agreed, foresee
from spellhall.bots.reasons import Reasons
from spellhall.games.mathemagician.naming import row_name, spell_name
from spellhall.games.mathemagician.opening import HandSplit
from spellhall.games.mathemagician.rows import PLUS, face, numerals, value
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Draws(Replies):
    """The hand is filled up somehow, so that the spells are checked."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        return choices[0] if choices[0].verb == "draw" else None


class FirstHands(Replies):
    """Everybody's first hand is drawn at once, when all have chosen."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        return choices[0] if isinstance(world.stack[-1], HandSplit) else None


DRAWS = Draws()
FIRST_HANDS = FirstHands()


class Words(Reasons):
    """See the module. Where adding up is the players' own task, no reason says what a row is worth."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: MathemagicianState = view.state
        me = view.seat
        verb = choice.verb
        if verb in ("play", "pull"):
            to = choice.args[1] if verb == "play" else me
            if not state.rules.show_totals:
                if verb == "play" and choice.args[0] <= 0:
                    way = "up" if choice.args[0] == PLUS else "down"
                    return say("md-why-sign", row=row_name(me, to), way=way)
                return say("md-why-add-up", row=row_name(me, to), goal=goal_of(state, to))
            futures = foresee(self.game, view, choice, DRAWS)
            if futures[0].events("misfired"):
                lost = agreed(foresee(self.game, view, choice), misfired)  # before any card is drawn
                return None if lost is None else say("md-why-misfires", lost=lost)
            casts = agreed(futures, cast_by) == to
            if verb == "play":
                return played(state, me, choice.args[0], to, casts)
            return pulled(state, me, choice.args[0], casts)
        if verb == "spell":
            return chosen(state, choice.args[0])
        if verb == "draw":
            held = agreed(foresee(self.game, view, choice, FIRST_HANDS), kinds_held)
            return None if held is None else say("md-why-hand", numbers=held[0], signs=held[1])
        if verb == "exchange":
            return say("md-why-exchange")
        if verb == "remove":
            return removed(state, me, choice.args[0])
        return None

    def beside(self, view: View[Any], choice: Choice, best: Choice) -> Message | None:
        """What differs to the eye, where totals are not told."""
        state: MathemagicianState = view.state
        me = view.seat
        if choice.verb == "pull":
            cards = [face(card) for card in state.rows[me][choice.args[0] : choice.args[0] + 2]]
            return say("md-why-instead-pull", cards=cards)
        if choice.verb != "play":
            return None
        card, to = choice.args
        if best.verb == "play" and best.args[1] == to and card > 0:
            more = value([*state.rows[to], card]) > value([*state.rows[to], best.args[0]])
            if more:
                return say("md-why-more", row=row_name(me, to), card=face(card), other=face(best.args[0]))
            return say("md-why-less", row=row_name(me, to), card=face(card), other=face(best.args[0]))
        return say("md-why-instead-play", card=face(card), row=row_name(me, to))

    def nudge(self, view: View[Any], choice: Choice) -> Message | None:
        state: MathemagicianState = view.state
        if state.rules.show_totals:
            return None
        if choice.verb == "pull":
            return say("md-nudge-pull")
        return say("md-nudge-row", row=row_name(view.seat, choice.args[1])) if choice.verb == "play" else None

    def task(self, view: View[Any]) -> Message | None:
        state: MathemagicianState = view.state
        spell = state.spell[view.seat]
        if spell == NO_SPELL:
            return None
        cards = state.rules.set
        return say("md-task-declare", value=cards.values[spell], minimum=cards.minimums[spell])


def cast_by(future: Future) -> int | None:
    """Who casts first in this future; None: nobody."""
    casts = future.events("cast")
    return int(casts[0]["seat"]) if casts else None


def misfired(future: Future) -> int | None:
    """The Strength that a misfire costs its causer; None: there is none."""
    if not future.events("misfired"):
        return None
    return int(future.before.strength[future.seat] - future.after.strength[future.seat])


def kinds_held(future: Future) -> tuple[int, int] | None:
    """How many numbers and signs the hand has then; None if the drawing was too much."""
    state: MathemagicianState = future.after
    if not state.live(future.seat):
        return None
    return int(state.energy_hands[future.seat].size), int(state.symbol_hands[future.seat].size)


def goal_of(state: MathemagicianState, seat: int) -> int:
    spell = state.spell[seat]
    return state.rules.set.values[spell] if spell != NO_SPELL else 0


def played(state: MathemagicianState, me: int, card: int, to: int, casts: bool) -> Message | None:
    """What a play does to its row."""
    row = [*state.rows[to], card]
    spell = state.spell[to]
    if spell == NO_SPELL:
        return None
    cards = state.rules.set
    goal, minimum = cards.values[spell], cards.minimums[spell]
    made, count = value(row), numerals(row)
    whose = row_name(me, to)
    if casts:
        name = spell_name(cards, spell)
        if to == me:
            return say("md-why-play-casts", card=face(card), value=made, spell=name)
        return say("md-why-play-casts-theirs", card=face(card), value=made, spell=name, row=whose)
    if made == goal and count < minimum:
        return say("md-why-play-short", row=whose, value=made, count=count, minimum=minimum)
    if made == goal and card > 0:
        return say("md-why-play-complete", row=whose, value=made)
    if card <= 0:
        way = "up" if card == PLUS else "down"
        if made == goal:
            return say("md-why-sign-at", row=whose, value=made, way=way)
        if (made < goal) == (card == PLUS):
            return say("md-why-sign-towards", row=whose, value=made, way=way, goal=goal)
        return say("md-why-sign-away", row=whose, value=made, way=way, goal=goal)
    off = abs(goal - made)
    if to == me:
        return say("md-why-play", card=face(card), value=made, off=off, goal=goal)
    return say("md-why-play-theirs", card=face(card), value=made, off=off, goal=goal, who=who(to))


def pulled(state: MathemagicianState, me: int, place: int, casts: bool) -> Message:
    """What a pull leaves."""
    rest = state.rows[me][:place] + state.rows[me][place + 2 :]
    if casts:
        return say("md-why-pull-casts", value=value(rest), spell=spell_name(state.rules.set, state.spell[me]))
    cards = [face(card) for card in state.rows[me][place : place + 2]]
    return say("md-why-pull", value=value(rest), cards=cards)


def removed(state: MathemagicianState, me: int, to: int) -> Message:
    card = face(state.rows[to][-1])
    if not state.rules.show_totals:
        return say("md-why-remove", card=card, row=row_name(me, to))
    return say("md-why-remove-to", card=card, row=row_name(me, to), value=value(state.rows[to][:-1]))


def chosen(state: MathemagicianState, spell: int) -> Message:
    """What a spell does and needs."""
    cards = state.rules.set
    value, minimum, effect = cards.values[spell], cards.minimums[spell], cards.effects[spell]
    return say("md-why-spell", spell=spell_name(cards, spell), effect=effect, value=value, minimum=minimum)
