"""Magus Novatus at a glance: what every open spell lacks and would bring, and what each choice makes of the hand."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.notes import Notes, Titles
from spellhall.encoding.sheet import WHOSE
from spellhall.games.novatus.cards import DECKS, LOWEST_POINTS
from spellhall.games.novatus.choices import LINES, classes_of
from spellhall.games.novatus.mixing import Mixing
from spellhall.games.novatus.potions import CODES, EL, GAP, ITEMS, KINDS, SIDE, SPACES, TYPES, item_place
from spellhall.games.novatus.recipes import MOST_SLOTS
from spellhall.games.novatus.state import NONE, NovatusSetup, NovatusState
from spellhall.games.novatus.throwing import SCATTER, Throw, displacement, inside
from spellhall.kernel.state import Choice
from spellhall.kernel.tallies import tally_of
from spellhall.kernel.zones import bag_of

VERSION: Final = 1
DECK_LABELS: Final = [str(points) for points in range(LOWEST_POINTS, LOWEST_POINTS + DECKS)]
NOTHING: Final = -99
EIGHTHS: Final = 8  # means over many landings are told in eighths of a point
LEAST: Final = 16  # points below zero that are told apart
REMEMBERED: Final = 100_000
COPIES_BOUND: Final = 8
SPELLS_BOUND: Final = 512
TOPS_REMEMBERED: Final = 512
PACKED: Final = [COPIES_BOUND ** (TYPES - 1 - kind) if kind < TYPES else 0 for kind in range(KINDS)]
"""What one more card of each kind adds to a hand as one number."""


class HandPlaces:
    """Where the features of a hand stand: what each open spell lacks with it and would bring."""

    def __init__(self, titles: Titles, prefix: str) -> None:
        self.missing: i64 = titles.each(f"{prefix}missing for", DECK_LABELS, MOST_SLOTS)
        self.left: i64 = titles.each(f"{prefix}left over by", DECK_LABELS, 12)
        self.castable: i64 = titles.each(f"{prefix}castable", DECK_LABELS)
        self.best: i64 = titles.two(f"{prefix}best prospect", 12)
        self.second: i64 = titles.two(f"{prefix}second prospect", 12)
        self.now: i64 = titles.two(f"{prefix}best cast now", 12)
        self.any_now: i64 = titles.one(f"{prefix}something castable")
        self.later: i64 = titles.two(f"{prefix}best of what is not castable", 12)
        self.size: i64 = titles.one(f"{prefix}potions", 16)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameGlance(Glance):
    """A spell's prospect is its points less one for every potion left over, which become skulls, and for every one
    that is missing. A throw is described by the mean prospect over the spaces where the cube may land."""

    def __init__(self, encoding: Encoding) -> None:
        setup = encoding.setup
        assert isinstance(setup, NovatusSetup)
        self.rules = setup
        self.lacks: dict[int, int] = {}  # what hands lack for recipes; that never changes
        self.prospects: dict[int, int] = {}  # of hands, with the spells that lie open in the present decision
        self.prospects_by_tops: dict[tuple[int, ...], dict[int, int]] = {}
        self.hand = [0] * KINDS
        self.spaces: list[int] = [0] * SPACES
        self.means: list[int] = [0] * SPACES
        self.best_mean = 0
        self.best_taken = 0
        self.wanted: list[int] = [0] * TYPES
        self.odds: dict[int, list[list[int]]] = {}
        super().__init__(encoding)

    def name_table(self, titles: Titles) -> None:
        self.own = HandPlaces(titles, "own hand ")
        self.rivals = [HandPlaces(titles, f"{WHOSE[place]} known hand ") for place in range(1, self.seats)]
        self.lead_at: i64 = titles.two("lead over the best rival", 20)
        self.left_at: i64 = titles.one("casts to the end", 15)
        self.lines_at: i64 = titles.each("prospect by line", [str(line + 1) for line in range(2 * SIDE)], 32)

    def name_choices(self, titles: Titles) -> None:
        self.after = HandPlaces(titles, "then ")
        self.kinds_taken_at: i64 = titles.each("card", CODES, 4)
        self.count_at: i64 = titles.one("cards taken", 5)
        self.behind_at: i64 = titles.one("behind the best take, in eighths", 80)
        self.denied_at: i64 = titles.one("completes the next rival's spell", 4)
        self.mean_at: i64 = titles.one("mean prospect, in eighths from -16", 255)
        self.worse_at: i64 = titles.one("behind the best throw, in 64ths", 255)
        self.miss_at: i64 = titles.one("chance to miss, in 64ths", 64)
        self.space_at: i64 = titles.one("prospect where it points, from -16", 32)
        self.thrower_at: i64 = titles.one("prospect for the thrower, from -16", 32)
        self.deck_at: i64 = titles.each("deck", DECK_LABELS)
        self.net_at: i64 = titles.two("brings", 12)
        self.elixirs_at: i64 = titles.one("Elixirs spent", 8)
        self.ends_at: i64 = titles.one("ends the game")
        self.lead_after_at: i64 = titles.two("then lead", 20)
        self.thrifty_at: i64 = titles.one("mix can be completed without a needless Elixir")
        self.idle_at: i64 = titles.one("idle potions", 12)
        self.ahead_at: i64 = titles.two("rival's lead", 20)
        self.items_at: i64 = titles.each("own items", [CODES[kind] for kind in ITEMS], 4)

    # ------------------------------------------------------------ hands

    def missing(self, spell: int, packed: int, counts: list[int]) -> int:
        """How many potions a hand lacks for a spell, from memory if it was asked before."""
        key = packed * SPELLS_BOUND + spell
        known = self.lacks.get(key)
        if known is None:
            if len(self.lacks) >= REMEMBERED:
                self.lacks = {}
            low, high = tally_of(counts)
            known = self.rules.recipes[spell].missing_from(low, high)
            self.lacks[key] = known
        return known

    def write_hand(
        self, notes: Notes, places: HandPlaces, state: NovatusState, counts: list[int], elixirs: int
    ) -> None:
        packed = packed_up(counts)
        size = potions_in(counts)
        rules = self.rules
        best, second, now, later = NOTHING, NOTHING, NOTHING, NOTHING
        for deck, spell in enumerate(state.tops):
            if spell == NONE:
                continue
            missing = self.missing(spell, packed, counts)
            left = size - rules.recipes[spell].size + missing
            net = rules.points[spell] - (left if rules.skulls_count else 0)
            notes.mark(places.missing + deck, missing)
            notes.mark(places.left + deck, left)
            if missing <= elixirs:
                notes.mark(places.castable + deck, 1)
                notes.mark(places.any_now, 1)
                now = max(now, net)
            else:
                later = max(later, net - missing)
            prospect = net - missing
            if prospect > best:
                best, second = prospect, best
            elif prospect > second:
                second = prospect
        notes.signed(places.best, best)
        notes.signed(places.second, second)
        notes.signed(places.now, now)
        notes.signed(places.later, later)
        notes.mark(places.size, size)

    def open_spells(self, state: NovatusState) -> None:
        """From here on prospects are those with the spells that lie open."""
        tops = tuple(state.tops)
        known = self.prospects_by_tops.get(tops)
        if known is None:
            if len(self.prospects_by_tops) >= TOPS_REMEMBERED:
                self.prospects_by_tops = {}
            known = {}
            self.prospects_by_tops[tops] = known
        elif len(known) >= REMEMBERED:
            known.clear()
        self.prospects = known

    def prospect(self, state: NovatusState, counts: list[int]) -> int:
        """The best prospect of a hand."""
        packed = packed_up(counts)
        known = self.prospects.get(packed)
        return self.new_prospect(state, packed, counts) if known is None else known

    def new_prospect(self, state: NovatusState, packed: int, counts: list[int]) -> int:
        """The best prospect of a hand that was not asked about before."""
        size = potions_in(counts)
        best = NOTHING
        rules = self.rules
        for spell in state.tops:
            if spell != NONE:
                missing = self.missing(spell, packed, counts)
                left = size - rules.recipes[spell].size + missing
                best = max(best, rules.points[spell] - missing - (left if rules.skulls_count else 0))
        self.prospects[packed] = best
        return best

    def line_prospects(self, state: NovatusState, counts: list[int]) -> list[int]:
        """For each line the prospect of a hand after the best take from it."""
        packed = packed_up(counts)
        grid = state.grid
        known = self.prospects
        out: list[int] = []
        for line in LINES:
            best = NOTHING
            for spaces in classes_of(grid, line):
                full = (1 << len(spaces)) - 1
                for chosen in range(full if self.rules.take_all else 1, full + 1):
                    then = packed
                    for place, space in enumerate(spaces):
                        if chosen >> place & 1:
                            then += PACKED[grid[space]]
                    found = known.get(then)
                    if found is None:
                        hand = counts.copy()
                        for place, space in enumerate(spaces):
                            if chosen >> place & 1:
                                hand[grid[space]] = hand[grid[space]] + 1
                        found = self.new_prospect(state, then, hand)
                    if found > best:
                        best = found
            out.append(best)
        return out

    def space_prospects(self, state: NovatusState, counts: list[int]) -> list[int]:
        lines = self.line_prospects(state, counts)
        out: list[int] = []
        for space in range(SPACES):
            best = max(lines[space // SIDE], lines[SIDE + space % SIDE])
            out.append(best if best > NOTHING else self.prospect(state, counts))
        return out

    # ------------------------------------------------------------ the table

    def look(self, notes: Notes, table: Any, seat: int) -> None:
        state: NovatusState = table
        self.open_spells(state)
        for place, other in enumerate(self.encoding.orders[seat + 1]):
            elixirs = state.items[other][item_place(EL)]
            if place > 0:
                self.write_hand(notes, self.rivals[place - 1], state, self.known_hand(state, seat, other), elixirs)
            elif seat >= 0:
                self.write_hand(notes, self.own, state, state.hands[seat].counts, elixirs)
        if seat < 0:
            return
        notes.signed(self.lead_at, self.lead(state, seat))
        notes.mark(self.left_at, self.rules.end - state.marker)
        for line, prospect in enumerate(self.line_prospects(state, state.hands[seat].counts)):
            notes.mark(self.lines_at + line, prospect + LEAST)

    def known_hand(self, state: NovatusState, seat: int, other: int) -> list[int]:
        """What a seat knows of another's hand."""
        told = state.told_hands[seat][other] if seat >= 0 and state.told_hands[seat] else []
        return bag_of(KINDS, state.seen_hands[other] + told).counts

    def public_score(self, state: NovatusState, seat: int) -> int:
        """Points less skulls, of which everybody sees how many they are."""
        return state.score(seat)

    def lead(self, state: NovatusState, seat: int) -> int:
        best = NOTHING
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.public_score(state, other))
        return self.public_score(state, seat) - best

    # ------------------------------------------------------------ choices

    def prepare(self, table: Any, seat: int, choices: list[Choice]) -> None:
        """What all choices of a decision are compared with."""
        state: NovatusState = table
        self.open_spells(state)
        self.hand = state.hands[seat].counts
        if not choices:
            return
        verb = choices[0].verb
        if verb == "aim":
            self.spaces = self.space_prospects(state, self.hand)
            worst = NOTHING
            for space in range(SPACES):
                if state.grid[space] != GAP and (worst == NOTHING or self.spaces[space] < worst):
                    worst = self.spaces[space]
            second = self.means_of(state.height, 64 * worst)
            frame = state.stack[-1]
            first = isinstance(frame, Throw) and frame.misses == 0
            self.means = self.means_of(state.height, max(second)) if first else second
            self.best_mean = max(self.means)
        elif verb == "place":
            thrower = state.active
            self.spaces = self.space_prospects(state, self.known_hand(state, seat, thrower))
        elif verb == "take":
            self.best_taken = NOTHING
            for choice in choices:
                self.best_taken = max(self.best_taken, self.prospect(state, self.taken(state, choice)))
            self.wanted = self.completing(state, seat, state.left_of(seat))

    def taken(self, state: NovatusState, choice: Choice) -> list[int]:
        """The hand after a take."""
        hand = self.hand.copy()
        for space in choice.args:
            card = state.grid[space]
            hand[card] = hand[card] + 1
        return hand

    def completing(self, state: NovatusState, seat: int, rival: int) -> list[int]:
        """1 for every potion that would make a spell castable for a rival, as far as the hand is known."""
        known = self.known_hand(state, seat, rival)
        elixirs = state.items[rival][item_place(EL)]
        out = [0] * TYPES
        for spell in state.tops:
            if spell == NONE or self.missing(spell, packed_up(known), known) != elixirs + 1:
                continue
            for kind in range(TYPES):
                known[kind] = known[kind] + 1
                if self.missing(spell, packed_up(known), known) <= elixirs:
                    out[kind] = 1
                known[kind] = known[kind] - 1
        return out

    def chances(self, height: int) -> list[list[int]]:
        """For each target how often of 65,536 throws the cube lands on each space, and at the end how often outside."""
        known = self.odds.get(height)
        if known is None:
            known = [landing_odds(target, height) for target in range(SPACES)]
            self.odds[height] = known
        return known

    def means_of(self, height: int, missed: int) -> list[int]:
        """For each target the mean prospect in 64ths, a miss being worth `missed`."""
        out: list[int] = []
        for odds in self.chances(height):
            total = odds[SPACES] * missed
            for space in range(SPACES):
                total += odds[space] * 64 * self.spaces[space]
            out.append(total >> 16)
        return out

    def describe(self, notes: Notes, table: Any, seat: int, choice: Choice) -> None:
        state: NovatusState = table
        verb = choice.verb
        if verb == "aim":
            self.describe_aim(notes, state, choice.args[0])
            return
        if verb == "place":
            notes.mark(self.thrower_at, self.spaces[choice.args[0]] + LEAST)
            return
        elixirs = state.items[seat][item_place(EL)]
        hand = self.hand
        if verb == "take":
            hand = self.taken(state, choice)
            denied = 0
            for space in choice.args:
                card = state.grid[space]
                notes.mark(self.kinds_taken_at + card, hand[card] - self.hand[card])
                denied += self.wanted[card]
            notes.mark(self.count_at, len(choice.args))
            notes.mark(self.denied_at, denied)
            notes.mark(self.behind_at, EIGHTHS * (self.best_taken - self.prospect(state, hand)))
        elif verb == "cast":
            self.describe_cast(notes, state, seat, choice.args[0] - LOWEST_POINTS, elixirs)
        elif verb in ("wand", "heal", "pass", "pay", "lose", "lay"):
            kind = choice.args[0]
            notes.mark(self.kinds_taken_at + kind, 1)
            if verb == "lay":
                self.describe_lay(notes, state, kind)
            if verb == "wand":
                hand = hand.copy()
                hand[kind] = hand[kind] + 1
            elif kind < TYPES and hand[kind] > 0 and verb != "heal":
                hand = hand.copy()
                hand[kind] = hand[kind] - 1
        elif verb == "give":
            rival = choice.args[0]
            notes.signed(self.ahead_at, self.public_score(state, rival) - self.public_score(state, seat))
        if verb in ("give", "lift", "done"):
            notes.mark(self.idle_at, self.idle(state))
        self.write_hand(notes, self.after, state, hand, elixirs)
        for place, count in enumerate(state.items[seat]):
            notes.mark(self.items_at + i64(place), count)

    def idle(self, state: NovatusState) -> int:
        """Potions that the spell which uses most of them leaves over."""
        used = 0
        packed = packed_up(self.hand)
        for spell in state.tops:
            if spell != NONE:
                used = max(used, self.rules.recipes[spell].size - self.missing(spell, packed, self.hand))
        return potions_in(self.hand) - used

    def describe_aim(self, notes: Notes, state: NovatusState, target: int) -> None:
        mean = self.means[target]
        notes.mark(self.mean_at, (mean + 64 * LEAST) // (64 // EIGHTHS))
        notes.mark(self.worse_at, self.best_mean - mean)
        notes.mark(self.miss_at, self.chances(state.height)[target][SPACES] >> 10)
        notes.mark(self.space_at, self.spaces[target] + LEAST)

    def describe_cast(self, notes: Notes, state: NovatusState, seat: int, deck: int, elixirs: int) -> None:
        spell = state.tops[deck]
        rules = self.rules
        missing = self.missing(spell, packed_up(self.hand), self.hand)
        left = potions_in(self.hand) - rules.recipes[spell].size + missing
        net = rules.points[spell] - (left if rules.skulls_count else 0)
        notes.mark(self.deck_at + deck, 1)
        notes.signed(self.net_at, net)
        notes.mark(self.elixirs_at, missing)
        if rules.infant:
            over = self.public_score(state, seat) + net >= rules.infant_target
        else:
            over = state.marker + 1 >= rules.end and not rules.finish_round
        if over:
            notes.mark(self.ends_at, 1)
        notes.signed(self.lead_after_at, self.lead(state, seat) + net)

    def describe_lay(self, notes: Notes, state: NovatusState, kind: int) -> None:
        """Whether the mix can be completed with no more Elixirs than it needs."""
        frame = state.stack[-1]
        if not isinstance(frame, Mixing) or kind == EL:
            return
        recipe = self.rules.recipes[state.tops[frame.deck]]
        mix = bag_of(KINDS, state.mix).counts
        hand = self.hand
        both = [mix[other] + hand[other] for other in range(TYPES)]
        spare = max(0, recipe.missing(both) - mix[EL])
        mix[kind] = mix[kind] + 1
        pool = [hand[other] if other >= kind else 0 for other in range(TYPES)]
        pool[kind] = pool[kind] - 1
        if recipe.can_grow(mix, mix[EL], pool, spare):
            notes.mark(self.thrifty_at, 1)


def packed_up(counts: list[int]) -> int:
    """The potions of a hand as one number."""
    packed = 0
    for kind in range(TYPES):
        packed = packed * COPIES_BOUND + counts[kind]
    return packed


def potions_in(counts: list[int]) -> int:
    size = 0
    for kind in range(TYPES):
        size += counts[kind]
    return size


def landing_odds(target: int, height: int) -> list[int]:
    """How often of 65,536 throws the cube lands on each space, and at the end how often outside."""
    weights = SCATTER[height]
    total = sum(weights)
    out = [0] * (SPACES + 1)
    for outcome, weight in enumerate(weights):
        if weight:
            down, across = displacement(outcome)
            row, column = target // SIDE + down, target % SIDE + across
            place = row * SIDE + column if inside(row, column) else SPACES
            out[place] = out[place] + (weight << 16) // total
    return out
