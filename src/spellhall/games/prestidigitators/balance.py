"""Cards of the duel for whoever counts them: what was drafted. Who may not use a card may not pick it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.games.prestidigitators.opening import Draft
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.events import Event
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

EFFECTS = ("double", "collapse_stack", "splay_stack", "lift_stack", "sink_top", "destroy", "cross", "show", "move")
"""Events by which a card does something. What follows a reaction counts for the card that reacted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(CardSense):
    """Cards by their places in the card set."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        super().__init__(game, setup)
        assert isinstance(setup, DuelSetup)
        kinds = [kind for kind in range(setup.set.kinds) if kind != setup.set.phylactery]  # which both have, undrafted
        self.kinds = kinds
        self.names = [setup.set.cards[kind].name for kind in kinds]
        self.places = {kind: place for place, kind in enumerate(kinds)}
        self.by_name = {name: place for place, name in enumerate(self.names)}
        self.bots = "adept"  # as good as the greedy player, and ten times as quick
        self.quick = True
        self.mixes = True

    def owned(self, state: Any, seat: int) -> dict[int, int]:
        assert isinstance(state, DuelState)
        counts = state.drafted[seat].counts
        return {place: counts[kind] for place, kind in enumerate(self.kinds) if counts[kind]}

    def uses(self, state: Any, seat: int, choice: Choice) -> list[int]:
        return [self.places[choice.args[0]]] if choice.verb == "pick" and choice.args[0] in self.places else []

    def worked(self, used: list[int], events: list[Event]) -> list[int]:
        """Cards whose action or reaction had an effect, on itself or others: drafting one is not enough."""
        out: list[int] = []
        acting = -1
        for event in events:
            facts = event.told_to(OUTSIDE)
            if facts is None:
                continue
            told = facts["event"]
            if told == "react" or (told == "reveal" and facts["attacking"]):
                acting = self.by_name.get(facts["card"], -1)
            elif told in EFFECTS and acting >= 0 and acting not in out:
                out.append(acting)
        return out

    def first(self, state: Any) -> int:
        assert isinstance(state, DuelState)
        return state.first

    def free(self, state: Any, seat: int) -> bool:
        return isinstance(state.stack[-1], Draft)

    def give(self, state: Any, seat: int, card: int) -> bool:
        """It becomes the first pick, which only the first picker has."""
        assert isinstance(state, DuelState)
        kind = self.kinds[card]
        if seat != state.first or not state.pool.counts[kind]:
            return False
        state.pool.remove(kind)
        state.drafted[seat].add(kind)
        state.forget()
        return True
