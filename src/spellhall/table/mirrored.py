"""A mirrored match: every deal is played as often as there are seats, by the same players, each one seat further.

So nobody wins by better cards. What happened in a deal stays secret, as far as it was, until everybody has had every
seat of it; the points of all games are added up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellhall.table.table import TableData


def deal_again(data: TableData) -> bool:
    """Whether the next game is the same deal once more."""
    return data.mirrored and data.match % len(data.seats) != 0


def is_secret(data: TableData, match: int) -> bool:
    """Whether the seed and the whole record of one of a table's games are still to be kept: it is being played, or its
    deal is to be played again."""
    seats = len(data.seats)
    last = -(-match // seats) * seats if data.mirrored else match
    return data.match < last or (data.match == last and data.phase != "over")


def beaten(ranks: list[int]) -> list[float]:
    """What a game is worth to each seat: 1 for everyone beaten, ½ for a tie."""
    return [sum(1.0 if theirs > mine else 0.5 if theirs == mine else 0.0 for theirs in ranks) - 0.5 for mine in ranks]
