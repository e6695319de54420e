"""Refusals: whatever is asked for, the answer is a sentence with a clause, and never a crash."""

import pytest

from spellhall.games.mathwiz.game import GAME
from spellhall.kernel.errors import Refusal, SpellhallError
from spellhall.kernel.state import Choice
from tabletop import Tabletop

HANDS = """
centre: S040
hand A: 2 3 5 5 7 8 12
hand B: 2 3 4 6 7 11 12
"""
CASTING = HANDS + "phase: cast\nunused A: S014 S063a S064\nused B: S015 S016 S018\n"

MOMENTS = {
    "combining": Tabletop("mathwiz", HANDS),
    "casting": Tabletop("mathwiz", CASTING),
    "winds": Tabletop("mathwiz", CASTING).choose("A", "cast S063a"),
    "glass": Tabletop("mathwiz", CASTING).choose("A", "cast S064 B"),
    "claiming": Tabletop("mathwiz", HANDS, arithmetic="strict").choose("A", "5x8"),
}
COMBINING = ["pair", "mirror", "double", "shift", "third", "claim"]
VERBS = [*COMBINING, "toss", "swap", "cast", "pass", "done", "keep", "time_up", "sealed", "abracadabra"]
ARGS: list[tuple[int, ...]] = [
    (),
    (5,),
    (8, 5),
    (21, 5),
    (-1, 5),
    (10**30, 3),
    (5, 2, 8),
    (5, 8, 3, 5),
    (1, 2, 3, 4, 5),
]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("verb", VERBS)
def test_odd_choices_are_refused_not_fatal(moment: str, verb: str) -> None:
    """MW-37, MW-80, MW-95: a choice of the wrong shape is refused like any other."""
    state = MOMENTS[moment].state
    for args in ARGS:
        choice = Choice(verb, args)
        for seat in (-1, 0, 1):
            if choice not in GAME.legal(state, seat):
                with pytest.raises(Refusal):
                    GAME.apply(state, seat, choice)
        with pytest.raises(SpellhallError, match="no seat 2"):
            GAME.apply(state, 2, choice)


def test_refusals_count_runes_rightly() -> None:
    """MW-37: two of three equal runes are not 'only one'."""
    table = Tabletop("mathwiz", HANDS + "mark A: third_rune\n")
    assert table.refusal("A", "5x5+5").sentence == "You have only two of the 5."
    assert table.refusal("A", "8x8").sentence == "You have only one 8."
    assert table.refusal("A", "6x8").sentence == "You have no 6 among your runes."


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("5x8", "Rune 5 is forbidden to you this round."),
        ("5x5", "Rune 5 is forbidden to you this round."),
        ("5x7", "Runes 5 and 7 are forbidden to you this round."),
    ],
)
def test_a_ban_is_named_once(choice: str, sentence: str) -> None:
    """MW-88, MW-90: each forbidden number once, in good grammar."""
    assert Tabletop("mathwiz", HANDS + "forbidden A: 5 7\n").refusal("A", choice).sentence == sentence


def test_without_honour_the_glass_needs_only_runes() -> None:
    """MW-70, MW-93: the refusal does not speak of tallies when they do not count."""
    table = Tabletop("mathwiz", HANDS + "phase: cast\nunused A: S064\n", honour=False)
    assert table.refusal("A", "cast S064 A").sentence == "Looking Glass needs a rival who has runes."
