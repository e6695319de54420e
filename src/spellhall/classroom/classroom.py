"""A class is what its entries add up to, and nothing else; time is handed in."""

from __future__ import annotations

import msgspec

from spellhall.classroom import entries as log
from spellhall.classroom.entries import BOT, Placed
from spellhall.classroom.plans import Plan
from spellhall.practice.helping import Handicap

MOST_PUPILS = 60
MOST_TABLES = 600  # in one lesson, those that are over included
KEEP_DAYS = 14
DAY = 86_400_000
LINES = ("front", "quiet", "five", "well-done", "help-each-other", "tidy-up")
"""What the teacher can say to everybody with one touch; the sentences are `class-line-…`."""


USUAL = Handicap(deadline=0)
"""No handicap; without a deadline of their own pupils have that of the plan."""


class Pupil(msgspec.Struct):
    """Somebody in the class."""

    name: str
    face: str
    token: str  # the hash of the device's token
    gone: bool = False
    model: str = ""
    handicap: Handicap = USUAL


class Classroom:
    """One class in memory."""

    def __init__(self, opened: log.Opened) -> None:
        self.number = 1
        self.opened = opened.at
        self.touched = opened.at
        self.teacher = opened.teacher
        self.plan: Plan = opened.plan
        self.own_names = opened.own_names
        self.pupils: list[Pupil] = []
        self.tables: dict[str, Placed] = {}  # all that there ever were, in order
        self.current: list[str] = []  # those that are in use
        self.sits: dict[int, str] = {}  # where each pupil sits now
        self.phase = "gathering"  # gathering, playing, over
        self.started = 0
        self.paused = 0  # since when all tables stand still; 0: they do not
        self.lost = 0  # milliseconds of earlier pauses
        self.last = False
        self.muted = False
        self.line = ""
        self.watching = ""  # the table that the teacher looks at

    # ------------------------------------------------------------ questions

    @property
    def held(self) -> bool:
        """Whether nobody may play on now."""
        return self.paused > 0 or self.phase == "over"

    @property
    def until(self) -> int:
        """When the minutes of the plan are over, if nobody pauses; 0: the lesson has not begun."""
        return self.started + 60_000 * self.plan.minutes + self.lost if self.started else 0

    @property
    def gone_at(self) -> int:
        """When everything about this class is deleted at the latest."""
        return self.opened + KEEP_DAYS * DAY

    def time_is_up(self, now: int) -> bool:
        return self.until > 0 and not self.paused and now >= self.until

    def goes_on(self, now: int) -> bool:
        """Whether new games may begin by themselves."""
        return self.phase == "playing" and not self.held and not self.last and not self.time_is_up(now)

    def present(self) -> list[int]:
        return [number for number, pupil in enumerate(self.pupils) if not pupil.gone]

    def waiting(self) -> list[int]:
        """Pupils who sit nowhere."""
        return [number for number in self.present() if number not in self.sits]

    def of_token(self, token: str) -> list[int]:
        """The pupils of a device, by its hashed token."""
        return [number for number, pupil in enumerate(self.pupils) if token and pupil.token == token]

    def placed(self, pupil: int) -> tuple[str, int] | None:
        """Table and seat of a pupil; None: nowhere."""
        table = self.sits.get(pupil)
        return None if table is None else (table, self.tables[table].pupils.index(pupil))

    # ------------------------------------------------------------ carrying out

    def take(self, entry: log.AnyEntry) -> None:
        """Carry out an accepted entry."""
        self.number += 1
        self.touched = entry.at
        if isinstance(entry, log.Planned):
            self.plan = entry.plan
        elif isinstance(entry, log.Allowed):
            self.own_names = entry.own_names
        elif isinstance(entry, log.Joined):
            self.pupils.append(Pupil(entry.name, entry.face, entry.token, False, entry.model))
        elif isinstance(entry, log.Dropped):
            self.pupils[entry.pupil].gone = True
        elif isinstance(entry, log.Back):
            self.pupils[entry.pupil].gone = False
        elif isinstance(entry, log.Moved):
            self.pupils[entry.pupil].token = entry.token
        elif isinstance(entry, log.Eased):
            self.pupils[entry.pupil].handicap = entry.handicap
        elif isinstance(entry, log.Seated):
            self.current, self.sits = [], {}
            for placed in entry.tables:
                self._place(placed)
            self._begin(entry.at)
        elif isinstance(entry, log.Added):
            leaving = {self.sits[pupil] for pupil in entry.table.pupils if pupil in self.sits}
            self._place(entry.table)
            self.current = [one for one in self.current if one not in leaving or one in self.sits.values()]
        elif isinstance(entry, log.Filled):
            placed = self.tables[entry.table]
            pupils = [entry.pupil if at == entry.seat else one for at, one in enumerate(placed.pupils)]
            self.tables[entry.table] = msgspec.structs.replace(placed, pupils=pupils)
            self.sits[entry.pupil] = entry.table
        elif isinstance(entry, log.Held):
            self._hold(entry.on, entry.at)
        elif isinstance(entry, log.Last):
            self.last = entry.on
        elif isinstance(entry, log.Muted):
            self.muted = entry.on
        elif isinstance(entry, log.Told):
            self.line = entry.line
        elif isinstance(entry, log.Watching):
            self.watching = entry.table
        elif isinstance(entry, log.Finished):
            self._hold(False, entry.at)
            self.phase = "over"

    def _place(self, placed: Placed) -> None:
        self.tables[placed.table] = placed
        self.current.append(placed.table)
        for pupil in placed.pupils:
            if pupil != BOT:
                self.sits[pupil] = placed.table

    def _begin(self, at: int) -> None:
        """The clock of the lesson runs from the first seating on."""
        if self.phase == "gathering":
            self.phase, self.started = "playing", at

    def _hold(self, on: bool, at: int) -> None:
        if on and not self.paused:
            self.paused = at
        elif not on and self.paused:
            self.lost += at - self.paused if self.started else 0
            self.paused = 0


def rebuilt(entries: list[log.AnyEntry]) -> Classroom:
    """A class from its whole log."""
    first = entries[0]
    assert isinstance(first, log.Opened), "the log of a class begins with its opening"
    made = Classroom(first)
    for entry in entries[1:]:
        made.take(entry)
    return made
