"""One match: the true state, the record, and what each seat is told. No network, no clock."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.dealt import source_of
from spellhall.kernel.decisions import Decision
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.messages import Message
from spellhall.kernel.records import end_line, header_line, step_line
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.table.announcing import announced


class Match:
    """The authority for one game from its start to its end."""

    def __init__(
        self,
        game: GameDefinition[Any],
        setup: Setup,
        seed: str,
        names: list[str] | None = None,
        bots: list[str] | None = None,
        resumed: Progress[Any] | None = None,
        steps: int = 0,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.names = names or [f"Seat {letter}" for letter in "ABCDEFGH"[: setup.seats]]
        self.bots = bots or [""] * setup.seats
        self.progress = game.start(setup, source_of(seed)) if resumed is None else resumed
        self.steps = steps
        self.before: Any = None  # the state before the last step
        self.header = header_line(game, setup, seed, self.progress, self.names, self.bots) if resumed is None else ""

    @property
    def state(self) -> Any:
        return self.progress.state

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def waiting(self) -> list[int]:
        return self.game.waiting(self.state)

    def view(self, seat: int) -> View[Any]:
        return self.game.view_for(self.state, seat)

    def decision(self, seat: int) -> Decision:
        return self.game.decision_for(self.state, seat)

    def choose(self, seat: int, choice: Choice) -> str:
        """Carry out a choice and return its line for the record; raises Refusal and then changes nothing."""
        made = self.game.apply(self.state, seat, choice)
        self.before, self.progress = self.state, made
        self.steps += 1
        text = self.game.write_choice(self.setup, choice)
        return step_line(self.game, self.steps, seat, text, self.progress)

    def take_back(self, before: Progress[Any]) -> None:
        """Go back to where the match stood before its last choice; whoever keeps the record drops the line."""
        self.progress = before
        self.steps -= 1

    def last_line(self) -> str:
        return end_line(self.state, self.steps)

    def told(self, seat: int) -> list[dict[str, Any]]:
        """What the last step told a seat (-1: a spectator)."""
        heard = [event.told_to(seat) for event in self.progress.events]
        return [facts for facts in heard if facts is not None]

    def announced(self) -> list[Message]:
        """What the last step brought that is announced to everybody."""
        return announced(self.game, self.before, self.state)
