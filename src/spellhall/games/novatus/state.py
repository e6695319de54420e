"""The state of Magus Novatus: every zone and counter, and who may see it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.cards import DECKS, CardSet
from spellhall.games.novatus.potions import CU, GAP, ITEMS, KINDS, SPACES, item_place
from spellhall.games.novatus.recipes import Hands, Recipe
from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.frames import CLOCKWORK, GameState, Setup
from spellhall.kernel.messages import Message
from spellhall.kernel.state import OPEN, OWN, PRIVATE, SIZE, blank
from spellhall.kernel.zones import Bag

NONE: Final = -1
RISING: Final = -1
ENDS: Final = [0, 0, 9, 12, 14]  # the last position of the Cylinder by number of players (MN-123)
ITEM_OPTIONS: Final = ["healing_plants", "elixirs", "magic_wands", "curses"]


class NovatusSetup(Setup):
    """Seats, options and cards, with the options as typed values."""

    def __init__(self, seats: int, options: dict[str, Any], cards: CardSet) -> None:
        super().__init__("novatus", seats, options, cards)
        self.set: CardSet = cards
        self.infant: bool = options["mode"] == "infant"
        self.cube: str = options["cube"]
        self.throw_height: int = RISING if options["throw_height"] == "rising" else options["throw_height"]
        self.end: int = ENDS[seats] if options["end_position"] == "auto" else options["end_position"]
        self.take_all: bool = options["take_rule"] == "all"
        self.finish_round: bool = options["finish_round"]
        first: str = options["first_player"]
        self.first: int = NONE if first == "random" else SEAT_LETTERS.index(first)
        self.infant_target: int = options["infant_target"]
        self.skulls_count: bool = not self.infant or options["infant_skulls"] == "count"
        self.max_rounds: int = options["max_rounds"]
        self.item_counts: list[int] = [0 if self.infant else options[name] for name in ITEM_OPTIONS]
        self.recipes: list[Recipe] = [spell.infant_recipe if self.infant else spell.recipe for spell in cards.spells]
        self.hands = Hands(self.recipes)  # what they lack for each spell
        self.needs: list[Message] = [spell.infant_needs if self.infant else spell.needs for spell in cards.spells]
        self.points: list[int] = [spell.points for spell in cards.spells]


@mypyc_attr(allow_interpreted_subclasses=True)
class NovatusState(GameState):
    """Everything on the table. A card is its kind (potions.py); a spell is its place in the card set."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "first": OPEN,
        "grid": OPEN,
        "deck": SIZE,
        "discard": OPEN,
        "aside": OPEN,
        "hands": OWN,
        "skulls": OWN,
        "items": OPEN,
        "won": OPEN,
        "spell_decks": SIZE,
        "tops": OPEN,
        "marker": OPEN,
        "height": OPEN,
        "target": OPEN,
        "cube": OPEN,
        "spell_cast": OPEN,
        "mix": OPEN,
        "stirred": OPEN,
        "idle": OPEN,
        "seen_hands": OPEN,
        "seen_skulls": OPEN,
        "told_hands": PRIVATE,
        "told_skulls": PRIVATE,
        "held": OPEN,
        "drawn": PRIVATE,
    }

    def __init__(self, setup: NovatusSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        seats = setup.seats
        self.first = 0
        self.grid: list[int] = [GAP] * SPACES
        self.deck = Bag([0] * KINDS)
        self.discard = Bag([0] * KINDS)
        self.aside = 0  # Curses that nobody may get, until the phase or effect is over (MN-93)
        self.hands = [Bag([0] * KINDS) for _ in range(seats)]
        self.skulls = [Bag([0] * KINDS) for _ in range(seats)]
        self.items: list[list[int]] = [[0] * len(ITEMS) for _ in range(seats)]
        self.won: list[list[int]] = [[] for _ in range(seats)]
        spells = setup.set.spells
        self.spell_decks = [Bag([int(spell.deck == deck) for spell in spells]) for deck in range(DECKS)]
        self.tops: list[int] = [NONE] * DECKS  # the open spell of each deck
        self.marker = 0
        self.height = 0  # of the throws of this turn
        self.target = NONE  # the space last aimed at in this turn
        self.cube: list[int] = []  # row and column of the last landing, from 0; outside the grid too
        self.spell_cast = False  # in this turn
        self.mix: list[int] = []  # the cards laid down for this turn's spell
        self.stirred = False  # whether this turn began with cards in the grid or has moved a card
        self.idle = 0  # how many turns in a row were not stirred
        # what everybody knows of a hand or of skulls, because everybody saw the cards get there
        self.seen_hands: list[list[int]] = [[] for _ in range(seats)]
        self.seen_skulls: list[list[int]] = [[] for _ in range(seats)]
        # told_hands[p][q]: what p knows beyond that of q's hand, because the card was once p's own
        self.told_hands: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(seats)]
        self.told_skulls: list[list[list[int]]] = [[[] for _ in range(seats)] for _ in range(seats)]
        # potions that are certainly in some hand or among some skulls, and what each seat has drawn in secret besides
        self.held = Bag([0] * KINDS)
        self.drawn: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> NovatusState:
        """Written out for speed; the conformance suite compares it with the declared fields."""
        twin = blank(NovatusState)
        twin.setup = self.setup
        twin.stack = [frame.clone() for frame in self.stack]
        twin.chance = self.chance.clone()
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.first = self.first
        twin.grid = self.grid.copy()
        twin.deck = self.deck.clone()
        twin.discard = self.discard.clone()
        twin.aside = self.aside
        twin.hands = [hand.clone() for hand in self.hands]
        twin.skulls = [skulls.clone() for skulls in self.skulls]
        twin.items = [items.copy() for items in self.items]
        twin.won = [spells.copy() for spells in self.won]
        twin.spell_decks = [deck.clone() for deck in self.spell_decks]
        twin.tops = self.tops.copy()
        twin.marker = self.marker
        twin.height = self.height
        twin.target = self.target
        twin.cube = self.cube.copy()
        twin.spell_cast = self.spell_cast
        twin.mix = self.mix.copy()
        twin.stirred = self.stirred
        twin.idle = self.idle
        twin.seen_hands = [cards.copy() for cards in self.seen_hands]
        twin.seen_skulls = [cards.copy() for cards in self.seen_skulls]
        twin.told_hands = [[cards.copy() for cards in told] for told in self.told_hands]
        twin.told_skulls = [[cards.copy() for cards in told] for told in self.told_skulls]
        twin.held = self.held.clone()
        twin.drawn = [cards.copy() for cards in self.drawn]
        return twin

    @property
    def rules(self) -> NovatusSetup:
        setup = self.setup
        assert isinstance(setup, NovatusSetup)
        return setup

    @property
    def active(self) -> int:
        """The player whose turn it is. Clauses: MN-22."""
        return (self.first + self.turn - 1) % self.setup.seats

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.setup.seats

    def order_from(self, seat: int) -> list[int]:
        """All seats clockwise, starting with this one."""
        seats = self.setup.seats
        return [(seat + step) % seats for step in range(seats)]

    def cursed(self, seat: int) -> bool:
        return self.items[seat][item_place(CU)] > 0

    def owns(self, seat: int, kind: int) -> bool:
        return self.items[seat][item_place(kind)] > 0

    def spell_points(self, seat: int) -> int:
        points = self.rules.points
        return sum(points[spell] for spell in self.won[seat])

    def score(self, seat: int) -> int:
        """Spells less skulls. Clauses: MN-74, MN-127."""
        lost = self.skulls[seat].size if self.rules.skulls_count else 0
        return self.spell_points(seat) - lost

    @property
    def grid_empty(self) -> bool:
        return all(card == GAP for card in self.grid)

    @property
    def last_of_round(self) -> bool:
        """Whether this turn completes a round. Clauses: MN-125."""
        return self.turn % self.setup.seats == 0
