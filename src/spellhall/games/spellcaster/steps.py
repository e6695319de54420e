"""Step: what all frames of SpellCaster have in common."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.cards import NAMES
from spellhall.games.spellcaster.casters import LIVING, NOBODY, REMOVED
from spellhall.games.spellcaster.choices import CHANGE, KEEP
from spellhall.games.spellcaster.drawing import change_move_card, drop_card, lowest_card
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[SpellState]):
    """One rule in progress; it belongs to a caster and ends with that caster's removal. Clauses: SC-83, SC-237."""

    FIELDS: ClassVar[dict[str, str]] = {"seat": OPEN, "asked": OPEN}

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asked = NOBODY  # the seat that must choose; nobody while the rule runs on its own

    def waiting(self, state: SpellState) -> list[int]:
        return ONE_SEAT[self.asked] if self.asked >= 0 else NO_SEAT

    def run(self, play: Play[SpellState]) -> None:
        """An offered change of the MOVE card comes before everything else. Clauses: SC-83."""
        state = play.state
        for caster in state.casters:
            if caster.changes:
                if self.offer_change(play):
                    return
                break
        if self.seat >= 0 and state.casters[self.seat].life == REMOVED:
            if self.volleying():
                play.cite("SC-178")
            play.finish()
        else:
            self.go(play)

    def offer_change(self, play: Play[SpellState]) -> bool:
        """Whether somebody is asked about the MOVE card now."""
        state = play.state
        for seat in state.order:
            caster = state.casters[seat]
            if caster.changes:
                caster.changes = False
                if caster.life == LIVING and caster.deck.size:
                    play.push(MoveChange(seat))
                    return True
                play.cite("SC-83")
        return False

    def take(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        self.asked = NOBODY
        play.state.last_seat = seat
        play.state.last = self.publicly(choice)
        self.act(play, seat, choice)

    def go(self, play: Play[SpellState]) -> None:
        """Run on, or set `asked`."""

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        """Carry out a choice."""

    def choose_from(self, play: Play[SpellState], choices: list[Choice]) -> None:
        """Ask this frame's caster to choose one of these, if there are several."""
        if len(choices) == 1:
            self.act(play, self.seat, choices[0])
        else:
            self.asked = self.seat
            play.state.offer(self.seat, choices)

    def publicly(self, choice: Choice) -> Choice:
        """The choice as everybody may know it."""
        return choice

    def volleying(self) -> bool:
        """Whether this is a volley with cards left. Clauses: SC-178."""
        return False

    def held(self) -> list[int]:
        """The cards of this frame's caster that lie on the play area. Clauses: SC-7, SC-8."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveChange(Step):
    """After a shuffle the player may turn up another MOVE card. Clauses: SC-82 to SC-84."""

    FIELDS: ClassVar[dict[str, str]] = Step.FIELDS

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.asked = seat

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        return say("sc-ask-change"), "SC-82"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        return [KEEP, CHANGE]

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        return Refusal("SC-83", say("sc-no-change-yet"))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        if choice.verb == "change":
            change_move_card(play, seat, "SC-84")
        else:
            play.tell("kept_move", "SC-82", {"seat": seat})
        play.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Arena(Step):
    """A turn or a Dying Curse: it remembers who has defended in it. Clauses: SC-86, SC-87."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "defended": OPEN, "moved": OPEN, "actions": OPEN}

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.defended = NO_SEAT
        self.moved = False
        self.actions = 1

    def cursing(self) -> bool:
        return False


def arena_of(state: SpellState) -> Arena:
    """The innermost turn or Dying Curse."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, Arena):
            return frame
    raise LookupError("nobody's turn")


def may_defend(state: SpellState, seat: int) -> bool:
    """Whether a caster has a Defensive Action left in this turn. Clauses: SC-86, SC-87, SC-173."""
    if seat not in arena_of(state).defended:
        return True
    return state.rules.haste_defence and bool(state.casters[seat].hastes())


def defends(play: Play[SpellState], seat: int) -> None:
    """A Defensive Action is taken; a second one costs a card of a Haste. Clauses: SC-86, SC-173."""
    state = play.state
    arena = arena_of(state)
    if seat not in arena.defended:
        arena.defended = [*arena.defended, seat]
        play.cite("SC-87" if arena.cursing() or state.setup.seats > 2 else "SC-86")
        if arena.cursing():
            play.cite("SC-235")
        return
    haste = state.casters[seat].hastes()[0]
    haste.used = True
    card = lowest_card(haste)
    if play.telling:
        play.tell("hastened", "SC-173", {"seat": seat, "card": NAMES[card]})
    drop_card(play, seat, haste, card)
