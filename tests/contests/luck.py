"""For tests: a deal that notes what it was asked and what it answered, and games played by it."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import Chance, Seeded
from spellhall.kernel.dealt import Dealt, Throw, Top
from spellhall.kernel.game import GameDefinition, Setup
from spellhall.kernel.state import Choice

Asked = tuple[str, int, int]  # the deck or throw, its turn (-1: a deck), and how often it was asked about before
Book = dict[Asked, tuple[list[int], int]]  # the weights that it had, and the answer


class NotedTop(Top):
    """Notes the top card and the deck from which it came."""

    def __init__(self, seed: str, book: Book, asked: Asked) -> None:
        super().__init__(seed)
        self.book, self.asked = book, asked

    def pick(self, weights: list[int], total: int, what: str) -> int:
        found = super().pick(weights, total, what)
        self.book[self.asked] = (weights.copy(), found)
        return found


class NotedThrow(Throw):
    """Notes a throw."""

    def __init__(self, seed: str, book: Book, asked: Asked) -> None:
        super().__init__(seed)
        self.book, self.asked = book, asked

    def pick(self, weights: list[int], total: int, what: str) -> int:
        found = super().pick(weights, total, what)
        self.book[self.asked] = (weights.copy(), found)
        return found

    def pick_case(self, weights: list[int], cases: bytes, what: str) -> int:
        found = super().pick_case(weights, cases, what)
        self.book[self.asked] = (weights.copy(), found)
        return found


class Noted(Dealt):
    """A deal with a book of everything that it was asked; clones share the book."""

    def __init__(self, seed: str, book: Book) -> None:
        super().__init__(seed)
        self.book = book
        self.asked: Asked = ("", 0, 0)

    def clone(self) -> Noted:
        twin = Noted(self.seed, self.book)
        for name in Dealt.FIELDS:
            value = self.get_field(name)
            twin.set_field(name, value.copy() if isinstance(value, list) else value)
        return twin

    def next_place(self, name: str, turn: int) -> int:
        place = super().next_place(name, turn)
        self.asked = (name, turn, place)
        return place

    def for_deck(self, deck: str) -> Chance:
        top = super().for_deck(deck)
        assert isinstance(top, Top)
        return NotedTop(top.seed, self.book, self.asked)

    def for_turn(self, what: str, turn: int) -> Chance:
        throw = super().for_turn(what, turn)
        assert isinstance(throw, Throw)
        return NotedThrow(throw.seed, self.book, self.asked)


def chosen(game: GameDefinition[Any], state: Any, lot: Seeded) -> tuple[int, Choice]:
    """Anybody who is asked, and any choice of theirs."""
    waiting = game.waiting(state)
    seat = waiting[lot.below(len(waiting), "seat")]
    offered = game.legal(state, seat)
    return seat, offered[lot.below(len(offered), "choice")]


def play(game: GameDefinition[Any], setup: Setup, seed: str, by: str, most: int) -> tuple[Any, Book]:
    """A game of a deal by choices of their own luck: where it ends, and what the deal was asked."""
    book: Book = {}
    state = game.start(setup, Noted(seed, book)).state
    lot = Seeded(by)
    for _ in range(most):
        if state.outcome is not None:
            break
        state = game.apply(state, *chosen(game, state, lot)).state
    return state, book
