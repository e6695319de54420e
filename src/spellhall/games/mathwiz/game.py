"""Math Wiz: the folder's only export."""

from __future__ import annotations

from typing import Any

from spellhall.games.mathwiz import cards, ending, notation, positions, sight, telling, verdict
from spellhall.games.mathwiz.cards import HAND, LUCKY_CLOVER, SEVEN_WINDS, CardSet
from spellhall.games.mathwiz.casting import Casting
from spellhall.games.mathwiz.choices import TIME_UP, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.effects import LookingGlass, SevenWinds
from spellhall.games.mathwiz.state import MathWizSetup, MathWizState
from spellhall.games.mathwiz.turns import Round, Rounds
from spellhall.kernel.card_fields import CardTable, CardWarning
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Chance
from spellhall.kernel.errors import BadOption, Unreadable
from spellhall.kernel.frames import Play, Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.options import Option, flag
from spellhall.kernel.positions import is_whole
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

OPTIONS = [
    Option("end_mode", "deck", "MW-62", ["deck", "time", "rounds"]),
    Option("time_limit_min", 30, "MW-63", low=1, high=240),
    Option("round_limit", 17, "MW-64", low=1, high=200),
    Option("exhausted_tie", "carry", "MW-R15", ["carry", "refill", "discard"]),
    Option("final_tie", "shared", "MW-R32", ["shared", "unused", "numbers"]),
    Option("arithmetic", "auto", "MW-R37", ["auto", "practice", "strict"]),
    flag("spell_effects", True, "MW-107"),
    flag("honour", True, "MW-R46"),
]


class MathWiz(GameDefinition[MathWizState]):
    """The contract, filled with the parts of this folder."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "mathwiz"
        self.prefix = "MW"
        self.title = "Math Wiz"
        self.seat_counts = [2, 3, 4]
        self.shelf = 1
        self.options = OPTIONS
        self.parts = [MathWizState, Rounds, Round, Casting, Combining, SevenWinds, LookingGlass]

    def house_cards(self) -> CardSet:
        return cards.HOUSE

    def miniature_cards(self) -> CardSet:
        """Fourteen runes of two numbers and two spells: the whole game can be counted."""
        runes = [0, 0, 12, 2] + [0] * (cards.KINDS - 4)
        return CardSet("miniature", runes, ["M1", "M2"], [4, 6], [cards.MIRROR_RUNE, cards.TWIN_STAR])

    def coverage_cards(self) -> list[Any]:
        """Few runes and few numbers: ties exhaust hands, decks run dry, and bans bite; and games that end equal."""
        effects = [cards.TWIN_STAR, cards.FORBIDDEN_RUNE, cards.SHAPE_SHIFTER, cards.MIRROR_RUNE]
        effects = effects * 4 + [cards.LUCKY_CLOVER] * 5 + [cards.TWIN_STAR] * 6
        ids = [f"R{number}" for number in range(len(effects))]
        numbers = [(4, 6, 9, 7)[number % 4] for number in range(len(effects))]
        scarce = CardSet("scarce", [0, 0, 12, 4] + [0] * (cards.KINDS - 4), ids, numbers, effects)
        twins = CardSet("twins", [0, 0, 0, 15, 0, 15] + [0] * (cards.KINDS - 6), ids, numbers, effects)
        short = CardSet("short", cards.HOUSE.runes, ids[:4], [36, 40, 42, 48], effects[:4])
        return [scarce, twins, short]

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
        return {**cards.set_to_json(given), "order": cards.EFFECTS}

    def prepare(self, seats: int, options: dict[str, Any], given: Any) -> MathWizSetup:
        """Clauses: MW-109, MW-110."""
        if given.rune_count < HAND * seats:
            needed = HAND * seats
            raise BadOption(say("mw-no-runes", set=given.name, runes=given.rune_count, seats=seats, needed=needed))
        spells = len(given.ids)
        if options["end_mode"] == "rounds" and options["round_limit"] > spells:
            raise BadOption(say("mw-no-round-limit", spells=spells))
        return MathWizSetup(seats, options, given)

    def opening(self, setup: Setup, chance: Chance) -> MathWizState:
        """Both decks are bags, nothing is dealt yet. Clauses: MW-16 to MW-19."""
        assert isinstance(setup, MathWizSetup)
        state = MathWizState(setup, chance)
        state.stack.append(Rounds())
        return state

    def bound(self, setup: Setup) -> int:
        """Rounds × seats × (a cast, an exchange or tosses, and attempts with up to three claims each)."""
        assert isinstance(setup, MathWizSetup)
        effects = setup.set.effects
        hand = HAND + 3 * effects.count(LUCKY_CLOVER) + effects.count(SEVEN_WINDS)
        if setup.exhausted_tie == "refill":
            hand = setup.set.rune_count
        claims = 6 if setup.claims else 1
        return len(setup.set.ids) * setup.seats * (2 + hand + hand * claims) + 1

    def imagine(self, view: View[MathWizState], chance: Chance) -> MathWizState:
        return sight.imagine(view, chance)

    def inventory(self, state: MathWizState) -> list[int]:
        return sight.inventory(state)

    def standing(self, state: MathWizState) -> list[list[int]]:
        return ending.standing(state)

    def time_limit(self, setup: Setup) -> int:
        """Clauses: MW-63."""
        minutes: int = setup.options["time_limit_min"]
        return minutes if setup.options["end_mode"] == "time" else 0

    def table_choices(self, state: MathWizState) -> list[Choice]:
        """The clock may run out once. Clauses: MW-63, MW-108."""
        return [TIME_UP] if state.rules.end_mode == "time" and not state.time_up else []

    def take_table(self, play: Play[MathWizState], choice: Choice) -> None:
        play.state.time_up = True
        play.tell("time_up", "MW-108", {})

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return notation.write_choice(setup.cards, choice)

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        return notation.read_choice(setup.cards, text)

    def write_position(self, state: MathWizState) -> dict[str, str]:
        return positions.write_position(state)

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> MathWizState:
        assert isinstance(setup, MathWizSetup)
        return positions.read_position(setup, fields, chance)

    def write_chance(self, setup: Setup, what: str, value: int) -> str:
        return f"{what} {setup.cards.ids[value] if what == 'spell' else value}"

    def read_chance(self, setup: Setup, text: str) -> tuple[str, int]:
        what, _, name = text.strip().partition(" ")
        if what == "spell":
            found = notation.named_spells(setup.cards, name.lower())
            if found:
                return what, found[0]
        if what == "rune" and is_whole(name):
            return what, int(name)
        raise Unreadable(say("mw-unreadable-chance", text=text[:40]))

    def card_lines(self, setup: Setup) -> list[Message]:
        assert isinstance(setup, MathWizSetup)
        return telling.card_lines(setup)

    def tell_outcome(self, view: View[MathWizState]) -> Message:
        return verdict.tell_outcome(view.state)

    def announcements(self, state: MathWizState) -> list[Message]:
        return verdict.announcements(state)

    def describe(self, view: View[MathWizState]) -> list[Message]:
        return telling.describe(view)

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message | None:
        assert isinstance(setup, MathWizSetup)
        return telling.tell(setup, facts)

    def tell_choice(self, view: View[MathWizState], choice: Choice) -> Message:
        return telling.tell_choice(view, choice)

    def computer_choices(self, view: View[MathWizState], choices: list[Choice]) -> list[Choice]:
        """Computer players always claim correctly. Clauses: MW-102."""
        frame = view.state.stack[-1]
        if isinstance(frame, Combining):
            draft = frame.drafts[view.seat]
            if draft is not None:
                return [Choice("claim", (value_of(draft),))]
        return choices

    def cards_used(self, facts: dict[str, Any]) -> list[str]:
        return [facts["card"]] if facts["event"] == "cast" else []

    def card_names(self, setup: Setup) -> list[str]:
        assert isinstance(setup, MathWizSetup)
        return [id for id, effect in zip(setup.set.ids, setup.set.effects, strict=True) if effect != cards.NONE]


GAME = MathWiz()
