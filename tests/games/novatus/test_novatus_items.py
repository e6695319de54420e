"""Magical Items: how they come, what they do, and how Curses leave."""

from novatus_table import GAME, GRID, Table

from spellhall.kernel.state import Choice

OPEN = f"open: N01 N11 N25\n{GRID}"
GAP = GRID.replace("row 1: R1", "row 1: --")


def test_healing_plants() -> None:
    """MN-14, MN-87, MN-R26: the owner chooses the skull; potion and item go to the one discard pile."""
    table = Table(f"{OPEN}skulls A: R1 B4\nskulls B: G1\nitems A: HP")
    assert table.legal("A") == ["done", "heal R1", "heal B4"]
    assert table.refused("A heal G1") == "MN-87"
    table.do("A heal B4")
    assert table.field("skulls A") == "R1"
    assert table.field("discard") == "B4 HP"
    assert table.refused("A heal R1") == "MN-87"
    assert Table(f"{OPEN}items A: HP").refused("A heal R1") == "MN-87"


def test_the_wand_fetches_what_lies_in_the_pile_now() -> None:
    """MN-89, MN-R25: also a potion healed a moment ago; never an item."""
    table = Table(f"{OPEN}skulls A: B4\nitems A: HP MW\ndiscard: CU")
    assert table.refused("A wand B4") == "MN-89"
    table.do("A heal B4")
    assert table.legal("A") == ["done", "wand B4"]
    table.do("A wand B4")
    assert table.field("hand A") == "B4"
    assert table.field("discard") == "HP MW CU"
    assert GAME.refusal(table.state, 0, Choice("wand", (0,))).clause == "MN-89"


def test_items_are_used_in_the_own_phase_two_only() -> None:
    """MN-84: not by others, and not before the potions are taken."""
    table = Table(f"{OPEN}skulls B: R1\nitems B: HP")
    assert table.legal("B") == []
    table = Table(f"phase: take\ncube: 1 1\n{GRID}skulls A: R1\nitems A: HP")
    assert table.refused("A heal R1") == "MN-23"


def test_an_item_of_phase_three_waits() -> None:
    """MN-117: what is drawn while filling can be used in the owner's next phase II."""
    table = Table(f"{GAP}skulls A: B4\ndeck: HP B3", chance=("card HP", "card B3", "throw 0 0", "throw 0 0", "*"))
    table.do("A done")
    assert table.field("items A") == "HP"
    assert table.refused("A heal B4") == "MN-30"  # it is B's turn, and B aims
    table.do("B aim 11", "B take 11", "B done", "A aim 22", "A take 22")
    assert "heal B4" in table.legal("A")


def test_used_items_come_back() -> None:
    """MN-85, MN-118: they are shuffled into the new deck with the rest of the pile."""
    table = Table(f"{GAP}skulls A: B3\nitems A: HP\ndeck:", chance=("card HP", "card B3"))
    table.do("A heal B3", "A done")
    assert "reshuffled size=2" in table.told()
    assert table.field("items A") == "HP"
    assert table.field("row 1") == "B3 R2 Y2 B4 R4"
    assert table.field("discard") == ""


def test_nobody_has_two_curses() -> None:
    """MN-83, MN-92: any number of other items, but a second Curse goes on; also round the table."""
    table = Table(
        f"phase: replenish\n{GAP}turn: 3\nitems C: CU EL EL\nitems A: HP HP\ndeck: CU B3",
        seats=3,
        chance=("card CU", "card B3"),
    )
    assert table.field("items C") == "EL EL CU"
    assert table.field("items A") == "HP HP CU"


def test_items_cannot_be_refused() -> None:
    """MN-86: the dealing asks nobody."""
    table = Table(f"phase: replenish\n{GAP}deck: CU B3", chance=("card CU", "card B3"))
    assert table.field("items A") == "CU"
    assert table.field("phase") == "aim"


def test_a_curse_is_given_away_for_three_potions() -> None:
    """MN-95: to another player of choice who has none."""
    table = Table(f"{OPEN}hand A: R1 R2 Y3 G4\nitems A: CU\nitems C: CU", seats=4)
    assert table.legal("A") == ["done", "lift", "give B", "give D"]
    assert table.refused("A give C") == "MN-92"
    assert table.refused("A give A") == "MN-95"
    table.do("A give D", "A pay R1", "A pay Y3", "A pay G4")
    assert table.field("items A") == ""
    assert table.field("items D") == "CU"
    assert table.field("hand A") == "R2"
    assert table.field("discard") == "R1 Y3 G4"
    assert "gave seat=A to=D cards=R1,Y3,G4" in table.told()


def test_paying_goes_in_the_order_of_types_and_must_suffice() -> None:
    """MN-94, MN-97: every pair can be paid, each in one way."""
    table = Table(f"{OPEN}hand A: R1 R1 B2\nitems A: CU").do("A lift")
    assert table.legal("A") == ["pay R1"]
    table.do("A pay R1")
    assert table.legal("A") == ["pay R1", "pay B2"]
    assert table.refused("A pay Y1") == "MN-97"
    assert Table(f"{OPEN}hand A: R1 R1\nitems A: CU").refused("A give B") == "MN-97"
    assert Table(f"{OPEN}hand A: R1 R1").refused("A lift") == "MN-94"


def test_a_curse_laid_aside_takes_nobodys_place() -> None:
    """MN-93, MN-R46: the next item goes to the player who would have had the Curse."""
    table = Table(
        f"phase: replenish\nturn: 2\n{GAP}items A: CU\nitems B: CU\ndeck: CU EL B3",
        curses=3,
        chance=("card CU", "card EL", "card B3"),
    )
    assert table.field("items B") == "EL CU"
    assert table.field("discard") == "CU"


def test_a_curse_laid_aside_is_not_drawn_again_in_the_same_phase() -> None:
    """MN-R18: it waits beside the pile, so a dry deck does not deal it for ever."""
    table = Table(f"phase: replenish\n{GAP}items A: CU\nitems B: CU\ndeck: CU", curses=3, chance=("card CU",))
    assert table.field("discard") == "CU"
    assert table.field("row 1") == "-- R2 Y2 B4 R4"
