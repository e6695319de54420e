"""Closest Product for the Python peers: the deck, the dice and the round, as plain lists; each peer adds its own form.

Kept apart from our kernel on purpose: the peers' environments do not have it.
"""

from __future__ import annotations

VALUES, ROUNDS, HAND = 11, 51, 7
PAIRS = [(low, high) for low in range(VALUES) for high in range(VALUES)]


class Dice:
    """The generator that all versions share."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 2147483646 + 1

    def below(self, bound: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state % bound

    def shuffle(self, deck: list[int]) -> None:
        for at in range(len(deck) - 1, 0, -1):
            other = self.below(at + 1)
            deck[at], deck[other] = deck[other], deck[at]


class Closest:
    """One game, written by hand as somebody would without a framework."""

    def __init__(self, dice: Dice, blank: bool = False) -> None:
        self.dice = dice
        if blank:
            return  # a twin, which gets everything from the other
        self.hands = [[0] * VALUES, [0] * VALUES]
        self.deck = sorted(each % VALUES for each in range(81))
        dice.shuffle(self.deck)
        self.discard = [0] * VALUES
        self.targets = [14 + 130 * each // 50 for each in range(ROUNDS)]
        self.fresh = True
        self.target = 0
        self.sealed: list[int] = [-1, -1]
        self.won = [0, 0]
        self.over = False
        self.deal()

    def deal(self) -> None:
        for hand in self.hands:
            for _ in range(HAND - sum(hand)):
                if not self.deck:
                    self.deck = [kind for kind, number in enumerate(self.discard) for _ in range(number)]
                    self.discard = [0] * VALUES
                    self.dice.shuffle(self.deck)
                hand[self.deck.pop()] += 1
        if self.fresh:
            self.dice.shuffle(self.targets)
            self.fresh = False
        self.target = self.targets.pop()

    def seat(self) -> int:
        return 0 if self.sealed[0] < 0 else 1

    def legal(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        out = []
        held: list[int] = []
        for high in range(VALUES):
            if hand[high]:
                out += [low * VALUES + high for low in held]
                if hand[high] > 1:
                    out.append(high * VALUES + high)
                held.append(high)
        return out

    def apply(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise ValueError("not legal")
        self.sealed[seat] = action
        if min(self.sealed) >= 0:
            self.resolve()

    def resolve(self) -> None:
        distances = []
        for seat, action in enumerate(self.sealed):
            low, high = PAIRS[action]
            distances.append(abs((low + 2) * (high + 2) - self.target))
            for kind in (low, high):
                self.hands[seat][kind] -= 1
                self.discard[kind] += 1
        self.sealed = [-1, -1]
        if distances[0] != distances[1]:
            self.won[0 if distances[0] < distances[1] else 1] += 1
        if self.targets:
            self.deal()
        else:
            self.over = True

    def clone(self) -> Closest:
        twin = Closest(self.dice, True)
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.targets = self.targets.copy()
        twin.fresh = self.fresh
        twin.target = self.target
        twin.sealed = self.sealed.copy()
        twin.won = self.won.copy()
        twin.over = self.over
        return twin

    def observation(self, seat: int) -> list[int]:
        sealed = int(self.sealed[1 - seat] >= 0)
        return [*self.hands[seat], *self.discard, self.target, len(self.deck), sealed, *self.won]


OBSERVED = 2 * VALUES + 5


class Checksum:
    """Of legal-list lengths and results, as in every version."""

    def __init__(self) -> None:
        self.value = 0

    def add(self, number: int) -> None:
        self.value = (self.value * 31 + number) % 1000000007
