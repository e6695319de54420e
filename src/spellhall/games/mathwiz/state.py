"""The state of Math Wiz: every zone and counter, and who may see it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.mathwiz.cards import KINDS, CardSet
from spellhall.games.mathwiz.choices import every_cast
from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import CLOCKWORK, GameState, Setup
from spellhall.kernel.state import OPEN, OWN, PRIVATE, SIZE, Choice, blank
from spellhall.kernel.zones import Bag

ORDERS: Final = [[[(first + step) % seats for step in range(seats)] for first in range(seats)] for seats in range(5)]
"""All seats clockwise, by their number and by the one that begins."""


class MathWizSetup(Setup):
    """Seats, options and cards, with the options as typed values."""

    def __init__(self, seats: int, options: dict[str, Any], cards: CardSet) -> None:
        super().__init__("mathwiz", seats, options, cards)
        self.set: CardSet = cards
        self.effects_on: bool = options["spell_effects"]
        self.honour: bool = options["honour"]
        self.arithmetic: str = options["arithmetic"]
        self.claims = self.arithmetic != "auto"  # whether players work out the values themselves (MW-98)
        self.exhausted_tie: str = options["exhausted_tie"]
        self.final_tie: str = options["final_tie"]
        self.end_mode: str = options["end_mode"]
        self.round_limit: int = options["round_limit"]
        self.casts = [  # of every spell, all there can be
            every_cast(spell, effect, cards.rune_numbers, seats) for spell, effect in enumerate(cards.effects)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class MathWizState(GameState):
    """Everything on the table. A rune is its number; a spell is its place in the card set."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "hands": OWN,
        "rune_deck": SIZE,
        "shuffled": OPEN,
        "drawn": PRIVATE,
        "discard": OPEN,
        "plays": OPEN,
        "revealed": OPEN,
        "claimed": OPEN,
        "spell_deck": SIZE,
        "centre": OPEN,
        "unused": OPEN,
        "used": OPEN,
        "removed": OPEN,
        "spell": OPEN,
        "target": OPEN,
        "lead": OPEN,
        "marks": OPEN,
        "forbidden": OPEN,
        "known": PRIVATE,
        "wrong": PRIVATE,
        "time_up": OPEN,
    }

    def __init__(self, setup: MathWizSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        seats = setup.seats
        self.hands = [Bag([0] * KINDS) for _ in range(seats)]
        self.rune_deck = Bag(setup.set.runes.copy())
        # the discard pile is open, so everybody knows what a deck made of it holds; and each what they drew from it
        self.shuffled: list[int] = []  # copies of each number in the deck when it was last made anew; empty: never
        self.drawn: list[list[int]] = [[] for _ in range(seats)]  # and those that each seat has drawn since
        self.discard = Bag([0] * KINDS)
        self.plays: list[list[Choice]] = [[] for _ in range(seats)]  # revealed this round, by attempt
        # the last attempt that was revealed, kept until the next one: combinations, and claims if there were any
        self.revealed: list[Choice | None] = [None] * seats
        self.claimed: list[int] = [0] * seats
        self.spell_deck = Bag([1] * len(setup.set.ids))
        self.centre: list[int] = []
        self.unused: list[list[int]] = [[] for _ in range(seats)]  # learned spells, face up
        self.used: list[list[int]] = [[] for _ in range(seats)]  # and face down
        self.removed: list[int] = []
        self.spell = -1  # the spell revealed in this round
        self.target = 0
        self.lead = 0
        self.marks: list[int] = [0] * seats  # an effect, or NONE
        self.forbidden: list[list[int]] = [[] for _ in range(seats)]
        # known[p][q]: runes of which p knows that they are in q's hand, by Looking Glass
        self.known: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(seats)]
        self.wrong: list[int] = [0] * seats  # wrong claims so far, a statistic for the player alone (MW-99)
        self.time_up = False

    def clone(self) -> MathWizState:
        """Written out for speed; the conformance suite compares it with the declared fields."""
        twin = blank(MathWizState)
        twin.setup = self.setup
        twin.stack = [frame.clone() for frame in self.stack]
        twin.chance = self.chance.clone()
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.hands = [hand.clone() for hand in self.hands]
        twin.rune_deck = self.rune_deck.clone()
        twin.shuffled = self.shuffled.copy()
        twin.drawn = [runes.copy() for runes in self.drawn]
        twin.discard = self.discard.clone()
        twin.plays = [played.copy() for played in self.plays]
        twin.revealed = self.revealed.copy()
        twin.claimed = self.claimed.copy()
        twin.spell_deck = self.spell_deck.clone()
        twin.centre = self.centre.copy()
        twin.unused = [spells.copy() for spells in self.unused]
        twin.used = [spells.copy() for spells in self.used]
        twin.removed = self.removed.copy()
        twin.spell = self.spell
        twin.target = self.target
        twin.lead = self.lead
        twin.marks = self.marks.copy()
        twin.forbidden = [numbers.copy() for numbers in self.forbidden]
        twin.known = [[runes.copy() for runes in known] for known in self.known]
        twin.wrong = self.wrong.copy()
        twin.time_up = self.time_up
        return twin

    @property
    def rules(self) -> MathWizSetup:
        setup = self.setup
        assert isinstance(setup, MathWizSetup)
        return setup

    def tally(self, seat: int) -> int:
        """Owned spells, used and unused. Clauses: MW-14."""
        return len(self.unused[seat]) + len(self.used[seat])

    def order_from(self, seat: int) -> list[int]:
        """All seats clockwise, starting with this one; nobody changes the list. Clauses: MW-13."""
        return ORDERS[self.setup.seats][seat]

    def fair_rivals(self, seat: int) -> list[int]:
        """The rivals that a spell of this seat may touch. Clauses: MW-70."""
        return [rival for rival in range(self.setup.seats) if self.is_fair(seat, rival)]

    def has_fair_rival(self, seat: int) -> bool:
        return any(self.is_fair(seat, rival) for rival in range(self.setup.seats))

    def is_fair(self, seat: int, rival: int) -> bool:
        """Whether a spell of this seat may touch a rival. Clauses: MW-70."""
        return rival != seat and (not self.rules.honour or self.tally(rival) >= self.tally(seat))

    def lost(self, seat: int, number: int) -> None:
        """A rune left a hand for all to see: whoever knew it was there knows that it is gone."""
        for known in self.known:
            if known:
                runes = known[seat]
                if runes and number in runes:
                    runes.remove(number)


def put_in_order(items: list[int], item: int) -> None:
    """Insert into a list that is in rising order."""
    place = len(items)
    while place > 0 and items[place - 1] > item:
        place -= 1
    items.insert(place, item)
