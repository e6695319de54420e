"""Set-up: hands, first spells, and who goes first."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.mathemagician.cards import HAND, SPELLS_EACH
from spellhall.games.mathemagician.casting import draw_spells, not_stored, take_spell
from spellhall.games.mathemagician.drawing import draw_cards
from spellhall.games.mathemagician.exchanging import new_hands, why_no_hand
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OWN, Choice

CUTS: Final = 3  # tied cuts in a row before a lot decides (MD-R41)


@mypyc_attr(allow_interpreted_subclasses=True)
class HandSplit(Frame[MathemagicianState]):
    """Everybody says in secret how many cards to draw from each deck; then hands are dealt. Clauses: MD-24 to MD-27."""

    FIELDS: ClassVar[dict[str, str]] = {"chosen": OWN}

    def __init__(self, seats: int) -> None:
        self.chosen: list[Choice | None] = [None] * seats

    def waiting(self, state: MathemagicianState) -> list[int]:
        return [seat for seat, choice in enumerate(self.chosen) if choice is None]

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        return say("md-ask-first-hand", count=HAND), "MD-24"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        return new_hands(state)

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        return why_no_hand(choice, "MD-25")

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        self.chosen[seat] = choice
        play.tell("ready", "MD-26", {"seat": seat})

    def run(self, play: Play[MathemagicianState]) -> None:
        state = play.state
        for clause in ("MD-25", "MD-26", "MD-27"):
            play.cite(clause)
        for seat, choice in enumerate(self.chosen):
            assert choice is not None
            draw_cards(play, seat, choice.args[0], choice.args[1], "MD-24")
            if state.outcome is not None:
                return
        for seat in range(state.setup.seats):
            draw_spells(play, seat, SPELLS_EACH, "MD-28")
        play.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstSpell(Frame[MathemagicianState]):
    """Everybody chooses one of three spells in secret; all are revealed together. Clauses: MD-28, MD-29."""

    FIELDS: ClassVar[dict[str, str]] = {"chosen": OWN}

    def __init__(self, seats: int) -> None:
        self.chosen: list[Choice | None] = [None] * seats

    def waiting(self, state: MathemagicianState) -> list[int]:
        return [seat for seat, choice in enumerate(self.chosen) if choice is None]

    def asks(self, state: MathemagicianState, seat: int) -> tuple[Message, str]:
        return say("md-ask-first-spell"), "MD-28"

    def legal(self, state: MathemagicianState, seat: int) -> list[Choice]:
        return [Choice("spell", (spell,)) for spell in state.stored[seat]]

    def why_not(self, state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
        return not_stored(choice, "MD-28")

    def take(self, play: Play[MathemagicianState], seat: int, choice: Choice) -> None:
        self.chosen[seat] = choice
        play.tell("ready", "MD-29", {"seat": seat})

    def run(self, play: Play[MathemagicianState]) -> None:
        for seat, choice in enumerate(self.chosen):
            assert choice is not None
            take_spell(play, seat, choice.args[0], "MD-29")
        play.finish()


def cut_for_first(play: Play[MathemagicianState]) -> int:
    """Everybody cuts the Energy deck; of those tied for highest a lot decides in the end. Clauses: MD-30 to MD-32."""
    state = play.state
    tied = list(range(state.setup.seats))
    counts = state.energy_deck.counts
    for attempt in range(CUTS):
        if sum(copies > 0 for copies in counts) < 2:
            break  # nothing to compare (MD-R41)
        cards = [play.pick(counts, "cut") for _ in tied]
        for seat, card in zip(tied, cards, strict=True):
            state.cuts += [seat, card]
        play.tell("cut", "MD-31" if attempt else "MD-30", {"seats": tied.copy(), "cards": cards})
        play.cite("MD-32")
        highest = max(cards)
        tied = [seat for seat, card in zip(tied, cards, strict=True) if card == highest]
        if len(tied) == 1:
            return tied[0]
    seat = tied[play.pick([1] * len(tied), "lot")]
    play.cite("MD-R41")
    return seat
