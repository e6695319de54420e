"""A table for tests: put up a position, choose in notation, look at fields, events and refusals."""

from __future__ import annotations

from typing import Any

from spellhall.games import game
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Scripted
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.errors import Refusal
from spellhall.kernel.events import event_fits, event_text
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.positions import read_text
from spellhall.kernel.sight import View
from spellhall.words.speech import ENGLISH


class Tabletop:
    """A position of a game, with scripted chance (a last "*" leaves the rest to a seed)."""

    def __init__(
        self,
        id: str,
        position: str,
        seats: int = 2,
        chance: tuple[str, ...] = ("*",),
        cards: str = "",
        **options: Any,
    ) -> None:
        self.game = game(id)
        given = self.game.cards_from(CardFile("test cards", cards)) if cards else None
        self.setup = self.game.setup(seats, options, given)
        script = Scripted(
            [self.game.read_chance(self.setup, text) for text in chance if text != "*"],
            "free" if "*" in chance else "",
        )
        made = self.game.place(self.setup, read_text(position), script)
        self.state: Any = made.state
        self.events = list(made.events)
        self.cited = list(made.cited)

    def choose(self, seat: str, *texts: str) -> Tabletop:
        """Carry out choices of a seat ("table" for events from outside)."""
        for text in texts:
            place = OUTSIDE if seat == "table" else SEAT_LETTERS.index(seat)
            choice = self.game.find_choice(self.setup, text, self.game.legal(self.state, place))
            made = self.game.apply(self.state, place, choice)
            self.state = made.state
            self.events += made.events
            self.cited += made.cited
        return self

    def refusal(self, seat: str, text: str) -> Refusal:
        """The refusal of a choice; fails if it is allowed."""
        place = SEAT_LETTERS.index(seat)
        choice = self.game.find_choice(self.setup, text, self.game.legal(self.state, place))
        refused = self.game.refusal(self.state, place, choice)
        assert refused is not None, f"{seat} may choose {text}"
        return refused

    def offered(self, seat: str) -> list[str]:
        place = SEAT_LETTERS.index(seat)
        return [self.game.write_choice(self.setup, choice) for choice in self.game.legal(self.state, place)]

    def waiting(self) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in self.game.waiting(self.state))

    def field(self, name: str) -> str:
        return self.game.write_position(self.state)[name]

    def view(self, seat: str) -> Any:
        return self.game.view_for(self.state, OUTSIDE if seat == "table" else SEAT_LETTERS.index(seat)).state

    def told(self, seat: str = "table") -> list[str]:
        """All events so far as a seat was told them, in notation."""
        place = OUTSIDE if seat == "table" else SEAT_LETTERS.index(seat)
        return [event_text(facts) for event in self.events if (facts := event.told_to(place)) is not None]

    def was_told(self, wanted: str, seat: str = "table") -> bool:
        place = OUTSIDE if seat == "table" else SEAT_LETTERS.index(seat)
        heard = [facts for event in self.events if (facts := event.told_to(place)) is not None]
        return any(event_fits(wanted, facts) for facts in heard)


def told(game: GameDefinition[Any], setup: Setup, facts: dict[str, Any], names: list[str]) -> str:
    """An event in English; empty if it is not worth a sentence."""
    message = game.tell(setup, facts)
    return "" if message is None else ENGLISH.say(message, names)


def described(game: GameDefinition[Any], view: View[Any]) -> list[str]:
    """The table in English sentences."""
    return [str(line) for line in game.describe(view)]
