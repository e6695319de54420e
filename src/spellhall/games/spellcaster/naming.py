"""What cards, spells and directions are called: `9♠` where it must be short, `the Nine of Spades` in a sentence."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.spellcaster.boards import BOARDS, Board
from spellhall.games.spellcaster.cards import JOKER, RANKS, SUIT, SUIT_SIGNS, card_named
from spellhall.games.spellcaster.spells import HADOU, WORDS
from spellhall.kernel.messages import Message, say

SUIT_WORDS: Final = ["spades", "clubs", "diamonds", "hearts"]
SQUARE_WAYS: Final = ["right", "right-down", "down", "left-down", "left", "left-up", "up", "right-up"]
HEX_WAYS: Final = ["right", "right-down", "left-down", "left", "left-up", "right-up"]

FAMILIES: Final[dict[str, list[str]]] = {
    "sc-card-": list(RANKS),
    "sc-suit-": SUIT_WORDS,
    "sc-spell-": WORDS,
    "sc-way-": SQUARE_WAYS,
    "sc-option-board-": BOARDS,
}

_SHORT: Final = [RANKS[card % 13].replace("T", "10") + SUIT_SIGNS[card // 13] for card in range(JOKER)]


def short(card: int) -> Any:
    """A card in two or three signs. Ranks are written alike in every language, as on the drawn cards."""
    if 0 <= card < JOKER:
        return _SHORT[card]
    return say("sc-joker") if card == JOKER else say("sc-that-card")


def shorts(cards: list[int]) -> Any:
    """Cards one after the other: `9♠ 10♣`."""
    return Message("list-words", {"items": [short(card) for card in cards]}) if cards else []


def card_words(card: int) -> Message:
    """A card in full, for sentences: `the Nine of Spades`."""
    if card == JOKER:
        return say("sc-the-joker")
    return say(f"sc-card-{RANKS[card % 13]}", suit=say(f"sc-suit-{SUIT_WORDS[SUIT[card]]}"))


def named_card(name: str) -> Message:
    """A card of an event, in full."""
    return card_words(card_named(name))


def named_cards(names: list[str]) -> list[Message]:
    return [named_card(name) for name in names]


def spell_name(kind: int) -> Message:
    return say(f"sc-spell-{WORDS[kind]}")


def attack_name(kind: int) -> Message:
    """A Strike or a Hadou Ken, by the kind of an attack."""
    return spell_name(HADOU) if kind else say("sc-strike")


def way_name(board: Board, direction: int) -> Message:
    """A direction as it looks on the drawn board. Clauses: SC-18."""
    ways = HEX_WAYS if board.hexagonal else SQUARE_WAYS
    return say(f"sc-way-{ways[direction]}")


def board_name(board: Board) -> Any:
    """A board by its option; a kit's own board keeps the name that the kit gives it."""
    return say(f"sc-option-board-{board.name}") if board.name in BOARDS else board.name
