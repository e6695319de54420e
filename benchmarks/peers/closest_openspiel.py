"""Closest Product as an OpenSpiel Python game with sampled chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from measure import CHECK_GAMES, CHECK_SEED, microseconds, rate, report, seconds_given
from rules import OBSERVED, ROUNDS, Checksum, Closest, Dice

TYPE = pyspiel.GameType(
    short_name="python_closest_product",
    long_name="Closest Product",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=121,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-ROUNDS,
    max_utility=ROUNDS,
    utility_sum=0.0,
    max_game_length=2 * ROUNDS,
)
DICE = Dice(CHECK_SEED)


class Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> Any:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return Observer()


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.closest = Closest(DICE)

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.closest.over else self.closest.seat()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.closest.legal(player))

    def _apply_action(self, action: int) -> None:
        self.closest.apply(self.closest.seat(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.closest.over

    def returns(self) -> list[float]:
        mine, theirs = self.closest.won
        return [float(mine - theirs), float(theirs - mine)]

    def __str__(self) -> str:
        return str(self.closest.won)


class Observer:
    def __init__(self) -> None:
        self.tensor = np.zeros(OBSERVED, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = state.closest.observation(player)

    def string_from(self, state: Any, player: int) -> str:
        return ""


pyspiel.register_game(TYPE, Game)


def play(game: Any, look: Any, check: Checksum | None = None) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        seat = state.current_player()
        if check is not None:  # the order of the shared list, so that the same choices are made
            choices = state.closest.legal(seat)
            check.add(len(choices))
        else:
            choices = state.legal_actions()
        if look is not None:
            look.set_from(state, seat)
        state.apply_action(choices[DICE.below(len(choices))])
        decisions += 1
    if check is not None:
        for score in state.closest.won:
            check.add(score)
    return decisions


def main() -> None:
    seconds = seconds_given()
    game = pyspiel.load_game("python_closest_product")
    check = Checksum()
    for _ in range(CHECK_GAMES):
        play(game, None, check)
    observer = Observer()
    state = game.new_initial_state()
    report(
        name="OpenSpiel, Python game",
        check=check.value,
        rate=rate(lambda _: play(game, None), seconds),
        look=rate(lambda _: play(game, observer), seconds),
        clone_us=microseconds(state.clone, seconds / 3),
    )


if __name__ == "__main__":
    main()
