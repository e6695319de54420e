"""Views: what one seat may know, built up from declared visibility; and help for imagining the rest."""

from __future__ import annotations

from typing import Any, Final, Generic

from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import S
from spellhall.kernel.state import PARTLY, Part, by_seat, encoded, is_open, left_for_others
from spellhall.kernel.zones import Bag, Zone


class View(Generic[S]):
    """What `seat` sees (-1: a spectator). `state` has the shape of a state, with only the seen parts in it.

    Hidden bags keep their size only, hidden numbers are UNKNOWN, hidden choices are SEALED or None. Rules
    that depend only on what a seat sees (its legal choices) work on it as they do on the true state.
    """

    def __init__(self, seat: int, state: S) -> None:
        self.seat = seat
        self.state = state

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.seat, self.state)

    def to_json(self) -> dict[str, Any]:
        setup = self.state.setup
        return {
            "game": setup.game,
            "seats": setup.seats,
            "seat": self.seat,
            "options": setup.options,
            "table": encoded(self.state),
        }


def view_of(state: S, seat: int) -> View[S]:
    """The view of a seat: a copy of the state in which everything is covered that the seat may not see.

    Fields to cover are those of the state and of its frames; a record in an open field has open fields only.
    """
    table = state.clone()
    cover(table, state, seat)
    for place, frame in enumerate(table.stack):
        cover(frame, state.stack[place], seat)
    return View(seat, table)


class Covered:
    """A field that not everybody sees."""

    def __init__(self, kind: type[Part], name: str, sight: str) -> None:
        self.name = name
        self.sight = sight
        self.partly = sight == PARTLY
        self.by_seat = by_seat(sight)
        self.made_up = kind.get_field is not Part.get_field  # changing what it gives may not change the record


_TO_COVER: Final[dict[type[Part], list[Covered]]] = {}


def to_cover(kind: type[Part]) -> list[Covered]:
    """The fields of a class that not everybody sees."""
    found = _TO_COVER.get(kind)
    if found is None:
        found = [Covered(kind, name, sight) for name, sight in kind.FIELDS.items() if not is_open(sight)]
        _TO_COVER[kind] = found
    return found


def cover(record: Part, source: Part, seat: int) -> None:
    """Leave of a copy of `source` what a seat may see. Zones are covered in place: views are made all the time."""
    for field in to_cover(type(record)):
        name = field.name
        if field.partly:
            record.set_field(name, source.shown(name, seat))  # it may look at all its fields for that
            continue
        held = record.get_field(name)
        if isinstance(held, Zone):
            held.cover()
        elif field.by_seat:
            if cover_others(held, seat, field.sight) and field.made_up:
                record.set_field(name, held)
        else:
            record.set_field(name, left_for_others(held, field.sight))


def cover_others(items: list[Any], seat: int, sight: str) -> bool:
    """Cover what belongs to other seats in a list with one entry per seat; whether an entry was replaced."""
    replaced = False
    for owner in range(len(items)):
        if owner != seat:
            item = items[owner]
            if isinstance(item, Zone):
                item.cover()
            elif item is not None:
                items[owner] = left_for_others(item, sight)
                replaced = True
    return replaced


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
