"""The greedy player: single decisions, and its strength in a few games."""

from novatus_table import GAME, GRID, Table

from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.lab.simulate import simulate


def chosen(table: Table, seat: str) -> str:
    place = SEAT_LETTERS.index(seat)
    bot = make_bot("greedy", GAME, "test")
    choice = bot.choose(GAME.view_for(table.state, place), GAME.decision_for(table.state, place), NO_HURRY)
    return GAME.write_choice(table.setup, choice)


def test_it_takes_what_completes_a_spell() -> None:
    table = Table(f"phase: take\ncube: 1 3\nopen: N01 N18 N27\n{GRID}hand A: R3 Y1")
    assert chosen(table, "A") in ("take 11", "take 12", "take 15", "take 53")


def test_it_casts_without_surplus_and_spares_its_elixir() -> None:
    table = Table(f"open: N01 N11 N25\n{GRID}hand A: R1 R2 Y3\nitems A: EL", chance=("*",))
    assert chosen(table, "A") == "cast 2"
    table.do("A cast 2")
    assert chosen(table, "A") == "lay R1"
    table.do("A lay R1")
    assert chosen(table, "A") == "lay R2"


def test_it_does_not_cast_for_a_hand_full_of_skulls() -> None:
    table = Table(f"open: N01 N17 N27\n{GRID}hand A: R1 R2 Y3 G1 G2 G4 B1")
    assert chosen(table, "A") == "done"


def test_it_heals_and_pays_with_idle_potions() -> None:
    assert chosen(Table(f"{GRID}skulls A: R1\nitems A: HP"), "A") == "heal R1"
    cursed = Table(f"open: N01 N17 N27\n{GRID}hand A: R1 R2 Y3 B3 B4\nitems A: CU")
    assert chosen(cursed, "A") == "lift"
    cursed.do("A lift")
    assert chosen(cursed, "A") == "pay B3"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    table = Table(f"open: N01 N11 N25\n{GRID}marker: 8\nhand A: R1 R2 Y3\nwon B: N21 N22")
    assert chosen(table, "A") == "done"


def test_it_aims_at_the_middle_rather_than_the_rim() -> None:
    same = "".join(f"row {row}: G1 G2 G3 G4 Y1\n" for row in range(1, 5)) + "row 5: B1 B1 B2 B2 B3\n"
    table = Table(f"phase: aim\nopen: N03 N15 N23\n{same}")
    aimed = chosen(table, "A")
    assert aimed[4] in "234"
    assert aimed[5] in "234"


def test_it_places_the_cube_where_it_helps_least() -> None:
    rows = "row 1: R1 R2 R3 R4 Y1\nrow 2: R1 R2 R3 R4 Y2\nrow 3: -- -- -- -- --\nrow 4: -- -- -- -- G4\n"
    table = Table(f"phase: place\nopen: N01 N11 N22\n{rows}row 5: -- -- B1 -- --\nhand A: Y4\nseen hand A: Y4")
    assert chosen(table, "B") in ("place 53", "place 45")


def test_it_beats_random_players() -> None:
    """A few games only; the long measurement is a simulation."""
    told = simulate(GAME, GAME.setup(2), 10, ["greedy", "random"], "bot", mirrored=True)
    assert told["results"][0]["wins"] >= 9
