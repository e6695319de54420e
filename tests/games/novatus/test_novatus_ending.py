"""The end of the game, and the other modes."""

import pytest
from novatus_table import GAME, GRID, Table

from spellhall.games.novatus.cards import HOUSE
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Scripted, Seeded
from spellhall.kernel.positions import read_text
from spellhall.lab.simulate import simulate

LAST = f"open: N01 N11 N25\n{GRID}marker: 8\n"
CAST = ("A cast 2", "A lay R1", "A lay R2", "A lay Y3")


def test_the_end_is_at_once() -> None:
    """MN-123, MN-124, MN-126, MN-R36: no phase III, no further turn; hands are discarded, items count nothing."""
    gap = LAST.replace("row 1: R1", "row 1: --")
    table = Table(f"{gap}hand A: R1 R2 Y3\nhand B: B1 B2 B3 B4\nitems B: EL\nwon B: N02", chance=("spell N03",))
    table.do(*CAST, "A done")
    assert table.state.outcome.clause == "MN-123"
    assert table.state.outcome.scores == [2, 2]
    assert table.state.outcome.ranks == [1, 1]
    assert table.field("row 1") == "-- R2 Y2 B4 R4"
    assert table.field("hand B") == ""
    assert table.field("discard") == "R1 R2 Y3 B1 B2 B3 B4"


def test_plants_can_be_used_before_the_last_move_of_the_cylinder() -> None:
    """MN-R35: it moves when the phase is declared done."""
    table = Table(f"{LAST}hand A: R1 R2 Y3 G1\nitems A: HP", chance=("spell N02",)).do(*CAST)
    assert table.state.outcome is None
    table.do("A heal G1", "A done")
    assert table.state.outcome.scores == [2, 0]


def test_other_end_positions() -> None:
    """MN-R6."""
    table = Table(f"{LAST}hand A: R1 R2 Y3\ndeck:", end_position=19, chance=("spell N02",)).do(*CAST, "A done")
    assert table.state.outcome is None
    table = Table(f"{LAST}hand A: R1 R2 Y3\ndeck:", end_position=9, seats=4, chance=("spell N02",)).do(*CAST, "A done")
    assert table.state.outcome.clause == "MN-123"


def test_the_round_is_finished() -> None:
    """MN-125: the others still get a turn; their spells score, the marker stays, Gous Backus does nothing."""
    table = Table(
        f"{LAST}hand A: R1 R2 Y3\nhand B: R1 R2 G1 G2\ndeck:",
        finish_round=True,
        chance=("spell N02", "throw 0 0", "spell N12"),
    )
    table.do(*CAST, "A done")
    assert "last_round" in table.told()
    assert table.field("marker") == "9"
    table.do("B aim 33", "B take 33", "B cast 3", "B lay R1", "B lay R2", "B lay G1", "B lay G2")
    assert table.field("marker") == "9"
    table.do("B done")
    assert table.state.outcome.clause == "MN-125"
    assert table.state.outcome.scores == [2, 2]
    assert table.field("marker") == "9"


def test_a_round_ends_with_the_seat_before_the_first() -> None:
    """MN-125: B began, so A still gets a turn when B brings the Cylinder home."""
    table = Table(f"first: B\n{LAST}hand B: R1 R2 Y3\ndeck:", finish_round=True, chance=("spell N02", "throw 0 0"))
    table.do("B cast 2", "B lay R1", "B lay R2", "B lay Y3", "B done")
    assert table.state.outcome is None
    table.do("A aim 33", "A take 33", "A done")
    assert table.state.outcome.clause == "MN-125"


def test_the_last_seat_of_a_round_ends_the_game_itself() -> None:
    """MN-125: if the last seat brings the Cylinder home, there is nothing left to finish."""
    table = Table(f"turn: 2\n{LAST}hand B: R1 R2 Y3", finish_round=True, chance=("spell N02",))
    table.do("B cast 2", "B lay R1", "B lay R2", "B lay Y3", "B done")
    assert table.state.outcome.clause == "MN-123"


@pytest.mark.parametrize("mode", ["standard", "infant"])
def test_no_spell_is_left(mode: str) -> None:
    """MN-132, MN-R39: when the last of all spells is won, the game ends after the phase."""
    file = 'name = "one"\n[[spell]]\nid = "X"\nname = "Xus"\npoints = 4\nrecipe = ["R-"]\neffect = "closed"\n'
    setup = GAME.setup(2, {"mode": mode}, GAME.cards_from(CardFile("one.toml", file)))
    state = GAME.place(setup, read_text(f"{GRID}hand A: R1 B1"), Scripted([])).state
    for text in ("cast 4", "lay R1"):
        state = GAME.apply(state, 0, GAME.read_choice(setup, text)[0]).state
    assert state.outcome is None
    state = GAME.apply(state, 0, GAME.read_choice(setup, "done")[0]).state
    assert state.outcome.clause == "MN-132"
    assert state.outcome.scores == [3, 0]


def test_the_last_tie_break_never_decides() -> None:
    """MN-R38: equal points, skulls, fours and threes leave no room for different twos."""
    for fours in range(4):
        for threes in range(4):
            totals = {4 * fours + 3 * threes + 2 * twos for twos in range(6)}
            assert len(totals) == 6  # another number of twos always means other points
    table = Table(f"phase: over MN-123\nmarker: 9\n{GRID}won A: N21 N01 N02\nwon B: N22 N03 N04")
    assert table.state.outcome.ranks == [1, 1]


def test_negative_points() -> None:
    """MN-127."""
    table = Table(f"phase: over MN-123\nmarker: 9\n{GRID}skulls A: R1 R2\nskulls B: B1")
    assert table.state.outcome.scores == [-2, -1]
    assert table.state.outcome.ranks == [2, 1]


def test_a_turn_that_moves_a_card_is_not_idle() -> None:
    """MN-141: a Curse paid off keeps the game alive."""
    table = Table("phase: turn\nturn: 0\nhand A: R1 R2\nhand B: Y1\nitems A: CU\ndeck:\ndiscard:", chance=("*",))
    table.do("A lift", "A pay R1", "A pay R2", "A done")
    assert table.field("idle") == "0"
    assert table.state.outcome is None


def test_turns_that_miss_the_last_potion_are_not_idle() -> None:
    """MN-141: as long as a card lies in the grid the game goes on, even if nobody moves one."""
    table = Table("phase: turn\nturn: 0\nrow 5: -- -- -- -- R1\ndeck:", throw_height=0, chance=("*",))
    table.do("A aim 11", "A done", "B aim 11", "B done", "A aim 11", "A done")
    assert table.state.outcome is None
    assert table.field("idle") == "0"


def test_sensible_players_need_far_fewer_than_fifty_rounds() -> None:
    """MN-142: a few games of sensible players, all ended by the Cylinder within 22 rounds."""
    told = simulate(GAME, GAME.setup(2), 6, ["greedy", "greedy"], "rounds")
    assert told["ended_by"] == {"MN-123": 6}
    assert told["length"]["turns"]["max"] <= 44


# ---------------------------------------------------------------- modes


def test_infant_students() -> None:
    """MN-135, MN-136: no items, colours only, no effects."""
    state = GAME.start(GAME.setup(2, {"mode": "infant"}), Seeded("infant")).state
    assert state.deck.size == 39
    table = Table(f"open: N01 N11 N25\n{GRID}hand A: R3 R3 R3 B2 B2 B2", mode="infant", chance=("spell N26",))
    table.do("A cast 4", *["A lay R3"] * 3, *["A lay B2"] * 3)
    assert table.field("won A") == "N25"
    assert not any(text.startswith("effect") for text in table.told())
    assert Table(f"open: N01 N11 N25\n{GRID}hand A: R3 R3 R3 R4 R4 R4", mode="infant").legal("A") == ["done"]


def test_the_cylinder_rests_in_infant_mode() -> None:
    """MN-138: it stays at 0, and a rising height stays 1."""
    table = Table(
        f"open: N01 N11 N25\n{GRID}hand A: R1 R2 Y3\ndeck:", mode="infant", throw_height="rising", chance=("spell N02",)
    )
    assert table.field("height") == "1"
    table.do(*CAST, "A done")
    assert table.field("marker") == "0"
    assert table.field("height") == "1"
    assert table.state.outcome is None


def test_another_infant_target() -> None:
    """MN-137: with a target of 2 the first cast wins; finish_round changes nothing (MN-125)."""
    table = Table(
        f"open: N01 N11 N25\n{GRID}hand A: R1 R2 Y3",
        mode="infant",
        infant_target=2,
        finish_round=True,
        chance=("spell N02",),
    )
    table.do(*CAST)
    assert table.state.outcome.clause == "MN-137"
    assert table.state.outcome.winners == [0]


def test_ignored_skulls_break_no_tie() -> None:
    """MN-R47."""
    won = f"phase: over MN-140\n{GRID}won A: N01\nwon B: N02\nskulls A: R1"
    assert Table(won, mode="infant", infant_skulls="ignore").state.outcome.ranks == [1, 1]
    assert Table(won, mode="infant").state.outcome.ranks == [2, 1]


@pytest.mark.parametrize("mode", ["standard", "infant"])
def test_without_the_cube(mode: str) -> None:
    """MN-134, MN-139: any line that holds a card; the two modes go together."""
    table = Table("phase: turn\nturn: 0\nrow 2: -- R1 R2 -- --\ndeck:", cube="none", mode=mode)
    assert table.field("phase") == "take"
    assert table.legal("A") == ["take 22", "take 23", "take 22 23"]


def test_a_cube_on_a_gap_still_gives_its_lines() -> None:
    """MN-R14."""
    table = Table("phase: take\ncube: 1 1\nrow 1: -- R1 -- -- --\nrow 3: B1 -- -- -- --\ndeck:")
    assert table.legal("A") == ["take 12", "take 31"]


def test_the_house_set_is_the_default() -> None:
    assert GAME.setup(2).cards is HOUSE
