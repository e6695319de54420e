"""The games in OpenSpiel: `import spellhall.envs.spiel`, then `pyspiel.load_game("spellhall_<game>(players=3)")`.

A game may begin with a position in our notation, with `;` between its lines and `&` for a comma, which game strings
cannot hold, and be played with a card file (`cards=` its path). Every random event is a chance node. Seats that choose
at the same time are asked one after another and see nothing of each other's choices, so the games are sequential. The
information state is everything that a seat can remember.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import numpy as np

from spellhall.encoding.base import Encoding
from spellhall.encoding.registry import has_encoding
from spellhall.encoding.stepper import payoffs_of
from spellhall.envs import need
from spellhall.envs.chance_nodes import BEFORE, Line, Moment, encoding_for, imagined
from spellhall.envs.core import cards_text
from spellhall.games import all_games
from spellhall.kernel.decisions import Stakes
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice, canonical

need("pyspiel")

import pyspiel  # noqa: E402

MOST_OUTCOMES = 256
DIGEST_BITS = 64


def game_type(game: GameDefinition[Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"spellhall_{game.id}",
        long_name=f"Spellhall: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility_of(stakes_of(game, game.setup(game.seat_counts[0]))),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seat_counts[0],
            "options": "",
            "miniature": False,
            "position": "",
            "cards": "",
        },
    )


def stakes_of(game: GameDefinition[Any], setup: Setup) -> Stakes:
    """What a seat can get: the stakes of the game, or -1 to 1 by rank."""
    return game.stakes(setup) or Stakes(-1.0, 1.0)


def utility_of(stakes: Stakes) -> Any:
    kinds = pyspiel.GameType.Utility
    if stakes.total is None:
        return kinds.GENERAL_SUM
    return kinds.CONSTANT_SUM if stakes.total else kinds.ZERO_SUM


def options_of(text: str) -> dict[str, Any]:
    """Options from a game string: `honour:false;round_limit:3`."""
    out: dict[str, Any] = {}
    for part in text.split(";") if text else []:
        name, _, value = part.partition(":")
        try:
            out[name.strip()] = json.loads(value)
        except ValueError:
            out[name.strip()] = value.strip()
    return out


class SpielGame(pyspiel.Game):
    """One of our games with its parameters; `definition` is set by a subclass for each game."""

    definition: GameDefinition[Any]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.definition
        miniature = bool(params.get("miniature", False))
        options = options_of(str(params.get("options", "")))
        if miniature:
            options = {**game.miniature_options, **options}
        seats = int(params.get("players", game.seat_counts[0]))
        position = str(params.get("position", "")).replace(";", "\n").replace("&", ",")
        cards = cards_text(game.id, str(params.get("cards", "")) or None)
        if miniature and cards:
            raise SpellhallError("Either the miniature or cards of your own: not both.")
        self.key = (game.id, seats, json.dumps(options, sort_keys=True), miniature, position, cards)
        self.encoding = encoding_for(self.key)
        self.first = Line(self.key)
        stakes = stakes_of(game, self.encoding.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=stakes.low,
            max_utility=stakes.high,
            utility_sum=stakes.total,
            max_game_length=game.bound(self.encoding.setup),
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"These games take no parameters of observation, but got {params}.")
        return SpielObserver(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state of OpenSpiel around a line of play."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line: Line = deepcopy(game.first)  # a clone of OpenSpiel begins as a first state, so this must be quick

    def current_player(self) -> Any:
        line = self.line
        if line.weights:
            return pyspiel.PlayerId.CHANCE
        if line.state.outcome is not None:
            return pyspiel.PlayerId.TERMINAL
        return line.encoding.game.waiting(line.state)[0]

    def is_terminal(self) -> bool:
        return not self.line.weights and self.line.state.outcome is not None

    def numbered(self, player: int) -> dict[int, Choice]:
        """What a player may choose now, by number."""
        moment = self.line.moment
        if moment is None:
            return {}
        encoding, state = moment.encoding, moment.state
        return {encoding.number(state, player, choice): choice for choice in encoding.game.legal(state, player)}

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.numbered(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.line.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.line.weights:
            self.line.happen(action)
        else:
            player = self.current_player()
            self.line.choose(player, self.numbered(player)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.line.encoding
        if player == pyspiel.PlayerId.CHANCE:
            return encoding.game.write_chance(encoding.setup, self.line.what, action)
        choice = self.numbered(player).get(action)
        return encoding.words[action] if choice is None else encoding.game.write_choice(encoding.setup, choice)

    def returns(self) -> list[float]:
        encoding = self.line.encoding
        return payoffs_of(self.line.state.outcome if self.is_terminal() else None, encoding.seats)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """Another state that this player cannot tell from this one."""
        moment = self.line.moment
        twin: SpielState = self.get_game().new_initial_state()
        if moment is not None:
            seed = f"{probability_sampler():.17f}"
            twin.line = imagined(self.line.key, moment.view(player_id), moment.memory(player_id), seed)
        return twin

    def __str__(self) -> str:
        line = self.line
        if line.moment is None:
            return f"dealing {line.path}"
        fields = line.encoding.game.write_position(line.moment.state)
        text = "\n".join(f"{name}: {value}" for name, value in fields.items())
        return text if line.pending is None else f"{text}\npending: {line.pending[1]!r} {line.path}"


class SpielObserver:
    """What a player sees now, or can remember; or what spectators see; as a string and as a tensor.

    The tensor of an information state is that of the observation and the digest of the memory, bit by bit.
    """

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self.encoding = encoding
        self.public: bool = kind.public_info
        self.recall: bool = kind.perfect_recall
        self.private = kind.private_info
        self.scale = (1 / np.array(encoding.tops)).astype(np.float32)
        length = encoding.length
        shapes = {"features": (encoding.seats, length) if self.everybody else (length,)}
        if self.recall:
            shapes["memory"] = (encoding.seats, DIGEST_BITS) if self.everybody else (DIGEST_BITS,)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.public:
            sizes = [int(np.prod(shape)) for shape in shapes.values()]
            self.tensor = np.zeros(sum(sizes), np.float32)
            start = 0
            for (name, shape), size in zip(shapes.items(), sizes, strict=True):
                self.dict[name] = self.tensor[start : start + size].reshape(shape)
                start += size

    @property
    def everybody(self) -> bool:
        return bool(self.private == pyspiel.PrivateInfoType.ALL_PLAYERS)

    def seats(self, player: int) -> list[int]:
        """Whose eyes are used; a spectator's if nothing private is asked for."""
        if self.everybody:
            return list(range(self.encoding.seats))
        return [player if self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER else -1]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        moment = state.line.moment
        if moment is None:
            return
        for place, seat in enumerate(self.seats(player)):
            row = place if self.everybody else ...
            features = np.frombuffer(self.encoding.features(moment.view(seat)), np.uint8)
            self.dict["features"][row] = features * self.scale
            if self.recall:
                self.dict["memory"][row] = bits_of(moment.memory(seat)[0])

    def string_from(self, state: SpielState, player: int) -> str:
        moment = state.line.moment
        texts = [self.text(moment, seat) for seat in self.seats(player)]
        return "\n".join(texts)

    def text(self, moment: Moment | None, seat: int) -> str:
        past, now = BEFORE if moment is None else moment.memory(seat)
        if not self.public:
            now = private_part(now, "" if moment is None else moment.memory(-1)[1])
        return f"{past}|{now}" if self.recall else now


def bits_of(digest: str) -> list[int]:
    """The first bits of a hexadecimal digest; zeros if there is none yet."""
    number = int(digest[: DIGEST_BITS // 4], 16) if digest else 0
    return [number >> place & 1 for place in range(DIGEST_BITS)]


def private_part(own: str, spectators: str) -> str:
    """The fields of a view that spectators see otherwise."""
    seen = json.loads(spectators) if spectators else {}
    mine = json.loads(own) if own else {}
    return canonical({name: value for name, value in mine.items() if seen.get(name) != value})


def load(id: str, parameters: dict[str, Any]) -> Any:
    """One of our games as OpenSpiel's game object."""
    return pyspiel.load_game(f"spellhall_{id}", parameters)


def register() -> None:
    """Tell OpenSpiel of all games. Each gets a class: OpenSpiel keeps it to the very end, when no function may die."""
    names = set(pyspiel.registered_names())
    for game in filter(has_encoding, all_games()):
        if f"spellhall_{game.id}" not in names:
            pyspiel.register_game(game_type(game), type(f"Spiel_{game.id}", (SpielGame,), {"definition": game}))


register()
