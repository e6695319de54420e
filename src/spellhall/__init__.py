"""Spellhall: five wizard card games, one engine, played exactly as their rulebooks say.

    import spellhall

    game = spellhall.new("GAME", seats=2, seed=1)
    while not game.over:
        game.play(game.legal()[0])
    print(game.outcome.winners)

`new`, `load` and `replay` give games, `bot` and `hint` play and advise, `game_ids` and `about` tell what there is, and
every error is a `SpellhallError`. All that is listed in `__all__` is the library; everything else is internal.
"""

from typing import TYPE_CHECKING, Any

from spellhall.kernel.messages import Message, let_speak

if TYPE_CHECKING:
    from spellhall.kernel.decisions import Outcome
    from spellhall.kernel.errors import (
        Ambiguous,
        BadCards,
        BadOption,
        BadRecord,
        NoSuchGame,
        Refusal,
        SpellhallError,
        Unreadable,
    )
    from spellhall.kernel.sight import View
    from spellhall.kernel.state import Choice
    from spellhall.library.answers import SPECTATOR, About, Hint, Reason, Turn
    from spellhall.library.doors import about, game_ids, load, new, replay
    from spellhall.library.game import Game
    from spellhall.library.players import Bot, bot, hint

__version__ = "1.0.0"

__all__ = [
    "SPECTATOR",
    "About",
    "Ambiguous",
    "BadCards",
    "BadOption",
    "BadRecord",
    "Bot",
    "Choice",
    "Game",
    "Hint",
    "NoSuchGame",
    "Outcome",
    "Reason",
    "Refusal",
    "SpellhallError",
    "Turn",
    "Unreadable",
    "View",
    "about",
    "bot",
    "game_ids",
    "hint",
    "load",
    "new",
    "replay",
]

_HOMES = {
    "kernel.decisions": ["Outcome"],
    "kernel.errors": [
        "Ambiguous",
        "BadCards",
        "BadOption",
        "BadRecord",
        "NoSuchGame",
        "Refusal",
        "SpellhallError",
        "Unreadable",
    ],
    "kernel.sight": ["View"],
    "kernel.state": ["Choice"],
    "library.answers": ["SPECTATOR", "About", "Hint", "Reason", "Turn"],
    "library.doors": ["about", "game_ids", "load", "new", "replay"],
    "library.game": ["Game"],
    "library.players": ["Bot", "bot", "hint"],
}
"""Where each name lives. It is fetched when it is first asked for, so that the import costs nothing."""


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(f"spellhall.{home}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'spellhall' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])


def _in_english(message: Message) -> str:
    from spellhall.words.speech import ENGLISH  # only when something is said: engines run without any language

    return ENGLISH.say(message)


let_speak(_in_english)
