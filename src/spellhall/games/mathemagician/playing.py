"""Playing a card: what fits where, what is safe, and why something does not fit."""

from __future__ import annotations

from spellhall.games.mathemagician.cards import KINDS
from spellhall.games.mathemagician.choices import play_choice
from spellhall.games.mathemagician.naming import row_name
from spellhall.games.mathemagician.rows import MINUS, PLUS, face, last_card, stays_sound, value, wants_numeral
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.messages import say, who
from spellhall.kernel.state import Choice


def plays(state: MathemagicianState, seat: int) -> list[Choice]:
    """Every card and row that go together. Clauses: MD-44 to MD-48, MD-128, MD-R15."""
    return listed_plays(state, seat, state.rules.below_zero == "blocked")


def safe_plays(state: MathemagicianState, seat: int) -> list[Choice]:
    """Those that leave the row sound. Clauses: MD-49, MD-R15."""
    return listed_plays(state, seat, state.rules.below_zero != "allowed")


def any_safe(state: MathemagicianState, fitting: list[Choice]) -> bool:
    """Whether one of all plays is safe. Clauses: MD-49, MD-R15."""
    if state.rules.below_zero != "misfire":
        return len(fitting) > 0  # unsafe plays are not listed, or no play is unsafe
    for play in fitting:
        card, to = play.args
        if leaves_sound(state.rows[to], card):
            return True
    return False


def listed_plays(state: MathemagicianState, seat: int, only_sound: bool) -> list[Choice]:
    """Numerals in rising order, then plus, then minus; for each the rows in seat order."""
    rows = state.rows
    want_numeral: list[int] = []  # seats whose rows want a numeral
    want_sign: list[int] = []
    for one in state.live_seats():
        if wants_numeral(rows[one]):
            want_numeral.append(one)
        else:
            want_sign.append(one)
    out: list[Choice] = []
    if want_numeral:
        energy = state.energy_hands[seat].counts
        for card in range(1, len(energy)):
            if energy[card]:
                for to in want_numeral:
                    if not only_sound or leaves_sound(rows[to], card):
                        out.append(play_choice(card, to))
    symbols = state.symbol_hands[seat].counts
    if want_sign and symbols:
        for card in (PLUS, MINUS):
            if symbols[-card]:
                for to in want_sign:
                    if not only_sound or leaves_sound(rows[to], card):
                        out.append(play_choice(card, to))
    return out


def leaves_sound(row: list[int], card: int) -> bool:
    """Whether a sound row stays sound with this card at its end."""
    return stays_sound(value(row), last_card(row), card)


def misfires(state: MathemagicianState, choice: Choice) -> bool:
    """Whether a fitting play would misfire. Clauses: MD-48, MD-107."""
    card, to = choice.args
    return state.rules.below_zero == "misfire" and not leaves_sound(state.rows[to], card)


def why_not_playable(state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
    """The sentence for a play that is not offered. Clauses: MD-2, MD-44 to MD-47, MD-121, MD-137."""
    card, to = choice.args[0], choice.args[1]
    if not 0 <= to < state.setup.seats:
        return Refusal("MD-44", say("md-no-play-nowhere"))
    if not state.live(to):
        return Refusal("MD-121", say("md-no-play-on-fallen", who=who(to)))
    if card > 9 and (card >= KINDS or state.rules.energy[card] == 0):
        return Refusal("MD-2", say("md-no-two-digits"))
    if card < MINUS:
        return Refusal("MD-44", say("md-no-such-card"))
    if state.copies(seat, card) == 0:
        return Refusal("MD-44", say("md-no-card-held", card=face(card)))
    row = state.rows[to]
    if not row:
        return Refusal("MD-45", say("md-no-sign-first", card=face(card)))
    last = face(row[-1])
    if card > 0 and row[-1] > 0:
        return Refusal("MD-46", say("md-no-two-numbers", card=face(card), last=last))
    if card <= 0 and row[-1] <= 0:
        return Refusal("MD-47", say("md-no-two-signs", card=face(card), last=last))
    if card == MINUS:
        return Refusal("MD-137", say("md-no-minus-on-zero", row=row_name(seat, to)))
    return Refusal("MD-137", say("md-no-below-zero", card=face(card), row=row_name(seat, to)))
