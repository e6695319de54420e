"""Cards on their way: drawing, shuffling, discarding, and what everybody learns from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spellhall.games.spellcaster.cards import NAMES, NO_CARD, mask_of, names_of
from spellhall.games.spellcaster.casters import Active
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.frames import Play

DRAW: Final = [f"draw {letter}" for letter in SEAT_LETTERS]
BURN: Final = [f"burn {letter}" for letter in SEAT_LETTERS]
MOVE: Final = [f"move {letter}" for letter in SEAT_LETTERS]
DECK: Final = [f"deck {letter}" for letter in SEAT_LETTERS]
NO_CARDS: Final[list[int]] = []


def take_top(play: Play[SpellState], seat: int, whats: list[str]) -> int:
    """The top card of a deck; an empty deck is first refilled from the pile. -1 if there is none.

    Clauses: SC-78 to SC-81.
    """
    state = play.state
    caster = state.casters[seat]
    deck = caster.deck
    if deck.size == 0:
        pile = caster.discard
        if len(pile) < 2:
            play.tell("no_card", "SC-80", {"seat": seat})
            return NO_CARD
        size = len(pile)
        for card in pile:
            deck.add(card)
        burnt = play.draw(deck, BURN[seat], DECK[seat])
        caster.fresh = mask_of(pile) & ~mask_of([burnt])
        caster.fresh_low = caster.fresh_high = 0
        caster.discard = [burnt]
        caster.changes = True
        if play.telling:
            play.tell("shuffled", "SC-78", {"seat": seat, "size": size, "burnt": NAMES[burnt]})
            play.cite("SC-79")
            play.cite("SC-81")
    return play.draw(deck, whats[seat], DECK[seat])


def draw_cards(play: Play[SpellState], seat: int, number: int, clause: str) -> None:
    """Draw into the hand. Clauses: SC-73, SC-78, SC-80."""
    state = play.state
    drawn: list[int] = [] if play.telling else NO_CARDS
    for _card in range(number):
        card = take_top(play, seat, DRAW)
        if card != NO_CARD:
            state.casters[seat].hand.add(card)
            if play.telling:
                drawn.append(card)
    if drawn:
        drawn.sort()
        count = len(drawn)
        own = {"seat": seat, "count": count, "cards": names_of(drawn)}
        play.tell_apart("drew", clause, {"seat": seat, "count": count}, {seat: own})


def draw_up_to(play: Play[SpellState], seat: int, size: int, clause: str) -> None:
    draw_cards(play, seat, max(0, size - play.state.casters[seat].hand.size), clause)


def change_move_card(play: Play[SpellState], seat: int, clause: str) -> bool:
    """Turn up the top card of the deck as MOVE card and discard the old one. Clauses: SC-82, SC-84, SC-219."""
    state = play.state
    card = take_top(play, seat, MOVE)
    if card == NO_CARD:
        return False
    caster = state.casters[seat]
    old = caster.move_card
    caster.discard.append(old)
    caster.move_card = card
    if play.telling:
        play.tell("new_move", clause, {"seat": seat, "card": NAMES[card], "old": NAMES[old]})
        play.cite("SC-84")
    return True


def discard(play: Play[SpellState], seat: int, cards: list[int]) -> None:
    """Put cards face up on their owner's pile. Clauses: SC-2, SC-76."""
    play.state.casters[seat].discard += cards
    play.cite("SC-2")
    play.cite("SC-76")


# ---------------------------------------------------------------- leaving the hand and the Charged cards
#
# Besides the cards themselves, these track how many cards of the last shuffle may be Charged, as far as
# everybody has seen. With n of the F fresh cards charged, F - n are in the hand.


def fresh_outside(state: SpellState, seat: int) -> int:
    """Cards of the last shuffle in hand and Charged zone together; everybody can count them."""
    caster = state.casters[seat]
    cards = (caster.hand.bits | caster.charged.bits) & i64(caster.fresh)
    number = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


def shuffled_before(state: SpellState, seat: int) -> bool:
    return state.casters[seat].fresh != state.rules.kit.mask


def from_hand(state: SpellState, seat: int, card: int) -> None:
    """A card leaves the hand for all to see."""
    caster = state.casters[seat]
    if shuffled_before(state, seat):
        number = fresh_outside(state, seat)
        if caster.fresh >> card & 1:
            caster.fresh_high = min(caster.fresh_high, number - 1)
        else:
            caster.fresh_low = max(caster.fresh_low, number - caster.hand.size + 1)
    caster.hand.remove(card)


def from_charged(state: SpellState, seat: int, card: int) -> None:
    """A Charged card is turned up. Clauses: SC-71."""
    caster = state.casters[seat]
    if shuffled_before(state, seat):
        if caster.fresh >> card & 1:
            caster.fresh_low = max(caster.fresh_low, 1) - 1
            caster.fresh_high -= 1
        else:
            caster.fresh_high = min(caster.fresh_high, caster.charged.size - 1)
    caster.charged.remove(card)


def charge(state: SpellState, seat: int, card: int) -> None:
    """A hand card is laid face down. Clauses: SC-65, SC-67."""
    caster = state.casters[seat]
    if shuffled_before(state, seat):
        number = fresh_outside(state, seat)
        low, high = caster.fresh_low, caster.fresh_high
        if low <= number - caster.hand.size:
            caster.fresh_low = low + 1
        if high < number:
            caster.fresh_high = high + 1
    caster.hand.remove(card)
    caster.charged.add(card)


# ---------------------------------------------------------------- Active spells


def activate(play: Play[SpellState], seat: int, spell: Active) -> None:
    """A spell that lasts lies face up from now on. Clauses: SC-8, SC-109."""
    state = play.state
    caster = state.casters[seat]
    if play.telling:
        if any(other.kind == spell.kind for other in caster.active):
            play.cite("SC-109")
        play.cite("SC-8")
    caster.active.append(spell)


def drop_spell(play: Play[SpellState], seat: int, spell: Active) -> None:
    """All cards of an Active spell are discarded."""
    discard(play, seat, spell.cards)
    play.state.casters[seat].end(spell)


def drop_card(play: Play[SpellState], seat: int, spell: Active, card: int) -> None:
    """One card of an Active spell is discarded; a spell without cards is over. Clauses: SC-172, SC-190."""
    if len(spell.cards) == 1:
        drop_spell(play, seat, spell)
        return
    spell.lose(card)
    discard(play, seat, [card])


def lowest_card(spell: Active) -> int:
    """The card of lowest CV, the lowest number among equals. Clauses: SC-171."""
    best = 0
    for place in range(len(spell.cards)):
        if (spell.cvs[place], spell.cards[place]) < (spell.cvs[best], spell.cards[best]):
            best = place
    return spell.cards[best]
