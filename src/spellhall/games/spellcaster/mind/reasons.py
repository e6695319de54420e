"""Why a choice in SpellCaster is good: only what is so in every world that the player may be in.

What comes of a choice is asked from the rules (`outcomes.py`); what is said of places and cards can be seen on the
table.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.foreseen import follow
from spellhall.bots.reasons import Reasons
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.cards import CLUB, CV, SUIT, mask_of
from spellhall.games.spellcaster.choices import CASTS, charged_of
from spellhall.games.spellcaster.damage import LOSING, Damage
from spellhall.games.spellcaster.mind.outcomes import blow, defence, drawn, fewest_to_pay
from spellhall.games.spellcaster.naming import short, shorts, spell_name
from spellhall.games.spellcaster.spells import ENHANCE, HADOU, SPELLS, WORDS, formed
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.turns import Turn
from spellhall.kernel.chance import Seeded
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice, digest_of

FAMILIES: Final[dict[str, list[str]]] = {"sc-spell-": [f"{word}-text" for word in WORDS]}

ATTACKS: Final = ["strike", "desperate", "wave", "hadou", "direction"]
WALKS: Final = ["move", "teleport", "run", "place"]


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: SpellState = view.state
        verb, args = choice.verb, choice.args
        frame = state.stack[-1]
        if isinstance(frame, Attack):
            return self.defended(view, choice)
        if isinstance(frame, Damage):
            return given_up(state, view.seat, frame, args[0])
        if verb in ATTACKS:
            return self.attacked(view, choice)
        if verb in WALKS:
            return self.moved(view, choice)
        if verb == "stay":
            return stands(state, view.seat)
        if verb == "end" and isinstance(frame, Turn):
            return ended(state, frame)
        if verb == "cast":
            return say(f"sc-spell-{WORDS[args[0]]}-text")
        if verb == "ready":
            return self.prepared(view, choice)
        if verb in ("prepare", "discard", "charge"):
            return self.exchanged(view, choice)
        if verb == "haste":
            return hastened(state, view.seat, args[0], isinstance(frame, Turn) and frame.actions == 0)
        if verb in ("keep", "change"):
            value = CV[state.casters[view.seat].move_card]
            return say("sc-why-keep", value=value) if verb == "keep" else say("sc-why-change", value=value)
        return say("sc-why-last") if verb == "last" else None

    def beside(self, view: View[Any], choice: Choice, best: Choice) -> Message | None:
        """How it differs from the choice that leads: in its cards, in its strength against a defence, in the space."""
        if choice.verb == best.verb == "strike" and CV[choice.args[0]] != CV[best.args[0]]:
            return say("sc-why-attack-value", value=CV[choice.args[0]], other=CV[best.args[0]])
        if choice.verb == best.verb == "ready":
            mine, theirs = charged_of(choice), charged_of(best)
            more = [card for card in mine if card not in theirs]
            fewer = [card for card in theirs if card not in mine]
            if more and fewer:
                return say("sc-why-charges-instead", more=shorts(more), fewer=shorts(fewer))
            if more:
                return say("sc-why-charges-more", cards=shorts(more))
            return say("sc-why-charges-fewer", cards=shorts(fewer)) if fewer else None
        if choice.verb == best.verb and choice.verb in WALKS:
            board = view.state.board
            space, other = choice.args[-1], best.args[-1]
            if space != other:
                return say("sc-why-elsewhere", steps=board.apart_by[space][other], space=board.text(other))
        return None

    # ------------------------------------------------------------ what comes of it

    def defended(self, view: View[Any], choice: Choice) -> Message | None:
        """What still comes through. Clauses: SC-98, SC-99, SC-122, SC-130, SC-133."""
        left = defence(self.game, view, choice)
        if left is None:
            return None
        if choice.verb == "pass":
            return say("sc-why-take-hit", damage=left.damage)
        card = short(choice.args[0])
        if left.damage == 0:
            if left.steps:
                return say("sc-why-stops-and-moves", card=card, steps=left.steps)
            return say("sc-why-stops", card=card)
        bare = defence(self.game, view, Choice("pass"))
        if bare is None:
            return None
        if bare.damage == left.damage:
            return say("sc-why-too-weak", card=card, damage=left.damage)
        return say("sc-why-lowers", card=card, full=bare.damage, rest=left.damage)

    def attacked(self, view: View[Any], choice: Choice) -> Message | None:
        """What an attack deals if it is not answered. Clauses: SC-60, SC-86, SC-122, SC-141."""
        sure = blow(self.game, view, choice)
        if sure is None:
            return None
        target = who(sure.target)
        deadly = view.state.casters[sure.target].hand.size == 1  # the last card goes, whatever it is (SC-222)
        if not sure.open:
            if deadly:
                return say("sc-why-kills", who=target)
            return say("sc-why-hits", who=target, damage=sure.damage)
        if deadly:
            return say("sc-why-may-kill", who=target)
        return say("sc-why-may-hit", who=target, damage=sure.damage)

    def moved(self, view: View[Any], choice: Choice) -> Message | None:
        """What can be done from the new place, or who is near. Clauses: SC-22, SC-60, SC-107."""
        future = follow(self.game, self.world(view), view.seat, choice)
        state: SpellState = future.after
        frame = state.stack[-1] if state.stack else None  # a Move may end the last round
        if choice.verb == "move" and isinstance(frame, Turn) and frame.seat == view.seat:
            offered = self.game.legal(state, view.seat)
            struck = [each.args[1] for each in offered if each.verb == "strike"]
            if struck:
                return say("sc-why-can-strike", who=who(struck[0]))
            if CASTS[HADOU] in offered:
                return say("sc-why-can-fire", who=who(best_aim(state, view.seat)))
        return stands(state, view.seat)

    def prepared(self, view: View[Any], choice: Choice) -> Message | None:
        """How the hand is filled, and what the Charged cards make. Clauses: SC-28, SC-40, SC-110."""
        charged = charged_of(choice)
        fills = drawn(self.game, view, choice)
        if not charged or fills is None:
            return None
        spells = larger_spells(mask_of(charged))
        if spells:
            return say("sc-why-ready-spells", count=len(charged), drawn=fills, spells=spells)
        return say("sc-why-ready", count=len(charged), drawn=fills)

    def exchanged(self, view: View[Any], choice: Choice) -> Message | None:
        """A hand card is charged or given up, and perhaps replaced. Clauses: SC-65, SC-68, SC-77, SC-216, SC-217."""
        card = choice.args[0]
        count = drawn(self.game, view, choice)
        if count is None:
            return None
        if choice.verb == "discard":
            return say("sc-why-discard", card=short(card)) if count == 1 else say("sc-why-lost", card=short(card))
        held = view.state.casters[view.seat].charged.bits
        new = larger_spells(held | mask_of([card]), held)
        if new:
            return say("sc-why-charge-makes", card=short(card), spells=new)
        if choice.verb == "charge":
            return say("sc-why-charge", card=short(card), count=count)
        return say("sc-why-prepare" if count == 1 else "sc-why-prepare-lost", card=short(card))

    def world(self, view: View[Any]) -> Any:
        """Any world will do where only open things are looked at."""
        return self.game.imagine(view, Seeded(f"reasons/{digest_of(view.to_json())}"))


# ---------------------------------------------------------------- what can be seen


def larger_spells(held: Any, without: Any = 0) -> list[Message]:
    """The spells of more than one card that Charged cards make and fewer of them did not. Clauses: SC-110."""
    kinds = formed(held) & ~formed(without)
    return [spell_name(kind) for kind in SPELLS if kind >= ENHANCE and kinds >> kind & 1]


def best_aim(state: SpellState, seat: int) -> int:
    """Whom the strongest Charged Club can hit."""
    clubs = [card for card in state.casters[seat].charged.cards() if SUIT[card] == CLUB]
    for card in sorted(clubs, key=lambda card: -CV[card]):
        for direction in state.aims(seat, CV[card]):
            return state.hit_in(seat, direction, CV[card])
    return seat


def stands(state: SpellState, me: int) -> Message | None:
    """Who is near a caster. Clauses: SC-19, SC-21."""
    others = [other for other in state.opponents(me) if state.at[other] >= 0]
    if not others:
        return say("sc-why-first-there")
    gap, nearest = min((state.board.apart_by[state.at[me]][state.at[other]], other) for other in others)
    lined = [other for other in others if state.board.way[state.at[other]][state.at[me]] >= 0]
    if gap > 1 and not lined:
        return say("sc-why-out-of-line", who=who(nearest), steps=gap)
    return say("sc-why-distance", who=who(nearest), steps=gap)


def ended(state: SpellState, turn: Turn) -> Message:
    """What stays unused. Clauses: SC-46, SC-171."""
    if turn.actions and not turn.moved:
        return say("sc-why-end-idle")
    if turn.actions:
        return say("sc-why-end-no-action")
    return say("sc-why-end-haste") if state.casters[turn.seat].hasty() else say("sc-why-end-no-move")


def given_up(state: SpellState, me: int, frame: Damage, card: int) -> Message:
    """What a payment costs in all, or what is lost with a Charged card. Clauses: SC-220 to SC-223."""
    caster = state.casters[me]
    if frame.step == LOSING:
        lost = larger_spells(caster.charged.bits, caster.charged.bits & ~mask_of([card]))
        if lost:
            return say("sc-why-lose-spells", card=short(card), spells=lost)
        return say("sc-why-lose-nothing", card=short(card))
    count = fewest_to_pay(caster.hand, [*frame.paid, card], frame.damage)
    left = caster.hand.size + len(frame.paid) - count
    return say("sc-why-pay", card=short(card), count=count, left=left)


def hastened(state: SpellState, me: int, card: int, acts: bool) -> Message | None:
    """Clauses: SC-166, SC-169, SC-170."""
    spell = state.casters[me].spell_with(card)
    if spell is None:
        return None
    steps = spell.cvs[spell.cards.index(card)]
    if acts:
        return say("sc-why-haste-action", card=short(card), steps=steps)
    return say("sc-why-haste-move", card=short(card), steps=steps)
