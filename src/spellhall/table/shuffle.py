"""The shuffle belongs to everybody: each player's device adds a number that nobody else could know beforehand.

1. The table shows the hash of its next seed before anybody sits down (`coming`).
2. Whoever sits down sends the hash of a number of their own (a *share*), and tells the number (the *nonce*) only when
   every seat is taken: then nobody can choose theirs by what the others' are.
3. The cards are dealt by a hash of the seed and all nonces. Bots, and devices that say nothing in time, add nothing,
   and the record shows that.

Before a rematch everybody who sits there promises anew while the last game is over, for every seat that the device has.
A rematch that all have agreed to waits for what was promised.

So neither the hall, which promised its seed before, nor any player can choose the cards, unless all do it together.
Whenever a seat or the options change after a nonce was told, all of them are void.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from spellhall.table.seats import Seat

if TYPE_CHECKING:
    from spellhall.table.table import TableData

PATIENCE = 5_000  # milliseconds that a full table waits for the nonces that were promised


def hash_of(secret: str) -> str:
    """What is shown of a seed or a nonce while it is still secret."""
    return sha256(secret.encode()).hexdigest() if secret else ""


def is_full(data: TableData) -> bool:
    return all(seat.kind != "empty" for seat in data.seats)


def told(data: TableData) -> bool:
    """Whether any nonce is known already."""
    return any(seat.nonce for seat in data.seats)


def waits_until(data: TableData) -> int:
    """Until when a full table, or a rematch, waits for nonces; 0: it waits for none."""
    since = data.full if data.phase == "open" else agreed_at(data)
    return since + PATIENCE if since and is_owed(data) else 0


def is_owed(data: TableData) -> bool:
    """Whether a number was promised that is not told yet."""
    return any(seat.share and not seat.nonce for seat in data.seats)


def agreed_at(data: TableData) -> int:
    """When everybody had agreed to a rematch that waits for numbers; 0: none does."""
    return data.question.agreed if data.question is not None else 0


def is_closed(data: TableData) -> bool:
    """Whether nobody can promise anything more: only then is a number told.

    Before the first game that is so when every seat is taken, since a promise comes with its player. Before a rematch
    it is when every player has promised, or all have agreed to begin: nobody shuts another one out by being quick.
    """
    if data.phase == "open":
        return is_full(data)
    people = [seat for seat in data.seats if seat.kind == "person"]
    return agreed_at(data) > 0 or all(seat.share for seat in people)


def clear(seats: list[Seat]) -> None:
    """Everything that was promised or told is void."""
    for seat in seats:
        seat.share = seat.nonce = ""


def nonces(seats: list[Seat]) -> list[str]:
    """What each seat adds to the shuffle; empty texts for those who add nothing."""
    return [seat.nonce for seat in seats]
