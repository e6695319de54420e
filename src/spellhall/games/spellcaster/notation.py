"""Choices as text: `move 4,1`, `strike 9S B with KS`, `cast hush` … See docs/notation/spellcaster.md."""

from __future__ import annotations

import re

from spellhall.games.spellcaster.cards import CLUB, KINDS, NAMES, SUIT, card_named
from spellhall.games.spellcaster.choices import PLAIN, ready
from spellhall.games.spellcaster.spells import TITLES, WORDS
from spellhall.games.spellcaster.state import SpellSetup
from spellhall.kernel.errors import Unreadable
from spellhall.kernel.game import read_seat, seat_letter
from spellhall.kernel.messages import say
from spellhall.kernel.positions import is_whole
from spellhall.kernel.state import SEALED, Choice

ONE_CARD = [
    "add", "pay", "lose", "charge", "prepare", "discard", "haste", "use", "block", "dodge", "shield",
]  # fmt: skip
"""Verbs with a card."""

SHORT = ["pay", "lose", "haste", "use", "block", "dodge", "shield", "teleport"]
"""Verbs that need no card where only one will do."""

AIMED = ["strike", "desperate", "wave", "hadou"]
"""Attacks that need no target where there is only one."""

WAYS = 8  # directions of a board, at most
ONE_SPACE = ["move", "teleport", "place"]
_PLAIN = {choice.verb: choice for choice in PLAIN}
_PUBLIC = ["ready", "built", "charged"]
_DIRECTION = re.compile(r"d?([0-7])")
_NO_CARDS = "none"


def write_choice(setup: SpellSetup, choice: Choice) -> str:
    """A choice in notation."""
    verb, args = choice.verb, choice.args
    board = setup.board
    if not args:
        return verb
    if verb in ONE_CARD:
        return f"{verb} {NAMES[args[0]]}"
    if verb in ONE_SPACE:
        return f"{verb} {board.text(args[0])}"
    if verb == "escape":
        return f"teleport {NAMES[args[0]]}"
    if verb == "cast":
        return f"cast {WORDS[args[0]]}"
    if verb == "joker":
        return f"joker {args[0]}"
    if verb == "direction":
        return f"d{args[0]}"
    if verb == "target":
        return f"target {seat_letter(args[0])}"
    if verb in ("wave", "hadou"):
        return f"{verb} {NAMES[args[0]]} d{args[1]}"
    if verb == "strike":
        weapon = f" with {NAMES[args[2]]}" if args[2] >= 0 else ""
        return f"strike {NAMES[args[0]]} {seat_letter(args[1])}{weapon}"
    if verb == "desperate":
        return f"desperate {NAMES[args[0]]} {seat_letter(args[1])}"
    if verb == "run":
        return f"run {NAMES[args[0]]} {board.text(args[1])}"
    if verb == "cancel":
        return f"cancel {NAMES[args[0]]} {NAMES[args[1]]}"
    return write_ready(args)


def write_ready(args: tuple[int, ...]) -> str:
    number = args[0]
    charged = " ".join(NAMES[card] for card in args[1 : 1 + number])
    dropped = " ".join(NAMES[card] for card in args[1 + number :])
    return f"ready charge {charged or _NO_CARDS}" + (f" discard {dropped}" if dropped else "")


def read_choice(setup: SpellSetup, text: str) -> list[Choice]:
    """The choices that a text may mean; raises Unreadable."""
    plain = " ".join(text.replace("(", " ").replace(")", " ").lower().split())
    words = plain.replace(" ,", ",").replace(", ", ",").split()
    if not words:
        raise Unreadable(say("sc-no-text"))
    verb, rest = words[0], words[1:]
    if not rest:
        if verb in _PLAIN:
            return [_PLAIN[verb]]
        if verb in _PUBLIC:
            return [Choice(verb)]
        if verb == SEALED.verb:
            return [SEALED]
        if _DIRECTION.fullmatch(verb):
            return [Choice("direction", (direction(verb),))]
        if verb in SHORT:
            return [Choice("escape" if verb == "teleport" else verb, (card,)) for card in range(KINDS)]
    elif verb == "ready":
        return [read_ready(rest)]
    elif verb == "cast":
        return [Choice("cast", (spell_named(" ".join(rest)),))]
    elif verb in AIMED and len(rest) == 1:
        return aimed(setup, verb, card_named(rest[0]))
    elif verb == "strike" and len(rest) == 3 and rest[1] == "with":
        card, weapon = card_named(rest[0]), card_named(rest[2])
        return [Choice(verb, (card, seat, weapon)) for seat in range(setup.seats)]
    elif len(rest) == 1:
        return [one_argument(setup, verb, rest[0], text)]
    elif verb in ("wave", "hadou") and len(rest) == 2:
        return [Choice(verb, (card_named(rest[0]), direction(rest[1])))]
    elif verb == "strike" and len(rest) in (2, 4):
        if len(rest) == 2 or rest[2] == "with":
            weapon = card_named(rest[3]) if len(rest) == 4 else -1
            return [Choice(verb, (card_named(rest[0]), read_seat(rest[1], setup.seats), weapon))]
    elif verb == "desperate" and len(rest) == 2:
        return [Choice(verb, (card_named(rest[0]), read_seat(rest[1], setup.seats)))]
    elif verb == "run" and len(rest) == 2:
        return [Choice(verb, (card_named(rest[0]), setup.board.read(rest[1])))]
    elif verb == "cancel" and len(rest) == 2:
        return [Choice(verb, (card_named(rest[0]), card_named(rest[1])))]
    raise unreadable(text)


def aimed(setup: SpellSetup, verb: str, card: int) -> list[Choice]:
    """An attack without its target: whichever there is. A Club may need a weapon, a Spade does without."""
    seats = range(setup.seats)
    if verb in ("wave", "hadou"):
        return [Choice(verb, (card, way)) for way in range(WAYS)]
    if verb == "desperate":
        return [Choice(verb, (card, seat)) for seat in seats]
    weapons = range(-1, KINDS) if SUIT[card] == CLUB else [-1]
    return [Choice(verb, (card, seat, weapon)) for weapon in weapons for seat in seats]


def unreadable(text: str) -> Unreadable:
    return Unreadable(say("sc-no-reading", text=text.strip()[:40]))


def one_argument(setup: SpellSetup, verb: str, word: str, text: str) -> Choice:
    if verb in ONE_SPACE and "," in word:
        return Choice(verb, (setup.board.read(word),))
    if verb == "teleport":
        return Choice("escape", (card_named(word),))
    if verb in ONE_CARD:
        return Choice(verb, (card_named(word),))
    if verb == "joker" and is_whole(word) and 2 <= int(word) <= 14:
        return Choice(verb, (int(word),))
    if verb == "target":
        return Choice(verb, (read_seat(word, setup.seats),))
    raise unreadable(text)


def direction(word: str) -> int:
    match = _DIRECTION.fullmatch(word)
    if match is None:
        raise Unreadable(say("sc-no-direction", text=word[:20]))
    return int(match[1])


def spell_named(text: str) -> int:
    """A spell by its word or its title."""
    for kind, word in enumerate(WORDS):
        if text in (word, TITLES[kind].lower()):
            return kind
    raise Unreadable(say("sc-no-spell", text=text[:40], spells=", ".join(WORDS)))


def read_ready(words: list[str]) -> Choice:
    charged: list[int] = []
    dropped: list[int] = []
    into = charged
    for word in words:
        if word == "charge":
            into = charged
        elif word == "discard":
            into = dropped
        elif word != _NO_CARDS:
            into.append(card_named(word))
    return ready(sorted(charged), sorted(dropped))
