"""Who sits with whom. Pupils who share a device stay together: it can show one table only."""

from __future__ import annotations

from random import Random

from spellhall.classroom.classroom import Classroom
from spellhall.classroom.entries import BOT
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError

Group = list[int]


def devices(room: Classroom, pupils: list[int]) -> list[Group]:
    """Pupils by their devices, in the order in which they came."""
    out: dict[str, Group] = {}
    for pupil in pupils:
        out.setdefault(room.pupils[pupil].token, []).append(pupil)
    return list(out.values())


def at_random(room: Classroom, seats: int, counts: list[int], luck: Random) -> list[Group]:
    """Everybody who is present, at tables of so many."""
    units = devices(room, room.present())
    luck.shuffle(units)
    return packed(units, seats, counts)


def by_strength(room: Classroom, seats: int, counts: list[int], strength: dict[int, float]) -> list[Group]:
    """As `at_random`, with those together who can do about as much; a device counts as its pupils' mean."""
    units = devices(room, room.present())
    units.sort(key=lambda unit: (-sum(strength.get(one, 0.0) for one in unit) / len(unit), unit[0]))
    return packed(units, seats, counts)


def packed(units: list[Group], seats: int, counts: list[int]) -> list[Group]:
    """Devices one after the other onto tables; one pupil who is left over joins a table that may be larger.

    Nobody sits alone with a bot if the game can be played by one more. Whoever still does plays with a bot.
    """
    tables: list[Group] = []
    for unit in units:
        for start in range(0, len(unit), seats):  # more on one device than a table has seats: several tables
            part = unit[start : start + seats]
            fits = next((table for table in tables if len(table) + len(part) <= seats), None)
            if fits is None:
                tables.append(list(part))
            else:
                fits.extend(part)
    alone = [table for table in tables if len(table) == 1]
    if len(alone) == 1 and len(tables) > 1 and seats + 1 in counts:
        full = next((table for table in tables if len(table) == seats), None)
        if full is not None:
            full.extend(alone[0])
            tables.remove(alone[0])
    return tables


def chosen(room: Classroom, wanted: list[Group], counts: list[int]) -> list[Group]:
    """Tables as the teacher has put them together; raises TableError with a sentence if that cannot be."""
    tables = [table for table in wanted if table]
    listed = [pupil for table in tables for pupil in table]
    if len(set(listed)) != len(listed) or not set(listed) <= set(room.present()):
        raise TableError("malformed", say("class-no-such-seating"))
    for table in tables:
        if len(table) > max(counts):
            raise TableError("refused", say("class-table-too-large", most=max(counts)))
    for unit in devices(room, listed):
        if len({at for at, table in enumerate(tables) for pupil in unit if pupil in table}) > 1:
            names = " + ".join(room.pupils[pupil].name for pupil in unit)
            raise TableError("refused", say("class-shared-device", names=names))
    return tables


def with_bots(group: Group, seats: int, counts: list[int]) -> list[int]:
    """The seats of a table: the pupils, and bots where the game needs more players."""
    size = max(len(group), min(seats, max(counts)))
    if len(group) > 1 and len(group) in counts:
        size = len(group)
    size = next(count for count in sorted(counts) if count >= size)
    return [*group, *[BOT] * (size - len(group))]


def free_seat(room: Classroom, open_tables: list[str], unit: Group) -> tuple[str, list[int]] | None:
    """A table at which enough bots play for the pupils of a device, and the seats; None: there is none."""
    for table in open_tables:
        bots = [at for at, pupil in enumerate(room.tables[table].pupils) if pupil == BOT]
        if len(bots) >= len(unit):
            return table, bots[: len(unit)]
    return None
