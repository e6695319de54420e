"""The choices of SpellCaster. Cards are their numbers, spaces their places on the board, seats their numbers."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellcaster.boards import MOST_SPACES
from spellhall.games.spellcaster.cards import KINDS
from spellhall.games.spellcaster.spells import SPELLS
from spellhall.kernel.state import Choice

PASS: Final = Choice("pass")
DONE: Final = Choice("done")
END: Final = Choice("end")
STAY: Final = Choice("stay")
HOLD: Final = Choice("hold")
STOP: Final = Choice("stop")
REST: Final = Choice("rest")
ACTION: Final = Choice("action")
FIZZLE: Final = Choice("fizzle")
DISPEL_IT: Final = Choice("dispel")
WILD_IT: Final = Choice("wild")
FIRST: Final = Choice("first")
LAST: Final = Choice("last")
KEEP: Final = Choice("keep")
CHANGE: Final = Choice("change")
WARD_IT: Final = Choice("ward")
SEAL_IT: Final = Choice("seal")
GO_UP: Final = Choice("up")
GO_DOWN: Final = Choice("down")

PLAIN: Final = [
    PASS, DONE, END, STAY, HOLD, STOP, REST, ACTION, FIZZLE, DISPEL_IT, WILD_IT, FIRST, LAST, KEEP, CHANGE, WARD_IT,
    SEAL_IT, GO_UP, GO_DOWN,
]  # fmt: skip

# what others see of a secret choice
READY: Final = Choice("ready")
BUILT: Final = Choice("built")
CHARGED: Final = Choice("charged")

MOVES: Final = [Choice("move", (space,)) for space in range(MOST_SPACES)]
TELEPORTS: Final = [Choice("teleport", (space,)) for space in range(MOST_SPACES)]
PLACES: Final = [Choice("place", (space,)) for space in range(MOST_SPACES)]
CASTS: Final = [Choice("cast", (kind,)) for kind in SPELLS]
ADDS: Final = [Choice("add", (card,)) for card in range(KINDS)]
PAYS: Final = [Choice("pay", (card,)) for card in range(KINDS)]
LOSES: Final = [Choice("lose", (card,)) for card in range(KINDS)]
CHARGES: Final = [Choice("charge", (card,)) for card in range(KINDS)]
PREPARES: Final = [Choice("prepare", (card,)) for card in range(KINDS)]
DISCARDS: Final = [Choice("discard", (card,)) for card in range(KINDS)]
HASTES: Final = [Choice("haste", (card,)) for card in range(KINDS)]
USES: Final = [Choice("use", (card,)) for card in range(KINDS)]
BLOCKS: Final = [Choice("block", (card,)) for card in range(KINDS)]
DODGES: Final = [Choice("dodge", (card,)) for card in range(KINDS)]
SHIELDS: Final = [Choice("shield", (card,)) for card in range(KINDS)]
ESCAPES: Final = [Choice("escape", (card,)) for card in range(KINDS)]  # Teleport as a defence
JOKERS: Final = [Choice("joker", (value,)) for value in range(15)]
DIRECTIONS: Final = [Choice("direction", (number,)) for number in range(8)]
TARGETS: Final = [Choice("target", (seat,)) for seat in range(4)]
WAVES: Final = [[Choice("wave", (card, direction)) for direction in range(8)] for card in range(KINDS)]
FIRES: Final = [[Choice("hadou", (card, direction)) for direction in range(8)] for card in range(KINDS)]

NO_WEAPON: Final = -1
DESPERATE: Final = [[Choice("desperate", (card, seat)) for seat in range(4)] for card in range(KINDS)]


_STRIKES: Final[dict[int, Choice]] = {}
_RUNS: Final[dict[int, Choice]] = {}


def strike(card: int, target: int, weapon: int) -> Choice:
    """Strike with a card, with a weapon (an Active card) or without (-1). Made on first use."""
    key = (card * 4 + target) * (KINDS + 1) + weapon + 1
    known = _STRIKES.get(key)
    if known is None:
        known = Choice("strike", (card, target, weapon))
        _STRIKES[key] = known
    return known


def run(card: int, space: int) -> Choice:
    """A Berserk card used to move. Made on first use."""
    key = card * MOST_SPACES + space
    known = _RUNS.get(key)
    if known is None:
        known = Choice("run", (card, space))
        _RUNS[key] = known
    return known


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
