"""Views: what one seat may know, built up from declared visibility; and help for imagining the rest."""

from __future__ import annotations

from typing import Any, Generic, cast

from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import S
from spellhall.kernel.state import encoded, glimpsed, seen
from spellhall.kernel.zones import Bag


class View(Generic[S]):
    """What `seat` sees (-1: a spectator). `table` has the shape of a state, with only the seen parts in it.

    Hidden bags keep their size only, hidden numbers are UNKNOWN, hidden choices are SEALED or None. Rules
    that depend only on what a seat sees (its legal choices) work on `table` as they do on the state.
    """

    def __init__(self, seat: int, table: S) -> None:
        self.seat = seat
        self.table = table

    def to_json(self) -> dict[str, Any]:
        setup = self.table.setup
        return {
            "game": setup.game,
            "seats": setup.seats,
            "seat": self.seat,
            "options": setup.options,
            "table": encoded(self.table),
        }


def view_of(state: S, seat: int) -> View[S]:
    """The view of a seat, built from the declared fields."""
    table = cast(S, seen(state, seat))
    table.setup = state.setup
    return View(seat, table)


def glimpse_of(state: S, seat: int) -> View[S]:
    """The same view for half the work, to be read at once: it shares what is open with the state."""
    table = cast(S, glimpsed(state, seat))
    table.setup = state.setup
    table.asked = state.asked
    return View(seat, table)


# ---------------------------------------------------------------- imagining


def unseen_cards(total: list[int], known: list[Bag]) -> list[int]:
    """How many cards of each kind are nowhere to be seen: all cards less those in known bags."""
    left = total.copy()
    for bag in known:
        if bag.known:
            for kind, number in enumerate(bag.counts):
                left[kind] -= number
    return left


def deal(pool: list[int], number: int, chance: Chance, into: list[int]) -> None:
    """Move `number` random cards from a pool of counts into another; both lists change."""
    left = sum(pool)
    for _ in range(number):
        kind = chance.pick(pool, left, "imagined")
        pool[kind] -= 1
        into[kind] += 1
        left -= 1
