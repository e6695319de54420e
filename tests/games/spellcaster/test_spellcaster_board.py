"""Boards, distances, lines, threatened spaces and every kind of movement."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.boards import BOARDS, Board, board_named
from spellhall.games.spellcaster.choices import MOVES
from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.walking import walks_on
from spellhall.kernel.errors import BadOption
from spellhall.kernel.state import Choice


def pieces(**at: str) -> str:
    """Casters on given spaces, two hand cards each."""
    return "".join(f"at {seat}: {space}\nhand {seat}: 2C 3C\nmove {seat}: 2H\n" for seat, space in at.items())


@pytest.mark.parametrize(
    ("name", "spaces", "directions"),
    [
        ("square-9", 81, 8),
        ("square-11", 121, 8),
        ("square-13", 169, 8),
        ("hex-4", 61, 6),
        ("hex-5", 91, 6),
        ("hex-6", 127, 6),
    ],
)
def test_sizes(name: str, spaces: int, directions: int) -> None:
    """SC-15, SC-16, SC-18: six boards with so many spaces and numbered directions."""
    board = board_named(name, True)
    assert len(board.spaces) == spaces
    assert len(board.directions) == directions
    assert (0, 0) in board.spaces
    assert BOARDS.count(name) == 1


def test_directions_are_numbered() -> None:
    """SC-18: which step each direction is."""
    square = board_named("square-11", True)
    at = square.places[(5, 5)]
    steps = [square.spaces[square.next[at][number]] for number in square.directions]
    assert steps == [(6, 5), (6, 6), (5, 6), (4, 6), (4, 5), (4, 4), (5, 4), (6, 4)]
    hexes = board_named("hex-5", True)
    at = hexes.places[(0, 0)]
    steps = [hexes.spaces[hexes.next[at][number]] for number in hexes.directions]
    assert steps == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert board_named("square-9", False).directions == [0, 2, 4, 6]


def test_neighbours() -> None:
    """SC-17: eight on squares, four without diagonals, six on hexes; fewer at the edge."""
    assert len(board_named("square-9", True).near[board_named("square-9", True).places[(4, 4)]]) == 8
    assert len(board_named("square-9", False).near[board_named("square-9", False).places[(4, 4)]]) == 4
    assert len(board_named("hex-4", True).near[board_named("hex-4", True).places[(0, 0)]]) == 6
    assert len(board_named("square-9", True).near[0]) == 3
    with pytest.raises(BadOption):
        GAME.setup(2, {"board": "hex-4", "diagonals": False})


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(BOARDS), st.booleans(), st.integers(0, 60), st.integers(0, 60))
def test_distance_is_the_shortest_way(name: str, diagonals: bool, one: int, two: int) -> None:
    """SC-19: the formulas give the smallest number of steps, counted by walking."""
    board = board_named(name, diagonals)
    walks = walks_on(board)
    steps = 0
    while one != two and two not in walks.spaces(walks.reach(one, steps, [], 0)):
        steps += 1
    assert board.apart_by[one][two] == steps


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([*BOARDS, "hex-7", "strip-5", "square-2"]), st.booleans(), st.integers(0, 14), st.data())
def test_walks_by_bits_are_walks_step_by_step(name: str, diagonals: bool, steps: int, data: st.DataObject) -> None:
    """SC-24: the bits say the same as going from space to space; every space reached is offered, in rising order."""
    board = board_named(name, diagonals)
    start, *others = data.draw(st.lists(st.integers(0, len(board.spaces) - 1), min_size=1, max_size=4, unique=True))
    feared = others[:2]
    reached: set[int] = set()
    edge = {start}
    for _ in range(steps):
        edge = {other for space in edge for other in board.near[space]} - reached - {start, *others}
        reached |= edge
        edge -= {other for space in feared for other in board.near[space]}
    walks = walks_on(board)
    found = walks.reach(start, steps, [start, *others, -1], sum(2 << place for place in range(len(feared))))
    offered: list[Choice] = []
    walks.moves.add(found, offered)
    assert walks.spaces(found) == sorted(reached)
    assert offered == [MOVES[space] for space in sorted(reached)]


@pytest.mark.parametrize("diagonals", [True, False])
@pytest.mark.parametrize("name", BOARDS)
def test_straight_lines_are_followed_step_by_step(name: str, diagonals: bool) -> None:
    """SC-21: the table of lines says the same as walking straight on to the edge."""
    board = board_named(name, diagonals)
    for start in range(len(board.spaces)):
        walked = [(-1, 0)] * len(board.spaces)
        for direction in board.directions:
            space, steps = board.next[start][direction], 1
            while space >= 0:
                walked[space] = (direction, steps)
                space, steps = board.next[space][direction], steps + 1
        assert walked == list(zip(board.way[start], board.stride[start], strict=True))


def test_threatened_spaces_end_a_move() -> None:
    """Worked example X10. SC-22, SC-24, SC-54, SC-55: entering is allowed, going on is not."""
    table = Table(pieces(A="0,0", B="3,0") + "move A: 4H")
    walk = table.some("A", "move")
    assert len(walk) == 22
    assert "move 4,0" not in walk
    assert "move 4,1" in walk
    assert table.refused("A move 4,0") == "SC-55"
    assert table.refused("A move 5,5") == "SC-54"
    assert table.refused("A move 3,0") == "SC-20"


@pytest.mark.parametrize(("card", "number"), [("2H", 16), ("5H", 95)])
def test_leaving_a_threatened_space(card: str, number: int) -> None:
    """Worked example X10. SC-56: leaving is free in any direction; a threatened first step is the last."""
    table = Table(pieces(A="5,5", B="5,6") + f"move A: {card}")
    walk = table.some("A", "move")
    assert len(walk) == number
    if card == "5H":
        near_b = [f"move {x},{y}" for x in (4, 5, 6) for y in (5, 6, 7)]
        reached = [text for text in near_b if text in walk]
        assert reached == ["move 4,5", "move 4,6", "move 4,7", "move 6,5", "move 6,6", "move 6,7"]
    table.do("A move 4,5")
    assert "SC-56" in table.cited
    assert "SC-55" in table.cited


def test_one_space_of_movement() -> None:
    """Worked example X10: with movement value 1 seven spaces are left beside the opponent."""
    assert len(Table(pieces(A="5,5", B="5,6")).state.walk(0, 1)) == 7


def test_hex_walk() -> None:
    """Worked example X10 on hexes. SC-24: walk and walk_free differ by the spaces behind the opponent."""
    state = Table(pieces(A="0,0", B="2,0"), board="hex-5").state
    walk, free = state.walk(0, 3), state.walk_free(0, 3)
    assert (len(walk), len(free)) == (32, 34)
    assert [state.board.spaces[space] for space in free if space not in walk] == [(3, -1), (2, 1)]


def test_a_piece_blocks() -> None:
    """SC-20: a piece is neither entered nor passed, even where threatened spaces are ignored."""
    walks = walks_on(Board("square-2", True))
    assert walks.spaces(walks.reach(0, 9, [1, 2, 3], 0)) == []
    state = Table(pieces(A="0,0", B="1,0", C="0,1", D="1,1"), seats=4).state
    assert state.walk_free(0, 14) == []


def test_a_dying_caster_threatens_nothing_but_stands_in_the_way() -> None:
    """SC-20, SC-23, SC-139: the piece of a dying caster blocks steps and lines, but threatens no space."""
    text = pieces(A="2,2", B="3,3", C="5,5") + "life B: dying\nmove A: 4H"
    state = Table(text, seats=3).state
    assert state.board.places[(4, 3)] in state.walk(0, 2)  # through (3,2), a neighbour of the dying caster
    assert state.board.places[(3, 3)] not in state.walk_free(0, 4)
    assert state.aims(0, 14) == []


def test_lines_and_blockers() -> None:
    """Worked example X11. SC-21, SC-138, SC-139: the first piece on a numbered line within range is hit."""
    state = Table(pieces(A="2,2", B="5,5", C="8,8", D="2,9"), seats=4).state
    hits = {number: state.hit_in(0, number, 14) for number in state.aims(0, 14)}
    assert hits == {1: 1, 2: 3}  # C is covered by B
    assert [state.hit_in(0, number, 6) for number in state.aims(0, 6)] == [1]
    assert state.aims(0, 2) == []


def test_out_of_line() -> None:
    """Worked example X11. SC-21, SC-107: a space off the numbered lines is never hit."""
    table = Table(pieces(A="2,2", B="4,3") + "charged A: AC")
    assert table.state.aims(0, 14) == []
    assert table.refused("A cast hadou") == "SC-107"


def test_hex_lines() -> None:
    """Worked example X11 on hexes. SC-18, SC-21."""
    state = Table(pieces(A="0,0", B="3,-3", C="-2,4", D="0,-2"), seats=4, board="hex-5").state
    assert {number: state.hit_in(0, number, 14) for number in state.aims(0, 14)} == {4: 3, 5: 1}
    assert [state.hit_in(0, number, 2) for number in state.aims(0, 2)] == [3]


def test_dodge_reaches_108_spaces() -> None:
    """Worked example X12. SC-58: eleven against six from (5,6) with A at (5,5) leaves 108 spaces."""
    table = Table(PLAIN + "hand A: 6S 3H\nhand B: JH", ["*"]).do("A strike 6S B", "B dodge JH")
    assert len(table.some("B", "move")) == 108


def test_moving_is_never_a_duty() -> None:
    """SC-12, SC-46: a Move may be any number of spaces or left out."""
    table = Table(pieces(A="5,5", B="9,9") + "move A: 3H")
    assert {"end", "move 5,6", "move 5,7", "move 5,8"} <= set(table.legal("A"))


def test_extra_movements_start_anew() -> None:
    """SC-57: a Teleport is a movement of its own; it leaves the Move unused and obeys SC-55 from its own start."""
    table = Table(pieces(A="5,5", B="9,9") + "move A: 3H\nactive A: teleport 2H\nmove A: 3H".replace("2H", "4H"))
    table.do("A move 5,7", "A use 4H")
    assert len(table.some("A", "teleport")) == len(table.state.walk(0, 4))
    table.do("A teleport 5,9")
    assert table["at A"] == "5,9"


@pytest.mark.parametrize("name", BOARDS)
def test_four_pieces_always_find_a_start(name: str) -> None:
    """SC-43: however the first pieces are placed, a space is left for the fourth (checked over a sample of ways)."""
    board = board_named(name, True)
    far = board.apart_by

    def free(placed: list[int]) -> list[int]:
        return [space for space in board.border if all(far[space][one] >= board.apart for one in placed)]

    for first in board.border[::3]:
        for second in free([first])[::2]:
            for third in free([first, second])[::2]:
                assert free([first, second, third])
