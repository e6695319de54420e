"""Rounds and their phases: drawing, casting, combining, learning, clean-up."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.mathwiz.cards import NONE
from spellhall.games.mathwiz.casting import Casting
from spellhall.games.mathwiz.choices import rune_at, rune_count
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.ending import ending_clause, settle
from spellhall.games.mathwiz.runes import fill_hands, turn_up_spell
from spellhall.games.mathwiz.state import MathWizState, put_in_order
from spellhall.kernel.frames import Frame, Play
from spellhall.kernel.state import OPEN

DRAWING: Final = 1
CASTING: Final = 2
COMBINING: Final = 3
LEARNING: Final = 4
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Frame[MathWizState]):
    """The game is a series of rounds, and ends after the last one. Clauses: MW-20, MW-21, MW-62 to MW-64."""

    FIELDS: ClassVar[dict[str, str]] = {"played": OPEN}

    def __init__(self, played: bool = False) -> None:
        self.played = played  # whether a round has just ended

    def clone(self) -> Rounds:
        return Rounds(self.played)

    def run(self, play: Play[MathWizState]) -> None:
        clause = ending_clause(play.state) if self.played else ""
        if clause:
            settle(play, clause)
            return
        self.played = False
        play.state.turn += 1
        play.cite("MW-20")
        play.push(Round())

    def receive(self, play: Play[MathWizState], result: list[int]) -> None:
        self.played = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Frame[MathWizState]):
    """The four phases of one round and its clean-up. Clauses: MW-20, MW-21, MW-55 to MW-58."""

    FIELDS: ClassVar[dict[str, str]] = {"phase": OPEN}

    def __init__(self, phase: int = DRAWING) -> None:
        self.phase = phase

    def clone(self) -> Round:
        return Round(self.phase)

    def run(self, play: Play[MathWizState]) -> None:
        state = play.state
        if self.phase == DRAWING:
            self.phase = CASTING
            self.draw_cards(play)
        elif self.phase == CASTING:
            self.phase = COMBINING
            if state.rules.effects_on:
                play.push(Casting(state.order_from(state.lead).copy()))
            else:
                play.cite("MW-107")
        else:
            self.phase = LEARNING
            play.push(Combining(state.setup.seats))

    def draw_cards(self, play: Play[MathWizState]) -> None:
        """Phase 1: everybody draws up to seven, and one spell is turned up. Clauses: MW-22 to MW-27."""
        state = play.state
        if play.telling:
            play.tell("round", "MW-20", {"round": state.turn})
            play.cite("MW-25" if state.turn == 1 else "MW-22")
            play.cite("MW-24")
            if state.centre:
                play.cite("MW-27")
        fill_hands(play, state.order_from(state.lead), "MW-22")
        state.spell = turn_up_spell(play, "MW-26")
        state.target = state.rules.set.numbers[state.spell]

    def receive(self, play: Play[MathWizState], result: list[int]) -> None:
        if self.phase == LEARNING:
            if result[0] == NOBODY:
                self.leave(play)
            else:
                self.learn(play, result[0])
            self.clean_up(play)
            play.finish()

    def learn(self, play: Play[MathWizState], winner: int) -> None:
        """The winner takes every spell of the centre, face up, and leads. Clauses: MW-44, MW-45, MW-56."""
        state = play.state
        if play.telling:
            cards = state.rules.set
            play.cite("MW-7")
            play.cite("MW-45")
            play.cite("MW-56")
            play.tell("learned", "MW-44", {"seat": winner, "cards": [cards.ids[spell] for spell in state.centre]})
        unused = state.unused[winner]
        for spell in state.centre:
            put_in_order(unused, spell)
        state.centre = []
        state.lead = winner

    def leave(self, play: Play[MathWizState]) -> None:
        """Nobody learns: the spells stay, or leave the game. Clauses: MW-53, MW-104."""
        state = play.state
        if state.rules.exhausted_tie == "discard":
            state.removed += state.centre
            state.centre = []
            play.tell("removed", "MW-104", {})
        else:
            play.tell("carried", "MW-53", {})

    def clean_up(self, play: Play[MathWizState]) -> None:
        """Placed runes are discarded and the effects of the round end. Clauses: MW-55, MW-57, MW-58."""
        state = play.state
        for placed in state.plays:
            for combination in placed:
                for place in range(rune_count(combination)):
                    state.discard.add(rune_at(combination, place))
            placed.clear()
        marks, forbidden = state.marks, state.forbidden
        for seat in range(state.setup.seats):
            if marks[seat] != NONE:
                marks[seat] = NONE
            if forbidden[seat]:
                forbidden[seat] = []
        if play.telling:
            for clause in ("MW-55", "MW-57", "MW-58", "MW-21"):
                play.cite(clause)
