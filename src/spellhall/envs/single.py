"""Gymnasium environments: one learning seat, computer players in the others.

`gymnasium.make("spellhall/<game>-v1", opponents="greedy")` after `import spellhall.envs`. The mask is in
`info["action_mask"]`, and `action_masks()` gives the same one, as MaskablePPO asks for it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from spellhall.bots.base import NO_HURRY, Bot
from spellhall.bots.players import make_player
from spellhall.encoding.match import REFUSE
from spellhall.encoding.notes import Notes
from spellhall.envs.core import Desk, Keeping, scale_by, shared_glance
from spellhall.kernel.errors import SpellhallError


class SeatEnv(Keeping, gymnasium.Env[Any, Any]):
    """A game against bots: `opponents` names one bot for all other seats, or one for each of them, with a budget if you
    like (`archmage@5it`).

    `seat` is the learner's; None draws it anew for every game. `cards` is a card file, or a card set as plain data.
    With `glance` observations end with what is seen at a glance, and infos hold `legal`, the numbers of the legal
    choices, and `choices`, a row of features for each of them.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}
    changing = ("seat", "bots", "_np_random", "_np_random_seed")

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponents: str | list[str] = "random",
        seat: int | None = 0,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        cards: Any = None,
        glance: bool = False,
    ) -> None:
        self.desk = Desk(game, seats, options, illegal, cards=cards)
        self.glance = shared_glance(self.desk.encoding) if glance else None
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise SpellhallError(f"There is no render mode '{str(render_mode)[:20]}'; there are {modes}.")
        self.render_mode = render_mode
        names = [opponents] * (self.desk.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.desk.seats - 1:
            raise SpellhallError(f"There are {self.desk.seats - 1} other seats, but {len(names)} opponents are named.")
        if seat is not None and not 0 <= seat < self.desk.seats:
            raise SpellhallError(f"There is no seat {seat} at this table of {self.desk.seats}.")
        for name in names:
            make_player(name, self.desk.game, "check")  # an unknown name is refused here, not in the middle of a game
        self.opponents = names
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        self.bots: dict[int, Bot] = {}
        self.observation_space = self.desk.box()
        if self.glance is not None:
            length = self.desk.encoding.length + self.glance.length
            self.observation_space = spaces.Box(0.0, 1.0, (length,), np.float32)
            self.glance_scale, self.choice_scale = scale_by(self.glance.tops), scale_by(self.glance.choice_tops)
        self.action_space = self.desk.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        self.begin(seed)
        return self.seen()

    def begin(self, seed: int | None) -> None:
        """A new game without a look at the table."""
        super().reset(seed=seed)
        desk = self.desk
        desk.reset(seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(desk.seats))
        others = [other for other in range(desk.seats) if other != self.seat]
        series = f"{desk.series}/{desk.games}"
        self.close()
        self.bots = {
            other: make_player(name, desk.game, f"{series}/{other}")
            for other, name in zip(others, self.opponents, strict=True)
        }
        self.let_others_play()

    def let_others_play(self) -> None:
        """Until the learner is asked or the game is over."""
        desk, game = self.desk, self.desk.game
        while not desk.done and self.seat not in desk.asked():
            other = desk.asked()[0]
            view = game.view_for(desk.state, other)
            choice = self.bots[other].choose(view, game.decision_for(desk.state, other), NO_HURRY)
            desk.play(other, choice)

    def seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        desk, seat, glance = self.desk, self.seat, self.glance
        info: dict[str, Any] = {"action_mask": desk.mask_array(seat)}
        if glance is None:
            return desk.array(seat), info
        choices = desk.offered(seat)
        noticed, described = Notes(glance.tops), Notes(glance.choice_tops)
        glance.fill(noticed, desk.state, seat)
        glance.fill_choices(described, desk.state, seat, choices)
        rows = np.frombuffer(described.text(), np.uint8).reshape(len(choices), glance.choice_length)
        info["legal"] = np.array(desk.legal(seat), np.int32)
        info["choices"] = rows * self.choice_scale
        return np.concatenate([desk.array(seat), np.frombuffer(noticed.text(), np.uint8) * self.glance_scale]), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, done = self.advance(action)
        observed, info = self.seen()
        return observed, reward, done, False, info

    def advance(self, action: Any) -> tuple[float, bool]:
        """A step without a look at the table: the reward, and whether the game is over."""
        self.desk.act(self.seat, action)
        self.let_others_play()
        return self.desk.results()[self.seat], self.desk.done

    def action_masks(self) -> np.ndarray:
        """For MaskablePPO."""
        return self.desk.mask_array(self.seat).view(bool)

    def render(self) -> Any:
        """The spectators' table in sentences; printed in the mode `human`."""
        if self.render_mode != "human":
            return self.desk.picture()
        print(self.desk.picture())
        return None

    def close(self) -> None:
        """Bots that are programs of their own are stopped."""
        for bot in self.bots.values():
            bot.close()
