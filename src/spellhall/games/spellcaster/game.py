"""SpellCaster: the folder's only export."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellcaster import (
    cards,
    choice_words,
    ending,
    notation,
    positions,
    recipes,
    sight,
    spells,
    telling,
    verdict,
)
from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.boards import BOARDS
from spellhall.games.spellcaster.building import Build
from spellhall.games.spellcaster.cards import Kit
from spellhall.games.spellcaster.casters import Active
from spellhall.games.spellcaster.casting import Cast, Counter
from spellhall.games.spellcaster.curse import Curse
from spellhall.games.spellcaster.damage import Damage
from spellhall.games.spellcaster.dispelling import Dispelling, Lose
from spellhall.games.spellcaster.moving import DodgeMove, HasteUse
from spellhall.games.spellcaster.naming import board_name
from spellhall.games.spellcaster.opening import Opening
from spellhall.games.spellcaster.purpose import purposeful
from spellhall.games.spellcaster.regenerating import Regenerating
from spellhall.games.spellcaster.rich import eager, rich_position
from spellhall.games.spellcaster.singles import Use
from spellhall.games.spellcaster.spells import (
    CIRCLE,
    ENHANCE,
    HASTE,
    HUSH,
    MELEE,
    REGENERATE,
    REIKI,
    SHIELD,
    TELEPORT,
    TITLES,
    WILD,
)
from spellhall.games.spellcaster.state import SpellSetup, SpellState
from spellhall.games.spellcaster.steps import MoveChange
from spellhall.games.spellcaster.turns import Rounds, Turn
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.card_fields import CardTable, CardWarning
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Chance
from spellhall.kernel.errors import BadOption, Unreadable
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.options import Option, flag
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import UniqueBag

OPTIONS = [
    Option("board", "square-11", "SC-15", list(BOARDS)),
    flag("diagonals", True, "SC-17"),
    Option("start", "border", "SC-43", ["border", "free"]),
    Option("teleport_reach", "obey", "SC-135", ["obey", "ignore"]),
    Option("regenerate_hand", "keep", "SC-217", ["keep", "five"]),
    Option("haste_defence", "off", "SC-173", ["off", "on"]),
    Option("dispel_counter", "cv", "SC-195", ["cv", "any"]),
    Option("hush_curse", "silent", "SC-233", ["silent", "speaks"]),
    Option("round_cap", 80, "SC-244", low=20, high=500),
    Option("cap_result", "hand", "SC-244", ["hand", "draw"]),
]

WHATS = ["draw", "burn", "move"]
LONGEST_TURN = 10_000
"""More decisions than any turn can have: a dozen actions at most (SC-250), each with a group of up to 53 cards, a
window for every opponent, and a volley of up to 14 attacks that are answered and paid card by card."""


class SpellCaster(GameDefinition[SpellState]):
    """The game contract, implemented by the modules of this folder."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "spellcaster"
        self.prefix = "SC"
        self.title = "SpellCaster"
        self.seat_counts = [2, 3, 4]
        self.shelf = 4
        self.options = OPTIONS
        self.rules_version = 2  # since 2 a Dodge draws before it breaks a sealed Circle (SC-R85)
        self.option_needs = {
            "diagonals=off": [("board", "square-9")],
            # values that matter only with rare spells are tried together with others
            "board=square-9": [("haste_defence", "on"), ("dispel_counter", "any")],
            "board=hex-4": [("haste_defence", "on"), ("hush_curse", "speaks")],
            "board=hex-5": [("haste_defence", "on"), ("regenerate_hand", "five")],
            "board=hex-6": [("haste_defence", "on"), ("teleport_reach", "ignore")],
            "start=free": [("haste_defence", "on")],
            "round_cap=20": [("haste_defence", "on")],
            "round_cap=500": [("haste_defence", "on")],
            "cap_result=draw": [("round_cap", 20)],
        }
        self.parts = [
            SpellState, UniqueBag, Active, Opening, Rounds, Turn, HasteUse, DodgeMove, MoveChange, Build, Cast, Counter,
            Use, Volley, Dispelling, Lose, Attack, Damage, Curse, Regenerating,
        ]  # fmt: skip

    def house_cards(self) -> Kit:
        return cards.HOUSE

    def miniature_cards(self) -> Kit:
        """Three cards a player, one dealt, two spaces and one round: the whole game can be counted."""
        deck = [cards.card_named(name) for name in ("3S", "2D", "2H")]
        return Kit("miniature", deck, 1, 1, "strip-2", 1)

    def cards_from(self, data: Any) -> Kit:
        return cards.kit_from_file(data) if isinstance(data, CardFile) else cards.kit_from_json(data)

    def cards_to_json(self, given: Any) -> Any:
        return None if given is cards.HOUSE else cards.kit_to_json(given)

    def card_tables(self) -> list[CardTable]:
        return cards.TABLES

    def cards_to_file(self, given: Any) -> dict[str, Any]:
        return cards.kit_to_file(given)

    def card_warnings(self, given: Any) -> list[CardWarning]:
        return spells.warnings(given)

    def cards_shown(self, given: Any) -> Any:
        return cards.kit_to_json(given)

    def prepare(self, seats: int, options: dict[str, Any], given: Any) -> SpellSetup:
        if not options["diagonals"] and options["board"].startswith("hex"):
            raise BadOption(say("sc-no-diagonals"))
        setup = SpellSetup(seats, options, given)
        if len(setup.board.border) < seats:
            raise BadOption(say("sc-no-board-so-small", board=board_name(setup.board), seats=seats))
        return setup

    def opening(self, setup: Setup, chance: Chance) -> SpellState:
        """Every deck is shuffled, nothing is dealt yet. Clauses: SC-1, SC-25."""
        assert isinstance(setup, SpellSetup)
        state = SpellState(setup, chance)
        state.stack.append(Opening(setup.seats))
        return state

    def bound(self, setup: Setup) -> int:
        """Clauses: SC-250, SC-253."""
        assert isinstance(setup, SpellSetup)
        return setup.round_cap * setup.seats * LONGEST_TURN + LONGEST_TURN

    def imagine(self, view: View[SpellState], chance: Chance) -> SpellState:
        return sight.imagine(view, chance)

    def inventory(self, state: SpellState) -> list[int]:
        return sight.inventory(state)

    def standing(self, state: SpellState) -> list[list[int]]:
        return ending.standing(state)

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        assert isinstance(setup, SpellSetup)
        return notation.write_choice(setup, choice)

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        assert isinstance(setup, SpellSetup)
        return notation.read_choice(setup, text)

    def write_position(self, state: SpellState) -> dict[str, str]:
        return positions.write_position(state)

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> SpellState:
        assert isinstance(setup, SpellSetup)
        return positions.read_position(setup, fields, chance)

    def write_chance(self, setup: Setup, what: str, value: int) -> str:
        return f"{what} {cards.NAMES[value]}"

    def read_chance(self, setup: Setup, text: str) -> tuple[str, int]:
        parts = text.split()
        if len(parts) == 3 and parts[0] in WHATS and len(parts[1]) == 1:
            return f"{parts[0]} {parts[1].upper()}", cards.card_named(parts[2])
        raise Unreadable(say("sc-no-chance", text=text[:40]))

    def clause_lists(self) -> dict[str, list[Message]]:
        return recipes.clause_lists(self.book)

    def tell_outcome(self, view: View[SpellState]) -> Message:
        return verdict.tell_outcome(view.state)

    def announcements(self, state: SpellState) -> list[Message]:
        return verdict.announcements(state)

    def describe(self, view: View[SpellState]) -> list[Message]:
        return telling.describe(view)

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message | None:
        assert isinstance(setup, SpellSetup)
        return telling.tell(setup, facts)

    def tell_choice(self, view: View[SpellState], choice: Choice) -> Message:
        return choice_words.tell_choice(view, choice)

    def telling_choices(self, view: View[SpellState], choices: list[Choice]) -> list[Choice]:
        """A few of each kind, so that moves do not crowd out spells."""
        state, me = view.state, view.seat
        return (eager(state, me, choices) if me in state.order else []) or purposeful(state, me, choices)

    def coverage_position(self, number: int) -> tuple[Setup, dict[str, str]] | None:
        options = {"round_cap": 20, "haste_defence": "on" if number % 2 else "off"}
        return self.setup(3, options), rich_position(number)

    def cards_used(self, facts: dict[str, Any]) -> list[str]:
        """Spells by what happens to them: cast, cast in a Dying Curse, countered while cast, dispelled later."""
        kind = facts["event"]
        if kind == "cast":
            used = [f"cast {facts['spell']}"]
            return [*used, f"curse {facts['spell']}"] if facts["curse"] else used
        if kind in ("countered", "dispelled"):
            return [f"{kind} {facts['spell']}"]
        return []

    def card_names(self, setup: Setup) -> list[str]:
        """Every spell cast and countered; in a Curse where that is allowed; dispelled where it can lie Active."""
        lasting = (MELEE, SHIELD, TELEPORT, WILD, ENHANCE, HUSH, HASTE, CIRCLE)
        return (
            [f"{role} {title}" for title in TITLES for role in ("cast", "countered")]
            + [f"curse {title}" for kind, title in enumerate(TITLES) if kind not in (REIKI, REGENERATE)]
            + [f"dispelled {TITLES[kind]}" for kind in lasting]
        )


GAME = SpellCaster()
