"""Reasons in SpellCaster are true, and no two choices of a hint share one."""

from __future__ import annotations

import pytest
from spellcaster_table import PLAIN, Table

from spellhall.bots.advise import advise
from spellhall.bots.reasons import reasons_of
from spellhall.games.spellcaster.game import GAME
from spellhall.kernel.chance import Seeded
from spellhall.words.speech import speech

NAMES = ["Ada", "Bo", "Cy", "Di"]


def reason(table: Table, step: str) -> str:
    seat = GAME.waiting(table.state)[0]
    choice = GAME.find_choice(table.setup, step, GAME.legal(table.state, seat))
    why = reasons_of(GAME).why(GAME.view_for(table.state, seat), choice)
    return "" if why is None else speech("en").say(why, NAMES)


def test_a_shield_stops_a_wave_of_any_value() -> None:
    """SC-130: two against nine leaves nothing."""
    table = Table(PLAIN + "at B: 5,8\nhand B: 2S 3S 4S\ncharged A: 9C\ncharged B: 2D").do("A cast hadou")
    if "shield 2D" not in table.legal("B"):
        table.do("B pass")
    assert reason(table, "shield 2D") == "2♦ stops the attack: no damage comes through."
    assert reason(table, "pass") == "You spend no card on a defence and take 9 damage."


def test_a_weapon_deals_its_value_unless_it_is_stopped() -> None:
    """SC-122: a block that is too weak does not lower the damage."""
    table = Table(PLAIN + "hand A: 5C 2C\nactive A: melee KS\nhand B: 4D 6D 9C KC", ["*"])
    assert reason(table, "strike 5C B with KS") == "It deals 13 damage to Bo unless it is answered."
    table.do("A strike 5C B with KS")
    assert reason(table, "block 4D") == "4♦ is too weak: 13 damage comes through all the same."
    assert reason(table, "block 6D") == "6♦ stops the attack: no damage comes through."
    assert reason(table, "pass") == "You spend no card on a defence and take 13 damage."


def test_a_strike_is_lowered_and_a_dodge_moves() -> None:
    """SC-98, SC-99, SC-133: what is left, and how far one may go."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: 4D JH KC\ncharged B: TH", ["*"]).do("A strike 9S B")
    assert reason(table, "block 4D") == "4♦ brings the damage from 9 down to 5."
    assert reason(table, "dodge JH") == "J♥ stops the attack, and then you may move up to 2 spaces."
    assert reason(table, "teleport TH") == "10♥ stops the attack, and then you may move up to 10 spaces."


def test_ending_the_turn_promises_no_cards() -> None:
    """SC-77: nothing fills up a hand at the end of a turn."""
    table = Table(PLAIN)
    assert reason(table, "end") == "You neither move nor act in this turn."
    assert reason(table, "prepare 2C") == "2♣ is charged for later, and you draw another card."


def test_a_payment_says_what_it_costs() -> None:
    """SC-220, SC-221: counted by the rules."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: 2S 3S 8S KS", ["*"]).do("A strike 9S B", "B pass")
    assert reason(table, "pay KS") == "With K♠ you can pay with this card alone, and 3 cards stay in your hand."
    assert reason(table, "pay 2S") == "With 2♠ you can pay with 2 cards in all, and 2 cards stay in your hand."


def test_a_preparation_says_what_is_drawn_and_made() -> None:
    """SC-40, SC-110: seven charged cards, five new ones, and the spells that lie there."""
    state = GAME.start(GAME.setup(2), Seeded("preparation")).state
    seat = GAME.waiting(state)[0]
    given = advise(GAME, GAME.view_for(state, seat), GAME.decision_for(state, seat), playouts=12, milliseconds=0)
    assert speech("en").say(given[0].why, NAMES).startswith("You charge ")
    assert len({speech("en").say(each.why, NAMES) for each in given}) == len(given)


@pytest.mark.parametrize("number", range(4))
def test_no_two_choices_of_a_hint_share_a_reason(number: int) -> None:
    """SC-33: the first says what it does, the others how they differ."""
    rich = GAME.coverage_position(number)
    assert rich is not None
    state = GAME.place(rich[0], rich[1], Seeded(f"reasons{number}")).state
    chance = Seeded(f"reasons{number}/player")
    for _ in range(16):
        if state.outcome is not None:
            break
        seat = GAME.waiting(state)[0]
        decision = GAME.decision_for(state, seat)
        given = advise(GAME, GAME.view_for(state, seat), decision, playouts=8, milliseconds=0)
        said = [speech("en").say(each.why, NAMES) for each in given]
        assert len(set(said)) == len(said), said
        assert not any("It did best" in one for one in said)
        choices = GAME.telling_choices(GAME.view_for(state, seat), decision.choices)
        GAME.apply_owned(state, seat, choices[chance.below(len(choices), "choice")])


def test_a_move_that_ends_the_game_has_a_reason() -> None:
    """SC-244: in the last round the Move may be the last thing that happens."""
    table = Table(PLAIN + "round: 20\norder: B A\nat B: 9,9", ["*"], round_cap=20)
    table.do("B end", "A prepare 2C")
    assert reason(table, "move 4,4").startswith("Bo is then 5 spaces away") or "line" in reason(table, "move 4,4")
    assert table.do("A move 4,4").outcome


def test_the_last_card_goes_whatever_it_is() -> None:
    """SC-222, SC-226: a defeat is promised only where no hand could stand it."""
    text = PLAIN + "hand A: 2S 9S 3C\nhand B: {}"
    assert reason(Table(text.format("KC"), ["*"]), "strike 2S B") == "It defeats Bo unless it is answered."
    two = Table(text.format("3C 4C"), ["*"])
    assert reason(two, "strike 9S B") == "It deals 9 damage to Bo unless it is answered."
