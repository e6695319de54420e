"""The dice and decks that all versions of Closest Product share, so that their games can be compared one by one."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from spellhall.kernel.chance import Chance, Seeded
from spellhall.kernel.frames import GameState
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import SECRET


class Dice:
    """A small generator that is easy to write in every language: 31-bit multiplicative (Lehmer)."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed % 2147483646 + 1

    def below(self, bound: i64) -> i64:
        self.state = self.state * 48271 % 2147483647
        return self.state % bound


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks(Chance):
    """Cards come from decks that are shuffled when they are new, as in the other versions."""

    FIELDS: ClassVar[dict[str, str]] = {"runes": SECRET, "targets": SECRET, "number": SECRET}

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.runes: list[int] = []
        self.targets: list[int] = []

    def clone(self) -> Decks:
        twin = Decks(self.dice)
        twin.runes = self.runes.copy()
        twin.targets = self.targets.copy()
        return twin

    def pick(self, weights: list[int], total: int, what: str) -> int:
        deck = self.targets if what == "target" else self.runes
        if not deck:
            for kind, number in enumerate(weights):
                for _ in range(number):
                    deck.append(kind)
            shuffle(deck, self.dice)
        return deck.pop()


def shuffle(deck: list[int], dice: Dice) -> None:
    for at in range(len(deck) - 1, 0, -1):
        other: i64 = dice.below(at + 1)
        deck[at], deck[other] = deck[other], deck[at]


def random_games(game: GameDefinition[GameState], games: int, seed: int, look: bool, shared: bool) -> tuple[int, int]:
    """Random games: how many decisions, and a checksum of legal-list lengths and results."""
    dice = Dice(seed)
    decisions: i64 = 0
    check: i64 = 0
    setup = game.setup(2)
    for number in range(games):
        chance: Chance = Decks(dice) if shared else Seeded(f"closest{number}")
        state = game.start_quietly(setup, chance)
        while state.outcome is None:
            seat = game.waiting(state)[0]
            choices = game.legal(state, seat)
            if look:
                game.view_for(state, seat)
            size: i64 = len(choices)
            check = (check * 31 + size) % 1000000007
            game.apply_owned(state, seat, choices[dice.below(size)])
            decisions += 1
        for score in state.outcome.scores:
            check = (check * 31 + score) % 1000000007
    return decisions, check
