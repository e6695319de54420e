"""Silly plays in Math Wiz: missing the target for nothing, and spending spells against oneself."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.blunders import Blunders
from spellhall.games.mathwiz.cards import FORBIDDEN_RUNE, SLIDING_SANDS, TEN_LEAGUE_BOOTS
from spellhall.games.mathwiz.choices import is_combination, runes_of, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.mind.greedy import best_distance, rounds_left
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

FAR: Final = 30  # a product that nobody would call an attempt, with a hit in hand


class List(Blunders):
    """See the module."""

    def name(self, view: View[Any], choice: Choice, choices: list[Choice]) -> Message | None:
        state: MathWizState = view.state
        if isinstance(state.stack[-1], Combining) and is_combination(choice):
            return bad_product(state, choice, choices)
        return bad_cast(state, view.seat, choice) if choice.verb == "cast" else None


def bad_product(state: MathWizState, choice: Choice, choices: list[Choice]) -> Message | None:
    own = abs(value_of(choice) - state.target)
    runes = sorted(runes_of(choice))
    closest = min([abs(value_of(other) - state.target) for other in choices])
    if own > closest and rounds_left(state) == 0:
        return say("mw-silly-last-round")
    if own > FAR and closest == 0:
        return say("mw-silly-far-off")
    for other in choices:
        if abs(value_of(other) - state.target) < own and sorted(runes_of(other)) == runes:
            return say("mw-silly-same-runes")
    return None


def bad_cast(state: MathWizState, me: int, choice: Choice) -> Message | None:
    effect = state.rules.set.effects[choice.args[0]]
    counts = state.hands[me].counts
    if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
        now = best_distance(counts, state.target, state.marks[me], state.forbidden[me])
        moved = best_distance(counts, state.target + choice.args[1], state.marks[me], state.forbidden[me])
        if moved > now:
            return say("mw-silly-wrong-way")
    if effect == FORBIDDEN_RUNE and counts[choice.args[1]] and best_distance(counts, state.target, 0, []) == 0:
        left = counts.copy()
        left[choice.args[1]] = 0
        if best_distance(left, state.target, 0, []) > 0:
            return say("mw-silly-own-rune")
    return None
