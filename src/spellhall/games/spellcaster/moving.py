"""Movement: the piece on the board, extra movements by Haste, and the step aside after a Dodge."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.cards import NAMES, NO_CARD
from spellhall.games.spellcaster.choices import ACTION, HASTES, STAY
from spellhall.games.spellcaster.drawing import drop_card, drop_spell
from spellhall.games.spellcaster.spells import CIRCLE, SEAL
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step, arena_of
from spellhall.kernel.errors import Refusal
from spellhall.kernel.events import Facts
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice


def move_piece(play: Play[SpellState], seat: int, space: int, clause: str, card: int = NO_CARD) -> None:
    """The piece goes to a space, perhaps by a card that is spent for it; that breaks a sealed Circle.

    Clauses: SC-20, SC-208.
    """
    state = play.state
    state.at[seat] = space
    if play.telling:
        facts: Facts = {"seat": seat, "space": state.board.text(space)}
        if card != NO_CARD:
            facts["card"] = NAMES[card]
        play.tell("moved", clause, facts)
        if state.threatened(seat)[space]:
            play.cite("SC-22")
            play.cite("SC-55")
            if state.setup.seats > 2:
                play.cite("SC-246")
    break_seal(play, seat)


def break_seal(play: Play[SpellState], seat: int) -> None:
    """Moving, dodging or a Teleport breaks sealed Circles. Clauses: SC-208."""
    for spell in play.state.casters[seat].active:
        if spell.kind == CIRCLE and spell.mode == SEAL:
            play.tell("broken", "SC-208", {"seat": seat})
            drop_spell(play, seat, spell)  # replaces the list


def add_hastes(state: SpellState, seat: int, actions: int, into: list[Choice]) -> None:
    """Offer the cards of Hastes that may be used now. Clauses: SC-166, SC-168 to SC-170."""
    caster = state.casters[seat]
    if not caster.hasty() or (actions and not state.can_step(seat)):
        return
    for spell in caster.hastes():
        for card in sorted(spell.cards):
            into.append(HASTES[card])


def use_haste(play: Play[SpellState], seat: int, card: int, in_turn: bool) -> None:
    """A card of a Haste is used. Clauses: SC-166, SC-168."""
    state = play.state
    spell = state.casters[seat].spell_with(card)
    assert spell is not None
    spell.used = True
    arena = arena_of(state)
    push_action = in_turn and arena.actions == 0
    cv = spell.cvs[spell.cards.index(card)]
    if play.telling and len(spell.cards) < 3:
        play.cite("SC-168")
    play.push(HasteUse(seat, card, cv, push_action))


@mypyc_attr(allow_interpreted_subclasses=True)
class HasteUse(Step):
    """A Haste card gives an extra action or an extra movement. Clauses: SC-166 to SC-172."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "card": OPEN, "cv": OPEN, "may_act": OPEN}

    def __init__(self, seat: int, card: int, cv: int, may_act: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.cv = cv
        self.may_act = may_act

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        spell = state.casters[self.seat].spell_with(self.card)
        if spell is not None:
            if len(spell.cards) == 1:
                play.cite("SC-172")
            drop_card(play, self.seat, spell, self.card)
        self.choose_from(play, self.legal(state, self.seat))

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.may_act:
            return say("sc-ask-haste", value=self.cv), "SC-166"
        return say("sc-ask-haste-move", value=self.cv), "SC-170"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        out = [ACTION] if self.may_act else []
        state.add_moves(seat, self.cv, out)
        return out

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "action":
            return Refusal("SC-169", say("sc-no-extra-action"))
        if choice.verb == "move":
            return why_no_way(state, seat, choice.args[0], self.cv)
        return Refusal("SC-166", say("sc-no-haste-open"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        facts = {"seat": seat, "card": NAMES[self.card], "use": choice.verb}
        play.tell("haste", "SC-166", facts)
        play.finish()
        if choice.verb == "action":
            arena_of(play.state).actions += 1
            play.cite("SC-169")
        else:
            play.cite("SC-57")
            move_piece(play, seat, choice.args[0], "SC-170")


@mypyc_attr(allow_interpreted_subclasses=True)
class DodgeMove(Step):
    """After a successful Dodge the defender may step aside, past threatened spaces. Clauses: SC-58, SC-99, SC-100."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "steps": OPEN}

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def go(self, play: Play[SpellState]) -> None:
        if play.state.can_step(self.seat):
            self.asked = self.seat
        else:
            play.finish()

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        return say("sc-ask-dodged", steps=self.steps), "SC-99"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        out = [STAY]
        walks = state.rules.walks
        walks.moves.add(state.reach_free(seat, self.steps), out)
        return out

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "move":
            board = state.board
            if not 0 <= choice.args[0] < len(board.spaces) or choice.args[0] in state.at:
                return Refusal("SC-20", say("sc-no-free-space"))
            return Refusal("SC-99", say("sc-no-dodge-so-far", steps=self.steps))
        return Refusal("SC-99", say("sc-no-dodge-open"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        play.finish()
        if choice.verb == "move":
            play.cite("SC-58")
            play.cite("SC-100")
            move_piece(play, seat, choice.args[0], "SC-99")
        else:
            play.tell("stayed", "SC-12", {"seat": seat})


def why_no_way(state: SpellState, seat: int, space: int, steps: int) -> Refusal:
    """Why a piece cannot walk to a space. Clauses: SC-20, SC-54, SC-55."""
    board = state.board
    if not 0 <= space < len(board.spaces):
        return Refusal("SC-20", say("sc-no-space-there"))
    if space in state.at:
        return Refusal("SC-20", say("sc-no-room"))
    if space in state.walk_free(seat, steps):
        return Refusal("SC-55", say("sc-no-way-past"))
    return Refusal("SC-54", say("sc-no-so-far", steps=steps))
