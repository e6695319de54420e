"""The six effects on the backs of spells."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.cards import CIAO_DEVILUS, EFFECT_NAMES, GOUS_BACKUS, SHAKUM, THIEVES, UNLEASHUS
from spellhall.games.novatus.choices import LOSSES, PASSES, named
from spellhall.games.novatus.drawing import discard_item, draw_card, end_of_aside, receive_item
from spellhall.games.novatus.knowledge import Knowledge, insert, of_hands, of_skulls
from spellhall.games.novatus.potions import CODES, CU, EL, HP, MW, TYPES, item_place
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, OWN, Choice
from spellhall.kernel.zones import Bag

EFFECT_CLAUSES: Final = ["MN-80", "MN-100", "MN-103", "MN-104", "MN-105", "MN-106", "MN-107"]

LOSABLE: Final = [HP, EL, MW]


def carry_out(play: Play[NovatusState], caster: int, effect: int) -> None:
    """The back of the spell is read and carried out at once. Clauses: MN-79, MN-98."""
    state = play.state
    if play.telling:
        play.tell("effect", EFFECT_CLAUSES[effect], {"seat": caster, "effect": EFFECT_NAMES[effect]})
        play.cite("MN-98")
    if effect == THIEVES:
        thieves(play, caster)
    elif effect == SHAKUM:
        losers = [seat for seat in state.order_from(caster) if can_lose(state, seat)]
        if losers:
            play.push(LoseItems(losers))
    elif effect == UNLEASHUS:
        unleash(play)
    elif effect == GOUS_BACKUS:
        go_back(play)
    else:
        frame = PassLeft(effect, state.setup.seats)
        if frame.waiting(state):
            play.push(frame)
            play.cite("MN-110")


def thieves(play: Play[NovatusState], caster: int) -> None:
    """Everybody draws one card; items go to the play area. Clauses: MN-100 to MN-102."""
    state = play.state
    for seat in state.order_from(caster):
        card = draw_card(play)
        if card == NONE:
            play.tell("nothing_left", "MN-102", {"seat": seat})
        elif card < TYPES:
            state.hands[seat].add(card)
            insert(state.drawn[seat], card)
            if play.telling:
                play.tell_apart("drew", "MN-100", {"seat": seat}, {seat: {"seat": seat, "card": CODES[card]}})
        else:
            owner = receive_item(play, seat, card)
            if play.telling:
                told = {"seat": seat, "item": CODES[card], "to": None if owner == NONE else owner}
                play.tell("drew_item", "MN-101", told)
    end_of_aside(play)


def unleash(play: Play[NovatusState]) -> None:
    """All Curses move one seat to the left at once. Clauses: MN-104."""
    state = play.state
    place = item_place(CU)
    curses = [items[place] for items in state.items]
    for seat, number in enumerate(curses):
        state.items[state.left_of(seat)][place] = number
    if play.telling:
        cursed = [seat for seat in range(state.setup.seats) if state.cursed(seat)]
        play.tell("curses_moved", "MN-104", {"seats": cursed})


def go_back(play: Play[NovatusState]) -> None:
    """The Cylinder moves back, but not before its first space, and not from its last. Clauses: MN-105, MN-125."""
    state = play.state
    if state.marker >= state.rules.end:
        play.cite("MN-125")
    elif state.marker > 0:
        state.marker -= 1
    play.tell("marker", "MN-105", {"position": state.marker})


def can_lose(state: NovatusState, seat: int) -> bool:
    return any(state.owns(seat, kind) for kind in LOSABLE)


@mypyc_attr(allow_interpreted_subclasses=True)
class LoseItems(Frame[NovatusState]):
    """Shakum Thingsis Up: one after the other, everybody loses an item of their choice. Clauses: MN-99, MN-103."""

    FIELDS: ClassVar[dict[str, str]] = {"order": OPEN}

    def __init__(self, order: list[int]) -> None:
        self.order = order  # seats that still lose an item

    def waiting(self, state: NovatusState) -> list[int]:
        return ONE_SEAT[self.order[0]]

    def asks(self, state: NovatusState, seat: int) -> tuple[Message, str]:
        return say("mn-ask-lose"), "MN-103"

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        return [LOSSES[kind] for kind in LOSABLE if state.owns(seat, kind)]

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "lose":
            if named(choice) == CU:
                return Refusal("MN-103", say("mn-no-losing-curse"))
            return Refusal("MN-103", say("mn-no-item-owned"))
        if choice.verb in ("heal", "wand", "lift", "give"):
            return Refusal("MN-99", say("mn-no-items-before-loss"))
        return Refusal("MN-79", say("mn-no-loss-yet"))

    def take(self, play: Play[NovatusState], seat: int, choice: Choice) -> None:
        kind = choice.args[0]
        discard_item(play.state, seat, kind)
        play.cite("MN-25")
        if play.telling:
            play.tell("lost", "MN-103", {"seat": seat, "item": CODES[kind]})
        self.order.pop(0)
        if not self.order:
            play.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class PassLeft(Frame[NovatusState]):
    """Ciao Devilus and Presentis For Youm: everybody who can chooses a card in secret, then all cards move left.

    Clauses: MN-99, MN-106 to MN-110.
    """

    FIELDS: ClassVar[dict[str, str]] = {"effect": OPEN, "sealed": OWN}

    def __init__(self, effect: int, seats: int) -> None:
        self.effect = effect
        self.sealed: list[Choice | None] = [None] * seats

    def zone(self, state: NovatusState) -> list[Bag]:
        return state.skulls if self.effect == CIAO_DEVILUS else state.hands

    def waiting(self, state: NovatusState) -> list[int]:
        zone = self.zone(state)
        return [seat for seat in range(len(zone)) if zone[seat].size > 0 and self.sealed[seat] is None]

    def asks(self, state: NovatusState, seat: int) -> tuple[Message, str]:
        if self.effect == CIAO_DEVILUS:
            return say("mn-ask-pass-skull"), "MN-106"
        return say("mn-ask-pass"), "MN-107"

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        counts = self.zone(state)[seat].counts
        return [PASSES[kind] for kind in range(TYPES) if counts[kind]]

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "pass":
            why = say("mn-no-such-skull" if self.effect == CIAO_DEVILUS else "mn-no-potion-held")
            return Refusal(EFFECT_CLAUSES[self.effect], why)
        if choice.verb in ("heal", "wand", "lift", "give"):
            return Refusal("MN-99", say("mn-no-items-before-pass"))
        return Refusal("MN-109", say("mn-no-pass-yet"))

    def take(self, play: Play[NovatusState], seat: int, choice: Choice) -> None:
        self.sealed[seat] = choice
        play.cite("MN-25")
        play.cite("MN-109")
        play.tell("ready", "MN-108", {"seat": seat})
        if not self.waiting(play.state):
            self.move(play)

    def move(self, play: Play[NovatusState]) -> None:
        """All choices are fixed: now the cards move, and none moves twice. Clauses: MN-108."""
        state = play.state
        zone = self.zone(state)
        known: Knowledge = of_skulls(state) if self.effect == CIAO_DEVILUS else of_hands(state)
        moves: list[tuple[int, int]] = []
        witnesses = [known.witnesses(giver, state.left_of(giver)) for giver in range(len(zone))]
        for giver, choice in enumerate(self.sealed):
            if choice is not None:
                moves.append((giver, choice.args[0]))
        for giver, card in moves:
            zone[giver].remove(card)
            known.left_secretly(giver, state.left_of(giver), card)
        for giver, card in moves:
            receiver = state.left_of(giver)
            zone[receiver].add(card)
            known.came_secretly(receiver, card, witnesses[giver])
            if play.telling:
                told = {"seat": giver, "to": receiver}
                both = {**told, "card": CODES[card]}
                kind = "passed_skull" if self.effect == CIAO_DEVILUS else "passed"
                play.tell_apart(kind, EFFECT_CLAUSES[self.effect], told, {giver: both, receiver: both})
        state.stirred = True
        play.finish()
