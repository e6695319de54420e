"""What the environments of all frameworks share: a match with arrays, seeds and a policy for illegal choices."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from secrets import token_hex
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.match import POLICIES, REFUSE, Match
from spellhall.encoding.registry import glance_version, make_encoding, make_glance, version_of
from spellhall.games import game
from spellhall.games import game as find_game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import GameState
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import canonical
from spellhall.library.doors import checked_cards


@cache
def shared_encoding(id: str, seats: int, options: str, miniature: bool, cards: str = "") -> Encoding:
    """Encodings never change, so all environments of one setup share one. Options and cards are JSON."""
    one = game(id)
    given = one.cards_from(json.loads(cards)) if cards else one.miniature_cards() if miniature else None
    return make_encoding(one, one.setup(seats, json.loads(options), given))


def cards_text(id: str, cards: Any) -> str:
    """A card set as JSON, from a card file, from plain data or as the game made it; empty for the house set."""
    one = game(id)
    given = checked_cards(one, cards)
    told = None if given is None else one.cards_to_json(given)
    return "" if told is None else canonical(told)


def encoding_with(id: str, seats: int | None, options: dict[str, Any] | None, miniature: bool, cards: Any) -> Encoding:
    """The encoding for the settings of an environment; raises SpellhallError."""
    if miniature and cards is not None:
        raise SpellhallError("Either the miniature or cards of your own: not both.")
    count = game(id).seat_counts[0] if seats is None else seats
    return shared_encoding(id, count, json.dumps(options or {}, sort_keys=True), miniature, cards_text(id, cards))


@cache
def shared_glance(encoding: Encoding) -> Glance:
    """What is seen at a glance, shared as encodings are."""
    return make_glance(encoding)


def scale_of(encoding: Encoding) -> np.ndarray:
    """What features are multiplied by to lie between 0 and 1."""
    return scale_by(encoding.tops)


def scale_by(tops: list[int]) -> np.ndarray:
    return (1 / np.array(tops)).astype(np.float32)


def id_of(one: GameDefinition[Any], glance: bool) -> str:
    """The id of a game's environments, with a glance or without."""
    return f"{one.id}_glance_v{glance_version(one)}" if glance else f"{one.id}_v{version_of(one)}"


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


class Named:
    """Environments that say what their numbers mean."""

    encoding: Encoding
    glance: Glance | None = None

    @property
    def words(self) -> list[str]:
        """What every choice means, by its number."""
        return self.encoding.words

    @property
    def feature_names(self) -> list[str]:
        """What every number of an observation is."""
        names = self.encoding.feature_names
        return names if self.glance is None else [*names, *self.glance.names]

    @property
    def choice_feature_names(self) -> list[str]:
        """What every number of a choice's row is; none without a glance."""
        return [] if self.glance is None else self.glance.choice_names


class Kept(NamedTuple):
    """Where a match stands: its state, and how many decisions and games there were. It never changes."""

    state: GameState | None  # None before the first game
    decisions: int
    offender: int
    series: str
    games: int


class Desk:
    """A match that hands out arrays. Options as on the command line; `miniature` takes the tiny card set.

    Whatever is called in every step is the match's own method, so that no plain Python lies between.
    """

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        illegal: str = REFUSE,
        miniature: bool = False,
        cards: Any = None,
    ) -> None:
        if illegal not in POLICIES:
            raise SpellhallError(
                f"There is no policy '{illegal}' for illegal choices; there are {', '.join(POLICIES)}."
            )
        self.encoding = encoding_with(id, seats, options, miniature, cards)
        self.game: GameDefinition[Any] = self.encoding.game
        self.seats = self.encoding.seats
        told = json.loads(cards_text(id, cards) or "null")
        self.settings = (id, self.seats, options, illegal, miniature, told)
        self.illegal = illegal
        self.scale = scale_of(self.encoding)
        self.series = token_hex(8)
        self.games = 0
        match = self.match = Match(self.encoding, observation_on, mask_on, illegal)
        self.start, self.put, self.payoffs = match.start, match.put, match.payoffs
        self.asked, self.features, self.offered = match.asked, match.features, match.offered
        self.array, self.mask_array, self.observation = match.array, match.mask_array, match.observation
        self.legal, self.pick, self.number = match.legal, match.pick, match.number
        self.choice, self.choose, self.play, self.act = match.choice, match.choose, match.play, match.act

    def __reduce__(self) -> Any:
        return desk_again, (self.settings, self.get_state())

    def get_state(self) -> Kept:
        """Where the match stands, to come back to. A match that goes on does not change it."""
        match = self.match
        state = getattr(match, "state", None)
        kept = None if state is None else state.clone()
        return Kept(kept, match.decisions, match.offender, self.series, self.games)

    def set_state(self, kept: Kept) -> None:
        """Go back to where a match stood, with the same luck to come; raises SpellhallError for another setup."""
        if kept.state is not None:
            self.put(suiting(self.encoding, kept.state))
        self.match.decisions, self.match.offender = kept.decisions, kept.offender
        self.series, self.games = kept.series, kept.games

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
        self.match.offender = -1
        self.start(f"{self.series}/{self.games}")
        self.games += 1

    @property
    def state(self) -> GameState:
        return self.match.state

    @property
    def decisions(self) -> int:
        return self.match.decisions

    @property
    def offender(self) -> int:
        """Whose illegal choice ended the game; -1 if none did."""
        return self.match.offender

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def done(self) -> bool:
        return self.match.done

    def results(self) -> list[float]:
        """What every seat gets at the end; zeros before."""
        if self.offender >= 0:
            stakes = self.game.stakes(self.encoding.setup)
            worst = -1.0 if stakes is None else stakes.low
            return [worst if seat == self.offender else 0.0 for seat in range(self.seats)]
        return self.payoffs()

    def everything(self) -> np.ndarray:
        """What all seats see, one after another: for a critic that may know it, and never for a player."""
        return np.concatenate([self.array(seat) for seat in range(self.seats)])

    def everything_box(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (self.seats * self.encoding.length,), np.float32)

    def picture(self) -> str:
        """The table in sentences, as a spectator sees it."""
        return "\n".join(str(line) for line in self.game.describe(self.game.view_for(self.state, -1)))


def observation_on(values: Any) -> np.ndarray:
    """An array on a buffer of fractions, not a copy."""
    return np.frombuffer(values, np.float32)


def mask_on(masks: Any) -> np.ndarray:
    """An array on a buffer of ones and zeros."""
    return np.frombuffer(masks, np.int8)


def desk_again(settings: tuple[Any, ...], kept: Kept) -> Desk:
    """A match that was copied or pickled."""
    made = Desk(*settings)
    made.set_state(kept)
    return made


def suiting(encoding: Encoding, state: GameState) -> GameState:
    """A copy of a state for an encoding; raises SpellhallError if it belongs to another setup."""
    game, setup = encoding.game, encoding.setup
    if state.setup is not setup and game.setup_to_json(setup) != find_game(state.setup.game).setup_to_json(state.setup):
        raise SpellhallError("This state is that of another game, or of other seats, options or cards.")
    twin = state.clone()
    twin.setup = setup
    return twin


class Keeping(Named):
    """Environments whose position can be kept and gone back to: `get_state`, `set_state`."""

    desk: Desk
    changing: tuple[str, ...] = ()  # what changes in a game beside the match itself

    @property
    def encoding(self) -> Encoding:  # type: ignore[override]  # the match has it, and copies must not copy it
        return self.desk.encoding

    def get_state(self) -> tuple[Kept, dict[str, Any]]:
        """Where the environment stands. Playing on does not change it, and it can be pickled."""
        held = vars(self)
        return self.desk.get_state(), deepcopy({name: held[name] for name in self.changing if name in held})

    def set_state(self, kept: tuple[Kept, dict[str, Any]]) -> None:
        """Go back to where an environment of the same settings stood, as often as you like."""
        self.desk.set_state(kept[0])
        for name in self.changing:
            vars(self).pop(name, None)
        vars(self).update(deepcopy(kept[1]))
