"""Duel of the Prestidigitators: the folder's only export."""

from __future__ import annotations

from typing import Any

from spellhall.games.prestidigitators import cards, ending, notation, positions, sight, telling, verdict, warnings
from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import OFF, CardSet, CustomCardOption
from spellhall.games.prestidigitators.opening import Arranging, Draft, Duel
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.games.prestidigitators.turns import Turns
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
    Option("first_picker", "random", "DP-11", ["random", "seat1", "seat2"]),
    CustomCardOption("custom_card", OFF, "DP-6", [OFF, *[card.name for card in cards.SAMPLES]]),
    Option("dodge", "next", "DP-R26", ["next", "miss"]),
    Option("bubble_reaction", "must", "DP-R27", ["must", "may"]),
    Option("collapsed_energy", "top", "DP-R15", ["top", "zero"]),
    Option("slide", "extend", "DP-R7", ["extend", "once"]),
    Option("empty_row_attack", "allowed", "DP-R14", ["allowed", "forbidden"]),
    Option("stagnation_limit", 60, "DP-R41", low=2, high=400),
    Option("stagnation_result", "draw", "DP-95", ["draw", "cards"]),
    Option("repetition_draw", 0, "DP-96", [0], low=2, high=9),
    flag("memory_aid", True, "DP-R23"),
]


class Prestidigitators(GameDefinition[DuelState]):
    """The contract, filled with the parts of this folder."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "prestidigitators"
        self.prefix = "DP"
        self.title = "Duel of the Prestidigitators"
        self.seat_counts = [2]
        self.shelf = 3
        self.options = OPTIONS
        self.parts = [DuelState, Duel, Draft, Arranging, Turns, Attack]
        self.miniature_options = {"first_picker": "seat1", "stagnation_limit": 2}

    def house_cards(self) -> CardSet:
        return cards.PRINTED

    def miniature_cards(self) -> CardSet:
        """Three cards each in three stacks of one: the whole game can be counted."""
        kinds = cards.PRINTED
        chosen = [kinds.cards[kinds.kind_of(name)] for name in ("Phylactery", "Bubble", "Decoy", "Mine")]
        return CardSet("miniature", 3, chosen)

    def cards_from(self, data: Any) -> CardSet:
        return cards.set_from_file(data) if isinstance(data, CardFile) else cards.set_from_json(data)

    def cards_to_json(self, given: Any) -> Any:
        return None if given is cards.PRINTED else cards.set_to_json(given)

    def card_tables(self) -> list[CardTable]:
        return cards.TABLES

    def cards_to_file(self, given: Any) -> dict[str, Any]:
        return cards.set_to_file(given)

    def card_warnings(self, given: Any) -> list[CardWarning]:
        return warnings.warnings(given)

    def cards_shown(self, given: Any) -> Any:
        return cards.set_shown(given)

    def cards_in(self, setup: Setup) -> Any:
        """With the custom card of the option, if there is one. Clauses: DP-6."""
        assert isinstance(setup, DuelSetup)
        return cards.set_shown(setup.set)

    def prepare(self, seats: int, options: dict[str, Any], given: Any) -> DuelSetup:
        """Clauses: DP-6, DP-10."""
        custom = cards.custom_card(options["custom_card"])
        if custom is None:
            return DuelSetup(options, given, given)
        if given.kind_of(custom.name) >= 0 or given is not cards.PRINTED:
            raise BadOption(say("dp-no-custom-card-beside-others"))
        return DuelSetup(options, given, given.with_card(custom))

    def opening(self, setup: Setup, chance: Chance) -> DuelState:
        assert isinstance(setup, DuelSetup)
        state = DuelState(setup, chance)
        state.stack.append(Duel())
        return state

    def bound(self, setup: Setup) -> int:
        """Picks and placements, then turns: each card but the Phylacteries can be destroyed once (DP-95).

        A turn asks for the move, and in an attack for each once-per-game reaction and each optional step.
        """
        assert isinstance(setup, DuelSetup)
        hand = setup.set.hand
        turns = (2 * hand - 1) * setup.stagnation_limit
        asking = 2 + sum(max(card.asks_most for card in setup.set.cards) for _ in range(2))
        return 4 * hand + max(8, asking) * turns

    def imagine(self, view: View[DuelState], chance: Chance) -> DuelState:
        return sight.imagine(view, chance)

    def inventory(self, state: DuelState) -> list[int]:
        return sight.inventory(state)

    def standing(self, state: DuelState) -> list[list[int]]:
        return ending.standing(state)

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        assert isinstance(setup, DuelSetup)
        return notation.write_choice(setup.set, choice)

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        assert isinstance(setup, DuelSetup)
        return notation.read_choice(setup.set, text)

    def write_position(self, state: DuelState) -> dict[str, str]:
        return positions.write_position(state)

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> DuelState:
        assert isinstance(setup, DuelSetup)
        return positions.read_position(setup, fields, chance)

    def write_chance(self, setup: Setup, what: str, value: int) -> str:
        return notation.write_chance(what, value)

    def read_chance(self, setup: Setup, text: str) -> tuple[str, int]:
        return notation.read_chance(text)

    def card_lines(self, setup: Setup) -> list[Message]:
        assert isinstance(setup, DuelSetup)
        return telling.card_lines(setup)

    def tell_outcome(self, view: View[DuelState]) -> Message:
        return verdict.tell_outcome(view.state)

    def announcements(self, state: DuelState) -> list[Message]:
        return verdict.announcements(state)

    def describe(self, view: View[DuelState]) -> list[Message]:
        return telling.describe(view)

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message | None:
        assert isinstance(setup, DuelSetup)
        return telling.tell(setup, facts)

    def tell_choice(self, view: View[DuelState], choice: Choice) -> Message:
        return telling.tell_choice(view, choice)

    def cards_used(self, facts: dict[str, Any]) -> list[str]:
        """An attack uses the attacking card, a reaction the reacting one."""
        if facts["event"] == "react" or (facts["event"] == "reveal" and facts["attacking"]):
            return [str(facts["card"])]
        return []

    def card_names(self, setup: Setup) -> list[str]:
        assert isinstance(setup, DuelSetup)
        return [card.name for card in setup.set.cards]


GAME = Prestidigitators()
