"""A sensible prestidigitator: drafts by a table of values, hides its Phylactery, and looks two plies ahead.

For each of its choices it imagines several worlds, carries the choice out in each, lets the opponent answer with the
attack that hurts most, and takes the choice with the best average. A position is worth the cards on both sides, the
cover on both Phylacteries, the energy that faces something, and what could be struck next.
"""

from __future__ import annotations

import time
from typing import Any, Final

from spellhall.bots.base import NO_HURRY, Clock, Weigher, best_of, only
from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.language import Card
from spellhall.games.prestidigitators.opening import Arranging
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice

WORLDS: Final = 6  # imagined worlds per decision
WIN: Final = 1000.0

VALUES: Final = {
    "Lightning": 1.6,
    "Guided Orb": 1.45,
    "Mine": 1.3,
    "Battery": 1.25,
    "Thunderbolt": 1.2,
    "Fireball": 1.15,
    "Grenade": 1.15,
    "Discharge": 1.1,
    "Bubble": 1.0,
    "Decoy": 0.95,
    "Ground": 0.9,
    "Fan": 0.9,
    "Boomerang": 0.9,
    "Magic Missile": 0.85,
    "Gnaremoob": 0.7,
    "Mirrorball": 0.65,
}
UNLISTED: Final = 0.9  # a card that is not printed, before what it does is looked at
GUESS: Final = 2.0  # how much more the difference between two cards counts here than in the odds of a draft

COVER: Final = [-5.0, -1.6, -0.5, 0.0]  # the Phylactery with so many cards above it
FACED: Final = 1.0  # how much of this counts with an enemy stack across; less without one
UNFACED: Final = 0.45
ALONE: Final = -1.2  # the Phylactery is a stack of its own
ENERGY: Final = 0.12  # a point of cascade energy in a stack that faces something
HUNT: Final = 0.25  # a point more in the row of the enemy's Phylactery
READY: Final = 0.45  # part of a card's value for being able to strike it
READY_TO_WIN: Final = 3.0
COVERED_ROW: Final = 0.6  # a row in which the enemy's bare Phylactery would be struck
FRESH: Final = 1.2  # for ending a long quiet time

NEVER: Final = 0
TALLY: Final = 1
ALWAYS: Final = 2
SMALL: Final = 3
LONE: Final = 4


class Strike:
    """How a kind of card destroys: by energy, always, small cards only, or lone cards only."""

    def __init__(self, card: Card) -> None:
        self.way = NEVER
        self.needed = 1
        self.times = 1
        self.whole = False  # splays its stack first
        for step in card.action:
            if step.do == "double" and step.what == "mine":
                self.times *= 2
            if step.do == "splay" and step.what == "mine":
                self.whole = True
            if step.do == "destroy" and step.what == "foe_top" and self.way == NEVER:
                self.way = ALWAYS
                for condition in step.conditions:
                    if condition.tallies:
                        self.way = TALLY
                        self.needed = max(1, condition.number)
                    elif condition.kind == "foe_top_energy_max":
                        self.way = SMALL
                        self.needed = condition.number
                    elif condition.kind == "foe_alone" and self.way == ALWAYS:
                        self.way = LONE


STRIKES: Final = [-0.1, 0.0, 0.3, 0.1, -0.05]  # what each way to destroy adds to the odds of a draft, as a guess
TRAP: Final = 0.15  # a reaction that destroys the attacker
FORCE: Final = 0.06  # a point of energy beyond one


def guessed(card: Card) -> float:
    """What a card may add to the odds of the side that drafts it, by what it does."""
    out = STRIKES[Strike(card).way] + FORCE * (card.energy - 1)
    for step in card.reaction:
        if step.do == "destroy" and step.what == "foe_top":
            out += TRAP
    return out


class GreedyBot(Weigher):
    """The greedy player of the duel."""

    def __init__(self, game: GameDefinition[Any], seed: str) -> None:
        super().__init__(game, seed)
        self.values: list[float] = []
        self.strikes: list[Strike] = []
        self.plan: list[int] = []

    def learn(self, state: DuelState) -> None:
        """What this table's cards are worth and how they strike."""
        if not self.values:
            for card in state.rules.set.cards:
                if card.vital:
                    self.values.append(2.0)
                elif card.id:
                    self.values.append(VALUES.get(card.name, UNLISTED))
                else:  # of one's own making, whatever its name
                    self.values.append(UNLISTED + GUESS * guessed(card))
                self.strikes.append(Strike(card))

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices = decision.choices
        return choices[0] if len(choices) == 1 else best_of(choices, self.weigh_by(view, choices, clock))

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return self.weigh_by(view, choices, NO_HURRY)

    def weigh_by(self, view: View[DuelState], choices: list[Choice], clock: Clock) -> list[float]:
        state = view.state
        self.learn(state)
        if choices[0].verb == "pick":
            return self.pick(state, view.seat, choices)
        if choices[0].verb == "place":
            return only(choices, self.place(state, view.seat, choices))
        return self.look_ahead(view, choices, clock)

    # ------------------------------------------------------------ before the duel

    def pick(self, state: DuelState, me: int, choices: list[Choice]) -> list[float]:
        """The value of each card; a single card is worth a little more, since the opponent cannot have it then."""
        worths: list[float] = []
        for choice in choices:
            kind = choice.args[0]
            worth = self.values[kind] + (0.05 if state.rules.set.cards[kind].copies == 1 else 0.0)
            worths.append(worth - 0.1 * state.drafted[me].counts[kind])
        return worths

    def place(self, state: DuelState, me: int, choices: list[Choice]) -> Choice:
        """Follow the plan for the stacks; make one first."""
        frame = state.stack[-1]
        assert isinstance(frame, Arranging)
        placed = frame.placed(me)
        if len(self.plan) <= len(placed) or self.plan[: len(placed)] != placed:
            self.plan = placed + self.arrangement(state, frame.remaining(state, me), len(placed))
        wanted = self.plan[len(placed)]
        for choice in choices:
            if choice.args[0] == wanted:
                return choice
        return choices[0]

    def arrangement(self, state: DuelState, left: list[int], start: int) -> list[int]:
        """The cards for the open places: strikers on top, the Phylactery at the bottom of some stack."""
        cards = state.rules.set.cards
        height = state.rules.set.hand // ROWS
        tops: list[tuple[float, int]] = []
        vital: list[int] = []
        for kind, copies in enumerate(left):
            for _ in range(copies):
                if cards[kind].vital:
                    vital.append(kind)
                else:
                    wish = self.values[kind] + 0.3 * cards[kind].energy + 0.01 * self.chance.below(60, "order")
                    tops.append((-wish, kind))
        tops.sort()
        places = [start + at for at in range(sum(left))]
        bottoms = [place for place in places if place % height == 0] or places
        home = bottoms[self.chance.below(len(bottoms), "row")] if vital else UNKNOWN
        order = sorted(places, key=lambda place: -(place % height))
        layout = {home: vital[0]} if vital else {}
        for place in order:
            if place != home:
                layout[place] = tops.pop(0)[1]
        return [layout[place] for place in places]

    # ------------------------------------------------------------ the duel

    def look_ahead(self, view: View[DuelState], choices: list[Choice], clock: Clock) -> list[float]:
        """The average of every choice over imagined worlds."""
        me = view.seat
        worlds = clock.iterations or WORLDS
        totals = [0.0] * len(choices)
        began = time.perf_counter()
        looked = 0
        for done in range(worlds):
            if (
                done
                and clock.milliseconds
                and (time.perf_counter() - began) * 1000 * (done + 1) / done > clock.milliseconds
            ):
                break  # another world would take too long
            world = self.game.imagine(view, self.chance)
            looked += 1
            for number, choice in enumerate(choices):
                after = world.clone()
                self.game.apply_owned(after, me, choice)
                self.settle(after)
                totals[number] += self.answered(after, me, view.state.quiet)
        return [total / looked for total in totals]

    def settle(self, state: DuelState) -> None:
        """Answer the questions of an attack for both sides, each by what looks best at once."""
        while state.outcome is None and isinstance(state.stack[-1], Attack):
            seat = state.stack[-1].waiting(state)[0]
            best: Choice | None = None
            best_worth = 0.0
            for choice in self.game.legal(state, seat).copy():
                after = state.clone()
                self.game.apply_owned(after, seat, choice)
                worth = self.worth(after, seat)
                if best is None or worth > best_worth:
                    best, best_worth = choice, worth
            assert best is not None
            self.game.apply_owned(state, seat, best)

    def answered(self, state: DuelState, me: int, quiet: int) -> float:
        """What a position is worth after the opponent's most painful attack, or none."""
        bonus = 0.0
        limit = state.rules.stagnation_limit
        if state.quiet == 0 and 2 * quiet > limit:
            bonus = FRESH
        worst = self.worth(state, me)
        if state.outcome is not None:
            return worst + bonus
        foe = 1 - me
        calm = worst
        for choice in self.game.legal(state, foe).copy():
            if choice.verb == "attack":
                after = state.clone()
                self.game.apply_owned(after, foe, choice)
                self.settle(after)
                worst = min(worst, self.worth(after, me))
        return 0.85 * worst + 0.15 * calm + bonus

    # ------------------------------------------------------------ what a position is worth

    def worth(self, state: DuelState, me: int) -> float:
        """For seat `me`, in a world where all names are known."""
        outcome = state.outcome
        if outcome is not None:
            if outcome.ranks[0] == outcome.ranks[1]:
                return 0.0
            return WIN if outcome.ranks[me] == 1 else -WIN
        return self.side(state, me) - self.side(state, 1 - me)

    def side(self, state: DuelState, seat: int) -> float:
        """Cards, cover, energy and threats of one side."""
        out = 0.0
        names = state.names
        energies = state.rules.set.energies
        vital = state.rules.set.vital
        foe = 1 - seat
        hunted = state.phylactery_row(foe)
        for row in range(ROWS):
            stack = state.rows[seat][row]
            height = len(stack)
            if height == 0:
                continue
            against = state.rows[foe][row]
            total = 0
            energy = 0
            splayed = height - state.splay[seat][row]
            for place, token in enumerate(stack):
                kind = names[token]
                out += self.values[kind]
                total += energies[kind]
                if place >= splayed:
                    energy += energies[kind]
                if vital[kind]:
                    above = height - 1 - place
                    danger = FACED if against else UNFACED
                    out += danger * COVER[min(above, 3)]
                    if height == 1:
                        out += danger * ALONE
            if against:
                out += ENERGY * min(energy, 9)
                out += self.threat(state, seat, row, energy, total)
            if row == hunted:
                out += HUNT * min(energy, 9) + 0.3
            elif hunted != UNKNOWN and len(state.rows[foe][hunted]) == 1:
                strike = self.strikes[names[stack[-1]]]
                if strike.way in (ALWAYS, SMALL, LONE) or (strike.way == TALLY and energy * strike.times > 2):
                    out += COVERED_ROW
        return out

    def threat(self, state: DuelState, seat: int, row: int, energy: int, total: int) -> float:
        """What the top card of a stack could strike if it were to attack now, reactions aside."""
        foes = state.rows[1 - seat][row]
        top = state.names[foes[-1]]
        strike = self.strikes[state.names[state.rows[seat][row][-1]]]
        vital = state.rules.set.vital[top] == 1
        hit = False
        if strike.way == TALLY:
            mine = strike.times * (total if strike.whole else energy)
            theirs = state.energy(1 - seat, row) * (2 if vital else 1)
            hit = mine - theirs >= strike.needed
            if strike.whole and len(foes) > 1:
                return 0.1 if hit else 0.0  # it only sinks the card
        elif strike.way == ALWAYS:
            hit = True
        elif strike.way == SMALL:
            hit = state.rules.set.energies[top] <= strike.needed
        elif strike.way == LONE:
            hit = len(foes) == 1
        if not hit:
            return 0.0
        return READY_TO_WIN if vital else READY * self.values[top]
