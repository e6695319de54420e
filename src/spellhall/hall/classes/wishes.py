"""Which entry a request leads to: seating, plans, handicaps, and what goes to everybody."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from spellhall.classroom import entries as log
from spellhall.classroom import requests as wish
from spellhall.classroom import seating
from spellhall.classroom.classroom import LINES, MOST_TABLES, Classroom
from spellhall.classroom.entries import BOT, Placed
from spellhall.classroom.models import Models
from spellhall.classroom.plans import checked, options_of
from spellhall.games import game as find_game
from spellhall.hall.classes.rooms import PUPIL, ClassRoom
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import Limited
from spellhall.kernel.messages import say
from spellhall.practice import games as practice
from spellhall.practice.helping import Handicap
from spellhall.table.judge import TableError

if TYPE_CHECKING:
    from spellhall.hall.classes.service import Classes


class Wishes:
    """Judges the requests of teachers and pupils; nothing is stored here."""

    def __init__(self, classes: Classes) -> None:
        self.classes = classes

    async def entry_for(self, kept: ClassRoom, token: str, who: str, request: wish.AnyRequest) -> log.AnyEntry:
        """The entry that a request leads to; raises TableError."""
        room, now = kept.room, now_ms()
        if isinstance(request, (wish.Drop, wish.Return)):
            known = request.pupil < len(room.pupils)
            if not known or (who == PUPIL and request.pupil not in room.of_token(token)):
                raise TableError("not_yours", say("class-not-yours"))
            gone = isinstance(request, wish.Drop)
            if room.pupils[request.pupil].gone == gone:
                raise TableError("not_now", say("class-already"))
            return log.Dropped(now, request.pupil) if gone else log.Back(now, request.pupil)
        if isinstance(request, wish.Watch):
            if request.table and request.table not in room.current:
                raise TableError("missing", say("hall-no-table"))
            return log.Watching(now, request.table)
        if room.phase == "over":
            raise TableError("not_now", say("class-over"))
        if isinstance(request, wish.Seat):
            return await self.seated(kept, request, now)
        if isinstance(request, wish.Ease):
            if request.pupil >= len(room.pupils):
                raise TableError("missing", say("class-not-yours"))
            return log.Eased(now, request.pupil, Handicap(request.help, float(request.deadline), request.small))
        if isinstance(request, wish.SetPlan):
            return log.Planned(now, checked(request.plan))
        if isinstance(request, wish.Allow):
            return log.Allowed(now, request.on)
        if isinstance(request, wish.Hold):
            return log.Held(now, request.on)
        if isinstance(request, wish.LastRound):
            return log.Last(now, request.on)
        if isinstance(request, wish.Mute):
            return log.Muted(now, request.on)
        if isinstance(request, wish.Line):
            if request.line and request.line not in LINES:
                raise TableError("malformed", say("class-no-line"))
            return log.Told(now, request.line)
        return log.Finished(now)

    async def seated(self, kept: ClassRoom, request: wish.Seat, now: int) -> log.Seated:
        """Everybody at new tables; raises TableError."""
        room = kept.room
        if not kept.seatings.take():
            raise Limited(say("hall-too-many"), kept.seatings.wait())
        counts, seats = find_game(room.plan.game).seat_counts, room.plan.seats
        models = await self.classes.models(kept)
        if request.how == "chosen":
            groups = seating.chosen(room, request.tables, counts)
        elif request.how == "strength":
            strength = {pupil: models.pupil(room.pupils[pupil].name).strength for pupil in room.present()}
            groups = seating.by_strength(room, seats, counts, strength)
        elif request.how == "random":
            groups = seating.at_random(room, seats, counts, self.classes.luck)
        else:
            raise TableError("malformed", say("class-no-such-seating"))
        if not groups:
            raise TableError("not_now", say("class-nobody"))
        if len(room.tables) + len(groups) > MOST_TABLES:
            raise TableError("not_now", say("class-tables-enough", most=MOST_TABLES))
        return log.Seated(now, [self.placed(room, seating.with_bots(one, seats, counts), models) for one in groups])

    def placed(self, room: Classroom, pupils: list[int], models: Models) -> Placed:
        """A new table for these pupils, with a deck that suits them."""
        plan, options = room.plan, options_of(room.plan)
        game = find_game(plan.game)
        cards = None
        if models.facts and (plan.facts or plan.adaptive):
            names = [room.pupils[one].name for one in pupils if one != BOT] if plan.adaptive else []
            made = practice.dealt(game, models.wanted(names), options)
            options = {**options, **made.options}
            cards = made.cards
        setup = game.setup(len(pupils), options, None if cards is None else game.cards_from(cards))
        return Placed(secrets.token_urlsafe(16), pupils, plan.game, setup.options, game.cards_to_json(setup.cards))
