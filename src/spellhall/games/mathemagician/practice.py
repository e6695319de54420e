"""What Mathemagician's Duel practises: adding and subtracting along a row, when a player declares a spell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spellhall.games.mathemagician import cards
from spellhall.games.mathemagician.casting import CastingSpells
from spellhall.games.mathemagician.choices import DECLARE, SILENT
from spellhall.games.mathemagician.rows import MINUS as TAKE
from spellhall.games.mathemagician.rows import value
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.practice.facts import LARGEST, MINUS, PLUS, Fact, fact
from spellhall.practice.games import Dealt, Tried

PLANS: Final = ["sums 20; differences 20"]


def tried(state: MathemagicianState, seat: int, choice: Choice) -> Tried | None:
    """To declare is to say that the row has the spell's value, to be silent that it has not. Clauses: MD-91 to MD-95.

    A declaration that fails for want of numerals was added up rightly.
    """
    one = last_step(state, seat)
    if one is None or choice not in (DECLARE, SILENT):
        return None
    reached = value(state.rows[seat]) == state.rules.set.values[state.spell[seat]]
    if choice == DECLARE:
        return Tried(one, reached)
    return Tried(one, False) if state.complete(seat) else None


def asked(view: View[MathemagicianState]) -> Fact | None:
    """The last step of the row that a seat is asked to judge."""
    return last_step(view.state, view.seat)


def solved(view: View[MathemagicianState]) -> Choice | None:
    """Declare if the spell is complete."""
    if not is_asked(view.state, view.seat):
        return None
    return DECLARE if view.state.complete(view.seat) else SILENT


def is_asked(state: MathemagicianState, seat: int) -> bool:
    """Whether a seat is asked if its spell is complete."""
    frame = state.stack[-1] if state.stack else None
    return seat >= 0 and isinstance(frame, CastingSpells) and frame.asking and frame.order[0] == seat


def last_step(state: MathemagicianState, seat: int) -> Fact | None:
    """The last sum of a row while its owner is asked: 13 − 6 in 9+4-6. None if there is none."""
    if not is_asked(state, seat):
        return None
    row = state.rows[seat]
    row = row if len(row) % 2 else row[:-1]
    if len(row) < 3:
        return None
    before, sign, card = value(row[:-2]), row[-2], row[-1]
    if not 0 <= before <= LARGEST or (sign == TAKE and card > before):
        return None
    return fact(MINUS if sign == TAKE else PLUS, before, card)


def dealt(wanted: dict[Fact, float], options: dict[str, Any]) -> Dealt:
    """Players declare their spells, numerals go as far as they are wanted, and small sums bring the Apprentice Level.

    The cards stay the usual ones, whose names every language has. Clauses: MD-91, MD-134, MD-135.
    """
    weights = {one: weight for one, weight in wanted.items() if one.kind in (PLUS, MINUS)}
    added: dict[str, Any] = {"casting": "declared"}
    if weights:
        heaviest = max(weights.values())
        worth = [one for one, weight in weights.items() if weight >= heaviest / 4]
        if max(one.value if one.kind == PLUS else one.a for one in worth) <= 10:
            added["level"] = "apprentice"
        added["energy_max"] = max(6, min(9, max(one.b for one in worth)))
    return Dealt({name: given for name, given in added.items() if name not in options}, None)


def on_paper(facts: Sequence[Fact]) -> Any:
    """Only the numerals and Spells that these sums need; None if there is no sum. Clauses: MD-134, MD-135."""
    sums = [one for one in facts if one.kind in (PLUS, MINUS)]
    if not sums:
        return None
    options = dealt(dict.fromkeys(sums, 1.0), {}).options
    told = cards.set_to_json(cards.HOUSE)
    told["energy"] = [copies if number <= options["energy_max"] else 0 for number, copies in enumerate(told["energy"])]
    if options.get("level") == "apprentice":
        told["spells"] = [row for place, row in enumerate(told["spells"]) if cards.HOUSE.apprentice[place]]
    return told
