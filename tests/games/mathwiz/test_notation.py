"""Notation: what is written is read back; unreadable, not allowed and ambiguous are three different errors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellhall.games.mathwiz.game import GAME
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import Ambiguous, BadPosition, Refusal, Unreadable
from spellhall.kernel.positions import read_text, write_text
from spellhall.kernel.state import Choice
from tabletop import Tabletop

SETUP = GAME.setup(4)
RUNES = st.integers(1, 20)
SIGN = st.sampled_from([-1, 1])
CHOICES = st.one_of(
    st.tuples(RUNES, RUNES).map(lambda pair: Choice("pair", tuple(sorted(pair)))),
    st.tuples(RUNES, RUNES).map(lambda pair: Choice("double", tuple(sorted(pair)))),
    RUNES.map(lambda a: Choice("mirror", (a,))),
    st.tuples(RUNES, SIGN, RUNES).map(lambda args: Choice("shift", args)),
    st.tuples(RUNES, RUNES, RUNES, SIGN).map(
        lambda args: Choice("third", (min(args[:2]), max(args[:2]), args[2], args[3]))
    ),
    st.integers(-40, 800).map(lambda value: Choice("claim", (value,))),
    RUNES.map(lambda a: Choice("toss", (a,))),
    st.tuples(RUNES, RUNES).map(lambda args: Choice("swap", args)),
    st.sampled_from(["pass", "done", "keep", "time_up"]).map(Choice),
)


@given(CHOICES)
def test_choices_parse_back(choice: Choice) -> None:
    assert GAME.read_choice(SETUP, GAME.write_choice(SETUP, choice)) == [choice]


@given(st.text(max_size=30))
def test_any_text_is_read_or_unreadable(text: str) -> None:
    try:
        meant = GAME.read_choice(SETUP, text)
    except Unreadable:
        return
    assert meant


@given(st.integers(0, 10_000), st.integers(0, 400), st.sampled_from([2, 3, 4]), st.sampled_from(["auto", "practice"]))
def test_positions_parse_back(seed: int, steps: int, seats: int, arithmetic: str) -> None:
    setup = GAME.setup(seats, {"arithmetic": arithmetic})
    luck = Seeded(f"player {seed}")
    state = GAME.start_quietly(setup, Seeded(str(seed)))
    for _ in range(steps % 60):
        if state.outcome is None:
            seat = GAME.waiting(state)[-1]
            choices = GAME.legal(state, seat)
            GAME.apply_owned(state, seat, choices[luck.below(len(choices), "choice")])
    text = write_text(GAME.write_position(state))
    again = GAME.place(setup, read_text(text), Seeded("other")).state
    assert write_text(GAME.write_position(again)) == text
    assert GAME.digest(again) == GAME.digest(state)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("8 × 5", Choice("pair", (5, 8))),
        ("5*8", Choice("pair", (5, 8))),
        (" PASS ", Choice("pass")),
        ("cast 40 -10", Choice("cast", (SETUP.cards.ids.index("S040"), -10))),
        ("cast looking glass b", Choice("cast", (SETUP.cards.ids.index("S064"), 1))),
        ("= 42", Choice("claim", (42,))),
    ],
)
def test_friendly_forms(text: str, choice: Choice) -> None:
    assert GAME.read_choice(SETUP, text)[0] == choice


def test_three_errors() -> None:
    table = Tabletop("mathwiz", "phase: cast\ncentre: S040\nunused A: S072a S072b\nhand A: 5 8\nhand B: 6 7\n")
    with pytest.raises(Unreadable, match="cannot be read"):
        table.choose("A", "abracadabra")
    with pytest.raises(Unreadable, match="no spell"):
        table.choose("A", "cast 41")
    with pytest.raises(Unreadable, match="needs a number"):
        table.choose("A", "cast 40")
    with pytest.raises(Ambiguous, match="cast S072a or cast S072b"):
        table.choose("A", "cast shape-shifter")
    with pytest.raises(Refusal):
        table.choose("A", "5x8")


@pytest.mark.parametrize("text", ["cast S020 b", "cast S060 B", "cast S015 c", "cast S064 1", "cast S064"])
def test_a_rival_is_a_letter_and_a_move_is_a_number(text: str) -> None:
    """MW-77, MW-78, MW-87, MW-93: `cast S060 b` is not a move by one, `cast S064 1` no visit to B."""
    with pytest.raises(Unreadable, match="needs a"):
        GAME.read_choice(SETUP, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hand A 5", "line 1: 'hand A 5' has no colon"),
        ("lead: A\nlead: B", "line 2: the field 'lead' is given twice"),
        ("hand A: 5 99", "field 'hand A': '99' does not belong here"),
        ("leed: A", "'leed' is not a field"),
        ("centre: S041", "field 'centre': 'S041'"),
        ("phase: dance", "field 'phase'"),
        ("hand A: 2 2 2 2 2 2 2 2", "more runes 2 than the card set has"),
        ("centre: S040\nunused A: S040", "the spell S040 is in two places"),
        ("target: many", "field 'target'"),
        ("mark A: brave", "is no mark"),
        ("mark A: lucky_clover", "is no mark"),
        ("round: ²", "field 'round': '²'"),
        ("hand A: ٣", "field 'hand A': '٣'"),
        ("spell: effect²", "field 'spell'"),
        ("spell: S014 S015", "field 'spell'"),
        ("known A: B:x", "field 'known A': 'B:x'"),
        ("known A: B:99", "field 'known A'"),
        ("known A: :5", "field 'known A'"),
        ("hand B: 5\nknown A: B:5.5", "field 'known A'"),
        ("phase: winds A x y", "field 'phase'"),
        ("phase: winds A 1 99", "field 'phase'"),
        ("phase: glass A A", "field 'phase'"),
        ("phase: cast away", "field 'phase'"),
        ("phase: draw\nspells:", "the spell deck is empty"),
        ("phase: over", "nothing has ended the game"),
        ("phase: cast\nto cast: A A", "field 'to cast'"),
        ("active:", "field 'active'"),
        ("active: A A", "field 'active'"),
        ("sealed A: pass", "field 'sealed A'"),
        ("sealed A: 5x8", "field 'sealed A'"),
        ("hand A: 5 8\nsealed A: 5x8 =40", "field 'sealed A'"),
        ("hand A: 5 8\ndraft A: 5x8", "field 'draft A'"),
        ("plays A: cast S014", "field 'plays A'"),
        ("plays A: 5x20", "more runes 20"),
        ("tries A: 3", "field 'tries A'"),
        ("wrong A: -1", "field 'wrong A'"),
        ("attempt: -1", "field 'attempt'"),
        ("time up: maybe", "field 'time up'"),
        ("centre: S040\nspells: S040", "the spell S040 is in two places"),
        ("hand A: 2 2 2 2\nruns: 2", "'runs' is not a field"),
        ("hand A: 2 2 2 2\nrunes: 2 2 2 2", "more runes 2 than the card set has"),
    ],
)
def test_bad_positions_say_where(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.place(GAME.setup(2), read_text(text), Seeded("x"))
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["rune ²", "rune", "spell effect²", "spell", "", "rune -1", "rune " + "9" * 5000])
def test_unreadable_chance(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_chance(SETUP, text)
