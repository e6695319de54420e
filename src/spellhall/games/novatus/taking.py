"""Phase I, taking potions: one line, and one colour or one number."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.choices import LINES, classes_of, lines_of, takes
from spellhall.games.novatus.knowledge import of_hands
from spellhall.games.novatus.potions import CODES, GAP, SPACES, colour_of, number_of, space_text
from spellhall.games.novatus.state import NovatusState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.state import Choice


def anything_to_take(state: NovatusState) -> bool:
    """Whether the row or the column holds a card. Clauses: MN-43, MN-46."""
    grid = state.grid
    for line in lines_of(state.cube):
        for space in line:
            if grid[space] != GAP:
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class TakePotions(Frame[NovatusState]):
    """The active player takes potions of one colour or one number from one line. Clauses: MN-39 to MN-48, MN-134."""

    FIELDS: ClassVar[dict[str, str]] = {}

    def clone(self) -> TakePotions:
        return TakePotions()

    def waiting(self, state: NovatusState) -> list[int]:
        return ONE_SEAT[state.active]

    def asks(self, state: NovatusState, seat: int) -> tuple[str, str]:
        kind = "all potions" if state.rules.take_all else "potions"
        clause = "MN-42" if state.cube else "MN-134"
        where = f"row {state.cube[0] + 1} or from column {state.cube[1] + 1}" if state.cube else "any row or column"
        return f"Take {kind} of one colour or of one number from {where}.", clause

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        return takes(state.grid, state.cube, state.rules.take_all)

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        if choice.verb != "take":
            return Refusal("MN-23", "First take potions from the grid.")
        spaces = list(choice.args)
        if not spaces:
            return Refusal("MN-43", "You must take at least one potion.")
        if not all(0 <= space < SPACES for space in spaces) or len(set(spaces)) < len(spaces):
            return Refusal("MN-44", "Name each space once, by its row and column from 1 to 5.")
        for space in spaces:
            if state.grid[space] == GAP:
                return Refusal("MN-44", f"The space {space_text(space)} is empty.")
        lines = [line for line in lines_of(state.cube) if all(space in line for space in spaces)]
        if not lines:
            if any(all(space in line for space in spaces) for line in LINES):
                return Refusal("MN-39", "The cube gives you its own row and its own column only.")
            return Refusal("MN-40", "All potions must come from one line: the row or the column, not both.")
        cards = [state.grid[space] for space in spaces]
        if len({colour_of(card) for card in cards}) > 1 and len({number_of(card) for card in cards}) > 1:
            return Refusal("MN-41", "The potions must all have the same colour or all have the same number.")
        if spaces != sorted(spaces):
            return Refusal("MN-44", "Name the spaces in reading order.")
        return Refusal("MN-45", "Take every potion of that colour, or every potion of that number, in the line.")

    def take(self, play: Play[NovatusState], seat: int, choice: Choice) -> None:
        state = play.state
        known = of_hands(state)
        hand = state.hands[seat]
        grid = state.grid
        if play.telling:
            spaces = list(choice.args)
            self.cite_rules(play, spaces)
            cards = [CODES[grid[space]] for space in spaces]
            play.tell("took", "MN-47", {"seat": seat, "spaces": [space_text(s) for s in spaces], "cards": cards})
        for space in choice.args:
            card = grid[space]
            grid[space] = GAP
            hand.add(card)
            known.came_openly(seat, card)
        state.stirred = True
        play.finish()

    def cite_rules(self, play: Play[NovatusState], spaces: list[int]) -> None:
        state = play.state
        for clause in ("MN-39", "MN-40", "MN-41", "MN-43", "MN-44", "MN-48"):
            play.cite(clause)
        if state.rules.take_all:
            play.cite("MN-45")
        if not state.cube:
            play.cite("MN-134")
            play.cite("MN-37")
        lines = [line for line in lines_of(state.cube) if all(space in line for space in spaces)]
        if any(
            len(one) > len(spaces) and set(spaces) < set(one) for line in lines for one in classes_of(state.grid, line)
        ):
            play.cite("MN-42")
