"""A tournament of the hall: what its entries add up to, and nothing else; time is handed in.

Who meets whom and who stands where is worked out by `Tournament`, from the same lines as tournaments of bots have. This
adds what people need: keys, devices, tables, deals and the clock of a round.
"""

from __future__ import annotations

import msgspec

from spellhall.contests import entries as log
from spellhall.contests.plans import ContestPlan
from spellhall.contests.seeds import mixed, seed_of
from spellhall.contests.tournament import Line, Tournament

KEEP_DAYS = 30
MOST_GAMES = 20_000  # tables of one tournament


class Player(msgspec.Struct):
    """Somebody who has entered, or a bot."""

    name: str
    face: str
    key: str
    token: str
    nonce: str
    bot: str = ""
    entries: int = 1  # how often the key was used here: what it signs is never the same twice
    expelled: bool = False


class Meet(msgspec.Struct):
    """The games of one meeting."""

    players: tuple[int, ...]
    mix: str  # what the players had added to the deals when it began
    tables: list[str]
    scores: list[tuple[float, float]] = []
    over_at: int = 0

    def seats(self, game: int) -> tuple[int, ...]:
        """Who sits where in a game: the seats are exchanged after each."""
        return self.players if game % 2 == 0 else self.players[::-1]

    def total(self) -> tuple[float, float]:
        return sum(score[0] for score in self.scores), sum(score[1] for score in self.scores)


class Contest:
    """One tournament in memory."""

    def __init__(self, opened: log.Opened) -> None:
        self.number = 1
        self.opened = opened.at
        self.touched = opened.at
        self.organiser = opened.organiser
        self.plan: ContestPlan = opened.plan
        self.secret = opened.secret
        self.held = Tournament(opened.plan.format, opened.plan.rounds)
        self.lines: list[Line] = []
        self.players: list[Player] = []
        self.meets: list[list[Meet]] = []  # beside the rounds of the tournament
        self.closed = False
        self.began = 0  # this round, or the arena
        self.quiet = 0  # when the last result came
        self.paused = 0  # since when all tables stand still; 0: they do not
        self.lost = 0  # milliseconds of pauses since this round began
        self.finished = 0

    # ------------------------------------------------------------ questions

    @property
    def phase(self) -> str:
        return "over" if self.finished else "playing" if self.meets else "gathering"

    @property
    def until(self) -> int:
        """When the time of the round, or of the arena, is up; 0: never, or it has not begun."""
        return self.began + 60_000 * self.plan.minutes + self.lost if self.began and self.plan.minutes else 0

    @property
    def next_at(self) -> int:
        """When the next round begins by itself; 0: it does not, or this one is not over."""
        waiting = self.phase == "playing" and not self.plan.arena and not self.held.open and not self.held.over
        return self.quiet + 1000 * self.plan.rest if waiting and self.plan.rest else 0

    def of_key(self, key: str) -> int | None:
        return next((number for number, one in enumerate(self.players) if key and one.key == key), None)

    def of_token(self, token: str) -> int | None:
        """The player of a hashed token."""
        return next((number for number, one in enumerate(self.players) if token and one.token == token), None)

    def is_gone(self, player: int) -> bool:
        return player in self.held.gone

    def all_tables(self) -> list[str]:
        return [table for meets in self.meets for meet in meets for table in meet.tables]

    def where(self, table: str) -> tuple[int, int, int] | None:
        """Round, place and number of the game that is played at a table."""
        return next(
            (
                (round, place, meet.tables.index(table))
                for round, meets in enumerate(self.meets)
                for place, meet in enumerate(meets)
                if table in meet.tables
            ),
            None,
        )

    def seed(self, round: int, place: int, game: int) -> str:
        """The seed of a game: the same for all meetings of a round; an arena's meetings have their own."""
        deal = game // 2 if self.plan.mirrored else game
        return seed_of(self.secret, self.meets[round][place].mix, round, deal, place if self.plan.arena else 0)

    def may_be_shown(self, table: str) -> bool:
        """Whether nobody is still to play the deal of a table: its round is over (in an arena: its meeting)."""
        found = self.where(table)
        if found is None or self.finished:
            return True
        round, place, _ = found
        if self.plan.arena:
            return self.held.rounds[round][place].over
        return round < len(self.meets) - 1 or not self.held.open

    def free_since(self, player: int) -> int:
        """When a player's last meeting was over; 0: there was none."""
        return max((meet.over_at for meets in self.meets for meet in meets if player in meet.players), default=0)

    def sits(self, player: int) -> tuple[str, int] | None:
        """The table and the seat of a player whose meeting is open; none while they wait."""
        for place in self.held.open:
            meet = self.meets[-1][place]
            if player in meet.players:
                game = len(meet.tables) - 1
                return meet.tables[game], meet.seats(game).index(player)
        return None

    # ------------------------------------------------------------ carrying out

    def take(self, entry: log.AnyEntry) -> None:
        """Carry out an accepted entry. One that does not fit raises SpellhallError; then it is to be read anew."""
        self.number += 1
        self.touched = entry.at
        if isinstance(entry, log.Entered):
            self.note({"enter": entry.name, "team": entry.team} if entry.team else {"enter": entry.name})
            self.players.append(Player(entry.name, entry.face, entry.key, entry.token, entry.nonce, entry.bot))
        elif isinstance(entry, log.Moved):
            self.players[entry.player].token = entry.token
            self.players[entry.player].entries += 1
        elif isinstance(entry, log.Left):
            if not self.is_gone(entry.player):
                self.note({"leave": entry.player})
            self.players[entry.player].expelled = entry.expelled
            self.result_came(entry.at)
        elif isinstance(entry, log.Back):
            self.note({"back": entry.player})
        elif isinstance(entry, log.Drawn):
            self.draw(entry)
        elif isinstance(entry, log.Next):
            self.meets[-1][entry.place].tables.append(entry.table)
        elif isinstance(entry, log.Played):
            self.played(entry)
        elif isinstance(entry, log.Settled):
            self.note({"settle": entry.place, "games": list(entry.games)})
            self.result_came(entry.at)
        elif isinstance(entry, log.Closed):
            self.closed = entry.on
        elif isinstance(entry, log.Held):
            self.hold(entry.on, entry.at)
        elif isinstance(entry, log.Finished):
            self.hold(False, entry.at)
            self.note({"end": True})
            self.finished = entry.at

    def note(self, line: Line) -> None:
        self.held.take(line)
        self.lines.append(line)

    def draw(self, entry: log.Drawn) -> None:
        arena = self.plan.arena
        self.note({"meet" if arena else "round": entry.meetings})
        mix = mixed([one.nonce for one in self.players])
        made = [
            Meet(tuple(players), mix, [table] if table else [])
            for players, table in zip(entry.meetings, entry.tables, strict=True)
        ]
        if arena and self.meets:
            self.meets[0] += made
            return
        self.meets.append(made)
        self.began, self.lost = entry.at, 0
        self.result_came(entry.at)

    def played(self, entry: log.Played) -> None:
        """A meeting is over when all its games are."""
        meet = self.meets[-1][entry.place]
        meet.scores = [*meet.scores, entry.score]
        if len(meet.scores) == self.plan.games and not self.held.rounds[-1][entry.place].over:
            self.note({"result": entry.place, "games": list(meet.total())})
        self.result_came(entry.at)

    def result_came(self, at: int) -> None:
        """Something may have come to its end."""
        self.quiet = at
        for meets, meetings in zip(self.meets[-1:], self.held.rounds[-1:], strict=True):
            for meet, meeting in zip(meets, meetings, strict=True):
                if meeting.over and not meet.over_at:
                    meet.over_at = at

    def hold(self, on: bool, at: int) -> None:
        if on and not self.paused:
            self.paused = at
        elif not on and self.paused:
            self.lost += at - max(self.paused, self.began)
            self.paused = 0


def rebuilt(entries: list[log.AnyEntry]) -> Contest:
    """A tournament from its whole log."""
    first = entries[0]
    assert isinstance(first, log.Opened), "the log of a tournament begins with its opening"
    made = Contest(first)
    for entry in entries[1:]:
        made.take(entry)
    return made


def recomputed(lines: list[Line], format: str, rounds: int) -> Tournament:
    """A tournament from its lines alone."""
    made = Tournament(format, rounds)
    for line in lines:
        made.take(line)
    return made
