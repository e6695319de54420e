"""A match that hands out arrays, one call for each thing that an environment wants of it in a step."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, Final

from spellhall.encoding.base import Encoding
from spellhall.encoding.fractions import Looks
from spellhall.encoding.stepper import NOBODY, Stepper
from spellhall.kernel.errors import SpellhallError

REFUSE: Final = "refuse"  # raise, and change nothing
LOSE: Final = "lose"  # the game ends at once: -1 (or the worst of the stakes) for the offender, 0 for the others
REPLACE: Final = "replace"  # the first legal choice is carried out instead
POLICIES: Final = (REFUSE, LOSE, REPLACE)

Making = Callable[[Any], Any]
"""Makes an array of a buffer."""


def whole_number(action: Any) -> int:
    """An action as a number; raises SpellhallError for fractions, truths and texts."""
    if type(action) is int:
        return action
    if not isinstance(action, bool):
        try:
            return index(action)
        except TypeError:
            pass
    raise SpellhallError(f"An action is a whole number, not {str(action)[:40]} of type {type(action).__name__}.")


class Match(Stepper):
    """A stepper with arrays of observations and masks, and a policy for illegal choices.

    Arrays are handed out uncopied. They do not change while anybody has them, or a part of them.
    """

    def __init__(self, encoding: Encoding, observations: Making, masks: Making, illegal: str) -> None:
        super().__init__(encoding)
        self.make_observation = observations
        self.make_mask = masks
        self.illegal = illegal
        self.offender = -1  # whose illegal choice ended the game
        self.looks = [Looks(encoding.fractions) for _ in range(-1, self.seats)]  # the first is a spectator's
        self.shown = self.looks[0].row  # what was shown last

    @property
    def done(self) -> bool:
        return self.state.outcome is not None or self.offender >= 0

    def offer(self, seat: int) -> None:
        if self.offered_to != seat:
            menu = self.last_menu
            self.fill_menu(seat, menu.array is not None and not menu.held())

    def array(self, seat: int) -> Any:
        """What a seat sees (-1: a spectator)."""
        if self.shown_to != seat:
            row = self.looks[seat + 1].free()
            row.write(self.features(seat))
            if row.array is None:
                row.array = self.make_observation(row.values)
            self.shown = row
            self.shown_to = seat
        return self.shown.array

    def mask_array(self, seat: int) -> Any:
        """What a seat may choose."""
        self.offer(seat)
        menu = self.menu
        if menu.array is None:
            menu.array = self.make_mask(menu.masks)
        return menu.array

    def observation(self, seat: int) -> dict[str, Any]:
        return {"observation": self.array(seat), "action_mask": self.mask_array(seat)}

    def act(self, seat: int, action: Any) -> int:
        """A choice under the policy for illegal ones. Says who is asked next, NOBODY at the end."""
        number = whole_number(action)
        if self.allows(seat, number):
            self.play_offered(seat, number)
        else:
            self.meet(seat, number)
        return NOBODY if self.done else self.asked()[0]

    def meet(self, seat: int, number: int) -> None:
        """What comes of an illegal choice."""
        if self.illegal == REFUSE or not 0 <= number < self.encoding.size:
            self.refuse(seat, number)
        elif self.illegal == LOSE:
            self.offender = seat
            self.shown_to = self.offered_to = NOBODY  # Gymnasium wants other arrays after every step
        else:
            legal = self.legal(seat)
            if legal:
                self.play_offered(seat, legal[0])
