"""Pulling energy: two neighbouring cards of one's own incanquation go back to hand."""

from __future__ import annotations

from spellhall.games.mathemagician.cards import HAND
from spellhall.games.mathemagician.choices import pull_choice
from spellhall.games.mathemagician.rows import face, numerals, sound
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.messages import say
from spellhall.kernel.state import Choice


def pulls(state: MathemagicianState, seat: int) -> list[Choice]:
    """Every pair that leaves a different row; of pairs that leave the same one, the leftmost.

    Clauses: MD-52 to MD-55, MD-R15, MD-R19, MD-R20.
    """
    out: list[Choice] = []
    if clause_against(state, seat):
        return out
    row = state.rows[seat]
    blocked = state.rules.below_zero == "blocked"
    for place in range(len(row) - 1):
        first, second = row[place], row[place + 1]
        if place and row[place - 1] == second:
            continue  # the pair one place to the left leaves the same row
        if not blocked or sound(row[:place] + row[place + 2 :]):
            out.append(pull_choice(place, first, second))
    return out


def clause_against(state: MathemagicianState, seat: int) -> str:
    """The clause by which this player may not pull at all now; empty if there is none."""
    rules = state.rules
    spell = state.spell[seat]
    if not rules.pulling:
        return "MD-138"
    if spell == NO_SPELL or numerals(state.rows[seat]) < 2 * rules.set.minimums[spell]:
        return "MD-53"
    if state.hand_size(seat) > HAND:
        return "MD-54"
    return "MD-R20" if rules.pull_after_draw and state.pulled[seat] else ""


def why_no_pull(state: MathemagicianState, seat: int) -> Refusal | None:
    """Why this player may not pull at all now. Clauses: MD-53, MD-54, MD-138, MD-R20."""
    clause = clause_against(state, seat)
    if not clause:
        return None
    if clause == "MD-138":
        return Refusal(clause, say("md-no-pulling"))
    if clause == "MD-54":
        have = state.hand_size(seat)
        return Refusal(clause, say("md-no-pull-full-hand", most=HAND, have=have))
    if clause == "MD-R20":
        return Refusal(clause, say("md-no-pull-again"))
    spell = state.spell[seat]
    if spell == NO_SPELL:
        return Refusal(clause, say("md-no-pull-without-spell"))
    need = 2 * state.rules.set.minimums[spell]
    have = numerals(state.rows[seat])
    return Refusal(clause, say("md-no-pull-short-row", need=need, have=have))


def place_of_pair(row: list[int], first: int, second: int) -> int:
    """Where two cards are neighbours, whichever stands first; -1 if they are nowhere."""
    for place in range(len(row) - 1):
        if row[place : place + 2] in ([first, second], [second, first]):
            return place
    return -1


def turned_pull(choice: Choice, offered: list[Choice]) -> list[Choice]:
    """The pulls of the same two cards the other way round: `7+` is `+7` if the 7 stands between two pluses."""
    _, first, second = choice.args
    return [other for other in offered if other.verb == "pull" and other.args[1:] == (second, first)]


def why_not_pullable(state: MathemagicianState, seat: int, choice: Choice) -> Refusal:
    """The sentence for a pull that is not offered. Clauses: MD-53 to MD-55, MD-137."""
    refused = why_no_pull(state, seat)
    if refused is not None:
        return refused
    place, first, second = choice.args
    row = state.rows[seat]
    if (first > 0) == (second > 0):
        return Refusal("MD-55", say("md-no-pull-alike"))
    if place == 0 and row[:2] != [first, second]:
        place = place_of_pair(row, first, second)  # no place was named
        first, second = (row[place], row[place + 1]) if place >= 0 else (first, second)
    if not 0 <= place < len(row) - 1 or row[place] != first or row[place + 1] != second:
        return Refusal("MD-55", say("md-no-pull-apart", first=face(first), second=face(second)))
    rest = row[:place] + row[place + 2 :]
    for other in pulls(state, seat):
        at = other.args[0]
        if row[:at] + row[at + 2 :] == rest:
            pair = [face(other.args[1]), face(other.args[2])]
            return Refusal("MD-55", say("md-no-pull-same", pair=pair, place=at + 1))
    return Refusal("MD-137", say("md-no-pull-below-zero"))
