"""What a seat may imagine about the cards it does not see, and the count of all cards.

A world gives every unknown token a name so that all facts hold, each such world as likely as any other. Random guesses
are enough when few of them fail; otherwise every way to spread the energies is enumerated.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.prestidigitators.facts import ENERGY, FAR, HEAD, values_of
from spellhall.games.prestidigitators.opening import Arranging
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN

GUESSES: Final = 60  # random guesses before all possibilities are enumerated
MIXING: Final = 40  # random exchanges when two sides are unknown at once


def imagine(view: View[DuelState], chance: Chance) -> DuelState:
    """A world that looks like this view to its seat."""
    state = view.state.clone()
    state.chance = fresh(chance)
    if state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Arranging):
            imagine_arranging(state, frame, view.seat, chance)
    if state.names:
        name_tokens(state, chance)
    return state


def imagine_arranging(state: DuelState, frame: Arranging, me: int, chance: Chance) -> None:
    """The others have placed some cards, or all if they are ready; none of it can be seen."""
    for seat in range(2):
        if seat == me:
            continue
        cards = state.drafted[seat].cards()
        shuffle(cards, chance)
        if not frame.ready[seat]:
            most = len(cards) - 1
            while most > 0 and len(set(cards[most - 1 :])) == 1:
                most -= 1  # cards that can lie in only one way are laid at once
            cards = cards[: chance.below(most, "imagined")]
        frame.layout[seat] = [UNKNOWN] * state.rules.set.hand
        frame.put(seat, cards)


def shuffle(items: list[int], chance: Chance) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = chance.below(last + 1, "imagined")
        items[last], items[other] = items[other], items[last]


# ---------------------------------------------------------------- tokens


def unknown_tokens(state: DuelState) -> list[list[int]]:
    """For each side the tokens without a name here. A token that changed sides is known to both."""
    out: list[list[int]] = []
    for seat in range(2):
        out.append(sorted(token for row in state.rows[seat] for token in row if state.names[token] == UNKNOWN))
    return out


def unknown_kinds(state: DuelState, seat: int) -> list[int]:
    """The cards that a seat drafted and that have not been seen since."""
    left = state.drafted[seat].counts.copy()
    for token, kind in enumerate(state.names):
        if kind != UNKNOWN and state.owner(token) == seat:
            left[kind] -= 1
    return [kind for kind, copies in enumerate(left) for _ in range(copies)]


def name_tokens(state: DuelState, chance: Chance) -> None:
    """Give names to all unknown tokens; state.names is changed."""
    sides = unknown_tokens(state)
    kinds = [unknown_kinds(state, seat) for seat in range(2)]
    known = state.names.copy()
    for _ in range(GUESSES):
        for seat in range(2):
            shuffle(kinds[seat], chance)
            for place, token in enumerate(sides[seat]):
                state.names[token] = kinds[seat][place]
        if agrees(state):
            return
    if sides[0] and sides[1]:
        name_both(state, sides, kinds, known, chance)
        return
    seat = 0 if sides[0] else 1
    state.names = known
    search = Search(state, sides[seat], kinds[seat])
    search.all(0, chance, False)
    search.settle(chance)


def agrees(state: DuelState) -> bool:
    """Whether the names agree with everything that both players have concluded."""
    names = state.names
    for fact in state.facts:
        values = values_of(state, fact[0])
        total = 0
        for place in range(HEAD, len(fact), 2):
            total += fact[place + 1] * values[names[fact[place]]]
        if (fact[1] > -FAR and total < fact[1]) or (fact[2] < FAR and total > fact[2]):
            return False
    return True


def name_both(
    state: DuelState, sides: list[list[int]], kinds: list[list[int]], known: list[int], chance: Chance
) -> None:
    """A spectator knows neither side: find one world that fits, then mix it by exchanges that still fit."""
    state.names = known
    search = Search(state, sides[0] + sides[1], kinds[0] + kinds[1])
    search.all(0, chance, True)
    search.settle(chance)
    for _ in range(MIXING):
        side = sides[chance.below(2, "imagined")]
        one, two = side[chance.below(len(side), "imagined")], side[chance.below(len(side), "imagined")]
        swap(state, one, two)
        if not agrees(state):
            swap(state, one, two)


def swap(state: DuelState, one: int, two: int) -> None:
    state.names[one], state.names[two] = state.names[two], state.names[one]


class Search:
    """Goes through all ways to spread classes of cards (an energy; the Phylactery) over tokens, and keeps one.

    Facts speak of energies and Phylacteries only, so cards of one class can be exchanged freely: every spread of
    classes stands for equally many worlds, and a spread kept with the chance 1/n when it is the n-th is a fair pick.
    """

    def __init__(self, state: DuelState, tokens: list[int], kinds: list[int]) -> None:
        self.state = state
        self.tokens = tokens
        self.kinds = kinds
        energies, vital = state.rules.set.energies, state.rules.set.vital
        # a class belongs to one side: 10 × side + energy, and 5 more for a Phylactery
        sides = [side_of(state, token) for token in tokens]
        self.class_of = [10 * sides[at] + energies[kind] + 5 * vital[kind] for at, kind in enumerate(kinds)]
        self.classes = sorted(set(self.class_of))
        self.left = [self.class_of.count(name) for name in self.classes]
        self.sides = sides
        self.chosen: list[int] = [0] * len(tokens)
        self.kept: list[int] = []
        self.found = 0
        self.pending: list[list[int]] = self.last_tokens()
        self.totals: list[int] = [0] * len(state.facts)
        for number, fact in enumerate(state.facts):
            values = values_of(state, fact[0])
            for place in range(HEAD, len(fact), 2):
                kind = state.names[fact[place]]
                if kind != UNKNOWN:  # the seat's own cards, which the other side has not seen
                    self.totals[number] += fact[place + 1] * values[kind]

    def last_tokens(self) -> list[list[int]]:
        """For every place in `tokens` the facts that are decided once it has its class."""
        out: list[list[int]] = [[] for _ in range(len(self.tokens) + 1)]
        for number, fact in enumerate(self.state.facts):
            last = -1
            for place in range(HEAD, len(fact), 2):
                if fact[place] in self.tokens:
                    last = max(last, self.tokens.index(fact[place]))
            out[last if last >= 0 else len(self.tokens)].append(number)
        return out

    def weight(self, fact: list[int], token: int, name: int) -> int:
        """What a token of a class adds to a fact."""
        for place in range(HEAD, len(fact), 2):
            if fact[place] == token:
                value = name % 5 if fact[0] == ENERGY else (1 if name % 10 >= 5 else 0)
                return fact[place + 1] * value
        return 0

    def fits(self, at: int) -> bool:
        """Whether the facts that are decided at this place hold."""
        for number in self.pending[at]:
            fact = self.state.facts[number]
            total = self.totals[number]
            if (fact[1] > -FAR and total < fact[1]) or (fact[2] < FAR and total > fact[2]):
                return False
        return True

    def all(self, at: int, chance: Chance, first_only: bool) -> None:
        """Go through the spreads from this place on; with `first_only` stop at one, in random order."""
        if at == len(self.tokens):
            self.found += 1
            if chance.below(self.found, "imagined") == 0:
                self.kept = self.chosen.copy()
            return
        order = list(range(len(self.classes)))
        if first_only:
            shuffle(order, chance)
        token = self.tokens[at]
        for index in order:
            name = self.classes[index]
            if self.left[index] == 0 or name // 10 != self.sides[at]:
                continue
            before = self.totals.copy()
            self.left[index] -= 1
            self.chosen[at] = index
            for number, fact in enumerate(self.state.facts):
                self.totals[number] += self.weight(fact, token, name)
            if self.fits(at):
                self.all(at + 1, chance, first_only)
            self.totals = before
            self.left[index] += 1
            if first_only and self.found:
                return

    def settle(self, chance: Chance) -> None:
        """Deal the cards of every class to its tokens at random."""
        for index, name in enumerate(self.classes):
            cards = [kind for at, kind in enumerate(self.kinds) if self.class_of[at] == name]
            shuffle(cards, chance)
            tokens = [token for at, token in enumerate(self.tokens) if self.kept[at] == index]
            for token, kind in zip(tokens, cards, strict=True):
                self.state.names[token] = kind


def side_of(state: DuelState, token: int) -> int:
    """The side on which a token lies."""
    for row in state.rows[0]:
        if token in row:
            return 0
    return 1


# ---------------------------------------------------------------- all cards


def inventory(state: DuelState) -> list[int]:
    """Copies of every card: in the pool, drafted and not yet laid out, on the table, destroyed."""
    counts = state.pool.counts.copy()
    if not state.names:
        for bag in state.drafted:
            for kind, copies in enumerate(bag.counts):
                counts[kind] += copies
        return counts
    on_table = [token for rows in state.rows for row in rows for token in row]
    for token in on_table + state.destroyed:
        counts[state.names[token]] += 1
    return counts
