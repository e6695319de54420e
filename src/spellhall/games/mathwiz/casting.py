"""Phase 2: everybody in turn may cast one of their unused spells."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.mathwiz.choices import PASS
from spellhall.games.mathwiz.effects import carry_out, casts_of, why_not_castable
from spellhall.games.mathwiz.state import MathWizState, put_in_order
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Casting(Frame[MathWizState]):
    """One chance each, in order from the lead; who has no castable spell is passed over.

    Clauses: MW-28 to MW-36.
    """

    FIELDS: ClassVar[dict[str, str]] = {"order": OPEN, "asking": OPEN}

    def __init__(self, order: list[int]) -> None:
        self.order = order  # seats that still get their chance
        self.asking = False  # whether the first of them has been found to have a castable spell

    def run(self, play: Play[MathWizState]) -> None:
        order = self.order
        while order:
            if can_cast(play.state, order[0]):
                self.asking = True
                play.cite("MW-28")
                return
            if play.telling:
                play.cite("MW-35" if play.state.unused[order[0]] else "MW-36")
            order.pop(0)
        play.finish()

    def waiting(self, state: MathWizState) -> list[int]:
        return ONE_SEAT[self.order[0]] if self.asking else NO_SEAT

    def asks(self, state: MathWizState, seat: int) -> tuple[Message, str]:
        return say("mw-ask-cast", target=state.target), "MW-28"

    def legal(self, state: MathWizState, seat: int) -> list[Choice]:
        choices = [PASS]
        for spell in state.unused[seat]:
            choices += casts_of(state, seat, spell)
        return choices

    def why_not(self, state: MathWizState, seat: int, choice: Choice) -> Refusal:
        if choice.verb != "cast":
            return Refusal("MW-28", say("mw-no-casting-now"))
        return why_not_castable(state, seat, choice)

    def take(self, play: Play[MathWizState], seat: int, choice: Choice) -> None:
        self.order.pop(0)
        self.asking = False
        if choice is PASS or choice == PASS:
            if play.telling:
                play.tell("passed", "MW-33", {"seat": seat})
            return
        state = play.state
        spell = choice.args[0]
        state.unused[seat].remove(spell)
        put_in_order(state.used[seat], spell)
        if play.telling:
            for clause in ("MW-8", "MW-29", "MW-30", "MW-32", "MW-34"):
                play.cite(clause)
        carry_out(play, seat, choice)


def can_cast(state: MathWizState, seat: int) -> bool:
    """Whether a seat owns a castable spell. Clauses: MW-35, MW-36."""
    return any(casts_of(state, seat, spell) for spell in state.unused[seat])
