"""A table for tests: stacks in notation, choices as text, and what came of them."""

from __future__ import annotations

from typing import Any

from spellhall.games import game
from spellhall.kernel.chance import Scripted, Seeded
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.errors import Refusal
from spellhall.kernel.events import event_fits, event_text
from spellhall.kernel.positions import read_text
from spellhall.kernel.state import UNKNOWN

GAME = game("prestidigitators")
EMPTY = "-"


class Duel:
    """A duel from a position on; A moves first unless the position says otherwise."""

    def __init__(self, a: list[str], b: list[str], more: str = "", **options: Any) -> None:
        self.setup = GAME.setup(2, options)
        lines = [f"A{row}: {stack}" for row, stack in enumerate(a, start=1)]
        lines += [f"B{row}: {stack}" for row, stack in enumerate(b, start=1)]
        made = GAME.place(self.setup, read_text("\n".join(lines) + "\n" + more), Scripted([]))
        self.state = made.state
        self.cited: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.note(made)

    def note(self, made: Any) -> None:
        self.state = made.state
        self.cited += made.cited
        self.events += [facts for event in made.events if (facts := event.told_to(OUTSIDE)) is not None]

    def choose(self, *choices: str) -> Duel:
        """Choices of whoever is asked."""
        for text in choices:
            seat = GAME.waiting(self.state)[0]
            choice = GAME.find_choice(self.setup, text, GAME.legal(self.state, seat))
            self.note(GAME.apply(self.state, seat, choice))
        return self

    def refused(self, text: str, seat: str = "A") -> Refusal:
        """The refusal of a choice, which changes nothing."""
        number = SEAT_LETTERS.index(seat)
        before = GAME.digest(self.state)
        choice = GAME.find_choice(self.setup, text, GAME.legal(self.state, number))
        try:
            GAME.apply(self.state, number, choice)
        except Refusal as refused:
            assert GAME.digest(self.state) == before
            return refused
        raise AssertionError(f"'{text}' was not refused")

    @property
    def asked(self) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in GAME.waiting(self.state))

    @property
    def question(self) -> Any:
        return GAME.decision_for(self.state, GAME.waiting(self.state)[0])

    @property
    def offered(self) -> list[str]:
        seat = GAME.waiting(self.state)[0]
        return [GAME.write_choice(self.setup, choice) for choice in GAME.legal(self.state, seat)]

    def at(self, place: str) -> str:
        """A field of the position, for instance the stack `A1`."""
        return GAME.write_position(self.state)[place]

    @property
    def a(self) -> list[str]:
        return [self.at(f"A{row}") for row in (1, 2, 3)]

    @property
    def b(self) -> list[str]:
        return [self.at(f"B{row}") for row in (1, 2, 3)]

    def told(self, wanted: str) -> bool:
        return any(event_fits(wanted, facts) for facts in self.events)

    @property
    def story(self) -> list[str]:
        return [event_text(facts) for facts in self.events]

    @property
    def outcome(self) -> str:
        outcome = self.state.outcome
        return "" if outcome is None else f"{outcome.clause} {outcome.ranks[0]} {outcome.ranks[1]}"

    def seen(self, seat: str, place: str) -> list[str]:
        """The names that a seat sees in a stack, bottom to top; ? where it sees none."""
        table = GAME.view_for(self.state, SEAT_LETTERS.index(seat)).state
        stack = table.rows[SEAT_LETTERS.index(place[0])][int(place[1]) - 1]
        kinds = [table.names[token] for token in stack]
        return ["?" if kind == UNKNOWN else self.setup.set.cards[kind].name for kind in kinds]

    def worlds(self, seat: str, number: int, seed: str = "worlds") -> list[Any]:
        """Worlds that a seat imagines now."""
        chance = Seeded(seed)
        view = GAME.view_for(self.state, SEAT_LETTERS.index(seat))
        return [GAME.imagine(view, chance) for _ in range(number)]

    def names_in(self, world: Any, place: str) -> list[str]:
        stack = world.rows[SEAT_LETTERS.index(place[0])][int(place[1]) - 1]
        return [self.setup.set.cards[world.names[token]].name for token in stack]
