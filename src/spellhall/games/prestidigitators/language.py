"""The card language: a card is a list of steps for its action and another for its reaction.

Reading checks every field, so that a custom card with a mistake is refused by a sentence that names the field and
what is allowed there. Clauses: DP-97 to DP-101.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.card_fields import flag, language, text, whole
from spellhall.kernel.cards import CardFile, Entry, short
from spellhall.kernel.messages import Message, say
from spellhall.kernel.options import truth_of

OBJECTS: Final[dict[str, list[str]]] = {
    "double": ["mine"],
    "collapse": ["mine", "foe"],
    "splay": ["mine", "foe"],
    "reveal": ["mine", "foe"],
    "destroy": ["self", "foe_top"],
    "sink": ["self", "foe_top"],
    "lift": ["mine", "foe"],
    "move": ["self"],
}
"""Every verb, and what it may be done to."""

DESTINATIONS: Final = ["another", "phylactery"]
"""Stacks of its own side to which a card may move."""

MAY_BY: Final = ["bubble_reaction"]
"""Options that can make a reaction a free choice."""

REACTION_FIELDS: Final = ["steps", "once", "may"]
STEP_FIELDS: Final = ["do", "what", "to", "if", "else", "may"]

TALLIES: Final = ("greater", "greater_by")
PLAIN_CONDITIONS: Final = ("greater", "foe_alone", "mine_alone")
NUMBER_CONDITIONS: Final = {"greater_by": (1, 20), "foe_top_energy_max": (0, 3)}
CONDITIONS: Final = "greater, foe_alone, mine_alone, {greater_by: 1–20}, {foe_top_energy_max: 0–3}"

MOST_ACTION_STEPS: Final = 3
MOST_REACTION_STEPS: Final = 2
LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300
BLANK_ENERGY: Final = 1  # printed on the blank card
HIGHEST_ENERGY: Final = 3
MOST_COPIES: Final = 9

ENERGY: Final = whole("energy", 0, HIGHEST_ENERGY)
COPIES: Final = whole("copies", 1, MOST_COPIES)
SAMPLE_ACTION: Final = [{"do": "collapse", "what": "foe"}]
CARD_FIELDS: Final = [
    text("name", LONGEST_NAME),
    ENERGY,
    COPIES,
    text("text", LONGEST_TEXT, True),
    language("action", SAMPLE_ACTION),
    language("reaction", None),
    flag("lose_if_destroyed"),
    language("cites", None),
]
"""What stands on a card of a whole set; the one custom card has its energy printed and a single copy (DP-101)."""


class Condition:
    """One thing that must be true before a step is carried out."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number
        self.tallies = kind in TALLIES  # whether it compares cascade energies


class Step:
    """One instruction, with the places in its list where the next one is found.

    `after` follows the step and its "else"; `instead` is the first step of its "else", or `after` without one.
    """

    def __init__(self, do: str, what: str, to: str, conditions: list[Condition], may: bool, clause: str) -> None:
        self.do = do
        self.what = what
        self.to = to
        self.conditions = conditions
        self.may = may
        self.clause = clause
        self.after = 0
        self.instead = 0
        # whether it compares energies, of cascades or of the card under attack (DP-98)
        self.compares = any(condition.tallies or condition.kind == "foe_top_energy_max" for condition in conditions)


class Card:
    """One kind of card, all numbers and steps."""

    def __init__(
        self,
        name: str,
        energy: int,
        copies: int,
        text: str,
        action: list[Step] | None,
        reaction: list[Step] | None,
        once: bool,
        may: bool,
        may_by: str,
        vital: bool,
        cites: dict[str, str],
        source: dict[str, Any],
    ) -> None:
        self.name = name  # as the notation writes it
        self.id = ""  # the part of its keys in the catalogues; a custom card has none
        self.title: Message | str = name
        self.text: Message | str = text
        self.energy = energy
        self.copies = copies
        self.attacks = action is not None
        self.action: list[Step] = [] if action is None else action
        self.reacts = reaction is not None
        self.reaction: list[Step] = [] if reaction is None else reaction
        self.once = once
        self.may = may
        self.may_by = may_by  # the option that makes the reaction a free choice
        self.vital = vital  # whoever loses it loses the game
        self.cites = cites  # situation → the clause that it shows
        self.source = source  # the record as it was written
        self.asks_most = sum(step.may for step in self.action + self.reaction)  # questions in one attack
        self.moves_to: list[str] = [step.to for step in self.reaction if step.do == "move"]
        self.tallies = any(condition.tallies for step in self.action for condition in step.conditions)
        self.crosses = any(step.to == "foe" for step in self.action + self.reaction)  # may change sides

    def called(self, id: str) -> Card:
        """This card, named and explained by the catalogues."""
        self.id = id
        self.title = say(f"dp-card-{id}")
        self.text = say(f"dp-card-{id}-text")
        return self


# ---------------------------------------------------------------- reading


def read_card(entry: Entry, printed: bool) -> Card:
    """A card from its record; a custom card must keep the limits of DP-101. Raises BadCards."""
    name = entry.word("name").strip()
    if len(name) > LONGEST_NAME:
        entry.fail("name", say("dp-no-name-long", length=len(name), most=LONGEST_NAME))
    if not all(mark.isalnum() or mark in " -'" for mark in name) or not any(mark.isalpha() for mark in name):
        entry.fail("name", say("dp-no-name-signs"))
    if printed:
        energy = entry.number(ENERGY)
        copies = entry.number(COPIES)
    else:
        copies = 1
        value = entry.value("energy")
        if isinstance(value, bool) or value != BLANK_ENERGY:
            entry.fail("energy", say("dp-no-other-energy", energy=BLANK_ENERGY))
        energy = BLANK_ENERGY
    action = read_action(entry, printed)
    reaction = read_reaction(entry)
    steps: list[Step] | None = None
    once = may = False
    may_by = ""
    if reaction is not None:
        steps = read_steps(entry, "reaction.steps", reaction.get("steps"), "DP-69", printed)
        once = read_flag(entry, reaction, "reaction.once", "once")
        may = read_flag(entry, reaction, "reaction.may", "may")
        if printed:
            may_by = str(reaction.get("may_by", ""))
        check_reaction(entry, reaction, steps, once, printed)
    if action is None and steps is None and not printed:
        entry.fail("action", say("dp-no-action-or-reaction"))
    vital = read_flag(entry, entry.data, "lose_if_destroyed", "lose_if_destroyed")
    if vital and not printed:
        entry.fail("lose_if_destroyed", say("dp-no-second-phylactery"))
    cites: dict[str, str] = {}
    if printed:
        given = entry.data.get("cites", {})
        if not isinstance(given, dict):
            entry.fail("cites", say("dp-no-cites"))
        cites = {str(key): str(given[key]) for key in given}
    known = ["name", "energy", "text", "action", "reaction", "lose_if_destroyed"]
    entry.only(*([*known, "copies", "cites"] if printed else known))
    says = str(entry.data.get("text", ""))
    if len(says) > LONGEST_TEXT:
        entry.fail("text", say("dp-no-text-long", most=LONGEST_TEXT))
    return Card(name, energy, copies, says, action, steps, once, may, may_by, vital, cites, entry.data)


def read_action(entry: Entry, printed: bool) -> list[Step] | None:
    if entry.data.get("action") is None:
        return None
    steps = read_steps(entry, "action", entry.data["action"], "DP-73", printed)
    if not printed and outer_steps(steps) > MOST_ACTION_STEPS:
        entry.fail("action", say("dp-no-more-steps", most=MOST_ACTION_STEPS))
    return steps


def read_reaction(entry: Entry) -> dict[str, Any] | None:
    given = entry.data.get("reaction")
    if given is None:
        return None
    if not isinstance(given, dict):
        entry.fail("reaction", say("dp-no-reaction-record"))
    return given


def check_reaction(entry: Entry, given: dict[str, Any], steps: list[Step], once: bool, printed: bool) -> None:
    for key in given:
        if key not in REACTION_FIELDS and not (printed and key == "may_by"):
            entry.fail(f"reaction.{key}", say("dp-no-such-field", known=", ".join(REACTION_FIELDS)))
    if printed:
        return
    if outer_steps(steps) > MOST_REACTION_STEPS:
        entry.fail("reaction.steps", say("dp-no-more-steps", most=MOST_REACTION_STEPS))
    if not once and any(step.do == "move" for step in steps):
        entry.fail("reaction.once", say("dp-no-move-again"))


def check_limits(entry: Entry, card: Card) -> None:
    """What keeps every card short and every game finite; what holds for a custom card holds for a whole set."""
    for field, steps, most in (
        ("action", card.action, MOST_ACTION_STEPS),
        ("reaction", card.reaction, MOST_REACTION_STEPS),
    ):
        if outer_steps(steps) > most or len(steps) > 2 * most:
            entry.fail(field, say("dp-no-more-steps", most=most))
    if not card.once and any(step.do == "move" for step in card.reaction):
        entry.fail("reaction.once", say("dp-no-move-again"))
    if not card.attacks and not card.reacts:
        entry.fail("action", say("dp-no-action-or-reaction"))
    if card.may_by and card.may_by not in MAY_BY:
        entry.fail("reaction.may_by", say("cards-unknown-word", value=short(card.may_by), allowed=", ".join(MAY_BY)))


def outer_steps(steps: list[Step]) -> int:
    """How many steps there are when those of an "else" are not counted."""
    count = at = 0
    while at < len(steps):
        count += 1
        at = steps[at].after
    return count


def read_flag(entry: Entry, record: dict[str, Any], field: str, key: str) -> bool:
    value = record.get(key, False)
    switched = truth_of(value) if isinstance(value, str) else value
    if not isinstance(switched, bool):
        entry.fail(field, say("dp-no-flag", value=short(value)))
    return switched


def read_steps(entry: Entry, field: str, given: Any, clause: str, printed: bool) -> list[Step]:
    """A list of steps, its "else" parts laid out between them."""
    steps: list[Step] = []
    lay_out(entry, field, given, clause, printed, 0, steps)
    return steps


def lay_out(entry: Entry, field: str, given: Any, clause: str, printed: bool, depth: int, steps: list[Step]) -> None:
    if not isinstance(given, list) or not given:
        entry.fail(field, say("dp-no-steps"))
    for number, record in enumerate(given, start=1):
        place = f"{field}[{number}]"
        if not isinstance(record, dict):
            entry.fail(place, say("dp-no-step"))
        step = read_step(entry, place, record, clause, printed)
        steps.append(step)
        step.instead = len(steps)
        if "else" in record:
            if depth > 0:
                entry.fail(f"{place}.else", say("dp-no-else-inside"))
            if not step.conditions:
                entry.fail(f"{place}.else", say("dp-no-else-alone"))
            lay_out(entry, f"{place}.else", record["else"], clause, printed, depth + 1, steps)
        step.after = len(steps)


def read_step(entry: Entry, place: str, record: dict[str, Any], clause: str, printed: bool) -> Step:
    do = record.get("do")
    if not isinstance(do, str) or do not in OBJECTS:
        entry.fail(f"{place}.do", say("dp-no-verb", verb=short(do), allowed=", ".join(OBJECTS)))
    what = record.get("what")
    if not isinstance(what, str) or what not in OBJECTS[do]:
        entry.fail(f"{place}.what", say("dp-no-fit", word=short(what), verb=do, allowed=", ".join(OBJECTS[do])))
    to = read_to(entry, place, record, do, what)
    may = read_flag(entry, record, f"{place}.may", "may")
    for key in record:
        if key not in STEP_FIELDS and not (printed and key == "clause"):
            entry.fail(f"{place}.{short(key)}", say("dp-no-such-field", known=", ".join(STEP_FIELDS)))
    conditions = read_conditions(entry, f"{place}.if", record.get("if", []))
    return Step(do, what, to, conditions, may, str(record.get("clause", clause)) if printed else clause)


def read_to(entry: Entry, place: str, record: dict[str, Any], do: str, what: str) -> str:
    allowed: list[str] = []
    if do == "move":
        allowed = DESTINATIONS
    elif do == "sink" and what == "self":
        allowed = ["foe"]
    to = record.get("to")
    if to is None and do != "move":
        return ""
    if not isinstance(to, str) or to not in allowed:
        phrase = f"{do} {what}"
        if allowed:
            entry.fail(f"{place}.to", say("dp-no-fit", word=short(to), verb=phrase, allowed=", ".join(allowed)))
        entry.fail(f"{place}.to", say("dp-no-fit-at-all", word=short(to), verb=phrase))
    return to


def read_conditions(entry: Entry, place: str, given: Any) -> list[Condition]:
    if not isinstance(given, list):
        entry.fail(place, say("dp-no-conditions", allowed=CONDITIONS))
    out: list[Condition] = []
    for item in given:
        if isinstance(item, str) and item in PLAIN_CONDITIONS:
            out.append(Condition(item, 0))
            continue
        if isinstance(item, dict) and len(item) == 1:
            kind, number = next(iter(item.items()))
            if kind in NUMBER_CONDITIONS and isinstance(number, int) and not isinstance(number, bool):
                low, high = NUMBER_CONDITIONS[kind]
                if low <= number <= high:
                    out.append(Condition(kind, number))
                    continue
        entry.fail(place, say("dp-no-condition", word=short(item), allowed=CONDITIONS))
    return out


def custom_entry(name: str, data: dict[str, Any]) -> Entry:
    """A record that came as JSON, ready to be read like one of a card file."""
    return Entry(CardFile(name, ""), "card", 0, 0, data)
