"""How practice meets a game: each game says in its own folder (`practice.py`) which facts its play is about.

    PLANS = ["tables 2-12"]                                  the facts that its usual cards ask for
    tried(state, seat, choice) -> Tried | None               what a choice answers, before it is carried out
    dealt(wanted, options) -> Dealt                          options and cards for a table that should ask these facts
    solved(view, decision) -> Choice | None                  the answer to a sum, for a table that helps a seat
    asked(view) -> Fact | None                               the sum that a seat is being asked

A game without that file practises nothing, and that is said by None or an empty list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.practice.facts import Fact


class Tried(NamedTuple):
    """An answer that a player gave by a choice: to which fact, and whether it was right."""

    fact: Fact
    right: bool


class Dealt(NamedTuple):
    """How to set a table up: options to add to those of the plan, and cards as JSON (None: the usual ones)."""

    options: dict[str, Any]
    cards: Any


def practises(game: GameDefinition[Any]) -> bool:
    """Whether the game asks for arithmetic at all."""
    return room(game, "practice") is not None


def plans(game: GameDefinition[Any]) -> list[str]:
    """The facts that the game's usual cards ask for, as words for `facts_of`."""
    found = room(game, "practice")
    return list(found.PLANS) if found else []


def tried(game: GameDefinition[Any], state: Any, seat: int, choice: Choice) -> Tried | None:
    """What a seat answers by a choice, looked at before the choice is carried out; None if it is no sum."""
    found = room(game, "practice")
    made: Tried | None = found.tried(state, seat, choice) if found else None
    return made


def dealt(game: GameDefinition[Any], wanted: dict[Fact, float], options: dict[str, Any]) -> Dealt:
    """Options and cards for a table at which these facts should come up, in proportion to their weights."""
    found = room(game, "practice")
    made: Dealt = found.dealt(wanted, options) if found else Dealt({}, None)
    return made


def on_paper(game: GameDefinition[Any], facts: Sequence[Fact]) -> Any:
    """Cards as JSON with which these facts are practised without a computer; None if the game has none of them."""
    found = room(game, "practice")
    return found.on_paper(facts) if found else None


def asked(game: GameDefinition[Any], view: View[Any]) -> Fact | None:
    """The sum that the seat of this view is being asked; None if it is asked something else."""
    found = room(game, "practice")
    made: Fact | None = found.asked(view) if found else None
    return made


def solved(game: GameDefinition[Any], view: View[Any]) -> Choice | None:
    """The right answer to the sum that a seat is being asked, for a table that works it out for the seat."""
    found = room(game, "practice")
    made: Choice | None = found.solved(view) if found else None
    return made
