"""Math Wiz as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet, put, put_counts, tally
from spellhall.games.mathwiz.cards import EFFECTS, FORBIDDEN_RUNE, KINDS, LOOKING_GLASS, NONE, SLIDING_SANDS
from spellhall.games.mathwiz.cards import TEN_LEAGUE_BOOTS as BOOTS
from spellhall.games.mathwiz.choices import BOOT_STEPS, DONE, KEEP, PASS, SAND_STEPS, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import Bag

VERSION: Final = 1
NO_KNOWN: Final[list[list[int]]] = []  # of a spectator


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding(Encoding):
    """Combinations by their runes, casts by spell and detail, claims only where they are made."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        assert isinstance(setup, MathWizSetup)
        self.cards = setup.set
        self.claims = setup.claims
        self.numbers = setup.set.rune_numbers
        self.runes = [str(number) for number in range(self.numbers[-1] + 1)]
        self.pairs: list[tuple[int, int]] = []
        self.pair_places: vec[u8] = vec[u8](bytes(KINDS * KINDS))  # of a pair among all pairs, by both numbers
        self.effects: vec[u8] = vec[u8](bytes(self.cards.effects))
        self.held: vec[u8] = vec[u8](bytes(KINDS))  # scratch paper: the numbers in a hand
        # how many features there are of some kinds
        self.rune_labels: i64 = len(self.runes)
        self.spell_labels: i64 = len(self.cards.ids)
        self.pair_labels: i64 = len(self.numbers) * (len(self.numbers) + 1) // 2
        super().__init__(game, setup)

    # ------------------------------------------------------------ choices

    def list_choices(self) -> None:
        for choice, words in ((PASS, "pass"), (DONE, "done"), (KEEP, "keep")):
            self.add(choice, words)
        for spell in range(len(self.cards.ids)):
            self.list_casts(spell)
        numbers = self.numbers
        for a in numbers:
            self.add(Choice("toss", (a,)), f"toss {a}")
            self.add(Choice("mirror", (a,)), f"{a}x{a} by Mirror Rune")
            for b in numbers:
                if a <= b:
                    self.pair_places[a * KINDS + b] = u8(len(self.pairs))
                    self.pairs.append((a, b))
                if a != b:
                    self.add(Choice("swap", (a, b)), f"swap: take {a}, give {b}")
                for step in (-1, 1):
                    self.add(Choice("shift", (a, step, b)), f"({a}{step:+d})x{b}")
        for a, b in self.pairs:
            self.add(Choice("pair", (a, b)), f"{a}x{b}")
            self.add(Choice("double", (a, b)), f"{a}x{b} doubled")
            for c in numbers:
                for sign in (-1, 1):
                    self.add(Choice("third", (a, b, c, sign)), f"{a}x{b}{'+' if sign > 0 else '-'}{c}")
        if self.claims:
            highest = numbers[-1]
            for value in range(-highest, 2 * highest * highest + 1):
                self.add(Choice("claim", (value,)), f"={value}")

    def list_casts(self, spell: int) -> None:
        effect = self.cards.effects[spell]
        name = f"cast {self.cards.ids[spell]} {EFFECTS[effect]}"
        if effect in (BOOTS, SLIDING_SANDS):
            for step in BOOT_STEPS if effect == BOOTS else SAND_STEPS:
                self.add(Choice("cast", (spell, step)), f"{name} {step:+d}")
        elif effect == FORBIDDEN_RUNE:
            for number in self.numbers:
                self.add(Choice("cast", (spell, number)), f"{name} {number}")
        elif effect == LOOKING_GLASS:
            for rival in range(1, self.seats):
                self.add(Choice("cast", (spell, rival)), f"{name} at {WHOSE[rival]}")
        elif effect != NONE:
            self.add(Choice("cast", (spell,)), name)

    def listed(self, table: Any, seat: int, choice: Choice) -> Choice:
        args = choice.args
        if choice.verb == "cast" and len(args) == 2 and self.cards.effects[args[0]] == LOOKING_GLASS:
            return Choice("cast", (args[0], self.away(seat, args[1])))
        return choice

    # ------------------------------------------------------------ features

    def write(self, sheet: Sheet, table: Any, seat: int) -> None:
        """Whoever changes this changes `name_own` with it: both go through the features in the same order."""
        if sheet.naming:
            self.name_own(sheet)
            return
        state: MathWizState = table
        values = sheet.values
        at = sheet.at
        runes = self.rune_labels
        frame = state.stack[-1] if state.stack else None
        combining = frame if isinstance(frame, Combining) else None
        put(values, at, state.target, 255)
        put(values, at + 1, state.rune_deck.size, 120)
        put(values, at + 2, state.spell_deck.size, 60)
        put_counts(values, at + 3, state.discard, 15)
        at += 3 + runes
        self.tally_effects(values, at, state.centre)
        at += len(EFFECTS)
        pairs_at = at + runes + self.spell_labels
        if seat >= 0:
            hand = state.hands[seat]
            put_counts(values, at, hand, 7)
            tally(values, at + runes, state.unused[seat], 1)
            self.write_near(values, pairs_at, hand, state.target)
        at = pairs_at + self.pair_labels
        if combining is not None and seat >= 0:
            draft = combining.drafts[seat]
            if draft is not None:
                put(values, at, value_of(draft), 255)
        at += 1
        for other in self.orders[seat + 1]:
            self.write_seat(values, at, state, other, combining)
            at += 3 + 2 * len(EFFECTS) + runes + 4
            known = state.known[seat] if seat >= 0 else NO_KNOWN
            if known and other != seat:
                tally(values, at, known[other], 7)
            at += runes
        sheet.at = at

    def tally_effects(self, values: vec[u8], at: i64, spells: list[int]) -> None:
        effects = self.effects
        spell: i64
        for spell in spells:
            place = at + i64(effects[spell])
            held = values[place]
            if held < 5:
                values[place] = held + 1

    def write_near(self, values: vec[u8], at: i64, hand: Bag, target: i64) -> None:
        """How near each product that the hand can form comes to the target: 255 is equal, 0 is not in hand."""
        held, places = self.held, self.pair_places
        counts = hand.counts
        bits = hand.kinds()
        count: i64 = 0
        number: i64 = 0
        while bits:  # each number is written down, and kept only if it is there
            held[count] = u8(number)
            count += bits & 1
            bits >>= 1
            number += 1
        for one in range(count):
            a = i64(held[one])
            row = a * KINDS
            for two in range(one if counts[a] > 1 else one + 1, count):
                b = i64(held[two])
                off = a * b - target
                near = 255 - (off if off > 0 else -off)
                values[at + i64(places[row + b])] = u8(near) if near > 1 else 1

    def write_seat(
        self, values: vec[u8], at: i64, state: MathWizState, other: int, combining: Combining | None
    ) -> None:
        """What everybody sees of a seat."""
        unused = state.unused[other]
        put(values, at, state.hands[other].size, 16)
        put(values, at + 1, len(unused), 20)
        put(values, at + 2, len(state.used[other]), 20)
        at += 3
        self.tally_effects(values, at, unused)
        at += len(EFFECTS)
        values[at + i64(state.marks[other])] = 1
        at += len(EFFECTS)
        number: i64
        for number in state.forbidden[other]:
            if number < self.rune_labels:  # a position may forbid what no rune has
                values[at + number] = 1
        at += self.rune_labels
        if state.lead == other:
            values[at] = 1
        if combining is not None:
            if takes_part(combining.active, other):
                values[at + 1] = 1
            if combining.sealed[other] is not None:
                values[at + 2] = 1
        last = state.revealed[other]
        if last is not None:
            put(values, at + 3, value_of(last), 255)

    def name_own(self, sheet: Sheet) -> None:
        """The names of what `write` writes, in its order."""
        for name, top in (("target", 255), ("rune deck", 120), ("spell deck", 60)):
            sheet.name(name, top)
        sheet.name_all("discard", self.runes, 15)
        sheet.name_all("centre", EFFECTS, 5)
        sheet.name_all("hand", self.runes, 7)
        sheet.name_all("spells", self.cards.ids, 1)
        for a, b in self.pairs:
            sheet.name(f"nearness {a}x{b}", 255)
        sheet.name("draft value", 255)
        for place in range(self.seats):
            sheet.prefix = f"{WHOSE[place]} "
            for name, top in (("hand size", 16), ("unused", 20), ("used", 20)):
                sheet.name(name, top)
            sheet.name_all("unused", EFFECTS, 5)
            sheet.name_all("mark", EFFECTS, 1)
            sheet.name_all("forbidden", self.runes, 1)
            for name, top in (("lead", 1), ("in play", 1), ("sealed", 1), ("last value", 255)):
                sheet.name(name, top)
            sheet.name_all("known", self.runes, 7)
        sheet.prefix = ""


def takes_part(active: list[int], seat: int) -> bool:
    return any(one == seat for one in active)
