"""Swiss rounds: whoever stands equal meets, nobody meets anybody twice, and nobody has a second bye.

The rule is that of matches of two games with seats exchanged, so no seat is better than another and only scores count:

1. With an odd number, whoever stands lowest and has had no bye gets one.
2. Players are ranked by points, then by their number in the list of entrants.
3. From the top, each meets the first of their wishes with whom everybody else can still be paired. Wishes: in a group
   of equal points the upper half meets the lower half, first with first; then others of the group; then the next group.

If two players must meet a second time because no other pairing is left, those at the bottom do.
"""

from __future__ import annotations

from collections.abc import Callable

from spellhall.contests.meetings import Meeting

Ranked = list[tuple[int, float]]  # players with their points, the best first
MayMeet = Callable[[int, int], bool]


def ranked(players: list[int], points: Callable[[int], float]) -> Ranked:
    return sorted(((player, points(player)) for player in players), key=lambda row: (-row[1], row[0]))


def draw(order: Ranked, met: dict[int, set[int]], rested: set[int]) -> list[Meeting]:
    """The meetings of the next round, from the top; a bye comes last."""
    players = [player for player, _ in order]
    group = dict(order)
    bye: list[Meeting] = []
    if len(players) % 2:
        resting = who_rests(players, met, rested)
        players, bye = [player for player in players if player != resting], [Meeting((resting,))]
    forgiven = forgive(players, met)
    out: list[Meeting] = []
    left = players
    while left:
        first = left[0]
        for other in wishes(left, group):
            rest = [player for player in left if player not in (first, other)]
            if other not in forgiven.get(first, set()) and can_be_paired(frozenset(rest), forgiven):
                out.append(Meeting((first, other)))
                left = rest
                break
    return out + bye


def who_rests(players: list[int], met: dict[int, set[int]], rested: set[int]) -> int:
    """The lowest without a bye who leaves everybody somebody new to meet; failing that, the lowest without one."""
    fresh = [player for player in players[::-1] if player not in rested] or players[::-1]
    everybody = frozenset(players)
    return next((player for player in fresh if can_be_paired(everybody - {player}, met)), fresh[0])


def wishes(left: list[int], points: dict[int, float]) -> list[int]:
    """Whom the first of those left would meet, the best wish first."""
    first = left[0]
    group = [player for player in left if points[player] == points[first]]
    half = len(group) // 2
    return group[half or 1 :] + group[1 : half or 1] + left[len(group) :]


def can_be_paired(players: frozenset[int], met: dict[int, set[int]]) -> bool:
    """Whether everybody here finds somebody new.

    Where everybody may meet at least half of the others, it is always so (Dirac's theorem). Only smaller groups are
    searched, in which each player has met most of the others.
    """
    return search(players, met, set())


def search(players: frozenset[int], met: dict[int, set[int]], hopeless: set[frozenset[int]]) -> bool:
    if not players:
        return True
    if players in hopeless:
        return False
    new = {player: players - met.get(player, set()) - {player} for player in players}
    if min(len(others) for others in new.values()) * 2 >= len(players):
        return True
    first = min(players, key=lambda player: (len(new[player]), player))
    if any(search(players - {first, other}, met, hopeless) for other in sorted(new[first])):
        return True
    hopeless.add(players)
    return False


def forgive(players: list[int], met: dict[int, set[int]]) -> dict[int, set[int]]:
    """Whom nobody meets again; from the bottom up, as few as need be may meet a second time."""
    here = frozenset(players)
    kept = {player: met.get(player, set()) & here for player in players}
    for size in range(2, len(players) + 1):
        if can_be_paired(here, kept):
            break
        lowest = set(players[-size:])
        kept = {player: (met.get(player, set()) & here) - (lowest if player in lowest else set()) for player in players}
    return kept
