"""Turns: one move or one attack each, and the checks after it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.choices import MOVES, turn_choices
from spellhall.games.prestidigitators.ending import clause_now, judge, position_key
from spellhall.games.prestidigitators.stacks import put_on_top, raise_card, sink_top, take_off
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

YOUR_TURN: Final = say("dp-ask-turn")
ASKING: Final = 0
ENDING: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Frame[DuelState]):
    """The players take turns; each is exactly one move or one attack. Clauses: DP-42 to DP-46."""

    FIELDS: ClassVar[dict[str, str]] = {"step": OPEN}

    def __init__(self, step: int = ASKING) -> None:
        self.step = step

    def clone(self) -> Turns:
        return Turns(self.step)

    def waiting(self, state: DuelState) -> list[int]:
        return ONE_SEAT[state.mover] if self.step == ASKING else NO_SEAT

    def asks(self, state: DuelState, seat: int) -> tuple[Message, str]:
        return YOUR_TURN, "DP-43"

    def legal(self, state: DuelState, seat: int) -> list[Choice]:
        return turn_choices(state, seat)

    def why_not(self, state: DuelState, seat: int, choice: Choice) -> Refusal:
        return why_not(state, seat, choice)

    def take(self, play: Play[DuelState], seat: int, choice: Choice) -> None:
        state = play.state
        state.turn += 1
        state.chose(seat, choice)
        if play.telling:
            cite_turn(play, seat)
        if choice.verb == "attack":
            play.push(Attack(seat, choice.args[0], state.top(seat, choice.args[0])))
            return
        move(play, seat, choice)
        self.complete(play, False)

    def receive(self, play: Play[DuelState], result: list[int]) -> None:
        self.complete(play, result[0] > 0)

    def complete(self, play: Play[DuelState], destroyed: bool) -> None:
        """The other player is next, unless a check ends the game. Clauses: DP-46, DP-95."""
        state = play.state
        state.quiet = 0 if destroyed else state.quiet + 1
        state.mover = 1 - state.mover
        if state.rules.repetition_draw:
            if destroyed:
                state.history = []  # no earlier position can come back
            state.history.append(position_key(state))
        play.cite("DP-46")
        play.cite("DP-42")
        self.step = ENDING

    def run(self, play: Play[DuelState]) -> None:
        clause = clause_now(play.state)
        if clause:
            judge(play, clause)
        else:
            self.step = ASKING


def cite_turn(play: Play[DuelState], seat: int) -> None:
    """What a turn shows, for the coverage run."""
    state = play.state
    play.cite("DP-43")
    for row in range(ROWS):
        if state.rows[seat][row] and not state.card(state.top(seat, row)).attacks:
            play.cite("DP-58")


def move(play: Play[DuelState], seat: int, choice: Choice) -> None:
    """One of the five moves. Clauses: DP-47 to DP-54."""
    state = play.state
    row = choice.args[0]
    if choice.verb == "slide":
        state.splay[seat][row] += 1
        if play.telling:
            play.tell("slide", "DP-48", {"seat": seat, "row": row + 1})
        return
    play.cite("DP-54")
    if choice.verb == "raise":
        raise_card(state, seat, row, choice.args[1])
        if play.telling:
            play.tell("raise", "DP-49", {"seat": seat, "row": row + 1, "places": choice.args[1]})
    elif choice.verb == "sink":
        sink_top(state, seat, row)
        play.cite("DP-37")
        if play.telling:
            play.tell("sink", "DP-52", {"seat": seat, "row": row + 1})
    else:
        token = state.top(seat, row)
        take_off(state, seat, row, token)
        put_on_top(state, seat, choice.args[1], token)
        play.cite("DP-34" if state.rows[seat][row] else "DP-35")
        play.cite("DP-36")
        clause = "DP-50" if choice.verb == "transfer" else "DP-51"
        if play.telling:
            play.tell(choice.verb, clause, {"seat": seat, "row": row + 1, "onto": choice.args[1] + 1})


def why_not(state: DuelState, seat: int, choice: Choice) -> Refusal:
    """Why a move or attack is not possible, in words."""
    verb, args = choice.verb, choice.args
    if verb not in MOVES and verb != "attack":
        return Refusal("DP-44", say("dp-no-pass"))
    if not 0 <= args[0] < ROWS:
        return Refusal("DP-23", say("dp-no-other-rows"))
    row = args[0]
    stack = state.rows[seat][row]
    if not stack:
        return Refusal("DP-47", say("dp-no-cards-there", row=row + 1))
    if verb == "slide":
        return why_not_slide(state, seat, row)
    if verb == "raise":
        if args[1] == 0:
            return Refusal("DP-53", say("dp-no-raise-of-top"))
        return Refusal("DP-49", say("dp-no-raise-from-there", row=row + 1, places=args[1]))
    if verb == "sink":
        return Refusal("DP-53", say("dp-no-sink-alone", row=row + 1))
    if verb == "attack":
        card = state.card(stack[-1])
        if not card.attacks:
            return Refusal(card.cites.get("no_action", "DP-58"), say("dp-no-attack-without-action", card=card.title))
        return Refusal("DP-59", say("dp-no-attack-on-nothing", row=row + 1))
    onto = args[1]
    if not 0 <= onto < ROWS:
        return Refusal("DP-23", say("dp-no-other-rows"))
    if onto == row:
        return Refusal("DP-53", say("dp-no-move-to-same-row"))
    if verb == "transfer":
        return Refusal("DP-50", say("dp-no-transfer-to-empty", row=onto + 1))
    return Refusal("DP-51", say("dp-no-founding-there", row=onto + 1))


def why_not_slide(state: DuelState, seat: int, row: int) -> Refusal:
    if state.splay[seat][row] == len(state.rows[seat][row]):
        return Refusal("DP-48", say("dp-no-slide-of-all", row=row + 1))
    return Refusal("DP-48", say("dp-no-slide-again", row=row + 1))
