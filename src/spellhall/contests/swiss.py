"""Swiss rounds: whoever stands equal meets, nobody meets anybody twice, and nobody has a second bye.

The rule is that of matches of two games with seats exchanged, so no seat is better than another and only scores count:

1. With an odd number, whoever stands lowest and has had no bye gets one.
2. Players are ranked by points, then by their number in the list of entrants.
3. From the top, each meets the first of their wishes with whom everybody else can still be paired. Wishes: in a group
   of equal points the upper half meets the lower half, first with first; then others of the group; then the next group.

If two players must meet a second time because no other pairing is left, those at the bottom do. Players of one team
meet only if even that does not help.
"""

from __future__ import annotations

from collections.abc import Callable

from spellhall.contests.meetings import Meeting
from spellhall.contests.pairing import Pairing, Shunned

Ranked = list[tuple[int, float]]  # players with their points, the best first


def ranked(players: list[int], points: Callable[[int], float]) -> Ranked:
    return sorted(((player, points(player)) for player in players), key=lambda row: (-row[1], row[0]))


def draw(order: Ranked, met: Shunned, rested: set[int], mates: Shunned | None = None) -> list[Meeting]:
    """The meetings of the next round, from the top; a bye comes last."""
    players = [player for player, _ in order]
    group = dict(order)
    mates = mates or {}
    bye: list[Meeting] = []
    if len(players) % 2:
        resting = who_rests(players, together(met, mates), rested)
        players, bye = [player for player in players if player != resting], [Meeting((resting,))]
    pairing = Pairing(players, forgive(players, met, mates))
    out: list[Meeting] = []
    left = players
    while left:
        other = next(other for other in wishes(left, group) if pairing.fix(left[0], other))
        out.append(Meeting((left[0], other)))
        left = [player for player in left[1:] if player != other]
    return out + bye


def who_rests(players: list[int], shunned: Shunned, rested: set[int]) -> int:
    """The lowest without a bye who leaves everybody somebody new to meet; failing that, the lowest without one."""
    fresh = [player for player in players[::-1] if player not in rested] or players[::-1]
    everybody = frozenset(players)
    return next((player for player in fresh if can_be_paired(everybody - {player}, shunned)), fresh[0])


def wishes(left: list[int], points: dict[int, float]) -> list[int]:
    """Whom the first of those left would meet, the best wish first."""
    first = left[0]
    group = [player for player in left if points[player] == points[first]]
    half = len(group) // 2
    return group[half or 1 :] + group[1 : half or 1] + left[len(group) :]


def can_be_paired(players: frozenset[int], shunned: Shunned) -> bool:
    """Whether everybody here finds somebody to meet.

    Where everybody may meet at least half of the others, it is always so (Dirac's theorem).
    """
    may = [len(players - shunned.get(player, set())) - 1 for player in players]
    if not players or (len(players) % 2 == 0 and min(may) * 2 >= len(players)):
        return True
    return Pairing(sorted(players), shunned).whole


def forgive(players: list[int], met: Shunned, mates: Shunned) -> Shunned:
    """Whom nobody meets: if need be, those at the bottom may meet again, as few as possible; then those of a team."""
    here = frozenset(players)
    for pardoned, kept in ((met, mates), (mates, {})):
        low, high = 0, len(players)  # how many from the bottom are pardoned: the fewest that will do
        while low < high:
            middle = (low + high) // 2
            if can_be_paired(here, without(players[len(players) - middle :], pardoned, kept)):
                high = middle
            else:
                low = middle + 1
        shunned = without(players[len(players) - low :], pardoned, kept)
        if can_be_paired(here, shunned):
            return shunned
    return {}


def without(lowest: list[int], pardoned: Shunned, kept: Shunned) -> Shunned:
    """What is left of it when nothing stands between these players but what is kept."""
    free = set(lowest)
    return together({one: others - free if one in free else others for one, others in pardoned.items()}, kept)


def together(one: Shunned, other: Shunned) -> Shunned:
    return {player: one.get(player, set()) | other.get(player, set()) for player in one.keys() | other.keys()}
