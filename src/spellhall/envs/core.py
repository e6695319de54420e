"""What the environments of all frameworks share: a match with arrays, seeds and a policy for illegal choices."""

from __future__ import annotations

import json
from functools import cache
from secrets import token_hex
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from spellhall.encoding.base import Encoding
from spellhall.encoding.registry import make_encoding, version_of
from spellhall.encoding.stepper import Stepper
from spellhall.games import game
from spellhall.kernel.errors import Refusal, SpellhallError

REFUSE: Final = "refuse"  # raise, and change nothing
LOSE: Final = "lose"  # the game ends at once: -1 (or the worst of the stakes) for the offender, 0 for the others
REPLACE: Final = "replace"  # the first legal choice is carried out instead
POLICIES: Final = (REFUSE, LOSE, REPLACE)


@cache
def shared_encoding(id: str, seats: int, options: str, miniature: bool) -> Encoding:
    """Encodings never change, so all environments of one setup share one."""
    one = game(id)
    setup = one.setup(seats, json.loads(options), one.miniature_cards() if miniature else None)
    return make_encoding(one, setup)


def scale_of(encoding: Encoding) -> np.ndarray:
    """What features are multiplied by to lie between 0 and 1."""
    return (1 / np.array(encoding.tops)).astype(np.float32)


def whole_numbers(choices: Any, number: int) -> np.ndarray:
    """One choice for each of so many games, as an array; raises SpellhallError if they are not that."""
    given = np.asarray(choices)
    if given.shape != (number,) or given.dtype.kind not in "iu":
        raise SpellhallError(f"{number} games need {number} whole numbers, not {given.dtype} of shape {given.shape}.")
    return given


def inside(given: np.ndarray, encoding: Encoding) -> np.ndarray:
    """Numbers that the vocabulary has; raises SpellhallError for others."""
    outside = np.flatnonzero((given < 0) | (given >= encoding.size))
    if len(outside):
        place = int(outside[0])
        raise SpellhallError(
            f"There is no choice {given[place]} in game {place}; they are numbered 0 to {encoding.size - 1}."
        )
    return given


class Desk(Stepper):
    """A match that hands out arrays. Options as on the command line; `miniature` takes the tiny card set."""

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        illegal: str = REFUSE,
        miniature: bool = False,
    ) -> None:
        if illegal not in POLICIES:
            raise SpellhallError(
                f"There is no policy '{illegal}' for illegal choices; there are {', '.join(POLICIES)}."
            )
        count = game(id).seat_counts[0] if seats is None else seats
        super().__init__(shared_encoding(id, count, json.dumps(options or {}, sort_keys=True), miniature))
        self.illegal = illegal
        self.offender = -1  # whose illegal choice ended the game
        self.scale = scale_of(self.encoding)
        self.series = token_hex(8)
        self.games = 0

    @property
    def id(self) -> str:
        return f"{self.game.id}_v{version_of(self.game)}"

    # ------------------------------------------------------------ spaces

    def box(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (self.encoding.length,), np.float32)

    def masked_space(self) -> spaces.Dict:
        """An observation with its mask beside it."""
        return spaces.Dict({"observation": self.box(), "action_mask": spaces.Box(0, 1, (self.encoding.size,), np.int8)})

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.encoding.size)

    # ------------------------------------------------------------ play

    def reset(self, seed: int | None) -> None:
        """A new game. A seed starts a series: the games after it, reset without a seed, follow from it."""
        if seed is not None:
            self.series = str(seed)
            self.games = 0
        self.offender = -1
        self.start(f"{self.series}/{self.games}")
        self.games += 1

    def array(self, seat: int) -> np.ndarray:
        return np.frombuffer(self.features(seat), np.uint8) * self.scale

    def mask_array(self, seat: int) -> np.ndarray:
        return np.frombuffer(self.mask(seat), np.int8).copy()

    def observation(self, seat: int) -> dict[str, np.ndarray]:
        return {"observation": self.array(seat), "action_mask": self.mask_array(seat)}

    @property
    def done(self) -> bool:
        return self.over or self.offender >= 0

    def act(self, seat: int, number: int) -> None:
        """A choice under the policy for illegal ones."""
        try:
            self.choose(seat, int(number))
        except Refusal:
            if self.illegal == REFUSE:
                raise
            if self.illegal == LOSE:
                self.offender = seat
            elif self.legal(seat):
                self.choose(seat, self.legal(seat)[0])

    def results(self) -> list[float]:
        """What every seat gets at the end; zeros before."""
        if self.offender >= 0:
            stakes = self.game.stakes(self.encoding.setup)
            worst = -1.0 if stakes is None else stakes.low
            return [worst if seat == self.offender else 0.0 for seat in range(self.seats)]
        return self.payoffs()

    def picture(self) -> str:
        """The table in sentences, as a spectator sees it."""
        return "\n".join(str(line) for line in self.game.describe(self.game.view_for(self.state, -1)))
