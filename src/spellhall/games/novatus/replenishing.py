"""Phase III: the gaps of the grid are filled, and Magical Items drawn on the way go round the table."""

from __future__ import annotations

from spellhall.games.novatus.drawing import draw_card, end_of_aside, receive_item
from spellhall.games.novatus.potions import CODES, CU, GAP, ITEMS, SPACES, TYPES, space_text
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.frames import Play


def replenish(play: Play[NovatusState]) -> None:
    """Fill the gaps in reading order; each item goes to the player after the one who got the last.

    Clauses: MN-111 to MN-119.
    """
    state = play.state
    filled: list[int] | None = [] if play.telling else None
    before = [items.copy() for items in state.items] if play.telling else []
    next_owner = state.active
    dealt = 0
    grid = state.grid
    for space in range(SPACES):
        if grid[space] != GAP:
            continue
        card = draw_card(play)
        while card >= TYPES:
            play.cite("MN-113")
            owner = receive_item(play, next_owner, card)
            if play.telling:
                cite_deal(play, card, next_owner, owner, dealt)
            dealt += 1
            if owner != NONE:  # a Curse that nobody can have does not use up anybody's turn (MN-R46)
                next_owner = state.left_of(owner)
            card = draw_card(play)
        if card == NONE:
            play.cite("MN-119")
            break
        grid[space] = card
        if filled is not None:
            filled.append(space)
    if filled is not None:
        tell_filling(play, filled, before)
    end_of_aside(play)


def cite_deal(play: Play[NovatusState], card: int, first: int, owner: int, dealt: int) -> None:
    play.cite("MN-114" if dealt < play.state.setup.seats else "MN-115")
    play.cite("MN-117")
    if card == CU and owner not in (first, NONE):
        play.cite("MN-116")


def tell_filling(play: Play[NovatusState], filled: list[int], before: list[list[int]]) -> None:
    """One event for the grid and one for each item, in the order of seats, so that they tell only what can be seen."""
    state = play.state
    if filled:
        play.cite("MN-112")
        spaces = [space_text(space) for space in filled]
        cards = [CODES[state.grid[space]] for space in filled]
        play.tell("filled", "MN-111", {"seat": state.active, "spaces": spaces, "cards": cards})
    for seat in range(state.setup.seats):
        for place, kind in enumerate(ITEMS):
            for _ in range(state.items[seat][place] - before[seat][place]):
                play.tell("item", "MN-114", {"seat": seat, "item": CODES[kind]})
    gaps = sum(card == GAP for card in state.grid)
    if gaps:
        play.tell("gaps", "MN-119", {"count": gaps})
