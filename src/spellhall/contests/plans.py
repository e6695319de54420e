"""How a tournament of the hall is played: what its organiser chooses, within bounds."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from spellhall.contests.tournament import FORMATS
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import say
from spellhall.table.clocks import ClockRule
from spellhall.table.judge import TableError

SEATS = 2  # of every table: players meet two by two
ABSENT = 120
"""Seconds after which whoever is asked and not there loses the game."""


class ContestPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and how the players meet."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    format: Annotated[str, msgspec.Meta(max_length=20)] = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0  # of a Swiss tournament; 0: enough for one winner
    games: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2  # of every meeting; the seats are exchanged after each
    mirrored: bool = False  # each deal twice, with the seats exchanged; otherwise every game of a meeting has its own
    clock: ClockRule = ClockRule("game", 600, 5, ABSENT)
    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 0  # of a round, or of the whole arena; 0: no limit
    rest: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30  # seconds between rounds; 0: the organiser begins each one
    pause: Annotated[int, msgspec.Meta(ge=0, le=120)] = 8  # seconds to look at the end of a game before the next one
    teams: bool = False
    own_names: bool = False  # whether players may type a name

    @property
    def arena(self) -> bool:
        return self.format == "arena"


def checked(plan: ContestPlan) -> ContestPlan:
    """The plan with all options filled in; raises TableError."""
    if plan.game not in game_ids():
        raise TableError("missing", say("hall-no-game", games=", ".join(game_ids())))
    if plan.format not in FORMATS:
        raise TableError("malformed", say("contest-no-format", formats=", ".join(FORMATS)))
    game = find_game(plan.game)
    if SEATS not in game.seat_counts:
        raise TableError("refused", say("contest-two-seats", game=game.title))
    problem = plan.clock.problem()
    if problem is not None:
        raise TableError("malformed", problem)
    if plan.arena and not plan.minutes:
        raise TableError("malformed", say("contest-arena-minutes"))
    if plan.mirrored and plan.games % 2:
        raise TableError("malformed", say("contest-mirrored-even"))
    try:
        setup = game.setup(SEATS, plan.options, None)
    except SpellhallError as error:
        raise TableError("refused", error.message) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise TableError("malformed", say("hall-malformed")) from None
    return msgspec.structs.replace(plan, options=setup.options)
