"""Drafting and arranging by playing out: what comes of duels that begin here, and which cards were on the better side.

A printed card begins with what it added to the odds in thousands of measured duels; any other begins with a guess from
what it does. Then the rest of the draft is made by lot, both sides are arranged, some turns are played, and the worths
move to where they explain the positions best: little for what was measured, freely for what was guessed. With these
worths the draft is played to its end after every possible pick. Picks that come to the same are made by lot: an order
that costs nothing is nobody's to foresee.
"""

from __future__ import annotations

from math import log

from spellhall.bots.knowledge import Knowledge
from spellhall.bots.searching.playouts import Timer, play_on
from spellhall.games.prestidigitators.mind.greedy import GreedyBot, guessed
from spellhall.games.prestidigitators.mind.weights import DRAFT
from spellhall.games.prestidigitators.opening import Arranging
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

PER_PLAYOUT = 1_000  # positions of a budget for which a duel is begun
MOST_PLAYOUTS = 120  # for one decision
TURNS = 8  # that a duel is played on
MOST_LAYOUTS = 6  # that are compared
FIRM, LOOSE = 150.0, 4.0  # duels that a measured worth counts for, and a guess
SWEEPS = 12  # of the regression over all cards
LAST_PICKS = 2  # of a draft, in which cards are tried out
TRIED = 150  # times in a thousand
SCALE = 1.5  # how much more a card decides in a whole duel than in its first turns


def measured(rules: DuelSetup, kind: int) -> bool:
    """Whether a card is a printed one, which its name alone does not say."""
    card = rules.set.cards[kind]
    return bool(card.id) and card.name in DRAFT


class Worths:
    """What each kind of card adds to the odds of the side that has it."""

    def __init__(self, rules: DuelSetup) -> None:
        self.rules = rules
        self.start: list[float] = []
        self.firm: list[float] = []
        for kind, card in enumerate(rules.set.cards):
            sure = measured(rules, kind)
            self.start.append(DRAFT[card.name] if sure else 0.0 if card.vital else guessed(card))
            self.firm.append(FIRM if sure else LOOSE)
        self.settled = all(sure == FIRM or rules.set.vital[kind] for kind, sure in enumerate(self.firm))

    def learned(self, rows: list[list[int]], results: list[float]) -> list[float]:
        """The worths after duels: who had how many more of each card, and the logarithm of the odds they came to.

        Each worth in turn takes up what the others leave unexplained, held back by what it began with.
        """
        worths = self.start.copy()
        left = results.copy()
        for at, row in enumerate(rows):
            for kind, more in enumerate(row):
                if more:
                    left[at] -= more * worths[kind]
        for _ in range(SWEEPS):
            for kind, start in enumerate(self.start):
                firm = self.firm[kind]
                pull = firm * (start - worths[kind])
                weight = firm
                for at, row in enumerate(rows):
                    more = row[kind]
                    if more:
                        pull += more * left[at]
                        weight += more * more
                step = pull / weight
                worths[kind] += step
                for at, row in enumerate(rows):
                    if row[kind]:
                        left[at] -= step * row[kind]
        return worths


def duels_for(budget: int) -> int:
    """How many duels are begun for a decision with a budget of so many positions."""
    return min(MOST_PLAYOUTS, budget // PER_PLAYOUT)


def picks(
    knows: Knowledge, best: GreedyBot, view: View[DuelState], choices: list[Choice], duels: int, timer: Timer
) -> list[float]:
    """What each card on offer is worth to this seat."""
    state = view.state
    worths = Worths(state.rules)
    found = worths.start
    if duels and not worths.settled:
        rows: list[list[int]] = []
        results: list[float] = []
        for _ in range(duels):
            world = knows.game.imagine(view, knows.chance)
            while world.stack and not isinstance(world.stack[-1], Arranging):
                by_lot(knows, world)
            mine, theirs = world.drafted[view.seat].counts, world.drafted[1 - view.seat].counts
            rows.append([own - foe for own, foe in zip(mine, theirs, strict=True)])
            arrange(knows, best, world)
            results.append(SCALE * odds_after(knows, world, view.seat, timer))
            if timer.over():
                break
        found = worths.learned(rows, results)
    return [found[choice.args[0]] + rest_of(state, view.seat, choice.args[0], found) for choice in choices]


def rest_of(state: DuelState, seat: int, picked: int, worths: list[float]) -> float:
    """How far ahead a seat is by the rest of a draft after a pick, if both take the best card from then on."""
    pool = state.pool.counts.copy()
    pool[picked] -= 1
    ranked = sorted((-worth, kind) for kind, worth in enumerate(worths) if pool[kind])
    ahead = 0.0
    sign = -1.0  # the other one picks next
    at = 0
    for _ in range(picks_left(state) - 1):
        while at < len(ranked) and not pool[ranked[at][1]]:
            at += 1
        if at == len(ranked):
            break
        kind = ranked[at][1]
        pool[kind] -= 1
        ahead += sign * worths[kind]
        sign = -sign
    return ahead


def picks_left(state: DuelState) -> int:
    """Of both seats together."""
    return 2 * state.rules.set.hand - state.drafted[0].size - state.drafted[1].size


def tries_out(state: DuelState, chance: Seeded) -> bool:
    """Whether one of the last picks goes to any card: it costs little, and a card that nobody plays stays unknown."""
    return picks_left(state) <= LAST_PICKS and chance.below(1_000, "try") < TRIED


def by_lot(knows: Knowledge, world: DuelState) -> None:
    seat = knows.game.waiting(world)[0]
    choices = knows.game.legal(world, seat)
    knows.game.apply_owned(world, seat, choices[knows.chance.below(len(choices), "lot")])


def arrange(knows: Knowledge, best: GreedyBot, world: DuelState) -> None:
    """Both sides lay out what is left of their cards, each by a fresh plan."""
    while world.outcome is None and isinstance(world.stack[-1], Arranging):
        frame = world.stack[-1]
        seat = frame.waiting(world)[0]
        placed = frame.placed(seat)
        for kind in best.arrangement(world, frame.remaining(world, seat), len(placed)):
            if frame.ready[seat]:
                break  # the last ones lie in only one way
            knows.game.apply_owned(world, seat, world.rules.set.placements[kind])


def odds_after(knows: Knowledge, world: DuelState, seat: int, timer: Timer) -> float:
    """The logarithm of a seat's odds after some turns."""
    chance = play_on(knows.game, knows, world, world.turn + TURNS, timer)[seat]
    chance = min(0.98, max(0.02, chance))
    return log(chance / (1.0 - chance))


def placings(
    knows: Knowledge, best: GreedyBot, view: View[DuelState], choices: list[Choice], duels: int, timer: Timer
) -> list[float]:
    """What comes of laying each card next: several layouts against the same ones of the other side.

    A card counts as the best layout that begins with it. Empty where there are too few duels to compare anything.
    """
    layouts = min(MOST_LAYOUTS, duels // 2)
    frame = view.state.stack[-1]
    if layouts < 2 or not isinstance(frame, Arranging):
        return []
    best.learn(view.state)
    placements = view.state.rules.set.placements
    placed = len(frame.placed(view.seat))
    plans = [best.arrangement(view.state, frame.remaining(view.state, view.seat), placed) for _ in range(layouts)]
    totals = [0.0] * layouts
    tried = 0
    for _ in range(duels // layouts):
        theirs = knows.chance.below(1 << 30, "layout")  # the other side lays out alike against all of them
        for place, plan in enumerate(plans):
            world = knows.game.imagine(view, Seeded(f"{theirs}"))
            own = world.stack[-1]
            assert isinstance(own, Arranging)
            for kind in plan:
                if own.ready[view.seat] or world.stack[-1] is not own:
                    break
                knows.game.apply_owned(world, view.seat, placements[kind])
            best.chance = Seeded(f"{theirs}")
            arrange(knows, best, world)
            best.chance = knows.chance
            totals[place] += odds_after(knows, world, view.seat, timer)
        tried += 1
        if timer.over():
            break
    worths = [-9.0] * len(choices)
    for place, plan in enumerate(plans):
        for at, choice in enumerate(choices):
            if choice.args[0] == plan[0]:
                worths[at] = max(worths[at], totals[place] / tried)
    return worths
