"""Terms: what a row is worth, what it wants, and when it is sound (MD-1 to MD-11)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.games.mathemagician.rows import (
    MINUS,
    PLUS,
    last_card,
    numerals,
    row_text,
    running_values,
    sound,
    stays_sound,
    value,
    wants_numeral,
)

from .helpers import chosen, placed

SIGN = {"+": PLUS, "-": MINUS}


def row(text: str) -> list[int]:
    return [SIGN[face] if face in SIGN else int(face) for face in text]


@st.composite
def rows(draw: st.DrawFn) -> list[int]:
    """Any row that alternates and starts with a numeral."""
    length = draw(st.integers(0, 15))
    return [
        draw(st.integers(1, 9)) if place % 2 == 0 else draw(st.sampled_from([PLUS, MINUS])) for place in range(length)
    ]


def by_hand(cards: list[int]) -> int:
    """The value in another way: every numeral with the sign before it."""
    signs = [1] + [1 if cards[place] == PLUS else -1 for place in range(1, len(cards) - 1, 2)]
    return sum(sign * number for sign, number in zip(signs, cards[::2], strict=True))


def test_every_player_owns_one_row_whoever_played_its_cards() -> None:
    """MD-1: a card that A puts on B's row belongs to B's row."""
    state = placed("row B: 3\nhand A: 1 2 4 + -")
    after = chosen(state, 0, "+ on B").state
    assert len(after.rows) == after.seats == 2
    assert row_text(after.rows[1]) == "3+"
    assert after.rows[0] == []


def test_value_is_worked_out_from_left_to_right() -> None:
    """MD-6, and MD-5: the dangling operator takes no part."""
    assert value(row("3+4+2-4-")) == 5
    assert value(row("4+9+1-8+7+3+2-4")) == 14
    assert running_values(row("4+9+1-8+7+3+2-4")) == [4, 13, 14, 6, 13, 16, 18, 14]
    assert value(row("4+")) == value(row("4-")) == value(row("4")) == 4


def test_an_empty_row_is_worth_nothing_and_never_complete() -> None:
    """MD-7."""
    assert value([]) == 0
    assert numerals([]) == 0
    assert sound([])
    assert not placed("spell A: Summon Bees").complete(0)


def test_numerals_and_wants() -> None:
    """MD-3 and MD-4."""
    assert [numerals(row(text)) for text in ("", "4", "4+", "4+9", "4+9-")] == [0, 1, 1, 2, 2]
    assert [wants_numeral(row(text)) for text in ("", "4", "4+", "4+9")] == [True, False, True, False]


def test_sound_rows() -> None:
    """MD-8 and MD-108: zero is allowed, a minus on zero is not, and no step may be below zero."""
    assert sound(row("4-4"))
    assert sound(row("4-4+"))
    assert not sound(row("4-4-"))
    assert not sound(row("4-5"))
    assert not sound(row("4+1-8+7+3+2"))  # it ends above zero but was below on the way


@given(rows())
@settings(max_examples=200, deadline=None)
def test_soundness_card_by_card(cards: list[int]) -> None:
    """MD-8: one card more keeps a sound row sound exactly when the quick test says so; prefixes stay sound (MD-73)."""
    assert value(cards) == (by_hand(cards) if cards else 0)
    if sound(cards):
        assert all(sound(cards[:end]) for end in range(len(cards)))
        more = [PLUS, MINUS] if not wants_numeral(cards) else list(range(1, 10))
        for card in more:
            assert stays_sound(value(cards), last_card(cards), card) == sound([*cards, card])


def test_complete_needs_value_and_minimum() -> None:
    """MD-9: Summon Bees is 7 with three numerals; a dangling operator does not prevent it."""
    for text, wanted in [("3+4", False), ("3+2+2", True), ("3+2+2-", True), ("3+2+3", False), ("1+1+1+4", True)]:
        assert placed(f"row A: {text}\nspell A: Summon Bees\nhand A: 1").complete(0) is wanted, text


def test_live_players_and_turn_order() -> None:
    """MD-10 and MD-11: order to the left from a seat, without the knocked-out."""
    state = placed("fallen B: 1\nstrength B: 0\nhand A: 1", seats=3)
    assert state.live_seats() == [0, 2]
    assert state.order_from(2) == [2, 0]
    assert state.opponents(0) == [2]


@given(rows())
@settings(max_examples=200, deadline=None)
def test_any_neighbours_leave_an_alternating_row(cards: list[int]) -> None:
    """MD-55, MD-R19: a pulled pair is one numeral and one operator, and the rest still alternates from a numeral."""
    for place in range(len(cards) - 1):
        rest = cards[:place] + cards[place + 2 :]
        assert (cards[place] > 0) != (cards[place + 1] > 0)
        assert all((card > 0) == (at % 2 == 0) for at, card in enumerate(rest))
