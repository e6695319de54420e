"""A tournament as a list of lines: who entered and left, who met whom, what came of it.

Everything else follows from the lines, in their order. Whoever has the lines has the tournament: another process goes
on with it, and anybody can work out the table again.
"""

from __future__ import annotations

from typing import Any

from spellhall.contests import arena, knockout, round_robin, swiss
from spellhall.contests.meetings import Meeting, Rounds, met, rested
from spellhall.contests.standings import Standing, table
from spellhall.contests.teams import TeamStanding, mates_of, team_table
from spellhall.kernel.errors import SpellhallError

IN_ROUNDS = ("swiss", "round-robin", "knockout")
FORMATS = (*IN_ROUNDS, "arena")
MOST_PLAYERS = 200
MOST_ROUNDS = 199
LONGEST_NAME = 100
Line = dict[str, Any]


class Tournament:
    """What the lines say so far. Players are numbers, in the order in which they entered."""

    def __init__(self, format: str, rounds: int = 0) -> None:
        if format not in FORMATS:
            raise SpellhallError(f"There is no such kind of tournament: {format}. There are {', '.join(FORMATS)}.")
        if not 0 <= rounds <= MOST_ROUNDS:
            raise SpellhallError(f"A tournament has up to {MOST_ROUNDS} rounds.")
        self.format = format
        self.wanted = rounds
        self.names: list[str] = []
        self.teams: list[str] = []  # for every player; empty: none
        self.ended = False
        self.gone: set[int] = set()
        self.rounds: Rounds = []  # all meetings of an arena are one round, which grows

    # ------------------------------------------------------------ what is so

    @property
    def here(self) -> list[int]:
        return [player for player in range(len(self.names)) if player not in self.gone]

    @property
    def open(self) -> list[int]:
        """Places of the meetings of this round that are not over."""
        return [place for place, meeting in enumerate(self.rounds[-1]) if not meeting.over] if self.rounds else []

    @property
    def length(self) -> int:
        """How many rounds there are: as many as were asked for, where the kind of tournament leaves a choice."""
        if self.format == "round-robin":
            return len(self.names) - 1 + len(self.names) % 2
        if self.format == "arena":
            return 1
        most = (len(self.names) - 1).bit_length()
        return most if self.format == "knockout" else self.wanted or most

    @property
    def over(self) -> bool:
        if self.open:
            return False
        if self.ended or not self.rounds or self.format == "arena":
            return self.ended
        return len(self.rounds) >= self.length or len(self.here) < 2

    def table(self) -> list[Standing]:
        """The best first. In a knock-out, whoever came further stands higher."""
        lines = table(list(range(len(self.names))), self.rounds)
        if self.format != "knockout":
            return lines
        reached = {player: self.reached(player) for player in range(len(self.names))}
        return sorted(lines, key=lambda line: (-reached[line.player], line.key))

    def team_table(self) -> list[TeamStanding]:
        return team_table(self.teams, self.table())

    @property
    def late_entry(self) -> bool:
        """Whether somebody can still enter when it has begun."""
        return self.format in ("swiss", "arena")

    def free(self) -> list[int]:
        """Who is here and in no meeting that is open."""
        busy = {player for place in self.open for player in self.rounds[-1][place].players}
        return [player for player in self.here if player not in busy]

    def reached(self, player: int) -> int:
        """The last round of a knock-out that a player came to; one more for winning it."""
        last = max(
            (number for number, meetings in enumerate(self.rounds) for one in meetings if one.has(player)), default=-1
        )
        if last == len(self.rounds) - 1 and self.over:
            return last + any(knockout.winner(one, self.gone) == player for one in self.rounds[last] if one.has(player))
        return last

    # ------------------------------------------------------------ the next round

    def draw(self) -> Line:
        """The line of the next round, or of an arena's next meetings. Raises SpellhallError if there are none."""
        if self.format == "arena" and not self.over:
            return {"meet": [list(meeting.players) for meeting in self.arena_meetings(self.free())]}
        if self.open:
            raise SpellhallError("A round is drawn when every meeting of the one before has a result.")
        if len(self.here) < 2:
            raise SpellhallError("A tournament needs at least two players.")
        if self.over:
            raise SpellhallError("The tournament is over.")
        return {"round": [list(meeting.players) for meeting in self.next_meetings()]}

    def next_meetings(self) -> list[Meeting]:
        if self.format == "swiss":
            order = swiss.ranked(self.here, self.points)
            return swiss.draw(order, met(self.rounds), rested(self.rounds), mates_of(self.teams))
        if self.format == "knockout":
            return knockout.next_round(self.rounds, self.gone) if self.rounds else knockout.first_round(self.here)
        planned = round_robin.schedule(list(range(len(self.names))))[len(self.rounds)]
        left = [tuple(player for player in one.players if player not in self.gone) for one in planned]
        mates = mates_of(self.teams)
        return [Meeting(players) for players in left if players and players[-1] not in mates.get(players[0], set())]

    def arena_meetings(self, free: list[int]) -> list[Meeting]:
        """The meetings that can begin now among these players; in an arena anybody may be waiting for a moment."""
        past = self.rounds[0] if self.rounds else []
        points = {player: self.points(player) for player in free}
        return arena.draw(points, past, mates_of(self.teams), bool(self.open))

    def points(self, player: int) -> float:
        return sum(one.points(player) for meetings in self.rounds for one in meetings if one.has(player) and one.over)

    # ------------------------------------------------------------ lines

    def take(self, line: Line) -> None:
        """Whatever happens, happens here. A line that does not fit is refused with a sentence, and changes nothing."""
        match line:
            case {"enter": str(name)}:
                self.enter(name, str(line.get("team", "")))
            case {"leave": int(player)}:
                self.leave(player)
            case {"back": int(player)}:
                self.back(player)
            case {"round": list(meetings)}:
                self.begin(meetings)
            case {"meet": list(meetings)}:
                self.meet(meetings)
            case {"result": int(place), "games": [int() | float() as one, int() | float() as other]}:
                self.result(place, float(one), float(other))
            case {"settle": int(place), "games": [int() | float() as one, int() | float() as other]}:
                self.settle(place, float(one), float(other))
            case {"end": True}:
                self.ended = True
            case _:
                raise SpellhallError(f"This is no line of a tournament: {str(line)[:200]}")

    def enter(self, name: str, team: str = "") -> None:
        if self.ended:
            raise SpellhallError("The tournament is over.")
        if len(team) > LONGEST_NAME:
            raise SpellhallError(f"The name of a team has at most {LONGEST_NAME} characters.")
        if not name or len(name) > LONGEST_NAME:
            raise SpellhallError(f"A name has 1 to {LONGEST_NAME} characters.")
        if name in self.names:
            raise SpellhallError(f"{name} has entered already.")
        if len(self.names) >= MOST_PLAYERS:
            raise SpellhallError(f"A tournament has at most {MOST_PLAYERS} players.")
        if self.rounds and not self.late_entry:
            raise SpellhallError("Only a Swiss tournament or an arena can be entered after it has begun.")
        self.names.append(name)
        self.teams.append(team)

    def leave(self, player: int) -> None:
        """From now on this player is not paired; a meeting that is open goes to the other."""
        if player not in self.here:
            raise SpellhallError(f"Player {player} is not in the tournament.")
        self.gone.add(player)
        for place in self.open:
            meeting = self.rounds[-1][place]
            if meeting.has(player):
                games = tuple(0.0 if one in self.gone else 1.0 for one in meeting.players)
                self.rounds[-1][place] = meeting._replace(games=games)

    def back(self, player: int) -> None:
        """A player who had left is paired again."""
        if player not in self.gone:
            raise SpellhallError(f"Player {player} has not left the tournament.")
        if self.rounds and not self.late_entry:
            raise SpellhallError("Only a Swiss tournament or an arena can be entered after it has begun.")
        self.gone.remove(player)

    def begin(self, meetings: list[Any]) -> None:
        if self.draw().get("round") != meetings:
            raise SpellhallError("This is not the round that follows from the lines before it.")
        self.rounds.append([Meeting(tuple(players)) for players in meetings])

    def meet(self, meetings: list[Any]) -> None:
        """Meetings of an arena begin; who was waiting for a moment is not known here."""
        if self.format != "arena" or self.ended:
            raise SpellhallError("Meetings begin one by one in an arena only, while it goes on.")
        players = [player for pair in meetings for player in pair]
        if any(len(pair) != 2 for pair in meetings) or len(set(players)) < len(players):
            raise SpellhallError("A meeting of an arena has two players.")
        if not set(players) <= set(self.free()):
            raise SpellhallError("Whoever meets somebody in an arena must be free.")
        if not self.rounds:
            self.rounds.append([])
        self.rounds[0] += [Meeting(tuple(pair)) for pair in meetings]

    def result(self, place: int, one: float, other: float) -> None:
        if place not in self.open:
            raise SpellhallError(f"Meeting {place + 1} of this round is not open.")
        self.settle(place, one, other)

    def settle(self, place: int, one: float, other: float) -> None:
        """A result, or another one by the referee, for a meeting of this round."""
        meetings = self.rounds[-1] if self.rounds else []
        if not 0 <= place < len(meetings) or meetings[place].bye:
            raise SpellhallError(f"There is no meeting {place + 1} in this round.")
        if not (0 <= one <= 1_000_000 and 0 <= other <= 1_000_000):
            raise SpellhallError("A result is two numbers of games, none below 0.")
        meetings[place] = meetings[place]._replace(games=(one, other))
