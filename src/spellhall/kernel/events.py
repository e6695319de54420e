"""What happened, told to each audience in its own words. Secrets are decided where the fact is made."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.decisions import SEAT_LETTERS

SEAT_NAMES: Final = ("seat", "seats", "rival", "target_seat", "by", "to")
"""Facts under these names are seats, and written as letters."""

Facts = dict[str, Any]
"""What an event tells: plain JSON values under short names."""


class Event:
    """One fact of the game: what everybody learns, and what single seats learn instead."""

    def __init__(self, kind: str, clause: str, public: Facts | None, private: dict[int, Facts]) -> None:
        self.kind = kind
        self.clause = clause
        self.public = public
        self.private = private

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.clause, self.public, self.private)

    def told_to(self, seat: int) -> Facts | None:
        """The facts for a seat (-1: a spectator), or None if this event is not for it."""
        facts = self.private.get(seat, self.public)
        if facts is None:
            return None
        return {"event": self.kind, "clause": self.clause, **facts}


def event_text(facts: Facts) -> str:
    """An event in notation: `learned seat=A cards=S040`."""
    words = [str(facts["event"])]
    for name, value in facts.items():
        if name not in ("event", "clause"):
            words.append(f"{name}={value_text(name, value)}")
    return " ".join(words)


def value_text(name: str, value: Any) -> str:
    if isinstance(value, list):
        return ",".join(value_text(name, item) for item in value)
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and name in SEAT_NAMES and 0 <= value < len(SEAT_LETTERS):
        return SEAT_LETTERS[value]
    return str(value).replace(" ", "_")


def event_fits(wanted: str, facts: Facts) -> bool:
    """Whether an event has the wanted kind and at least the wanted values."""
    kind, *values = wanted.split()
    return kind == facts["event"] and set(values) <= set(event_text(facts).split()[1:])


# ---------------------------------------------------------------- keeping a view current
#
# A seat that was told its first view and every change since has its current view. The change is worked out
# from two views of that seat, so it cannot tell more than the views do, and no rule is written twice.


ABSENT: Final = object()


def change(old: Any, new: Any) -> Any:
    """What turns JSON `old` into JSON `new`: {"=": value}, or a dict or list of nested changes; None if equal."""
    if type(old) is not type(new):
        return {"=": new}
    if isinstance(new, dict):
        return change_of_dict(old, new)
    if isinstance(new, list):
        return change_of_list(old, new)
    return None if old == new else {"=": new}


def change_of_dict(old: dict[str, Any], new: dict[str, Any]) -> Any:
    if len(old) != len(new) or old.get("@") != new.get("@"):
        return {"=": new}
    parts: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key, ABSENT)
        if before is ABSENT:
            return {"=": new}
        if before is not value:  # small numbers and fixed words are one and the same object
            part = change(before, value)
            if part is not None:
                parts[key] = part
    if not parts:
        return None
    return {"=": new} if "!" in new else {"~": parts}  # a choice is told whole


def change_of_list(old: list[Any], new: list[Any]) -> Any:
    items: dict[str, Any] = {}
    both = min(len(old), len(new))
    for index in range(both):
        value = new[index]
        if old[index] is not value:
            part = change(old[index], value)
            if part is not None:
                items[str(index)] = part
    for index in range(both, len(new)):
        items[str(index)] = {"=": new[index]}
    if not items and len(old) == len(new):
        return None
    return {"~": items, "size": len(new)} if old and new and len(items) * 2 <= len(new) else {"=": new}


def fold(view: Any, told: Any) -> Any:
    """Apply a change to a JSON view and return the new view; the old one stays as it was."""
    if told is None:
        return view
    if "=" in told:
        return told["="]
    parts = told["~"]
    if isinstance(view, dict):
        return {key: fold(value, parts.get(key)) for key, value in view.items()}
    out = list(view[: told["size"]])
    for index in range(told["size"]):
        part = parts.get(str(index))
        if index < len(out):
            out[index] = fold(out[index], part)
        else:
            out.append(part["="])
    return out
