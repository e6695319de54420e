"""Bots as people name them: `greedy`, `archmage@300it`, `magus@100ms`, `cmd:python mybot.py`."""

from __future__ import annotations

import re
from shutil import which
from typing import Any, Final

from spellhall.bots.base import Bot, Clock
from spellhall.bots.external import ExternalBot
from spellhall.bots.roster import make_bot
from spellhall.bots.talk import command_words
from spellhall.kernel.decisions import Decision
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

COMMAND: Final = "cmd:"
MOST: Final = 10_000_000
_BUDGET: Final = re.compile(r"(.*)@([0-9]{1,9})(it|ms)", re.DOTALL)


class Budgeted(Bot):
    """A bot that always thinks so much, whatever the clock at the table says."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self.bot = bot
        self.clock = clock

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        return self.bot.choose(view, decision, self.clock)

    def close(self) -> None:
        self.bot.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return Budgeted, (self.bot, self.clock)


def make_player(text: str, game: GameDefinition[Any], seed: str) -> Bot:
    """A bot from its name, with a budget where one is given; raises SpellhallError. Close it when the match is over."""
    name, clock = name_and_clock(text)
    if name.startswith(COMMAND):
        command = name.removeprefix(COMMAND).strip()
        program = command_words(command)[0]
        if which(program) is None:
            raise SpellhallError(f"The bot's program '{program[:80]}' is not here, or cannot be run.")
        bot: Bot = ExternalBot(command, game, seed)
    else:
        bot = make_bot(name, game, seed)
    return bot if clock is None else Budgeted(bot, clock)


def name_and_clock(text: str) -> tuple[str, Clock | None]:
    """The bare name, and the budget if there is one; raises SpellhallError."""
    parts = _BUDGET.fullmatch(text.strip())
    if parts is None:
        if "@" in text and not text.startswith(COMMAND):
            raise SpellhallError(
                f"'{text[:60]}' has no readable budget; write for instance magus@300it or magus@100ms."
            )
        return text.strip(), None
    amount = int(parts[2])
    if not 1 <= amount <= MOST:
        raise SpellhallError(f"'{text[:60]}': a budget is from 1 to {MOST}.")
    return parts[1], Clock(iterations=amount) if parts[3] == "it" else Clock(milliseconds=amount)


def called(text: str) -> str:
    """What a player is called at the table: the bot's name, or that of its program."""
    name, _ = name_and_clock(text)
    if not name.startswith(COMMAND):
        return name.capitalize()
    words = [word for word in command_words(name.removeprefix(COMMAND)) if not word.startswith("-")]
    stem = re.split(r"[/\\]", words[-1])[-1].partition(".")[0] if words else ""
    return "".join(sign for sign in stem if sign.isalnum() or sign in "-_")[:20] or "Program"


def needs_a_watch(text: str) -> bool:
    """Whether this player's choices depend on how fast the machine is."""
    name, clock = name_and_clock(text)
    return name.startswith(COMMAND) or (clock is not None and clock.milliseconds > 0)


def troubles_of(bot: Bot) -> list[str]:
    """What a bot in another program did wrong so far."""
    inner = bot.bot if isinstance(bot, Budgeted) else bot
    return inner.troubles if isinstance(inner, ExternalBot) else []
