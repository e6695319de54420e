"""Terms, setup, the phases of a round and the clean-up."""

from spellhall.games.mathwiz.cards import HOUSE
from spellhall.games.mathwiz.choices import able, combinations, value_of
from spellhall.games.mathwiz.game import GAME
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import bag_of
from tabletop import Tabletop

TWO = """
centre: S040
hand A: 2 3 4 5 8 9 12
hand B: 2 3 4 6 7 11 12
"""


def test_the_house_set_has_the_printed_counts() -> None:
    """MW-1, MW-3: 81 runes from 2 to 12; 51 spells, each with a number and an effect."""
    assert sum(HOUSE.runes) == 81
    assert HOUSE.rune_numbers == list(range(2, 13))
    assert len(HOUSE.ids) == len(HOUSE.numbers) == len(HOUSE.effects) == 51
    assert sum(HOUSE.numbers) == 3119
    assert all(14 <= number <= 144 and effect for number, effect in zip(HOUSE.numbers, HOUSE.effects, strict=True))
    assert (HOUSE.lowest, HOUSE.highest) == (4, 144)


def test_every_house_spell_is_a_product_of_two_runes() -> None:
    """MW-3: each number can be reached."""
    products = {a * b for a in HOUSE.rune_numbers for b in HOUSE.rune_numbers}
    assert set(HOUSE.numbers) <= products


def test_equal_runes_need_two_cards() -> None:
    """MW-2: runes with the same number are interchangeable; a pair of equals needs both."""
    two = combinations(bag_of(21, [5, 5, 7]).counts, 0)
    assert two == [Choice("pair", (5, 5)), Choice("pair", (5, 7))]
    assert combinations(bag_of(21, [5, 7]).counts, 0) == [Choice("pair", (5, 7))]


def test_values_of_all_forms() -> None:
    """MW-5, MW-37, MW-84, MW-86: products, squares, doubles, shifts and thirds, even below zero."""
    assert value_of(Choice("pair", (6, 7))) == 42
    assert value_of(Choice("mirror", (7,))) == 49
    assert value_of(Choice("double", (6, 12))) == 144
    assert value_of(Choice("shift", (2, -1, 12))) == 12
    assert value_of(Choice("shift", (12, 1, 2))) == 26
    assert value_of(Choice("third", (2, 2, 12, -1))) == -8


def test_the_target_is_not_the_number_on_the_card() -> None:
    """MW-4: the target starts as the spell's number and moves by effects; the card stays what it is."""
    table = Tabletop("mathwiz", "phase: cast\nunused A: S020\n" + TWO)
    assert table.field("target") == "40"
    table.choose("A", "cast S020 -10")
    assert table.field("target") == "30"
    assert table.field("centre") == "S040"


def test_who_is_able() -> None:
    """MW-11: two runes, or one under Mirror Rune."""
    assert able(2, 0)
    assert not able(1, 0)
    assert able(1, 1)
    assert not able(0, 1)


def test_nothing_is_dealt_before_the_first_round() -> None:
    """MW-16, MW-17, MW-18: two decks, shuffled apart (bags); empty hands; nobody owns a spell."""
    state = GAME.opening(GAME.setup(3), Seeded("x"))
    assert [hand.size for hand in state.hands] == [0, 0, 0]
    assert (state.rune_deck.size, state.spell_deck.size, state.discard.size) == (81, 51, 0)
    assert [state.tally(seat) for seat in range(3)] == [0, 0, 0]


def test_deck_sizes_after_the_first_draw() -> None:
    """MW-V01, MW-22, MW-26: 67, 60 or 53 runes and 50 spells are left; one spell lies in the centre."""
    for seats, left in ((2, 67), (3, 60), (4, 53)):
        state = GAME.start(GAME.setup(seats), Seeded("x")).state
        assert (state.rune_deck.size, state.spell_deck.size, len(state.centre)) == (left, 50, 1)


def test_decks_show_only_their_size() -> None:
    """MW-17: both decks lie face down."""
    view = Tabletop("mathwiz", TWO).view("A")
    assert not view.rune_deck.known
    assert not view.spell_deck.known
    assert view.rune_deck.size == 81 - 14


def test_a_hand_is_for_its_owner_alone() -> None:
    """MW-1, MW-R28: others see how many runes a hand has; the end of the game changes nothing."""
    table = Tabletop("mathwiz", "spells:\n" + TWO)
    for _ in range(2):
        assert [hand.known for hand in table.view("A").hands] == [True, False]
        assert [hand.known for hand in table.view("table").hands] == [False, False]
        if table.state.outcome is None:
            table.choose("A", "5x8").choose("B", "6x7")
    assert table.view("A").hands[1].size == 5


def test_the_first_lead_is_seat_one() -> None:
    """MW-12, MW-19: before anybody has learned a spell, seat 1 leads and draws first."""
    made = GAME.start(GAME.setup(4), Seeded("x"))
    drawn = [event.public["seat"] for event in made.events if event.kind == "drew" and event.public]
    assert drawn == [0, 1, 2, 3]
    assert made.state.lead == 0


def test_the_winner_leads_the_next_round() -> None:
    """MW-12, MW-13, MW-56: whoever learned a spell last draws and casts first, then clockwise."""
    three = TWO + "hand C: 2 3 5 6 7 8 12\n"
    table = Tabletop("mathwiz", three, seats=3, chance=("*",))
    table.choose("A", "2x3").choose("B", "6x7").choose("C", "2x3")
    assert table.field("lead") == "B"
    drew = [text.split()[1] for text in table.told() if text.startswith("drew")]
    assert drew == ["seat=B", "seat=C", "seat=A"]


def test_a_round_has_four_phases_and_a_clean_up() -> None:
    """MW-20, MW-21, MW-55, MW-57, MW-58: drawing, casting, combining, learning; then runes are discarded."""
    position = "phase: cast\nunused A: S016\nrunes: 5 5 5 5\nspells: S045 S050\n" + TWO
    table = Tabletop("mathwiz", position, chance=("rune 5", "rune 5", "rune 5", "rune 5", "spell S045"))
    table.choose("A", "cast S016")
    assert table.field("mark A") == "mirror_rune"
    table.choose("A", "5x8").choose("B", "6x7")
    assert table.field("mark A") == ""
    assert table.field("discard") == "5 6 7 8"
    assert table.field("round") == "2"
    assert table.field("hand B") == "2 3 4 5 5 11 12"
    kinds = [text.split()[0] for text in table.told()]
    assert kinds == ["cast", "ready", "ready", "revealed", "learned", "round", "drew", "drew", "spell"]


def test_the_game_is_played_to_its_end() -> None:
    """MW-68: it goes on although nobody can catch the leader."""
    table = Tabletop("mathwiz", "unused A: S014 S015 S016 S018\nspells: S020\n" + TWO)
    table.choose("A", "5x8").choose("B", "6x7")
    assert table.state.outcome is None


def test_learning_takes_the_card_from_the_centre() -> None:
    """MW-7, MW-44: the learned spell lies face up, unused, before its new owner."""
    table = Tabletop("mathwiz", "spells:\n" + TWO).choose("A", "5x8").choose("B", "6x7")
    assert (table.field("centre"), table.field("unused A"), table.field("used A")) == ("", "S040", "")
