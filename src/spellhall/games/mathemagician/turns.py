"""The duel and its turns: action, misfire check, refill, removal, cast check, end of turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.mathemagician.cards import HAND
from spellhall.games.mathemagician.casting import CastingSpells, NextSpell, misfire
from spellhall.games.mathemagician.choices import EXCHANGE
from spellhall.games.mathemagician.drawing import Refill
from spellhall.games.mathemagician.ending import settle
from spellhall.games.mathemagician.exchanging import Exchange, Removal, show_and_discard
from spellhall.games.mathemagician.naming import row_name
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit, cut_for_first
from spellhall.games.mathemagician.playing import any_safe, misfires, plays, safe_plays, why_not_playable
from spellhall.games.mathemagician.pulling import pulls, why_not_pullable
from spellhall.games.mathemagician.rows import MINUS, face, row_text, sound, value
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.games.mathemagician.telling import choice_words
from spellhall.kernel.decisions import NO_QUESTION
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say, together
from spellhall.kernel.state import OPEN, Choice

SPLITTING: Final = 0
CHOOSING: Final = 1
CUTTING: Final = 2
TURNS: Final = 3
ENDING: Final = 4
ACTION: Final = 0
REFILL: Final = 1
REMOVAL: Final = 2
CASTING: Final = 3
OVER: Final = 4

NOT_NOW: Final[dict[str, tuple[str, Message]]] = {
    "pass": ("MD-37", say("md-no-pass")),
    "insert": ("MD-44", say("md-no-insert")),
    "pull_from": ("MD-52", say("md-no-pull-from-others")),
    "spell": ("MD-106", say("md-no-other-spell-now")),
    "remove": ("MD-68", say("md-no-remove-now")),
    "remove_at": ("MD-68", say("md-no-remove-now")),
    "leave": ("MD-37", say("md-no-pass")),
    "declare": ("MD-92", say("md-no-declare-now")),
    "silent": ("MD-37", say("md-no-pass")),
}
"""Choices that are never the action of a turn, each with the clause and the reason."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(Frame[MathemagicianState]):
    """Set-up in its order, then turn after turn to the left. Clauses: MD-22 to MD-34, MD-42, MD-125, MD-142."""

    FIELDS: ClassVar[dict[str, str]] = {"stage": OPEN}

    def __init__(self, stage: int = SPLITTING) -> None:
        self.stage = stage

    def clone(self) -> Duel:
        return Duel(self.stage)

    def run(self, play: Play[MathemagicianState]) -> None:
        state = play.state
        stage = self.stage
        self.stage = min(stage + 1, ENDING)
        if stage == SPLITTING:
            self.cite_opening(play)
            play.push(HandSplit(state.setup.seats))
        elif stage == CHOOSING:
            play.push(FirstSpell(state.setup.seats))
        elif stage == CUTTING:
            state.active = cut_for_first(play)
            play.tell("first", "MD-30", {"seat": state.active})
        elif stage == TURNS:
            self.begin_turn(play)
        else:
            self.end_turn(play)

    def cite_opening(self, play: Play[MathemagicianState]) -> None:
        if not play.telling:
            return
        for clause in ("MD-22", "MD-23", "MD-24", "MD-33"):
            play.cite(clause)
        if play.state.rules.level == "apprentice":
            for clause in ("MD-134", "MD-135", "MD-136", "MD-137", "MD-138", "MD-139", "MD-141"):
                play.cite(clause)

    def begin_turn(self, play: Play[MathemagicianState]) -> None:
        state = play.state
        state.turn += 1
        if play.telling:
            play.tell("turn", "MD-35", {"seat": state.active, "turn": state.turn})
        play.push(Turn())

    def end_turn(self, play: Play[MathemagicianState]) -> None:
        """T6: the limit is tested, and the next live player goes on. Clauses: MD-42, MD-104, MD-125, MD-142."""
        state = play.state
        limit = state.rules.turn_limit
        if limit and state.turn >= limit:
            settle(play, "MD-142")
            return
        seats = state.setup.seats
        state.active = (state.active + 1) % seats
        while not state.live(state.active):
            state.active = (state.active + 1) % seats
        self.stage = TURNS
        if play.telling:
            for clause in ("MD-34", "MD-42", "MD-104", "MD-125" if seats == 3 else "MD-34"):
                play.cite(clause)


def would_misfire(state: MathemagicianState, seat: int, choice: Choice) -> bool:
    """Whether a legal play or pull leaves its row unsound. Clauses: MD-48, MD-58."""
    if choice.verb == "play":
        return misfires(state, choice)
    if choice.verb == "pull" and state.rules.below_zero == "misfire":
        row, place = state.rows[seat], choice.args[0]
        return not sound(row[:place] + row[place + 2 :])
    return False


def casts_for_another(state: MathemagicianState, seat: int, choice: Choice) -> bool:
    """Whether a play completes the spell of somebody else, which then hits everybody but its owner. Clauses: MD-98."""
    if choice.verb != "play":
        return False
    card, to = choice.args
    return to != seat and state.completes(to, [*state.rows[to], card]) and not misfires(state, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Frame[MathemagicianState]):
    """One turn: exactly one action, then misfire check, refill, removal and cast check. Clauses: MD-35 to MD-43."""

    FIELDS: ClassVar[dict[str, str]] = {"step": OPEN}

    def __init__(self, step: int = ACTION) -> None:
        self.step = step  # what comes next

    # ------------------------------------------------------------ T1: the action

    def clone(self) -> Turn:
        return Turn(self.step)

    def waiting(self, state: MathemagicianState) -> list[int]:
        return ONE_SEAT[state.active] if self.step == ACTION else NO_SEAT

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        """The table warns before a misfire, unless adding up is the players' own task. Clauses: MD-R15."""
        if seat != state.active:
            return NO_QUESTION, "MD-36"
        choices = self.legal(state, seat)
        if choices[0] == EXCHANGE:
            return say("md-ask-exchange"), "MD-61"
        if choices[-1] == EXCHANGE:
            if choices[-2].verb != "pull":
                return say("md-ask-exchange-or-misfire"), "MD-62"
            if choices[0].verb != "play":
                return say("md-ask-exchange-or-pull"), "MD-62"
            return say("md-ask-exchange-pull-or-misfire"), "MD-62"
        question = say("md-ask-play-or-pull") if choices[-1].verb == "pull" else say("md-ask-play")
        if state.rules.show_totals:
            risky = [choice_words(state, seat, one) for one in choices if would_misfire(state, seat, one)]
            if risky:
                question = together([question, say("md-ask-careful", risky=risky)])
            gifts = [choice_words(state, seat, one) for one in choices if casts_for_another(state, seat, one)]
            if gifts:
                question = together([question, say("md-ask-careful-gift", gifts=gifts)])
        return question, "MD-36"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        choices = plays(state, seat)
        safe = any_safe(state, choices)
        choices += pulls(state, seat)
        if not safe:
            choices.append(EXCHANGE)
        return choices

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        verb = choice.verb
        if verb == "play":
            return why_not_playable(state, seat, choice)
        if verb == "pull":
            return why_not_pullable(state, seat, choice)
        if verb == "exchange":
            safe = safe_plays(state, seat)[0].args
            row = row_name(seat, safe[1])
            return Refusal("MD-61", say("md-no-exchange-now", card=face(safe[0]), row=row))
        if verb == "draw":
            if state.hand_size(seat) >= HAND:
                return Refusal("MD-74", say("md-no-draw-full-hand", have=state.hand_size(seat), most=HAND))
            return Refusal("MD-74", say("md-no-draw-before-play"))
        clause, sentence = NOT_NOW.get(verb, ("MD-36", say("md-no-such-action")))
        return Refusal(clause, sentence)

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        state = play.state
        state.cuts = []
        state.acted = choice
        if play.telling:
            self.cite_action(play, seat, choice)
        if choice.verb == "play":
            self.step = REFILL
            self.play_card(play, seat, choice.args[0], choice.args[1])
        elif choice.verb == "pull":
            self.step = REFILL
            self.pull(play, seat, choice.args[0])
        else:
            self.step = REMOVAL
            show_and_discard(play, seat)
            play.push(Exchange(seat))

    def cite_action(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        state = play.state
        play.cite("MD-36")
        if state.setup.seats == 3:
            play.cite("MD-128")
        if safe_plays(state, seat):
            play.cite("MD-37")
        else:
            play.cite("MD-62")

    def play_card(self, play: Play[MathemagicianState], seat: int, card: int, to: int) -> None:
        """The card goes to the end of the row; then T2. Clauses: MD-38, MD-44 to MD-50, MD-107, MD-108."""
        state = play.state
        row = state.rows[to]
        empty = not row
        state.out_of_hand(seat, card)
        row.append(card)
        if play.telling:
            facts = {"seat": seat, "card": face(card), "to": to, "row": row_text(row)}
            if state.rules.show_totals:
                facts["value"] = value(row)
                play.cite("MD-132")
            play.tell("played", "MD-44", facts)
            play.cite("MD-50")
            play.cite("MD-45" if empty else "MD-46" if card > 0 else "MD-47")
            if value(row) == 0:
                play.cite("MD-108")
        if self.checked(play, to):
            play.cite("MD-49")
            return
        play.cite("MD-48")
        clause = "MD-107" if card == MINUS else "MD-38"
        play.cite("MD-110")
        if misfire(play, seat, to, clause):
            play.push(NextSpell(to))

    def checked(self, play: Play[MathemagicianState], owner: int) -> bool:
        """T2: whether a row has stayed sound, where that matters. Clauses: MD-8, MD-38, MD-R15."""
        state = play.state
        return state.rules.below_zero == "allowed" or sound(state.rows[owner])

    def pull(self, play: Play[MathemagicianState], seat: int, place: int) -> None:
        """Two neighbours go to hand and the row closes up; then T2. Clauses: MD-51 to MD-60."""
        state = play.state
        row = state.rows[seat]
        pair = row[place : place + 2]
        state.rows[seat] = row[:place] + row[place + 2 :]
        for card in pair:
            state.into_hand(seat, card)
            state.known[seat].append(card)
        state.known[seat].sort()
        state.pulled[seat] = True
        if play.telling:
            facts = {"seat": seat, "cards": [face(card) for card in pair], "row": row_text(state.rows[seat])}
            if state.rules.show_totals:
                facts["value"] = value(state.rows[seat])
            play.tell("pulled", "MD-55", facts)
            for clause in ("MD-51", "MD-52", "MD-53", "MD-54", "MD-56", "MD-60"):
                play.cite(clause)
            if state.complete(seat):
                play.cite("MD-59")
        if not self.checked(play, seat):
            play.cite("MD-110")
            if misfire(play, seat, seat, "MD-58"):
                play.push(NextSpell(seat))

    # ------------------------------------------------------------ T3 to T5

    def run(self, play: Play[MathemagicianState]) -> None:
        state = play.state
        active = state.active
        if not state.live(active) and self.step < CASTING:
            play.cite("MD-43")
            self.step = CASTING
        if self.step == REFILL:
            self.step = CASTING
            if state.missing(active):
                play.push(Refill(active))
            else:
                play.cite("MD-57")
        elif self.step == REMOVAL:
            self.step = CASTING
            self.offer_removal(play, active)
        elif self.step == CASTING:
            self.step = OVER
            play.cite("MD-41")
            play.push(CastingSpells(state.order_from(active)))
        else:
            play.finish()

    def offer_removal(self, play: Play[MathemagicianState], active: int) -> None:
        """T4. Clauses: MD-40, MD-68, MD-R25."""
        asked = play.state.opponents(active)
        if play.state.rules.exchange_removal == "next":
            asked = asked[:1]
        elif play.state.rules.exchange_removal == "none":
            asked = []
        play.cite("MD-40")
        play.push(Removal(asked))

    def receive(self, play: Play[MathemagicianState], result: list[int]) -> None:
        """A misfire in this turn is dealt with; the active player goes on. Clauses: MD-115."""
        if self.step == REFILL:
            play.cite("MD-115")
