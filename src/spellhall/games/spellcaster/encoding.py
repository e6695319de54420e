"""SpellCaster as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.menu import Menu
from spellhall.encoding.sheet import WHOSE, Sheet, put
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.cards import CV, DIAMOND, JOKER, KINDS, NAMES, SPADE, SUIT
from spellhall.games.spellcaster.casters import Caster
from spellhall.games.spellcaster.casting import Cast
from spellhall.games.spellcaster.choices import (
    ADDS,
    BLOCKS,
    CASTS,
    CHARGES,
    DESPERATE,
    DIRECTIONS,
    DISCARDS,
    DODGES,
    ESCAPES,
    FIRES,
    HASTES,
    JOKERS,
    LOSES,
    MOVES,
    NO_WEAPON,
    PAYS,
    PLACES,
    PLAIN,
    PREPARES,
    SHIELDS,
    TARGETS,
    TELEPORTS,
    USES,
    WAVES,
    cancel,
    charged_of,
    discarded_of,
    run,
    strike,
)
from spellhall.games.spellcaster.damage import Damage
from spellhall.games.spellcaster.offering import Offering
from spellhall.games.spellcaster.opening import Opening, preparation_of, preparations
from spellhall.games.spellcaster.spells import HUSH, MODE_WORDS, WORDS
from spellhall.games.spellcaster.state import SpellSetup, SpellState
from spellhall.games.spellcaster.steps import Arena, Step
from spellhall.games.spellcaster.turns import Turn
from spellhall.games.spellcaster.walking import ROWS_IN_A_WORD, Spaces, Walks
from spellhall.kernel.bits import lowest
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

VERSION: Final = 2
WEAPONS: Final = [NO_WEAPON, *[card for card in range(KINDS) if SUIT[card] == SPADE], JOKER]
BERSERKERS: Final = [card for card in range(KINDS) if SUIT[card] == SPADE or card == JOKER]
DISPELLERS: Final = [card for card in range(KINDS) if SUIT[card] == DIAMOND or card == JOKER]
CARD_FAMILIES: Final = [
    ADDS, PAYS, LOSES, CHARGES, PREPARES, DISCARDS, HASTES, USES, BLOCKS, DODGES, SHIELDS, ESCAPES,
]  # fmt: skip
TURNED: Final = ["wait", "ready", "strike", "desperate", "target"]
"""Verbs whose numbers mean different choices for different seats or hands."""
LIVES: Final = ["living", "dying", "removed"]
OWN_STEP: Final = 3 + KINDS + len(LIVES)  # places among the features of a seat: whether it is this caster's step,
HUSHED: Final = OWN_STEP + 1  # whether a Hush names this caster,
TURN: Final = OWN_STEP + 2  # and the place in the turn order


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding(Encoding):
    """Cards and spaces by number; Spell Preparation by the places of the cards in the sorted hand."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        assert isinstance(setup, SpellSetup)
        self.kit = setup.kit
        self.board = setup.board
        self.spaces = [setup.board.text(space) for space in range(len(setup.board.spaces))]
        self.numbers = Numbers(setup.walks, self)
        # how many features a seat has
        self.seat_length: i64 = OWN_STEP + 5 + len(self.spaces) + 1 + len(WORDS) + len(MODE_WORDS) + KINDS
        self.first_preparation = 0  # in the vocabulary
        self.preparations = 0  # how many there are
        self.first_move: i64 = 0
        self.whole_deck = len(setup.kit.deck) == KINDS  # then the numbers of a family of cards are consecutive
        self.plain: list[Choice | None] = []  # the vocabulary, as far as it means the same for every seat and hand
        # by card, seat and weapon, from -1 for none
        self.strikes = [[[-1] * (KINDS + 1) for _ in range(setup.seats)] for _ in range(KINDS)]
        super().__init__(game, setup)

    # ------------------------------------------------------------ choices

    def list_choices(self) -> None:
        self.fleeting = ("ready",)
        for choice in PLAIN:
            self.add(choice, choice.verb)
        self.list_preparations()
        for choice in CASTS:
            self.add(choice, f"cast {WORDS[choice.args[0]]}")
        for choice in JOKERS + DIRECTIONS:
            self.add(choice, f"{choice.verb} {choice.args[0]}")
        for other in range(self.seats):
            self.add(TARGETS[other], f"target {WHOSE[other]}")
        for family in (MOVES, TELEPORTS, PLACES):
            for space, text in enumerate(self.spaces):
                self.add(family[space], f"{family[space].verb} {text}")
        for family in CARD_FAMILIES:
            for card in self.kit.deck:
                self.add(family[card], f"{family[card].verb} {NAMES[card]}")
        for card in self.kit.deck:
            self.list_uses(card)
        self.first_move = self.places[MOVES[0]]
        self.plain = [None if choice.verb in TURNED else choice for choice in self.choices]

    def list_preparations(self) -> None:
        self.first_preparation = len(self.choices)
        hand = list(range(self.kit.deal))
        for choice in preparations(hand, self.kit.keep):
            charged, dropped = charged_of(choice), discarded_of(choice)
            marks = ["c" if place in charged else "d" if place in dropped else "-" for place in hand]
            self.add(choice, f"prepare by place {''.join(marks)}")
        self.preparations = len(self.choices) - self.first_preparation

    def list_uses(self, card: int) -> None:
        """What one card may do to a seat, in a direction, on a space or against another card."""
        name = NAMES[card]
        for direction in range(8):
            self.add(WAVES[card][direction], f"wave {name} direction {direction}")
            self.add(FIRES[card][direction], f"hadou {name} direction {direction}")
        for other in range(1, self.seats):
            self.add(DESPERATE[card][other], f"desperate strike {name} at {WHOSE[other]}")
            for weapon in WEAPONS:
                if weapon == NO_WEAPON or weapon in self.kit.deck:
                    with_it = "" if weapon == NO_WEAPON else f" with {NAMES[weapon]}"
                    self.strikes[card][other][weapon + 1] = len(self.choices)
                    self.add(strike(card, other, weapon), f"strike {name} at {WHOSE[other]}{with_it}")
        if card in BERSERKERS:
            for space, text in enumerate(self.spaces):
                self.add(run(card, space), f"run {name} to {text}")
        if card in DISPELLERS:
            for other in self.kit.deck:
                self.add(cancel(card, other), f"cancel {NAMES[other]} with {name}")

    def listed(self, table: Any, seat: int, choice: Choice) -> Choice:
        verb = choice.verb
        args = choice.args
        if verb == "ready":
            state: SpellState = table
            hand = state.casters[seat].hand.cards()
            return Choice("ready", (args[0], *[hand.index(card) for card in args[1:]]))
        if verb == "strike":
            return strike(args[0], self.away(seat, args[1]), args[2])
        if verb == "desperate":
            return DESPERATE[args[0]][self.away(seat, args[1])]
        if verb == "target":
            return TARGETS[self.away(seat, args[0])]
        return choice

    def place_of(self, table: Any, seat: int, choice: Choice) -> int:
        args = choice.args
        if choice.verb == "strike" and args[0] < KINDS and args[2] < KINDS:
            return self.strikes[args[0]][self.away(seat, args[1])][args[2] + 1]
        return super().place_of(table, seat, choice)

    def offer(self, menu: Menu, table: Any, seat: int) -> None:
        """A turn offers forty Moves, and Spell Preparation always the same: their numbers need no list of choices."""
        state: SpellState = table
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Turn) and frame.asked == seat:
            numbers = self.numbers
            numbers.start(menu, state, seat)
            frame.offer(state, seat, numbers)
            numbers.take_down()
        elif isinstance(frame, Opening) and frame.prepares(seat) and state.casters[seat].hand.size == self.kit.deal:
            menu.add_run(self.first_preparation, self.preparations)
        else:
            super().offer(menu, state, seat)

    def meant(self, table: Any, seat: int, number: i64) -> Choice:
        plain = self.plain[number]
        if plain is not None:
            return plain
        state: SpellState = table
        if self.choices[number].verb == "ready":
            return preparation_of(state.casters[seat].hand.cards(), self.kit.keep, int(number) - self.first_preparation)
        return super().meant(state, seat, number)

    # ------------------------------------------------------------ features

    def write(self, sheet: Sheet, table: Any, seat: int) -> None:
        """Keep in step with `name_own`: both go through the features in the same order."""
        if sheet.naming:
            self.name_own(sheet)
            return
        state: SpellState = table
        values = sheet.values
        at = sheet.at
        if seat >= 0:
            caster = state.casters[seat]
            write_cards(values, at, caster.hand.bits)
            write_cards(values, at + KINDS, caster.charged.bits)
        at = self.write_frame(values, at + 2 * KINDS, state)
        mine = state.at[seat] if seat >= 0 else -1
        apart = self.board.apart_by[mine] if mine >= 0 else None
        frame = state.stack[-1] if state.stack else None
        acting = frame.seat if isinstance(frame, Step) else -1
        first = at
        looker = max(seat, 0)
        length = self.seat_length
        for other in self.orders[seat + 1]:
            if other == acting:
                values[at + OWN_STEP] = 1
            caster = state.casters[other]
            at = self.write_caster(values, at, caster, state.at[other], apart)
            for spell in caster.active:
                if spell.kind == HUSH and spell.target >= 0:
                    values[first + length * self.away(looker, spell.target) + HUSHED] = 1
        turn: u8 = 1
        for other in state.order:
            values[first + length * self.away(looker, other) + TURN] = turn
            turn += 1
        sheet.at = at

    def write_frame(self, values: vec[u8], at: i64, state: SpellState) -> i64:
        """What is in progress: the turn, and the attack, cast or damage that is being answered."""
        arena: Arena | None = None
        attack: Attack | None = None
        cast: Cast | None = None
        damage: Damage | None = None
        for place in range(1, len(state.stack)):  # the lowest is the opening or the round
            frame = state.stack[place]
            if isinstance(frame, Arena):
                arena = frame
            elif isinstance(frame, Attack):
                attack = frame
            elif isinstance(frame, Cast):
                cast = frame
            elif isinstance(frame, Damage):
                damage = frame
        cards = at + 5 + len(WORDS)
        if arena is not None:
            if arena.moved:
                values[at] = 1
            put(values, at + 1, arena.actions, 4)
        if attack is not None:
            put(values, at + 2, attack.cv, 14)
            put(values, at + 3, attack.weapon, 14)
        if damage is not None:
            put(values, at + 4, damage.damage, 30)
        if cast is not None:
            tick(values, at + 5, cast.kind, 1)
            tick_cards(values, cards, cast.cards)
        return cards + KINDS

    def write_caster(self, values: vec[u8], at: i64, caster: Caster, space: i64, apart: list[int] | None) -> i64:
        put(values, at, caster.hand.size, 12)
        put(values, at + 1, caster.charged.size, 30)
        put(values, at + 2, caster.deck.size, 53)
        write_pile(values, at + 3, caster.discarded())
        at += 3 + KINDS
        values[at + i64(caster.life)] = 1
        at += len(LIVES)
        move = caster.move_card
        if move >= 0:
            put(values, at + 3, CV[move], 14)
        put(values, at + 4, caster.value, 14)
        at += 5
        if space >= 0:
            values[at + space] = 1
        at += len(self.spaces)
        if apart is not None and space >= 0:
            put(values, at, apart[space], 14)
        at += 1
        for spell in caster.active:
            tick(values, at, spell.kind, 5)
            tick(values, at + len(WORDS), spell.mode, 5)
            write_cards(values, at + len(WORDS) + len(MODE_WORDS), spell.card_bits())
        return at + len(WORDS) + len(MODE_WORDS) + KINDS

    def name_own(self, sheet: Sheet) -> None:
        """The names of what `write` writes, in its order."""
        sheet.name_all("hand", NAMES, 1)
        sheet.name_all("charged", NAMES, 1)
        for name, top in (("moved", 1), ("actions left", 4), ("attack CV", 14), ("attack weapon", 14), ("damage", 30)):
            sheet.name(name, top)
        sheet.name_all("cast", WORDS, 1)
        sheet.name_all("cast", NAMES, 1)
        for place in range(self.seats):
            sheet.prefix = f"{WHOSE[place]} "
            sheet.name("hand size", 12)
            sheet.name("charged cards", 30)
            sheet.name("deck", 53)
            sheet.name_all("discard", NAMES, 1)
            sheet.name_all("life", LIVES, 1)
            sheet.name("own step", 1)
            sheet.name("hushed", 1)
            sheet.name("turn order", 4)
            sheet.name("move card", 14)
            sheet.name("movement", 14)
            sheet.name_all("at", self.spaces, 1)
            sheet.name("distance", 14)
            sheet.name_all("active", WORDS, 5)
            sheet.name_all("active mode", MODE_WORDS, 5)
            sheet.name_all("active", NAMES, 1)
        sheet.prefix = ""


class Numbers(Offering):
    """Takes down what a turn offers as numbers, and makes choices only where it must."""

    def __init__(self, walks: Walks, encoding: GameEncoding) -> None:
        super().__init__(walks)
        self.encoding = encoding
        self.menu = Menu(0)
        self.table: SpellState | None = None
        self.seat = 0

    def start(self, menu: Menu, table: SpellState, seat: int) -> None:
        self.menu = menu
        self.table = table
        self.seat = seat

    def take_down(self) -> None:
        """The choices that were added one by one come before what is added next."""
        if self.choices:
            self.encoding.number_all(self.menu, self.table, self.seat, self.choices)
            self.choices.clear()

    def add(self, choice: Choice) -> None:
        self.take_down()
        self.menu.add(self.encoding.number(self.table, self.seat, choice))

    def add_moves(self, reached: Spaces) -> None:
        self.take_down()
        self.menu.make_room(len(self.encoding.spaces) + 1)
        self.add_rows(reached.a, 0)
        self.add_rows(reached.b, ROWS_IN_A_WORD)
        self.add_rows(reached.c, 2 * ROWS_IN_A_WORD)
        self.add_rows(reached.d, 3 * ROWS_IN_A_WORD)

    def add_rows(self, word: i64, row: i64) -> None:
        """The Moves to a word of spaces whose first row this is."""
        moves = self.walks.moves
        first = self.encoding.first_move
        while word:
            places = word & moves.row
            if places:
                self.menu.add_set(first + i64(moves.first[row]), places)
            word >>= moves.stride
            row += 1

    def add_each(self, family: list[Choice], members: i64) -> None:
        if not self.encoding.whole_deck:
            super().add_each(family, members)
        elif members:
            self.take_down()
            self.menu.make_room(KINDS)
            self.menu.add_few(self.encoding.number(self.table, self.seat, family[0]), members)


def write_cards(values: vec[u8], at: i64, bits: i64) -> None:
    """A one for each card of a small set."""
    while bits:
        values[at + lowest(bits)] = 1
        bits &= bits - 1


def write_pile(values: vec[u8], at: i64, bits: i64) -> None:
    """A one for each card of a set that may be large; branch-free, since branches would be mispredicted."""
    while bits:
        values[at] = u8(bits & 1)
        bits >>= 1
        at += 1


def tick(values: vec[u8], at: i64, place: i64, top: u8) -> None:
    """Add one at a place, if the place exists."""
    if place >= 0 and values[at + place] < top:
        values[at + place] = values[at + place] + 1


def tick_cards(values: vec[u8], at: i64, cards: list[int]) -> None:
    """A one for each of these cards."""
    place: i64
    for place in cards:
        if place >= 0:
            values[at + place] = 1
