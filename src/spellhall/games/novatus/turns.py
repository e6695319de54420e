"""Setup, turns and their three phases, and the way of the Measuring Cylinder."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.cards import DECKS
from spellhall.games.novatus.casting import CastASpell
from spellhall.games.novatus.ending import ending_after_casting, ending_before_turn, judge
from spellhall.games.novatus.mixing import open_next
from spellhall.games.novatus.potions import CODES, ITEMS, SPACES
from spellhall.games.novatus.replenishing import replenish
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.games.novatus.taking import TakePotions, anything_to_take
from spellhall.games.novatus.throwing import Throw, height_now, throw_uniformly
from spellhall.kernel.frames import Frame, Play
from spellhall.kernel.state import OPEN

THROWING: Final = 1
TAKING: Final = 2
CASTING: Final = 3
MOVING: Final = 4
REPLENISHING: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class SetUp(Frame[NovatusState]):
    """Deal the grid, shuffle the items into the deck, open three spells and settle who begins.

    Clauses: MN-11 to MN-21, MN-135.
    """

    FIELDS: ClassVar[dict[str, str]] = {}

    def run(self, play: Play[NovatusState]) -> None:
        state = play.state
        rules = state.rules
        for kind, copies in enumerate(rules.set.potions):
            state.deck.add(kind, copies)
        for space in range(min(SPACES, state.deck.size)):
            state.grid[space] = play.draw(state.deck, "card")
        for place, kind in enumerate(ITEMS):
            state.deck.add(kind, rules.item_counts[place])
        if play.telling:
            for clause in ("MN-11", "MN-12", "MN-13", "MN-15", "MN-16", "MN-18", "MN-20"):
                play.cite(clause)
            play.tell("grid", "MN-11", {"cards": [CODES[card] for card in state.grid if card >= 0]})
        for deck in range(DECKS):
            if state.spell_decks[deck].size:
                open_next(play, deck, "MN-17")
        state.first = rules.first if rules.first != NONE else play.pick([1] * rules.seats, "first")
        play.tell("first", "MN-21", {"seat": state.first})
        play.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Frame[NovatusState]):
    """Turn after turn, clockwise, until a clause ends the game. Clauses: MN-22, MN-120, MN-140, MN-141."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def clone(self) -> Turns:
        return Turns()

    def run(self, play: Play[NovatusState]) -> None:
        state = play.state
        clause = ending_before_turn(state)
        if clause:
            judge(play, clause)
            return
        state.turn += 1
        state.height = height_now(state)
        state.target = NONE
        state.cube = []
        state.spell_cast = False
        state.mix = []
        state.stirred = not state.grid_empty
        if play.telling:
            play.tell("turn", "MN-22" if state.turn == 1 else "MN-120", {"seat": state.active, "turn": state.turn})
        play.cite("MN-22")
        play.push(Turn())


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Frame[NovatusState]):
    """Get Potions, Cast a Spell, Replenish Potions. Clauses: MN-23, MN-24, MN-36 to MN-38, MN-46."""

    FIELDS: ClassVar[dict[str, str]] = {"phase": OPEN}

    def __init__(self, phase: int = THROWING) -> None:
        self.phase = phase  # what comes next

    def clone(self) -> Turn:
        return Turn(self.phase)

    def run(self, play: Play[NovatusState]) -> None:
        state = play.state
        if self.phase == THROWING:
            play.cite("MN-23")
            self.throw(play)
        elif self.phase == TAKING:
            self.phase = CASTING
            if anything_to_take(state):
                play.push(TakePotions())
            else:
                play.tell("nothing_to_take", "MN-46", {"seat": state.active})
        elif self.phase == CASTING:
            self.phase = MOVING
            play.push(CastASpell())
        elif self.phase == MOVING:
            self.phase = REPLENISHING
            self.move_cylinder(play)
        else:
            replenish(play)
            state.idle = 0 if state.stirred else state.idle + 1
            play.finish()

    def throw(self, play: Play[NovatusState]) -> None:
        state = play.state
        if state.grid_empty:
            self.phase = CASTING
            play.tell("grid_empty", "MN-38", {"seat": state.active})
            return
        self.phase = TAKING
        if state.rules.cube == "aimed":
            play.push(Throw())
        elif state.rules.cube == "uniform":
            throw_uniformly(play)
        elif state.rules.infant:
            play.cite("MN-139")

    def move_cylinder(self, play: Play[NovatusState]) -> None:
        """After a cast the Cylinder moves on, and may end the game. Clauses: MN-122 to MN-125, MN-132, MN-138."""
        state = play.state
        rules = state.rules
        arrived = False
        if state.spell_cast and rules.infant:
            play.cite("MN-138")
        elif state.spell_cast and state.marker < rules.end:
            state.marker += 1
            arrived = state.marker == rules.end
            play.cite("MN-121")
            if play.telling:
                play.tell("marker", "MN-122", {"position": state.marker})
        clause = ending_after_casting(state, arrived)
        if clause:
            if clause == "MN-123":
                play.cite("MN-124")
            judge(play, clause)
        elif arrived:
            play.tell("last_round", "MN-125", {})
