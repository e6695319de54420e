"""The greedy duellist: it casts, prepares, defends, pulls, and avoids what hurts; from its view alone."""

import pytest

from spellhall.bots.base import NO_HURRY
from spellhall.games.mathemagician.cards import HOUSE
from spellhall.games.mathemagician.mind.greedy import GreedyBot
from spellhall.games.mathemagician.mind.greedy_board import best_play, board_of
from spellhall.games.mathemagician.mind.greedy_turns import NUMERAL, turns_for
from spellhall.games.mathemagician.rows import MINUS, PLUS
from spellhall.lab.simulate import simulate

from .helpers import GAME, placed


def choice(text: str, seat: int = 0, seats: int = 2, options: dict[str, object] | None = None) -> str:
    """What the bot does; the same with ten seeds, or all answers with | between them."""
    state = placed(text, seats, options)
    view = GAME.view_for(state, seat)
    found = set()
    for seed in range(10):
        bot = GreedyBot(GAME, f"greedy{seed}")
        found.add(GAME.write_choice(state.setup, bot.choose(view, GAME.decision_for(state, seat), NO_HURRY)))
    return "|".join(sorted(found))


BEES = "spell A: Summon Bees\nspell B: Burning Sparks\n"


def test_it_casts_when_it_can() -> None:
    assert choice(BEES + "row A: 3+2+\nrow B: 4+\nhand A: 1 2 9 + -\nhand B: 1 1 3 + -") == "2 on A"


def test_it_casts_by_a_pull() -> None:
    """The pull of the rulebook."""
    text = BEES + "row A: 4+9+1-8+7+3+2-4\nrow B: 3\nhand A: 1 2 5 + -\nhand B: 1 1 6 + -"
    assert choice(text) == "pull +7 at 8"


def test_it_spoils_a_row_that_is_about_to_be_finished() -> None:
    """B holds the 2 that casts Summon Bees: everybody saw it being pulled."""
    text = "spell A: Starfall Finale\nspell B: Summon Bees\nrow A: 4\nrow B: 3+2+\nhand A: 1 8 9 + -\n"
    assert choice(text + "hand B: 2 3 6 + -\nknown B: 2") in ("1 on B", "8 on B", "9 on B", "8 on B|9 on B")


def test_it_does_not_finish_the_opponents_spell() -> None:
    text = "spell A: Starfall Finale\nspell B: Summon Bees\nrow A: 4\nrow B: 3+2+\nhand A: 2 2 2 + -\nhand B: 1 3 6 + -"
    assert choice(text) in ("+ on A", "- on A")


def test_it_does_not_misfire_without_need() -> None:
    text = BEES + "row A: 3-\nrow B: 2-\nhand A: 3 8 8 9 9\nhand B: 1 1 6 + -"
    assert choice(text) == "3 on A"


def test_it_does_not_misfire_for_fear_of_a_later_misfire() -> None:
    """MD-116: next turn it could exchange its hand, so there is no reason to misfire now."""
    text = "active: B\nstrength A: 17\nstrength B: 11\nrow A: 6-5-\nrow B: 1+1+8-5+2-7+3+3+1-7\nspell A: Tidal Teacup\n"
    text += "spell B: Itchy Sleeves\nenergy discard: 1\nhand B: 2 2 4 5 6 9 +\nhand A: 3 3 4 + -"
    assert choice(text, seat=1) == "+ on B"


def test_it_exchanges_rather_than_misfire() -> None:
    assert choice(BEES + "row A: 3-\nrow B: 2-\nhand A: 7 8 8 9 9\nhand B: 1 1 6 + -") == "exchange"


@pytest.mark.parametrize(
    ("hand", "wanted"), [("1 2 + -", "draw E"), ("1 2 3 +", "draw S"), ("1 + + -", "draw E"), ("1 2 3 4", "draw S")]
)
def test_it_keeps_three_numerals_and_two_operators(hand: str, wanted: str) -> None:
    assert choice(f"phase: refill\nrow A: 4\nhand A: {hand}\nhand B: 1 1 6 + -") == wanted


def test_it_minds_the_last_card_of_a_deck() -> None:
    """With one Strength it leaves the last card alone; against one Strength it takes it."""
    text = "phase: refill\nrow A: 4\nhand A: 1 2 + -\nhand B: 1 1 6 + -\nenergy discard: 9 9\nenergy deck: 5\n"
    assert choice(text + "strength A: 1\nstrength B: 9") == "draw S"
    other = "phase: refill\nrow A: 4\nhand A: 1 2 3 +\nhand B: 1 1 6 + -\nenergy discard: 9 9\nenergy deck: 5\n"
    assert choice(other + "strength A: 9\nstrength B: 1") == "draw E"


def test_it_minds_the_last_card_of_a_deck_when_it_exchanges() -> None:
    """MD-79: a new hand of five must not empty a deck at the price of the last Strength."""
    text = "phase: exchange\nrow A: 4\nhand B: 1 1 6 + -\nenergy discard: 9 9\nenergy deck: 5 6 7\n"
    assert choice(text + "strength A: 1\nstrength B: 9") == "draw EESSS"
    assert choice(text + "strength A: 9\nstrength B: 1") == "draw EEESS"
    short = "phase: exchange\nrow A: 4\nhand B: 1 1 6 + -\nsymbols discard: + +\nsymbols deck: + -\n"
    assert choice(short + "strength A: 1\nstrength B: 9") == "draw EEEES"


def test_it_chooses_a_spell_that_its_hand_can_cast() -> None:
    text = "phase: action\nnew spell: A\nspell A:\nstored A: md-s10 md-s13 md-s18\nhand A: 2 2 3 + +\nhand B: 1 1 6 + -"
    assert choice(text) == "spell md-s13"


def test_it_declares_exactly_when_its_spell_is_complete() -> None:
    for row, wanted in [("3+2+2", "declare"), ("3+2+3", "silent"), ("3+4", "silent")]:
        text = f"phase: check\nto check: A\nrow A: {row}\nspell A: Summon Bees\nhand A: 1 1 5 + -"
        assert choice(text, options={"casting": "declared"}) == wanted


def test_it_removes_what_hurts_it_least_and_helps_it_most() -> None:
    """Taking off the 5 casts its own spell."""
    text = "phase: remove\nactive: A\nrow A: 3-\nrow B: 1+4+2+5\nspell B: Summon Bees\nhand B: 1 2 6 + -"
    assert choice(text, seat=1) == "remove B"


def test_it_uses_its_view_only() -> None:
    """Two worlds that look the same to it give the same choice with the same seed."""
    one = placed(BEES + "row A: 3+2\nrow B: 4+\nhand A: 1 2 9 + -\nhand B: 1 1 3 + -\nstored B: md-s20 md-s21")
    two = placed(BEES + "row A: 3+2\nrow B: 4+\nhand A: 1 2 9 + -\nhand B: 7 8 9 - -\nstored B: md-s22 md-s23")
    answers = []
    for state in (one, two):
        bot = GreedyBot(GAME, "same")
        answers.append(bot.choose(GAME.view_for(state, 0), GAME.decision_for(state, 0), NO_HURRY))
    assert answers[0] == answers[1]


def test_it_plans_no_play_that_is_not_allowed() -> None:
    """MD-137: at the Apprentice Level nobody can take a row below zero, or put a minus on zero."""
    state = placed("row A: 3-\nrow B: 4-4\nhand A: 1 2 + + -\nhand B: 4 5 6 - -", options={"level": "apprentice"})
    board = board_of(state)
    for card in (4, MINUS):
        assert best_play(board, 1, [card]) is board
    assert best_play(board, 1, [3]).values[0] == 0


def test_turns_still_needed() -> None:
    """The table behind it: nothing to do when complete, one numeral more is one turn at least, worse further off."""
    table = turns_for(7, 3, HOUSE.energy)
    assert table.left(7, 3, NUMERAL) == 0.0
    assert 1.0 <= table.left(5, 2, PLUS) < table.left(5, 1, PLUS) < table.left(0, 0, PLUS)
    assert table.left(7, 2, NUMERAL) > 1.0  # the value is right, but a numeral is missing
    assert table.left(9, 2, MINUS) < table.left(30, 2, MINUS)


def test_it_beats_random_play() -> None:
    found = simulate(GAME, GAME.setup(2), 20, ["greedy", "random"], "strength", mirrored=True)
    assert found["results"][0]["wins"] >= 18
    third = simulate(GAME, GAME.setup(3), 6, ["greedy", "random", "random"], "strength", mirrored=True)
    assert third["results"][0]["wins"] >= 5
