"""Options that belong together, and card files that owners write."""

from pathlib import Path

import pytest

from spellhall.games.mathwiz.game import GAME
from spellhall.kernel.cards import CardFile, read_cards
from spellhall.kernel.errors import BadCards, BadOption
from tabletop import Tabletop

SET = """
name = "tiny"
[[rune]]
number = 3
copies = 10
[[rune]]
number = 20
copies = 4
[[spell]]
id = "T1"
number = 60
effect = "ten_league_boots"
[[spell]]
id = "T2"
number = 9
effect = "none"
[[spell]]
id = "T3"
number = 15
effect = "forbidden_rune"
"""

HANDS = "phase: cast\nhand A: 3 3 3 3 3 20 20\nhand B: 3 3 3 3 3 20 20\n"


def test_limits_without_their_mode_have_no_meaning() -> None:
    """MW-109: round_limit counts only with end_mode = rounds; the deck ends every game."""
    table = Tabletop("mathwiz", "centre: S040\nhand A: 5 8\nhand B: 6 7\nspells: S014 S015\n", round_limit=1)
    table.choose("A", "5x8").choose("B", "6x7")
    assert table.state.outcome is None
    table = Tabletop("mathwiz", "centre: S040\nhand A: 5 8\nhand B: 6 7\nspells:\n", end_mode="rounds")
    table.choose("A", "5x8").choose("B", "6x7")
    assert table.state.outcome.clause == "MW-62"


def test_the_clock_is_asked_only_in_time_mode() -> None:
    """MW-108, MW-109: time_up happens once, and only with end_mode = time."""
    position = "centre: S040\nhand A: 5 8\nhand B: 6 7\n"
    assert GAME.legal(Tabletop("mathwiz", position).state, -1) == []
    table = Tabletop("mathwiz", position, end_mode="time")
    table.choose("table", "time up")
    assert GAME.legal(table.state, -1) == []
    assert table.was_told("time_up")


def test_a_card_file_sets_the_limits() -> None:
    """MW-110: smallest and largest product, and the numbers to name, come from the file."""
    table = Tabletop("mathwiz", HANDS + "centre: T2\ntarget: 395\nunused A: T1\nspells:\n", cards=SET)
    assert table.offered("A") == ["pass", "cast T1 -10"]
    table = Tabletop("mathwiz", HANDS + "centre: T2\nunused A: T3\nused B: T1\nspells:\n", cards=SET)
    assert table.offered("A") == ["pass", "cast T3 3", "cast T3 20"]


def test_a_spell_without_effect_is_never_castable() -> None:
    """MW-110."""
    table = Tabletop("mathwiz", HANDS + "centre: T1\nunused A: T2 T3\nspells:\n", cards=SET, honour=False)
    assert table.refusal("A", "cast T2").clause == "MW-110"


def test_a_set_must_have_runes_for_everybody() -> None:
    """MW-110: seven runes a player."""
    cards = GAME.cards_from(CardFile("tiny.toml", SET))
    GAME.setup(2, {}, cards)
    with pytest.raises(BadOption, match="14 runes, but 3 players need 21"):
        GAME.setup(3, {}, cards)
    with pytest.raises(BadOption, match="at most 3"):
        GAME.setup(2, {"end_mode": "rounds", "round_limit": 4}, cards)


@pytest.mark.parametrize(
    ("change", "to", "said"),
    [
        ('name = "tiny"', 'name = "tiny"\ncolour = "red"', "'colour' is not a known key"),
        ('id = "T2"', 'id = "t1"', "line 13, spell t1, field 'id': is used twice"),
        ("copies = 10", "copies = 0", "line 3, rune number 1, field 'copies': must be a whole number from 1 to 99"),
        ("copies = 10", "copies = 1", "there are 5 runes; even two players need 14"),
        ("number = 20", "number = 21", "field 'number': must be a whole number from 1 to 20, not 21"),
        ("number = 20", "number = true", "must be a whole number"),
        ("number = 20", "number = 3", "the rune 3 is listed twice"),
        ('effect = "none"', 'effect = "fireball"', "spell T2, field 'effect': 'fireball' is not known. Allowed: none,"),
        ("number = 9", "number = 9\nprice = 4", "spell T2, field 'price': is not a known field"),
        ("number = 9\n", "", "spell T2, field 'number': is missing"),
        ('name = "tiny"', "name = tiny", "is not a card file"),
        ('name = "tiny"', "", "'name' is missing"),
        ('id = "T1"', 'id = "a b"', "must be 1 to 12 letters and digits"),
    ],
)
def test_mistakes_are_named_with_their_place(change: str, to: str, said: str) -> None:
    """MW-110: what, where and how to mend it."""
    with pytest.raises(BadCards) as caught:
        GAME.cards_from(CardFile("tiny.toml", SET.replace(change, to, 1)))
    assert said in str(caught.value)
    assert str(caught.value).startswith("tiny.toml")


def test_hostile_card_files(tmp_path: Path) -> None:
    """MW-110: too large, not UTF-8, not there."""
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(BadCards, match=r"huge.toml has 100,000,000 characters"):
        read_cards(huge)
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'name = "ok"\n# \xe9\n')
    with pytest.raises(BadCards, match=r"latin.toml, line 2: this is not UTF-8"):
        read_cards(latin)
    with pytest.raises(BadCards, match="cannot be read"):
        read_cards(tmp_path / "missing.toml")
    for text in ("a = " + "[" * 5000, "a = " + "9" * 5000, "\0"):
        with pytest.raises(BadCards, match="is not a card file"):
            CardFile("odd.toml", text)


def test_a_custom_set_travels_with_the_state() -> None:
    """MW-110: a state with owner's cards goes through JSON without the file."""
    cards = GAME.cards_from(CardFile("tiny.toml", SET))
    state = Tabletop("mathwiz", HANDS + "centre: T1\nspells: T2 T3\nunused A:\n", cards=SET).state
    again = GAME.from_json(GAME.to_json(state))
    assert again == state
    assert again.setup.cards.ids == cards.ids


MORE_RUNES = "[[rune]]\nnumber = 4\ncopies = 8\n[[rune]]\nnumber = 5\ncopies = 8\n"


def test_the_limits_are_products_of_two_cards() -> None:
    """MW-110: a rune of which there is one copy cannot be multiplied by itself."""
    single = SET.replace("copies = 4", "copies = 1").replace("copies = 10", "copies = 1")
    cards = GAME.cards_from(CardFile("x.toml", single.replace("[[spell]]", MORE_RUNES + "[[spell]]", 1)))
    assert (cards.lowest, cards.highest) == (3 * 4, 20 * 5)


def test_the_tie_break_is_for_the_highest_tally_only() -> None:
    """MW-66, MW-105: players behind are ranked by tally alone; equal tallies share a rank."""
    position = "phase: end\nspells:\nunused A: S014 S015\nused B: S016\nunused C: S018\n"
    assert Tabletop("mathwiz", position, seats=3, final_tie="unused").state.outcome.ranks == [1, 2, 2]
    assert Tabletop("mathwiz", position, seats=3, final_tie="numbers").state.outcome.ranks == [1, 2, 2]


def test_a_number_that_nobody_can_reach_is_refused() -> None:
    """MW-110: the runes of the file decide what can be reached; an effect of the file may reach further."""
    text = 'name = "mine"\n[[rune]]\nnumber = 12\ncopies = 20\n[[spell]]\nid = "S1"\nnumber = {}\neffect = "{}"\n'
    for number, effect in ((144, "none"), (288, "growing_potion"), (156, "third_rune"), (156, "shape_shifter")):
        assert GAME.cards_from(CardFile("mine.toml", text.format(number, effect))).numbers == [number]
        with pytest.raises(BadCards, match=rf"spell S1, field 'number': .* worth more than {number}"):
            GAME.cards_from(CardFile("mine.toml", text.format(number + 1, effect)))
    with pytest.raises(BadCards, match="nobody could ever reach 997"):
        GAME.cards_from(CardFile("mine.toml", text.format(997, "none")))
