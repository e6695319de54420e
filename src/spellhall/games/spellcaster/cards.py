"""The poker deck, and the kit a game is played with: deck, hand sizes, board.

A card is its number: suit × 13 + CV − 2 with Spades 0, Clubs 1, Diamonds 2, Hearts 3; the Joker is 52.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spellhall.kernel.bits import lowest, moved_up
from spellhall.kernel.card_fields import Field, families, text, top, whole
from spellhall.kernel.cards import LONGEST_NAME, CardData, CardFile, is_within
from spellhall.kernel.errors import BadCards, Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.zones import UniqueBag, unique_bag

SPADE: Final = 0
CLUB: Final = 1
DIAMOND: Final = 2
HEART: Final = 3
WILD_SUIT: Final = 4
SUITS: Final = "SCDH"
SUIT_SIGNS: Final = "♠♣♦♥"
RANKS: Final = "23456789TJQKA"
JOKER: Final = 52
KINDS: Final = 53
HIGHEST_CV: Final = 14

CV: Final = [card % 13 + 2 for card in range(JOKER)] + [HIGHEST_CV]
"""The Card Value of every card. Clauses: SC-4, SC-5."""

SUIT: Final = [card // 13 for card in range(JOKER)] + [WILD_SUIT]
"""The suit of every card; the Joker has one of its own and fits everywhere. Clauses: SC-3, SC-6."""

NAMES: Final = [RANKS[card % 13] + SUITS[card // 13] for card in range(JOKER)] + ["JK"]
_SUIT_SIGNS: Final = str.maketrans(SUIT_SIGNS, SUITS)
_BY_NAME: Final = {name: card for card, name in enumerate(NAMES)}

NO_CARD: Final = -1
FIELDS: Final = ("name", "deck", "deal", "keep", "board", "rounds")

DECK: Final = text("deck", 4 * KINDS)
DEAL: Final = whole("deal", 1, KINDS - 2, True)
KEEP: Final = whole("keep", 1, KINDS - 2, True)
BOARD: Final = text("board", LONGEST_NAME, True)
ROUNDS: Final = whole("rounds", 0, 500, True)
NUMBERS: Final[list[tuple[Field, int]]] = [(DEAL, 7), (KEEP, 5), (ROUNDS, 0)]  # with what holds if they are left out
TABLES: Final = [top(DECK, DEAL, KEEP, BOARD, ROUNDS)]
"""What a card file may hold: the spells are the rulebook's, and its variants are options. Clauses: SC-1, SC-29."""

FAMILIES: Final = families("sc", TABLES)


def card_named(text: str) -> int:
    """A card from its name (`TC`, `10c`, `10♣`, `jk`); raises Unreadable."""
    name = text.strip().upper().replace("10", "T").translate(_SUIT_SIGNS)
    found = _BY_NAME.get(name)
    if found is None:
        raise Unreadable(say("sc-no-card", text=text.strip()[:20]))
    return found


def names_of(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def mask_of(cards: list[int]) -> i64:
    """A set of cards as one number, a bit for each card."""
    mask: i64 = 0
    for card in cards:
        mask |= moved_up(1, card)
    return mask


class Kit:
    """What every player brings, and the sizes that go with it. The printed game: 53 cards, 7 dealt, 5 kept.

    Clauses: SC-1, SC-27, SC-29. A kit for tests may be smaller; `board` and `rounds` then replace the options.
    """

    def __init__(self, name: str, deck: list[int], deal: int, keep: int, board: str, rounds: int) -> None:
        self.name = name
        self.deck = deck
        self.deal = deal
        self.keep = keep
        self.board = board
        self.rounds = rounds
        self.counts = [0] * KINDS
        for card in deck:
            self.counts[card] = 1
        self.mask: int = mask_of(deck)


HOUSE: Final = Kit("poker deck with one Joker", list(range(KINDS)), 7, 5, "", 0)
"""The printed game. Clauses: SC-1."""


def kit_to_json(kit: Kit) -> dict[str, Any]:
    return {
        "name": kit.name,
        "deck": " ".join(names_of(kit.deck)),
        "deal": kit.deal,
        "keep": kit.keep,
        "board": kit.board,
        "rounds": kit.rounds,
    }


def kit_to_file(kit: Kit) -> dict[str, Any]:
    """The kit as the fields of a card file; what the options decide is left out."""
    return {name: value for name, value in kit_to_json(kit).items() if value not in ("", 0)}


def kit_from(data: dict[str, Any], where: str) -> Kit:
    """A kit from a file's or a record's fields; raises BadCards."""
    for key in data:
        if key not in FIELDS and key != "provenance":
            raise BadCards(say("sc-no-kit-key", where=where, name=key[:40], known=", ".join(FIELDS)))
    texts: list[str] = []
    for field, fallback in (("name", "kit"), ("deck", ""), ("board", "")):
        text = data.get(field, fallback)
        if not isinstance(text, str) or len(text) > (DECK.high if field == "deck" else LONGEST_NAME):
            raise BadCards(say("sc-no-kit-text", where=where, field=field), "", 0, field)
        texts.append(text)
    try:
        deck = sorted(card_named(word) for word in texts[1].split())
    except Unreadable as error:
        raise BadCards(say("sc-no-kit-deck", where=where, why=error.message), "", 0, "deck") from None
    numbers: list[int] = []
    for known, default in NUMBERS:
        value = data.get(known.name, default)
        if not is_within(value, known.low, known.high):
            told = say("sc-no-kit-number", where=where, field=known.name, low=known.low, high=known.high)
            raise BadCards(told, "", 0, known.name)
        numbers.append(value)
    deal, keep, rounds = numbers
    if len(set(deck)) != len(deck):
        raise BadCards(say("sc-no-kit-twin", where=where), "", 0, "deck")
    if not 1 <= keep <= deal or len(deck) < deal + 2:
        raise BadCards(say("sc-no-kit-so-small", where=where), "", 0, "deck")
    return Kit(texts[0], deck, deal, keep, texts[2], rounds)


def kit_from_file(file: CardFile) -> Kit:
    return kit_from(file.data, file.name)


def kit_from_json(data: Any) -> Kit:
    """A kit from a record; raises BadCards."""
    given = CardData(data, *FIELDS).file
    return kit_from(given.data, given.name)


def no_cards() -> UniqueBag:
    return UniqueBag(KINDS, 0, 0)


def set_of(cards: list[int]) -> UniqueBag:
    """These cards of one player, without an order."""
    return unique_bag(KINDS, cards)


def sum_of(bag: UniqueBag) -> int:
    """The CVs of all cards together."""
    total = 0
    bits = bag.bits
    while bits:
        total += CV[lowest(bits)]
        bits &= bits - 1
    return total
