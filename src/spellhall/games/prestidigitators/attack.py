"""The attack: declaring it, the reveal, the reaction, and following the instructions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from spellhall.games.prestidigitators import facts
from spellhall.games.prestidigitators.choices import NO, TO_ROWS, YES, other_stacks
from spellhall.games.prestidigitators.instructions import (
    ACTING,
    CHECKING,
    DECLARING,
    NOTHING,
    REACTING,
    REVEALING,
    WHERE,
    WHETHER_TO_REACT,
    Instructions,
    cite,
    place_text,
)
from spellhall.games.prestidigitators.language import DESTINATIONS, OBJECTS, Card, Step
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.decisions import NO_QUESTION
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import UNKNOWN, Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(Instructions):
    """One attack: reveal, announce, react, follow the instructions.

    Clauses: DP-57 to DP-72, DP-83 to DP-89.
    """

    def clone(self) -> Attack:
        twin = Attack(self.attacker, self.row, self.card)
        twin.under = self.under
        twin.stage = self.stage
        twin.at = self.at
        twin.asking = self.asking
        twin.times = self.times.copy()
        twin.missed = self.missed
        twin.reacted = self.reacted.copy()
        twin.destroyed = self.destroyed
        return twin

    # ------------------------------------------------------------ decisions

    def waiting(self, state: DuelState) -> list[int]:
        return ONE_SEAT[self.actor()] if self.asking else NO_SEAT

    def asks(self, state: DuelState, seat: int) -> tuple[Message, str]:
        if not self.asking:
            return NO_QUESTION, "DP-61"
        card = state.card(self.acting()).title
        if self.asking == WHERE:
            return say("dp-ask-where", card=card), self.clause(state)
        if self.asking == WHETHER_TO_REACT:
            return say("dp-ask-react", card=card, steps=said_in_turn(self.steps(state))), self.clause(state)
        step = self.steps(state)[self.at]
        return say("dp-ask-follow", card=card, step=said(step)), step.clause

    def clause(self, state: DuelState) -> str:
        return self.steps(state)[self.at].clause

    def legal(self, state: DuelState, seat: int) -> list[Choice]:
        if self.asking == WHERE:
            rows = [TO_ROWS[row] for row in other_stacks(state, seat, self.row)]
            return [*rows, NO] if self.may_stay(state) else rows
        return [YES, NO]

    def may_stay(self, state: DuelState) -> bool:
        """Whether a card that is asked where to go may also stay. Clauses: DP-84, DP-R27."""
        return self.stage == CHECKING and free_to_react(state, state.card(self.under))

    def why_not(self, state: DuelState, seat: int, choice: Choice) -> Refusal:
        card = state.card(self.acting()).title
        if self.asking == WHERE:
            if choice == NO:
                return Refusal("DP-84", say("dp-no-staying", card=card))
            if choice.verb == "row":
                return Refusal(self.clause(state), say("dp-no-going-there", card=card))
            return Refusal(self.clause(state), say("dp-no-answer-but-a-row", card=card))
        return Refusal(self.clause(state), say("dp-no-answer-but-yes-or-no", card=card))

    def take(self, play: Play[DuelState], seat: int, choice: Choice) -> None:
        asked = self.asking
        self.asking = NOTHING
        state = play.state
        state.chose(seat, choice)
        if asked == WHETHER_TO_REACT:
            if choice == YES:
                self.start_reaction(play)
            else:
                self.stay(play)
        elif asked == WHERE:
            if choice == NO:
                self.stay(play)
                return
            if self.stage == CHECKING:
                self.start_reaction(play)
            self.go_to(play, choice.args[0])
        elif choice == YES:
            self.carry_out(play, self.steps(state)[self.at])
        else:
            step = self.steps(state)[self.at]
            play.tell("decline", step.clause, {"seat": seat, "card": state.card(self.acting()).name})
            self.at = step.after

    def stay(self, play: Play[DuelState]) -> None:
        """The reaction is declined; the attack goes on against the card. Clauses: DP-87, DP-C-Decoy-4."""
        state = play.state
        card = state.card(self.under)
        if play.telling:
            play.cite("DP-87")
            play.tell("stay", card.cites.get("stayed", "DP-99"), {"seat": 1 - self.attacker, "card": card.name})
        self.act()

    # ------------------------------------------------------------ the sequence

    def run(self, play: Play[DuelState]) -> None:
        """Clauses: DP-61."""
        if self.stage == DECLARING:
            self.declare(play)
        elif self.stage == REVEALING:
            self.reveal(play)
        elif self.stage == CHECKING:
            self.check(play)
        elif self.at < len(self.steps(play.state)):
            self.follow(play)
        elif self.stage == REACTING:
            self.after_reaction(play)
        else:
            if play.telling:
                cite(play, play.state.card(self.card), "followed")
                play.cite("DP-73")
            play.finish([self.destroyed])

    def act(self) -> None:
        self.stage = ACTING
        self.at = 0

    def declare(self, play: Play[DuelState]) -> None:
        """The attacking card is revealed; only a threat makes the defender reveal. Clauses: DP-57 to DP-63."""
        state = play.state
        card = state.card(self.card)
        facts.show(state, self.card)
        threat = is_threat(state, self.attacker, self.row, card)
        if play.telling:
            place = place_text(self.attacker, self.row)
            play.tell("reveal", "DP-57", {"place": place, "card": card.name, "attacking": True})
            self.cite_declared(play, card, threat)
        if threat:
            self.stage = REVEALING
        else:
            self.act()

    def cite_declared(self, play: Play[DuelState], card: Card, threat: bool) -> None:
        state = play.state
        play.cite("DP-60")
        play.cite("DP-61")
        if state.owner(self.card) != self.attacker:
            cite(play, card, "abroad")
        foe = state.top(1 - self.attacker, self.row)
        if foe == UNKNOWN:
            play.cite("DP-59")
            cite(play, card, "empty_row")
            return
        play.cite("DP-24")
        play.cite("DP-62")
        play.cite("DP-98")
        if state.spent[self.card]:
            play.cite("DP-89")
        if threat:
            cite(play, card, "threat")
        else:
            play.cite("DP-63")
            cite(play, card, "harmless")
            cite(play, state.card(foe), "spared")

    def reveal(self, play: Play[DuelState]) -> None:
        """The defender shows the top card and announces the total. Clauses: DP-64 to DP-67."""
        state = play.state
        defender = 1 - self.attacker
        self.under = state.top(defender, self.row)
        facts.show(state, self.under)
        facts.note_total(state, defender, self.row)
        if play.telling:
            place = place_text(defender, self.row)
            if self.reacted:
                play.cite("DP-71")
            for clause in ("DP-66", "DP-67", "DP-82", "DP-83"):
                play.cite(clause)
            if state.splay[defender][self.row] == 1:
                play.cite("DP-29")
            play.tell("reveal", "DP-64", {"place": place, "card": state.card(self.under).name, "attacking": False})
            play.tell("total", "DP-65", {"place": place, "energy": state.energy(defender, self.row)})
        self.stage = CHECKING
        self.at = 0

    def check(self, play: Play[DuelState]) -> None:
        """Whether the revealed card reacts. Clauses: DP-69, DP-71, DP-84, DP-86, DP-99."""
        state = play.state
        card = state.card(self.under)
        if not card.reacts:
            self.act()
            return
        if self.under in self.reacted:
            play.cite("DP-71")
            self.act()
            return
        if card.once and state.spent[self.under]:
            play.cite("DP-86")
            self.act()
            return
        if not self.can_move(state, card.moves_to):
            if play.telling:
                play.cite("DP-99")
                cite(play, card, "stuck")
            self.act()
            return
        if free_to_react(state, card):
            play.cite("DP-99")
            self.asking = WHERE if only_floats(card) else WHETHER_TO_REACT
            return
        play.cite("DP-84")
        self.start_reaction(play)

    def can_move(self, state: DuelState, ways: list[str]) -> bool:
        """Whether a moving reaction has somewhere to go. What that gives away about the Phylactery is noted."""
        defender = 1 - self.attacker
        for way in ways:
            if way == "another":
                possible = bool(other_stacks(state, defender, self.row))
            else:
                possible = self.phylactery_elsewhere(state, defender)
            if not possible:
                return False
        return True

    def start_reaction(self, play: Play[DuelState]) -> None:
        state = play.state
        card = state.card(self.under)
        self.stage = REACTING
        self.at = 0
        self.reacted.append(self.under)
        if card.once:
            state.spent[self.under] = 1
        if play.telling:
            play.cite("DP-85")
            if card.once:
                play.cite("DP-86")
                play.cite("DP-87")
                play.cite("DP-88")
            if not state.card(self.card).tallies:
                cite(play, card, "untallied")
            place = place_text(1 - self.attacker, self.row)
            play.tell("react", "DP-69", {"place": place, "card": card.name})

    def after_reaction(self, play: Play[DuelState]) -> None:
        """How the attack goes on. Clauses: DP-70, DP-72, DP-R26."""
        state = play.state
        if play.telling:
            play.cite("DP-70")
            cite(play, state.card(self.under), "reacted")
        if self.card not in state.rows[self.attacker][self.row]:
            play.cite("DP-72")
            play.finish([self.destroyed])
            return
        top = state.top(1 - self.attacker, self.row)
        if top != self.under and state.rules.miss:
            self.missed = 1
            play.tell("miss", "DP-70", {"seat": self.attacker})
        elif top not in (self.under, UNKNOWN):
            self.stage = REVEALING
            return
        self.act()


def free_to_react(state: DuelState, card: Card) -> bool:
    """Whether the owner may decline the reaction. Clauses: DP-84, DP-R27."""
    return card.may or (card.may_by == "bubble_reaction" and state.rules.bubble_reaction == "may")


def is_threat(state: DuelState, attacker: int, row: int, card: Card) -> bool:
    """Whether an action can destroy an opposing card or compares energies. Clauses: DP-62, DP-98."""
    height = len(state.rows[1 - attacker][row])
    if height == 0:
        return False
    for step in card.action:
        if step.compares:
            return True
        if step.do == "destroy" and step.what == "foe_top":
            possible = True
            for condition in step.conditions:
                if condition.kind == "foe_alone" and height != 1:
                    possible = False
                if condition.kind == "mine_alone" and len(state.rows[attacker][row]) != 1:
                    possible = False
            if possible:
                return True
    return False


def only_floats(card: Card) -> bool:
    """Whether a reaction is just a move to another stack; then one question covers both whether and where."""
    if len(card.reaction) != 1 or card.moves_to != ["another"]:
        return False
    return not card.reaction[0].conditions and not card.reaction[0].may


def said(step: Step) -> Message:
    """A step in words, for a question."""
    if step.to == "foe":
        return say("dp-step-cross")
    return say(f"dp-step-{step.do}-{step.to or step.what}")


def said_in_turn(steps: list[Step]) -> Message:
    """Steps in words: this, then that."""
    out = said(steps[0])
    for step in steps[1:]:
        out = say("dp-step-then", first=out, next=said(step))
    return out


FAMILIES: Final[dict[str, list[str]]] = {
    "dp-step-": [
        *[f"{do}-{what}" for do, objects in OBJECTS.items() if do != "move" for what in objects],
        *[f"move-{to}" for to in DESTINATIONS],
    ],
}
