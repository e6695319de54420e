"""Declared state: a class names its fields once, and gets clone, equality, JSON and sight from that.

A field holds plain data only: numbers, strings, None, choices, records, and lists of one kind of these. Nothing in a
state refers to another part of it, so a clone is a copy of the declared fields and nothing else.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

R = TypeVar("R", bound="Part")

UNKNOWN: Final = -1
"""What a view shows where a number (a card, a counter) is hidden."""

# Who may see a field. Declared beside the field's name, and used for views and nothing else.
OPEN: Final = "open"  # everybody sees it
OWN: Final = "own"  # a list with one entry per seat: the owner sees it, the others see its size or that it is there
PRIVATE: Final = "private"  # a list with one entry per seat: the owner sees it, the others see nothing at all
SIZE: Final = "size"  # nobody sees it, everybody sees how many cards it holds
SECRET: Final = "secret"  # nobody sees anything of it
OPTIONAL: Final = "optional"  # everybody sees it; while it is None, JSON does not mention it
PARTLY: Final = "partly"  # the record's own `shown(name, seat)` says what a seat sees


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One thing a seat may decide: a verb and whole numbers. Immutable, and equal by value."""

    def __init__(self, verb: str, args: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.args = args
        self.hashed: i64 = 0  # its hash, once that was asked for
        self.serial: i64 = 0  # of this very object, for whoever keeps something about it; 0 until then

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return False
        return self is other or (self.verb == other.verb and self.args == other.args)

    def __hash__(self) -> int:
        if self.hashed == 0:
            self.hashed = hash((self.verb, self.args))
        return self.hashed

    def __repr__(self) -> str:
        return f"Choice({self.verb!r}, {self.args!r})"

    def __reduce__(self) -> tuple[type[Choice], tuple[str, tuple[int, ...]]]:
        """Copied and pickled by value: hash and serial number mean nothing in another process."""
        return (Choice, (self.verb, self.args))

    def to_json(self) -> list[str | int]:
        return [self.verb, *self.args]

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, known: Any) -> Choice:
        return self


SEALED: Final = Choice("sealed")
"""What a view shows for a choice that was handed in but may not be seen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Base of everything that lives in a state. Subclasses list their fields in `FIELDS`.

    Every record class carries the decorator above: with it a compiled record can be made before its fields are
    filled, as `blank` does, and its `__init__` still runs at native speed.
    """

    FIELDS: ClassVar[dict[str, str]] = {}
    NAME: ClassVar[str] = ""  # in JSON, if it is not that of the class

    def clone(self: R) -> R:
        """A copy that shares nothing that can change."""
        twin: R = blank(type(self))
        for name in self.FIELDS:
            twin.set_field(name, copied(self.get_field(name)))
        return twin

    def get_field(self, name: str) -> Any:
        """What a declared field holds. A class that keeps it elsewhere says so here and in `set_field`."""
        return getattr(self, name)

    def set_field(self, name: str, value: Any) -> None:
        """Fill a declared field."""
        setattr(self, name, value)

    def wake(self) -> None:
        """Set what is remembered but not declared (caches); a blank record has nothing else."""

    def shown(self, name: str, seat: int) -> Any:
        """What `seat` sees of a field declared PARTLY."""
        raise TypeError(f"{type(self).__name__} declares {name} PARTLY but does not show it")

    def covered(self: R) -> R:
        """What is left when only the size may be seen."""
        raise TypeError(f"a {type(self).__name__} has no size to show")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        return all(self.get_field(name) == other.get_field(name) for name in self.FIELDS)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its declared fields. The module `copy` makes clones."""
        return revived, (type(self), [self.get_field(name) for name in self.FIELDS])

    def __copy__(self: R) -> R:
        return self.clone()

    def __deepcopy__(self: R, known: Any) -> R:
        return self.clone()

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={self.get_field(name)!r}" for name in self.FIELDS)
        return f"{type(self).__name__}({inside})"


def name_of(kind: type[Part]) -> str:
    """The name of a class in JSON."""
    return kind.NAME or kind.__name__


def blank(kind: type[R]) -> R:
    """A record whose fields are not filled yet."""
    made: R = kind.__new__(kind)
    made.wake()
    return made


def revived(kind: type[R], values: list[Any]) -> R:
    """A record from its declared fields: the inverse of pickling."""
    made: R = blank(kind)
    for name, value in zip(kind.FIELDS, values, strict=True):
        made.set_field(name, value)
    return made


def copied(value: Any) -> Any:
    """A deep copy of plain data."""
    if isinstance(value, list):
        return [copied(item) for item in value] if nested(value) else value.copy()
    if isinstance(value, Part):
        return value.clone()
    return value


def nested(items: list[Any]) -> bool:
    """Whether a list holds lists or records. Lists are of one kind (and None), so the first item tells."""
    for item in items:
        if item is not None:
            return isinstance(item, (list, Part))
    return False


# ---------------------------------------------------------------- JSON


def encoded(value: Any) -> Any:
    """Plain data as JSON values. A record carries its class name under "@"."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, list):
        return [encoded(item) for item in value]
    if isinstance(value, Choice):
        return {"!": value.to_json()}
    if isinstance(value, Part):
        out: dict[str, Any] = {"@": name_of(type(value))}
        for name, sight in value.FIELDS.items():
            held = value.get_field(name)
            if held is not None or sight != OPTIONAL:
                out[name] = encoded(held)
        return out
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def decoded(data: Any, kinds: dict[str, type[Part]]) -> Any:
    """The inverse of `encoded`; `kinds` names the record classes that may appear."""
    if data is None or isinstance(data, (bool, int, str, float)):
        return data
    if isinstance(data, list):
        return [decoded(item, kinds) for item in data]
    if "!" in data:
        verb, *args = data["!"]
        return Choice(verb, tuple(args))
    kind = kinds[data["@"]]
    made = blank(kind)
    for name, sight in kind.FIELDS.items():
        made.set_field(name, decoded(data.get(name) if sight == OPTIONAL else data[name], kinds))
    return made


def canonical(data: Any) -> str:
    """JSON text that is the same for equal data: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(data: Any) -> str:
    """A short fingerprint of JSON data."""
    return blake2b(canonical(data).encode(), digest_size=16).hexdigest()


# ---------------------------------------------------------------- sight


def hidden(value: Any) -> Any:
    """What is left of a value when only its size, or that it is there, may be seen."""
    if isinstance(value, Part):
        return value.covered()
    if isinstance(value, list):
        return [hidden(item) for item in value]
    if isinstance(value, Choice):
        return SEALED
    return None if value is None else UNKNOWN


def absent(value: Any) -> Any:
    """What is left of a value of which nothing may be seen: the same whatever the value was."""
    if isinstance(value, Part):
        return value.covered()
    if isinstance(value, list):
        return []
    return UNKNOWN if isinstance(value, int) else None


def left_of(record: Part, name: str, sight: str, seat: int) -> Any:
    """What a seat sees of a field that not everybody sees whole. Nothing else knows what a declared sight means."""
    if sight == PARTLY:
        return record.shown(name, seat)
    held = record.get_field(name)
    if by_seat(sight):
        return [item if owner == seat else left_for_others(item, sight) for owner, item in enumerate(held)]
    return left_for_others(held, sight)


def left_for_others(value: Any, sight: str) -> Any:
    """What those see of a value who may not see it whole."""
    return hidden(value) if sight in (OWN, SIZE) else absent(value)


def by_seat(sight: str) -> bool:
    """Whether a field is a list with one entry per seat, of which its owner sees everything."""
    return sight in (OWN, PRIVATE)


def is_open(sight: str) -> bool:
    """Whether everybody sees a field whole."""
    return sight in (OPEN, OPTIONAL)
