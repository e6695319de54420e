"""Magus Novatus: the folder's only export."""

from __future__ import annotations

from typing import Any

from spellhall.games.novatus import cards, ending, notation, positions, sight, telling, verdict
from spellhall.games.novatus.cards import CardSet, Spell
from spellhall.games.novatus.casting import CastASpell
from spellhall.games.novatus.effects import LoseItems, PassLeft
from spellhall.games.novatus.ending import GameOver
from spellhall.games.novatus.mixing import Mixing
from spellhall.games.novatus.paying import GIVE_PRICE, Paying
from spellhall.games.novatus.potions import COPIES, TYPES
from spellhall.games.novatus.recipes import MOST_SLOTS
from spellhall.games.novatus.state import NovatusSetup, NovatusState
from spellhall.games.novatus.taking import TakePotions
from spellhall.games.novatus.throwing import Throw
from spellhall.games.novatus.turns import SetUp, Turn, Turns
from spellhall.kernel.card_fields import CardTable, CardWarning
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Chance
from spellhall.kernel.errors import BadOption
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.options import Option, flag
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

OPTIONS = [
    Option("mode", "standard", "MN-135", ["standard", "infant"]),
    Option("cube", "aimed", "MN-R7", ["aimed", "uniform", "none"]),
    Option("first_player", "random", "MN-R4", ["random", "A", "B", "C", "D"]),
    Option("throw_height", 2, "MN-R8", ["rising"], low=0, high=4),
    Option("end_position", "auto", "MN-R6", ["auto"], low=3, high=19),
    Option("take_rule", "any", "MN-R12", ["any", "all"]),
    flag("finish_round", False, "MN-R36"),
    Option("healing_plants", 2, "MN-R2", low=0, high=8),
    Option("elixirs", 2, "MN-R2", low=0, high=8),
    Option("magic_wands", 2, "MN-R2", low=0, high=8),
    Option("curses", 2, "MN-R2", low=0, high=8),
    Option("infant_target", 9, "MN-R41", low=1, high=30),
    Option("infant_skulls", "count", "MN-R41", ["count", "ignore"]),
    Option("max_rounds", 50, "MN-140", low=10, high=500),
]


class Novatus(GameDefinition[NovatusState]):
    """The contract, filled with the parts of this folder."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "novatus"
        self.prefix = "MN"
        self.title = "Magus Novatus"
        self.seat_counts = [2, 3, 4]
        self.shelf = 5
        self.options = OPTIONS
        self.parts = [
            NovatusState, SetUp, Turns, Turn, Throw, TakePotions, CastASpell, Mixing, Paying, LoseItems, PassLeft,
            GameOver,
        ]  # fmt: skip
        infant = ("mode", "infant")
        self.option_needs = {
            "infant_target=1": [infant],
            "infant_target=30": [infant],
            "infant_skulls=ignore": [infant, ("cube", "none")],
            "elixirs=0": [("healing_plants", 0), ("magic_wands", 0), ("curses", 0)],
        }
        self.miniature_options = {
            "cube": "none", "first_player": "A", "end_position": 3, "max_rounds": 10,
            "healing_plants": 0, "elixirs": 1, "magic_wands": 0, "curses": 0,
        }  # fmt: skip

    def house_cards(self) -> CardSet:
        return cards.HOUSE

    def miniature_cards(self) -> CardSet:
        """Four potions of two types and two spells: the whole game can be counted."""
        spells = [
            Spell("M1", "Mini Unus", 2, ["R-", "R-"], cards.CIAO_DEVILUS, ""),
            Spell("M2", "Mini Duo", 3, ["K-", "*-"], cards.THIEVES, ""),
        ]
        potions = [0] * TYPES
        potions[0], potions[4] = 3, 1
        return CardSet("miniature", spells, potions)

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
        return cards.set_shown(given)

    def prepare(self, seats: int, options: dict[str, Any], given: Any) -> NovatusSetup:
        """Clauses: MN-10, MN-21."""
        setup = NovatusSetup(seats, options, given)
        if setup.first >= seats:
            raise BadOption(say("mn-no-first-player", seat=options["first_player"], seats=seats))
        elixirs = 0 if setup.infant else options["elixirs"]
        for spell, recipe in zip(given.spells, setup.recipes, strict=True):
            if recipe.elixirs > elixirs:
                raise BadOption(say("mn-no-recipe-met", recipe=spell.text, copies=COPIES, elixirs=elixirs))
        return setup

    def opening(self, setup: Setup, chance: Chance) -> NovatusState:
        """Nothing is dealt yet. Clauses: MN-14, MN-15, MN-18, MN-20."""
        assert isinstance(setup, NovatusSetup)
        state = NovatusState(setup, chance)
        state.stack += [Turns(), SetUp()]
        return state

    def bound(self, setup: Setup) -> int:
        """Turns × (two aims, a placing and a taking; every item once; two Curses paid; one cast; all pass; done)."""
        assert isinstance(setup, NovatusSetup)
        items = sum(setup.item_counts) + 1
        turn = 4 + items + 2 * (1 + GIVE_PRICE) + 1 + MOST_SLOTS + setup.seats + 1
        return setup.max_rounds * setup.seats * turn

    def imagine(self, view: View[NovatusState], chance: Chance) -> NovatusState:
        return sight.imagine(view, chance)

    def inventory(self, state: NovatusState) -> list[int]:
        return sight.inventory(state)

    def standing(self, state: NovatusState) -> list[list[int]]:
        return ending.standing(state)

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return notation.write_choice(choice)

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        return notation.read_choice(text)

    def write_position(self, state: NovatusState) -> dict[str, str]:
        return positions.write_position(state)

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> NovatusState:
        assert isinstance(setup, NovatusSetup)
        return positions.read_position(setup, fields, chance)

    def write_chance(self, setup: Setup, what: str, value: int) -> str:
        return notation.write_chance(setup.cards, what, value)

    def read_chance(self, setup: Setup, text: str) -> tuple[str, int]:
        return notation.read_chance(setup.cards, text)

    def card_lines(self, setup: Setup) -> list[Message]:
        assert isinstance(setup, NovatusSetup)
        return telling.card_lines(setup)

    def tell_outcome(self, view: View[NovatusState]) -> Message:
        return verdict.tell_outcome(view.state)

    def announcements(self, state: NovatusState) -> list[Message]:
        return verdict.announcements(state)

    def describe(self, view: View[NovatusState]) -> list[Message]:
        return telling.describe(view)

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message | None:
        assert isinstance(setup, NovatusSetup)
        return telling.tell(setup, facts)

    def tell_choice(self, view: View[NovatusState], choice: Choice) -> Message:
        return telling.tell_choice(view, choice)

    def cards_used(self, facts: dict[str, Any]) -> list[str]:
        return [facts["spell"]] if facts["event"] == "cast" else []

    def card_names(self, setup: Setup) -> list[str]:
        assert isinstance(setup, NovatusSetup)
        return setup.set.ids


GAME = Novatus()
