"""The throw: exact probabilities from every course of chance, against the table of the rules."""

from fractions import Fraction

import pytest
from novatus_table import GAME, GRID, Table

from spellhall.kernel.counting import followers
from spellhall.kernel.state import Choice

F = Fraction
# height: hit the target, land in its row, and stay inside for the targets 33, 13, 22, 11
SCATTER_TABLE = {
    0: (F(1), F(1), F(1), F(1), F(1), F(1)),
    1: (F(1, 4), F(1, 2), F(1), F(3, 4), F(1), F(9, 16)),
    2: (F(9, 64), F(3, 8), F(1), F(11, 16), F(225, 256), F(121, 256)),
    3: (F(25, 256), F(5, 16), F(961, 1024), F(651, 1024), F(3249, 4096), F(441, 1024)),
    4: (F(1225, 16384), F(35, 128), F(14161, 16384), F(19397, 32768), F(11881, 16384), F(26569, 65536)),
}


def landings(target: str, height: int) -> dict[tuple[int, int], F]:
    """Where the cube can land, from 1, and how likely; out of the engine's own chance."""
    table = Table(f"phase: aim\n{GRID}", throw_height=height)
    space = (int(target[0]) - 1) * 5 + int(target[1]) - 1
    out: dict[tuple[int, int], F] = {}
    for after in followers(GAME, table.state, 0, Choice("aim", (space,))):
        place = (after.cube[0] + 1, after.cube[1] + 1)
        out[place] = out.get(place, F(0)) + exact_likelihood(after)
    return out


def exact_likelihood(state: object) -> F:
    chance = state.chance  # type: ignore[attr-defined]
    out = F(1)
    for value, possible, weights in zip(chance.path, chance.others, chance.weights, strict=True):
        out *= F(weights[possible.index(value)], sum(weights))
    return out


def inside(places: dict[tuple[int, int], F]) -> F:
    return sum((p for (row, column), p in places.items() if 1 <= row <= 5 and 1 <= column <= 5), F(0))


@pytest.mark.parametrize("height", [0, 1, 2, 3, 4])
def test_the_scatter_table(height: int) -> None:
    """MN-31, MN-32: the two axes are independent and follow 2h coin tosses."""
    hit, in_row, centre, edge, between, corner = SCATTER_TABLE[height]
    middle = landings("33", height)
    assert sum(middle.values()) == 1
    assert middle[(3, 3)] == hit
    assert sum(p for (row, _), p in middle.items() if row == 3) == in_row
    assert inside(middle) == centre
    assert inside(landings("13", height)) == edge
    assert inside(landings("22", height)) == between
    assert inside(landings("11", height)) == corner


def test_v9_near_the_rim() -> None:
    """MN-V9: from height 2."""
    corner = landings("11", 2)
    assert corner[(1, 1)] == F(9, 64)
    assert 1 - inside(corner) == F(135, 256)
    edge = landings("13", 2)
    assert 1 - inside(edge) == F(5, 16)
    assert sum(p for (row, _), p in edge.items() if row == 1) == F(3, 8)
    assert sum(p for (row, column), p in edge.items() if column == 3 and 1 <= row <= 5) == F(33, 128)
    assert inside(landings("33", 2)) == 1


def test_v9_how_often_the_neighbour_places_the_cube() -> None:
    """MN-33, MN-34: with 11 named twice, 18225 times of 65536."""
    table = Table(f"phase: aim\n{GRID}")
    placed = F(0)
    for after in followers(GAME, table.state, 0, Choice("aim", (0,))):
        if after.cube[0] < 0 or after.cube[1] < 0:
            first = exact_likelihood(after)
            assert GAME.waiting(after) == [0]
            for second in followers(GAME, after, 0, Choice("aim", (0,))):
                if GAME.waiting(second) == [1]:
                    placed += first * exact_likelihood(second)
    assert placed == F(18225, 65536)


def test_any_space_can_be_aimed_at() -> None:
    """MN-29, MN-30: also a gap; nothing but the 25 spaces."""
    table = Table("phase: aim\nrow 1: R1 -- -- -- --")
    assert table.legal("A") == [f"aim {row}{column}" for row in range(1, 6) for column in range(1, 6)]
    assert table.refused("A take 11") == "MN-24"
    assert GAME.refusal(table.state, 0, Choice("aim", (25,))).clause == "MN-30"


def test_the_uniform_cube() -> None:
    """MN-36: no target, each of the 25 spaces equally likely, never outside."""
    table = Table(f"{GRID}deck:", cube="uniform", chance=("*",))
    places: dict[tuple[int, int], F] = {}
    for after in followers(GAME, table.state, 0, Choice("done")):
        places[(after.cube[0], after.cube[1])] = exact_likelihood(after)
        assert GAME.waiting(after) == [1]
    assert places == {(row, column): F(1, 25) for row in range(5) for column in range(5)}


def test_the_cube_is_everybodys() -> None:
    """MN-19: whoever has the turn throws it."""
    table = Table(f"phase: aim\n{GRID}", chance=("throw 0 0", "*"))
    table.do("A aim 33", "A take 33", "A done")
    assert GAME.waiting(table.state) == [1]
    assert table.field("phase") == "aim"
    assert table.field("cube") == ""


def test_a_second_throw_is_compulsory() -> None:
    """MN-R9."""
    table = Table(f"phase: aim 2\n{GRID}")
    assert all(choice.startswith("aim") for choice in table.legal("A"))
    assert table.refused("A done") == "MN-24"


def test_the_height_is_the_same_through_the_game() -> None:
    """MN-32, MN-R8: late in the game, for every player and wherever the Cylinder stands."""
    for turn in (0, 37, 90):
        for marker in (0, 8):
            table = Table(f"phase: turn\nturn: {turn}\nmarker: {marker}\n{GRID}")
            assert table.field("height") == "2"
