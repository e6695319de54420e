"""Following instructions: every verb and condition of the card language, each in one place."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.prestidigitators import facts
from spellhall.games.prestidigitators.choices import other_stacks
from spellhall.games.prestidigitators.ending import judge
from spellhall.games.prestidigitators.language import Card, Condition, Step
from spellhall.games.prestidigitators.stacks import (
    collapse,
    lift_bottom,
    put_beneath,
    put_on_top,
    sink_top,
    splay_all,
    take_off,
)
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.frames import Frame, Play
from spellhall.kernel.state import OPEN, UNKNOWN

DECLARING: Final = 0
REVEALING: Final = 1
CHECKING: Final = 2
REACTING: Final = 3
ACTING: Final = 4

NOTHING: Final = 0
WHETHER_TO_REACT: Final = 1
WHETHER_TO_FOLLOW: Final = 2
WHERE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Instructions(Frame[DuelState]):
    """Steps of the acting card are followed in order, each on the position as it is then.

    Clauses: DP-73 to DP-81, DP-97, DP-100.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "attacker": OPEN,
        "row": OPEN,
        "card": OPEN,
        "under": OPEN,
        "stage": OPEN,
        "at": OPEN,
        "asking": OPEN,
        "times": OPEN,
        "missed": OPEN,
        "reacted": OPEN,
        "destroyed": OPEN,
    }

    def __init__(self, attacker: int, row: int, card: int) -> None:
        self.attacker = attacker
        self.row = row
        self.card = card  # the attacking token
        self.under = UNKNOWN  # the token under attack, once revealed
        self.stage = DECLARING
        self.at = 0  # the next step of the action or the reaction
        self.asking = NOTHING
        self.times: list[int] = [1, 1]  # what each seat's tally is multiplied by (DP-79)
        self.missed = 0  # 1: the card under attack got away and nothing else is hit (DP-R26)
        self.reacted: list[int] = []  # tokens that have reacted in this attack (DP-71)
        self.destroyed = 0

    # ------------------------------------------------------------ who acts

    def reacting(self) -> bool:
        return self.stage == REACTING or self.stage == CHECKING

    def actor(self) -> int:
        """The seat whose card acts now: the defender while its card reacts. Clauses: DP-85."""
        return 1 - self.attacker if self.reacting() else self.attacker

    def acting(self) -> int:
        """The token that acts now."""
        return self.under if self.reacting() else self.card

    def steps(self, state: DuelState) -> list[Step]:
        card = state.card(self.acting())
        return card.reaction if self.reacting() else card.action

    # ------------------------------------------------------------ one step

    def follow(self, play: Play[DuelState]) -> None:
        """Follow the next step, skip it, or ask about it. Clauses: DP-73, DP-74, DP-97, DP-100."""
        state = play.state
        step = self.steps(state)[self.at]
        if not self.has_object(state, step):
            if play.telling:
                play.cite("DP-74")
                play.cite("DP-97")
                if step.to == "foe":
                    cite(play, state.card(self.acting()), "no_way")
            self.at = step.after
            return
        if not self.all_hold(play, step):
            self.at = step.instead
            return
        if step.may:
            if self.changes(state, step):
                self.asking = WHETHER_TO_FOLLOW
            else:
                play.cite("DP-100")
                self.at = step.after
            return
        self.carry_out(play, step)

    def has_object(self, state: DuelState, step: Step) -> bool:
        """Whether the object of the step is there. Clauses: DP-97."""
        actor = self.actor()
        if step.what == "self":
            stack = state.rows[actor][self.row]
            if self.acting() not in stack:
                return False
            if step.do == "sink" and stack[-1] != self.acting():
                return False
            if step.to == "phylactery":
                return self.phylactery_elsewhere(state, actor)
            if step.to == "another":
                return bool(other_stacks(state, actor, self.row))
            return step.to != "foe" or bool(state.rows[1 - actor][self.row])
        if step.what == "mine":
            return bool(state.rows[actor][self.row])
        return self.sees_foe(state)

    def phylactery_elsewhere(self, state: DuelState, seat: int) -> bool:
        """Whether a card may move to its Phylactery. Both see the answer, so it is noted. Clauses: DP-C-Decoy-3."""
        elsewhere = state.phylactery_row(seat) != self.row
        facts.note_phylactery(state, seat, self.row, not elsewhere)
        return elsewhere

    def sees_foe(self, state: DuelState) -> bool:
        """Whether there is an opposing stack and the attack has not missed."""
        if self.missed and not self.reacting():
            return False
        return bool(state.rows[1 - self.actor()][self.row])

    def changes(self, state: DuelState, step: Step) -> bool:
        """Whether an optional step would change anything. Clauses: DP-100."""
        actor = self.actor()
        seat = 1 - actor if step.what in ("foe", "foe_top") else actor
        height = len(state.rows[seat][self.row])
        if step.do == "collapse":
            return state.splay[seat][self.row] > 1
        if step.do == "splay":
            return state.splay[seat][self.row] < height
        if step.do == "lift" or (step.do == "sink" and step.to == ""):
            return height > 1
        if step.do == "reveal":
            return any(not state.known[token] for token in state.cascade(seat, self.row))
        return True

    # ------------------------------------------------------------ conditions

    def all_hold(self, play: Play[DuelState], step: Step) -> bool:
        return all(self.holds(play, condition) for condition in step.conditions)

    def holds(self, play: Play[DuelState], condition: Condition) -> bool:
        """Whether a condition is true now; what everybody learns by it is noted. Clauses: DP-97."""
        state = play.state
        actor = self.actor()
        kind = condition.kind
        if kind == "mine_alone":
            return state.rows[actor][self.row] == [self.acting()]
        if not self.sees_foe(state):
            return False
        foes = state.rows[1 - actor][self.row]
        if kind == "foe_alone":
            return len(foes) == 1
        if kind == "foe_top_energy_max":
            low = state.card(foes[-1]).energy <= condition.number
            facts.note_card_energy(state, foes[-1], condition.number, low)
            return low
        return self.greater(play, condition.number if kind == "greater_by" else 1)

    def greater(self, play: Play[DuelState], needed: int) -> bool:
        """The energy test: both tallies as they are now. Clauses: DP-76 to DP-79, DP-81."""
        state = play.state
        actor = self.actor()
        times, foe_times = self.times[actor], self.times[1 - actor]
        mine = times * state.energy(actor, self.row)
        foes = foe_times * state.energy(1 - actor, self.row)
        passed = mine - foes >= needed
        facts.note_test(state, actor, self.row, times, foe_times, needed, passed)
        if play.telling:
            for clause in ("DP-68", "DP-77", "DP-30", "DP-81"):
                play.cite(clause)
            if times > 1 or foe_times > 1:
                play.cite("DP-79")
            if foe_times > 1:
                cite(play, state.card(self.acting()), "foe_doubled")
            if state.splay[actor][self.row] < len(state.rows[actor][self.row]):
                play.cite("DP-31")
            play.cite("DP-78" if not passed else "DP-76")
            told = {"seat": actor, "margin": needed, "greater": passed}
            if not play.events or play.events[-1].public != told:  # an "else" may ask the same again
                play.tell("test", "DP-76", told)
        return passed

    # ------------------------------------------------------------ verbs

    def carry_out(self, play: Play[DuelState], step: Step) -> None:
        """Do what the step says. Clauses: DP-33, DP-37 to DP-40, DP-75, DP-79."""
        state = play.state
        actor = self.actor()
        seat = 1 - actor if step.what in ("foe", "foe_top") else actor
        row = self.row
        if step.do == "move":
            self.move(play, step)
            return
        self.at = step.after
        if play.telling and not step.conditions and not self.reacting() and state.card(self.card).tallies:
            play.cite("DP-75")
        if step.do == "destroy":
            self.destroy(play, step, seat)
        elif step.do == "double":
            self.times[actor] *= 2
            play.tell("double", step.clause, {"seat": actor})
        elif step.do == "sink" and step.to == "foe":
            self.cross(play, step)
        elif step.do == "reveal":
            self.show_cascade(play, step, seat)
        elif step.do == "collapse":
            play.cite("DP-33")
            self.changed(play, step, seat, "collapse_stack", collapse(state, seat, row))
        elif step.do == "splay":
            self.changed(play, step, seat, "splay_stack", splay_all(state, seat, row))
        elif step.do == "lift":
            play.cite("DP-39")
            self.changed(play, step, seat, "lift_stack", lift_bottom(state, seat, row))
        else:
            sinks = sink_top(state, seat, row)
            play.cite("DP-37" if sinks else "DP-38")
            self.changed(play, step, seat, "sink_top", sinks)

    def changed(self, play: Play[DuelState], step: Step, seat: int, kind: str, really: bool) -> None:
        """Tell that a stack has changed, if it has."""
        if play.telling:
            if really:
                play.tell(kind, step.clause, {"place": place_text(seat, self.row)})
            else:
                play.cite(step.clause)

    def destroy(self, play: Play[DuelState], step: Step, seat: int) -> None:
        """A card leaves the game for good; a Phylactery ends it. Clauses: DP-40, DP-90 to DP-93."""
        state = play.state
        token = self.acting() if step.what == "self" else state.top(seat, self.row)
        card = state.card(token)
        facts.show(state, token)
        take_off(state, seat, self.row, token)
        state.destroyed.append(token)
        state.destroyed.sort()
        state.spent[token] = 0
        self.destroyed += 1
        if play.telling:
            play.cite("DP-40")
            if step.what == "foe_top":
                play.cite("DP-80")
            play.cite("DP-34" if state.rows[seat][self.row] else "DP-35")
            play.tell("destroy", step.clause, {"place": place_text(seat, self.row), "card": card.name})
        if card.vital:
            if play.telling:
                cite(play, card, "lost")
                cite(play, state.card(self.acting()), "won")
            judge(play, "DP-90")

    def cross(self, play: Play[DuelState], step: Step) -> None:
        """The acting card goes to the bottom of the opposing stack and is the opponent's. Clauses: DP-R32."""
        state = play.state
        actor = self.actor()
        token = self.acting()
        take_off(state, actor, self.row, token)
        put_beneath(state, 1 - actor, self.row, token)
        if play.telling:
            card = state.card(token)
            cite(play, card, "crossed")
            play.tell("cross", step.clause, {"place": place_text(1 - actor, self.row), "card": card.name})

    def show_cascade(self, play: Play[DuelState], step: Step, seat: int) -> None:
        """A whole cascade is shown to the other player. Clauses: DP-82."""
        state = play.state
        tokens = state.cascade(seat, self.row)
        for token in tokens:
            facts.show(state, token)
        if play.telling:
            if len(tokens) < len(state.rows[seat][self.row]):
                cite(play, state.card(self.acting()), "beneath")
            names = [state.card(token).name for token in tokens]
            play.tell("show", step.clause, {"place": place_text(seat, self.row), "cards": names})

    def move(self, play: Play[DuelState], step: Step) -> None:
        """The acting card moves to another stack of its side; its owner chooses among several. Clauses: DP-36."""
        state = play.state
        actor = self.actor()
        if step.to == "phylactery":
            row = state.phylactery_row(actor)
            facts.note_phylactery(state, actor, row, True)
            self.go_to(play, row)
            return
        rows = other_stacks(state, actor, self.row)
        if len(rows) == 1:
            self.go_to(play, rows[0])
        else:
            self.asking = WHERE

    def go_to(self, play: Play[DuelState], row: int) -> None:
        """The acting card arrives on top of another stack. Clauses: DP-34 to DP-36."""
        state = play.state
        actor = self.actor()
        token = self.acting()
        step = self.steps(state)[self.at]
        take_off(state, actor, self.row, token)
        put_on_top(state, actor, row, token)
        self.at = step.after
        if play.telling:
            play.cite("DP-36")
            name = state.card(token).name
            places = {"place": place_text(actor, self.row), "onto": place_text(actor, row)}
            play.tell("move", step.clause, {**places, "card": name})


def place_text(seat: int, row: int) -> str:
    """A place at the table: A1 is seat A's row 1."""
    return f"{SEAT_LETTERS[seat]}{row + 1}"


def cite(play: Play[DuelState], card: Card, situation: str) -> None:
    """Note the clause that a card names for a situation."""
    clause = card.cites.get(situation)
    if clause is not None:
        play.cite(clause)
