"""A sensible Magus Novatus player: gathers towards the open spells and casts when few potions are left over.

A hand is worth the points of the spell it comes closest to, less a point for each card that would be left over and
about one for each that is missing. The cube is aimed where the expected best take is worth most, with the scatter, the
second throw and a spiteful neighbour counted in. It never looks up the back of an open spell.
"""

from __future__ import annotations

from typing import Any

from spellhall.bots.base import Weigher, only
from spellhall.games.novatus.cards import CIAO_DEVILUS, LOWEST_POINTS
from spellhall.games.novatus.casting import CastASpell
from spellhall.games.novatus.choices import LINES, classes_of
from spellhall.games.novatus.effects import LoseItems, PassLeft
from spellhall.games.novatus.mixing import Mixing
from spellhall.games.novatus.potions import EL, GAP, HP, KINDS, MW, SIDE, SPACES, TYPES, item_place
from spellhall.games.novatus.recipes import Recipe
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.games.novatus.taking import TakePotions
from spellhall.games.novatus.throwing import SCATTER, THROWS, Throw, displacement, inside
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import bag_of

MISSING = 1.05  # points that a missing potion costs
ELIXIR = 0.7  # and one that an Elixir can stand in for
SECOND = 0.15  # how much the second best spell counts
DELAY = 0.6  # what a turn of waiting costs
ENOUGH = 1.0  # a cast that brings this much is never put off
LEAST = -1.0  # and one that brings less is never worth it
DENIAL = 0.12  # for a potion that would complete the next player's spell
NOTHING = -99.0
COPIES_BOUND, ELIXIRS_BOUND, RECIPES_BOUND = 8, 64, 512  # more than there are: hands are kept as one number
REMEMBERED = 200_000


class GreedyBot(Weigher):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], seed: str) -> None:
        super().__init__(game, seed)
        self.worths: dict[int, float] = {}  # of hands in the present decision
        self.lacks: dict[int, int] = {}  # how many cards a hand lacks for a recipe; that never changes

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        state: NovatusState = view.state
        self.worths = {}
        frame = state.stack[-1]
        if isinstance(frame, Throw):
            if frame.misses < THROWS:
                return self.aim(state, view.seat, frame.misses, choices)
            return self.place(state, view.seat, choices)
        if isinstance(frame, TakePotions):
            return self.take(state, view.seat, choices)
        if isinstance(frame, CastASpell):
            return only(choices, self.act(state, view.seat, choices))
        if isinstance(frame, Mixing):
            return only(choices, self.lay(state, view.seat, frame.deck, choices))
        if isinstance(frame, LoseItems):
            return only(choices, lose(state, view.seat, choices))
        if isinstance(frame, PassLeft) and frame.effect == CIAO_DEVILUS:
            return [0.0] * len(choices)  # one skull is as bad as another
        return self.part(state, view.seat, choices)

    # ------------------------------------------------------------ hands

    def worth(self, state: NovatusState, counts: list[int], elixirs: int) -> float:
        """What a hand promises over the open spells."""
        packed = size = 0
        for kind in range(TYPES):
            packed = packed * COPIES_BOUND + counts[kind]
            size += counts[kind]
        key = packed * ELIXIRS_BOUND + elixirs
        known = self.worths.get(key)
        if known is not None:
            return known
        best = second = NOTHING
        rules = state.rules
        skull = skull_cost(state)
        for top in state.tops:
            if top == NONE:
                continue
            recipe = rules.recipes[top]
            missing = self.lacking(recipe, packed * RECIPES_BOUND + top, counts)
            helped = min(missing, elixirs)
            value = rules.points[top] - (size - recipe.size + missing) * skull
            value -= helped * ELIXIR + (missing - helped) * MISSING
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        worth = best + (SECOND * second if second > NOTHING else 0.0)
        self.worths[key] = worth
        return worth

    def lacking(self, recipe: Recipe, key: int, counts: list[int]) -> int:
        """How many cards a hand lacks for a recipe, from memory if it was asked before."""
        known = self.lacks.get(key)
        if known is None:
            if len(self.lacks) >= REMEMBERED:
                self.lacks = {}
            known = recipe.missing(counts)
            self.lacks[key] = known
        return known

    def line_worths(self, state: NovatusState, counts: list[int], elixirs: int) -> list[float]:
        """For each of the ten lines: the worth of the hand after the best take from it."""
        out: list[float] = []
        hand = counts.copy()
        for line in LINES:
            best = NOTHING
            for spaces in classes_of(state.grid, line):
                full = (1 << len(spaces)) - 1
                for chosen in range(full if state.rules.take_all else 1, full + 1):
                    for place, space in enumerate(spaces):
                        if chosen >> place & 1:
                            hand[state.grid[space]] += 1
                    best = max(best, self.worth(state, hand, elixirs))
                    for place, space in enumerate(spaces):
                        if chosen >> place & 1:
                            hand[state.grid[space]] -= 1
            out.append(best)
        return out

    def space_worths(self, state: NovatusState, counts: list[int], elixirs: int) -> list[float]:
        """For each space: the better of its two lines, or the hand as it is if both are empty."""
        lines = self.line_worths(state, counts, elixirs)
        out: list[float] = []
        for space in range(SPACES):
            best = max(lines[space // SIDE], lines[SIDE + space % SIDE])
            out.append(best if best > NOTHING else self.worth(state, counts, elixirs))
        return out

    # ------------------------------------------------------------ phase I

    def aim(self, state: NovatusState, seat: int, misses: int, choices: list[Choice]) -> list[float]:
        """The expectation of each target; a miss is worth a second throw, or the worst potion."""
        worths = self.space_worths(state, state.hands[seat].counts, state.items[seat][item_place(EL)])
        worst = min([worths[space] for space in range(SPACES) if state.grid[space] != GAP])
        second = expectations(worths, worst, state.height)
        values = second if misses else expectations(worths, max(second), state.height)
        return [values[choice.args[0]] for choice in choices]

    def place(self, state: NovatusState, seat: int, choices: list[Choice]) -> list[float]:
        """The best is the potion that helps the thrower least, as far as the thrower's hand is known."""
        thrower = state.active
        known = state.seen_hands[thrower] + state.told_hands[seat][thrower]
        worths = self.space_worths(state, bag_of(KINDS, known).counts, state.items[thrower][item_place(EL)])
        return [-worths[choice.args[0]] for choice in choices]

    def take(self, state: NovatusState, seat: int, choices: list[Choice]) -> list[float]:
        """What the hand is worth after each take; between equals, what the next player wants."""
        counts = state.hands[seat].counts
        elixirs = state.items[seat][item_place(EL)]
        wanted = completing(state, seat, state.left_of(seat))
        values: list[float] = []
        for choice in choices:
            hand = counts.copy()
            denied = 0
            for space in choice.args:
                card = state.grid[space]
                hand[card] += 1
                denied += wanted[card]
            values.append(self.worth(state, hand, elixirs) + DENIAL * denied)
        return values

    # ------------------------------------------------------------ phase II

    def act(self, state: NovatusState, seat: int, choices: list[Choice]) -> Choice:
        """Heal first; then get rid of a Curse, fetch what completes a spell, cast, or wait."""
        for choice in choices:
            if choice.verb == "heal":
                return choice
        hand = state.hands[seat].counts
        elixirs = state.items[seat][item_place(EL)]
        if state.cursed(seat):
            return self.pay_off(state, seat, choices)
        if state.spell_cast:
            return choices[0]
        now = best_cast(state, hand, elixirs)
        wand = self.fetch(state, hand, elixirs, choices, now)
        if wand is not None:
            return wand
        best = choices[0]
        best_net = NOTHING
        for choice in choices:
            if choice.verb == "cast":
                net = net_cast(state, hand, elixirs, choice.args[0] - LOWEST_POINTS)
                if net > best_net:
                    best, best_net = choice, net
        if best.verb != "cast":
            return best
        if ends_the_game(state, seat, best_net):
            return best if would_win(state, seat, best_net) else choices[0]
        return best if best_net >= self.patience(state, hand, elixirs) else choices[0]

    def patience(self, state: NovatusState, hand: list[int], elixirs: int) -> float:
        """What waiting for a better cast is worth."""
        best = NOTHING
        size = sum(hand[:TYPES])
        for top in state.tops:
            if top != NONE:
                recipe = state.rules.recipes[top]
                missing = recipe.missing(hand)
                if missing > elixirs:
                    left = size - recipe.size + missing
                    best = max(best, state.rules.points[top] - left * skull_cost(state) - missing * MISSING - DELAY)
        return max(LEAST, min(best, ENOUGH))

    def fetch(
        self, state: NovatusState, hand: list[int], elixirs: int, choices: list[Choice], now: float
    ) -> Choice | None:
        """The Wand's potion that makes the best cast possible, if that gains at least a point."""
        found: Choice | None = None
        best = max(now, 0.0) + 0.9
        for choice in choices:
            if choice.verb == "wand":
                more = hand.copy()
                more[choice.args[0]] += 1
                net = best_cast(state, more, elixirs)
                if net > best:
                    found, best = choice, net
        return found

    def pay_off(self, state: NovatusState, seat: int, choices: list[Choice]) -> Choice:
        """Idle potions pay for the Curse: three of them send it to the strongest rival."""
        hand = state.hands[seat]
        used = 0
        for top in state.tops:
            if top != NONE:
                recipe = state.rules.recipes[top]
                used = max(used, recipe.size - recipe.missing(hand.counts))
        idle = hand.size - used
        gives = [choice for choice in choices if choice.verb == "give"]
        if gives and idle >= 3:
            best = gives[0]
            for choice in gives:
                if state.score(choice.args[0]) > state.score(best.args[0]):
                    best = choice
            return best
        lifts = [choice for choice in choices if choice.verb == "lift"]
        if lifts and (idle >= 2 or hand.size >= 5):
            return lifts[0]
        return choices[0]

    def lay(self, state: NovatusState, seat: int, deck: int, choices: list[Choice]) -> Choice:
        """Any mix leaves the same skulls, unless Elixirs are spent where potions would do."""
        recipe = state.rules.recipes[state.tops[deck]]
        mix = bag_of(KINDS, state.mix).counts
        hand = state.hands[seat].counts
        both = [mix[kind] + hand[kind] for kind in range(TYPES)]
        spare = max(0, recipe.missing(both) - mix[EL])
        for choice in choices:
            kind = choice.args[0]
            if kind == EL:
                break
            mix[kind] += 1
            pool = [hand[other] if other >= kind else 0 for other in range(TYPES)]
            pool[kind] -= 1
            if recipe.can_grow(mix, mix[EL], pool, spare):
                return choice
            mix[kind] -= 1
        return choices[-1]

    def part(self, state: NovatusState, seat: int, choices: list[Choice]) -> list[float]:
        """The best is the potion that the hand misses least."""
        hand = state.hands[seat].counts.copy()
        elixirs = state.items[seat][item_place(EL)]
        values: list[float] = []
        for choice in choices:
            kind = choice.args[0]
            hand[kind] -= 1
            values.append(self.worth(state, hand, elixirs))
            hand[kind] += 1
        return values


# ---------------------------------------------------------------- helpers


def skull_cost(state: NovatusState) -> float:
    return 1.0 if state.rules.skulls_count else 0.05


def expectations(worths: list[float], missed: float, height: int) -> list[float]:
    """For each target: the mean worth of the landing space, with `missed` outside the grid."""
    out: list[float] = []
    for odds in landings(height):
        value = odds[SPACES] * missed
        for space in range(SPACES):
            value += odds[space] * worths[space]
        out.append(value)
    return out


LANDINGS: dict[int, list[list[float]]] = {}


def landings(height: int) -> list[list[float]]:
    """For each target how likely a throw from this height lands on each space, and at the end how likely it misses."""
    known = LANDINGS.get(height)
    if known is None:
        known = [landing_odds(target, height) for target in range(SPACES)]
        LANDINGS[height] = known
    return known


def landing_odds(target: int, height: int) -> list[float]:
    weights = SCATTER[height]
    total = sum(weights)
    out = [0.0] * (SPACES + 1)
    for outcome, weight in enumerate(weights):
        if weight:
            down, across = displacement(outcome)
            row, column = target // SIDE + down, target % SIDE + across
            out[row * SIDE + column if inside(row, column) else SPACES] += weight / total
    return out


def net_cast(state: NovatusState, hand: list[int], elixirs: int, deck: int) -> float:
    """Points less skulls (and a little for Elixirs) of casting from this deck now; NOTHING if impossible."""
    top = state.tops[deck]
    if top == NONE:
        return NOTHING
    recipe = state.rules.recipes[top]
    missing = recipe.missing(hand)
    if missing > elixirs:
        return NOTHING
    left = sum(hand[:TYPES]) - recipe.size + missing
    return state.rules.points[top] - left * skull_cost(state) - 0.4 * missing


def best_cast(state: NovatusState, hand: list[int], elixirs: int) -> float:
    return max([net_cast(state, hand, elixirs, deck) for deck in range(len(state.tops))])


def ends_the_game(state: NovatusState, seat: int, net: float) -> bool:
    rules = state.rules
    if rules.infant:
        return state.score(seat) + net >= rules.infant_target
    return state.marker + 1 >= rules.end and not rules.finish_round


def would_win(state: NovatusState, seat: int, net: float) -> bool:
    own = state.score(seat) + net
    return all(state.score(rival) <= own for rival in range(state.setup.seats) if rival != seat)


def completing(state: NovatusState, me: int, rival: int) -> list[int]:
    """1 for every potion type that would complete a spell for a rival, as far as the hand is known."""
    known = bag_of(KINDS, state.seen_hands[rival] + state.told_hands[me][rival]).counts
    elixirs = state.items[rival][item_place(EL)]
    out = [0] * TYPES
    for top in state.tops:
        if top == NONE:
            continue
        recipe = state.rules.recipes[top]
        if recipe.missing(known) != elixirs + 1:
            continue
        for kind in range(TYPES):
            known[kind] += 1
            if recipe.missing(known) <= elixirs:
                out[kind] = 1
            known[kind] -= 1
    return out


def lose(state: NovatusState, seat: int, choices: list[Choice]) -> Choice:
    """The item that will be missed least: Wands before Elixirs, and Healing Plants only while there are skulls."""
    order = [MW, EL, HP] if state.skulls[seat].size else [HP, MW, EL]
    for kind in order:
        for choice in choices:
            if choice.args[0] == kind:
                return choice
    return choices[0]
