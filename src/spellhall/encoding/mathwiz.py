"""Math Wiz as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet, put_counts
from spellhall.games.mathwiz.cards import EFFECTS, FORBIDDEN_RUNE, KINDS, LOOKING_GLASS, NONE, SLIDING_SANDS
from spellhall.games.mathwiz.cards import TEN_LEAGUE_BOOTS as BOOTS
from spellhall.games.mathwiz.choices import BOOT_STEPS, DONE, KEEP, PASS, SAND_STEPS, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import Bag, unseen

VERSION: Final = 1
NO_RUNES: Final = unseen(0)


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
        self.pair_places = [[0] * len(self.runes) for _ in self.runes]
        self.held = BytesWriter()  # scratch paper: the numbers in a hand, and their ranks among all numbers
        self.held.write(bytes(KINDS))
        self.ranks = BytesWriter()
        self.ranks.write(bytes(KINDS))
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
                    self.pair_places[a][b] = len(self.pairs)
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
        state: MathWizState = table
        frame = state.stack[-1] if state.stack else None
        combining = frame if isinstance(frame, Combining) else None
        target = state.target
        sheet.number("target", target)
        sheet.number("rune deck", state.rune_deck.size, 120)
        sheet.number("spell deck", state.spell_deck.size, 60)
        self.write_runes(sheet, "discard", state.discard, 15)
        self.write_effects(sheet, "centre", state.centre)
        own = state.hands[seat].counts if seat >= 0 else []
        self.write_runes(sheet, "hand", state.hands[seat] if seat >= 0 else NO_RUNES, 7)
        sheet.tally("spells", self.cards.ids, state.unused[seat] if seat >= 0 else [], 1)
        self.write_nearness(sheet, own, target)
        draft = combining.drafts[seat] if combining is not None and seat >= 0 else None
        sheet.number("draft value", 0 if draft is None else value_of(draft))
        for place, other in enumerate(self.orders[seat + 1]):
            if sheet.naming:
                sheet.prefix = f"{WHOSE[place]} "
            self.write_seat(sheet, state, seat, other, combining)
        sheet.prefix = ""

    def write_runes(self, sheet: Sheet, name: str, runes: Bag, top: i64) -> None:
        if sheet.naming:
            sheet.name_all(name, self.runes, int(top))
        put_counts(sheet.values, sheet.at, runes, top)
        sheet.leave_out(len(self.runes))

    def write_effects(self, sheet: Sheet, name: str, spells: list[int]) -> None:
        if sheet.naming:
            sheet.name_all(name, EFFECTS, 5)
        effects = self.cards.effects
        for spell in spells:
            sheet.tick(effects[spell], len(EFFECTS), 5)
        sheet.leave_out(len(EFFECTS))

    def write_nearness(self, sheet: Sheet, own: list[int], target: int) -> None:
        """How near each product that the hand can form comes to the target: 255 is equal, 0 is not in hand."""
        if sheet.naming:
            for a, b in self.pairs:
                sheet.name(f"nearness {a}x{b}", 255)
        if own:
            self.write_near(sheet, own, target)
        sheet.leave_out(len(self.pairs))

    def write_near(self, sheet: Sheet, own: list[int], target: i64) -> None:
        """The pairs that are in hand."""
        numbers, ranks = self.held, self.ranks
        count: i64 = 0
        twice: i64 = 0  # a bit for each of them that is there more than once
        for rank, number in enumerate(self.numbers):
            copies = own[number]
            if copies:
                numbers[count] = u8(number)
                ranks[count] = u8(rank)
                if copies > 1:
                    twice |= 1 << count
                count += 1
        values = sheet.values
        for one in range(count):
            a = i64(numbers[one])
            row = sheet.at + i64(self.pair_places[a][a]) - i64(ranks[one])
            for two in range(one if twice >> one & 1 else one + 1, count):
                off = a * i64(numbers[two]) - target
                near = 255 - (off if off > 0 else -off)
                values[row + i64(ranks[two])] = u8(near) if near > 1 else 1

    def write_seat(self, sheet: Sheet, state: MathWizState, seat: int, other: int, combining: Combining | None) -> None:
        sheet.number("hand size", state.hands[other].size, 16)
        sheet.number("unused", len(state.unused[other]), 20)
        sheet.number("used", len(state.used[other]), 20)
        self.write_effects(sheet, "unused", state.unused[other])
        sheet.one_of("mark", EFFECTS, state.marks[other])
        sheet.tally("forbidden", self.runes, state.forbidden[other], 1)
        sheet.flag("lead", state.lead == other)
        sheet.flag("in play", combining is not None and takes_part(combining.active, other))
        sheet.flag("sealed", combining is not None and combining.sealed[other] is not None)
        last = state.revealed[other]
        sheet.number("last value", 0 if last is None else value_of(last))
        known = state.known[seat] if seat >= 0 else []
        sheet.tally("known", self.runes, known[other] if known and other != seat else [], 7)


def takes_part(active: list[int], seat: int) -> bool:
    return any(one == seat for one in active)
