"""Damage, defeat, Dying Curse and the end of the game."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.cards import CV, NAMES, card_named, set_of
from spellhall.games.spellcaster.damage import payments
from spellhall.games.spellcaster.game import GAME
from spellhall.kernel.chance import Seeded

THREE = PLAIN + "at C: 5,4\nhand C: 2C KC KH\nmove C: 5S\n"


def all_payments(hand: list[int], damage: int, paid: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every complete set that paying card by card leads to."""
    if sum(CV[card] for card in paid) >= damage:
        return {paid}
    out: set[tuple[int, ...]] = set()
    left = [card for card in hand if card not in paid]
    for card in payments(set_of(left), list(paid), damage):
        out |= all_payments(hand, damage, (*paid, card))
    return out


def brute(hand: list[int], damage: int) -> set[tuple[int, ...]]:
    """Every set that reaches the damage, but not without its smallest card."""
    sets = [group for size in range(1, len(hand) + 1) for group in combinations(hand, size)]
    totals = [(group, [CV[card] for card in group]) for group in sets]
    return {group for group, values in totals if sum(values) >= damage > sum(values) - min(values)}


def hand_of(text: str) -> list[int]:
    return sorted(card_named(name) for name in text.split())


@pytest.mark.parametrize(
    ("hand", "damage", "sets"),
    [
        ("2C 3D 5H 9S JS", 10, ["JS", "9S 2C", "9S 3D", "9S 5H", "2C 3D 5H"]),
        ("2C 3D JK", 5, ["JK", "2C 3D"]),
        ("9S JS", 15, ["9S JS"]),
        ("2S 6C 8C TC 4H", 9, ["TC", "2S 8C", "6C 8C", "6C 4H", "8C 4H"]),
        ("2S 6C 8C 4H", 11, ["6C 8C", "8C 4H", "2S 6C 4H"]),
    ],
)
def test_payments(hand: str, damage: int, sets: list[str]) -> None:
    """Worked examples X16 and X7. SC-220, SC-221: sets that reach the damage without a needless card."""
    found = {" ".join(NAMES[card] for card in group) for group in all_payments(hand_of(hand), damage)}
    assert found == set(sets)


@settings(max_examples=150, deadline=None)
@given(st.sets(st.integers(0, 52), min_size=1, max_size=8), st.integers(1, 30))
def test_payments_against_brute_force(cards: set[int], damage: int) -> None:
    """SC-221: card by card exactly the sets of the definition can be paid, each in one way."""
    hand = sorted(cards)
    assert all_payments(hand, damage) == brute(hand, damage)


def test_refused_payments() -> None:
    """SC-220, SC-221: too little, needless, foreign, or from right to left."""
    table = Table(PLAIN + "hand A: TS 2D\nhand B: 9S 2C 3D 5H JH", ["draw A 4C"]).do("A strike TS B", "B pass")
    assert table.refused("B pay KC") == "SC-220"
    assert table.refused("B end") == "SC-220"
    table.do("B pay 2C")
    assert table.refused("B pay 9S") == "SC-221"
    assert table.refused("B pay JH") == "SC-221"
    assert table.refused("B pay 5H") == "SC-221"
    table.do("B pay 3D", "B pay 5H")
    assert table["hand B"] == "9S JH"
    short = Table(PLAIN + "hand A: KS 2D\nhand B: 9S JS 4H", ["draw A 4C"]).do("A strike KS B", "B pass")
    assert short.refused("B pay 4H") == "SC-220"  # last in line, and four is not enough


def test_the_whole_hand() -> None:
    """Worked example X16. SC-222, SC-226: a hand that does not exceed the damage is lost, and with it the game."""
    table = Table(PLAIN + "hand A: 9S 2D\nhand B: 2C 3D 4H", ["draw A 4C"]).do("A strike 9S B", "B pass")
    assert table.outcome == "SC-239 1 2"
    assert table.told("paid seat=B cards=2C,3D,4H")


def test_one_charged_card_is_lost() -> None:
    """SC-223, SC-224: of the victim's choice, once for each attack; Active and MOVE cards are safe."""
    text = PLAIN + "hand A: 9S 2D\nhand B: 2C KC\ncharged B: 4S 6S 7S\nactive B: melee TS"
    table = Table(text, ["draw A 4C"]).do("A strike 9S B", "B pass", "B pay KC")
    assert table.legal("B") == ["lose 4S", "lose 6S", "lose 7S"]
    assert table.refused("B pass") == "SC-223"
    table.do("B lose 6S")
    assert table["charged B"] == "4S 7S"
    assert (table["active B"], table["move B"]) == ("melee TS", "5S")


def test_no_damage_costs_nothing() -> None:
    """SC-225: a blocked attack leaves the Charged cards alone."""
    text = PLAIN + "hand A: 9S 2D\nhand B: 2C KD\ncharged B: 4S 6S"
    table = Table(text, ["draw A 4C", "draw B 4C"]).do("A strike 9S B", "B block KD")
    assert table["charged B"] == "4S 6S"
    assert table.told("no_harm seat=B")


def test_empty_hands_at_the_turn_step() -> None:
    """SC-227, SC-228: all casters with empty hands fall together; if nobody is left it is a stalemate at once."""
    both = "hand A:\nhand B:\nmove A: 2H\nmove B: 5S\ncharged A: 9C"
    assert Table(both).outcome == "SC-240 1 1"
    text = THREE + "hand A:\nhand B:\ncharged A: 4S\ncharged B: 4S"
    table = Table(text, seats=3)
    assert table["chain"] == "A B"
    assert table.asked == "A"  # Curses in turn order
    table.do("A stop")
    assert table.asked == "B"
    table.do("B stop")
    assert table.outcome == "SC-239 2 2 1"


def test_several_final_spells() -> None:
    """SC-229, SC-231, SC-236: one after the other, as many as liked; no other action; stop at any time."""
    text = THREE + "hand A: KS 2D\nhand B: 2C\ncharged B: 4S 6D 9C TC\nhand C: KC KH KD"
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass", "B lose 6D")
    assert table.legal("B") == ["stop", "cast melee", "cast hadou"]
    assert table.refused("B move 0,0") == "SC-231"
    assert table.refused("B end") == "SC-231"
    table.do("B cast melee", "B cast hadou", "B add 9C", "A pass")
    assert table.told("cast seat=B spell=Hadou_Ken curse=yes")
    assert table.told("hit seat=A damage=9")


def test_teleport_lines_up_a_curse() -> None:
    """SC-231: a final Teleport moves the piece, and the next Hadou Ken hits from there."""
    text = THREE + "hand A: KS 2D\nhand B: 2C\ncharged B: 4S 5H 9C\nat C: 0,0\nat A: 4,5"
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass", "B lose 4S", "B cast teleport")
    table.do("B teleport 5,5", "B cast hadou")
    assert table.legal("B") == ["d4", "d5"]


def test_no_healing() -> None:
    """SC-232: Reiki and Regenerate are out."""
    text = THREE + "hand A: KS 2D\nhand B: 2C\ncharged B: 4S 7C 7D 9S 9H"
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass", "B lose 4S")
    assert "cast reiki" not in table.legal("B")
    assert table.refused("B cast reiki") == "SC-232"
    assert table.refused("B cast regenerate") == "SC-232"
    assert table.refused("B cast hush") == "SC-64"


def test_hushed_no_curse() -> None:
    """SC-233: silent, unless hush_curse = speaks."""
    text = PLAIN + "hand A: KS 2D\nhand B: 2C\ncharged B: 4C 6D\nactive A: hush 7C 7D 7H to=B"
    steps = ["A strike KS B", "B pass", "B lose 6D"]
    silent = Table(text, ["draw A 4C"]).do(*steps)
    assert silent.outcome == "SC-239 1 2"
    assert silent.told("silent seat=B")
    speaks = Table(text, ["draw A 4C"], hush_curse="speaks").do(*steps)
    assert speaks.legal("B") == ["stop", "cast hadou"]


def test_active_spells_help_to_the_end() -> None:
    """SC-9, SC-234: the dying caster's weapon serves a final Berserk; then everything leaves (SC-237)."""
    text = (
        THREE
        + "hand A: KS 2D\nhand B: 2C\ncharged B: 2D 4S 6S 8S\nactive B: melee QS\nat C: 0,0\nhand C: 2C KS KC KD KH"
    )
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass", "B lose 2D", "B cast berserk")
    assert table["life B"] == "dying"
    table.do("B strike 4S A with QS", "A pass")
    assert table.told("hit seat=A damage=12")
    assert table.told("defeated seat=A")
    assert table.asked == "B"  # the Berserk goes on, now towards C
    while not table.outcome:
        table.do(f"{table.asked} {table.legal(table.asked)[0]}")
    assert table.outcome == "SC-239 2 3 1"


def test_removal() -> None:
    """SC-237, SC-249: piece and cards are gone; the others go on."""
    text = THREE + "hand A: KS 2D\nhand B: 2C\nactive B: melee QS"
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass")
    assert (table["life B"], table["at B"], table["active B"], table["deck B"]) == ("removed", "-", "", "")
    assert table["chain"] == ""
    assert table.asked == "A"
    table.do("A end")
    assert table.asked == "C"


def test_a_curse_interrupts_a_curse() -> None:
    """SC-238, SC-242: C falls to B's Curse and curses first; the later defeated rank higher."""
    text = THREE + "hand A: KS 2D AC\nhand B: 2C\ncharged B: 9C 9S 8C\nat C: 5,8\nhand C: 2C\ncharged C: 9C 9S"
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass", "B lose 9S", "B cast hadou", "B add 9C")
    table.do("B d2", "C pass", "C pass", "C lose 9S")
    assert table.asked == "C"
    assert table["chain"] == "B C"
    table.do("C stop")
    assert table.asked == "B"
    table.do("B stop")
    assert table.outcome == "SC-239 1 3 2"


def test_stalemate_of_a_chain() -> None:
    """SC-240, SC-241, SC-242: who fell in the last chain share it; who fell before ranks below."""
    text = THREE + "life C: removed\nat C: -\nhand C:\nmove C: -\ndeck C:\ndefeated C: 1\n"
    text += "hand A: KS 2D\nhand B: 2C\ncharged B: AC 2D"
    table = Table(text, ["draw A 2C"], seats=3).do("A strike KS B", "B pass", "B lose 2D", "B cast hadou", "A pass")
    assert table.outcome == "SC-240 1 1 3"


def test_the_cap_ranks_the_living_above_the_dead() -> None:
    """SC-242, SC-244: at the cap the living rank by hand cards."""
    text = THREE + "order: A B C\nturn: C\nround: 80\nhand A: 2C 3C 4C\nhand B: 2C 3C\nhand C: 2C 3C 4C"
    assert Table(text, seats=3).do("C end").outcome == "SC-244 1 3 1"
    gone = text + "\nlife A: removed\nat A: -\nhand A:\nmove A: -\ndeck A:\ndefeated A: 1"
    assert Table(gone, seats=3).do("C end").outcome == "SC-244 3 2 1"


def test_everything_pending_is_dropped() -> None:
    """SC-243: with the last defeat the stack is empty and nobody is asked."""
    table = Table(PLAIN + "charged A: 4S 6S 8S\nhand B: 2C").do("A cast berserk", "A strike 6S B", "B pass")
    assert table.asked == ""
    assert table["stack"] == ""


def test_a_dying_caster_is_no_target() -> None:
    """SC-10, SC-246: opponents are the living others, and all of them threaten."""
    state = Table(THREE + "life C: dying", seats=3).state
    assert state.opponents(0) == [1]
    assert state.adjacent(0) == [1]
    everybody = Table(THREE, seats=3).state
    assert everybody.opponents(0) == [1, 2]
    assert sum(everybody.threatened(0)) > sum(state.threatened(0))


def test_every_turn_is_finite_and_the_cap_ends_it() -> None:
    """SC-250, SC-251, SC-252, SC-253: casters who only end their turns meet the cap after that many rounds."""
    table = Table("hand A: 2C\nhand B: 2S\nmove A: 2H\nmove B: 5S", round_cap=20)
    turns = 0
    while not table.outcome:
        table.do(f"{table.asked} end")
        turns += 1
    assert turns == 40
    assert table.outcome == "SC-244 1 1"


def test_a_random_game_ends_within_its_bound() -> None:
    """SC-250, SC-253: whatever is chosen, the game ends."""
    setup = GAME.setup(3, {"round_cap": 20, "board": "hex-4"})
    state = GAME.start_quietly(setup, Seeded("bound"))
    chance = Seeded("bound/player")
    steps = 0
    while state.outcome is None:
        seat = GAME.waiting(state)[0]
        choices = GAME.legal(state, seat)
        GAME.apply_owned(state, seat, choices[chance.below(len(choices), "choice")])
        steps += 1
    assert steps < GAME.bound(setup)
    assert state.outcome.clause in ("SC-239", "SC-240", "SC-244")


def test_no_new_move_card_for_the_dying() -> None:
    """SC-83: an offer to change the MOVE card is not made to a dying caster."""
    text = PLAIN + "life B: dying\nhand B:\ncharged B: 4S\nchange B: yes\nchain: B\ndefeated B: 1"
    table = Table(text + "\nstack: rounds next=1 | turn seat=A begun=yes actions=0 | curse seat=B")
    assert table.asked == "B"
    assert "keep" not in table.legal("B")
    assert "stop" in table.legal("B")
