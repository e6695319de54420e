"""What is sure to come of a choice in SpellCaster, worked out by the rules themselves."""

from __future__ import annotations

from typing import Any

from spellhall.bots.foreseen import Future, Replies, agreed, foresee
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.cards import CV
from spellhall.games.spellcaster.choices import DONE, KEEP, PASS
from spellhall.games.spellcaster.damage import payments
from spellhall.games.spellcaster.moving import DodgeMove
from spellhall.games.spellcaster.opening import Opening
from spellhall.games.spellcaster.regenerating import Regenerating
from spellhall.games.spellcaster.state import SpellState
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import UniqueBag


class Undefended(Replies):
    """The others let things happen, and MOVE cards stay."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        for calm in (PASS, KEEP):
            if calm in choices:
                return calm
        return None


class Settled(Replies):
    """What was begun is finished with nothing more: others hand in any preparation, and no more cards are charged."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        frame = world.stack[-1]
        if isinstance(frame, Opening) and frame.prepares(seat):
            return choices[0]
        if isinstance(frame, Regenerating) and DONE in choices:
            return DONE
        return KEEP if KEEP in choices else None


class Blow:
    """An attack that nobody answers: whom it hits for how much, and whether it could be answered."""

    def __init__(self, target: int, damage: int, open: bool) -> None:
        self.target = target
        self.damage = damage
        self.open = open

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Blow) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def facts(self) -> tuple[int, int, bool]:
        return self.target, self.damage, self.open


def blow_of(future: Future) -> Blow | None:
    hits = future.events("hit")
    if len(hits) != 1:
        return None
    target = int(hits[0]["seat"])
    passed = bool(future.events("passed"))
    return Blow(target, int(hits[0]["damage"]), passed)


def blow(game: GameDefinition[Any], view: View[SpellState], choice: Choice) -> Blow | None:
    """What an attack does if it is not answered; None where that is not sure."""
    return agreed(foresee(game, view, choice, Undefended()), blow_of)


class Defence:
    """What a defence leaves: the damage that still comes, and how far the defender may move then."""

    def __init__(self, damage: int, steps: int) -> None:
        self.damage = damage
        self.steps = steps

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Defence) and (self.damage, self.steps) == (other.damage, other.steps)

    def __hash__(self) -> int:
        return hash((self.damage, self.steps))


def defence_of(future: Future) -> Defence | None:
    hits = [facts for facts in future.events("hit") if facts["seat"] == future.seat]
    if hits:
        return Defence(int(hits[0]["damage"]), 0)
    if not future.events("no_harm"):
        return None
    frame = future.after.stack[-1] if future.after.stack else None
    return Defence(0, frame.steps if isinstance(frame, DodgeMove) and frame.seat == future.seat else 0)


class Unchanged(Replies):
    """A MOVE card that may be changed meanwhile stays."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        return KEEP if KEEP in choices else None


def defence(game: GameDefinition[Any], view: View[SpellState], choice: Choice) -> Defence | None:
    return agreed(foresee(game, view, choice, Unchanged()), defence_of)


def drawn_of(future: Future) -> int:
    """Cards that the seat draws."""
    return sum(int(facts["count"]) for facts in future.events("drew") if facts["seat"] == future.seat)


def drawn(game: GameDefinition[Any], view: View[SpellState], choice: Choice) -> int | None:
    """How many cards a choice draws for its seat, once what it begins is finished."""
    return agreed(foresee(game, view, choice, Settled()), drawn_of)


def is_attacked(view: View[SpellState]) -> bool:
    return isinstance(view.state.stack[-1], Attack)


def fewest_to_pay(hand: UniqueBag, paid: list[int], damage: int) -> int:
    """With how many cards, those already given included, a payment can be made that begins like this."""
    ways = [paid]
    while ways:
        longer: list[list[int]] = []
        for way in ways:
            if sum(CV[card] for card in way) >= damage:
                return len(way)
            longer += [[*way, card] for card in payments(hand, way, damage)]
        ways = longer
    return len(paid) + hand.size  # the whole hand does not reach
