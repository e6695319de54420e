"""A sensible Math Wiz player: weighs the chance to win a round against the runes it costs.

It imagines rivals' hands from the runes it has not seen and assumes that they play their closest product. It
throws in its least useful runes where a round is hopeless, and casts a spell when that raises its chance by
enough; "enough" falls as unused spells pile up and rounds run out.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.base import Clock, Weigher, best_of, only
from spellhall.games.mathwiz.cards import (
    FORBIDDEN_RUNE,
    GROWING_POTION,
    KINDS,
    LOOKING_GLASS,
    LUCKY_CLOVER,
    MIRROR_RUNE,
    SEVEN_WINDS,
    SHAPE_SHIFTER,
    SLIDING_SANDS,
    TEN_LEAGUE_BOOTS,
    THIRD_RUNE,
    TWIN_STAR,
    TWIN_TREASURE,
)
from spellhall.games.mathwiz.choices import allowed_combinations, runes_of, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View, deal, unseen_cards
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import bag_of

SAMPLES: Final = 24  # imagined sets of rivals' hands per decision
COST: Final = 0.015  # what a rune's usefulness is worth in chances to win
THRESHOLDS: Final = [(0.15, 0.30), (0.35, 0.22), (0.6, 0.14), (0.9, 0.07)]  # unused per round left → gain that pays
LEAST_GAIN: Final = 0.02


class GreedyBot(Weigher):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], seed: str) -> None:
        super().__init__(game, seed)
        self.samples = SAMPLES
        self.useful: list[int] = []

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices: list[Choice] = self.game.computer_choices(view, decision.choices)
        return choices[0] if len(choices) == 1 else best_of(choices, self.weigh(view, choices))

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        state: MathWizState = view.state
        if not self.useful:
            self.useful = usefulness(state)
        verb = choices[-1].verb
        if isinstance(state.stack[-1], Combining):
            return self.combine(view, choices)
        if verb == "toss" or choices[0].verb == "done":
            return only(choices, self.toss(view, choices))
        if verb == "swap" or choices[0].verb == "keep":
            return self.swap(view, choices)
        return self.cast(view, choices)

    # ------------------------------------------------------------ combining

    def combine(self, view: View[MathWizState], choices: list[Choice]) -> list[float]:
        """The chance of each combination, less what its runes are worth later."""
        state = view.state
        frame = state.stack[-1]
        assert isinstance(frame, Combining)
        rivals = [seat for seat in frame.active if seat != view.seat]
        beats = self.chances(view, state.target, rivals)
        counts = state.hands[view.seat].counts
        prize = len(state.centre)
        last = rounds_left(state) == 0
        worths: list[float] = []
        for choice in choices:
            distance = abs(value_of(choice) - state.target)
            cost = 0.0 if last else COST * self.cost(counts, runes_of(choice))
            worths.append(chance_at(beats, distance) * prize - cost - 1e-6 * distance)
        return worths

    def cost(self, counts: list[int], runes: list[int]) -> int:
        """How useful these runes are: factor pairs in the spell deck, less for further copies."""
        out = 0
        for rune in runes:
            out += max(0, self.useful[rune] - 2 * (counts[rune] - 1))
        return out

    def chances(self, view: View[MathWizState], target: int, rivals: list[int]) -> list[float]:
        """For every distance the chance that it wins against these rivals; a tie counts as a share."""
        state = view.state
        remembered = [bag_of(KINDS, runes) for runes in state.known[view.seat]]
        table = bag_of(KINDS, [rune for played in state.plays for choice in played for rune in runes_of(choice)])
        known = [state.hands[view.seat], state.discard, table, *remembered]
        pool = unseen_cards(state.rules.set.runes, known)
        span = 400
        wins = [0.0] * span
        for _ in range(self.samples):
            left = pool.copy()
            closest = span
            sharing = 0
            for rival in rivals:
                hand = remembered[rival].counts.copy()
                deal(left, state.hands[rival].size - remembered[rival].size, self.chance, hand)
                distance = best_distance(hand, target, state.marks[rival], state.forbidden[rival])
                if distance < closest:
                    closest, sharing = distance, 1
                elif distance == closest:
                    sharing += 1
            for distance in range(min(closest, span)):
                wins[distance] += 1.0
            if closest < span:
                star = state.marks[view.seat] == TWIN_STAR
                wins[closest] += 1.0 if star else 1.0 / (1 + sharing)
        return [won / self.samples for won in wins]

    # ------------------------------------------------------------ casting

    def cast(self, view: View[MathWizState], choices: list[Choice]) -> list[float]:
        """How much each cast raises the chance, less the gain that it must bring to pay now."""
        state = view.state
        me = view.seat
        rivals = [seat for seat in range(state.setup.seats) if seat != me]
        prize = len(state.centre)
        counts = state.hands[me].counts
        beats = self.chances(view, state.target, rivals)
        now = chance_at(beats, best_distance(counts, state.target, state.marks[me], state.forbidden[me]))
        ratio = len(state.unused[me]) / max(1, rounds_left(state))
        needed = LEAST_GAIN
        for limit, gain in THRESHOLDS:
            if ratio < limit:
                needed = gain
                break
        worths: list[float] = []
        for choice in choices:
            gain = self.gain(view, choice, beats, now, rivals) * prize if choice.verb == "cast" else needed - 1e-9
            worths.append(gain - needed)
        return worths

    def gain(
        self, view: View[MathWizState], choice: Choice, beats: list[float], now: float, rivals: list[int]
    ) -> float:
        """How much a cast raises the chance to win this round (or what it is worth otherwise)."""
        state = view.state
        me = view.seat
        effect = state.rules.set.effects[choice.args[0]]
        counts = state.hands[me].counts
        banned = state.forbidden[me]
        if effect in (MIRROR_RUNE, GROWING_POTION, SHAPE_SHIFTER, THIRD_RUNE):
            return chance_at(beats, best_distance(counts, state.target, effect, banned)) - now
        if effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
            moved = state.target + choice.args[1]
            distance = best_distance(counts, moved, state.marks[me], banned)
            if distance > 2:
                return -1.0
            return chance_at(self.chances(view, moved, rivals), distance) - now
        if effect == TWIN_STAR:
            distance = best_distance(counts, state.target, state.marks[me], banned)
            return (chance_at(beats, distance - 1) - now) if distance else 1.0 - now
        if effect == TWIN_TREASURE:
            return now - 1.0 / state.setup.seats
        if effect == LOOKING_GLASS:
            return 0.55 * (1.0 - now)
        if effect == SEVEN_WINDS:
            return 0.4 * (1.0 - now)
        if effect == LUCKY_CLOVER:
            return 0.3 * (1.0 - now)
        if effect == FORBIDDEN_RUNE:
            own = closest(counts, state.target, state.marks[me], banned)
            number = choice.args[1]
            if now < 0.3 or number in own:
                return 0.0
            pairs = [n for n in range(2, KINDS) if state.target % n == 0 and state.target // n < KINDS]
            return 0.3 * (1.0 - now) if number in pairs else 0.0
        return 0.0

    # ------------------------------------------------------------ details of effects

    def toss(self, view: View[MathWizState], choices: list[Choice]) -> Choice:
        """Discard runes that neither serve now nor later; keep the pair that is closest."""
        state = view.state
        counts = state.hands[view.seat].counts
        keep = closest(counts, state.target, state.marks[view.seat], state.forbidden[view.seat])
        exact = abs(keep[0] * keep[-1] - state.target) <= 1 if len(keep) == 2 else False
        for choice in choices:
            if choice.verb == "toss":
                number = choice.args[0]
                spare = counts[number] - (keep.count(number) if exact else 0)
                if spare > 0 and self.useful[number] <= 10:
                    return choice
        return choices[0]

    def swap(self, view: View[MathWizState], choices: list[Choice]) -> list[float]:
        """How near the own best combination comes after each swap; no swap without a gain."""
        state = view.state
        counts = state.hands[view.seat].counts
        mark, banned = state.marks[view.seat], state.forbidden[view.seat]
        worths: list[float] = []
        for choice in choices:
            after = counts.copy()
            if choice.verb == "swap":
                after[choice.args[0]] += 1
                after[choice.args[1]] -= 1
            worths.append(-0.1 * best_distance(after, state.target, mark, banned))
        return worths


def chance_at(beats: list[float], distance: int) -> float:
    return beats[distance] if 0 <= distance < len(beats) else (1.0 if distance < 0 else 0.0)


def closest(counts: list[int], target: int, mark: int, forbidden: list[int]) -> list[int]:
    """The runes of the combination that comes closest to a target; none if the hand can form nothing."""
    best: Choice | None = None
    for choice in allowed_combinations(counts, mark, forbidden):
        if best is None or abs(value_of(choice) - target) < abs(value_of(best) - target):
            best = choice
    return [] if best is None else runes_of(best)


def best_distance(counts: list[int], target: int, mark: int, forbidden: list[int]) -> int:
    """How close a hand can come; large if it can form nothing."""
    if mark not in (0, TWIN_STAR) or forbidden:
        choices = allowed_combinations(counts, mark, forbidden)
        return min([abs(value_of(choice) - target) for choice in choices], default=999)
    best = 999
    for a in range(1, KINDS):
        if counts[a] == 0:
            continue
        for b in range(a, KINDS):
            if counts[b] > (a == b):
                distance = abs(a * b - target)
                if distance < best:
                    best = distance
    return best


def rounds_left(state: MathWizState) -> int:
    """How many rounds can follow this one. Clauses: MW-62 to MW-64."""
    if state.time_up:
        return 0
    left = state.spell_deck.size
    return min(left, state.rules.round_limit - state.turn) if state.rules.end_mode == "rounds" else left


def usefulness(state: MathWizState) -> list[int]:
    """For every rune number: in how many exact factor pairs of the spell deck it occurs."""
    cards = state.rules.set
    out = [0] * KINDS
    for number in cards.numbers:
        for rune in cards.rune_numbers:
            if number % rune == 0 and number // rune in cards.rune_numbers:
                out[rune] += 1
    return out
