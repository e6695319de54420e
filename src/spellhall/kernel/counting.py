"""Counting lines of play exactly: the cheapest proof that legality and chance are what they were."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spellhall.kernel.chance import Enumerated
from spellhall.kernel.frames import Play, Setup
from spellhall.kernel.game import GameDefinition, advance
from spellhall.kernel.state import Choice


def starts(game: GameDefinition[Any], setup: Setup) -> Iterator[Any]:
    """Every way in which a game can begin."""
    path: list[int] | None = []
    while path is not None:
        play = Play(game.opening(setup, Enumerated(path)), False)
        advance(play)
        path = play.state.chance.next_path()
        yield play.state


def followers(game: GameDefinition[Any], state: Any, seat: int, choice: Choice) -> Iterator[Any]:
    """Every state that a choice can lead to, one for each course of chance."""
    path: list[int] | None = []
    while path is not None:
        after = state.clone()
        after.chance = Enumerated(path)
        game.apply_owned(after, seat, choice)
        path = after.chance.next_path()
        yield after


def likelihood(state: Any) -> float:
    """How likely the course of chance was that led to a state from `starts` or `followers`."""
    out = 1.0
    chance = state.chance
    for value, possible, weights in zip(chance.path, chance.others, chance.weights, strict=True):
        out *= weights[possible.index(value)] / sum(weights)
    return out


class Counter:
    """Counts lines; equal states are counted once and remembered."""

    def __init__(self, game: GameDefinition[Any]) -> None:
        self.game = game
        self.known: dict[tuple[str, int], tuple[int, int]] = {}

    def count(self, state: Any, depth: int) -> tuple[int, int]:
        """Lines of `depth` decisions from here, and lines that end within them. Seats that choose at the same
        time are asked in rising order; every course of chance is a line of its own."""
        if state.outcome is not None:
            return 0, 1
        if depth == 0:
            return 1, 0
        key = (self.game.digest(state), depth)
        if key not in self.known:
            lines = ends = 0
            for _, after in self.divided(state):
                more = self.count(after, depth - 1)
                lines += more[0]
                ends += more[1]
            self.known[key] = (lines, ends)
        return self.known[key]

    def divided(self, state: Any) -> Iterator[tuple[Choice, Any]]:
        seat = self.game.waiting(state)[0]
        for choice in self.game.legal(state, seat).copy():
            for after in followers(self.game, state, seat, choice):
                yield choice, after

    def divide(self, state: Any, depth: int) -> dict[str, tuple[int, int]]:
        """The count under each first choice: where two counts differ, this shows the way."""
        out: dict[str, tuple[int, int]] = {}
        for choice, after in self.divided(state):
            text = self.game.write_choice(state.setup, choice)
            lines, ends = out.get(text, (0, 0))
            more = self.count(after, depth - 1)
            out[text] = (lines + more[0], ends + more[1])
        return out

    def count_game(self, setup: Setup, depth: int) -> tuple[int, int]:
        """The same from every start."""
        lines = ends = 0
        for state in starts(self.game, setup):
            more = self.count(state, depth)
            lines += more[0]
            ends += more[1]
        return lines, ends
