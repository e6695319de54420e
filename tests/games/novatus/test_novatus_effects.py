"""The six effects."""

from novatus_table import GRID, Table

ROWS = GRID


def thieves(extra: str, *chance: str, seats: int = 3) -> Table:
    """A casts Tickleum Toesis, whose back is Greateste Thieves."""
    table = Table(f"open: N04 N11 N25\n{ROWS}hand A: R1 B1 B2\n{extra}", seats=seats, chance=("spell N01", *chance))
    return table.do("A cast 2", "A lay R1", "A lay B1", "A lay B2")


def test_thieves_draw_clockwise_from_the_caster() -> None:
    """MN-100, MN-R22: one card each; the caster's card is no skull, and only the drawer sees it."""
    table = thieves("deck: R4 Y1 G1 B3", "card Y1", "card G1", "card B3")
    assert [table.field(f"hand {seat}") for seat in "ABC"] == ["Y1", "G1", "B3"]
    assert table.field("skulls A") == ""
    assert "drew seat=A card=Y1" in table.told(0)
    assert "drew seat=A" in table.told(1)
    assert "drew seat=A card=Y1" not in table.told(1)


def test_the_caster_draws_first_wherever_the_caster_sits() -> None:
    """MN-100: B casts, so B draws before C and A."""
    table = Table(
        f"turn: 2\nphase: mix 2\nopen: N04 N11 N25\nmix: R1 B1\n{ROWS}hand B: B2\ndeck: Y1 G1 G2",
        seats=3,
        chance=("spell N01", "card Y1", "card G1", "card G2"),
    )
    table.do("B lay B2")
    assert [table.field(f"hand {seat}") for seat in "ABC"] == ["G2", "Y1", "G1"]


def test_thieves_and_items() -> None:
    """MN-101, MN-R29: an item goes to its drawer's play area, without another draw; a second Curse goes on."""
    table = thieves("items B: CU\ndeck: EL CU G1 B3", "card EL", "card CU", "card G1")
    assert [table.field(f"items {seat}") for seat in "ABC"] == ["EL", "CU", "CU"]
    assert [table.field(f"hand {seat}") for seat in "ABC"] == ["", "", "G1"]
    assert "drew_item seat=B item=CU to=C" in table.told()


def test_thieves_find_nothing() -> None:
    """MN-102, MN-118, MN-R16: the mix itself is shuffled and drawn; the fourth player gets nothing."""
    table = thieves("deck:", "card B2", "card R1", "card B1", seats=4)
    assert [table.field(f"hand {seat}") for seat in "ABCD"] == ["B2", "R1", "B1", ""]
    assert "nothing_left seat=D" in table.told()
    assert "reshuffled size=3" in table.told()


def test_an_item_from_thieves_can_be_used_at_once() -> None:
    """MN-R23: the caster is still in phase II."""
    table = thieves("skulls A: G4\ndeck: HP G1 G2", "card HP", "card G1", "card G2")
    assert "heal G4" in table.legal("A")


def test_thieves_may_lay_a_curse_aside() -> None:
    """MN-93 in an effect: the caster draws the third Curse, and nobody can take the fourth."""
    table = Table(
        f"phase: mix 2\nopen: N04 N11 N25\nmix: R1 B1\n{ROWS}hand A: B2\nitems B: CU\nitems C: CU\ndeck: CU CU G2",
        seats=3,
        curses=4,
        chance=("spell N01", "card CU", "card CU", "card G2"),
    )
    table.do("A lay B2")
    assert table.field("items A") == "CU"
    assert table.field("hand C") == "G2"
    assert table.field("discard") == "B2 CU"
    assert "drew_item seat=B item=CU to=-" in table.told()


def test_devils_pass_skulls_at_the_same_time() -> None:
    """MN-106, MN-108, MN-110: new skulls count, choices are fixed first, and no skull moves twice."""
    table = Table(
        f"open: N05 N11 N25\n{ROWS}hand A: R1 R2 R3 G4\nskulls B: Y1 Y2\nitems A: HP", seats=3, chance=("spell N01",)
    )
    table.do("A cast 2", "A lay R1", "A lay R2", "A lay R3")
    assert table.field("phase") == "pass skulls"
    assert table.legal("A") == ["pass G4"]
    assert table.legal("B") == ["pass Y1", "pass Y2"]
    assert table.legal("C") == []
    assert table.refused("A heal G4") == "MN-99"
    table.do("A pass G4")
    assert table.field("skulls B") == "Y1 Y2"
    assert table.refused("B pass G4") == "MN-106"
    table.do("B pass Y2")
    assert [table.field(f"skulls {seat}") for seat in "ABC"] == ["", "Y1 G4", "Y2"]
    assert "passed_skull seat=A to=B card=G4" in table.told(1)
    assert "passed_skull seat=A to=B" in table.told(2)
    assert table.field("told skulls A") == "B:G4"


def test_two_players_exchange_skulls() -> None:
    """MN-R33."""
    table = Table(f"phase: pass skulls\n{ROWS}skulls A: R1\nskulls B: B1").do("B pass B1", "A pass R1")
    assert table.field("skulls A") == "B1"
    assert table.field("skulls B") == "R1"


def test_nobody_has_a_skull() -> None:
    """MN-98: who cannot do what the effect asks does nothing."""
    table = Table(f"open: N05 N11 N25\n{ROWS}hand A: R1 R2 R3", chance=("spell N01",))
    table.do("A cast 2", "A lay R1", "A lay R2", "A lay R3")
    assert table.field("phase") == "act"


def test_a_curse_comes_to_the_caster() -> None:
    """MN-104, MN-R28: in a game for two the rival's Curse comes to the caster, who may pay it off as ever."""
    table = Table(
        f"phase: mix 2\nopen: N09 N11 N25\nmix: R1 Y3 G1\n{ROWS}hand A: B3\nitems A: MW\nitems B: CU\ndiscard: R1 R2",
        chance=("spell N01", "*"),
    )
    table.do("A lay B3")
    assert table.field("items A") == "MW CU"
    assert table.field("items B") == ""
    assert table.refused("A lift") == "MN-97"


def test_gous_backus_does_not_reach_below_the_start() -> None:
    """MN-105: no space before the first."""
    table = Table(f"phase: mix 3\nopen: N01 N11 N25\nmix: R1 R2 G1\n{ROWS}hand A: G2", chance=("spell N12",))
    table.do("A lay G2")
    assert table.field("marker") == "0"
    assert "marker position=0" in table.told()
