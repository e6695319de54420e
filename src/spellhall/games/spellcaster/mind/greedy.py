"""A sensible SpellCaster player: gets into line or reach, hits hard, steps away, and builds spells in between.

It charges all it can in the preparation, because the hand is filled up anyway. In its turn it compares what it can
do from here with what it can do after a Move; blows come first, then spells that heal, silence or hasten, then
charging a card. It defends with the cheapest card that stops an attack, pays damage with few and low cards, counters
the great spells, and lets its Dying Curse fly at whoever it can reach.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from spellhall.bots.base import NO_HURRY, Clock, Weigher, only
from spellhall.games.spellcaster.attacks import HADOU_KEN, Attack
from spellhall.games.spellcaster.building import Build
from spellhall.games.spellcaster.cards import CLUB, CV, JOKER, SUIT
from spellhall.games.spellcaster.casting import Cast, Counter
from spellhall.games.spellcaster.curse import Curse
from spellhall.games.spellcaster.damage import Damage
from spellhall.games.spellcaster.dispelling import Dispelling
from spellhall.games.spellcaster.mind.plans import (
    Arms,
    Blow,
    blows_from,
    blows_with,
    build_worth,
    card_worth,
    danger,
    expected_hand,
    nearness,
    spell_worth,
)
from spellhall.games.spellcaster.moving import DodgeMove, HasteUse
from spellhall.games.spellcaster.opening import Opening
from spellhall.games.spellcaster.regenerating import Regenerating
from spellhall.games.spellcaster.singles import Use
from spellhall.games.spellcaster.spells import (
    BERSERK,
    CIRCLE,
    DISPEL,
    HAME,
    HUSH,
    PENTAGRAM,
    REGENERATE,
    TELEPORT,
    Pool,
)
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import MoveChange
from spellhall.games.spellcaster.turns import Turn
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.decisions import NO_QUESTION, Decision
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

LARGE_HAND: Final = 10  # above this, payments are chosen card by card instead of over all sets
WORTH_COUNTERING: Final = [HUSH, BERSERK, DISPEL, HAME, CIRCLE, PENTAGRAM, REGENERATE]
SHARE: Final = 0.1  # how much the worth of an action counts beside the choice that was made
SLOW_MOVE: Final = 7  # a MOVE card below this is changed after a shuffle


class GreedyBot(Weigher):
    """See the module."""

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices = decision.choices
        if len(choices) == 1:
            return choices[0]
        state: SpellState = view.state
        frame = state.stack[-1]
        me = view.seat
        if isinstance(frame, Turn):
            return self.turn(state, me, frame, choices)
        if isinstance(frame, Attack):
            return self.defend(state, me, frame, choices)
        if isinstance(frame, Damage):
            return self.pay(state, me, frame, choices)
        if isinstance(frame, Volley):
            return self.volley(state, me, frame, choices)
        if isinstance(frame, Build):
            return self.build(state, me, frame, choices)
        if isinstance(frame, Cast):
            return self.counter(state, me, frame, choices)
        if isinstance(frame, Curse):
            return self.curse(state, me, choices)
        if isinstance(frame, Opening):
            return self.open(state, me, choices)
        if isinstance(frame, (DodgeMove, HasteUse, Use)):
            return self.step_aside(state, me, choices)
        return self.simple(state, me, frame, choices)

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        """What blows and other actions are worth, and one point more for the choice it would make."""
        chosen = self.choose(view, Decision([view.seat], NO_QUESTION, "", choices), NO_HURRY)
        worths = only(choices, chosen)
        if isinstance(view.state.stack[-1], Turn):
            state: SpellState = view.state
            blows = self.blows(state, view.seat)
            actions = self.action_worths(state, view.seat, choices)
            for place, choice in enumerate(choices):
                worth = max(-1.0, actions[place])
                for blow in blows:
                    if blow.choice == choice and blow.worth > worth:
                        worth = blow.worth
                worths[place] += SHARE * worth
            worths[choices.index(chosen)] = max(worths) + 1.0
        return worths

    # ------------------------------------------------------------ setup and small questions

    def open(self, state: SpellState, me: int, choices: list[Choice]) -> Choice:
        """Charge everything; place last; start where nobody is in line."""
        verb = choices[0].verb
        if verb == "ready":
            return choices[-1]
        if verb == "first":
            return choices[-1]
        return self.best_space(state, me, choices, -1e9)

    def simple(self, state: SpellState, me: int, frame: Any, choices: list[Choice]) -> Choice:
        caster = state.casters[me]
        if isinstance(frame, MoveChange):
            return choices[1] if CV[caster.move_card] < SLOW_MOVE else choices[0]
        if isinstance(frame, Counter):
            return max(choices, key=lambda choice: (CV[choice.args[1]], -CV[choice.args[0]]) if choice.args else (0, 0))
        if isinstance(frame, Dispelling):
            return self.dispel(state, choices)
        if isinstance(frame, Regenerating):
            charges = [choice for choice in choices if choice.verb == "charge"]
            if charges and caster.deck.size + len(caster.discard) > len(charges) + 4:
                return charges[0]
            if choices[0].verb == "done":
                return choices[0]
        return min(choices, key=lambda choice: card_worth(state, me, choice.args[0]) if choice.args else 99.0)

    def dispel(self, state: SpellState, choices: list[Choice]) -> Choice:
        """The weakest opponent; then Active cards, dear ones first; then whatever the rest strips."""
        if choices[0].verb == "target":
            return min(choices, key=lambda choice: state.casters[choice.args[0]].hand.size)
        cancels = [choice for choice in choices if choice.verb == "cancel"]
        if cancels:
            return max(cancels, key=lambda choice: (CV[choice.args[1]], -CV[choice.args[0]]))
        return choices[-1]

    # ------------------------------------------------------------ the own turn

    def turn(self, state: SpellState, me: int, frame: Turn, choices: list[Choice]) -> Choice:
        """The best blow from here or after a Move; then the best other action; then a safe place."""
        moves = [choice for choice in choices if choice.verb == "move"]
        blows = [blow for blow in self.blows(state, me) if blow.choice in choices]
        here = max(blows, key=lambda blow: blow.worth, default=None)
        if frame.actions:
            worths = self.action_worths(state, me, choices)
            most = max(worths)
            best = choices[worths.index(most)]
            if most > (here.worth if here is not None else 0.0) and best.verb == "cast":
                return best
            there, space = self.best_approach(state, me, moves)
            if here is not None and here.worth >= there - 0.5:
                return here.choice
            if space is not None and there > 2.0:
                return space
            if most > 0:
                return best
        hastes = [choice for choice in choices if choice.verb == "haste"]
        if hastes and not frame.actions:
            return hastes[0]
        if moves:
            best_move = self.best_space(state, me, moves, self.space_worth(state, me, state.at[me]))
            if best_move.verb == "move":
                return best_move
        return choices[0]

    def blows(self, state: SpellState, me: int) -> list[Blow]:
        return blows_from(state, me, not state.hushed(me))

    def best_approach(self, state: SpellState, me: int, moves: list[Choice]) -> tuple[float, Choice | None]:
        """The Move after which the best blow is possible."""
        start = state.at[me]
        arms = Arms(state, me, not state.hushed(me))
        best: Choice | None = None
        most = 0.0
        for move in moves:
            state.at[me] = move.args[0]
            worth = max([blow.worth for blow in blows_with(arms, state, me)], default=0.0)
            if worth > 0:
                worth -= 0.02 * danger(state, me)
            if worth > most:
                best, most = move, worth
        state.at[me] = start
        return most, best

    def action_worths(self, state: SpellState, me: int, choices: list[Choice]) -> list[float]:
        """What actions that are no blows are worth; a blow here is worth nothing more."""
        pool = Pool(state.casters[me].charged.bits)
        out: list[float] = []
        for choice in choices:
            verb = choice.verb
            if verb == "cast":
                out.append(spell_worth(state, me, choice.args[0]))
            elif verb == "prepare":
                out.append(build_worth(state, me, choice.args[0], pool))
            elif verb == "discard":
                out.append(0.3 - 0.02 * CV[choice.args[0]])
            else:
                out.append(-1.0)
        return out

    def space_worth(self, state: SpellState, me: int, space: int) -> float:
        start = state.at[me]
        state.at[me] = space
        worth = nearness(state, me) - danger(state, me)
        state.at[me] = start
        return worth

    def best_space(self, state: SpellState, me: int, choices: list[Choice], least: float) -> Choice:
        """The space that is safest without losing touch; no Move if none is better than `least`."""
        best = choices[0]
        most = -1e9
        for choice in choices:
            worth = self.space_worth(state, me, choice.args[0])
            if worth > most:
                best, most = choice, worth
        if best.verb == "move" and most <= least:
            return Choice("end")
        return best

    def step_aside(self, state: SpellState, me: int, choices: list[Choice]) -> Choice:
        """After a Dodge, with a Haste card, or with a Teleport or Wild Magic just cast."""
        first = choices[0]
        if first.verb == "action":
            return first
        fires = [choice for choice in choices if choice.verb == "hadou"]
        if fires and not (first.verb == "hold" and state.adjacent(me)):  # beside somebody it is the better weapon
            return fires[0]
        if first.verb == "hold":
            return self.teleport_or_hold(state, me, choices)
        best = first
        most = self.space_worth(state, me, state.at[me]) if first.verb == "stay" else -1e9
        for choice in choices:
            if choice.verb in ("move", "teleport"):
                worth = self.space_worth(state, me, choice.args[0])
                if worth > most:
                    best, most = choice, worth
        return best

    def teleport_or_hold(self, state: SpellState, me: int, choices: list[Choice]) -> Choice:
        """A dying caster jumps where a final Hadou Ken hits; everybody else keeps the card for defence."""
        if state.casters[me].life == 0:
            return choices[0]
        start = state.at[me]
        best = choices[0]
        most = 0.0
        for choice in choices:
            if choice.verb == "teleport":
                state.at[me] = choice.args[0]
                worth = max([blow.worth for blow in blows_from(state, me, True)], default=0.0)
                if worth > most:
                    best, most = choice, worth
        state.at[me] = start
        return best

    # ------------------------------------------------------------ spells

    def build(self, state: SpellState, me: int, frame: Build, choices: list[Choice]) -> Choice:
        """Volleys take all they can; others the cheapest cards; a wave the highest; a Hush the strongest rival."""
        verb = choices[-1].verb
        kind = frame.kind
        if verb == "add":
            adds = [choice for choice in choices if choice.verb == "add"]
            if kind in (BERSERK, HAME) or (kind == DISPEL and frame.counter):
                return adds[0]
            if choices[0].verb == "done":
                return choices[0]
            if kind in (CIRCLE, PENTAGRAM):
                return adds[-1]
            if len(frame.chosen[me]) == 0 and kind <= 4:
                return max(adds, key=lambda choice: CV[choice.args[0]])
            return adds[0]
        if verb == "target":
            return min(choices, key=lambda choice: (state.casters[choice.args[0]].hand.size, choice.args[0]))
        if verb == "direction":
            card = frame.chosen[me][0]
            return max(choices, key=lambda choice: self.target_worth(state, state.hit_in(me, choice.args[0], CV[card])))
        return choices[self.chance.below(len(choices), "detail")]

    def target_worth(self, state: SpellState, target: int) -> float:
        return -float(state.casters[target].hand.size)

    def volley(self, state: SpellState, me: int, frame: Volley, choices: list[Choice]) -> Choice:
        """Blows first, strong ones while the target can still defend last; then getting nearer."""
        best: Choice | None = None
        most = 0.0
        for choice in choices:
            worth = self.volley_worth(state, me, choice)
            if worth > most:
                best, most = choice, worth
        if best is not None:
            return best
        moves = [choice for choice in choices if choice.verb == "move"]
        worth, approach = self.best_approach_for(state, me, frame.cards, moves)
        if approach is not None and worth > 0:
            return approach
        runs = [choice for choice in choices if choice.verb == "run"]
        if runs:
            return min(runs, key=lambda choice: (self.gap(state, me, choice.args[1]), CV[choice.args[0]]))
        return choices[0]

    def volley_worth(self, state: SpellState, me: int, choice: Choice) -> float:
        if choice.verb == "strike":
            card, target, weapon = choice.args
            if state.casters[target].circle_stops(False, CV[card]):
                return 0.1
            return float(max(CV[card] if weapon < 0 else 0, CV[weapon] if weapon >= 0 else 0)) + 1.0
        if choice.verb == "hadou":
            card, way = choice.args
            target = state.hit_in(me, way, CV[card])
            return 0.1 if state.casters[target].circle_stops(True, CV[card]) else float(CV[card])
        return 0.0

    def best_approach_for(
        self, state: SpellState, me: int, cards: list[int], moves: list[Choice]
    ) -> tuple[float, Choice | None]:
        """A Move in the middle of a volley after which its cards hit."""
        start = state.at[me]
        best: Choice | None = None
        most = 0.0
        top = max(CV[card] for card in cards)
        for move in moves:
            state.at[me] = move.args[0]
            frame = state.stack[-1]
            near = len(state.adjacent(me)) if isinstance(frame, Volley) and frame.kind == BERSERK else 0
            aims = len(state.aims(me, top)) if isinstance(frame, Volley) and frame.kind != BERSERK else 0
            if float(near + aims) > most:
                best, most = move, float(near + aims)
        state.at[me] = start
        return most, best

    def gap(self, state: SpellState, me: int, space: int) -> int:
        return min([state.board.apart_by[space][state.at[other]] for other in state.opponents(me)], default=0)

    def counter(self, state: SpellState, me: int, frame: Cast, choices: list[Choice]) -> Choice:
        """Counter the great spells."""
        if frame.kind in WORTH_COUNTERING:
            return choices[1]
        return choices[0]

    def curse(self, state: SpellState, me: int, choices: list[Choice]) -> Choice:
        """Waves and volleys that reach somebody; a Teleport that lines one up; else whatever still works."""
        blows = [blow for blow in blows_from(state, me, True) if blow.choice in choices]
        if blows:
            return max(blows, key=lambda blow: blow.worth).choice
        kinds = [choice.args[0] for choice in choices if choice.verb == "cast"]
        if TELEPORT in kinds and any(SUIT[card] == CLUB for card in state.casters[me].charged.cards()):
            return Choice("cast", (TELEPORT,))
        for kind in (DISPEL, HUSH):
            if kind in kinds:
                return Choice("cast", (kind,))
        return choices[0]

    # ------------------------------------------------------------ defending and paying

    def defend(self, state: SpellState, me: int, frame: Attack, choices: list[Choice]) -> Choice:
        """The cheapest card that stops the attack; failing that the one that saves most, if it saves enough."""
        best = choices[0]
        most = 1.5  # a defence must save more than this to be worth its card
        hand = expected_hand(state.casters[me].hand)
        full = frame.weapon or frame.cv
        for choice in choices:
            if choice.verb == "pass":
                continue
            cv = CV[choice.args[0]]
            rest = max(0, frame.cv - cv)
            if choice.verb == "shield" and frame.kind == HADOU_KEN:
                rest = 0
            dealt = 0 if rest == 0 else (frame.weapon or rest)
            saved = float(full - dealt)
            if full >= hand > dealt:
                saved += 50.0  # it saves the life
            cost = 0.15 * cv if choice.verb in ("block", "dodge") else 2.0 + 0.1 * cv
            if choice.args[0] == JOKER:
                cost += 3.0
            if saved - cost > most:
                best, most = choice, saved - cost
        return best

    def pay(self, state: SpellState, me: int, frame: Damage, choices: list[Choice]) -> Choice:
        """Few cards, then a low sum; of the Charged cards the least useful one."""
        if choices[0].verb == "lose":
            return min(choices, key=lambda choice: card_worth(state, me, choice.args[0]))
        hand = [card for card in state.casters[me].hand.cards() if not frame.paid or card > frame.paid[-1]]
        if len(hand) > LARGE_HAND:
            return max(choices, key=lambda choice: CV[choice.args[0]])
        left = frame.damage - sum(CV[card] for card in frame.paid)
        offered = [choice.args[0] for choice in choices]
        for size in range(1, len(hand) + 1):
            groups = [group for group in combinations(hand, size) if group[0] in offered]
            enough = [group for group in groups if sum(CV[card] for card in group) >= left]
            if enough:
                cheapest = min(enough, key=lambda group: sum(CV[card] for card in group))
                return choices[offered.index(cheapest[0])]
        return choices[0]
