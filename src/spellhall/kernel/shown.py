"""The JSON of a view straight from the state: the same as `view_for(state, seat).to_json()`, without a view in between.

A server sends views far more often than anybody works with one as an object.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.frames import GameState
from spellhall.kernel.state import OPEN, OPTIONAL, Choice, Part, left_of, name_of


def view_to_json(state: GameState, seat: int) -> dict[str, Any]:
    """What a seat sees (-1: a spectator), as JSON."""
    setup = state.setup
    return {
        "game": setup.game,
        "seats": setup.seats,
        "seat": seat,
        "options": setup.options,
        "table": shown_json(state, seat),
    }


def shown_json(value: Any, seat: int) -> Any:
    """The JSON of the part of a value that a seat may see."""
    if isinstance(value, list):
        if value and isinstance(value[0], int):  # lists are of one kind
            for item in value:
                if not isinstance(item, int):
                    return [shown_json(each, seat) for each in value]
            return value.copy()
        return [shown_json(item, seat) for item in value]
    if not isinstance(value, Part):
        return {"!": value.to_json()} if isinstance(value, Choice) else value
    out: dict[str, Any] = {"@": name_of(type(value))}
    for name, sight in value.FIELDS.items():
        held = value.get_field(name)
        if sight == OPTIONAL:
            if held is not None:
                out[name] = shown_json(held, seat)
        else:
            out[name] = shown_json(held if sight == OPEN else left_of(value, name, sight, seat), seat)
    return out
