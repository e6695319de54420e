"""The deck and the setup: burning, preparing, initiative, placing."""

from __future__ import annotations

from spellcaster_table import Table

from spellhall.games.spellcaster.cards import CLUB, CV, DIAMOND, HEART, HOUSE, JOKER, NAMES, SPADE, SUIT, card_named
from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.opening import preparations
from spellhall.kernel.chance import Seeded
from spellhall.words.rulebook import rulebook

PLACING = """
order: A B
at A: -
at B: -
hand A: 2C 3C
hand B: 2S 3S
move A: KH
move B: 5S
stack: opening step=3
"""


def test_the_deck() -> None:
    """SC-1, SC-3, SC-4, SC-5: thirteen ranks in four suits and one Joker of 14; 430 points together."""
    assert len(HOUSE.deck) == 53
    assert len(set(NAMES)) == 53
    assert sum(CV) == 430
    assert [CV[card_named(name)] for name in ("2S", "TC", "JD", "QH", "KS", "AC", "JK")] == [2, 10, 11, 12, 13, 14, 14]
    assert [SUIT[card_named(name)] for name in ("9S", "9C", "9D", "9H")] == [SPADE, CLUB, DIAMOND, HEART]
    assert HOUSE.deck.count(JOKER) == 1


def test_the_start() -> None:
    """SC-25 to SC-27: a burnt card face up, seven in hand, the rest in the deck; decks are separate (SC-2)."""
    made = GAME.start(GAME.setup(3), Seeded("start"))
    state = made.state
    for seat in range(3):
        assert len(state.casters[seat].discard) == 1
        assert state.casters[seat].hand.size == 7
        assert state.casters[seat].deck.size == 45
        whole = state.casters[seat].hand.cards() + state.casters[seat].deck.cards() + state.casters[seat].discard
        assert sorted(whole) == HOUSE.deck
    assert GAME.waiting(state) == [0, 1, 2]
    assert [event.kind for event in made.events].count("burnt") == 3


def test_zones() -> None:
    """SC-7: in every state of a game each of the 53 cards is in exactly one zone."""
    state = GAME.start_quietly(GAME.setup(2), Seeded("zones"))
    chance = Seeded("player")
    for _ in range(150):
        assert GAME.inventory(state) == [1] * 106
        if state.outcome is not None:
            break
        seat = GAME.waiting(state)[0]
        choices = GAME.legal(state, seat)
        GAME.apply_owned(state, seat, choices[chance.below(len(choices), "x")])


def test_183_preparations() -> None:
    """Worked example X1. SC-28 to SC-30: 120 with two or more charged, 42 with one, 21 with none."""
    choices = preparations([card_named(name) for name in ["2S", "5C", "7C", "9D", "JH", "QH", "AS"]], 5)
    by_size = [sum(choice.args[0] == size for choice in choices) for size in range(8)]
    assert by_size[0] == 21
    assert by_size[1] == 42
    assert sum(by_size[2:]) == 120
    assert len(set(choices)) == 183


def test_preparation_is_sealed() -> None:
    """SC-32: until all have chosen, the others see only that somebody is ready."""
    state = GAME.start_quietly(GAME.setup(2), Seeded("sealed"))
    choice = GAME.legal(state, 0)[100]
    after = GAME.apply(state, 0, choice).state
    assert GAME.waiting(after) == [1]
    seen = GAME.view_for(after, 1).state
    frame = seen.stack[-1]
    assert frame.sealed[0].verb == "sealed"  # type: ignore[attr-defined]
    assert seen.casters[0].charged.size == 0
    assert GAME.view_for(after, 0).state.stack[-1].sealed[0] == choice  # type: ignore[attr-defined]


def test_the_spell_list_is_open() -> None:
    """SC-33: what every spell does can be read at any time, also during the preparation."""
    assert len(rulebook("spellcaster").search("Pentagram")) > 3
    assert "SC-120" in GAME.book


def test_five_extra_cards_at_most() -> None:
    """SC-37: after five extra cards that all match, the lower seat goes first."""
    order = "order:\nat A: -\nat B: -\nmove A: -\nmove B: -\nhand A: 2S 3S 4S 5S 6S\nhand B: 2S 3S 4S 5S 6S\n"
    values = ["7", "8", "9", "T", "J", "Q"]
    chance = [f"move {seat} {value}C" for value in values for seat in "AB"]
    table = Table(order + "stack: opening step=2", chance)
    assert table["order"] == "A B"
    assert table["discard A"] == "7C 8C 9C TC JC"
    assert table["move A"] == "QC"


def test_placing_first_or_last() -> None:
    """SC-41, SC-42, SC-44: the first in turn order places first or last; then the first turn begins."""
    table = Table(PLACING)
    assert table.asked == "A"
    assert table.legal("A") == ["first", "last"]
    assert table.refused("A place 0,0") == "SC-41"
    table.do("A last")
    assert table.asked == "B"
    table.do("B place 0,0")
    assert table.asked == "A"
    table.do("A place 10,10")
    assert table["round"] == "1"
    assert table.told("turn seat=A value=13")


def test_three_players_place_in_turn_order() -> None:
    """SC-42: the others place in turn order, before or after the first player."""
    text = PLACING.replace("order: A B", "order: C A B") + "at C: -\nhand C: 2S 3S\nmove C: 5S\n"
    table = Table(text, seats=3).do("C last")
    asked = []
    for space in ("0,0", "10,10", "0,10"):
        asked.append(table.asked)
        table.do(f"{table.asked} place {space}")
    assert asked == ["A", "B", "C"]


def test_starting_spaces() -> None:
    """SC-43: at the border, at least five spaces apart on the standard board; anywhere with start = free."""
    table = Table(PLACING).do("A first")
    assert len(table.legal("A")) == 40
    assert table.refused("A place 5,5") == "SC-43"
    table.do("A place 0,0")
    assert table.refused("B place 4,0") == "SC-43"
    assert table.refused("B place 0,0") == "SC-20"
    assert "place 5,0" in table.legal("B")
    free = Table(PLACING, start="free").do("A first", "A place 5,5")
    assert "place 5,6" in free.legal("B")
    assert len(free.legal("B")) == 120


def test_the_move_card_is_the_movement() -> None:
    """SC-39, SC-48: the MOVE card's CV is the movement value from the start of the turn."""
    table = Table("hand A: 2C 3C\nmove A: 4H\nvalue A: 9\nhand B: 2S\nmove B: 5S")
    assert table["value A"] == "4"
    assert table.told("turn seat=A value=4")


def test_hands_are_filled_after_the_initiative() -> None:
    """SC-31, SC-40: charging in the preparation draws nothing; both fill up to five afterwards."""
    start = GAME.start_quietly(GAME.setup(2), Seeded("fill"))
    hand = start.casters[0].hand.cards()
    choice = next(c for c in GAME.legal(start, 0) if c.args[0] == 4)
    after = GAME.apply(start, 0, choice).state
    other = GAME.legal(after, 1)[0]
    done = GAME.apply(after, 1, other).state
    assert done.casters[0].hand.size == 5
    assert done.casters[0].charged.size == 4
    assert len([card for card in done.casters[0].hand.cards() if card in hand]) >= 3
