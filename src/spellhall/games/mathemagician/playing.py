"""Playing a card: what fits where, what is safe, and why something does not fit."""

from __future__ import annotations

from spellhall.games.mathemagician.cards import KINDS
from spellhall.games.mathemagician.choices import play_choice
from spellhall.games.mathemagician.rows import MINUS, PLUS, face, last_card, stays_sound, value, wants_numeral
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import Refusal
from spellhall.kernel.state import Choice


def plays(state: MathemagicianState, seat: int) -> list[Choice]:
    """Every card and row that go together. Clauses: MD-44 to MD-48, MD-128, MD-R15."""
    return listed_plays(state, seat, state.rules.below_zero == "blocked")


def safe_plays(state: MathemagicianState, seat: int) -> list[Choice]:
    """Those that leave the row sound. Clauses: MD-49, MD-R15."""
    return listed_plays(state, seat, state.rules.below_zero != "allowed")


def any_safe_play(state: MathemagicianState, seat: int) -> bool:
    return len(listed_plays(state, seat, state.rules.below_zero != "allowed", True)) > 0


def listed_plays(state: MathemagicianState, seat: int, only_sound: bool, only_first: bool = False) -> list[Choice]:
    """Numerals in rising order, then plus, then minus; for each the rows in seat order."""
    live = state.live_seats()
    rows = [state.rows[one] for one in live]
    wants = [wants_numeral(row) for row in rows]
    values = [value(row) for row in rows]
    lasts = [last_card(row) for row in rows]
    energy = state.energy_hands[seat].counts
    symbols = state.symbol_hands[seat].counts
    out: list[Choice] = []
    for card in range(1, len(energy)):
        if energy[card]:
            for place in range(len(live)):
                if wants[place] and (not only_sound or stays_sound(values[place], lasts[place], card)):
                    out.append(play_choice(card, live[place]))
                    if only_first:
                        return out
    for card in (PLUS, MINUS):
        if len(symbols) > 0 and symbols[-card]:
            for place in range(len(live)):
                if not wants[place] and (not only_sound or stays_sound(values[place], lasts[place], card)):
                    out.append(play_choice(card, live[place]))
                    if only_first:
                        return out
    return out


def misfires(state: MathemagicianState, choice: Choice) -> bool:
    """Whether a fitting play would misfire. Clauses: MD-48, MD-107."""
    card, to = choice.args
    row = state.rows[to]
    return state.rules.below_zero == "misfire" and not stays_sound(value(row), last_card(row), card)


def why_not_playable(state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
    """The sentence for a play that is not offered. Clauses: MD-2, MD-44 to MD-47, MD-121, MD-137."""
    card, to = choice.args[0], choice.args[1]
    if not 0 <= to < state.setup.seats:
        return Refusal("MD-44", "Say on which row: play on one that lies on the table.")
    if not state.live(to):
        return Refusal("MD-121", f"{SEAT_LETTERS[to]} is knocked out and has no row any more.")
    if card > 9 and (card >= KINDS or state.rules.energy[card] == 0):
        return Refusal("MD-2", "There are no two-digit numbers here: play one numeral.")
    if card < MINUS:
        return Refusal("MD-44", "There is no such card.")
    if state.copies(seat, card) == 0:
        return Refusal("MD-44", f"You have no {face(card)} in your hand.")
    row = state.rows[to]
    whose = "your row" if to == seat else f"{SEAT_LETTERS[to]}'s row"
    if not row:
        return Refusal("MD-45", f"A row starts with a number. You can't put {face(card)} on an empty row.")
    last = face(row[-1])
    if card > 0 and row[-1] > 0:
        return Refusal("MD-46", f"You can't put {face(card)} after {last}. After a number comes a sign, + or -.")
    if card <= 0 and row[-1] <= 0:
        return Refusal("MD-47", f"You can't put {face(card)} after {last}. After a sign comes a number.")
    if card == MINUS:
        return Refusal("MD-137", f"You can't put a minus on {whose}: it is worth 0, and no number could follow.")
    return Refusal("MD-137", f"You can't put {face(card)} on {whose}: it would go below zero.")
