"""A table for tests: a position, choices by seat letter, and the fields that come of them."""

from __future__ import annotations

from typing import Any

from spellhall.games import game
from spellhall.kernel.chance import Scripted
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.errors import Refusal
from spellhall.kernel.events import event_text
from spellhall.kernel.game import Progress
from spellhall.kernel.positions import read_text

GAME = game("novatus")
GRID = """
row 1: R1 R2 Y2 B4 R4
row 2: G2 Y1 Y3 B2 G3
row 3: B1 R3 G4 Y2 Y4
row 4: Y3 B3 G1 G2 R1
row 5: B4 Y4 R2 B1 G3
"""


class Table:
    """A game set up from a text; chance is scripted, and a last "*" leaves the rest to a seed."""

    def __init__(self, position: str, seats: int = 2, chance: tuple[str, ...] = (), **options: Any) -> None:
        self.setup = GAME.setup(seats, options)
        outcomes = [GAME.read_chance(self.setup, text) for text in chance if text != "*"]
        script = Scripted(outcomes, "free" if "*" in chance else "")
        self.made: Progress[Any] = GAME.place(self.setup, read_text(position), script)
        self.events = list(self.made.events)

    @property
    def state(self) -> Any:
        return self.made.state

    def do(self, *moves: str) -> Table:
        """Moves like "A cast 2"."""
        for move in moves:
            seat, text = SEAT_LETTERS.index(move[0]), move[2:]
            choice = GAME.find_choice(self.setup, text, GAME.legal(self.state, seat))
            self.made = GAME.apply(self.state, seat, choice)
            self.events += self.made.events
        return self

    def legal(self, seat: str) -> list[str]:
        offered = GAME.legal(self.state, SEAT_LETTERS.index(seat))
        return [GAME.write_choice(self.setup, choice) for choice in offered]

    def refused(self, move: str) -> str:
        """The clause that refuses a move."""
        seat, text = SEAT_LETTERS.index(move[0]), move[2:]
        try:
            GAME.apply(self.state, seat, GAME.find_choice(self.setup, text, GAME.legal(self.state, seat)))
        except Refusal as refused:
            return refused.clause
        raise AssertionError(f"{move} was not refused")

    def field(self, name: str) -> str:
        return GAME.write_position(self.state)[name]

    def told(self, seat: int = OUTSIDE) -> list[str]:
        heard = [event.told_to(seat) for event in self.events]
        return [event_text(facts) for facts in heard if facts is not None]

    def view(self, seat: str) -> Any:
        return GAME.view_for(self.state, SEAT_LETTERS.index(seat))
