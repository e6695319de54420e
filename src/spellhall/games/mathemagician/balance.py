"""Cards of Mathemagician's Duel for whoever counts them: the Spells. One has those that lie before one, and uses a
Spell by taking it up as the current one: who may not cast a Spell that is already current is stuck with it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.games.mathemagician.casting import NextSpell
from spellhall.games.mathemagician.opening import FirstSpell
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianSetup, MathemagicianState
from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.events import Event
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(CardSense):
    """Spells of which there are copies, in the order of the card set."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        super().__init__(game, setup)
        assert isinstance(setup, MathemagicianSetup)
        brought = [spell for spell, copies in enumerate(setup.spells) if copies]
        self.names = [f"{setup.set.ids[spell]} {setup.set.names[spell]}" for spell in brought]
        self.places = {spell: place for place, spell in enumerate(brought)}
        self.quick = True
        self.mixes = True
        self.late = True  # by a cut, after everybody has chosen a Spell
        self.by_id = {setup.set.ids[spell]: place for place, spell in enumerate(brought)}

    def owned(self, state: Any, seat: int) -> dict[int, int]:
        assert isinstance(state, MathemagicianState)
        before = [state.spell[seat], *state.stored[seat]]
        return {self.places[spell]: 1 for spell in before if spell != NO_SPELL and spell in self.places}

    def uses(self, state: Any, seat: int, choice: Choice) -> list[int]:
        return [self.places[choice.args[0]]] if choice.verb == "spell" else []

    def worked(self, used: list[int], events: list[Event]) -> list[int]:
        """Spells that were cast: taking one up is not enough."""
        told = [event.told_to(OUTSIDE) for event in events]
        return [self.by_id[facts["spell"]] for facts in told if facts is not None and facts["event"] == "cast"]

    def free(self, state: Any, seat: int) -> bool:
        """Whether one chooses which of one's Spells comes next."""
        return isinstance(state.stack[-1], (FirstSpell, NextSpell))

    def first(self, state: Any) -> int:
        """Who has won the cut."""
        assert isinstance(state, MathemagicianState)
        return state.active
