"""Phase I, the throw: the cube is aimed, scatters, and shows a row and a column."""

from __future__ import annotations

from math import comb
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.choices import AIMS, PLACES, named
from spellhall.games.novatus.potions import GAP, SIDE, SPACES, space_text
from spellhall.games.novatus.state import RISING, NovatusState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

HIGHEST: Final = 4
REACH: Final = 2 * HIGHEST + 1  # a displacement is written as a number below REACH × REACH, whatever the height
THROWS: Final = 2


def scatter_weights(height: int) -> list[int]:
    """How likely each displacement is, as whole weights that add up to 16 ** height. Clauses: MN-31."""
    axis = [0] * REACH
    for step in range(-height, height + 1):
        axis[step + HIGHEST] = comb(2 * height, height + step)
    return [down * across for down in axis for across in axis]


SCATTER: Final = [scatter_weights(height) for height in range(HIGHEST + 1)]
CASES: Final = [b"".join([bytes([place]) * weight for place, weight in enumerate(weights)]) for weights in SCATTER]


def displacement(outcome: int) -> tuple[int, int]:
    """Rows down and columns to the right, from an outcome of the throw."""
    return outcome // REACH - HIGHEST, outcome % REACH - HIGHEST


def outcome_of(down: int, across: int) -> int:
    return (down + HIGHEST) * REACH + across + HIGHEST


def height_now(state: NovatusState) -> int:
    """From what height the cube is thrown in the turn that begins. Clauses: MN-32, MN-138."""
    rules = state.rules
    if rules.throw_height != RISING:
        return rules.throw_height
    if rules.infant:
        return 1
    return min(3, 1 + 3 * state.marker // rules.end)


def inside(row: int, column: int) -> bool:
    return 0 <= row < SIDE and 0 <= column < SIDE


def throw_uniformly(play: Play[NovatusState]) -> None:
    """The cube falls on any of the 25 spaces. Clauses: MN-36."""
    state = play.state
    space = play.pick([1] * SPACES, "space")
    state.cube = [space // SIDE, space % SIDE]
    if play.telling:
        play.tell("landed", "MN-36", {"seat": state.active, "space": space_text(space)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Frame[NovatusState]):
    """The active player aims and throws, once more if the cube leaves the grid; then the left neighbour places it.

    Clauses: MN-29 to MN-35.
    """

    FIELDS: ClassVar[dict[str, str]] = {"misses": OPEN}

    def __init__(self, misses: int = 0) -> None:
        self.misses = misses  # throws that left the grid

    def clone(self) -> Throw:
        return Throw(self.misses)

    def waiting(self, state: NovatusState) -> list[int]:
        return ONE_SEAT[state.active if self.misses < THROWS else state.left_of(state.active)]

    def asks(self, state: NovatusState, seat: int) -> tuple[Message, str]:
        if self.misses == 0:
            return say("mn-ask-aim"), "MN-30"
        if self.misses < THROWS:
            return say("mn-ask-aim-again"), "MN-33"
        return say("mn-ask-place"), "MN-34"

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        if self.misses < THROWS:
            return AIMS
        return [PLACES[space] for space in range(SPACES) if state.grid[space] != GAP]

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        if self.misses < THROWS:
            if choice.verb == "aim":
                return Refusal("MN-30", say("mn-no-aim-there"))
            return Refusal("MN-24", say("mn-no-throw-yet"))
        if choice.verb != "place":
            return Refusal("MN-34", say("mn-no-place-yet"))
        if not 0 <= named(choice) < SPACES:
            return Refusal("MN-34", say("mn-no-place-there"))
        return Refusal("MN-35", say("mn-no-place-on-gap"))

    def take(self, play: Play[NovatusState], seat: int, choice: Choice) -> None:
        state = play.state
        space = choice.args[0]
        row, column = space // SIDE, space % SIDE
        if choice.verb == "place":
            state.cube = [row, column]
            play.cite("MN-35")
            play.cite("MN-25")
            if play.telling:
                play.tell("placed", "MN-34", {"seat": seat, "space": space_text(space)})
            play.finish()
            return
        down, across = displacement(play.pick_case(SCATTER[state.height], CASES[state.height], "throw"))
        state.target = space
        state.cube = [row + down, column + across]
        hit = inside(row + down, column + across)
        if play.telling:
            for clause in ("MN-29", "MN-32"):
                play.cite(clause)
            landing = space_text((row + down) * SIDE + column + across) if hit else "outside"
            told = {"seat": seat, "target": space_text(space), "down": down, "right": across, "space": landing}
            play.tell("threw", "MN-31", told)
        if hit:
            play.finish()
            return
        self.misses += 1
        play.cite("MN-33" if self.misses < THROWS else "MN-34")
