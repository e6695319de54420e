"""Phase I, taking potions: one line, and one colour or one number."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from spellhall.games.novatus.choices import LINES, classes_of, lines_of, takes
from spellhall.games.novatus.knowledge import of_hands
from spellhall.games.novatus.potions import CODES, GAP, SPACES, colour_of, number_of, space_name, space_text
from spellhall.games.novatus.state import NovatusState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
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

    def asks(self, state: NovatusState, seat: int) -> tuple[Message, str]:
        every = state.rules.take_all
        if not state.cube:
            return say("mn-ask-take-all-anywhere" if every else "mn-ask-take-anywhere"), "MN-134"
        row, column = state.cube[0] + 1, state.cube[1] + 1
        return say("mn-ask-take-all" if every else "mn-ask-take", row=row, column=column), "MN-42"

    def legal(self, state: NovatusState, seat: int) -> list[Choice]:
        return takes(state.grid, state.cube, state.rules.take_all)

    def why_not(self, state: NovatusState, seat: int, choice: Choice) -> Refusal:
        if choice.verb != "take":
            return Refusal("MN-23", say("mn-no-potions-yet"))
        spaces = list(choice.args)
        if not spaces:
            return Refusal("MN-43", say("mn-no-empty-take"))
        if not all(0 <= space < SPACES for space in spaces) or len(set(spaces)) < len(spaces):
            return Refusal("MN-44", say("mn-no-space-twice"))
        for space in spaces:
            if state.grid[space] == GAP:
                return Refusal("MN-44", say("mn-no-potion-there", space=space_name(space)))
        lines = [line for line in lines_of(state.cube) if all(space in line for space in spaces)]
        if not lines:
            if any(all(space in line for space in spaces) for line in LINES):
                return Refusal("MN-39", say("mn-no-other-line"))
            return Refusal("MN-40", say("mn-no-two-lines"))
        cards = [state.grid[space] for space in spaces]
        if len({colour_of(card) for card in cards}) > 1 and len({number_of(card) for card in cards}) > 1:
            return Refusal("MN-41", say("mn-no-mixed-take"))
        if spaces != sorted(spaces):
            return Refusal("MN-44", say("mn-no-take-order"))
        return Refusal("MN-45", say("mn-no-part-take"))

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
