"""Duel of the Prestidigitators as numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet
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
        state: DuelState = table
        frame = state.stack[-1] if state.stack else None
        sheet.counts("pool", self.kinds, state.pool.counts, 4)
        sheet.number("quiet turns", state.quiet)
        layout = frame.layout[seat] if isinstance(frame, Arranging) and seat >= 0 else []
        if not layout and not sheet.naming:
            sheet.leave_out(self.hand * len(self.kinds))
        for place in range(self.hand if layout or sheet.naming else 0):
            kind = layout[place] if place < len(layout) else -1
            sheet.one_of(f"layout {place + 1}" if sheet.naming else "", self.kinds, kind)
        attack = frame if isinstance(frame, Instructions) else None
        sheet.one_of("attack", STAGES, -1 if attack is None else attack.stage)
        sheet.one_of("attack row", ROW_LABELS, -1 if attack is None else attack.row)
        sheet.flag("attack missed", attack is not None and attack.missed > 0)
        for place, other in enumerate(self.orders[seat + 1]):
            if sheet.naming:
                sheet.prefix = f"{WHOSE[place]} "
            sheet.flag("first", state.first == other)
            sheet.flag("mover", state.mover == other)
            sheet.flag("attacker", attack is not None and attack.attacker == other)
            sheet.flag("ready", isinstance(frame, Arranging) and frame.ready[other] > 0)
            sheet.number("doubling", 0 if attack is None else attack.times[other], 4)
            sheet.counts("drafted", self.kinds, state.drafted[other].counts, 4)
            for row in range(ROWS):
                self.write_stack(sheet, state, seat, other, row)
        sheet.prefix = ""

    def write_stack(self, sheet: Sheet, state: DuelState, seat: int, other: int, row: int) -> None:
        """A stack from its top: the kind of every token as far as it is known, and what is known about it."""
        stack = state.rows[other][row]
        name = f"row {row + 1}" if sheet.naming else ""
        height = len(stack)
        own = seat == other or state.outcome is not None  # at the end all cards are laid open
        sheet.number(f"{name} height" if sheet.naming else "", height, self.tallest)
        sheet.number(f"{name} splayed" if sheet.naming else "", state.splay[other][row], self.tallest)
        for depth in range(self.tallest):
            if depth >= height and not sheet.naming:
                sheet.leave_out((self.tallest - depth) * (len(self.kinds) + 2))
                return
            label = f"{name} depth {depth + 1}" if sheet.naming else ""
            token = stack[height - 1 - depth] if depth < height else -1
            known = token >= 0 and state.known[token] > 0
            sheet.one_of(label, self.kinds, state.names[token] if known or (own and token >= 0) else -1)
            sheet.flag(f"{label} known to both" if sheet.naming else "", known)
            sheet.flag(f"{label} spent" if sheet.naming else "", token >= 0 and state.spent[token] > 0)
