"""What Math Wiz practises: the product of two runes, whenever a player works out what a combination is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spellhall.games.mathwiz import cards
from spellhall.games.mathwiz.choices import value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.practice.facts import TIMES, Fact, fact
from spellhall.practice.games import Dealt, Tried

PLANS: Final = ["tables 2-12"]
RUNES: Final = 81
SPELLS: Final = 51
LEAST_NUMBERS: Final = 4
"""Fewer numbers make every hand the same."""


def tried(state: MathWizState, seat: int, choice: Choice) -> Tried | None:
    """A claim answers the product in the combination. Clauses: MW-98 to MW-100.

    With a third rune or a doubled product a wrong claim may have gone wrong elsewhere and tells nothing of it.
    """
    draft = draft_of(state, seat)
    if draft is None or choice.verb != "claim":
        return None
    right = choice.args[0] == value_of(draft)
    if not right and draft.verb in ("third", "double"):
        return None
    return Tried(product_of(draft), right)


def asked(view: View[MathWizState]) -> Fact | None:
    """The product that a seat is working out."""
    draft = draft_of(view.state, view.seat)
    return product_of(draft) if draft is not None else None


def solved(view: View[MathWizState]) -> Choice | None:
    """The right claim."""
    draft = draft_of(view.state, view.seat)
    return Choice("claim", (value_of(draft),)) if draft is not None else None


def draft_of(state: MathWizState, seat: int) -> Choice | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Combining) or seat < 0:
        return None
    return frame.drafts[seat]


def product_of(choice: Choice) -> Fact:
    args = choice.args
    if choice.verb == "mirror":
        return fact(TIMES, args[0], args[0])
    if choice.verb == "shift":
        return fact(TIMES, args[0] + args[1], args[2])
    return fact(TIMES, args[0], args[1])


# ---------------------------------------------------------------- a deck for those who sit there


def dealt(wanted: dict[Fact, float], options: dict[str, Any]) -> Dealt:
    """Runes in proportion to how much their products are wanted, and spells with those products as their numbers.

    Clauses: MW-110. Every pair of runes may come up; what is not wanted is worked out by the table, see `support`.
    """
    weights = {one: weight for one, weight in wanted.items() if one.kind == TIMES and is_playable(one)}
    if not weights:
        return Dealt(with_claims(options), None)
    numbers: dict[int, float] = {}
    for one, weight in weights.items():
        for number in (one.a, one.b):
            numbers[number] = numbers.get(number, 0.0) + weight / 2
    extra = [number for number in (2, 5, 10, 3, 4) if number not in numbers]
    while len(numbers) < LEAST_NUMBERS:
        numbers[extra.pop(0)] = min(numbers.values())
    runes = [0] * cards.KINDS
    for number, copies in shares(numbers, RUNES, 2).items():
        runes[number] = copies
    ids, values, effects = spells_for(weights)
    made = cards.CardSet("practice", runes, ids, values, effects)
    return Dealt(with_claims(options), cards.set_to_json(made))


def on_paper(facts: Sequence[Fact]) -> Any:
    """The same deck, every fact as likely as any other; None if there is no product among them. Clauses: MW-110."""
    return dealt(dict.fromkeys(facts, 1.0), {}).cards


def with_claims(options: dict[str, Any]) -> dict[str, Any]:
    """The players multiply, unless the plan says otherwise. Clauses: MW-98."""
    return {} if "arithmetic" in options else {"arithmetic": "practice"}


def is_playable(one: Fact) -> bool:
    return 1 <= one.a <= cards.HIGHEST_RUNE and 1 <= one.b <= cards.HIGHEST_RUNE


def spells_for(weights: dict[Fact, float]) -> tuple[list[str], list[int], list[int]]:
    """Fifty-one spells whose numbers are wanted products; the effects are those of the usual deck, dealt out evenly."""
    targets: dict[int, float] = {}
    for one, weight in weights.items():
        targets[one.value] = targets.get(one.value, 0.0) + weight
    values = [number for number, copies in sorted(shares(targets, SPELLS, 0).items()) for _ in range(copies)]
    effects = [cards.HOUSE.effects[place * 29 % SPELLS] for place in range(SPELLS)]
    return [f"P{place + 1}" for place in range(SPELLS)], values, effects


def shares(weights: dict[int, float], total: int, least: int) -> dict[int, int]:
    """Whole numbers in proportion to weights that add up to the total: largest remainders first."""
    whole = sum(weights.values())
    spare = total - least * len(weights)
    if spare < 0:
        least, spare = 0, total
    exact = {number: spare * weight / whole for number, weight in weights.items()}
    out = {number: least + int(part) for number, part in exact.items()}
    left = total - sum(out.values())
    for number in sorted(exact, key=lambda one: (-(exact[one] % 1), one))[:left]:
        out[number] += 1
    return {number: copies for number, copies in out.items() if copies}
