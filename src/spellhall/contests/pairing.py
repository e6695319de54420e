"""As many pairs as possible among players of whom some may not meet each other (Edmonds' algorithm).

The pairs are then decided one by one, from the top: a pair is *fixed* if as many others can still be paired without it.
"""

from __future__ import annotations

from collections import deque

Shunned = dict[int, set[int]]
"""Whom each player does not meet; it holds in both directions."""


class Pairing:
    """A pairing of as many players as possible, and those of it that are decided."""

    def __init__(self, players: list[int], shunned: Shunned) -> None:
        here = set(players)
        self.may = {one: here - shunned.get(one, set()) - {one} for one in players}
        self.partner: dict[int, int] = {}
        for one in players:
            if one not in self.partner:
                free = next((other for other in sorted(self.may[one]) if other not in self.partner), None)
                if free is not None:
                    self.partner[one], self.partner[free] = free, one
        for one in players:
            if one not in self.partner:
                augment(self.may, self.partner, one)

    @property
    def whole(self) -> bool:
        """Whether everybody is paired."""
        return len(self.partner) == len(self.may)

    def fix(self, one: int, other: int) -> bool:
        """Decide that these two meet, unless then fewer of the others could be paired; whether it was decided."""
        if other not in self.may[one]:
            return False
        may = {player: others - {one, other} for player, others in self.may.items() if player not in (one, other)}
        partner = self.partner.copy()
        left = [partner.pop(partner.pop(player)) for player in (one, other) if player in partner]
        alone = [player for player in (self.partner.get(one), self.partner.get(other)) if player in may]
        if len(left) == 2 and not any(augment(may, partner, player) for player in alone if player is not None):
            return False
        self.may, self.partner = may, partner
        return True

    def leave(self, one: int) -> None:
        """A player stays unpaired."""
        self.may = {player: others - {one} for player, others in self.may.items() if player != one}


def augment(may: dict[int, set[int]], partner: dict[int, int], root: int) -> bool:
    """Pair one more player, if some change of the pairs so far makes that possible."""
    search = Search(may, partner, root)
    end = search.run()
    while end is not None:
        before = search.parent[end]
        following = partner.get(before)
        partner[end], partner[before] = before, end
        end = following
    return root in partner


class Search:
    """A search for a path on which unpaired and paired steps alternate, from one unpaired player to another.

    Circles of an odd number of players, which such a path can enter at any place, are treated as one player, named
    after the place where the search came to them (`base`).
    """

    def __init__(self, may: dict[int, set[int]], partner: dict[int, int], root: int) -> None:
        self.may = may
        self.partner = partner
        self.root = root
        self.base = {player: player for player in may}
        self.parent: dict[int, int] = {}
        self.reached = {root}
        self.queue = deque([root])

    def run(self) -> int | None:
        """The other end of a path; none: there is no path."""
        while self.queue:
            one = self.queue.popleft()
            for other in sorted(self.may[one]):
                if self.base[one] == self.base[other] or self.partner.get(one) == other:
                    continue
                if other == self.root or self.partner.get(other) in self.parent:
                    self.shrink(one, other)
                elif other not in self.parent:
                    self.parent[other] = one
                    if other not in self.partner:
                        return other
                    self.reach(self.partner[other])
        return None

    def reach(self, player: int) -> None:
        if player not in self.reached:
            self.reached.add(player)
            self.queue.append(player)

    def shrink(self, one: int, other: int) -> None:
        """Both are on the same circle."""
        top = self.meet(one, other)
        circle: set[int] = set()
        self.around(one, top, other, circle)
        self.around(other, top, one, circle)
        for player in self.may:
            if self.base[player] in circle:
                self.base[player] = top
                self.reach(player)

    def meet(self, one: int, other: int) -> int:
        """Where the ways of both back to the root meet."""
        way = set()
        at = self.base[one]
        way.add(at)
        while at in self.partner:
            at = self.base[self.parent[self.partner[at]]]
            way.add(at)
        at = self.base[other]
        while at not in way:
            at = self.base[self.parent[self.partner[at]]]
        return at

    def around(self, at: int, top: int, child: int, circle: set[int]) -> None:
        """Note one half of a circle, and how a path goes through it."""
        while self.base[at] != top:
            mate = self.partner[at]
            circle |= {self.base[at], self.base[mate]}
            self.parent[at] = child
            child, at = mate, self.parent[mate]
