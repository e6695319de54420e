"""Mathemagician's Duel: the folder's only export."""

from __future__ import annotations

from typing import Any

from spellhall.games.mathemagician import cards, ending, notation, positions, pulling, sight, telling, verdict
from spellhall.games.mathemagician.cards import SPELLS_EACH, CardSet
from spellhall.games.mathemagician.casting import CastingSpells, NextSpell
from spellhall.games.mathemagician.choices import SILENT
from spellhall.games.mathemagician.drawing import Refill
from spellhall.games.mathemagician.exchanging import Exchange, Removal
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit
from spellhall.games.mathemagician.rows import value
from spellhall.games.mathemagician.state import MathemagicianSetup, MathemagicianState
from spellhall.games.mathemagician.turns import Duel, Turn
from spellhall.kernel.card_fields import CardTable, CardWarning
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Chance
from spellhall.kernel.errors import Ambiguous, BadOption
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.options import Option, flag
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

OPTIONS = [
    Option("level", "duel", "MD-134", ["duel", "apprentice"]),
    Option("casting", "automatic", "MD-R8", ["automatic", "declared"]),
    flag("show_totals", True, "MD-132"),
    Option("below_zero", "misfire", "MD-R15", ["misfire", "blocked", "allowed"]),
    Option("dangling_cast", "allowed", "MD-R7", ["allowed", "forbidden"]),
    Option("hand_split", "mixed", "MD-R2", ["mixed", "free"]),
    flag("pulling", True, "MD-138"),
    Option("pull_again", "five_cards", "MD-R20", ["five_cards", "after_draw"]),
    Option("exchange_removal", "each", "MD-R25", ["each", "next", "none"]),
    Option("run_out_loss", 1, "MD-80", low=0, high=5),
    Option("starting_strength", 20, "MD-23", low=1, high=20),
    Option("spell_pool", "all", "MD-136", ["all", "apprentice"]),
    Option("energy_max", 9, "MD-135", low=6, high=9),
    Option("double_knockout", "draw", "MD-R30", ["draw", "depleter_loses"]),
    Option("turn_limit", 150, "MD-142", [0], low=1, high=1000),
]

APPRENTICE: dict[str, Any] = {
    "casting": "automatic",
    "show_totals": True,
    "below_zero": "blocked",
    "pulling": False,
    "run_out_loss": 0,
    "starting_strength": 10,
    "energy_max": 6,
    "spell_pool": "apprentice",
}
"""What the Apprentice Level sets, where nothing else is given. Clauses: MD-134 to MD-140."""

PER_TURN = 11  # action, up to three removals or a refill, and per player a declaration and a new spell
ENDLESS = 1_000_000  # without a limit a duel need not end (MD-R39); no game between bots came near this


class Mathemagician(GameDefinition[MathemagicianState]):
    """The contract, filled with the parts of this folder."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "mathemagician"
        self.prefix = "MD"
        self.title = "Mathemagician's Duel"
        self.seat_counts = [2, 3]
        self.shelf = 2
        self.options = OPTIONS
        self.parts = [
            MathemagicianState,
            Duel,
            Turn,
            HandSplit,
            FirstSpell,
            Refill,
            Exchange,
            Removal,
            CastingSpells,
            NextSpell,
        ]
        self.miniature_options = {"starting_strength": 1, "turn_limit": 3}
        self.option_needs = {
            "turn_limit=0": [("pull_again", "after_draw")],  # without a limit only this makes every duel finite
            "casting=declared": [("spell_pool", "apprentice"), ("run_out_loss", 0)],  # spells are often complete
            "spell_pool=apprentice": [("run_out_loss", 0)],  # the duel lasts until the small Spell deck runs out
            "double_knockout=depleter_loses": [("run_out_loss", 5), ("starting_strength", 5)],
        }

    def house_cards(self) -> CardSet:
        return cards.HOUSE

    def miniature_cards(self) -> CardSet:
        """Eight ones, seven minuses and six Spells: with Strength 1 the whole game can be counted."""
        made = CardSet("miniature", [0, 8] + [0] * (cards.KINDS - 2), [0, 7])
        for number in range(1, 6):
            made.add((f"m{number}", f"Little Spell {number}", 1, 1, 1, "One!", True))
        made.add(("m6", "Little Spell 6", 2, 2, 1, "Two!", True))
        return made

    def cards_from(self, data: Any) -> CardSet:
        return cards.read_set(data) if isinstance(data, CardFile) else cards.set_from_json(data)

    def cards_to_json(self, given: Any) -> Any:
        return None if given is cards.HOUSE else cards.set_to_json(given)

    def card_tables(self) -> list[CardTable]:
        return cards.TABLES

    def cards_to_file(self, given: Any) -> dict[str, Any]:
        return cards.set_to_file(given)

    def card_warnings(self, given: Any) -> list[CardWarning]:
        return cards.warnings(given)

    def cards_shown(self, given: Any) -> Any:
        """Says whether this is the house's set: a client finds the words of its spells in the message catalogues."""
        return {**cards.set_to_json(given), "house": given is cards.HOUSE}

    def setup(self, seats: int, given: dict[str, Any] | None = None, cards: Any = None) -> Setup:
        """As for every game, but some options have defaults that depend on others. Clauses: MD-R8, MD-134 to MD-140."""
        chosen = dict(given or {})
        if str(chosen.get("level", "")).strip().lower() == "apprentice":
            chosen = {**APPRENTICE, **chosen}
        if str(chosen.get("casting", "")).strip().lower() == "declared":
            chosen.setdefault("show_totals", False)
        return super().setup(seats, chosen, cards)

    def prepare(self, seats: int, options: dict[str, Any], given: Any) -> MathemagicianSetup:
        """Clauses: MD-R40."""
        setup = MathemagicianSetup(seats, options, given)
        spells = sum(setup.spells)
        if spells < SPELLS_EACH * seats:
            need = SPELLS_EACH * seats
            raise BadOption(say("md-no-spells-enough", set=given.name, spells=spells, seats=seats, need=need))
        if sum(setup.energy) == 0 or sum(given.symbols) == 0:
            raise BadOption(say("md-no-cards-in-deck", set=given.name))
        return setup

    def opening(self, setup: Setup, chance: Chance) -> MathemagicianState:
        """All cards are in the decks, and nothing is dealt yet. Clauses: MD-22, MD-23, MD-33."""
        assert isinstance(setup, MathemagicianSetup)
        state = MathemagicianState(setup, chance)
        state.stack.append(Duel())
        return state

    def bound(self, setup: Setup) -> int:
        """Set-up and a turn's decisions for every turn; without a limit, what the run-outs allow. Clauses: MD-142."""
        assert isinstance(setup, MathemagicianSetup)
        turns = setup.turn_limit
        if not turns:
            if not setup.pull_after_draw or not setup.run_out_loss:
                return ENDLESS
            draws = (setup.starting_strength + 1) * (sum(setup.energy) + sum(setup.set.symbols))
            turns = 4 * draws + 4 * setup.seats
        return 2 * setup.seats + turns * PER_TURN + 1

    def imagine(self, view: View[MathemagicianState], chance: Chance) -> MathemagicianState:
        return sight.imagine(view, chance)

    def inventory(self, state: MathemagicianState) -> list[int]:
        return sight.inventory(state)

    def standing(self, state: MathemagicianState) -> list[list[int]]:
        return ending.standing(state)

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return notation.write_choice(setup.cards, choice)

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        return notation.read_choice(setup.cards, text)

    def find_choice(self, setup: Setup, text: str, offered: list[Choice]) -> Choice:
        """A pull that names no place may name its two cards in either order. Clauses: MD-55."""
        choice = super().find_choice(setup, text, offered)
        if choice.verb != "pull" or choice in offered or " at " in text.lower():
            return choice
        turned = pulling.turned_pull(choice, offered)
        if len(turned) > 1:
            ways = say("list-or", items=[self.write_choice(setup, way) for way in turned[:4]])
            raise Ambiguous(say("choice-ambiguous", text=text.strip()[:40], ways=ways))
        return turned[0] if turned else choice

    def write_position(self, state: MathemagicianState) -> dict[str, str]:
        return positions.write_position(state)

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> MathemagicianState:
        assert isinstance(setup, MathemagicianSetup)
        return positions.read_position(setup, fields, chance)

    def write_chance(self, setup: Setup, what: str, value: int) -> str:
        return notation.write_chance(setup.cards, what, value)

    def read_chance(self, setup: Setup, text: str) -> tuple[str, int]:
        return notation.read_chance(setup.cards, text)

    def card_lines(self, setup: Setup) -> list[Message]:
        assert isinstance(setup, MathemagicianSetup)
        return telling.card_lines(setup)

    def tell_outcome(self, view: View[MathemagicianState]) -> Message:
        return verdict.tell_outcome(view.state)

    def announcements(self, state: MathemagicianState) -> list[Message]:
        return verdict.announcements(state)

    def describe(self, view: View[MathemagicianState]) -> list[Message]:
        return telling.describe(view)

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message | None:
        assert isinstance(setup, MathemagicianSetup)
        return telling.tell(setup, facts)

    def tell_choice(self, view: View[MathemagicianState], choice: Choice) -> Message:
        return telling.tell_choice(view, choice)

    def computer_choices(self, view: View[MathemagicianState], choices: list[Choice]) -> list[Choice]:
        """Computer players can add up: they declare only over the right value (but may overlook the minimum)."""
        if len(choices) == 2 and choices[1] == SILENT:
            table = view.state
            spell = table.spell[view.seat]
            if value(table.rows[view.seat]) != table.rules.set.values[spell]:
                return choices[1:]
        return choices

    def cards_used(self, facts: dict[str, Any]) -> list[str]:
        """Spells that are cast, and numerals and operators that are played."""
        if facts["event"] == "cast":
            return [facts["spell"]]
        return [facts["card"]] if facts["event"] == "played" else []

    def card_names(self, setup: Setup) -> list[str]:
        assert isinstance(setup, MathemagicianSetup)
        playing = [str(number) for number, copies in enumerate(setup.energy) if copies]
        playing += [sign for sign, copies in zip(cards.SIGNS, setup.set.symbols, strict=True) if copies]
        return playing + [setup.set.ids[spell] for spell, copies in enumerate(setup.spells) if copies]


GAME = Mathemagician()
