"""Math Wiz at a glance: how near the products of a hand come, how often others come nearer, and what casts change."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.notes import Notes, Titles
from spellhall.games.mathwiz.cards import (
    EFFECTS,
    FORBIDDEN_RUNE,
    GROWING_POTION,
    KINDS,
    MIRROR_RUNE,
    NONE,
    SHAPE_SHIFTER,
    SLIDING_SANDS,
    TEN_LEAGUE_BOOTS,
    THIRD_RUNE,
    TWIN_STAR,
)
from spellhall.games.mathwiz.choices import allowed_combinations, runes_of, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.kernel.state import Choice

VERSION: Final = 1
SPAN: Final = 64  # distances up to this are told apart
NEAR: Final = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24]  # distances that have features of their own
NEAR_LABELS: Final = [str(distance) for distance in NEAR]
MARKING: Final = (MIRROR_RUNE, GROWING_POTION, SHAPE_SHIFTER, THIRD_RUNE)
COMBINING: Final = ("pair", "mirror", "double", "shift", "third")


class NearPlaces:
    """Where the features of a distance stand."""

    def __init__(self, titles: Titles, prefix: str) -> None:
        self.within: i64 = titles.each(f"{prefix}distance within", NEAR_LABELS)
        self.distance: i64 = titles.one(f"{prefix}distance", SPAN)
        self.nearer: i64 = titles.one(f"{prefix}share of unseen pairs that come nearer", 255)
        self.equal: i64 = titles.one(f"{prefix}share of unseen pairs that come as near", 255)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameGlance(Glance):
    """Combinations by their distance and the runes they cost, casts by the distance that they lead to. How often
    others come nearer is counted over all pairs of runes that the seat has not seen."""

    def __init__(self, encoding: Encoding) -> None:
        setup = encoding.setup
        assert isinstance(setup, MathWizSetup)
        self.rules = setup
        numbers = setup.set.rune_numbers
        self.numbers = numbers
        self.runes = [str(number) for number in range(numbers[-1] + 1)]
        self.useful = [0] * KINDS  # in how many exact products of the spell deck a rune occurs
        for number in setup.set.numbers:
            for rune in numbers:
                if number % rune == 0 and number // rune in numbers:
                    self.useful[rune] = self.useful[rune] + 1
        self.unseen = [0] * KINDS
        self.shares: dict[int, list[int]] = {}  # for a target: how many unseen pairs have each distance, and all
        self.counts = [0] * KINDS
        self.best = 0
        self.best_runes: list[int] = []
        super().__init__(encoding)

    def name_table(self, titles: Titles) -> None:
        self.own = NearPlaces(titles, "best ")
        self.pairs_at: i64 = titles.each("share of unseen pairs within", NEAR_LABELS, 255)
        self.prize_at: i64 = titles.one("spells to win", 5)
        self.left_at: i64 = titles.one("rounds left", 40)
        self.lead_at: i64 = titles.two("lead over the best rival", 12)
        self.useful_at: i64 = titles.one("usefulness of the hand", 255)

    def name_choices(self, titles: Titles) -> None:
        self.after = NearPlaces(titles, "")
        self.worse_at: i64 = titles.one("behind the nearest", SPAN)
        self.gain_at: i64 = titles.two("nearer than without", SPAN)
        self.above_at: i64 = titles.one("above the target")
        self.rune_at: i64 = titles.each("rune", self.runes, 3)
        self.spent_at: i64 = titles.one("runes spent", 3)
        self.useful_spent_at: i64 = titles.one("usefulness spent", 60)
        self.last_copies_at: i64 = titles.one("last copies spent", 3)
        self.effect_at: i64 = titles.each("effect", EFFECTS)
        self.step_at: i64 = titles.two("target moved", 10)
        self.in_best_at: i64 = titles.one("part of the nearest")
        self.factor_at: i64 = titles.one("part of an exact product")
        self.true_at: i64 = titles.one("says what the runes are worth")
        self.unused_at: i64 = titles.one("unused spells", 10)
        self.rounds_at: i64 = titles.one("rounds left", 40)

    # ------------------------------------------------------------ distances

    def count_unseen(self, state: MathWizState, seat: int) -> None:
        """Runes that lie neither open nor in the own hand."""
        unseen = state.rules.set.runes.copy()
        seen = state.discard.counts
        own = state.hands[seat].counts if seat >= 0 else []
        for number in range(len(seen)):
            unseen[number] = unseen[number] - seen[number]
        for number in range(len(own)):
            unseen[number] = unseen[number] - own[number]
        for played in state.plays:
            for choice in played:
                for rune in runes_of(choice):
                    unseen[rune] = unseen[rune] - 1
        self.unseen = [max(0, copies) for copies in unseen]
        self.shares = {}

    def spread(self, target: int) -> list[int]:
        """How many pairs of unseen runes have a distance up to each one; at the end all of them."""
        known = self.shares.get(target)
        if known is not None:
            return known
        exact = [0] * (SPAN + 1)
        total = 0
        unseen = self.unseen
        numbers = self.numbers
        for place, a in enumerate(numbers):
            copies = unseen[a]
            if copies == 0:
                continue
            for b in numbers[place:]:
                many = copies * (copies - 1) // 2 if a == b else copies * unseen[b]
                if many:
                    off = a * b - target
                    distance = min(off if off > 0 else -off, SPAN)
                    exact[distance] = exact[distance] + many
                    total += many
        out: list[int] = []
        so_far = 0
        for many in exact:
            so_far += many
            out.append(so_far)
        out.append(max(1, total))
        self.shares[target] = out
        return out

    def write_near(self, notes: Notes, places: NearPlaces, distance: int, target: int) -> None:
        near = min(distance, SPAN)
        for place, limit in enumerate(NEAR):
            if near <= limit:
                notes.mark(places.within + place, 1)
        notes.mark(places.distance, near)
        spread = self.spread(target)
        nearer = spread[near - 1] if near > 0 else 0
        notes.mark(places.nearer, 255 * nearer // spread[-1])
        notes.mark(places.equal, 1020 * (spread[near] - nearer) // spread[-1])

    # ------------------------------------------------------------ the table

    def look(self, notes: Notes, table: Any, seat: int) -> None:
        state: MathWizState = table
        self.count_unseen(state, seat)
        spread = self.spread(state.target)
        for place, limit in enumerate(NEAR):
            notes.mark(self.pairs_at + place, 255 * spread[limit] // spread[-1])
        notes.mark(self.prize_at, len(state.centre))
        notes.mark(self.left_at, rounds_left(state))
        if seat < 0:
            return
        counts = state.hands[seat].counts
        distance = nearest(counts, state.target, state.marks[seat], state.forbidden[seat])[0]
        self.write_near(notes, self.own, distance, state.target)
        best = 0
        for other in range(self.seats):
            if other != seat:
                best = max(best, state.tally(other))
        notes.signed(self.lead_at, state.tally(seat) - best)
        useful = 0
        for number in self.numbers:
            useful += self.useful[number] * counts[number]
        notes.mark(self.useful_at, useful)

    # ------------------------------------------------------------ choices

    def prepare(self, table: Any, seat: int, choices: list[Choice]) -> None:
        state: MathWizState = table
        self.count_unseen(state, seat)
        self.counts = state.hands[seat].counts
        found = nearest(self.counts, state.target, state.marks[seat], state.forbidden[seat])
        self.best, self.best_runes = found[0], found[1:]

    def describe(self, notes: Notes, table: Any, seat: int, choice: Choice) -> None:
        state: MathWizState = table
        verb = choice.verb
        if verb in COMBINING:
            self.combination(notes, state, choice)
        elif verb == "cast":
            self.cast(notes, state, seat, choice)
        elif verb == "swap":
            counts = self.counts.copy()
            taken, given = choice.args
            counts[taken] = counts[taken] + 1
            counts[given] = counts[given] - 1
            notes.mark(self.rune_at + taken, 1)
            self.cost(notes, [given])
            self.lead_to(
                notes, nearest(counts, state.target, state.marks[seat], state.forbidden[seat])[0], state.target
            )
        elif verb == "toss":
            self.cost(notes, [choice.args[0]])
            notes.mark(self.rune_at + choice.args[0], 1)
            if choice.args[0] in self.best_runes:
                notes.mark(self.in_best_at, 1)
        elif verb == "claim":
            frame = state.stack[-1]
            if isinstance(frame, Combining):
                draft = frame.drafts[seat]
                if draft is not None and value_of(draft) == choice.args[0]:
                    notes.mark(self.true_at, 1)
        else:
            self.lead_to(notes, self.best, state.target)
        notes.mark(self.unused_at, len(state.unused[seat]))
        notes.mark(self.rounds_at, rounds_left(state))

    def combination(self, notes: Notes, state: MathWizState, choice: Choice) -> None:
        off = value_of(choice) - state.target
        distance = off if off > 0 else -off
        self.write_near(notes, self.after, distance, state.target)
        notes.mark(self.worse_at, distance - self.best)
        if off > 0:
            notes.mark(self.above_at, 1)
        runes = runes_of(choice)
        for rune in runes:
            notes.mark(self.rune_at + rune, count_of(runes, rune))
        self.cost(notes, runes)

    def cost(self, notes: Notes, runes: list[int]) -> None:
        """What the runes that are given away could have been good for."""
        useful = last = 0
        for rune in runes:
            useful += max(0, self.useful[rune] - 2 * (self.counts[rune] - 1))
            if self.counts[rune] == 1:
                last += 1
        notes.mark(self.spent_at, len(runes))
        notes.mark(self.useful_spent_at, useful)
        notes.mark(self.last_copies_at, last)

    def lead_to(self, notes: Notes, distance: int, target: int) -> None:
        """The nearest that can be had after a choice."""
        self.write_near(notes, self.after, distance, target)
        notes.signed(self.gain_at, min(self.best, SPAN) - min(distance, SPAN))

    def cast(self, notes: Notes, state: MathWizState, seat: int, choice: Choice) -> None:
        effect = self.rules.set.effects[choice.args[0]]
        notes.mark(self.effect_at + effect, 1)
        mark, banned = state.marks[seat], state.forbidden[seat]
        if effect in MARKING:
            self.lead_to(notes, nearest(self.counts, state.target, effect, banned)[0], state.target)
        elif effect in (TEN_LEAGUE_BOOTS, SLIDING_SANDS):
            step = choice.args[1]
            target = state.target + step
            notes.signed(self.step_at, step)
            self.lead_to(notes, nearest(self.counts, target, mark, banned)[0], target)
        else:
            self.lead_to(notes, self.best, state.target)
            if effect == FORBIDDEN_RUNE:
                number = choice.args[1]
                notes.mark(self.rune_at + number, 1)
                if number in self.best_runes:
                    notes.mark(self.in_best_at, 1)
                if number and state.target % number == 0 and state.target // number in self.numbers:
                    notes.mark(self.factor_at, 1)


def nearest(counts: list[int], target: int, mark: int, forbidden: list[int]) -> list[int]:
    """The distance of the combination that comes nearest to a target, and its runes; a great one if there is none."""
    best = 999
    if mark in (NONE, TWIN_STAR) and not forbidden:
        one, two = 0, 0
        for a in range(1, len(counts)):
            if counts[a] == 0:
                continue
            for b in range(a, len(counts)):
                if counts[b] > (1 if a == b else 0):
                    off = a * b - target
                    distance = off if off > 0 else -off
                    if distance < best:
                        best, one, two = distance, a, b
        return [best, one, two] if one else [best]
    found: Choice | None = None
    for choice in allowed_combinations(counts, mark, forbidden):
        off = value_of(choice) - target
        distance = off if off > 0 else -off
        if distance < best:
            best, found = distance, choice
    return [best] if found is None else [best, *runes_of(found)]


def count_of(runes: list[int], rune: int) -> int:
    found = 0
    for one in runes:
        if one == rune:
            found += 1
    return found


def rounds_left(state: MathWizState) -> int:
    """How many rounds can follow this one. Clauses: MW-62 to MW-64."""
    if state.time_up:
        return 0
    left = state.spell_deck.size
    return min(left, state.rules.round_limit - state.turn) if state.rules.end_mode == "rounds" else left
