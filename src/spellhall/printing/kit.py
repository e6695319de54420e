"""What a game has on paper: its decks, and what else lies on the table. A game brings it in its `paper.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spellhall.kernel.errors import BadOption
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, as_message, say
from spellhall.kernel.rooms import file_in, room
from spellhall.printing.drawing import WHITE, Drawing, mixed
from spellhall.printing.pictures import guilloche
from spellhall.words.speech import speech

WIDE, HIGH = 63.0, 88.0  # of a card, in millimetres


@dataclass
class PaperCard:
    """One kind of card: its face, how many there are, and a back of its own where the back says something."""

    name: str
    face: Drawing
    copies: int = 1
    back: Drawing | None = None


@dataclass
class Deck:
    """Cards with the same back. `tone` is the colour of the back and of what bleeds around the cards."""

    id: str
    title: str
    tone: str
    cards: list[PaperCard]


@dataclass
class Extra:
    """A board, a dial or a marker, to be cut out as well."""

    title: str
    drawing: Drawing
    copies: int = 1


@dataclass
class PaperKit:
    decks: list[Deck]
    extras: list[Extra] = field(default_factory=list)


@dataclass
class Style:
    """How things are drawn: in which language, in which colour, with how much ink."""

    tell: Callable[[Message | str], str]
    tone: str
    thrifty: bool = False

    def wash(self, tone: str, share: float) -> str:
        """A light fill; nothing if ink is to be saved."""
        return "" if self.thrifty else mixed(tone, share)

    def ground(self, tone: str) -> str:
        """What bleeds around a card."""
        return WHITE if self.thrifty else mixed(tone, 0.05)


def kit_of(game: GameDefinition[Any], cards: Any, language: str, thrifty: bool) -> tuple[PaperKit, Style]:
    """Everything of a game that can be printed; raises BadOption if it brings nothing."""
    paper = room(game, "paper")
    if paper is None:
        raise BadOption(say("print-none", game=game.title))
    speaks = speech(language)
    look: dict[str, str] = json.loads(file_in(game, "look.json") or "{}")
    style = Style(lambda told: speaks.say(as_message(told)), look.get("day", "#7a5212"), thrifty)
    kit: PaperKit = paper.kit(game.house_cards() if cards is None else cards, style)
    return kit, style


def back_of(deck: Deck, style: Style) -> Drawing:
    """The back of a deck: its own curves and its title."""
    out = Drawing(WIDE, HIGH)
    tone = deck.tone
    out.box(3.5, 3.5, WIDE - 7, HIGH - 7, 2.2, style.wash(tone, 0.14), tone, 0.5)
    if not style.thrifty:
        scale = WIDE / 100
        for curve in guilloche(deck.id):
            out.path(curve, 0, (HIGH - 140 * scale) / 2, scale, "", mixed(tone, 0.8), 0.28)
    out.box(9, HIGH / 2 - 6.5, WIDE - 18, 13, 2, WHITE, tone, 0.5)
    out.block(11, HIGH / 2 - 3.4, WIDE - 22, 9, deck.title, 4.6, "display", tone)
    return out
