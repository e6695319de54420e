"""Cards of Math Wiz for whoever counts them: the spells, by their effects. A cast uses one.

A spell's number only says which products win it, and each comes up once in a game; its effect is what a designer can
make too strong or too weak, and what several spells share.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.games.mathwiz.cards import EFFECTS, NONE, effect_title
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(CardSense):
    """Effects that the set brings, in the order of the rules."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        super().__init__(game, setup)
        assert isinstance(setup, MathWizSetup)
        brought = sorted(set(setup.set.effects) - {NONE})
        self.names = [EFFECTS[effect].replace("_", " ") for effect in brought]
        self.titles = [effect_title(effect) for effect in brought]
        self.places = {effect: place for place, effect in enumerate(brought)}
        self.quick = True

    def owned(self, state: Any, seat: int) -> dict[int, int]:
        assert isinstance(state, MathWizState)
        effects = state.rules.set.effects
        found: dict[int, int] = {}
        for spells in (state.unused[seat], state.used[seat]):
            for spell in spells:
                if effects[spell] != NONE:
                    card = self.places[effects[spell]]
                    found[card] = found.get(card, 0) + 1
        return found

    def uses(self, state: Any, seat: int, choice: Choice) -> list[int]:
        assert isinstance(state, MathWizState)
        return [self.places[state.rules.set.effects[choice.args[0]]]] if choice.verb == "cast" else []

    def give(self, state: Any, seat: int, card: int) -> bool:
        """A spell with this effect lies learned and unused before the seat from the start."""
        assert isinstance(state, MathWizState)
        for spell, copies in enumerate(state.spell_deck.counts):
            if copies and self.places.get(state.rules.set.effects[spell]) == card:
                state.spell_deck.remove(spell)
                state.unused[seat].append(spell)
                state.forget()
                return True
        return False
