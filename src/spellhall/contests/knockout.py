"""Knock-out: whoever loses is out. The strongest by the list of entrants meet as late as possible."""

from __future__ import annotations

from spellhall.contests.meetings import Meeting, Rounds


def first_round(players: list[int]) -> list[Meeting]:
    """First against last in a bracket of 2, 4, 8 … places; where places are empty the strongest have a bye."""
    places = [0]
    while len(places) < len(players):
        size = 2 * len(places)
        places = [place for upper in places for place in (upper, size - 1 - upper)]
    slots = [players[place] if place < len(players) else None for place in places]
    return [
        Meeting(tuple(player for player in slots[at : at + 2] if player is not None)) for at in range(0, len(slots), 2)
    ]


def next_round(rounds: Rounds, gone: set[int]) -> list[Meeting]:
    """The winners of neighbouring meetings meet. Somebody who has gone gives the other a bye."""
    winners = [winner(meeting, gone) for meeting in rounds[-1]]
    return [
        Meeting(pair)
        for at in range(0, len(winners), 2)
        if (pair := tuple(player for player in winners[at : at + 2] if player is not None))
    ]


def winner(meeting: Meeting, gone: set[int]) -> int | None:
    """Who goes on, unless they have gone; of a drawn meeting, whoever stands higher in the list of entrants."""
    best = min(meeting.players, key=lambda player: (-meeting.points(player), player))
    return None if best in gone else best
