"""Many games at once in one process, for self-play: one call steps them all and gives the arrays of all.

    field = FieldEnv("a-game", 256)
    now = field.reset(seed=1)
    while True:
        now = field.step(now.some(rng))  # or the choices of a network for now.observations and now.masks

Row by row, a game shows what the seat sees that must choose next (`now.seats` says which). A game that ends is begun
anew in the same step: its row is then the first of the next game, `now.ended` is true there, and `now.rewards` holds
what every seat got; elsewhere rewards are zero. Processes are the caller's: one field for each core.
"""

from __future__ import annotations

import json
from secrets import token_hex
from sys import getrefcount
from typing import Any, NamedTuple

import numpy as np

from spellhall.encoding.many import Field
from spellhall.encoding.stepper import Stepper
from spellhall.envs.core import (
    Named,
    cards_text,
    encoding_with,
    id_of,
    scale_by,
    shared_glance,
    suiting,
    whole_numbers,
)
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import GameState

KeptField = tuple[str, list[int], list[tuple[GameState, int]]] | None
"""The series, how many games each match has begun, and every match: its state and how many decisions it had."""


class Now(NamedTuple):
    """All games after a step. `legal` lists the choices of one game after another. The arrays are read-only, and do not
    change while anybody has them."""

    observations: np.ndarray  # float32 from 0 to 1, or uint8 from 0 to the feature's top; one row per game
    masks: np.ndarray  # int8, one row per game
    seats: np.ndarray  # who must choose
    legal: np.ndarray  # the numbers of all legal choices, one game after another
    firsts: np.ndarray  # where those of each game begin
    counts: np.ndarray  # how many they are
    rewards: np.ndarray  # one row per game, one column per seat
    ended: np.ndarray
    described: np.ndarray  # with a glance: one row of features for each of `legal`; else without columns

    def some(self, rng: np.random.Generator) -> np.ndarray:
        """A random legal choice for every game."""
        return self.legal[self.firsts + (rng.random(len(self.counts)) * self.counts).astype(np.int32)]


class FieldEnv(Named):
    """`number` games side by side. With `scaled` off observations are bytes, to be divided by `tops`.

    With `glance` observations end with what is seen at a glance, and `described` holds a row of features for each legal
    choice, so that a network can score choices by what they do.
    """

    def __init__(
        self,
        id: str,
        number: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        miniature: bool = False,
        scaled: bool = True,
        cards: Any = None,
        glance: bool = False,
    ) -> None:
        if number < 1:
            raise SpellhallError(f"A field needs at least one game, not {number}.")
        self.encoding = encoding_with(id, seats, options, miniature, cards)
        told = json.loads(cards_text(id, cards) or "null")
        self.settings = (id, number, self.encoding.seats, options, miniature, scaled, told, glance)
        self.number = number
        self.glance = shared_glance(self.encoding) if glance else None
        self.tops = [*self.encoding.tops, *(self.glance.tops if self.glance else [])]
        self.choice_tops = self.glance.choice_tops if self.glance else []
        self.field = Field(self.encoding, [Stepper(self.encoding) for _ in range(number)], self.glance)
        self.scaled = scaled
        self.scale, self.choice_scale = scale_by(self.tops), scale_by(self.choice_tops)
        self.masks = self.last_masks = np.empty(0, np.int8)  # as they were handed out, in this step and the one before
        self.id = id_of(self.encoding.game, glance)

    def __reduce__(self) -> Any:
        return field_again, (self.settings, self.get_state())

    def get_state(self) -> KeptField:
        """Where all games stand, to come back to; None before the first game. Playing on does not change it."""
        field = self.field
        if not field.series:
            return None
        matches = [(match.state.clone(), match.decisions) for match in field.matches]
        return field.series, field.games.copy(), matches

    def set_state(self, kept: KeptField) -> Now | None:
        """Go back to where the games of a field with the same settings stood, and look at them."""
        if kept is None:
            return None
        series, games, matches = kept
        if len(matches) != self.number:
            raise SpellhallError(f"This state is one of {len(matches)} games, but here are {self.number}.")
        states = [suiting(self.encoding, state) for state, _ in matches]
        field = self.field
        field.series, field.games, field.ended = series, list(games), []
        for match, state, (_, decisions) in zip(field.matches, states, matches, strict=True):
            match.put(state)
            match.decisions = decisions
        field.look_around()
        return self.now()

    def reset(self, seed: int | None = None) -> Now:
        """New games everywhere. Equal seeds and choices give equal games."""
        self.field.start(token_hex(8) if seed is None else str(seed))
        return self.now()

    def step(self, choices: Any) -> Now:
        """One choice for every game. If one is not legal, an error says why and nothing is carried out."""
        unused = getrefcount(self.last_masks) <= 2  # whatever is made of an array refers to it
        self.field.step(whole_numbers(choices, self.number).astype("<i8").tobytes(), unused)
        return self.now()

    def now(self) -> Now:
        field, number = self.field, self.number
        self.masks, self.last_masks = np.frombuffer(field.masks(), np.int8), self.masks
        seen = np.frombuffer(field.features(), np.uint8).reshape(number, self.encoding.length)
        legal = np.frombuffer(field.legal(), np.int32)
        described = np.empty((len(legal), 0), np.uint8)
        if self.glance is not None:
            noticed = np.frombuffer(field.glances(), np.uint8).reshape(number, self.glance.length)
            seen = np.concatenate([seen, noticed], 1)
            described = np.frombuffer(field.described(), np.uint8).reshape(len(legal), self.glance.choice_length)
        rewards = np.zeros((number, self.encoding.seats), np.float32)
        ended = np.zeros(number, bool)
        for place, payoffs in field.ended:
            rewards[place] = payoffs
            ended[place] = True
        return Now(
            observations=seen * self.scale if self.scaled else seen,
            masks=self.masks.reshape(number, self.encoding.size),
            seats=np.frombuffer(field.asked(), np.int8),
            legal=legal,
            firsts=np.frombuffer(field.firsts(), np.int32),
            counts=np.frombuffer(field.counts(), np.int32),
            rewards=rewards,
            ended=ended,
            described=described * self.choice_scale if self.scaled else described,
        )


def field_again(settings: tuple[Any, ...], kept: KeptField) -> FieldEnv:
    """A field that was copied or pickled."""
    made = FieldEnv(*settings)
    made.set_state(kept)
    return made
