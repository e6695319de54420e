"""What a bot would do at an information set, as odds over its choices."""

from __future__ import annotations

from typing import Any

from spellhall.bots.base import NO_HURRY
from spellhall.bots.players import make_player
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import digest_of, encoded


class Policy:
    """Odds for every choice that a seat has, from its view alone. What was asked once is remembered."""

    def __init__(self) -> None:
        self.known: dict[str, list[float]] = {}

    def odds(self, view: View[Any], decision: Decision) -> list[float]:
        """One number for each of the decision's choices; they add up to 1."""
        key = digest_of([view.seat, encoded(view.state)])
        if key not in self.known:
            self.known[key] = self.work_out(view, decision)
        return self.known[key]

    def work_out(self, view: View[Any], decision: Decision) -> list[float]:
        raise NotImplementedError


class Uniform(Policy):
    """The random bot, exactly: every choice that a computer player may make is equally likely."""

    def __init__(self, game: GameDefinition[Any]) -> None:
        super().__init__()
        self.game = game

    def work_out(self, view: View[Any], decision: Decision) -> list[float]:
        allowed = self.game.computer_choices(view, decision.choices)
        return [1 / len(allowed) if choice in allowed else 0.0 for choice in decision.choices]


class Asked(Policy):
    """A bot that is asked with several seeds, each time afresh; the shares of its answers are its odds.

    That is exact for a bot that never mixes, and an estimate for one that does. A bot that remembers earlier decisions
    is measured as if it did not.
    """

    def __init__(self, game: GameDefinition[Any], name: str, seeds: int = 1) -> None:
        super().__init__()
        self.game = game
        self.name = name
        self.seeds = seeds

    def work_out(self, view: View[Any], decision: Decision) -> list[float]:
        shares = [0.0] * len(decision.choices)
        for number in range(1 if len(decision.choices) == 1 else self.seeds):
            bot = make_player(self.name, self.game, f"policy/{number}")
            shares[decision.choices.index(bot.choose(view, decision, NO_HURRY))] += 1
            bot.close()
        return [share / sum(shares) for share in shares]


def policy_of(game: GameDefinition[Any], name: str, seeds: int = 1) -> Policy:
    """The policy of a bot by its name."""
    return Uniform(game) if name == "random" else Asked(game, name, seeds)
