"""The state of Mathemagician's Duel: every zone and counter, and who may see it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.mathemagician.cards import HAND, KINDS, CardSet
from spellhall.games.mathemagician.rows import numerals, value
from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import CLOCKWORK, GameState, Setup
from spellhall.kernel.state import OPEN, OWN, SIZE, Choice, blank
from spellhall.kernel.zones import Bag

NOBODY: Final = -1
NO_SPELL: Final = -1


class MathemagicianSetup(Setup):
    """Seats, options and cards, with the options as typed values."""

    def __init__(self, seats: int, options: dict[str, Any], cards: CardSet) -> None:
        super().__init__("mathemagician", seats, options, cards)
        self.set: CardSet = cards
        self.level: str = options["level"]
        self.declared: bool = options["casting"] == "declared"
        self.show_totals: bool = options["show_totals"]
        self.below_zero: str = options["below_zero"]
        self.dangling_cast: bool = options["dangling_cast"] == "allowed"
        self.free_split: bool = options["hand_split"] == "free"
        self.pulling: bool = options["pulling"]
        self.pull_after_draw: bool = options["pull_again"] == "after_draw"
        self.exchange_removal: str = options["exchange_removal"]
        self.run_out_loss: int = options["run_out_loss"]
        self.starting_strength: int = options["starting_strength"]
        self.depleter_loses: bool = options["double_knockout"] == "depleter_loses"
        self.turn_limit: int = options["turn_limit"] * seats
        highest: int = options["energy_max"]
        # 9, the greatest printed numeral, leaves nothing out, even if a card file has greater ones (MD-R43)
        self.energy: list[int] = [
            copies if highest >= 9 or number <= highest else 0 for number, copies in enumerate(cards.energy)
        ]
        whole_pool: bool = options["spell_pool"] == "all"
        self.spells: list[int] = [1 if whole_pool or fit else 0 for fit in cards.apprentice]


@mypyc_attr(allow_interpreted_subclasses=True)
class MathemagicianState(GameState):
    """Everything on the table. A spell is its place in the card set. Clauses: MD-1, MD-19 to MD-21."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "active": OPEN,
        "strength": OPEN,
        "energy_hands": OWN,  # the backs differ in colour: everybody sees how many of each kind a hand holds
        "symbol_hands": OWN,
        "known": OPEN,
        "rows": OPEN,
        "spell": OPEN,
        "stored": OWN,
        "energy_deck": SIZE,
        "symbols_deck": SIZE,
        "spell_deck": SIZE,
        "energy_discard": OPEN,
        "symbols_discard": OPEN,
        "spell_discard": OPEN,
        "energy_made": OPEN,
        "symbols_made": OPEN,
        "spells_made": OPEN,
        "energy_drawn": OWN,
        "symbols_drawn": OWN,
        "pulled": OPEN,
        "fallen": OPEN,
        "fallen_hand": OPEN,
        "fallen_spells": OPEN,
        "depleter": OPEN,
        "cuts": OPEN,
        "acted": OPEN,
    }

    def __init__(self, setup: MathemagicianSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        seats = setup.seats
        self.active = NOBODY
        self.strength = [setup.starting_strength] * seats
        self.energy_hands = [Bag([0] * KINDS) for _ in range(seats)]
        self.symbol_hands = [Bag([0, 0]) for _ in range(seats)]
        self.known: list[list[int]] = [[] for _ in range(seats)]  # cards pulled and not played since (MD-60, MD-131)
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.spell = [NO_SPELL] * seats  # the current spell
        self.stored: list[list[int]] = [[] for _ in range(seats)]
        self.energy_deck = Bag(setup.energy.copy())
        self.symbols_deck = Bag(setup.set.symbols.copy())
        self.spell_deck = Bag(setup.spells.copy())
        self.energy_discard = Bag([0] * KINDS)
        self.symbols_discard = Bag([0, 0])
        self.spell_discard = Bag([0] * len(setup.spells))
        # What went into each deck when it was last made, and who has drawn what from it since. Everybody saw the cards
        # go in, and can work out what the deck cannot hold and what must be in the other hands (MD-131).
        self.energy_made = self.energy_deck.clone()
        self.symbols_made = self.symbols_deck.clone()
        self.spells_made = self.spell_deck.clone()
        self.energy_drawn = [Bag([0] * KINDS) for _ in range(seats)]
        self.symbols_drawn = [Bag([0, 0]) for _ in range(seats)]
        self.pulled = [False] * seats  # whether a pull was made since the last draw (MD-R20)
        self.fallen = [0] * seats  # 0: live; 1, 2, …: fell in the first, second, … knock-out
        self.fallen_hand: list[int] = []  # what the knocked-out player laid down (MD-133)
        self.fallen_spells: list[int] = []
        self.depleter = NOBODY  # who was knocked out by drawing the last card of a deck (MD-R30)
        self.cuts: list[int] = []  # seat and card of every cut, until the first action
        self.acted: Choice | None = None  # the last action of a turn: after a misfire the row no longer shows it

    def clone(self) -> MathemagicianState:
        """Written out for speed; the conformance suite compares it with the declared fields."""
        twin = blank(MathemagicianState)
        twin.setup = self.setup
        twin.stack = [frame.clone() for frame in self.stack]
        twin.chance = self.chance.clone()
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.active = self.active
        twin.strength = self.strength.copy()
        twin.energy_hands = [hand.clone() for hand in self.energy_hands]
        twin.symbol_hands = [hand.clone() for hand in self.symbol_hands]
        twin.known = [cards.copy() for cards in self.known]
        twin.rows = [row.copy() for row in self.rows]
        twin.spell = self.spell.copy()
        twin.stored = [spells.copy() for spells in self.stored]
        twin.energy_deck = self.energy_deck.clone()
        twin.symbols_deck = self.symbols_deck.clone()
        twin.spell_deck = self.spell_deck.clone()
        twin.energy_discard = self.energy_discard.clone()
        twin.symbols_discard = self.symbols_discard.clone()
        twin.spell_discard = self.spell_discard.clone()
        twin.energy_made = self.energy_made.clone()
        twin.symbols_made = self.symbols_made.clone()
        twin.spells_made = self.spells_made.clone()
        twin.energy_drawn = [drawn.clone() for drawn in self.energy_drawn]
        twin.symbols_drawn = [drawn.clone() for drawn in self.symbols_drawn]
        twin.pulled = self.pulled.copy()
        twin.fallen = self.fallen.copy()
        twin.fallen_hand = self.fallen_hand.copy()
        twin.fallen_spells = self.fallen_spells.copy()
        twin.depleter = self.depleter
        twin.cuts = self.cuts.copy()
        twin.acted = self.acted
        return twin

    @property
    def rules(self) -> MathemagicianSetup:
        setup = self.setup
        assert isinstance(setup, MathemagicianSetup)
        return setup

    def live(self, seat: int) -> bool:
        """Clauses: MD-10."""
        return self.fallen[seat] == 0

    def live_seats(self) -> list[int]:
        return [seat for seat in range(self.setup.seats) if self.fallen[seat] == 0]

    def order_from(self, seat: int) -> list[int]:
        """All live seats to the left, starting with this one. Clauses: MD-11, MD-121."""
        seats = self.setup.seats
        order = [(seat + step) % seats for step in range(seats)]
        return [one for one in order if self.fallen[one] == 0]

    def opponents(self, seat: int) -> list[int]:
        return [one for one in self.order_from(seat) if one != seat]

    def hand_size(self, seat: int) -> int:
        return self.energy_hands[seat].size + self.symbol_hands[seat].size

    def missing(self, seat: int) -> int:
        """How many cards a hand lacks to five. Clauses: MD-39, MD-74."""
        return max(0, HAND - self.hand_size(seat))

    def hand(self, seat: int) -> list[int]:
        """A hand that may be seen: numerals in rising order, then plus, then minus."""
        return self.energy_hands[seat].cards() + [-kind for kind in self.symbol_hands[seat].cards()]

    def copies(self, seat: int, card: int) -> int:
        """How many cards of one face a hand holds."""
        if card > 0:
            return self.energy_hands[seat].counts[card] if card < KINDS else 0
        return self.symbol_hands[seat].counts[-card] if -card < 2 else 0

    def into_hand(self, seat: int, card: int) -> None:
        if card > 0:
            self.energy_hands[seat].add(card)
        else:
            self.symbol_hands[seat].add(-card)

    def out_of_hand(self, seat: int, card: int) -> None:
        if card > 0:
            self.energy_hands[seat].remove(card)
        else:
            self.symbol_hands[seat].remove(-card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def discard(self, card: int) -> None:
        """A card goes to the discard pile of its kind. Clauses: MD-64, MD-71, MD-100."""
        if card > 0:
            self.energy_discard.add(card)
        else:
            self.symbols_discard.add(-card)

    def discard_row(self, seat: int) -> None:
        for card in self.rows[seat]:
            self.discard(card)
        self.rows[seat] = []

    def discard_hand(self, seat: int) -> None:
        self.energy_hands[seat].pour_into(self.energy_discard)
        self.symbol_hands[seat].pour_into(self.symbols_discard)
        self.known[seat] = []

    def complete(self, seat: int) -> bool:
        """Whether a player's spell is complete. Clauses: MD-7, MD-9, MD-R7."""
        return self.completes(seat, self.rows[seat])

    def completes(self, seat: int, row: list[int]) -> bool:
        """Whether a player's spell would be complete with this row."""
        spell = self.spell[seat]
        if not row or spell < 0:
            return False
        if len(row) % 2 == 0 and not self.rules.dangling_cast:
            return False
        cards = self.rules.set
        return numerals(row) >= cards.minimums[spell] and value(row) == cards.values[spell]
