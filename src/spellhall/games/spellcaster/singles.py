"""Teleport and Wild Magic in one's own turn: used at once, left Active, or used later."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.attacks import HADOU_KEN, start_attack
from spellhall.games.spellcaster.cards import CV, NAMES
from spellhall.games.spellcaster.casters import Active
from spellhall.games.spellcaster.choices import DISPEL_IT, FIRES, HOLD
from spellhall.games.spellcaster.dispelling import Dispelling
from spellhall.games.spellcaster.drawing import activate, discard
from spellhall.games.spellcaster.moving import break_seal, move_piece, why_no_way
from spellhall.games.spellcaster.spells import MELEE, SHIELD, SINGLE_OF_SUIT, TELEPORT, WILD
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

LEFT_BY: Final = {MELEE: "SC-120", SHIELD: "SC-127", TELEPORT: "SC-136", WILD: "SC-143"}
"""The clauses by which single cards stay Active."""


def add_teleports(state: SpellState, seat: int, steps: int, into: list[Choice]) -> None:
    """Offer every space where an own-turn Teleport may go. Clauses: SC-134, SC-135."""
    rules = state.rules
    reached = state.reach_free(seat, steps) if rules.teleport_ignores else state.reach(seat, steps)
    rules.walks.teleports.add(reached, into)


def add_uses(state: SpellState, seat: int, kind: int, card: int, into: list[Choice]) -> None:
    """Offer what Teleport or Wild Magic can be used for now. Clauses: SC-134, SC-144, SC-145."""
    add_teleports(state, seat, CV[card], into)
    if kind == WILD:
        into += [FIRES[card][number] for number in state.aims(seat, CV[card])]
        into.append(DISPEL_IT)


def leave_active(play: Play[SpellState], seat: int, card: int) -> None:
    """A single card stays face up. Clauses: SC-120, SC-127, SC-136, SC-143."""
    kind = SINGLE_OF_SUIT[card // 13]
    activate(play, seat, Active(kind, [card], [CV[card]]))
    play.tell("left_active", LEFT_BY[kind], {"seat": seat, "card": NAMES[card]})


def use_single(play: Play[SpellState], seat: int, card: int, choice: Choice) -> None:
    """Carry out a use of Teleport or Wild Magic; the card is on the play area. Clauses: SC-137, SC-147, SC-148."""
    wild = card // 13 == 4
    if wild:
        play.cite("SC-145")
        play.cite("SC-147")
    if choice.verb == "teleport":
        play.cite("SC-57")
        play.cite("SC-135")
        play.cite("SC-137")
        break_seal(play, seat)
        move_piece(play, seat, choice.args[0], "SC-134")
        discard(play, seat, [card])
    elif choice.verb == "hadou":
        target = play.state.hit_in(seat, choice.args[1], CV[card])
        start_attack(play, seat, target, HADOU_KEN, CV[card], 0, card, "SC-139")
    else:
        play.cite("SC-148")
        play.push(Dispelling(seat, [card]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Step):
    """A Teleport or Wild Magic is used, or left Active right after its cast. Clauses: SC-69, SC-134 to SC-147."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "kind": OPEN, "card": OPEN, "may_hold": OPEN}

    def __init__(self, seat: int, kind: int, card: int, may_hold: bool) -> None:
        super().__init__(seat)
        self.kind = kind
        self.card = card
        self.may_hold = may_hold

    def held(self) -> list[int]:
        return [self.card]

    def go(self, play: Play[SpellState]) -> None:
        self.choose_from(play, self.legal(play.state, self.seat))

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.kind == TELEPORT:
            if self.may_hold:
                return say("sc-ask-teleport-or-hold", value=CV[self.card]), "SC-134"
            return say("sc-ask-teleport", value=CV[self.card]), "SC-134"
        return say("sc-ask-wild-or-hold") if self.may_hold else say("sc-ask-wild"), "SC-144"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        out = [HOLD] if self.may_hold else []
        add_uses(state, seat, self.kind, self.card, out)
        return out

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "hold":
            return Refusal("SC-69", say("sc-no-holding"))
        if choice.verb == "teleport":
            return why_no_way(state, seat, choice.args[0], CV[self.card])
        if choice.verb == "hadou" and self.kind == WILD:
            return Refusal("SC-107", say("sc-no-hit-there"))
        return Refusal("SC-134" if self.kind == TELEPORT else "SC-144", say("sc-no-use-yet"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        play.finish()
        if choice.verb == "hold":
            leave_active(play, seat, self.card)
        else:
            if play.telling and self.kind == WILD and self.may_hold:
                play.cite("SC-144")
            use_single(play, seat, self.card, choice)
