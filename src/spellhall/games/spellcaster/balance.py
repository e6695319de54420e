"""Cards of SpellCaster for whoever counts them: the spells. All have the same deck, so having one is casting it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.naming import spell_name
from spellhall.games.spellcaster.spells import TITLES
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(CardSense):
    """Spells by their kinds."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        super().__init__(game, setup)
        self.names = TITLES.copy()
        self.titles = [spell_name(kind) for kind in range(len(TITLES))]
        self.quick = True
        self.late = True  # by the first MOVE cards, after everybody has prepared

    def owned(self, state: Any, seat: int) -> dict[int, int]:
        return {}

    def uses(self, state: Any, seat: int, choice: Choice) -> list[int]:
        return [choice.args[0]] if choice.verb == "cast" else []

    def first(self, state: Any) -> int:
        """Who has the first turn of the first round."""
        assert isinstance(state, SpellState)
        return state.order[0] if state.turn else -1
