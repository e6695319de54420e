"""The greedy player: what it does with what it sees."""

from __future__ import annotations

from spellcaster_table import Table

from spellhall.bots.base import NO_HURRY
from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.mind.greedy import GreedyBot
from spellhall.kernel.decisions import SEAT_LETTERS

OPENING = "at A: -\nat B: 0,0\nhand A: 2C 3C\nmove A: AH\nhand B: 2S 3S\nmove B: 5S\ncharged B: 4C\n"


def chosen(table: Table) -> str:
    """What the bot does, from its view alone."""
    seat = SEAT_LETTERS.index(table.asked)
    view = GAME.view_for(table.state, seat)
    choice = GreedyBot(GAME, "greedy").choose(view, GAME.decision_for(table.state, seat), NO_HURRY)
    return GAME.write_choice(table.setup, choice)


def test_it_starts_off_the_lines_of_an_opponent() -> None:
    """SC-21, SC-43: B in the corner looks along two edges and a diagonal, so A starts at none of them."""
    table = Table(OPENING + "stack: opening step=4 asked=A to_place=A")
    x, y = (int(part) for part in chosen(table).removeprefix("place ").split(","))
    assert 0 not in (x, y)
    assert x != y
