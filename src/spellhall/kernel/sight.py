"""Views: what one seat may know, built up from declared visibility; and help for imagining the rest."""

from __future__ import annotations

from typing import Any, Final, Generic

from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import S
from spellhall.kernel.state import OPEN, OPTIONAL, OWN, PARTLY, PRIVATE, SIZE, Record, absent, encoded, hidden
from spellhall.kernel.zones import Bag, Zone


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
    """The view of a seat: a copy of the state in which everything is covered that the seat may not see.

    It equals `seen(state, seat)`, which builds a view up from the declared fields; that is checked in every game.
    Fields to cover are those of the state and of its frames; a record in an open field has open fields only.
    """
    table = state.clone()
    cover(table, state, seat)
    for place, frame in enumerate(table.stack):
        cover(frame, state.stack[place], seat)
    return View(seat, table)


_TO_COVER: Final[dict[type[Record], list[tuple[str, str]]]] = {}


def to_cover(kind: type[Record]) -> list[tuple[str, str]]:
    """The fields of a class that not everybody sees, with their sight."""
    found = _TO_COVER.get(kind)
    if found is None:
        found = [(name, sight) for name, sight in kind.FIELDS.items() if sight not in (OPEN, OPTIONAL)]
        _TO_COVER[kind] = found
    return found


def cover(record: Record, source: Record, seat: int) -> None:
    """Replace what a seat may not see in a copy of `source` by what is left of it."""
    for name, sight in to_cover(type(record)):
        if sight == PARTLY:
            record.set_field(name, source.shown(name, seat))
            continue
        held = record.field(name)
        if isinstance(held, Zone):
            held.cover()
        elif sight in (OWN, PRIVATE):
            cover_others(held, seat, sight == OWN)
        else:
            record.set_field(name, hidden(held) if sight == SIZE else absent(held))


def cover_others(items: list[Any], seat: int, keep_size: bool) -> None:
    """Cover what belongs to other seats in a list with one entry per seat."""
    for owner in range(len(items)):
        if owner != seat:
            item = items[owner]
            if isinstance(item, Zone):
                item.cover()
            elif item is not None:
                items[owner] = hidden(item) if keep_size else absent(item)


# ---------------------------------------------------------------- imagining


def unseen_cards(total: list[int], known: list[Bag]) -> list[int]:
    """How many cards of each kind are nowhere to be seen: all cards less those in known bags."""
    left = total.copy()
    for bag in known:
        if bag.known:
            for kind, number in enumerate(bag.counts):
                if number:
                    left[kind] = left[kind] - number  # compiled, this is far quicker than -=
    return left


def deal(pool: list[int], number: int, chance: Chance, into: list[int]) -> None:
    """Move `number` random cards from a pool of counts into another; both lists change."""
    left = sum(pool)
    for _ in range(number):
        kind = chance.pick(pool, left, "imagined")
        pool[kind] = pool[kind] - 1
        into[kind] = into[kind] + 1
        left -= 1
