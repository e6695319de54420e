"""The random bot: any legal choice, all equally likely."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.bots.base import Bot, Clock
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Knows only which choices a computer player may make."""

    def __init__(self, game: GameDefinition[Any], seed: str) -> None:
        self.game = game
        self.chance = Seeded(seed)

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices = self.game.computer_choices(view, decision.choices)
        return choices[self.chance.below(len(choices), "choice")]
