"""Phase II: what may be done, in which order, and what a cast does."""

import pytest
from novatus_table import GAME, GRID, Table

from spellhall.kernel.state import Choice

OPEN = f"open: N01 N11 N25\n{GRID}"


def test_taking_and_filling_are_compulsory_and_casting_is_not() -> None:
    """MN-24, MN-51: with a fitting mix in hand a player may still be done; phase III follows by itself."""
    gap = GRID.replace("row 1: R1", "row 1: --")
    table = Table(f"open: N01 N11 N25\n{gap}hand A: R1 R2 Y3\ndeck: B3", chance=("card B3",))
    assert table.legal("A") == ["done", "cast 2"]
    table.do("A done")
    assert table.field("hand A") == "R1 R2 Y3"
    assert table.field("won A") == ""
    assert table.field("row 1") == "B3 R2 Y2 B4 R4"
    assert table.field("marker") == "0"  # MN-122: without a cast the Cylinder does not move
    assert Table(f"phase: take\ncube: 1 1\n{GRID}").refused("A done") == "MN-23"


def test_actions_in_any_order_as_often_as_possible() -> None:
    """MN-49, MN-84: plants, wands and a cast mix freely, before and after casting."""
    table = Table(f"{OPEN}hand A: R1 R2\nskulls A: G1 G2\nitems A: HP HP MW\ndiscard: Y3", chance=("*",))
    table.do("A heal G1", "A wand Y3", "A cast 2", "A lay R1", "A lay R2", "A lay Y3", "A heal G2")
    assert table.field("skulls A") == ""
    assert table.field("items A") == ""
    assert table.legal("A") == ["done"]


def test_an_action_is_finished_before_the_next() -> None:
    """MN-52: neither a cast nor a payment can be left half done."""
    table = Table(f"{OPEN}hand A: R1 R2 Y3 Y4\nitems A: MW\ndiscard: G1").do("A cast 2")
    for move in ("A done", "A wand G1", "A cast 3"):
        assert table.refused(move) == "MN-52"
    table = Table(f"{OPEN}hand A: R1 R2 Y3 Y4\nitems A: CU").do("A lift", "A pay R1")
    assert table.refused("A done") == "MN-52"
    assert table.refused("A cast 2") == "MN-52"


def test_the_order_of_a_cast() -> None:
    """MN-78, MN-81: mix, skulls, spell and its successor, then the back; the Cylinder last."""
    table = Table(f"open: N09 N11 N25\nmarker: 3\n{GRID}hand A: R1 G1 B3 Y3 B4\nitems B: CU", chance=("spell N01",))
    table.do("A cast 2", "A lay R1", "A lay Y3", "A lay G1", "A lay B3")
    kinds = [text.split()[0] for text in table.told()]
    assert kinds == ["cast", "skulls", "opened", "effect", "curses_moved"]
    assert table.field("marker") == "3"
    table.do("A done")
    assert table.field("marker") == "4"


def test_one_spell_each_turn() -> None:
    """MN-50, MN-68: Elixirs enough for another spell do not help in the same turn."""
    table = Table(f"{OPEN}hand A: R1 R2 Y3\nitems A: EL EL EL", elixirs=3, chance=("spell N02",))
    table.do("A cast 2", "A lay R1", "A lay R2", "A lay Y3")
    assert table.legal("A") == ["done"]
    assert table.refused("A cast 2") == "MN-50"
    assert Table(f"{OPEN}items A: EL EL EL", elixirs=3).legal("A") == ["done", "cast 2"]


def test_the_back_is_read_once_and_at_once() -> None:
    """MN-79: the effect of a spell comes with its cast, not later."""
    table = Table(f"open: N01 N11 N27\n{GRID}marker: 5\nwon A: N25 N26\ndeck:").do("A done")
    assert table.field("marker") == "5"  # won spells with Gous Backus do nothing any more


def test_the_caster_does_not_announce_colours() -> None:
    """MN-66: only the spell and the cards are chosen; one reading of the recipe is enough."""
    table = Table(f"open: N08 N11 N25\n{GRID}hand A: R1 R2 B1 B2", chance=("*",))
    table.do("A cast 2", "A lay R1", "A lay R2", "A lay B1", "A lay B2")
    assert table.field("won A") == "N08"


def test_elixirs_only_while_casting() -> None:
    """MN-84, MN-88: an Elixir is no action of its own; with enough of them no potion is needed (MN-R24)."""
    table = Table(f"{OPEN}items A: EL EL")
    assert table.legal("A") == ["done"]
    assert table.refused("A lay EL") == "MN-69"
    table = Table(f"{OPEN}items A: EL EL EL", elixirs=3, chance=("spell N02",))
    table.do("A cast 2", "A lay EL", "A lay EL", "A lay EL")
    assert table.field("won A") == "N01"
    assert table.field("discard") == "EL EL EL"


def test_skulls_are_out_of_play() -> None:
    """MN-74, MN-75: skulls cost a point each, and neither mix nor pay."""
    table = Table(f"{OPEN}hand A: R1 Y3 Y4\nskulls A: R2 R3\nitems A: EL", chance=("*",))
    assert table.state.score(0) == -2
    table.do("A cast 2")
    assert table.refused("A lay R2") == "MN-75"
    table = Table(f"{OPEN}hand A: R1\nskulls A: R2 R3\nitems A: CU")
    assert table.refused("A lift") == "MN-97"


def test_items_never_turn_into_skulls() -> None:
    """MN-76, MN-82: they lie in the play area, for all to see."""
    table = Table(f"{OPEN}hand A: R1 R2 Y3 G4\nitems A: HP MW", chance=("*",))
    table.do("A cast 2", "A lay R1", "A lay R2", "A lay Y3")
    assert table.field("skulls A") == "G4"
    assert table.field("items A") == "HP MW"
    for seat in ("A", "B"):
        assert table.view(seat).state.items[0] == [1, 0, 1, 0]


def test_spells_are_kept_openly() -> None:
    """MN-77: everybody sees everybody's points."""
    table = Table(f"{OPEN}won A: N02 N12\nskulls A: R1")
    assert table.view("B").state.score(0) == 4


def test_cards_taken_stay_in_the_hand() -> None:
    """MN-26, MN-48: taken spaces stay empty until phase III, taken cards until they are used."""
    table = Table(f"phase: take\ncube: 1 1\n{GRID}deck: B3", chance=("card B3", "*"))
    table.do("A take 11")
    assert table.field("row 1") == "-- R2 Y2 B4 R4"
    table.do("A done")
    assert table.field("row 1") == "B3 R2 Y2 B4 R4"
    assert table.field("hand A") == "R1"


def test_nothing_is_thrown_away_or_traded() -> None:
    """MN-28: there is no choice that discards or hands over a card just so."""
    table = Table(f"{OPEN}hand A: R1 R2\nitems A: HP")
    assert table.legal("A") == ["done"]
    assert table.refused("A pay R1") == "MN-28"
    assert table.refused("A give B") == "MN-95"
    assert GAME.refusal(table.state, 0, Choice("pass", (0,))).clause == "MN-49"


def test_only_the_active_player_casts() -> None:
    """MN-68."""
    table = Table(f"{OPEN}hand B: R1 R2 Y3")
    assert table.legal("B") == []
    assert table.refused("B cast 2") == "MN-49"
    assert table.refused("A cast 5") == "MN-69"


def test_black_may_be_a_printed_colour() -> None:
    """MN-57, MN-R21: Aurora Pyjamas with four red potions and a green 4."""
    table = Table(f"open: N01 N11 N29\n{GRID}hand A: R1 R2 R3 R4 G4", chance=("spell N30", "*"))
    table.do("A cast 4", "A lay R1", "A lay R2", "A lay R3", "A lay R4", "A lay G4")
    assert table.field("won A") == "N29"
    assert "MN-57" in table.made.cited


@pytest.mark.parametrize(
    ("position", "seat", "verb", "clause"),
    [
        (OPEN, 0, "cast", "MN-69"),
        (f"{OPEN}hand A: R1 R2 R3\nitems A: CU", 0, "give", "MN-95"),
        (f"phase: pay\n{OPEN}hand A: R1 R2 R3\nitems A: CU", 0, "pay", "MN-97"),
        (f"phase: mix 2\n{OPEN}hand A: R1 R2 Y3", 0, "lay", "MN-71"),
        (f"phase: place\n{GRID}", 1, "place", "MN-34"),
        (f"phase: lose A\n{GRID}items A: EL", 0, "lose", "MN-103"),
    ],
)
def test_a_choice_that_names_nothing_is_refused(position: str, seat: int, verb: str, clause: str) -> None:
    """A program may offer anything: it gets a sentence and a clause."""
    assert GAME.refusal(Table(position).state, seat, Choice(verb)).clause == clause
