"""A caster: cards, Active spells and counters, all that lies before one seat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.games.spellcaster.cards import NO_CARD, mask_of, no_cards
from spellhall.games.spellcaster.spells import CIRCLE, ENHANCE, HASTE, MELEE, MODE_ALL, SEAL, WILD
from spellhall.kernel.bits import moved_up
from spellhall.kernel.state import OPEN, Part
from spellhall.kernel.zones import UniqueBag

LIVING: Final = 0
DYING: Final = 1
REMOVED: Final = 2
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Active(Part):
    """An Active spell: its cards face up, each with the CV it stands for. Clauses: SC-7, SC-112."""

    FIELDS: ClassVar[dict[str, str]] = {
        "kind": OPEN, "cards": OPEN, "cvs": OPEN, "mode": OPEN, "target": OPEN, "armed": OPEN, "used": OPEN,
    }  # fmt: skip

    def __init__(self, kind: int, cards: list[int], cvs: list[int], mode: int = 0, target: int = NOBODY) -> None:
        self.kind = kind
        self.cards = cards
        self.cvs = cvs
        self.mode = mode  # of Energy Enhancements and Circles
        self.target = target  # of a Hush
        self.armed = False  # whether this round counts for a Hush (SC-162)
        self.used = False  # whether a card of this Haste was used in this turn (SC-168)
        self.wake()

    def wake(self) -> None:
        self.bits: i64 = -1  # cache of `card_bits`; -1 until first asked

    def card_bits(self) -> i64:
        """The cards, a bit for each."""
        if self.bits < 0:
            self.bits = mask_of(self.cards)
        return self.bits

    def lose(self, card: int) -> None:
        """Remove one card."""
        place = self.cards.index(card)
        self.cards.pop(place)
        self.cvs.pop(place)
        self.wake()

    def clone(self) -> Active:
        twin = Active(self.kind, self.cards.copy(), self.cvs.copy(), self.mode, self.target)
        twin.armed = self.armed
        twin.used = self.used
        return twin


class Caster:
    """What belongs to one seat. The state declares it field by field, as lists with one entry per seat: who may see
    what differs from field to field."""

    def __init__(self, hand: UniqueBag, charged: UniqueBag, deck: UniqueBag, fresh: int) -> None:
        self.hand = hand
        self.charged = charged
        self.deck = deck
        self.discard: list[int] = []  # the top card last; a removed caster's cards lie aside
        self.active: list[Active] = []
        self.move_card = NO_CARD
        self.value = 0  # the movement value of the present turn (SC-48)
        self.life = LIVING
        self.changes = False  # whether the MOVE card may still be changed after a shuffle (SC-82)
        self.defeated = 0  # 0 while undefeated; then 1 for the first to fall, 2 for the next (SC-242)
        # Public knowledge since the last shuffle: the cards that went into the deck (bits), and how many of
        # them may be Charged by now. Used only to imagine worlds; no rule reads it.
        self.fresh = fresh
        self.fresh_low = 0
        self.fresh_high = 0
        # The discard pile as bits. A pile only grows until it is replaced, so each card is added once.
        self.pile: list[int] = self.discard
        self.pile_seen: i64 = 0
        self.pile_bits: i64 = 0

    def clone(self) -> Caster:
        twin = Caster(self.hand.clone(), self.charged.clone(), self.deck.clone(), self.fresh)
        twin.discard = self.discard.copy()
        twin.active = [spell.clone() for spell in self.active]
        twin.move_card = self.move_card
        twin.value = self.value
        twin.life = self.life
        twin.changes = self.changes
        twin.defeated = self.defeated
        twin.fresh_low = self.fresh_low
        twin.fresh_high = self.fresh_high
        return twin

    def cards(self) -> list[int]:
        """All cards in every zone, except those being resolved."""
        out = self.hand.cards() + self.charged.cards() + self.deck.cards() + self.discard
        for spell in self.active:
            out += spell.cards
        if self.move_card != NO_CARD:
            out.append(self.move_card)
        return out

    def put_away(self) -> None:
        """Hand, Charged cards and deck are out of the game."""
        self.hand, self.charged, self.deck = no_cards(), no_cards(), no_cards()

    def end(self, spell: Active) -> None:
        """This spell is no longer Active. The list is replaced, because a caller may be iterating over it."""
        self.active = [other for other in self.active if other is not spell]

    def discarded(self) -> i64:
        """The cards of the discard pile, a bit for each."""
        pile = self.discard
        if pile is not self.pile:
            self.pile = pile
            self.pile_seen = 0
            self.pile_bits = 0
        while self.pile_seen < len(pile):
            self.pile_bits |= moved_up(1, pile[self.pile_seen])
            self.pile_seen += 1
        return self.pile_bits

    # ------------------------------------------------------------ Active spells

    def spell_with(self, card: int) -> Active | None:
        """The Active spell that holds this card."""
        for spell in self.active:
            if card in spell.cards:
                return spell
        return None

    def weapons(self) -> list[int]:
        """Active cards that serve as weapons: Magic Melee and Wild Magic. Clauses: SC-121, SC-146."""
        return [spell.cards[0] for spell in self.active if spell.kind in (MELEE, WILD)]

    def enhanced(self, mode: int) -> bool:
        """Whether Energy Enhancements of this kind, or of all kinds, are Active. Clauses: SC-151 to SC-154."""
        return any(spell.kind == ENHANCE and spell.mode in (mode, MODE_ALL) for spell in self.active)

    def active_of(self, kind: int) -> list[int]:
        """The cards of single-card Active spells of a kind."""
        return [spell.cards[0] for spell in self.active if spell.kind == kind]

    def hastes(self) -> list[Active]:
        """Active Hastes of which no card was used in this turn. Clauses: SC-168."""
        return [spell for spell in self.active if spell.kind == HASTE and not spell.used]

    def hasty(self) -> bool:
        """Whether there is such a Haste."""
        return any(spell.kind == HASTE and not spell.used for spell in self.active)

    def circle_stops(self, hadou: bool, cv: int) -> int:
        """The mode of a Circle that stops this attack, or 0. Clauses: SC-205 to SC-207."""
        for spell in self.active:
            if spell.kind == CIRCLE and cv <= spell.cvs[0] and (hadou or spell.mode == SEAL):
                return spell.mode
        return 0
