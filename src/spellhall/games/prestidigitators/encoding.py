"""Duel of the Prestidigitators as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet, put, put_counts
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.choices import ATTACKS, FOUNDS, NO, SINKS, SLIDES, TO_ROWS, TRANSFERS, YES
from spellhall.games.prestidigitators.instructions import Instructions
from spellhall.games.prestidigitators.opening import Arranging
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

VERSION: Final = 2
STAGES: Final = ["declaring", "revealing", "checking", "reacting", "acting"]
ROW_LABELS: Final = [str(row + 1) for row in range(ROWS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding(Encoding):
    """Cards by kind, stacks by row; nothing in a choice depends on the seat."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        assert isinstance(setup, DuelSetup)
        self.cards = setup.set
        self.kinds = [card.name for card in setup.set.cards]
        self.hand = setup.set.hand
        self.tallest = setup.set.tallest
        super().__init__(game, setup)

    # ------------------------------------------------------------ choices

    def list_choices(self) -> None:
        self.add(YES, "yes")
        self.add(NO, "no")
        for verb in ("pick", "place"):
            for kind, name in enumerate(self.kinds):
                self.add(Choice(verb, (kind,)), f"{verb} {name}")
        for row in range(ROWS):
            for choice in (SLIDES[row], SINKS[row], ATTACKS[row], TO_ROWS[row]):
                self.add(choice, f"{choice.verb} {row + 1}")
            for places in range(1, self.tallest):
                self.add(Choice("raise", (row, places)), f"raise {row + 1} by {places}")
            for onto in range(ROWS):
                if onto != row:
                    self.add(TRANSFERS[row][onto], f"transfer {row + 1} to {onto + 1}")
                    self.add(FOUNDS[row][onto], f"found {onto + 1} from {row + 1}")

    # ------------------------------------------------------------ features

    def write(self, sheet: Sheet, table: Any, seat: int) -> None:
        """Keep `name_own` in step: both go through the features in the same order."""
        if sheet.naming:
            self.name_own(sheet)
            return
        state: DuelState = table
        values = sheet.values
        at = sheet.at
        kinds: i64 = len(self.kinds)
        frame = state.stack[-1] if state.stack else None
        put_counts(values, at, state.pool, 4)
        at += kinds
        put(values, at, state.quiet, 255)
        at += 1
        arranging = frame if isinstance(frame, Arranging) else None
        if arranging is not None and seat >= 0:
            place = at
            kind: i64
            for kind in arranging.layout[seat]:
                if kind >= 0:
                    values[place + kind] = 1
                place += kinds
        at += self.hand * kinds
        attack = frame if isinstance(frame, Instructions) else None
        if attack is not None:
            values[at + i64(attack.stage)] = 1
            values[at + len(STAGES) + i64(attack.row)] = 1
            put(values, at + len(STAGES) + ROWS, attack.missed, 1)
        at += len(STAGES) + ROWS + 1
        for other in self.orders[seat + 1]:
            if state.first == other:
                values[at] = 1
            if state.mover == other:
                values[at + 1] = 1
            if arranging is not None:
                put(values, at + 3, arranging.ready[other], 1)
            elif attack is not None:
                if attack.attacker == other:
                    values[at + 2] = 1
                put(values, at + 4, attack.times[other], 4)
            at += 5
            put_counts(values, at, state.drafted[other], 4)
            at = self.write_stacks(values, at + kinds, state, seat, other)
        sheet.at = at

    def write_stacks(self, values: vec[u8], at: i64, state: DuelState, seat: int, other: int) -> i64:
        """Each stack from its top: the kind of every token as far as it is known, and what is known about it."""
        own = seat == other or state.outcome is not None  # at the end all cards are laid open
        kinds: i64 = len(self.kinds)
        tallest: i64 = self.tallest
        names = state.names
        known = state.known
        spent = state.spent
        splay = state.splay[other]
        token: i64
        for row, stack in enumerate(state.rows[other]):
            height: i64 = len(stack)
            put(values, at, height, tallest)
            put(values, at + 1, splay[row], tallest)
            at += 2
            place = at + (height - 1) * (kinds + 2)
            for token in stack:
                if height <= tallest:  # no game leads to taller ones; of those set up by hand the top is shown
                    if known[token]:
                        values[place + kinds] = 1
                        values[place + i64(names[token])] = 1
                    elif own:
                        values[place + i64(names[token])] = 1
                    if spent[token]:
                        values[place + kinds + 1] = 1
                height -= 1
                place -= kinds + 2
            at += tallest * (kinds + 2)
        return at

    def name_own(self, sheet: Sheet) -> None:
        """The names of what `write` writes, in its order."""
        sheet.name_all("pool", self.kinds, 4)
        sheet.name("quiet turns", 255)
        for place in range(self.hand):
            sheet.name_all(f"layout {place + 1}", self.kinds, 1)
        sheet.name_all("attack", STAGES, 1)
        sheet.name_all("attack row", ROW_LABELS, 1)
        sheet.name("attack missed", 1)
        for place in range(self.seats):
            sheet.prefix = f"{WHOSE[place]} "
            for flag in ("first", "mover", "attacker", "ready"):
                sheet.name(flag, 1)
            sheet.name("doubling", 4)
            sheet.name_all("drafted", self.kinds, 4)
            for row in ROW_LABELS:
                sheet.name(f"row {row} height", self.tallest)
                sheet.name(f"row {row} splayed", self.tallest)
                for depth in range(1, self.tallest + 1):
                    sheet.name_all(f"row {row} depth {depth}", self.kinds, 1)
                    sheet.name(f"row {row} depth {depth} known to both", 1)
                    sheet.name(f"row {row} depth {depth} spent", 1)
        sheet.prefix = ""
