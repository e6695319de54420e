"""A game as a user of the library holds it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS, Decision, Outcome
from spellhall.kernel.errors import SpellhallError, Unreadable
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.messages import Message
from spellhall.kernel.records import end_line, header_line, step_line
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice, canonical
from spellhall.library.answers import SPECTATOR, Reason, Turn

Past = list[tuple[Turn | None, Progress[Any]]]
"""The start, and every choice since then with what it led to. What is in it never changes."""


class Game:
    """One game at a table, from its start to its end. `spellhall.new` and `spellhall.load` make them.

    Seats are numbered from 0. Wherever a seat may be left out, the one in `turn` is meant; seat -1 is a spectator.

    >>> import spellhall
    >>> game = spellhall.new(GAME, seats=2, seed=1)
    >>> while not game.over:
    ...     game.play(game.legal()[0])
    >>> game.outcome.winners
    [0]
    """

    def __init__(
        self, rules: GameDefinition[Any], setup: Setup, seed: str, names: list[str], past: Past, imagined: bool = False
    ) -> None:
        self._rules = rules
        self._setup = setup
        self._past = past
        self._imagined = imagined
        self.seed = seed
        self.names = names

    def __repr__(self) -> str:
        made = len(self._past) - 1
        return f"<{self.title}, {self.seats} seats, seed {self.seed!r}, after {made} choice{'s' * (made != 1)}>"

    def __str__(self) -> str:
        return self.text()

    def __eq__(self, other: object) -> bool:
        """Games are equal if they stand at the same position; how they came there is not asked."""
        return isinstance(other, Game) and self._position() == other._position()

    __hash__ = None  # type: ignore[assignment]  # they change

    def _repr_svg_(self) -> str:
        """How a notebook shows it: the spectators' table."""
        return self.svg()

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, known: Any) -> Game:
        return self.copy()

    # ------------------------------------------------------------ what is so

    @property
    def id(self) -> str:
        """The id of the game, as `spellhall.new` takes it."""
        return self._rules.id

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._rules.title

    @property
    def seats(self) -> int:
        """How many play."""
        return self._setup.seats

    @property
    def options(self) -> dict[str, Any]:
        """All options with their values."""
        return dict(self._setup.options)

    @property
    def turn(self) -> int | None:
        """The seat that must choose now, the first of them if there are several; None when the game is over."""
        waiting = self.waiting
        return waiting[0] if waiting else None

    @property
    def waiting(self) -> list[int]:
        """All seats that must choose now. Several choose at the same time and see nothing of each other's choices."""
        return list(self._rules.waiting(self._state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: `ranks`, `scores` and `winners` by seat, and the `clause` that ended it; None before."""
        ended: Outcome | None = self._state.outcome
        return None if ended is None else ended.clone()

    @property
    def history(self) -> list[Turn]:
        """Every choice so far, with its seat."""
        return [turn for turn, _ in self._past if turn is not None]

    @property
    def digest(self) -> str:
        """A fingerprint of the whole position: equal for equal positions, on every machine."""
        return self._rules.digest(self._state)

    # ------------------------------------------------------------ choosing

    def legal(self, seat: int | None = None) -> list[str]:
        """Everything that a seat may choose now, in notation; empty if it is not asked.

        >>> import spellhall
        >>> spellhall.new(GAME, seed=1).legal()[:4]
        ['2x2', '2x6', '2x7', '2x8']
        """
        return [self.notation(choice) for choice in self._legal(self._seat(seat))]

    def choices(self, seat: int | None = None) -> list[Choice]:
        """The same as `legal`, as verbs and numbers instead of texts."""
        return list(self._legal(self._seat(seat)))

    def notation(self, choice: Choice) -> str:
        """A choice in the game's notation."""
        return self._rules.write_choice(self._setup, choice)

    def words(self, choice: str | Choice, seat: int | None = None, lang: str = "en") -> str:
        """What a choice means, in words.

        >>> import spellhall
        >>> spellhall.new(GAME, seed=1).words("2x7")
        'Play 2 × 7'
        """
        seat = self._seat(seat)
        return self._say(self._rules.tell_choice(self.view(seat), self._meant(choice, seat)), lang)

    def question(self, seat: int | None = None, lang: str = "en") -> str:
        """What a seat is asked now; empty if it is asked nothing."""
        seat = self._seat(seat)
        return self._say(self._decision(seat).question, lang) if seat in self.waiting else ""

    def play(self, choice: str | Choice, seat: int | None = None) -> None:
        """Carry out a choice, given in notation or as one of `choices`.

        Raises `Unreadable` or `Ambiguous` if the text cannot be understood, and `Refusal`, with the clause and a
        reason, if the choice is not allowed. The game is then as it was.

        >>> import spellhall
        >>> game = spellhall.new(GAME, seed=1)
        >>> game.play("2x7")
        >>> game.play("3x3", seat=0)
        Traceback (most recent call last):
        ...
        spellhall.kernel.errors.Refusal: Nothing is asked of you now; wait for the others. (...)
        """
        seat = self._seat(seat)
        meant = self._meant(choice, seat)
        made = self._rules.apply(self._state, seat, meant)
        self._past.append((Turn(seat, self.notation(meant)), made))

    def why_not(self, choice: str | Choice, seat: int | None = None, lang: str = "en") -> Reason | None:
        """Why a seat may not choose this now; None if it may.

        >>> import spellhall
        >>> game = spellhall.new(GAME, seed=1)
        >>> print(game.why_not("3x3"))
        You have no 3 among your runes. (...)
        >>> game.why_not("2x7") is None
        True
        """
        seat = self._seat(seat)
        try:
            refused = self._rules.refusal(self._state, seat, self._meant(choice, seat))
        except SpellhallError as error:
            return Reason("", self._say(error.message, lang))
        return None if refused is None else Reason(refused.clause, self._say(refused.message, lang))

    def undo(self) -> Turn:
        """Take back the last choice, and say which it was. The same choice leads to the same luck again."""
        if self._past[-1][0] is None:
            raise SpellhallError("There is no choice to take back.")
        turn, _ = self._past.pop()
        assert turn is not None
        return turn

    # ------------------------------------------------------------ seeing

    def view(self, seat: int = SPECTATOR) -> View[Any]:
        """What a seat may know; bots get nothing else. `view.to_json()` gives it as plain data."""
        return self._rules.view_for(self._state, self._watcher(seat))

    def text(self, seat: int = SPECTATOR, lang: str = "en") -> str:
        """The table in sentences, as a seat sees it."""
        return "\n".join(self._say(line, lang) for line in self._rules.describe(self.view(seat)))

    def svg(self, seat: int = SPECTATOR, lang: str = "en") -> str:
        """The table as a picture, as a seat sees it: SVG, as a notebook shows the spectators' table.

        >>> import spellhall
        >>> spellhall.new(GAME, seed=1).svg(seat=0)[:4]
        '<svg'
        """
        from spellhall.library.picture import picture

        def spoken(message: Message | str) -> str:
            return message if isinstance(message, str) else self._say(message, lang)

        return picture(self._rules, self.view(seat), list(self.names), spoken, self.title)

    def told(self, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
        """What a seat learned by the last choice, or by the deal, in sentences."""
        heard = [event.told_to(self._watcher(seat)) for event in self._past[-1][1].events]
        said = [self._rules.tell(self._setup, facts) for facts in heard if facts is not None]
        return [self._say(message, lang) for message in said if message is not None]

    # ------------------------------------------------------------ copies and files

    def copy(self) -> Game:
        """Another game that stands where this one does. They go on independently, with the same luck to come."""
        return Game(self._rules, self._setup, self.seed, list(self.names), self._past.copy(), self._imagined)

    def imagine(self, seat: int | None = None, seed: int | str = 0) -> Game:
        """A game that looks the same to a seat, with all that it cannot see drawn by chance: for bots that search.

        It has no history and no record.
        """
        seat = self._seat(seat)
        world = self._rules.imagine(self.view(seat), Seeded(f"imagined/{seed}"))
        return Game(self._rules, self._setup, str(seed), list(self.names), [(None, Progress(world, [], [], []))], True)

    def to_json(self) -> dict[str, Any]:
        """The whole game as plain data; `spellhall.load` makes a game of it again. It holds all secrets."""
        header, *steps = (json.loads(line) for line in self._lines())
        return {**header, "steps": steps}

    def record(self) -> str:
        """The game as a record file, with every choice and every outcome of chance. It holds all secrets."""
        steps = len(self._past) - 1
        return "".join(f"{line}\n" for line in [*self._lines(), end_line(self._state, steps)])

    def save(self, path: str | Path) -> None:
        """Write the record to a file; `spellhall.load` reads it, and so does the command `spellhall`."""
        try:
            Path(path).write_text(self.record(), encoding="utf-8")
        except OSError as error:
            raise SpellhallError(f"{path} cannot be written: {error.strerror or error}.") from None

    # ------------------------------------------------------------ inside

    @property
    def _state(self) -> Any:
        return self._past[-1][1].state

    def _position(self) -> tuple[str, str]:
        return canonical(self._rules.setup_to_json(self._setup)), self.digest

    def _lines(self) -> list[str]:
        if self._imagined:
            raise SpellhallError("An imagined game has no record: nobody has played it from its start.")
        start = self._past[0][1]
        bots = [""] * self.seats
        lines = [header_line(self._rules, self._setup, self.seed, start, self.names, bots)]
        for number, (turn, made) in enumerate(self._past[1:], start=1):
            assert turn is not None
            lines.append(step_line(self._rules, number, turn.seat, turn.choice, made))
        return lines

    def _legal(self, seat: int) -> list[Choice]:
        return self._rules.legal(self._state, seat)

    def _decision(self, seat: int) -> Decision:
        return self._rules.decision_for(self._state, seat)

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant; after the end, any."""
        if seat is None:
            return self.turn or 0
        return self._watcher(seat)

    def _watcher(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not OUTSIDE <= seat < self.seats:
            raise SpellhallError(f"There is no seat {seat!r}: the seats are numbered 0 to {self.seats - 1}.")
        return seat

    def _meant(self, choice: str | Choice, seat: int) -> Choice:
        if isinstance(choice, Choice):
            return choice
        if not isinstance(choice, str):
            kind = type(choice).__name__
            raise Unreadable(f"A choice is a text in notation, or one of game.choices(); this is of type {kind}.")
        return self._rules.find_choice(self._setup, choice, self._legal(seat))

    def _say(self, message: Message, lang: str) -> str:
        from spellhall.words.catalogues import languages
        from spellhall.words.speech import speech

        if lang not in languages():
            raise SpellhallError(f"Nothing is said in '{str(lang)[:20]}' here; there are {', '.join(languages())}.")
        named = self.names != seat_names(self.seats)  # without names, every language has its own word for a seat
        return speech(lang).say(message, self.names if named else None)


def seat_names(seats: int) -> list[str]:
    """What players are called who have no names."""
    return [f"Seat {letter}" for letter in SEAT_LETTERS[:seats]]
