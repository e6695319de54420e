"""SpellCaster as numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.cards import CV, DIAMOND, JOKER, KINDS, NAMES, SPADE, SUIT
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
from spellhall.games.spellcaster.opening import preparations
from spellhall.games.spellcaster.spells import MODE_WORDS, WORDS
from spellhall.games.spellcaster.state import ZERO, Active, SpellSetup, SpellState
from spellhall.games.spellcaster.steps import Arena, Step
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import Bag, unseen

VERSION: Final = 1
WEAPONS: Final = [NO_WEAPON, *[card for card in range(KINDS) if SUIT[card] == SPADE], JOKER]
BERSERKERS: Final = [card for card in range(KINDS) if SUIT[card] == SPADE or card == JOKER]
DISPELLERS: Final = [card for card in range(KINDS) if SUIT[card] == DIAMOND or card == JOKER]
CARD_FAMILIES: Final = [
    ADDS, PAYS, LOSES, CHARGES, PREPARES, DISCARDS, HASTES, USES, BLOCKS, DODGES, SHIELDS, ESCAPES,
]  # fmt: skip
LIVES: Final = ["living", "dying", "removed"]
NOT_IN_HAND: Final = -(1 << 40)  # no sum with it is that of a preparation
NO_CARDS: Final = unseen(0)


class HandPlaces:
    """The places of the cards of a hand, from low to high, as powers of three: a charged card counts once, a discarded
    one twice, so that every Spell Preparation has a sum of its own. Remembered while the same list is offered."""

    def __init__(self, hand: list[int], offered: list[Choice] | None) -> None:
        self.offered = offered
        self.powers = [NOT_IN_HAND] * KINDS
        power = 1
        for card in hand:
            self.powers[card] = power
            power *= 3

    def sum(self, choice: Choice) -> int:
        args = choice.args
        powers = self.powers
        charged = args[0]
        out = 0
        for place, card in enumerate(args):
            if place > 0:
                out += powers[card] if place <= charged else powers[card] * 2
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding(Encoding):
    """Cards and spaces by number; Spell Preparation by the places of the cards in the sorted hand."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        assert isinstance(setup, SpellSetup)
        self.kit = setup.kit
        self.board = setup.board
        self.spaces = [setup.board.text(space) for space in range(len(setup.board.spaces))]
        self.readies: dict[int, int] = {}  # by the sum of the places
        self.hand_places = HandPlaces([], None)
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

    def list_preparations(self) -> None:
        hand = list(range(self.kit.deal))
        places = HandPlaces(hand, None)
        for choice in preparations(hand, self.kit.keep):
            charged, dropped = charged_of(choice), discarded_of(choice)
            marks = ["c" if place in charged else "d" if place in dropped else "-" for place in hand]
            self.readies[places.sum(choice)] = len(self.choices)
            self.add(choice, f"prepare by place {''.join(marks)}")

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
            hand = state.hands[seat].cards()
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
        if choice.verb == "ready":
            return self.readies.get(self.places_in_hand(table, seat).sum(choice), -1)
        return super().place_of(table, seat, choice)

    def places_in_hand(self, state: SpellState, seat: int) -> HandPlaces:
        offered = state.offered if state.offered_to == seat else None
        known = self.hand_places
        if offered is None or known.offered is not offered:
            known = HandPlaces(state.hands[seat].cards(), offered)
            self.hand_places = known
        return known

    # ------------------------------------------------------------ features

    def write(self, sheet: Sheet, table: Any, seat: int) -> None:
        state: SpellState = table
        write_bag(sheet, "hand", state.hands[seat] if seat >= 0 else NO_CARDS)
        write_bag(sheet, "charged", state.charged[seat] if seat >= 0 else NO_CARDS)
        self.write_frame(sheet, state)
        for place, other in enumerate(self.orders[seat + 1]):
            if sheet.naming:
                sheet.prefix = f"{WHOSE[place]} "
            self.write_seat(sheet, state, seat, other)
        sheet.prefix = ""

    def write_frame(self, sheet: Sheet, state: SpellState) -> None:
        """What is going on: the turn, and the attack, cast or damage that is being answered."""
        arena: Arena | None = None
        attack: Attack | None = None
        cast: Cast | None = None
        damage: Damage | None = None
        for frame in state.stack:
            if isinstance(frame, Arena):
                arena = frame
            elif isinstance(frame, Attack):
                attack = frame
            elif isinstance(frame, Cast):
                cast = frame
            elif isinstance(frame, Damage):
                damage = frame
        sheet.flag("moved", arena is not None and arena.moved)
        sheet.number("actions left", 0 if arena is None else arena.actions, 4)
        sheet.number("attack CV", 0 if attack is None else attack.cv, 14)
        sheet.number("attack weapon", 0 if attack is None else attack.weapon, 14)
        sheet.number("damage", 0 if damage is None else damage.damage, 30)
        sheet.one_of("cast", WORDS, -1 if cast is None else cast.kind)
        if sheet.naming:
            sheet.name_all("cast", NAMES, 1)
        if cast is not None:
            tick_cards(sheet, cast.cards)
        sheet.leave_out(len(NAMES))

    def write_seat(self, sheet: Sheet, state: SpellState, seat: int, other: int) -> None:
        frame = state.stack[-1] if state.stack else None
        sheet.number("hand size", state.hands[other].size, 12)
        sheet.number("charged cards", state.charged[other].size, 30)
        sheet.number("deck", state.decks[other].size, 53)
        if sheet.naming:
            sheet.name_all("discard", NAMES, 1)
        tick_cards(sheet, state.discards[other])
        sheet.leave_out(len(NAMES))
        sheet.one_of("life", LIVES, state.life[other])
        sheet.flag("own step", isinstance(frame, Step) and frame.seat == other)
        sheet.flag("hushed", state.hushed(other))
        sheet.number("turn order", turn_of(state.order, other), 4)
        move = state.move_cards[other]
        sheet.number("move card", CV[move] if move >= 0 else 0, 14)
        sheet.number("movement", state.values[other], 14)
        at = state.at[other]
        sheet.one_of("at", self.spaces, at)
        mine = state.at[seat] if seat >= 0 else -1
        apart = self.board.apart_by[mine][at] if mine >= 0 and at >= 0 else 0
        sheet.number("distance", apart, 14)
        self.write_active(sheet, state.active[other])

    def write_active(self, sheet: Sheet, active: list[Active]) -> None:
        if sheet.naming:
            sheet.name_all("active", WORDS, 5)
            sheet.name_all("active mode", MODE_WORDS, 5)
            sheet.name_all("active", NAMES, 1)
        for spell in active:
            sheet.tick(spell.kind, len(WORDS), 5)
        sheet.leave_out(len(WORDS))
        for spell in active:
            sheet.tick(spell.mode, len(MODE_WORDS), 5)
        sheet.leave_out(len(MODE_WORDS))
        for spell in active:
            tick_cards(sheet, spell.cards)
        sheet.leave_out(len(NAMES))


def turn_of(order: list[int], seat: int) -> int:
    """The place of a caster in the turn order from 1; 0 before there is one."""
    for place, other in enumerate(order):
        if other == seat:
            return place + 1
    return 0


def write_bag(sheet: Sheet, name: str, bag: Bag) -> None:
    """One for each card of a bag; a bag that is not seen has none."""
    if sheet.naming:
        sheet.name_all(name, NAMES, 1)
    left: i64 = bag.size
    if left:
        values = sheet.values
        at = sheet.at
        counts: list[Any] = bag.counts
        for card, number in enumerate(counts):
            if number is not ZERO and number:
                values[at + card] = 1
                left -= 1
                if not left:
                    break
    sheet.leave_out(len(NAMES))


def tick_cards(sheet: Sheet, cards: list[Any]) -> None:
    """A one for each of these cards; the caller moves on past all cards."""
    values = sheet.values
    at = sheet.at
    for card in cards:
        place: i64 = card
        if place >= 0:
            values[at + place] = 1
