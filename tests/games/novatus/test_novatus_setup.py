"""How a game begins."""

import pytest
from novatus_table import GAME

from spellhall.games.novatus.potions import CODES, GAP, ITEMS, SPACES, TYPES
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadOption
from spellhall.kernel.events import event_text

ITEM_OPTIONS = ("healing_plants", "elixirs", "magic_wands", "curses")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_at_the_start(seats: int) -> None:
    """MN-11, MN-13, MN-15, MN-18, MN-20: 25 potions lie open, 47 cards are in the deck, nobody has anything."""
    state = GAME.start(GAME.setup(seats), Seeded("start")).state
    assert all(0 <= card < TYPES for card in state.grid)
    assert len(state.grid) == SPACES
    assert state.deck.size == 47
    assert state.deck.counts[TYPES:] == [2, 2, 2, 2]
    assert state.discard.size == 0
    assert state.marker == 0
    for seat in range(seats):
        assert state.hands[seat].size == state.skulls[seat].size == 0
        assert state.items[seat] == [0, 0, 0, 0]
        assert state.won[seat] == []


def test_the_grid_is_dealt_in_reading_order() -> None:
    """MN-12: the outcomes of chance, in their order, are the grid from 11 to 55."""
    made = GAME.start(GAME.setup(2), Seeded("order"))
    dealt = [value for what, value in made.outcomes if what == "card"]
    assert dealt == made.state.grid


def test_each_spell_deck_shows_its_top() -> None:
    """MN-16: three decks by points, nine cards under each open one."""
    state = GAME.start(GAME.setup(2), Seeded("spells")).state
    for deck in range(3):
        assert state.rules.set.spells[state.tops[deck]].points == deck + 2
        assert [state.rules.set.spells[spell].points for spell in state.spell_decks[deck].cards()] == [deck + 2] * 9


def test_two_to_four_players() -> None:
    """MN-10."""
    assert GAME.seat_counts == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2, 3, 4"):
            GAME.setup(seats)


def test_who_begins() -> None:
    """MN-21, MN-22, MN-R4: a random seat, or the one that was agreed; then clockwise."""
    firsts = {GAME.start(GAME.setup(3), Seeded(f"first{n}")).state.active for n in range(30)}
    assert firsts == {0, 1, 2}
    made = GAME.start(GAME.setup(3, {"first_player": "C"}), Seeded("c"))
    assert made.state.active == 2
    assert "first seat=C" in [event_text(event.told_to(-1)) for event in made.events]
    state = made.state
    order = []
    for _ in range(4):
        order.append(state.active)
        turn = state.turn
        while state.turn == turn:
            seat = GAME.waiting(state)[0]
            state = GAME.apply(state, seat, GAME.legal(state, seat)[0]).state
    assert order == [2, 0, 1, 2]


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="first_player"):
        GAME.setup(2, {"first_player": "C"})


def test_other_numbers_of_items() -> None:
    """MN-R2: each kind from none to eight."""
    state = GAME.start(GAME.setup(2, dict.fromkeys(ITEM_OPTIONS, 8)), Seeded("many")).state
    assert [state.deck.counts[kind] for kind in ITEMS] == [8, 8, 8, 8]
    state = GAME.start(GAME.setup(2, dict.fromkeys(ITEM_OPTIONS, 0)), Seeded("none")).state
    assert state.deck.size == 39


def test_the_standard_game() -> None:
    """MN-133: without options all rules hold: items, effects, numbers in recipes, the aimed cube, the Cylinder."""
    setup = GAME.setup(2)
    rules = GAME.start(setup, Seeded("standard")).state.rules
    assert not rules.infant
    assert rules.item_counts == [2, 2, 2, 2]
    assert rules.cube == "aimed"
    assert rules.recipes[0] is rules.set.spells[0].recipe
    assert [GAME.setup(seats).end for seats in (2, 3, 4)] == [9, 12, 14]  # MN-123


def test_gaps_and_codes() -> None:
    assert GAP < 0
    assert len(set(CODES)) == len(CODES) == 20
