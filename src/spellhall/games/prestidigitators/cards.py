"""The card set: the seventeen printed cards, and perhaps a custom one."""

from __future__ import annotations

import json
from typing import Any, Final

from spellhall.games.prestidigitators.language import CARD_FIELDS, Card, check_limits, custom_entry, read_card
from spellhall.kernel.card_fields import CardTable, families, top, whole
from spellhall.kernel.cards import CardData, CardFile, Entry, check_bounds, is_within, own_cards, short
from spellhall.kernel.clauses import clauses_of
from spellhall.kernel.errors import BadCards, BadOption
from spellhall.kernel.messages import Message, say
from spellhall.kernel.options import Option
from spellhall.kernel.state import Choice

ROWS: Final = 3
HAND: Final = 9  # cards of each player, the Phylactery included
OFF: Final = "off"
MOST_KINDS: Final = 60
BOOK: Final = clauses_of("prestidigitators", "spellhall.games.prestidigitators")

TABLES: Final = [top(whole("hand", ROWS, HAND, True)), CardTable("card", CARD_FIELDS, 2, MOST_KINDS)]
"""What a card file may hold. Clauses: DP-1 to DP-4, DP-101."""


class CardSet:
    """Kinds of cards in a fixed order; a card's kind is its place here. Clauses: DP-1 to DP-4."""

    def __init__(self, name: str, hand: int, cards: list[Card]) -> None:
        self.name = name
        self.hand = hand
        self.cards = cards
        self.energies: list[int] = [card.energy for card in cards]
        self.vital: list[int] = [1 if card.vital else 0 for card in cards]
        self.phylactery = self.vital.index(1)
        self.picks = [Choice("pick", (kind,)) for kind in range(len(cards))]
        self.placements = [Choice("place", (kind,)) for kind in range(len(cards))]
        self.places: dict[str, int] = {flat(card.name): kind for kind, card in enumerate(cards)}

    @property
    def kinds(self) -> int:
        return len(self.cards)

    @property
    def tallest(self) -> int:
        """The most cards that can ever lie in one stack: a whole hand, and what can come over from the other side."""
        crossing = sum(card.copies for card in self.cards if card.crosses and not card.vital)
        return self.hand + min(crossing, self.hand - 1)

    def titled(self, name: str) -> Message | str:
        """What people call the card of this name."""
        return self.cards[self.places[flat(name)]].title

    def kind_of(self, name: str) -> int:
        """A kind by its name, however it is spaced or spelled; -1 if there is none."""
        return self.places.get(flat(name), -1)

    def with_card(self, card: Card) -> CardSet:
        """The same set with the blank card written on. Clauses: DP-6, DP-7, DP-10."""
        return CardSet(self.name, self.hand, [*self.cards, card])


def flat(name: str) -> str:
    """A name as it is compared: no case, no spaces, no marks."""
    return "".join(mark for mark in name.lower() if mark.isalnum())


def read_set(file: CardFile, hand: int) -> CardSet:
    """The printed set from its file."""
    file.allow_keys("name", "provenance", "card")
    return CardSet(file.text_field("name"), hand, read_own(file, True))


def read_own(file: CardFile, printed: bool) -> list[Card]:
    """Cards from this folder, which have their words in the catalogues."""
    cards = [read_card(entry, printed) for entry in file.entries("card")]
    return [card.called(card.name.lower().replace(" ", "-")) for card in cards]


PRINTED: Final = read_set(own_cards("prestidigitators"), HAND)
SAMPLES: Final = read_own(own_cards("prestidigitators", "samples.toml"), False)

FAMILIES: Final[dict[str, list[str]]] = {
    "dp-card-": [f"{card.id}{end}" for card in [*PRINTED.cards, *SAMPLES] for end in ("", "-text")],
    **families("dp", TABLES),
}


def set_from_file(file: CardFile) -> CardSet:
    """A whole set, if the file names one; else the printed cards and its one custom card. Raises BadCards.

    Clauses: DP-6, DP-101.
    """
    if "name" in file.data:
        file.allow_keys("name", "provenance", "hand", "card")
        found = [read_whole(entry) for entry in file.entries("card")]
        return checked_set(file, file.text_field("name"), file.data.get("hand", HAND), found)
    file.allow_keys("card", "provenance")
    entries = file.entries("card")
    if len(entries) != 1:
        file.fail(say("dp-no-more-blanks", cards=len(entries)))
    return PRINTED.with_card(fresh_name(read_card(entries[0], False), file.name))


def fresh_name(card: Card, where: str) -> Card:
    """The card, unless a printed card already has its name; raises BadCards. Clauses: DP-101."""
    if PRINTED.kind_of(card.name) >= 0:
        raise BadCards(say("dp-no-name-again", file=where, card=card.name))
    return card


def set_to_json(cards: CardSet) -> dict[str, Any]:
    return {
        "name": cards.name,
        "hand": cards.hand,
        "cards": [{**card.source, "copies": card.copies} for card in cards.cards],
    }


def set_shown(cards: CardSet) -> dict[str, Any]:
    """The set for clients that draw it. An id finds a card's words in the catalogues; the text is for others."""
    shown = set_to_json(cards)
    for place, card in enumerate(cards.cards):
        shown["cards"][place].update({"id": card.id, "text": str(card.text)})
    return shown


def set_from_json(data: dict[str, Any]) -> CardSet:
    """A card set from a record. It may not bring more than a card file may. Raises BadCards."""
    given = CardData(data, "name", "hand", "cards")
    items = given.file.data.get("cards")
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        given.file.fail(say("dp-no-list-of-cards"))
    cards = [read_whole(Entry(given.file, "card", place, 0, dict(item))) for place, item in enumerate(items)]
    return checked_set(given.file, given.name(), given.file.data.get("hand"), cards)


def checked_set(file: CardFile, name: str, hand: Any, cards: list[Card]) -> CardSet:
    """What must hold for all cards together. Clauses: DP-1 to DP-4."""
    if not is_within(hand, ROWS, HAND) or hand % ROWS:
        file.fail(say("dp-no-hand", low=ROWS, high=HAND, rows=ROWS))
    if len(cards) > MOST_KINDS:
        file.fail(say("dp-no-more-kinds", cards=len(cards), most=MOST_KINDS))
    if sum(card.copies for card in cards) < 2 * hand:
        file.fail(say("dp-no-two-hands"))
    if [card.copies for card in cards if card.vital] != [2]:
        file.fail(say("dp-no-pair-to-lose"))
    names = [flat(card.name) for card in cards]
    if len(set(names)) < len(names):
        file.fail(say("dp-no-name-twice"))
    return CardSet(name, int(hand), cards)


def read_whole(entry: Entry) -> Card:
    """A card of a whole set: every energy, every instruction, and as many copies as it says. Raises BadCards.

    A card that is printed keeps its words in the catalogues, unless it was given others or does something else now.
    """
    card = read_card(entry, True)
    check_limits(entry, card)
    check_cited(entry, card)
    kind = PRINTED.kind_of(card.name)
    if kind >= 0 and not card.text and plain_rules(entry.data) == plain_rules(PRINTED.cards[kind].source):
        return card.called(PRINTED.cards[kind].id)
    return card


def check_cited(entry: Entry, card: Card) -> None:
    """Clauses that a card names exist, so that whoever asks for one gets an answer."""
    named = [*card.cites.values(), *[step.clause for step in card.action + card.reaction]]
    for clause in named:
        if clause not in BOOK:
            entry.fail("clause", say("dp-no-such-clause", clause=short(clause)))


def plain_rules(source: dict[str, Any]) -> Any:
    """What a card does, without the clauses that it names."""
    return without_clauses({key: source.get(key) for key in ("energy", "action", "reaction", "lose_if_destroyed")})


def without_clauses(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_clauses(value) for key, value in data.items() if key != "clause"}
    return [without_clauses(item) for item in data] if isinstance(data, list) else data


def set_to_file(cards: CardSet) -> dict[str, Any]:
    """The set as the tables of a card file."""
    given: dict[str, Any] = {"name": cards.name}
    if cards.hand != HAND:
        given["hand"] = cards.hand
    return {**given, "card": set_to_json(cards)["cards"]}


# ---------------------------------------------------------------- the option custom_card


def custom_card(value: str) -> Card | None:
    """The card that the option names or writes out; None if it is off. Raises BadCards. Clauses: DP-6, DP-101."""
    if value == OFF:
        return None
    for card in SAMPLES:
        if flat(card.name) == flat(value):
            return card
    try:
        data = json.loads(value)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        names = ", ".join(card.name for card in SAMPLES)
        raise BadCards(say("dp-no-custom-card", text=short(value), cards=names))
    check_bounds(data, "custom_card")
    return fresh_name(read_card(custom_entry("custom_card", data), False), "custom_card")


class CustomCardOption(Option):
    """Off, the name of a sample card, or one card written as JSON in the card language."""

    def allowed(self) -> str:
        return str(say("dp-option-custom-cards", cards=", ".join(card.name for card in SAMPLES)))

    def checked(self, value: Any) -> Any:
        text = json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else str(value).strip()
        if value is False or text.lower() == OFF:
            return OFF
        try:
            card = custom_card(text)
        except BadCards as error:
            raise BadOption(error.message) from None
        assert card is not None
        return card.name if card in SAMPLES else text
