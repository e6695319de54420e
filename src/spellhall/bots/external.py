"""Bots in other programs, in any language: one message a line on standard input and output (docs/bot-protocol.md).

The program gets what its seat sees and nothing else. If it crashes, hangs or talks nonsense, the match goes on with the
first choice that is possible, and a report says what happened.
"""

from __future__ import annotations

import json
import time
from hashlib import blake2b
from typing import Any, Final

from spellhall.bots.base import Bot, Clock
from spellhall.bots.talk import Talk, Trouble, command_words
from spellhall.kernel.decisions import SEAT_LETTERS, Decision
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

PROTOCOL: Final = 1
MILLISECONDS: Final = 5_000  # for a decision, if nobody says otherwise
TRIES: Final = 3  # answers to one question, and times that it may fail in a match


class ExternalBot(Bot):
    """A program at one seat of one match. `patience` are milliseconds for its start, beside the first decision."""

    def __init__(self, command: str, game: GameDefinition[Any], seed: str, patience: int = 10_000) -> None:
        self.command = command
        self.words = command_words(command)
        self.game = game
        self.seed = blake2b(f"external/{seed}".encode(), digest_size=16).hexdigest()  # the deal's seed stays here
        self.patience = patience
        self.talk: Talk | None = None
        self.number = 0
        self.troubles: list[str] = []

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a bot that is a program of its own cannot be copied; make another one")

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        self.number += 1
        if len(self.troubles) < TRIES:
            try:
                return self.asked(view, decision, clock)
            except Trouble as trouble:
                self.report(str(trouble))
        return self.game.computer_choices(view, decision.choices)[0]

    def asked(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        """The program's choice; raises Trouble."""
        allowed = clock.milliseconds or MILLISECONDS
        until = time.monotonic() + allowed / 1000
        if self.talk is None:
            self.talk = Talk(self.words)
            self.talk.send(hello(self.game, view, self.seed))
            until += self.patience / 1000
        talk = self.talk
        talk.send(question(self.game, view, decision, self.number, allowed, clock.iterations))
        why = ""
        for _ in range(TRIES):
            answer = talk.line(until)
            while is_late(answer, self.number):
                answer = talk.line(until)
            try:
                return self.meant(view, decision, answer)
            except SpellhallError as error:
                why = str(error)
                talk.send({"type": "refused", "number": self.number, "why": why})
        raise Trouble(f"gave {TRIES} answers that cannot be used; of the last: {why}")

    def meant(self, view: View[Any], decision: Decision, answer: str) -> Choice:
        """The choice that an answer names; raises SpellhallError."""
        try:
            given = json.loads(answer)
        except (ValueError, RecursionError):
            given = None
        if not isinstance(given, dict) or not isinstance(given.get("choice"), str):
            raise SpellhallError(f'\'{answer[:60]}\' is no answer; write {{"number": {self.number}, "choice": "…"}}.')
        if given.get("number") != self.number:
            raise SpellhallError(
                f"The question has number {self.number}, the answer says {str(given.get('number'))[:20]}."
            )
        choice = self.game.find_choice(view.state.setup, given["choice"], decision.choices)
        if choice not in decision.choices:
            raise SpellhallError(f"'{given['choice'][:60]}' is not among the choices of question {self.number}.")
        return choice

    def report(self, trouble: str) -> None:
        """Keep what went wrong, and end the program; it is started anew for the next decision, a few times."""
        words = ""
        if self.talk is not None:
            words = self.talk.last_words()
            self.talk.close(farewell=False)
            self.talk = None
        then = "; it is not asked again in this match" if len(self.troubles) + 1 == TRIES else ""
        told = (
            f"Bot '{self.command[:80]}', decision {self.number}: it {trouble}. The first choice was made for it{then}."
        )
        self.troubles.append(f"{told} Its last words: {words}" if words else told)

    def close(self) -> None:
        if self.talk is not None:
            self.talk.close()
            self.talk = None


def hello(game: GameDefinition[Any], view: View[Any], seed: str) -> dict[str, Any]:
    """The first message: the match, as everybody at the table knows it."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        **game.setup_to_json(view.state.setup),
        "seat": SEAT_LETTERS[view.seat],
        "seed": seed,
    }


def question(
    game: GameDefinition[Any], view: View[Any], decision: Decision, number: int, milliseconds: int, iterations: int
) -> dict[str, Any]:
    """What the seat is asked, what it may choose and what it sees, each in notation, in words and as data."""
    setup = view.state.setup
    return {
        "type": "choose",
        "number": number,
        "milliseconds": milliseconds,
        "iterations": iterations,
        "question": str(decision.question),
        "clause": decision.clause,
        "choices": [game.write_choice(setup, choice) for choice in decision.choices],
        "choice_data": [choice.to_json() for choice in decision.choices],
        "position": game.write_position(view.state),
        "sentences": [str(line) for line in game.describe(view)],
        "view": view.to_json(),
    }


def is_late(answer: str, number: int) -> bool:
    """Whether this answers a question of before, for which the time has run out."""
    try:
        given = json.loads(answer)
    except (ValueError, RecursionError):
        return False
    if not isinstance(given, dict):
        return False
    told = given.get("number")
    return isinstance(told, int) and told < number
