"""The choices of SpellCaster. Cards are their numbers, spaces their places on the board, seats their numbers."""

from __future__ import annotations

from spellhall.games.spellcaster.boards import MOST_SPACES
from spellhall.games.spellcaster.cards import KINDS
from spellhall.games.spellcaster.spells import SPELLS
from spellhall.kernel.state import Choice

PASS = Choice("pass")
DONE = Choice("done")
END = Choice("end")
STAY = Choice("stay")
HOLD = Choice("hold")
STOP = Choice("stop")
REST = Choice("rest")
ACTION = Choice("action")
FIZZLE = Choice("fizzle")
DISPEL_IT = Choice("dispel")
WILD_IT = Choice("wild")
FIRST = Choice("first")
LAST = Choice("last")
KEEP = Choice("keep")
CHANGE = Choice("change")
WARD_IT = Choice("ward")
SEAL_IT = Choice("seal")
GO_UP = Choice("up")
GO_DOWN = Choice("down")

PLAIN = [
    PASS, DONE, END, STAY, HOLD, STOP, REST, ACTION, FIZZLE, DISPEL_IT, WILD_IT, FIRST, LAST, KEEP, CHANGE, WARD_IT,
    SEAL_IT, GO_UP, GO_DOWN,
]  # fmt: skip

# what others see of a choice that is not theirs to know
READY = Choice("ready")
BUILT = Choice("built")
CHARGED = Choice("charged")

MOVES = [Choice("move", (space,)) for space in range(MOST_SPACES)]
TELEPORTS = [Choice("teleport", (space,)) for space in range(MOST_SPACES)]
PLACES = [Choice("place", (space,)) for space in range(MOST_SPACES)]
CASTS = [Choice("cast", (kind,)) for kind in SPELLS]
ADDS = [Choice("add", (card,)) for card in range(KINDS)]
PAYS = [Choice("pay", (card,)) for card in range(KINDS)]
LOSES = [Choice("lose", (card,)) for card in range(KINDS)]
CHARGES = [Choice("charge", (card,)) for card in range(KINDS)]
PREPARES = [Choice("prepare", (card,)) for card in range(KINDS)]
DISCARDS = [Choice("discard", (card,)) for card in range(KINDS)]
HASTES = [Choice("haste", (card,)) for card in range(KINDS)]
USES = [Choice("use", (card,)) for card in range(KINDS)]
BLOCKS = [Choice("block", (card,)) for card in range(KINDS)]
DODGES = [Choice("dodge", (card,)) for card in range(KINDS)]
SHIELDS = [Choice("shield", (card,)) for card in range(KINDS)]
ESCAPES = [Choice("escape", (card,)) for card in range(KINDS)]  # Teleport as a defence
JOKERS = [Choice("joker", (value,)) for value in range(15)]
DIRECTIONS = [Choice("direction", (number,)) for number in range(8)]
TARGETS = [Choice("target", (seat,)) for seat in range(4)]
WAVES = [[Choice("wave", (card, direction)) for direction in range(8)] for card in range(KINDS)]
FIRES = [[Choice("hadou", (card, direction)) for direction in range(8)] for card in range(KINDS)]

NO_WEAPON = -1
DESPERATE = [[Choice("desperate", (card, seat)) for seat in range(4)] for card in range(KINDS)]


def strike(card: int, target: int, weapon: int) -> Choice:
    """Strike with a card, with a weapon (an Active card) or without (-1)."""
    return Choice("strike", (card, target, weapon))


def run(card: int, space: int) -> Choice:
    """A Berserk card used to move."""
    return Choice("run", (card, space))


def cancel(card: int, other: int) -> Choice:
    """A Dispel card cancels a card."""
    return Choice("cancel", (card, other))


def ready(charged: list[int], discarded: list[int]) -> Choice:
    """Spell Preparation: how many are charged, then those, then the discarded ones."""
    return Choice("ready", (len(charged), *charged, *discarded))


def charged_of(choice: Choice) -> list[int]:
    return list(choice.args[1 : 1 + choice.args[0]])


def discarded_of(choice: Choice) -> list[int]:
    return list(choice.args[1 + choice.args[0] :])
