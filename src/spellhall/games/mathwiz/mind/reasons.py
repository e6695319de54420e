"""Why a choice in Math Wiz is good, in words."""

from __future__ import annotations

from typing import Any

from spellhall.bots.foreseen import Future, agreed, foresee
from spellhall.bots.reasons import Reasons
from spellhall.games.mathwiz.cards import FORBIDDEN_RUNE, effect_text, effect_title
from spellhall.games.mathwiz.choices import allowed_from, is_combination, runes_of, sum_text, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.mind.tasks import nudge_towards, way_to
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Words(Reasons):
    """See the module. Where multiplying is the player's own task, no reason says what a combination makes."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: MathWizState = view.state
        if is_combination(choice):
            if state.rules.claims:
                return say("mw-why-work-it-out", target=state.target)
            return combined(state, view.seat, choice)
        verb = choice.verb
        if verb == "cast" and state.rules.set.effects[choice.args[0]] == FORBIDDEN_RUNE:
            return say("mw-why-forbid", rune=choice.args[1])
        if state.rules.claims:
            return untold(state, choice)
        now = closest(state, view.seat)
        if verb == "pass":
            return say("mw-why-pass-exact") if now == 0 else say("mw-why-pass", distance=now)
        if verb not in ("cast", "toss", "swap", "keep", "done"):
            return None
        futures = foresee(self.game, view, choice)
        if verb in ("cast", "done") and not all(hand_stays(future) for future in futures):
            then = None  # new runes are drawn: what they make is luck
        else:
            then = agreed(futures, closest_then)
        if verb == "cast":
            effect = state.rules.set.effects[choice.args[0]]
            if then is None or then >= now:
                return say("mw-why-effect", title=effect_title(effect), text=effect_text(effect))
            if then == 0:
                return say("mw-why-cast-exact", distance=now, title=effect_title(effect))
            return say("mw-why-cast", distance=now, title=effect_title(effect), then=then)
        if then is None:
            return None
        if verb == "toss":
            return say("mw-why-toss", rune=choice.args[0], distance=then)
        if verb == "swap":
            taken, given = choice.args
            return say("mw-why-swap", taken=taken, given=given, distance=then)
        return say("mw-why-keep", distance=then)

    def beside(self, view: View[Any], choice: Choice, best: Choice) -> Message | None:
        """Other runes, and whether they make more or less: that much is no answer."""
        if not (is_combination(choice) and is_combination(best)):
            return None
        runes, sum = [str(rune) for rune in runes_of(choice)], sum_text(best)
        if value_of(choice) > value_of(best):
            return say("mw-why-more", runes=runes, sum=sum)
        if value_of(choice) < value_of(best):
            return say("mw-why-less", runes=runes, sum=sum)
        return say("mw-why-as-much", runes=runes, sum=sum)

    def nudge(self, view: View[Any], choice: Choice) -> Message | None:
        state: MathWizState = view.state
        if not state.rules.claims or not is_combination(choice):
            return None
        return nudge_towards(choice, state.target, state.hands[view.seat].counts)

    def task(self, view: View[Any]) -> Message | None:
        state: MathWizState = view.state
        frame = state.stack[-1]
        draft = frame.drafts[view.seat] if isinstance(frame, Combining) else None
        return None if draft is None else way_to(draft)


def combined(state: MathWizState, me: int, choice: Choice) -> Message:
    """What a combination makes; if another comes closer, what this one keeps instead."""
    value, target = value_of(choice), state.target
    distance = abs(value - target)
    if distance == 0:
        return say("mw-why-exact", value=str(value))
    nearest = nearest_of(state, me)
    if distance == abs(value_of(nearest) - target):
        return say("mw-why-closest", value=str(value), distance=distance, target=target)
    kept = runes_of(nearest)
    for rune in runes_of(choice):
        if rune in kept:
            kept.remove(rune)
    if not kept:
        return say("mw-why-farther", value=str(value), distance=distance, closer=sum_text(nearest))
    runes = [str(rune) for rune in kept]
    return say("mw-why-saves", value=str(value), distance=distance, closer=sum_text(nearest), runes=runes)


def untold(state: MathWizState, choice: Choice) -> Message | None:
    """Reasons that tell nothing of products."""
    verb = choice.verb
    if verb == "cast":
        effect = state.rules.set.effects[choice.args[0]]
        return say("mw-why-effect", title=effect_title(effect), text=effect_text(effect))
    if verb == "pass":
        return say("mw-why-pass-untold")
    if verb == "toss":
        return say("mw-why-toss-untold", rune=choice.args[0])
    if verb == "swap":
        return say("mw-why-swap-untold", taken=choice.args[0], given=choice.args[1])
    return say("mw-why-keep-untold") if verb in ("keep", "done") else None


def nearest_of(state: MathWizState, me: int) -> Choice:
    """The combination that comes closest to the target: the first of equals."""
    choices = allowed_from(state.hands[me], state.marks[me], state.forbidden[me])
    best = choices[0]
    for choice in choices:
        if abs(value_of(choice) - state.target) < abs(value_of(best) - state.target):
            best = choice
    return best


def closest(state: MathWizState, me: int) -> int:
    """How close this hand comes to the target; -1 if it can form nothing."""
    choices = allowed_from(state.hands[me], state.marks[me], state.forbidden[me])
    return min([abs(value_of(choice) - state.target) for choice in choices], default=-1)


def closest_then(future: Future) -> int | None:
    found = closest(future.after, future.seat)
    return None if found < 0 else found


def hand_stays(future: Future) -> bool:
    before: MathWizState = future.before
    after: MathWizState = future.after
    return before.hands[future.seat].counts == after.hands[future.seat].counts
