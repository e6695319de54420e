"""What a card is in a game, for whoever counts cards: which there are, who has them, and which one a choice uses.

A game says so in its own `balance.py`, in a class `Cards` on top of this one. For a game that says nothing, cards are
what lies in the zones that the state declares with one entry for every seat and hides from the others (`OWN`), and a
choice uses a card if the card leaves them.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.kernel.events import Event
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.state import OWN, Choice
from spellhall.kernel.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSense:
    """The cards of one setup, by number. The default reads the zones of the seats."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.names: list[str] = []  # by number; the default adds a card when it first sees one
        self.titles: list[Message] = []  # by number, where the game has words for them; empty: names stay as they are
        self.bots = ""  # the level that measures best for its time; empty: whoever plays where nobody is named
        self.quick = False  # whether `uses` takes so little time that every offered choice can be asked about
        self.mixes = False  # whether `free` is ever true
        self.late = False  # whether who begins is settled only by or after the first choices
        self.groups: list[str] = []  # by number: cards are compared with those of their group; empty: with all

    def owned(self, state: Any, seat: int) -> dict[int, int]:
        """How many of each card a seat has now, in its hand or won or chosen: what the game calls having a card."""
        found: dict[int, int] = {}
        fields = type(state).FIELDS
        for name, sight in fields.items():
            if sight != OWN:
                continue
            held = state.get_field(name)[seat]
            if isinstance(held, Zone):
                for kind, copies in enumerate(held.get_field("counts")):
                    if copies:
                        self.count(found, name, kind, int(copies))
            elif isinstance(held, int) and held >= 0:
                self.count(found, name, held, 1)
            elif isinstance(held, list):
                for kind in held:
                    if isinstance(kind, int) and kind >= 0:
                        self.count(found, name, kind, 1)
        return found

    def count(self, found: dict[int, int], field: str, kind: int, copies: int) -> None:
        known = f"{field} {kind}"
        if known not in self.names:
            self.names.append(known)
        number = self.names.index(known)
        found[number] = found.get(number, 0) + copies

    def uses(self, state: Any, seat: int, choice: Choice) -> list[int]:
        """The cards that a seat uses or takes by a choice. Who may not use a card may not choose it."""
        before = self.owned(state, seat)
        after_it = state.clone()
        self.game.apply_owned(after_it, seat, choice)
        after = self.owned(after_it, seat)
        return [card for card, copies in before.items() if after.get(card, 0) < copies]

    def worked(self, used: list[int], events: list[Event]) -> list[int]:
        """The cards that did something by a choice which used these and made these events. A card that never does is
        dead."""
        return used

    def first(self, state: Any) -> int:
        """Who begins; -1 if nobody does. Asked at the start, and if it is settled `late`, until it is."""
        asked = self.game.waiting(state)
        return asked[0] if len(asked) == 1 else -1

    def free(self, state: Any, seat: int) -> bool:
        """Whether the seat now chooses which cards it plays with. Such choices are also made by lot, so that every
        card is seen, and not only in the hands of those who like it."""
        return False

    def give(self, state: Any, seat: int, card: int) -> bool:
        """Give a seat a card at the start, on a state of the caller's own; False where that cannot be done."""
        return False
