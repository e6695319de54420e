"""The effects at their edges: limits, empty hands and decks, who learns what."""

import pytest

from spellhall.games.mathwiz.game import GAME
from spellhall.kernel.chance import Seeded
from tabletop import Tabletop

HANDS = """
phase: cast
centre: S040
hand A: 2 3 4 5 8 9 12
hand B: 2 3 4 6 7 11 12
"""
THREE = HANDS + "hand C: 2 5 6 7 8 10 11\n"


@pytest.mark.parametrize(
    ("target", "boots", "sands"),
    [
        (4, [10], [1, 2, 3, 4, 5]),
        (13, [10], [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        (14, [-10, 10], [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        (134, [-10, 10], [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        (135, [-10], [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        (141, [-10], [-5, -4, -3, -2, -1, 1, 2, 3]),
        (144, [-10], [-5, -4, -3, -2, -1]),
    ],
)
def test_the_target_stays_from_4_to_144(target: int, boots: list[int], sands: list[int]) -> None:
    """MW-77, MW-78, MW-R44: both limits belong to the range; the Sands move by 1 to 5."""
    table = Tabletop("mathwiz", HANDS + f"target: {target}\nunused A: S020 S060\n")
    moves = [f"cast S020 {step:+d}" for step in boots] + [f"cast S060 {step:+d}" for step in sands]
    assert table.offered("A") == ["pass", *moves]


def test_moves_add_up_and_end_with_the_round() -> None:
    """MW-57, MW-R54: two moves add up; the next target is the next spell's number."""
    position = HANDS + "unused A: S020\nunused B: S030\nspells: S045 S050\n"
    table = Tabletop("mathwiz", position, chance=("*",)).choose("A", "cast S020 +10").choose("B", "cast S030 +10")
    assert table.field("target") == "60"
    table.choose("A", "5x12").choose("B", "6x11")
    assert table.field("target") in ("45", "50")


def test_a_ban_ends_with_the_round() -> None:
    """MW-57, MW-88: what was forbidden may be played again in the next round."""
    table = Tabletop("mathwiz", HANDS + "used A: S014\nunused B: S015\n").choose("B", "cast S015 9")
    assert table.field("forbidden A") == "9"
    assert "9x12" not in table.offered("A")
    table.choose("A", "2x3").choose("B", "6x7")
    assert table.field("round") == "2"
    assert table.field("forbidden A") == ""
    table.choose("B", "pass")
    assert "9x12" in table.offered("A")


def test_casting_starts_with_the_lead_in_every_round() -> None:
    """MW-28: the round that begins by itself asks its lead first."""
    position = THREE.replace("phase: cast", "phase: draw").replace("centre: S040", "lead: B")
    table = Tabletop("mathwiz", position + "unused A: S014\nunused B: S021\nunused C: S028\n", seats=3)
    for seat in "BCA":
        assert table.waiting() == seat
        table.choose(seat, "pass")
    assert table.waiting() == "ABC"


def test_a_potion_need_not_be_drunk() -> None:
    """MW-69, MW-82: pairs stay possible beside doubles."""
    offered = Tabletop("mathwiz", HANDS + "unused A: S024\n").choose("A", "cast S024").offered("A")
    assert {"5x8", "2x(5x8)"} <= set(offered)
    assert len(offered) == 42


def test_lucky_clover_needs_a_rune_somewhere() -> None:
    """MW-79: a discard pile is enough; then it is shuffled (MW-59), and the draw stops when all is gone (MW-61)."""
    table = Tabletop("mathwiz", HANDS + "unused A: S014\nrunes:\ndiscard: 10 10\n", chance=("rune 10", "rune 10"))
    table.choose("A", "cast S014")
    assert table.was_told("drew seat=A count=2")
    assert table.field("hand A") == "2 3 4 5 8 9 10 10 12"


def test_seven_winds_may_discard_nothing_or_all() -> None:
    """MW-80, MW-81: from none to all of the hand; then as many and one more are drawn."""
    table = Tabletop("mathwiz", HANDS + "unused A: S063a\n").choose("A", "cast S063a", "done")
    assert table.was_told("drew seat=A count=1")
    table = Tabletop("mathwiz", HANDS + "unused A: S063a\n").choose("A", "cast S063a")
    table.choose("A", *[f"toss {rune}" for rune in (2, 3, 4, 5, 8, 9, 12)])
    assert table.offered("A") == ["done"]
    table.choose("A", "done")
    assert table.was_told("drew seat=A count=8")


@pytest.mark.parametrize("spell", ["S063a", "S064"])
def test_without_runes_neither_winds_nor_glass(spell: str) -> None:
    """MW-80, MW-93: the caster needs a rune."""
    position = HANDS.replace("hand A: 2 3 4 5 8 9 12", "hand A:") + f"unused A: S022 {spell}\nused B: S014 S021\n"
    assert Tabletop("mathwiz", position).offered("A") == ["pass", "cast S022"]


def test_the_glass_shows_only_rivals_with_runes() -> None:
    """MW-93, MW-R22: a rival without runes cannot be visited; hand sizes are public, so the offer tells nothing."""
    position = THREE.replace("hand B: 2 3 4 6 7 11 12", "hand B:") + "unused A: S064\nused B: S014\nused C: S021\n"
    table = Tabletop("mathwiz", position, seats=3)
    assert table.offered("A") == ["pass", "cast S064 C"]
    assert table.refusal("A", "cast S064 B").clause == "MW-93"


def glass() -> Tabletop:
    position = THREE + "unused A: S064\nused B: S014\nused C: S021\n"
    return Tabletop("mathwiz", position, seats=3).choose("A", "cast S064 B")


def test_only_the_caster_sees_through_the_glass() -> None:
    """MW-94: neither the rival nor the others are told the runes, and no view shows them."""
    table = glass()
    assert table.was_told("looked seat=A rival=B runes=2,3,4,6,7,11,12", "A")
    for listener in ("B", "C", "table"):
        assert [text for text in table.told(listener) if "looked" in text] == ["looked seat=A rival=B"]
    assert table.view("A").known[0][1] == [2, 3, 4, 6, 7, 11, 12]
    assert table.view("C").known[0] == []


def test_a_swap_is_of_different_numbers_and_may_be_left() -> None:
    """MW-95, MW-R47: equal numbers are not offered, keeping is."""
    table = glass()
    offered = table.offered("A")
    assert offered[0] == "keep"
    assert "swap 2 for 2" not in offered
    assert len(offered) == 1 + 7 * 7 - 4  # 2, 3, 4 and 12 are in both hands
    assert table.refusal("A", "swap 2 for 2").sentence.startswith("A swap needs two different")
    table.choose("A", "keep")
    assert table.was_told("kept seat=A rival=B")
    assert table.field("used A") == "S064"


def test_others_learn_only_that_there_was_a_swap() -> None:
    """MW-96: the two know both runes; the others learn that it happened."""
    table = glass().choose("A", "swap 7 for 2")
    assert table.was_told("swapped taken=7 given=2", "A")
    assert table.was_told("swapped taken=7 given=2", "B")
    for listener in ("C", "table"):
        assert [text for text in table.told(listener) if "swapped" in text] == ["swapped seat=A rival=B"]
    assert (table.field("known A"), table.field("known B"), table.field("known C")) == ("B:2.2.3.4.6.11.12", "A:7", "")


def test_what_one_knew_fades_when_runes_move() -> None:
    """MW-96, MW-R39: a third player's knowledge of both hands is out of date after a swap; shown runes are gone."""
    table = Tabletop("mathwiz", THREE + "unused A: S064\nused B: S014\nknown C: A:2.3 B:7.11\n", seats=3)
    table.choose("A", "cast S064 B", "swap 7 for 2")
    assert table.field("known C") == ""
    position = THREE.replace("phase: cast", "phase: combine") + "known C: A:5.8 B:7.11\nspells:\n"
    table = Tabletop("mathwiz", position, seats=3).choose("A", "5x9").choose("B", "2x3").choose("C", "5x8")
    assert table.field("known C") == "A:8 B:7.11"
    table = Tabletop("mathwiz", THREE + "unused A: S063a\nknown C: A:5.8\n", seats=3)
    table.choose("A", "cast S063a", "toss 8", "done")
    assert table.field("known C") == "A:5"


def test_imagined_worlds_keep_what_the_glass_showed() -> None:
    """MW-94: the caster goes on knowing that hand; a third player does not."""
    table = glass().choose("A", "keep")
    luck = Seeded("worlds")
    hands = table.state.hands
    for _ in range(20):
        assert GAME.imagine(GAME.view_for(table.state, 0), luck).hands[1] == hands[1]
    guesses = [GAME.imagine(GAME.view_for(table.state, 2), luck).hands[1] for _ in range(20)]
    assert any(guess != hands[1] for guess in guesses)


@pytest.mark.parametrize("watcher", [1, 2, -1])
def test_in_an_imagined_world_the_caster_has_looked_too(watcher: int) -> None:
    """MW-94, MW-95: whoever imagines the moment of the exchange, the caster can swap in it."""
    table = glass()
    world = GAME.imagine(GAME.view_for(table.state, watcher), Seeded("worlds"))
    offered = [GAME.write_choice(table.setup, choice) for choice in GAME.legal(world, 0)]
    taken = {text.split()[1] for text in offered if text != "keep"}
    assert taken == {str(rune) for rune in world.hands[1].cards()}


def test_imagined_worlds_keep_what_the_open_pile_told() -> None:
    """MW-59, MW-R39: a deck made of the open discard pile holds nothing else, so who counts knows the other hand."""
    hands = [[2, 3, 4, 5, 8, 9, 12], [2, 3, 4, 6, 7, 11, 12]]
    pile = GAME.opening(GAME.setup(2), Seeded("x")).rune_deck
    for rune in hands[0] + hands[1]:
        pile.remove(rune)
    text = " ".join(str(rune) for rune in pile.cards())
    table = Tabletop("mathwiz", HANDS + f"unused A: S014\nrunes:\ndiscard: {text}\n").choose("A", "cast S014")
    assert table.was_told("reshuffled size=67")
    assert (sum(table.view("A").drawn[0]), table.view("B").drawn[0]) == (3, [])
    luck = Seeded("worlds")
    for _ in range(20):
        assert GAME.imagine(GAME.view_for(table.state, 0), luck).hands[1].cards() == hands[1]
        world = GAME.imagine(GAME.view_for(table.state, 1), luck)
        assert all(left <= held for left, held in zip(world.rune_deck.counts, pile.counts, strict=True))
        held = world.hands[0].cards()
        assert all(held.count(rune) >= hands[0].count(rune) for rune in hands[0])
