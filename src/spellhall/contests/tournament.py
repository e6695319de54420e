"""A tournament as a list of lines: who entered and left, who met whom, what came of it.

Everything else follows from the lines, in their order. Whoever has the lines has the tournament: another process goes
on with it, and anybody can work out the table again.
"""

from __future__ import annotations

from typing import Any

from spellhall.contests import knockout, round_robin, swiss
from spellhall.contests.meetings import Meeting, Rounds, met, rested
from spellhall.contests.standings import Standing, table
from spellhall.kernel.errors import SpellhallError

FORMATS = ("swiss", "round-robin", "knockout")
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
        self.gone: set[int] = set()
        self.rounds: Rounds = []

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
        most = (len(self.names) - 1).bit_length()
        return most if self.format == "knockout" else self.wanted or most

    @property
    def over(self) -> bool:
        if not self.rounds or self.open:
            return False
        return len(self.rounds) >= self.length or len(self.here) < 2

    def table(self) -> list[Standing]:
        """The best first. In a knock-out, whoever came further stands higher."""
        lines = table(list(range(len(self.names))), self.rounds)
        if self.format != "knockout":
            return lines
        reached = {player: self.reached(player) for player in range(len(self.names))}
        return sorted(lines, key=lambda line: (-reached[line.player], line.key))

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
        """The line of the next round. Raises SpellhallError if there is none to draw."""
        if self.open:
            raise SpellhallError("A round is drawn when every meeting of the one before has a result.")
        if len(self.here) < 2:
            raise SpellhallError("A tournament needs at least two players.")
        if self.over:
            raise SpellhallError("The tournament is over.")
        return {"round": [list(meeting.players) for meeting in self.next_meetings()]}

    def next_meetings(self) -> list[Meeting]:
        if self.format == "swiss":
            return swiss.draw(swiss.ranked(self.here, self.points), met(self.rounds), rested(self.rounds))
        if self.format == "knockout":
            return knockout.next_round(self.rounds, self.gone) if self.rounds else knockout.first_round(self.here)
        planned = round_robin.schedule(list(range(len(self.names))))[len(self.rounds)]
        left = [tuple(player for player in one.players if player not in self.gone) for one in planned]
        return [Meeting(players) for players in left if players]

    def points(self, player: int) -> float:
        return sum(one.points(player) for meetings in self.rounds for one in meetings if one.has(player) and one.over)

    # ------------------------------------------------------------ lines

    def take(self, line: Line) -> None:
        """Whatever happens, happens here. A line that does not fit is refused with a sentence, and changes nothing."""
        match line:
            case {"enter": str(name)}:
                self.enter(name)
            case {"leave": int(player)}:
                self.leave(player)
            case {"round": list(meetings)}:
                self.begin(meetings)
            case {"result": int(place), "games": [int() | float() as one, int() | float() as other]}:
                self.result(place, float(one), float(other))
            case _:
                raise SpellhallError(f"This is no line of a tournament: {str(line)[:200]}")

    def enter(self, name: str) -> None:
        if not name or len(name) > LONGEST_NAME:
            raise SpellhallError(f"A name has 1 to {LONGEST_NAME} characters.")
        if name in self.names:
            raise SpellhallError(f"{name} has entered already.")
        if len(self.names) >= MOST_PLAYERS:
            raise SpellhallError(f"A tournament has at most {MOST_PLAYERS} players.")
        if self.rounds and self.format != "swiss":
            raise SpellhallError("Only a Swiss tournament can be entered after its first round is drawn.")
        self.names.append(name)

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

    def begin(self, meetings: list[Any]) -> None:
        if self.draw()["round"] != meetings:
            raise SpellhallError("This is not the round that follows from the lines before it.")
        self.rounds.append([Meeting(tuple(players)) for players in meetings])

    def result(self, place: int, one: float, other: float) -> None:
        if place not in self.open:
            raise SpellhallError(f"Meeting {place + 1} of this round is not open.")
        if not (0 <= one <= 1_000_000 and 0 <= other <= 1_000_000):
            raise SpellhallError("A result is two numbers of games, none below 0.")
        self.rounds[-1][place] = self.rounds[-1][place]._replace(games=(one, other))
