"""All tournaments as one process sees them: opening, entering with a key, and what the organiser does."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from spellhall.contests import entries as log
from spellhall.contests import requests as wish
from spellhall.contests.contest import KEEP_DAYS, Contest, rebuilt
from spellhall.contests.plans import ContestPlan, checked
from spellhall.contests.tournament import MOST_PLAYERS
from spellhall.games import game as find_game
from spellhall.hall import schema
from spellhall.hall.gatherings import Attender, Gatherings, Telling
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import Limited
from spellhall.hall.names import checked_name, drawn_name
from spellhall.hall.stored import CONTEST
from spellhall.hall.tournaments import showing
from spellhall.hall.tournaments.keys import identity, is_key, is_signed
from spellhall.hall.tournaments.messages import ContestMessage, Enter
from spellhall.hall.tournaments.rooms import ORGANISER, PLAYER, ContestRoom
from spellhall.hall.tournaments.rounds import ContestRounds
from spellhall.hall.tournaments.tables import ContestTables
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import Message, say
from spellhall.table.judge import TableError, known_bot
from spellhall.table.seats import hashed

if TYPE_CHECKING:
    from spellhall.hall.service import Hall

TRIES = 4  # for a request, while other processes of the hall accept something, too
WAKE = 5.0  # seconds between two looks for tournaments that go on and are not in memory


class Tournaments(Gatherings[ContestRoom]):
    """The tournaments of a hall."""

    phase = CONTEST
    keep_days = KEEP_DAYS

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.tables = ContestTables(hall)
        self.rounds = ContestRounds(self)
        self.woken = 0.0

    # ------------------------------------------------------------ as a gathering

    def rebuilt(self, id: str, code: str, entries: list[str]) -> ContestRoom:
        return ContestRoom(id, code, rebuilt([log.entry_from_text(text) for text in entries]))

    def parsed(self, text: str) -> log.AnyEntry:
        return log.entry_from_text(text)

    def written(self, entry: log.AnyEntry) -> str:
        return log.entry_to_text(entry)

    def missing(self) -> Message:
        return say("contest-missing")

    def turned_out(self) -> Message:
        return say("contest-not-yours")

    def gone(self) -> ContestMessage:
        return ContestMessage(gone=True)

    async def look_after(self, kept: ContestRoom) -> None:
        await self.rounds.look_after(kept)

    async def telling(self, kept: ContestRoom) -> Telling:
        return showing.telling(kept)

    async def accept(self, kept: ContestRoom, entry: log.AnyEntry, row: dict[str, Any] | None = None) -> None:
        """Store an entry that fits what is known here; what another process has stored may say otherwise."""
        if kept.stale:
            await self.current(kept)
            raise TableError("stale", say("hall-faster"))
        goes_on = isinstance(entry, log.Drawn) or (kept.room.phase == "playing" and not isinstance(entry, log.Finished))
        due = entry.at if goes_on else None  # so that any process finds it after a crash
        await super().accept(kept, entry, row or {"phase": CONTEST, "due": due, "touched": entry.at})

    async def round(self) -> None:
        """Also those that go on and that nobody here has asked for: their process may be dead."""
        if time.monotonic() - self.woken > WAKE:
            self.woken = time.monotonic()
            wanted = select(schema.tables.c.id).where(schema.tables.c.phase == CONTEST, schema.tables.c.due > 0)
            async with self.hall.storage.engine.connect() as connection:
                going_on = [found[0] for found in await connection.execute(wanted.limit(1000))]
            for id in going_on:
                await self.room(id)
        await super().round()

    # ------------------------------------------------------------ opening and entering

    async def open(self, plan: ContestPlan, bots: list[str]) -> tuple[str, str, str]:
        """A new tournament: its id, its code and the organiser's token. Raises TableError."""
        plan = checked(plan)
        game = find_game(plan.game)
        known = [known_bot(game, bot) for bot in bots]
        token = secrets.token_urlsafe(24)
        kept = await self.found(plan.game, log.Opened(now_ms(), hashed(token), plan, secrets.token_hex(32)))
        async with kept.lock:
            for bot in known:
                await self.accept(kept, self.bot_entry(kept.room, bot))
        self.hall.metrics.add("tournaments")
        return kept.id, kept.code, token

    def bot_entry(self, room: Contest, bot: str, team: str = "") -> log.Entered:
        """A bot enters under a name of its own; raises TableError."""
        self.may_enter(room, team)
        number = 1 + sum(one.bot == bot for one in room.players)
        return log.Entered(now_ms(), f"{bot.capitalize()} {number}", bot=bot, team=team)

    def may_enter(self, room: Contest, team: str) -> None:
        """Whether somebody new can enter now; raises TableError."""
        if room.phase == "over":
            raise TableError("not_now", say("contest-over"))
        if len(room.players) >= MOST_PLAYERS:
            raise TableError("not_now", say("contest-full", most=MOST_PLAYERS))
        if room.phase == "playing" and not room.held.late_entry:
            raise TableError("not_now", say("contest-begun"))
        if team and not room.plan.teams:
            raise TableError("refused", say("contest-no-teams"))

    async def challenge(self, id: str, key: str, caller: str) -> str:
        """What the holder of a key signs to enter: never the same twice, in any tournament. Raises TableError."""
        kept = await self.room(id, caller)
        if not is_key(key):
            raise TableError("malformed", say("contest-no-key"))
        async with kept.lock:
            kept.stale = kept.stale or self.hall.settings.many
            await self.current(kept)
            return challenge_of(kept, identity(key))

    async def join(self, id: str, data: Enter, caller: str) -> tuple[str, int]:
        """Enter with a key, or go on with it from this device: a token and the player's number. Raises TableError."""
        kept = await self.room(id, caller)
        who = identity(data.key)
        async with kept.lock:
            await self.current(kept)
            with self.hall.limits.working(caller):
                if not is_signed(data.key, challenge_of(kept, who), data.signature):
                    raise TableError("not_yours", say("contest-not-signed"))
            token = secrets.token_urlsafe(24)
            known = kept.room.of_key(who)
            if known is None:
                await self.accept(kept, self.entry_of(kept.room, data, who, hashed(token)))
                player = len(kept.room.players) - 1
            else:
                if kept.room.players[known].expelled:
                    raise TableError("not_yours", say("contest-expelled"))
                await self.accept(kept, log.Moved(now_ms(), known, hashed(token)))
                player = known
            kept.seen[hashed(token)] = time.monotonic()
        await self.look_after_now(kept)
        await self.tell(kept)
        return token, player

    def entry_of(self, room: Contest, data: Enter, who: str, token: str) -> log.Entered:
        """A new player; raises TableError."""
        if room.closed:
            raise TableError("not_now", say("contest-closed"))
        team = checked_name(data.team, self.hall.settings.own_names) if data.team.strip() else ""
        self.may_enter(room, team)
        if data.name.strip() and not (room.plan.own_names and self.hall.settings.own_names):
            raise TableError("refused", say("contest-names-drawn"))
        taken = {one.name for one in room.players}
        name = checked_name(data.name, True) if data.name.strip() else ""
        while not name or name in taken:
            name = f"{name} {len(taken) + 1}" if name else drawn_name()
        return log.Entered(now_ms(), name, data.face, who, token, data.nonce, team)

    async def enter(self, kept: ContestRoom, listener: Attender) -> None:
        """Somebody listens from now on."""
        if listener.class_token and not await self.known(kept, listener.class_token):
            raise TableError("not_yours", say("contest-not-yours"))
        kept.enter(listener)
        await self.look_after_now(kept)
        await self.tell(kept)

    # ------------------------------------------------------------ requests

    async def act(self, id: str, token: str, request: wish.AnyRequest, caller: str = "") -> int:
        """Carry out a request of whoever holds this (hashed) token; raises TableError."""
        kept = await self.room(id, caller)
        if kept.audience(token) != ORGANISER:
            self.hall.limits.take("joins", caller)  # strangers and players pay themselves, not the tournament
            await self.known(kept, token)
        elif caller and not kept.requests.take():
            raise Limited(say("hall-too-many"), kept.requests.wait())
        who = kept.audience(token)
        if who != ORGANISER and (who != PLAYER or not isinstance(request, wish.PLAYERS_MAY)):
            raise TableError("not_yours", say("contest-organiser-only"))
        async with kept.lock:
            for left in range(TRIES - 1, -1, -1):
                await self.current(kept)
                try:
                    await self.carry_out(kept, token, who, request)
                    break
                except TableError as error:
                    if error.code != "stale" or not left:
                        raise
            number = kept.room.number
            if isinstance(request, wish.DeleteTournament):
                return number
        await self.look_after_now(kept)
        await self.tell(kept)
        return number

    async def carry_out(self, kept: ContestRoom, token: str, who: str, request: wish.AnyRequest) -> None:
        """Store what a request leads to; the caller holds the lock. Raises TableError."""
        room, now = kept.room, now_ms()
        if isinstance(request, wish.DeleteTournament):
            await self.delete(kept)
        elif isinstance(request, (wish.WithdrawPlayer, wish.ReturnPlayer, wish.ExpelPlayer)):
            if request.player >= len(room.players):
                raise TableError("missing", say("contest-no-player"))
            if who == PLAYER and request.player != room.of_token(token):
                raise TableError("not_yours", say("contest-organiser-only"))
            await self.change_player(kept, request, now)
        elif room.phase == "over":
            raise TableError("not_now", say("contest-over"))
        elif isinstance(request, wish.StartRound):
            await self.start(kept)
        elif isinstance(request, wish.EnterBot):
            bot = known_bot(find_game(room.plan.game), request.bot)
            team = checked_name(request.team, self.hall.settings.own_names) if request.team.strip() else ""
            await self.accept(kept, self.bot_entry(room, bot, team))
        elif isinstance(request, wish.CloseEntries):
            await self.accept(kept, log.Closed(now, request.on))
        elif isinstance(request, wish.HoldTables):
            if request.on == (room.paused > 0):
                raise TableError("not_now", say("contest-already"))
            await self.accept(kept, log.Held(now, request.on))
        elif isinstance(request, wish.SettleMeeting):
            meetings = room.held.rounds[-1] if room.held.rounds else []
            if request.place >= len(meetings) or meetings[request.place].bye:
                raise TableError("missing", say("contest-no-meeting"))
            await self.rounds.settle(kept, request.place, request.games)
        else:
            for place in room.held.open:
                await self.tables.stop(room.meets[-1][place].tables[-1])
            await self.rounds.finish(kept)

    async def change_player(
        self, kept: ContestRoom, request: wish.WithdrawPlayer | wish.ReturnPlayer | wish.ExpelPlayer, now: int
    ) -> None:
        """A player goes, or comes back; the caller holds the lock. Raises TableError."""
        room, player = kept.room, request.player
        gone, expelled = room.is_gone(player), room.players[player].expelled
        if isinstance(request, wish.ReturnPlayer):
            if not gone:
                raise TableError("not_now", say("contest-already"))
            if expelled:
                raise TableError("not_now", say("contest-expelled"))
            if room.phase == "over" or (room.phase == "playing" and not room.held.late_entry):
                raise TableError("not_now", say("contest-begun"))
            await self.accept(kept, log.Back(now, player))
            return
        if expelled or (gone and isinstance(request, wish.WithdrawPlayer)):
            raise TableError("not_now", say("contest-already"))
        seat = room.sits(player)
        await self.accept(kept, log.Left(now, player, isinstance(request, wish.ExpelPlayer)))
        if seat is not None:
            await self.tables.stop(seat[0])

    async def start(self, kept: ContestRoom) -> None:
        """The first round, or the next one; the caller holds the lock. Raises TableError."""
        room = kept.room
        if len(room.held.here) < 2:
            raise TableError("not_now", say("contest-few"))
        if room.paused:
            raise TableError("not_now", say("contest-paused"))
        if room.held.open and not room.plan.arena:
            raise TableError("not_now", say("contest-round-runs", open=len(room.held.open)))
        if room.held.over:
            raise TableError("not_now", say("contest-over"))
        try:
            await self.rounds.draw(kept)
        except TableError:
            raise
        except SpellhallError as error:
            raise TableError("not_now", error.message) from None

    # ------------------------------------------------------------ what tables ask

    async def may_be_shown(self, id: str, table: str) -> bool:
        """Whether the record of a table tells nobody a deal that they are still to play."""
        kept = await self.room(id)
        if self.hall.settings.many:
            await self.catch_up(id, kept.room.number + 1)
        return kept.room.may_be_shown(table)


def challenge_of(kept: ContestRoom, who: str) -> str:
    """The text for a key: the tournament, and how often the key was used there."""
    known = kept.room.of_key(who)
    return f"spellhall tournament {kept.id} {0 if known is None else kept.room.players[known].entries}"
