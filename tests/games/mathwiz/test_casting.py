"""Phase 2: who may cast what, and when."""

import pytest

from tabletop import Tabletop

HANDS = """
phase: cast
centre: S040
hand A: 2 3 4 5 8 9 12
hand B: 2 3 4 6 7 11 12
"""


def test_everybody_gets_one_chance_from_the_lead() -> None:
    """MW-28, MW-33: in order from the lead; a chance once passed does not come back."""
    table = Tabletop("mathwiz", HANDS + "lead: B\nunused A: S014\nunused B: S021\n")
    assert table.waiting() == "B"
    table.choose("B", "pass")
    assert table.waiting() == "A"
    table.choose("A", "pass")
    assert table.waiting() == "AB"
    assert table.refusal("B", "cast S021").clause == "MW-38"


def test_one_spell_a_round() -> None:
    """MW-29: after a cast the next player has the chance."""
    table = Tabletop("mathwiz", HANDS + "unused A: S022 S033\n").choose("A", "cast S022")
    assert table.waiting() == "AB"
    assert table.refusal("A", "cast S033").clause == "MW-38"


def test_a_spell_works_once_and_lies_face_down() -> None:
    """MW-8, MW-30, MW-32: a cast spell is used up, stays with its owner and counts."""
    table = Tabletop("mathwiz", HANDS + "unused A: S022 S033\nused A: S044\n")
    refused = table.refusal("A", "cast S044")
    assert refused.clause == "MW-30"
    assert "once" in refused.sentence
    table.choose("A", "cast S022")
    assert (table.field("unused A"), table.field("used A")) == ("S033", "S022 S044")
    assert table.state.tally(0) == 3


def test_equal_effects_are_cast_one_by_one() -> None:
    """MW-30: two cards with the same number are two spells, and their number alone is ambiguous."""
    table = Tabletop("mathwiz", HANDS + "unused A: S072a S072b\n")
    assert table.offered("A") == ["pass", "cast S072a", "cast S072b"]
    with pytest.raises(Exception, match="several things"):
        table.choose("A", "cast 72")
    table.choose("A", "cast S072b")
    assert table.field("unused A") == "S072a"


def test_a_cast_is_told_with_all_its_details() -> None:
    """MW-31: card, effect and choice are public."""
    table = Tabletop("mathwiz", HANDS + "unused A: S020\n").choose("A", "cast 20 +10")
    assert table.was_told("cast seat=A card=S020 effect=ten_league_boots detail=10")


def test_a_spell_in_the_centre_cannot_be_cast() -> None:
    """MW-34: only from the round after it was learned."""
    table = Tabletop("mathwiz", HANDS + "unused A: S014\n")
    assert table.refusal("A", "cast S040 +10").clause == "MW-34"
    assert table.refusal("A", "cast S021").clause == "MW-8"


def test_a_spell_without_its_precondition_is_not_castable() -> None:
    """MW-35, MW-36: then it stays face up, and its owner is passed over."""
    table = Tabletop("mathwiz", HANDS + "unused A: S066\nspells:\n")
    assert table.waiting() == "AB"
    assert table.field("phase") == "combine"
    table = Tabletop("mathwiz", HANDS + "unused A: S066 S014\nspells:\n")
    assert table.offered("A") == ["pass", "cast S014"]
    assert table.refusal("A", "cast S066").clause == "MW-75"


@pytest.mark.parametrize(
    ("extra", "cast", "clause"),
    [
        ("unused A: S014 S022\nrunes:\ndiscard:\n", "cast S014", "MW-79"),
        ("unused A: S015 S022\n", "cast S015 7", "MW-70"),
        ("unused A: S064 S022\n", "cast S064 B", "MW-70"),
        ("unused A: S015\nunused B: S014\n", "cast S015 13", "MW-87"),
        ("unused A: S060\n", "cast S060 +9", "MW-78"),
        ("unused A: S022\n", "cast S022 4", "MW-72"),
        ("unused A: S022\n", "7x8", "MW-28"),
    ],
)
def test_refusals_name_their_clause(extra: str, cast: str, clause: str) -> None:
    """MW-35: what cannot be cast is refused by the clause of its effect, in a sentence."""
    refused = Tabletop("mathwiz", HANDS + extra).refusal("A", cast)
    assert refused.clause == clause
    assert refused.sentence.endswith(".")


def test_marks_hold_for_every_attempt() -> None:
    """MW-69, MW-15: the mark stays through ties, may be used or not, and ends with the round."""
    table = Tabletop("mathwiz", HANDS.replace("S040", "S036") + "unused A: S016\n").choose("A", "cast S016")
    assert table.view("B").marks[0] == 1
    table.choose("A", "4x9").choose("B", "3x12")
    assert "5^2" in table.offered("A")
    assert "5^2" not in table.offered("B")


def test_spell_effects_can_be_off() -> None:
    """MW-107: Phase 2 is skipped, spells only count."""
    position = HANDS.replace("phase: cast", "phase: draw") + "unused A: S022\n"
    table = Tabletop("mathwiz", position, spell_effects=False)
    assert table.field("phase") == "combine"
    table = Tabletop("mathwiz", position)
    assert table.field("phase") == "cast"
