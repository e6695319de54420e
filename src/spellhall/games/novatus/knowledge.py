"""What players can know of each other's hands and skulls, kept so that nobody needs to remember (MN-R44).

For every hand (and every row of skulls) there are cards that all have seen go there, and for every onlooker further
ones that were once its own. Both are lower bounds: the cards are certainly there, others may be as well.
"""

from __future__ import annotations

from spellhall.games.novatus.state import NovatusState


class Knowledge:
    """The bounds for one kind of zone: hands, or skulls."""

    def __init__(self, seen: list[list[int]], told: list[list[list[int]]]) -> None:
        self.seen = seen
        self.told = told

    def came_openly(self, seat: int, card: int) -> None:
        insert(self.seen[seat], card)

    def left_openly(self, seat: int, card: int) -> None:
        """A card left for all to see."""
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

    def came_secretly(self, giver: int, receiver: int, card: int) -> None:
        """The giver knows what the receiver has got."""
        insert(self.told[giver][receiver], card)

    def move_to(self, other: Knowledge, seat: int) -> None:
        """A whole hand has become skulls: what was known of it is known of them."""
        for card in self.seen[seat]:
            insert(other.seen[seat], card)
        self.seen[seat] = []
        for onlooker, told in enumerate(self.told):
            for card in told[seat]:
                insert(other.told[onlooker][seat], card)
            told[seat] = []


def insert(cards: list[int], card: int) -> None:
    """Add a card to a sorted list."""
    cards.append(card)
    cards.sort()


def of_hands(state: NovatusState) -> Knowledge:
    return Knowledge(state.seen_hands, state.told_hands)


def of_skulls(state: NovatusState) -> Knowledge:
    return Knowledge(state.seen_skulls, state.told_skulls)


def known_to(seen: list[int], told: list[list[int]], seat: int) -> list[int]:
    """All that one onlooker knows of a seat's cards."""
    return sorted(seen + told[seat]) if told else seen.copy()
