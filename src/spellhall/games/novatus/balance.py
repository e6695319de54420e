"""Cards of Magus Novatus for whoever counts them: the spells. One has those that one has cast."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.cards import LOWEST_POINTS
from spellhall.games.novatus.state import NovatusSetup, NovatusState
from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(CardSense):
    """Spells by their places in the card set."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        super().__init__(game, setup)
        assert isinstance(setup, NovatusSetup)
        self.names = [f"{spell.id} {spell.name}" for spell in setup.set.spells]
        self.groups = [f"{spell.points} points" for spell in setup.set.spells]
        self.quick = True

    def owned(self, state: Any, seat: int) -> dict[int, int]:
        assert isinstance(state, NovatusState)
        return dict.fromkeys(state.won[seat], 1)

    def uses(self, state: Any, seat: int, choice: Choice) -> list[int]:
        assert isinstance(state, NovatusState)
        return [state.tops[choice.args[0] - LOWEST_POINTS]] if choice.verb == "cast" else []

    def first(self, state: Any) -> int:
        assert isinstance(state, NovatusState)
        return state.first

    def give(self, state: Any, seat: int, card: int) -> bool:
        """The spell counts as cast from the start; its back does nothing."""
        assert isinstance(state, NovatusState)
        deck = state.spell_decks[state.rules.set.spells[card].deck]
        if not deck.counts[card]:
            return False
        deck.remove(card)
        state.won[seat].append(card)
        return True
