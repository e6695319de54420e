"""Regenerate: burn, fill up, charge, a new MOVE card, fill up again."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.cards import NAMES, NO_CARD
from spellhall.games.spellcaster.choices import CHARGED, CHARGES, DONE, LOSES
from spellhall.games.spellcaster.drawing import (
    BURN,
    change_move_card,
    charge,
    discard,
    draw_up_to,
    from_hand,
    take_top,
)
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

FILLING: Final = 0
CHARGING: Final = 1
TRIMMING: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Regenerating(Step):
    """The steps of Regenerate, one after the other. Clauses: SC-215 to SC-219."""

    FIELDS: ClassVar[dict[str, str]] = {**Step.FIELDS, "cards": OPEN, "step": OPEN}

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards
        self.step = FILLING

    def held(self) -> list[int]:
        return self.cards

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        kit = state.rules.kit
        caster = state.casters[self.seat]
        if self.step == FILLING:
            self.step = CHARGING
            card = take_top(play, self.seat, BURN)
            if card != NO_CARD:
                discard(play, self.seat, [card])
                play.tell("burnt", "SC-215", {"seat": self.seat, "card": NAMES[card]})
            draw_up_to(play, self.seat, kit.deal, "SC-215")
        elif self.step == CHARGING:
            if caster.hand.size:
                self.asked = self.seat
            else:
                play.cite("SC-218")
                self.finish_up(play)
        elif caster.hand.size > kit.keep:
            self.asked = self.seat
        else:
            self.over(play)

    def finish_up(self, play: Play[SpellState]) -> None:
        """Clauses: SC-217, SC-219."""
        self.step = TRIMMING
        change_move_card(play, self.seat, "SC-219")
        draw_up_to(play, self.seat, play.state.rules.kit.keep, "SC-217")
        play.cite("SC-217")
        if not play.state.rules.trim_hand:
            self.over(play)

    def over(self, play: Play[SpellState]) -> None:
        discard(play, self.seat, self.cards)
        play.finish()

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        if self.step == TRIMMING:
            return say("sc-ask-trim"), "SC-217"
        return say("sc-ask-regenerate"), "SC-215"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        cards = state.casters[seat].hand.cards()
        if self.step == TRIMMING:
            return [LOSES[card] for card in cards]
        return [DONE, *[CHARGES[card] for card in cards]]

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if self.step == TRIMMING:
            return Refusal("SC-217", say("sc-no-trim"))
        if choice.verb == "charge":
            return Refusal("SC-215", say("sc-no-charge-from-hand"))
        return Refusal("SC-215", say("sc-no-charge-or-done"))

    def publicly(self, choice: Choice) -> Choice:
        return CHARGED if choice.verb == "charge" else choice

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        if choice.verb == "charge":
            charge(play.state, seat, choice.args[0])
            own = {"seat": seat, "card": NAMES[choice.args[0]]}
            play.tell_apart("charged", "SC-216", {"seat": seat}, {seat: own})
        elif choice.verb == "done":
            self.finish_up(play)
        else:
            from_hand(play.state, seat, choice.args[0])
            discard(play, seat, [choice.args[0]])
            play.tell("trimmed", "SC-217", {"seat": seat, "card": NAMES[choice.args[0]]})
