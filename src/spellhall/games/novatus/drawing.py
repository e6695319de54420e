"""Cards on the move: drawing, reshuffling, discarding, and items that fall to players."""

from __future__ import annotations

from spellhall.games.novatus.knowledge import all_is_held, of_hands
from spellhall.games.novatus.potions import CU, TYPES, item_place
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.frames import Play


def draw_card(play: Play[NovatusState]) -> int:
    """The next card of the draw deck; -1 if there is none at all. Clauses: MN-118, MN-119."""
    state = play.state
    if state.deck.size == 0:
        if state.discard.size == 0:
            return NONE
        if play.telling and any(state.discard.counts[TYPES:]):
            play.cite("MN-85")
        all_is_held(state)
        state.discard.pour_into(state.deck)
        play.tell("reshuffled", "MN-118", {"size": state.deck.size})
    state.stirred = True
    return play.draw(state.deck, "card")


def receive_item(play: Play[NovatusState], seat: int, kind: int) -> int:
    """An item falls to a player; a second Curse goes on. Returns who got it, -1 if nobody could.

    Clauses: MN-82, MN-83, MN-86, MN-92, MN-93.
    """
    state = play.state
    play.cite("MN-86")
    for receiver in state.order_from(seat):
        if kind != CU or not state.cursed(receiver):
            state.items[receiver][item_place(kind)] += 1
            play.cite("MN-82")
            if receiver != seat:
                play.cite("MN-92")
                play.cite("MN-83")
            return receiver
    state.aside += 1
    play.cite("MN-93")
    return NONE


def end_of_aside(play: Play[NovatusState]) -> None:
    """Curses laid aside go to the discard pile. Clauses: MN-93."""
    state = play.state
    if state.aside:
        state.discard.add(CU, state.aside)
        play.tell("aside", "MN-93", {"count": state.aside})
        state.aside = 0


def discard_item(state: NovatusState, seat: int, kind: int) -> None:
    """An item is used up or lost. Clauses: MN-85."""
    state.items[seat][item_place(kind)] -= 1
    state.discard.add(kind)
    state.stirred = True


def discard_potion(state: NovatusState, seat: int, potion: int) -> None:
    """A potion goes from a hand to the discard pile, face up."""
    state.hands[seat].remove(potion)
    state.discard.add(potion)
    of_hands(state).left_openly(seat, potion)
    state.stirred = True
