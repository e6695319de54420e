"""The Dying Curse, and the removal of a defeated caster."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.building import Build, castable_kinds, why_not_cast
from spellhall.games.spellcaster.cards import NO_CARD
from spellhall.games.spellcaster.casters import LIVING, REMOVED
from spellhall.games.spellcaster.choices import BUILT, CASTS, STOP
from spellhall.games.spellcaster.drawing import drop_spell
from spellhall.games.spellcaster.ending import judge
from spellhall.games.spellcaster.spells import HUSH, REGENERATE, REIKI
from spellhall.games.spellcaster.state import NOWHERE, SpellState
from spellhall.games.spellcaster.steps import Arena
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Curse(Arena):
    """A dying caster's final spells, then the removal. Clauses: SC-229 to SC-239."""

    FIELDS: ClassVar[dict[str, str]] = Arena.FIELDS

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.moved = True
        self.actions = 0

    def cursing(self) -> bool:
        return True

    def go(self, play: Play[SpellState]) -> None:
        """Ask while there are Charged cards, castable or not: asking only for castable ones would reveal them."""
        state = play.state
        if state.casters[self.seat].charged.size == 0:
            self.remove(play)
        elif state.hushed(self.seat) and not state.rules.hush_speaks:
            play.tell("silent", "SC-233", {"seat": self.seat})
            self.remove(play)
        else:
            self.asked = self.seat
            if play.telling:
                play.cite("SC-229")
                if any(kind in (REIKI, REGENERATE) for kind in castable_kinds(state, self.seat)):
                    play.cite("SC-232")

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        return say("sc-ask-curse"), "SC-229"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        kinds = castable_kinds(state, seat)
        return [STOP, *[CASTS[kind] for kind in kinds if kind not in (REIKI, REGENERATE)]]

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        if choice.verb == "cast":
            if choice.args[0] in (REIKI, REGENERATE):
                return Refusal("SC-232", say("sc-no-healing"))
            return why_not_cast(state, seat, choice.args[0])
        return Refusal("SC-231", say("sc-no-curse-but-spells"))

    def publicly(self, choice: Choice) -> Choice:
        return BUILT if choice.verb == "cast" else choice

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        if choice.verb == "cast":
            play.cite("SC-231")
            play.push(Build(play.state.setup.seats, seat, choice.args[0], False))
        else:
            play.cite("SC-236")
            self.remove(play)

    def remove(self, play: Play[SpellState]) -> None:
        """Piece, cards and Active spells leave the game, and so do Hushes on this caster. Clauses: SC-164, SC-237."""
        state = play.state
        seat = self.seat
        play.tell("removed", "SC-237", {"seat": seat})
        caster = state.casters[seat]
        if play.telling and caster.active:
            play.cite("SC-234")
            if any(spell.kind == HUSH for spell in caster.active):
                play.cite("SC-164")
        for other in range(state.setup.seats):
            for spell in state.casters[other].active.copy():
                if spell.kind == HUSH and spell.target == seat:
                    play.cite("SC-164")
                    drop_spell(play, other, spell)
        caster.life = REMOVED
        state.at[seat] = NOWHERE
        caster.put_away()
        for spell in caster.active:  # face-up cards stay with the pile: what was shown stays known
            caster.discard += spell.cards
        if caster.move_card != NO_CARD:
            caster.discard.append(caster.move_card)
        caster.active = []
        caster.move_card = NO_CARD
        play.finish()
        if not any(isinstance(frame, Curse) for frame in state.stack):
            state.chain = []
            if len([one for one in state.casters if one.life == LIVING]) == 1:
                judge(play, "SC-239")
            else:
                play.cite("SC-249")
