"""The card set: the seventeen printed cards, and perhaps a custom one."""

from __future__ import annotations

import json
from typing import Any, Final

from spellhall.games.prestidigitators.language import Card, custom_entry, read_card
from spellhall.kernel.cards import CardData, CardFile, Entry, check_bounds, is_within, own_cards, short
from spellhall.kernel.errors import BadCards, BadOption
from spellhall.kernel.options import Option
from spellhall.kernel.state import Choice

ROWS: Final = 3
HAND: Final = 9  # cards of each player, the Phylactery included
OFF: Final = "off"


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
    return CardSet(file.text_field("name"), hand, [read_card(entry, True) for entry in file.entries("card")])


PRINTED: Final = read_set(own_cards("prestidigitators"), HAND)
SAMPLES: Final = [read_card(entry, False) for entry in own_cards("prestidigitators", "samples.toml").entries("card")]


def set_from_file(file: CardFile) -> CardSet:
    """The printed cards and the one custom card of a card file; raises BadCards. Clauses: DP-6, DP-101."""
    file.allow_keys("card")
    entries = file.entries("card")
    if len(entries) != 1:
        file.fail(f"there are {len(entries)} cards; the game has one blank to write on (DP-6).")
    return PRINTED.with_card(fresh_name(read_card(entries[0], False), file.name))


def fresh_name(card: Card, where: str) -> Card:
    """The card, if no printed card is called like it. Clauses: DP-101."""
    if PRINTED.kind_of(card.name) >= 0:
        raise BadCards(f"{where}: field 'name': another card is called {card.name} already (DP-101).")
    return card


def set_to_json(cards: CardSet) -> dict[str, Any]:
    return {
        "name": cards.name,
        "hand": cards.hand,
        "cards": [{**card.source, "copies": card.copies} for card in cards.cards],
    }


def set_from_json(data: dict[str, Any]) -> CardSet:
    """A card set from a record: printed cards, in whatever number, and perhaps the blank one. Raises BadCards.

    A record may not bring more than a card file may: a card that is not printed keeps the limits of DP-101.
    """
    given = CardData(data, "name", "hand", "cards")
    items = given.file.data.get("cards")
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        given.file.fail("'cards' must be a list of cards.")
    cards = [card_from_json(given, dict(item)) for item in items]
    hand: Any = given.file.data.get("hand")
    if not is_within(hand, ROWS, HAND) or hand % ROWS:
        given.file.fail(f"'hand' must be {ROWS} to {HAND} cards, and fill the {ROWS} rows.")
    if sum(card.copies for card in cards) < 2 * hand:
        given.file.fail("there are too few cards for two hands.")
    if [card.copies for card in cards if card.vital] != [2]:
        given.file.fail("there must be two of the one card that must not be lost.")
    names = [flat(card.name) for card in cards]
    if len(set(names)) < len(names):
        given.file.fail("two cards have the same name (DP-101).")
    if sum(flat(card.name) not in PRINTED.places for card in cards) > 1:
        given.file.fail("the game has one blank to write on (DP-6).")
    return CardSet(given.name(), int(hand), cards)


def card_from_json(given: CardData, item: dict[str, Any]) -> Card:
    """A printed card as it is printed, or one that keeps the limits of a custom card."""
    kind = PRINTED.kind_of(item["name"]) if isinstance(item.get("name"), str) else -1
    if kind < 0:
        if item.pop("copies", 1) != 1:
            given.file.fail("there is one copy of the blank card (DP-6).")
        return read_card(Entry(given.file, "card", 0, 0, item), False)
    if rules_of(item) != rules_of(PRINTED.cards[kind].source):
        given.file.fail(f"{short(item['name'])} is a printed card and must be as it is printed.")
    return read_card(Entry(given.file, "card", 0, 0, item), True)


def rules_of(source: dict[str, Any]) -> dict[str, Any]:
    """What a card does; its wording may change from edition to edition."""
    return {key: source.get(key) for key in ("energy", "action", "reaction", "lose_if_destroyed")}


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
        raise BadCards(f"custom_card: '{short(value)}' is neither off, nor {names}, nor a card as JSON (DP-101).")
    check_bounds(data, "custom_card")
    return fresh_name(read_card(custom_entry("custom_card", data), False), "custom_card")


class CustomCardOption(Option):
    """Off, the name of a sample card, or one card written as JSON in the card language."""

    def allowed(self) -> str:
        return f"off, {', '.join(card.name for card in SAMPLES)}, or one card as JSON in the card language"

    def checked(self, value: Any) -> Any:
        text = json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else str(value).strip()
        if value is False or text.lower() == OFF:
            return OFF
        try:
            card = custom_card(text)
        except BadCards as error:
            raise BadOption(str(error)) from None
        assert card is not None
        return card.name if card in SAMPLES else text
