"""SpellCaster at a glance: who is in reach and in line, and for each choice its cards, its space and its target."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.notes import Notes, Titles
from spellhall.encoding.sheet import WHOSE
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.cards import CV, KINDS, SUIT
from spellhall.games.spellcaster.choices import charged_of, discarded_of
from spellhall.games.spellcaster.damage import Damage
from spellhall.games.spellcaster.spells import WORDS
from spellhall.games.spellcaster.state import SpellSetup, SpellState
from spellhall.kernel.state import Choice

VERSION: Final = 1
HIGHEST: Final = 14  # the greatest CV
FARTHEST: Final = 14
SUITS: Final = [str(suit) for suit in range(5)]
SPACE_VERBS: Final = ("move", "teleport", "place")
CARD_VERBS: Final = (
    "add", "pay", "lose", "charge", "prepare", "discard", "haste", "use", "block", "dodge", "shield", "escape",
    "wave", "hadou", "desperate", "strike", "run", "cancel",
)  # fmt: skip


class CardPlaces:
    """Where the features of a card stand."""

    def __init__(self, titles: Titles, prefix: str) -> None:
        self.suit: i64 = titles.each(f"{prefix}suit", SUITS)
        self.cv: i64 = titles.one(f"{prefix}CV", HIGHEST)
        self.there: i64 = titles.one(f"{prefix}there")


class SpacePlaces:
    """Where the features of a space stand."""

    def __init__(self, titles: Titles, prefix: str) -> None:
        self.nearest: i64 = titles.one(f"{prefix}distance to the nearest rival", FARTHEST)
        self.beside: i64 = titles.one(f"{prefix}rivals beside it", 3)
        self.in_line: i64 = titles.one(f"{prefix}rivals in line", 3)
        self.line_reach: i64 = titles.one(f"{prefix}distance to the nearest in line", FARTHEST)
        self.hits: i64 = titles.one(f"{prefix}cards in hand that reach a rival in line", 10)
        self.best_hit: i64 = titles.one(f"{prefix}highest CV in hand that reaches", HIGHEST)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameGlance(Glance):
    """A space counts by who can be reached from it; a card by suit, value and what it is worth against the attack."""

    def __init__(self, encoding: Encoding) -> None:
        setup = encoding.setup
        assert isinstance(setup, SpellSetup)
        self.rules = setup
        self.hand: list[int] = []
        self.charged: list[int] = []
        self.damage = 0  # still to be paid
        self.attack = 0  # CV of the attack that is being answered
        super().__init__(encoding)

    def name_table(self, titles: Titles) -> None:
        self.here = SpacePlaces(titles, "own space ")
        self.hand_sum_at: i64 = titles.one("CV in hand", 120)
        self.suits_at: i64 = titles.each("cards in hand of suit", SUITS, 8)
        self.charged_suits_at: i64 = titles.each("charged cards of suit", SUITS, 12)
        self.sizes_at: i64 = titles.each("hand size", WHOSE[: self.seats], 12)
        self.short_at: i64 = titles.one("damage beyond the hand", 30)

    def name_choices(self, titles: Titles) -> None:
        self.card = CardPlaces(titles, "card ")
        self.other = CardPlaces(titles, "second card ")
        self.group_at: i64 = titles.one("charged cards of the same CV", 4)
        self.flush_at: i64 = titles.one("charged cards of the same suit", 12)
        self.rank_at: i64 = titles.one("cards in hand of lower CV", 12)
        self.pays_at: i64 = titles.two("CV beyond the damage", 20)
        self.beats_at: i64 = titles.two("CV beyond the attack", HIGHEST)
        self.target_at: i64 = titles.each("target", WHOSE[: self.seats])
        self.target_hand_at: i64 = titles.one("cards in the target's hand", 12)
        self.spell_at: i64 = titles.each("spell", WORDS)
        self.space = SpacePlaces(titles, "there ")
        self.nearer_at: i64 = titles.two("nearer to the nearest rival", FARTHEST)
        self.gains_line_at: i64 = titles.two("more rivals in line", 3)
        self.places_at: i64 = titles.one("charges", 10)
        self.dropped_at: i64 = titles.one("discards", 10)
        self.number_at: i64 = titles.one("number", 14)

    # ------------------------------------------------------------ spaces

    def write_space(self, notes: Notes, places: SpacePlaces, state: SpellState, seat: int, space: int) -> None:
        """Who can be reached from a space, pieces in between aside."""
        if space < 0:
            return
        nearest, line = self.distances(state, seat, space)
        board = self.rules.board
        beside = in_line = 0
        for other in range(self.seats):
            at = state.at[other]
            if other != seat and at >= 0 and at != space:
                if board.apart_by[space][at] == 1:
                    beside += 1
                if board.way[space][at] >= 0:
                    in_line += 1
        notes.mark(places.nearest, nearest)
        notes.mark(places.beside, beside)
        notes.mark(places.in_line, in_line)
        notes.mark(places.line_reach, line)
        if line:
            hits = best = 0
            for card in self.hand:
                if CV[card] >= line:
                    hits += 1
                    best = max(best, CV[card])
            notes.mark(places.hits, hits)
            notes.mark(places.best_hit, best)

    def distances(self, state: SpellState, seat: int, space: int) -> tuple[int, int]:
        """How far the nearest rival is from a space, and the nearest in line; 0 if there is none."""
        board = self.rules.board
        nearest = line = 0
        for other in range(self.seats):
            at = state.at[other]
            if other != seat and at >= 0 and at != space:
                apart = board.apart_by[space][at]
                if nearest == 0 or apart < nearest:
                    nearest = apart
                if board.way[space][at] >= 0 and (line == 0 or apart < line):
                    line = apart
        return nearest, line

    # ------------------------------------------------------------ the table

    def note_frame(self, state: SpellState, seat: int) -> None:
        """The cards of a seat, and what it must answer."""
        caster = state.casters[seat]
        self.hand = caster.hand.cards()
        self.charged = caster.charged.cards()
        self.damage = self.attack = 0
        for frame in state.stack:
            if isinstance(frame, Attack):
                self.attack = frame.cv
            elif isinstance(frame, Damage):
                self.damage = frame.damage
                for card in frame.paid:
                    self.damage -= CV[card]

    def look(self, notes: Notes, table: Any, seat: int) -> None:
        state: SpellState = table
        for place, other in enumerate(self.encoding.orders[seat + 1]):
            notes.mark(self.sizes_at + place, state.casters[other].hand.size)
        if seat < 0:
            return
        self.note_frame(state, seat)
        total = 0
        suits = [0] * len(SUITS)
        for card in self.hand:
            total += CV[card]
            suits[suit_of(card)] += 1
        for suit, count in enumerate(suits):
            notes.mark(self.suits_at + suit, count)
        suits = [0] * len(SUITS)
        for card in self.charged:
            suits[suit_of(card)] += 1
        for suit, count in enumerate(suits):
            notes.mark(self.charged_suits_at + suit, count)
        notes.mark(self.hand_sum_at, total)
        notes.mark(self.short_at, self.damage - total)
        self.write_space(notes, self.here, state, seat, state.at[seat])

    # ------------------------------------------------------------ choices

    def prepare(self, table: Any, seat: int, choices: list[Choice]) -> None:
        state: SpellState = table
        self.note_frame(state, seat)

    def describe(self, notes: Notes, table: Any, seat: int, choice: Choice) -> None:
        state: SpellState = table
        verb, args = choice.verb, choice.args
        if verb == "ready":
            notes.mark(self.places_at, len(charged_of(choice)))
            notes.mark(self.dropped_at, len(discarded_of(choice)))
        elif verb in SPACE_VERBS:
            self.move(notes, state, seat, args[0])
        elif verb == "cast":
            notes.mark(self.spell_at + args[0], 1)
        elif verb == "target":
            self.aim(notes, state, seat, args[0])
        elif verb == "joker":
            notes.mark(self.number_at, args[0])
        elif verb == "direction":
            self.aim(notes, state, seat, state.hit_in(seat, args[0], HIGHEST) if state.at[seat] >= 0 else -1)
        elif verb in CARD_VERBS:
            self.write_card(notes, self.card, args[0])
            self.compare(notes, args[0])
            if verb in ("strike", "desperate"):
                self.aim(notes, state, seat, args[1])
                if verb == "strike" and args[2] >= 0:
                    self.write_card(notes, self.other, args[2])
            elif verb in ("wave", "hadou") and state.at[seat] >= 0:
                self.aim(notes, state, seat, state.hit_in(seat, args[1], CV[args[0]]))
            elif verb == "run":
                self.move(notes, state, seat, args[1])
            elif verb == "cancel":
                self.write_card(notes, self.other, args[1])

    def write_card(self, notes: Notes, places: CardPlaces, card: int) -> None:
        if 0 <= card < KINDS:
            notes.mark(places.suit + suit_of(card), 1)
            notes.mark(places.cv, CV[card])
            notes.mark(places.there, 1)

    def compare(self, notes: Notes, card: int) -> None:
        """A card beside the others, and against what must be paid or stopped."""
        same = flush = lower = 0
        for other in self.charged:
            if CV[other] == CV[card] and other != card:
                same += 1
            if SUIT[other] == SUIT[card] and other != card:
                flush += 1
        for other in self.hand:
            if CV[other] < CV[card]:
                lower += 1
        notes.mark(self.group_at, same)
        notes.mark(self.flush_at, flush)
        notes.mark(self.rank_at, lower)
        if self.damage > 0:
            notes.signed(self.pays_at, CV[card] - self.damage)
        if self.attack > 0:
            notes.signed(self.beats_at, CV[card] - self.attack)

    def aim(self, notes: Notes, state: SpellState, seat: int, target: int) -> None:
        if target >= 0:
            notes.mark(self.target_at + self.encoding.away(seat, target), 1)
            notes.mark(self.target_hand_at, state.casters[target].hand.size)

    def move(self, notes: Notes, state: SpellState, seat: int, space: int) -> None:
        self.write_space(notes, self.space, state, seat, space)
        here = state.at[seat]
        if here >= 0:
            near, line = self.distances(state, seat, here)
            then_near, then_line = self.distances(state, seat, space)
            notes.signed(self.nearer_at, near - then_near)
            notes.signed(self.gains_line_at, (1 if then_line else 0) - (1 if line else 0))


def suit_of(card: int) -> int:
    """A suit's number; the Joker has one of its own."""
    suit = SUIT[card]
    return suit if 0 <= suit < len(SUITS) - 1 else len(SUITS) - 1
