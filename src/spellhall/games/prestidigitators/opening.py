"""Setup: the toss, the open draft and the secret arrangement."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.ending import position_key
from spellhall.games.prestidigitators.state import DuelState
from spellhall.games.prestidigitators.turns import Turns
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, PRIVATE, UNKNOWN, Choice

SPOTS: Final = ["bottom", "middle", "top"]
FAMILIES: Final[dict[str, list[str]]] = {"dp-spot-": SPOTS}
TOSS: Final = 0
DRAFT: Final = 1
ARRANGE: Final = 2
TURNS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(Frame[DuelState]):
    """A toss, a draft, an arrangement, and then turns until somebody wins. Clauses: DP-9 to DP-22."""

    FIELDS: ClassVar[dict[str, str]] = {"next": OPEN}

    def __init__(self, next: int = TOSS) -> None:
        self.next = next

    def run(self, play: Play[DuelState]) -> None:
        step = self.next
        self.next = step + 1
        if step == TOSS:
            toss(play)
        elif step == DRAFT:
            play.push(Draft())
        elif step == ARRANGE:
            play.push(Arranging(play.state.rules.set.hand))
        else:
            play.push(Turns())


def toss(play: Play[DuelState]) -> None:
    """Each player gets a Phylactery, and a coin says who picks first. Clauses: DP-9 to DP-11."""
    state = play.state
    phylactery = state.rules.set.phylactery
    for seat in range(2):
        state.pool.remove(phylactery)
        state.drafted[seat].add(phylactery)
    chosen = state.rules.first_picker
    if chosen == "random":
        state.first = play.pick([1, 1], "picker")
    else:
        state.first = 0 if chosen == "seat1" else 1
    if play.telling:
        for clause in ("DP-9", "DP-10"):
            play.cite(clause)
        if state.rules.options["custom_card"] != "off":
            play.cite("DP-6")
            play.cite("DP-101")
        play.tell("toss", "DP-11", {"seat": state.first})


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Frame[DuelState]):
    """The players pick cards in turn until both have all theirs. Clauses: DP-12 to DP-16."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def picker(self, state: DuelState) -> int:
        """The first picker makes the odd picks. Clauses: DP-13."""
        return state.first if state.drafted[0].size == state.drafted[1].size else 1 - state.first

    def waiting(self, state: DuelState) -> list[int]:
        return NO_SEAT if self.whole(state) or self.one_name_left(state) else ONE_SEAT[self.picker(state)]

    def whole(self, state: DuelState) -> bool:
        hand = state.rules.set.hand
        return state.drafted[0].size == hand and state.drafted[1].size == hand

    def one_name_left(self, state: DuelState) -> bool:
        """Whether the pool leaves no choice."""
        found = 0
        for copies in state.pool.counts:
            if copies:
                found += 1
                if found == 2:
                    return False
        return found == 1

    def names(self, state: DuelState) -> list[int]:
        return [kind for kind, copies in enumerate(state.pool.counts) if copies]

    def asks(self, state: DuelState, seat: int) -> tuple[Message, str]:
        return say("dp-ask-pick", left=state.rules.set.hand - state.drafted[seat].size), "DP-12"

    def legal(self, state: DuelState, seat: int) -> list[Choice]:
        """One option for each different name. Clauses: DP-14."""
        picks = state.rules.set.picks
        return [picks[kind] for kind, copies in enumerate(state.pool.counts) if copies]

    def why_not(self, state: DuelState, seat: int, choice: Choice) -> Refusal:
        cards = state.rules.set.cards
        if choice.verb != "pick":
            return Refusal("DP-12", say("dp-no-move-in-draft"))
        if not 0 <= choice.args[0] < len(cards):
            return Refusal("DP-10", say("dp-no-card-in-pool"))
        return Refusal("DP-14", say("dp-no-copy-left", card=cards[choice.args[0]].title))

    def take(self, play: Play[DuelState], seat: int, choice: Choice) -> None:
        self.pick(play, seat, choice.args[0])

    def pick(self, play: Play[DuelState], seat: int, kind: int) -> None:
        state = play.state
        state.pool.remove(kind)
        state.drafted[seat].add(kind)
        if play.telling:
            play.cite("DP-15")
            if state.drafted[seat].counts[kind] > 1:
                play.cite("DP-14")
            play.tell("pick", "DP-12", {"seat": seat, "card": state.rules.set.cards[kind].name})

    def run(self, play: Play[DuelState]) -> None:
        state = play.state
        if not self.whole(state):
            self.pick(play, self.picker(state), self.names(state)[0])
            return
        if play.telling:
            cards = state.rules.set.cards
            play.cite("DP-13")
            play.cite("DP-17")
            play.tell("left", "DP-16", {"cards": [cards[kind].name for kind in state.pool.cards()]})
        play.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Arranging(Frame[DuelState]):
    """Both lay out their cards in secret, card by card from row 1 and from the bottom up.

    Neither layout is binding before both are complete.

    Clauses: DP-18 to DP-21.
    """

    FIELDS: ClassVar[dict[str, str]] = {"layout": PRIVATE, "ready": OPEN}

    def __init__(self, hand: int) -> None:
        # the kind of card in each place, row by row from the bottom; UNKNOWN where none lies yet
        self.layout: list[list[int]] = [[UNKNOWN] * hand, [UNKNOWN] * hand]
        self.ready: list[int] = [0, 0]

    def waiting(self, state: DuelState) -> list[int]:
        return [seat for seat in range(2) if not self.ready[seat]]

    def remaining(self, state: DuelState, seat: int) -> list[int]:
        """Copies of each kind that this seat has not placed yet."""
        left = state.drafted[seat].counts.copy()
        for kind in self.layout[seat]:
            if kind != UNKNOWN:
                left[kind] = left[kind] - 1
        return left

    def placed(self, seat: int) -> list[int]:
        """The cards that this seat has placed, in the order of places."""
        return [kind for kind in self.layout[seat] if kind != UNKNOWN]

    def put(self, seat: int, kinds: list[int]) -> None:
        """Lay cards into the next places."""
        layout = self.layout[seat]
        start = 0
        while start < len(layout) and layout[start] != UNKNOWN:
            start += 1
        layout[start : start + len(kinds)] = kinds

    def asks(self, state: DuelState, seat: int) -> tuple[Message, str]:
        row, spot = self.next_place(state, seat)
        return say("dp-ask-place", row=row + 1, spot=spot), "DP-19"

    def next_place(self, state: DuelState, seat: int) -> tuple[int, Message]:
        """The row of this seat's next card, and in words its place in the row."""
        height = state.rules.set.hand // ROWS
        row, spot = divmod(len(self.placed(seat)), height)
        if height != len(SPOTS):
            return row, say("dp-spot-nth", place=spot + 1)
        return row, say(f"dp-spot-{SPOTS[spot]}")

    def legal(self, state: DuelState, seat: int) -> list[Choice]:
        placements = state.rules.set.placements
        return [placements[kind] for kind, copies in enumerate(self.remaining(state, seat)) if copies]

    def why_not(self, state: DuelState, seat: int, choice: Choice) -> Refusal:
        cards = state.rules.set.cards
        if choice.verb != "place":
            return Refusal("DP-19", say("dp-no-move-in-arranging"))
        kind = choice.args[0]
        if not 0 <= kind < len(cards):
            return Refusal("DP-19", say("dp-no-such-card"))
        if state.drafted[seat].counts[kind]:
            return Refusal("DP-19", say("dp-no-placing-again", card=cards[kind].title))
        return Refusal("DP-19", say("dp-no-placing-undrafted", card=cards[kind].title))

    def take(self, play: Play[DuelState], seat: int, choice: Choice) -> None:
        state = play.state
        self.put(seat, [choice.args[0]])
        if play.telling:
            card = state.rules.set.cards[choice.args[0]].name
            play.tell_apart("placed", "DP-19", None, {seat: {"seat": seat, "card": card}})
        last: list[int] = []
        for kind, copies in enumerate(self.remaining(state, seat)):
            if copies:
                if last:
                    return
                last = [kind] * copies
        self.put(seat, last)  # the rest can lie in only one way
        self.ready[seat] = 1
        play.tell("ready", "DP-20", {"seat": seat})

    def run(self, play: Play[DuelState]) -> None:
        """Both are ready: tokens are numbered by their places. Clauses: DP-8, DP-18 to DP-22."""
        state = play.state
        lay_out(state, self.layout)
        state.mover = 1 - state.first
        if state.rules.repetition_draw:
            state.history.append(position_key(state))
        for clause in ("DP-8", "DP-18", "DP-19", "DP-20", "DP-21"):
            play.cite(clause)
        play.tell("begin", "DP-22", {"seat": state.mover})
        play.finish()


def lay_out(state: DuelState, layout: list[list[int]]) -> None:
    """Every stack starts collapsed. Clauses: DP-21."""
    hand = state.rules.set.hand
    height = hand // ROWS
    state.names = layout[0] + layout[1]
    tokens = len(state.names)
    state.known = [0] * tokens
    state.spent = [0] * tokens
    for seat in range(2):
        for row in range(ROWS):
            start = seat * hand + row * height
            state.rows[seat][row] = list(range(start, start + height))
            state.splay[seat][row] = 1
