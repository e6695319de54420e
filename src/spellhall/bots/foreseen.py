"""What is sure to come of a choice. It is carried out in imagined worlds; what is the same in all of them may be said.

A reason that states an outcome gets it from here, so the rules are asked and not written down a second time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice, digest_of

T = TypeVar("T")

WORLDS: Final = 8
FOLLOWING: Final = 60  # choices after the first one: more than any single play needs


class Future:
    """One imagined world: before the choice, when no more replies came, and what the seat is told on the way."""

    def __init__(self, seat: int, before: Any, after: Any, told: list[dict[str, Any]]) -> None:
        self.seat = seat
        self.before = before
        self.after = after
        self.told = told

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What is told of one kind of event."""
        return [facts for facts in self.told if facts["event"] == kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class Replies:
    """How play goes on after the choice, as far as a reason looks; this one stops at once."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        """What the seat that is asked does then; None: look no further."""
        return None


def foresee(
    game: GameDefinition[Any],
    view: View[Any],
    choice: Choice,
    replies: Replies | None = None,
    worlds: int = WORLDS,
    seed: str = "foreseen",
) -> list[Future]:
    """The choice carried out in imagined worlds, each with its own luck. The same view foresees the same."""
    chance = Seeded(f"{seed}/{digest_of(view.to_json())}")
    out: list[Future] = []
    for _ in range(worlds):
        before = game.imagine(view, chance)
        out.append(follow(game, before, view.seat, choice, replies))
    return out


def follow(game: GameDefinition[Any], before: Any, seat: int, choice: Choice, replies: Replies | None = None) -> Future:
    """The choice and the replies to it in one world, which stays as it is."""
    made = game.apply(before, seat, choice)
    told = heard(made.events, seat)
    for _ in range(FOLLOWING):
        if replies is None or made.state.outcome is not None:
            break
        asked = game.waiting(made.state)[0]
        answer = replies.reply(game, made.state, asked, game.legal(made.state, asked))
        if answer is None:
            break
        made = game.apply(made.state, asked, answer)
        told += heard(made.events, seat)
    return Future(seat, before, made.state, told)


def heard(events: list[Any], seat: int) -> list[dict[str, Any]]:
    found = [event.told_to(seat) for event in events]
    return [facts for facts in found if facts is not None]


def agreed(futures: list[Future], fact: Callable[[Future], T | None]) -> T | None:
    """What a fact is in all of these worlds; None if it is not the same everywhere, or unknown in one."""
    if not futures:
        return None
    first = fact(futures[0])
    if first is None:
        return None
    for future in futures[1:]:
        if fact(future) != first:
            return None
    return first
