"""A table for tests: a position, choices as text, and what comes of them."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.chance import Scripted
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.errors import Refusal
from spellhall.kernel.events import event_fits, event_text
from spellhall.kernel.positions import read_text

PLAIN = """
at A: 5,5
hand A: 2C 3C
move A: 2H
at B: 5,6
hand B: 2S 3S
move B: 5S
"""
"""Two casters side by side, with little in hand."""


class Table:
    """A position in play. Chance is scripted; a last "*" leaves the rest to a seed."""

    def __init__(
        self, position: str, chance: list[str] | None = None, seats: int = 2, cards: Any = None, **options: Any
    ) -> None:
        self.setup = GAME.setup(seats, options, cards)
        texts = chance or []
        outcomes = [GAME.read_chance(self.setup, text) for text in texts if text != "*"]
        script = Scripted(outcomes, "free" if "*" in texts else "")
        fields: dict[str, str] = {}
        for line in position.splitlines():  # a field that stands there twice takes its last value
            fields.update(read_text(line))
        made = GAME.place(self.setup, fields, script)
        self.state: SpellState = made.state
        self.events: list[dict[str, Any]] = []
        self.cited: list[str] = []
        self.told_to: dict[int, list[str]] = {}
        self.note(made)

    def note(self, made: Any) -> None:
        self.cited += made.cited
        for event in made.events:
            facts = event.told_to(OUTSIDE)
            if facts is not None:
                self.events.append(facts)
            for seat in range(self.setup.seats):
                own = event.told_to(seat)
                if own is not None:
                    self.told_to.setdefault(seat, []).append(event_text(own))

    def do(self, *steps: str) -> Table:
        """Choices such as "A strike 9S B", one after the other."""
        for step in steps:
            seat = SEAT_LETTERS.index(step[0])
            choice = GAME.find_choice(self.setup, step[2:], GAME.legal(self.state, seat))
            made = GAME.apply(self.state, seat, choice)
            self.state = made.state
            self.note(made)
        return self

    def legal(self, seat: str) -> list[str]:
        choices = GAME.legal(self.state, SEAT_LETTERS.index(seat))
        return [GAME.write_choice(self.setup, choice) for choice in choices]

    def some(self, seat: str, verb: str) -> list[str]:
        """The offered choices that begin with a word."""
        return [text for text in self.legal(seat) if text.split()[0] == verb]

    def refused(self, step: str) -> str:
        """The clause that refuses a choice; the state must stay as it was."""
        return self.refusal(step).clause

    def why(self, step: str) -> str:
        """The sentence that refuses a choice."""
        return str(self.refusal(step).sentence)

    def refusal(self, step: str) -> Refusal:
        before = GAME.digest(self.state)
        try:
            self.do(step)
        except Refusal as refusal:
            assert GAME.digest(self.state) == before
            return refusal
        raise AssertionError(f"'{step}' was not refused")

    def __getitem__(self, field: str) -> str:
        return GAME.write_position(self.state)[field]

    def told(self, wanted: str) -> bool:
        return any(event_fits(wanted, facts) for facts in self.events)

    @property
    def asked(self) -> str:
        """The letters of the seats that must choose."""
        return "".join(SEAT_LETTERS[seat] for seat in GAME.waiting(self.state))

    @property
    def outcome(self) -> str:
        outcome = self.state.outcome
        return "" if outcome is None else f"{outcome.clause} {' '.join(str(rank) for rank in outcome.ranks)}"
