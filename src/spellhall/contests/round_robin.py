"""Everybody meets everybody once, by Berger's tables as chess federations print them."""

from __future__ import annotations

from spellhall.contests.meetings import Meeting


def schedule(players: list[int]) -> list[list[Meeting]]:
    """All rounds. With an odd number somebody has a bye in every round: whoever would meet the missing player."""
    circle: list[int | None] = [*players] if len(players) % 2 == 0 else [*players, None]
    last, others = circle[-1], circle[:-1]
    half = len(circle) // 2
    rounds = []
    for number in range(len(others)):
        start = number * half % len(others)
        turned = others[start:] + others[:start]
        first: tuple[int | None, int | None] = (turned[0], last) if number % 2 == 0 else (last, turned[0])
        pairs = [first, *((turned[at], turned[-at]) for at in range(1, half))]
        rounds.append([meeting_of(one, other) for one, other in pairs])
    return rounds


def meeting_of(one: int | None, other: int | None) -> Meeting:
    return Meeting(tuple(player for player in (one, other) if player is not None))
