"""Drawing cards, and what happens when a magical deck runs out."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.mathemagician.cards import HAND
from spellhall.games.mathemagician.choices import splits
from spellhall.games.mathemagician.ending import lose
from spellhall.games.mathemagician.rows import faces
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice
from spellhall.kernel.zones import Bag

ENERGY: Final = 0
SYMBOLS: Final = 1
NO_DECK: Final = -1
DECKS: Final = ["Energy", "Symbols"]
DRAWS: Final = ["energy", "symbol"]  # outcomes of chance are written as `energy 5`, `symbol +`


def deck_of(state: MathemagicianState, deck: int) -> Bag:
    return state.energy_deck if deck == ENERGY else state.symbols_deck


def discard_of(state: MathemagicianState, deck: int) -> Bag:
    return state.energy_discard if deck == ENERGY else state.symbols_discard


def drawn_of(state: MathemagicianState, deck: int) -> list[Bag]:
    return state.energy_drawn if deck == ENERGY else state.symbols_drawn


def draw_cards(play: Play[MathemagicianState], seat: int, energy: int, symbols: int, clause: str) -> None:
    """Energy cards first, one at a time; a deck that runs out is dealt with at once. It may end the duel.

    Clauses: MD-26, MD-75 to MD-79.
    """
    state = play.state
    drawn: list[int] = []
    told = [0, 0]  # cards of each kind drawn since the last event that told of it
    for number in range(energy + symbols):
        deck = source(play, ENERGY if number < energy else SYMBOLS)
        if deck == NO_DECK:
            break
        bag = deck_of(state, deck)
        kind = play.draw(bag, DRAWS[deck])
        card = kind if deck == ENERGY else -kind
        state.into_hand(seat, card)
        drawn_of(state, deck)[seat].add(kind)
        state.pulled[seat] = False
        drawn.append(card)
        told[deck] += 1
        if bag.size == 0:
            tell_drawn(play, seat, told, clause)
            run_out(play, deck, seat)
            if state.outcome is not None or not state.live(seat):
                return
    if play.telling:
        tell_drawn(play, seat, told, clause)
        if energy and symbols:
            play.cite("MD-77")
        drawn.sort(key=drawing_rank)
        play.tell_apart("got", "MD-76", None, {seat: {"seat": seat, "cards": faces(drawn)}})


def drawing_rank(card: int) -> int:
    """Numerals in rising order, then plus, then minus: so it does not show in which order they were drawn."""
    return card if card > 0 else 1000 - card


def tell_drawn(play: Play[MathemagicianState], seat: int, told: list[int], clause: str) -> None:
    if play.telling and told[ENERGY] + told[SYMBOLS]:
        play.tell("drew", clause, {"seat": seat, "energy": told[ENERGY], "symbols": told[SYMBOLS]})
        told[ENERGY] = told[SYMBOLS] = 0


def source(play: Play[MathemagicianState], wanted: int) -> int:
    """The deck wanted, or the other one where it is empty for good. Clauses: MD-78, MD-R38."""
    state = play.state
    if deck_of(state, wanted).size > 0:
        return wanted
    for deck in (wanted, 1 - wanted):
        if deck_of(state, deck).size == 0 and can_renew(state, deck):
            renew(play, deck)
        if deck_of(state, deck).size > 0:
            if deck != wanted:
                play.cite("MD-78")
            return deck
    return NO_DECK


def can_renew(state: MathemagicianState, deck: int) -> bool:
    """Whether a card of this deck lies on its discard pile or in a row."""
    length = 0 if deck == ENERGY else 1
    return discard_of(state, deck).size > 0 or any(len(row) > length for row in state.rows)


def run_out(play: Play[MathemagicianState], deck: int, by: int) -> None:
    """Somebody has drawn the last card: everybody loses, and the deck is renewed. Clauses: MD-79 to MD-86, MD-129."""
    state = play.state
    play.tell("ran_out", "MD-79", {"deck": DECKS[deck], "by": by})
    loss = state.rules.run_out_loss
    if loss:
        lose(play, state.live_seats(), loss, "MD-80", by)
        play.cite("MD-81")
        if state.setup.seats == 3:
            play.cite("MD-129")
    else:
        play.cite("MD-140")
    if state.outcome is None:
        play.cite("MD-83")
        renew(play, deck)


def renew(play: Play[MathemagicianState], deck: int) -> None:
    """The discards become the new deck; without discards all rows go back. Clauses: MD-82, MD-84, MD-85."""
    state = play.state
    pile = discard_of(state, deck)
    if pile.size:
        pile.pour_into(deck_of(state, deck))
        remember_made(state, deck)
        play.tell("renewed", "MD-82", {"deck": DECKS[deck], "size": deck_of(state, deck).size})
        return
    for seat in state.live_seats():
        for card in state.rows[seat]:
            if card > 0:
                state.energy_deck.add(card)
                state.energy_made.add(card)
            else:
                state.symbols_deck.add(-card)
                state.symbols_made.add(-card)
        state.rows[seat] = []
    remember_made(state, deck)
    if play.telling:
        sizes = {"energy": state.energy_deck.size, "symbols": state.symbols_deck.size}
        play.tell("returned", "MD-84", {"deck": DECKS[deck], **sizes})
        play.cite("MD-85")


def remember_made(state: MathemagicianState, deck: int) -> None:
    """An empty deck has been filled with open cards: everybody knows what it holds now. Clauses: MD-131."""
    if deck == ENERGY:
        state.energy_made = state.energy_deck.clone()
    else:
        state.symbols_made = state.symbols_deck.clone()
    drawn = drawn_of(state, deck)
    for seat in range(len(drawn)):
        drawn[seat] = Bag([0] * len(drawn[seat].counts))


@mypyc_attr(allow_interpreted_subclasses=True)
class Refill(Frame[MathemagicianState]):
    """T3: the active player draws up to five, from the decks of their choice. Clauses: MD-39, MD-57, MD-74, MD-75."""

    FIELDS: ClassVar[dict[str, str]] = {"seat": OPEN}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Refill:
        return Refill(self.seat)

    def waiting(self, state: MathemagicianState) -> list[int]:
        return ONE_SEAT[self.seat]

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        need = state.missing(self.seat)
        return say("md-ask-refill", count=need), "MD-75"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        return splits(state.missing(seat), 0)

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        need = state.missing(seat)
        if choice.verb == "draw":
            return Refusal("MD-74", say("md-no-draw-count", most=HAND, count=need))
        return Refusal("MD-39", say("md-no-refill-first", count=need))

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        play.cite("MD-39")
        draw_cards(play, seat, choice.args[0], choice.args[1], "MD-74")
        if play.state.outcome is None:
            play.finish()
