"""The terminal board: drawn from the view alone, at most 100 columns, readable without colour."""

from io import StringIO

from rich.console import Console

from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.games.mathemagician.terminal import board
from spellhall.kernel.chance import Seeded
from spellhall.kernel.sight import View

from .helpers import GAME, placed

NAMES = ["Scott", "Bill", "Ada"]


def drawn(view: View[MathemagicianState]) -> str:
    out = StringIO()
    Console(file=out, width=100, no_color=True, highlight=False).print(board(view, NAMES))
    return out.getvalue()


def test_the_board_shows_rows_spells_and_own_cards() -> None:
    state = placed("row A: 4+9-\nrow B: 3\nspell A: Summon Bees\nhand A: 1 2 5 + -\nhand B: 7 8 9 + +\nstrength B: 16")
    text = drawn(GAME.view_for(state, 0))
    for part in (
        "A Scott (you) · to play",
        "4 + 9 -",
        "= 13",
        "Summon Bees (7 with 3 numerals or more, hits for 4)",
        "strength 16",
    ):
        assert part in text
    hidden = placed("row A: 4+9-\nhand A: 1 2 5 + -", options={"show_totals": False})
    assert "= 13" not in drawn(GAME.view_for(hidden, 0))


def test_the_board_tells_the_distance() -> None:
    """MD-139: with totals shown, how far each row is from its casting value."""
    text = "row A: 4+2\nrow B: 3\nspell A: Summon Bees\nspell B: Knock Back\nhand A: 1 2 5 + -\nhand B: 1 1 2 + +"
    shown = drawn(GAME.view_for(placed(text, options={"level": "apprentice"}), 0))
    assert "1 too little, and 1 numeral short" in shown
    assert "3 too little, and 1 numeral short" in shown
    hidden = drawn(GAME.view_for(placed(text, options={"show_totals": False}), 0))
    assert "too little" not in hidden


def test_the_board_hides_what_the_view_hides() -> None:
    """Two worlds that differ in B's hand look the same from A's seat."""
    one = placed("row A: 4+9-\nhand A: 1 2 5 + -\nhand B: 7 8 9 + +\nstored B: md-s20 md-s21")
    two = placed("row A: 4+9-\nhand A: 1 2 5 + -\nhand B: 1 1 6 - -\nstored B: md-s22 md-s23")
    assert drawn(GAME.view_for(one, 0)) == drawn(GAME.view_for(two, 0))
    assert drawn(GAME.view_for(one, 1)) != drawn(GAME.view_for(two, 1))


def test_the_board_fits_at_every_moment() -> None:
    for seats in (2, 3):
        setup = GAME.setup(seats)
        bots = [make_bot("greedy" if seat else "random", GAME, f"board{seat}") for seat in range(seats)]
        state = GAME.start(setup, Seeded(f"board{seats}")).state
        steps = 0
        while state.outcome is None:
            seat = GAME.waiting(state)[0]
            if steps % 15 == 0:
                for viewer in range(-1, seats):
                    lines = drawn(GAME.view_for(state, viewer)).splitlines()
                    assert max(len(line.rstrip()) for line in lines) <= 100
            decision = GAME.decision_for(state, seat)
            state = GAME.apply(state, seat, bots[seat].choose(GAME.view_for(state, seat), decision, NO_HURRY)).state
            steps += 1
        assert drawn(GAME.view_for(state, 0))
