"""Names that belong to the kernel: what the classes of a game must not call their own fields and methods."""

from __future__ import annotations

from typing import Final

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Frame, GameState
from spellhall.kernel.state import Part

RECORD: Final = ("clone", "covered", "get_field", "set_field", "shown", "wake")
"""Methods of every record. A class may write them out for itself, but must not keep anything else under their names."""

FRAME: Final = ("asks", "legal", "receive", "run", "take", "waiting", "why_not")
"""Methods of a frame, by which the kernel runs it. A frame writes them; it must not keep anything under their names."""

STATE: Final = ("asked", "forget", "offer", "offered", "offered_to", "seats", "setup")
"""What the kernel keeps in a state between two steps, and how. A game's state has nothing of its own there."""

CLOCKWORK: Final = ("chance", "outcome", "stack", "turn")
"""Fields that every state declares. A game takes them over as they are, by {**CLOCKWORK, …}."""


def reserved_for(kind: type[Part]) -> tuple[str, ...]:
    """The names that a class must not use for something of its own."""
    if issubclass(kind, GameState):
        return RECORD + STATE
    return RECORD + FRAME if issubclass(kind, Frame) else RECORD


def misused(kind: type[Part]) -> list[str]:
    """The reserved names that a class uses for something of its own."""
    own = vars(kind)
    out = [name for name in reserved_for(kind) if name in kind.FIELDS]
    if issubclass(kind, GameState):
        out += [name for name in STATE + CLOCKWORK if name in own and not is_slot(own[name])]
    out += [name for name in RECORD + FRAME if name in own and name in reserved_for(kind) and not callable(own[name])]
    return out


def is_slot(held: object) -> bool:
    """Whether this is only how a compiled class keeps what it inherits."""
    return type(held).__name__ in ("getset_descriptor", "member_descriptor")


def check_names(game: str, kinds: list[type[Part]]) -> None:
    """Raises SpellhallError with a sentence if a class of a game uses a name of the kernel for something of its own."""
    for kind in kinds:
        for name in misused(kind):
            raise SpellhallError(
                f"{kind.__name__} of {game} may not use the name '{name}', which belongs to the kernel; "
                f"reserved are {', '.join(reserved_for(kind))}."
            )
