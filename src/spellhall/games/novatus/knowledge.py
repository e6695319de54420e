"""What players can know of each other's hands and skulls, kept so that nobody needs to remember (MN-R44).

For every hand, and everybody's skulls, there are cards that all players saw go there, and cards that one onlooker knows
about because it once held them. Both are lower bounds: those cards are certainly there, and others may be too.

When cards are passed in secret, we may lose track of who has them, but not of the fact that somebody does. So there is
one more account, for all hands and skulls together (`held`). A reshuffle makes it exact: whatever is neither in the
grid nor in the new deck must be there.
"""

from __future__ import annotations

from spellhall.games.novatus.potions import KINDS
from spellhall.games.novatus.state import NovatusState
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.zones import Bag


class Knowledge:
    """The bounds for one kind of zone: hands, or skulls."""

    def __init__(
        self, seen: list[list[int]], told: list[list[list[int]]], zone: list[Bag], held: Bag, drawn: list[list[int]]
    ) -> None:
        self.seen = seen
        self.told = told
        self.zone = zone
        self.held = held
        self.drawn = drawn

    def came_openly(self, seat: int, card: int) -> None:
        insert(self.seen[seat], card)
        self.held.add(card)

    def left_openly(self, seat: int, card: int) -> None:
        """A card left for all to see."""
        if self.held.counts[card]:
            self.held.remove(card)
        else:
            for drawn in self.drawn:
                if card in drawn:
                    drawn.remove(card)
        if card in self.seen[seat]:
            self.seen[seat].remove(card)
            return
        for told in self.told:
            if card in told[seat]:
                told[seat].remove(card)

    def left_secretly(self, giver: int, receiver: int, card: int) -> None:
        """A card left unseen. It may have been any of those known; only the receiver knows which it was."""
        kinds = sorted(set(self.seen[giver]))
        for onlooker, told in enumerate(self.told):
            known = told[giver]
            if onlooker == receiver:
                for kind in kinds:
                    if kind != card:
                        insert(known, kind)
                if card not in kinds and card in known:
                    known.remove(card)
            else:
                for kind in sorted(set(known)):
                    if kind not in kinds:
                        known.remove(kind)
        for kind in kinds:
            self.seen[giver].remove(kind)

    def came_secretly(self, receiver: int, card: int, witnesses: list[int]) -> None:
        """Whoever knows which card it was knows that the receiver has it now."""
        if OUTSIDE in witnesses:
            insert(self.seen[receiver], card)
            return
        for witness in witnesses:
            insert(self.told[witness][receiver], card)

    def witnesses(self, giver: int, receiver: int) -> list[int]:
        """Who, besides the receiver, knows the passed card: the giver, and all who know that its cards are alike."""
        size = self.zone[giver].size
        if all_alike(self.seen[giver], size):
            return [OUTSIDE]
        out = [giver]
        for onlooker, told in enumerate(self.told):
            if onlooker not in (giver, receiver) and all_alike(self.seen[giver] + told[giver], size):
                out.append(onlooker)
        return out

    def move_to(self, other: Knowledge, seat: int) -> None:
        """A whole hand has become skulls: what was known of it is known of them."""
        for card in self.seen[seat]:
            insert(other.seen[seat], card)
        self.seen[seat] = []
        for onlooker, told in enumerate(self.told):
            for card in told[seat]:
                insert(other.told[onlooker][seat], card)
            told[seat] = []


def all_alike(known: list[int], size: int) -> bool:
    """Whether all cards of a zone of this size are known, and of one kind."""
    return len(known) == size and len(set(known)) == 1


def insert(cards: list[int], card: int) -> None:
    """Add a card to a sorted list."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def of_hands(state: NovatusState) -> Knowledge:
    return Knowledge(state.seen_hands, state.told_hands, state.hands, state.held, state.drawn)


def of_skulls(state: NovatusState) -> Knowledge:
    return Knowledge(state.seen_skulls, state.told_skulls, state.skulls, state.held, state.drawn)


def all_is_held(state: NovatusState) -> None:
    """The deck is empty: what lies neither open nor in the discard pile is in hands and among skulls."""
    state.held = Bag([0] * KINDS)
    for bag in [*state.hands, *state.skulls]:
        for kind, copies in enumerate(bag.counts):
            state.held.add(kind, copies)
    state.drawn = [[] for _ in state.hands]


def known_to(seen: list[int], told: list[list[int]], seat: int) -> list[int]:
    """All that one onlooker knows of a seat's cards."""
    return sorted(seen + told[seat]) if told else seen.copy()
