"""Phases 3 and 4: sealed choices, the reveal, ties and learning modes."""

from spellhall.games.mathwiz.game import GAME
from spellhall.kernel.state import SEALED, Choice
from tabletop import Tabletop

TWO = """
centre: S040
hand A: 2 3 4 5 8 9 12
hand B: 2 3 4 6 7 11 12
spells:
"""


def test_choices_are_secret_and_final() -> None:
    """MW-38, MW-40: others see only that a player is ready; the hand size stays until the reveal."""
    table = Tabletop("mathwiz", TWO).choose("A", "5x8")
    assert table.told() == ["ready seat=A"]
    seen = table.view("B").stack[-1].sealed[0]
    assert seen == SEALED
    assert table.view("A").stack[-1].sealed[0] == Choice("pair", (5, 8))
    assert table.view("B").hands[0].size == 7
    assert table.waiting() == "B"
    assert table.refusal("A", "4x9").sentence.startswith("Nothing is asked of you")


def test_the_order_of_handing_in_does_not_matter() -> None:
    """MW-38: both orders lead to the same state."""
    one = Tabletop("mathwiz", TWO).choose("A", "5x8").choose("B", "6x7")
    two = Tabletop("mathwiz", TWO).choose("B", "6x7").choose("A", "5x8")
    assert GAME.digest(one.state) == GAME.digest(two.state)


def test_taking_part_is_compulsory() -> None:
    """MW-39: there is no passing."""
    table = Tabletop("mathwiz", TWO)
    assert "pass" not in table.offered("A")
    assert table.refusal("A", "pass").clause == "MW-39"


def test_runes_must_be_in_hand_and_forms_need_their_spell() -> None:
    """MW-37: a missing rune, a rune twice, and a form without its mark are refused."""
    table = Tabletop("mathwiz", TWO)
    assert table.refusal("A", "6x7").sentence == "You have no 6 among your runes."
    assert table.refusal("A", "5x5").sentence == "You have only one 5."
    assert table.refusal("A", "5^2").clause == "MW-37"
    assert table.refusal("A", "2x(3x4)").clause == "MW-37"


def test_the_only_able_player_learns_at_once() -> None:
    """MW-41, MW-10: with one rune B takes no part, and A need not place any."""
    table = Tabletop("mathwiz", "centre: S040\nhand A: 2 3\nhand B: 7\nspells:\n")
    assert table.state.outcome is not None
    assert table.field("unused A") == "S040"
    assert table.field("hand A") == "2 3"


def test_nobody_able_means_no_winner() -> None:
    """MW-41, MW-53: the round has no winner and the spell stays."""
    table = Tabletop("mathwiz", "centre: S040\nhand A: 2\nhand B: 7\nspells:\n")
    assert table.field("centre") == "S040"
    assert table.was_told("carried")


def test_the_reveal_shows_everything_at_once() -> None:
    """MW-42, MW-9: form, value and distance of everybody, when the last one is ready."""
    table = Tabletop("mathwiz", TWO).choose("A", "5x8")
    assert not table.was_told("revealed")
    table.choose("B", "6x7")
    assert table.was_told("revealed attempt=1 seats=A,B combinations=5x8,6x7 values=40,42 distances=0,2")


def test_ties_go_on_with_new_runes_from_the_hand() -> None:
    """MW-49, MW-50, MW-51: placed runes stay on the table, nobody draws, the target stays, nobody casts."""
    table = Tabletop("mathwiz", TWO + "unused A: S014\nrunes: 10 10 10\n").choose("A", "4x9").choose("B", "4x11")
    assert table.field("attempt") == "1"
    assert table.field("hand A") == "2 3 5 8 12"
    assert table.field("plays B") == "4x11"
    assert table.field("runes") == "10 10 10"
    assert table.field("target") == "40"
    assert table.refusal("A", "4x9").sentence == "You have no 4 among your runes."
    assert table.refusal("A", "cast S014").clause == "MW-38"
    table.choose("A", "3x12").choose("B", "3x12")
    assert table.field("attempt") == "2"


def test_a_ban_binds_the_player_not_the_card() -> None:
    """MW-88, MW-91: a forbidden rune may not be placed in any form, also one that came later."""
    position = TWO + "phase: cast\nlead: B\nunused B: S015\nunused A: S014 S021\nrunes: 6 6 6\n"
    table = Tabletop("mathwiz", position, chance=("rune 6", "rune 6", "rune 6"))
    table.choose("B", "cast S015 6").choose("A", "cast S014")
    assert table.refusal("A", "6x8").clause == "MW-88"
    assert "forbidden" in table.refusal("A", "6x8").sentence
    assert "6x7" in table.offered("B")


def test_twin_star_only_marks() -> None:
    """MW-72, MW-69: no special combination, only the tie."""
    table = Tabletop("mathwiz", "phase: cast\nunused A: S022\n" + TWO).choose("A", "cast S022")
    plain = Tabletop("mathwiz", TWO)
    assert table.offered("A") == plain.offered("A")
    table.choose("A", "4x9").choose("B", "4x11")
    assert table.was_told("twin_star seat=A")
    assert table.field("unused A") == "S040"


def test_third_rune() -> None:
    """MW-85, MW-86: three different cards, added or taken away."""
    table = Tabletop("mathwiz", "phase: cast\nunused A: S100\n" + TWO).choose("A", "cast S100")
    assert "4x9+5" in table.offered("A")
    assert "4x9-2" in table.offered("A")
    assert "4x9+9" not in table.offered("A")
    table.choose("A", "4x9+3").choose("B", "6x7")
    assert table.was_told("revealed values=39,42 distances=1,2")
    assert table.field("hand A") == "2 5 8 12"


def test_shifted_runes_may_leave_the_range() -> None:
    """MW-84: a 12 may count as 13, a 2 as 1; at most one rune is shifted."""
    table = Tabletop("mathwiz", TWO + "mark A: shape_shifter\n")
    assert {"(12+1)x3", "(2-1)x12"} <= set(table.offered("A"))
    assert "(12+1)x12" not in table.offered("A")


def test_the_table_multiplies_by_default() -> None:
    """MW-97: no claim is asked for."""
    assert Tabletop("mathwiz", TWO).choose("A", "5x8").waiting() == "B"


def test_a_claim_is_asked_for_and_shows_nothing() -> None:
    """MW-98: in learning modes the value is asked for; the offer tells nothing about it."""
    table = Tabletop("mathwiz", TWO, arithmetic="strict")
    assert table.refusal("A", "=40").clause == "MW-98"
    table.choose("A", "5x8")
    offers = table.offered("A")
    table.choose("B", "6x7")
    assert offers == table.offered("B")
    assert table.refusal("A", "4x9").clause == "MW-98"
    assert table.view("B").stack[-1].drafts[0] is None
    assert str(GAME.decision_for(table.state, 0).question) == "What is 5 × 8?"
    table.choose("A", "=45")
    assert (table.view("A").stack[-1].claims[0], table.view("B").stack[-1].claims[0]) == (45, -1)


def test_all_fizzled_is_a_tie_without_twin_star() -> None:
    """MW-100, MW-101: all wrong is a tie; Twin Star does not rescue a wrong answer."""
    table = Tabletop("mathwiz", TWO + "mark A: twin_star\n", arithmetic="strict")
    table.choose("A", "5x8", "=41").choose("B", "6x7", "=43")
    assert table.was_told("revealed distances=-,-")
    assert table.was_told("tied seats=A,B")
    assert not table.was_told("twin_star")
    assert table.field("attempt") == "1"
    table.choose("A", "3x12", "=36").choose("B", "3x12", "=35")
    assert table.field("unused A") == "S040"


def test_wrong_claims_are_counted_for_the_player_alone() -> None:
    """MW-99: a private statistic."""
    table = Tabletop("mathwiz", TWO, arithmetic="practice").choose("A", "5x8", "=41")
    assert table.view("A").wrong[0] == 1
    assert table.view("B").wrong[0] == -1
    assert table.view("A").stack[-1].tries[0] == 1
    assert table.view("B").stack[-1].tries[0] == -1
    assert table.told("B") == []


def test_computer_players_claim_correctly() -> None:
    """MW-102: of all claims they consider only the right one."""
    table = Tabletop("mathwiz", TWO, arithmetic="strict").choose("A", "5x8")
    view = GAME.view_for(table.state, 0)
    assert GAME.computer_choices(view, GAME.legal(table.state, 0)) == [Choice("claim", (40,))]


def test_an_exhausted_tie_can_remove_the_spells() -> None:
    """MW-104: with the option discard they leave the game."""
    position = "centre: S036 S040\ntarget: 36\nhand A: 3 12 2\nhand B: 3 12 5\nspells:\n"
    table = Tabletop("mathwiz", position, exhausted_tie="discard").choose("A", "3x12").choose("B", "3x12")
    assert (table.field("centre"), table.field("removed")) == ("", "S036 S040")


EXHAUSTED = "centre: S036\nhand A: 3 12 2\nhand B: 3 12 5\nspells:\n"


def test_refilling_happens_as_often_as_it_is_needed() -> None:
    """MW-103, MW-R12: every exhausted tie of a round is refilled, until the supply is dry; no rune comes back."""
    sixes = 'name = "sixes"\nrune = [{number = 6, copies = 40}]\nspell = [{id = "T", number = 36, effect = "none"}]'
    table = Tabletop("mathwiz", "centre: T\nhand A: 6 6\nhand B: 6 6\n", cards=sixes, exhausted_tie="refill")
    while table.state.outcome is None:
        table.choose("A", "6x6").choose("B", "6x6")
    drew = [text for text in table.told() if text.startswith("drew")]
    assert drew == [f"drew seat={seat} count={count}" for seat, count in zip("ABABAB", (7, 7, 6, 6, 6, 4), strict=True)]
    assert table.field("unused A") == "T"


def test_only_the_tied_players_refill() -> None:
    """MW-103, MW-47: who is out does not draw."""
    table = Tabletop("mathwiz", EXHAUSTED + "hand C: 2 2 7\n", seats=3, exhausted_tie="refill")
    table.choose("A", "3x12").choose("B", "3x12").choose("C", "2x2")
    assert table.waiting() == "AB"
    drew = [text for text in table.told() if text.startswith("drew")]
    assert drew == ["drew seat=A count=6", "drew seat=B count=6"]


def test_nobody_refills_before_the_first_attempt() -> None:
    """MW-103, MW-41: refilling belongs to ties; a round in which nobody is able has no winner."""
    table = Tabletop("mathwiz", "centre: S036\nhand A: 2\nhand B: 3\nspells:\n", exhausted_tie="refill")
    assert not table.was_told("drew")
    assert table.was_told("carried")


def test_a_new_attempt_has_three_new_tries() -> None:
    """MW-99: wrong claims are counted for each attempt."""
    table = Tabletop("mathwiz", TWO, arithmetic="practice")
    table.choose("A", "4x9", "=1", "4x9", "=1", "4x9", "=36").choose("B", "4x11", "=44")
    assert table.field("attempt") == "1"
    assert table.field("tries A") == "0"
    table.choose("A", "5x8", "=1", "5x8", "=1")
    assert table.waiting() == "AB"


def test_claims_are_revealed_with_the_runes() -> None:
    """MW-42, MW-100: everybody sees what was claimed."""
    table = Tabletop("mathwiz", TWO, arithmetic="strict").choose("A", "5x8", "=45").choose("B", "6x7", "=42")
    assert table.was_told("revealed claims=45,42 values=40,42 distances=-,2", "B")
