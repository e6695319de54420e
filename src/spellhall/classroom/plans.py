"""Lesson plans: which game, with which options and facts, for how long. Games ship some in their `classroom.toml`."""

from __future__ import annotations

import tomllib
from typing import Annotated, Any

import msgspec

from spellhall.games import game as find_game
from spellhall.games import game_ids, shelf
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.rooms import file_in
from spellhall.practice.facts import BadFacts, facts_of
from spellhall.table.judge import TableError, known_bot

FILE = "classroom.toml"
PACES = ("calm", "usual", "quick")
"""How long a sum may take before it counts as slow, and how soon the next game begins; nobody is cut off."""
DEADLINES = {"calm": 40, "usual": 20, "quick": 10}
"""Seconds for a sum."""


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of the game that grows with the minutes of the lesson: so many for each minute."""

    option: Annotated[str, msgspec.Meta(max_length=40)]
    per_minute: Annotated[float, msgspec.Meta(gt=0, le=20)]
    low: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    high: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1000


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a lesson is played."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    facts: Annotated[str, msgspec.Meta(max_length=80)] = ""  # as practice.facts reads them; empty: the game's own cards
    minutes: Annotated[int, msgspec.Meta(ge=1, le=240)] = 20
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    help: bool = True  # whether pupils may ask for hints
    pace: Annotated[str, msgspec.Meta(max_length=10)] = "usual"
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""  # who fills empty seats; empty: the usual one
    fitted: Fitted | None = None
    adaptive: bool = True  # whether decks follow what the pupils of a table can do


class Template(msgspec.Struct, frozen=True):
    """A lesson plan under a name, with the ages that it is made for."""

    id: str
    ages: str
    title: Message
    plan: Plan


class Shipped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan as a game's file has it; its title is the message `<prefix>-plan-<id>`."""

    id: str
    ages: str
    plan: dict[str, Any]


class PlanFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[Shipped] = []


def templates() -> list[Template]:
    """All shipped plans, the youngest first."""
    out = [each for game in shelf() for each in templates_of(game)]
    return sorted(out, key=lambda each: (int(each.ages.partition("-")[0]), each.id))


def templates_of(game: GameDefinition[Any]) -> list[Template]:
    text = file_in(game, FILE)
    if text is None:
        return []
    found = msgspec.convert(tomllib.loads(text), PlanFile)
    return [
        Template(
            each.id,
            each.ages,
            game.message(f"plan-{each.id}"),
            msgspec.convert({**each.plan, "game": game.id}, Plan),
        )
        for each in found.lesson
    ]


def options_of(plan: Plan) -> dict[str, Any]:
    """The options of the game, with rounds that fit the minutes."""
    options = dict(plan.options)
    if plan.fitted is not None:
        wanted = round(plan.minutes * plan.fitted.per_minute)
        options[plan.fitted.option] = max(plan.fitted.low, min(plan.fitted.high, wanted))
    return options


def checked(plan: Plan) -> Plan:
    """A plan that can be played; raises TableError with a sentence."""
    if plan.game not in game_ids():
        raise TableError("missing", say("hall-no-game", games=", ".join(game_ids())))
    if plan.pace not in PACES:
        raise TableError("malformed", say("class-no-pace", paces=", ".join(PACES)))
    game = find_game(plan.game)
    if plan.seats not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise TableError("refused", say("no-seat-count", game=game.title, counts=counts, seats=plan.seats))
    known_bot(game, plan.bot)
    try:
        setup = game.setup(plan.seats, options_of(plan))
    except SpellhallError as error:
        raise TableError("refused", error.message) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise TableError("malformed", say("class-no-plan")) from None
    if plan.facts:
        try:
            facts_of(plan.facts)
        except BadFacts:
            raise TableError("refused", say("class-no-facts")) from None
    given = {name: setup.options[name] for name in plan.options}
    return msgspec.structs.replace(plan, options=given)
