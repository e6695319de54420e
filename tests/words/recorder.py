"""Everything that a game says: questions, choices, events, the table in sentences, refusals, reasons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spellhall.bots.blunders import blunders_of
from spellhall.bots.reasons import reasons_of
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.messages import Message, as_message
from spellhall.kernel.scenarios import Run, read_scenario
from spellhall.kernel.state import Choice

SCENARIOS = Path(__file__).parent.parent / "scenarios"
FOREIGN = 300  # choices of other moments that are kept to be refused


class Recorder:
    """Listens to games of one kind; `heard` is what was said, each message once, with its kind."""

    def __init__(self, game: GameDefinition[Any]) -> None:
        self.game = game
        self.heard: dict[str, tuple[str, Message]] = {}
        self.foreign: dict[str, Choice] = {}

    def note(self, kind: str, message: Message | str | None) -> None:
        if message:
            self.heard.setdefault(repr(message), (kind, as_message(message)))

    def hear(self, made: Progress[Any]) -> None:
        """Listen to a step and look around after it."""
        game, state = self.game, made.state
        setup = state.setup
        for event in made.events:
            for audience in [OUTSIDE, *range(setup.seats)]:
                facts = event.told_to(audience)
                if facts is not None:
                    self.note("event", game.tell(setup, facts))
        for audience in [OUTSIDE, *range(setup.seats)]:
            for line in game.describe(game.view_for(state, audience)):
                self.note("table", line)

    def ask(self, state: Any, seat: int) -> None:
        """Listen to a question, its choices, and the reasons for them."""
        game = self.game
        decision, view = game.decision_for(state, seat), game.view_for(state, seat)
        reasons, blunders = reasons_of(game), blunders_of(game)
        self.note("question", decision.question)
        for choice in decision.choices:
            self.note("choice", game.tell_choice(view, choice))
        if len(game.computer_choices(view, decision.choices)) < len(decision.choices):
            self.note("reason", reasons.task(view))
            return  # here nobody is advised
        for choice in decision.choices[:12]:
            self.note("reason", blunders.name(view, choice, decision.choices))
        first: dict[str, Choice] = {}
        for choice in decision.choices:
            first.setdefault(choice.verb, choice)
        for choice in [*first.values(), decision.choices[-1]][:6]:
            self.note("reason", reasons.why(view, choice))
            self.note("reason", reasons.nudge(view, choice))
            if choice != decision.choices[0]:
                self.note("reason", reasons.beside(view, choice, decision.choices[0]))

    def refuse(self, state: Any, seat: int, choices: list[Choice]) -> None:
        """Listen to why these choices are not possible."""
        for choice in choices:
            refused = self.game.refusal(state, seat, choice)
            if refused is not None:
                self.note("refusal", refused.message)

    def remember(self, choices: list[Choice]) -> None:
        for choice in choices[:: max(1, len(choices) // 4)]:
            key = f"{choice.verb}/{len(choice.args)}/{choice.args[:1]}"
            if len(self.foreign) < FOREIGN:
                self.foreign.setdefault(key, choice)

    def play(self, made: Progress[Any], seed: str, longest: int) -> None:
        """Play at random from a position, at most so many steps."""
        game, luck = self.game, Seeded(f"{seed}/words")
        self.hear(made)
        for _ in range(longest):
            state = made.state
            if state.outcome is not None:
                break
            waiting = game.waiting(state)
            seat = waiting[luck.below(len(waiting), "seat")]
            self.ask(state, seat)
            choices = game.legal(state, seat).copy()
            others = list(self.foreign.values())
            self.refuse(state, seat, [others[luck.below(len(others), "foreign")] for _ in range(4 if others else 0)])
            self.remember(choices)
            verbs = list(dict.fromkeys(choice.verb for choice in choices))
            verb = verbs[luck.below(len(verbs), "verb")]
            same = [choice for choice in choices if choice.verb == verb]
            made = game.apply(state, seat, same[luck.below(len(same), "choice")])
            self.hear(made)

    def scenarios(self) -> None:
        """Go through the positions and choices of all scenario files of the game."""
        for path in sorted((SCENARIOS / self.game.id).glob("*.toml")):
            ScenarioRun(self, path).all()


class ScenarioRun(Run):
    """A scenario that is listened to."""

    def __init__(self, recorder: Recorder, path: Path) -> None:
        super().__init__(recorder.game, read_scenario(path))
        self.recorder = recorder

    def note(self, made: Progress[Any]) -> None:
        super().note(made)
        self.recorder.hear(made)

    def step(self, where: str, made: Progress[Any], step: dict[str, Any]) -> Progress[Any]:
        state, seat = made.state, self.seat(where, step)
        if seat in self.game.waiting(state):
            self.recorder.ask(state, seat)
        for text in [str(step["choice"])] if "refused" in step else step.get("illegal", []):
            self.recorder.refuse(state, seat, self.readable(text))
        return super().step(where, made, step)

    def readable(self, text: str) -> list[Choice]:
        try:
            return self.game.read_choice(self.setup, text)
        except SpellhallError as error:
            self.recorder.note("unreadable", error.message)
            return []


def option_sets(game: GameDefinition[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count with the defaults, and every option value once, with what it needs beside it."""
    for seats in game.seat_counts:
        yield seats, {}
    for number, option in enumerate(game.options):
        for value in option.samples():
            if value != option.default:
                needs = dict(game.option_needs.get(f"{option.name}={value}", []))
                yield game.seat_counts[number % len(game.seat_counts)], {option.name: value, **needs}


def recorded(game: GameDefinition[Any], rounds: int = 1, longest: int = 120) -> list[tuple[str, Message]]:
    """All that a game says: its scenarios, games with every option, its rich positions; each with its kind."""
    recorder = Recorder(game)
    recorder.scenarios()
    for seats, options in option_sets(game):
        for number in range(rounds):
            seed = f"words/{seats}/{options}/{number}"
            recorder.play(game.start(game.setup(seats, options), Seeded(seed)), seed, longest)
    for cards in game.coverage_cards():
        recorder.play(game.start(game.setup(game.seat_counts[0], {}, cards), Seeded("words")), "words/cards", longest)
    for number in range(6):
        rich = game.coverage_position(number)
        if rich is not None:
            recorder.play(game.place(rich[0], rich[1], Seeded(f"rich/{number}")), f"rich/{number}", longest)
    for option in game.options:
        recorder.note("option", game.option_words(option))
    for name in ("about", "minutes", "age"):
        recorder.note("game", game.message(name))
    return list(recorder.heard.values())
