"""What bots, advisers and reviewers do, from a view or a record alone: in a process of the hall, or in a browser."""

from __future__ import annotations

import signal
from hashlib import sha256
from typing import Any

from spellhall.bots.advise import advise
from spellhall.bots.base import Clock
from spellhall.bots.judging import Judge
from spellhall.bots.players import troubles_of
from spellhall.bots.roster import make_bot, names_for, usual_bot
from spellhall.games import game as find_game
from spellhall.kernel.chance import DEAL
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.messages import Message, message_from_json
from spellhall.kernel.state import digest_of
from spellhall.lab.review import review
from spellhall.table.replays import read_text
from spellhall.words.speech import Speech

PATIENCE = 15  # seconds after which a bot that does not stop by itself is ended with its process
COUNTED = 90  # seconds for one that goes by what it has looked at, and not by the clock


def bot_luck(secret: str, number: int, seat: int, view: dict[str, Any]) -> str:
    """What a bot's luck comes from: the seed of the match is in it, which nobody is told before the end.

    In a deal it is the same wherever the bot sees the same; elsewhere also `number`, that of the last entry, counts.
    """
    moment = digest_of(view) if secret.startswith(DEAL) else number
    return sha256(f"bot/{secret}/{moment}/{seat}".encode()).hexdigest()


def think(
    setup: dict[str, Any], view: dict[str, Any], seat: int, bot: str, seed: str, milliseconds: int
) -> tuple[str, list[str]]:
    """A bot's choice in notation, from its view alone, and what went wrong meanwhile. Runs in a worker.

    With 0 milliseconds a level looks at as much as it ever does, whatever time that takes, so its choice can be
    repeated. A program that the operator does not allow any more is played for by the usual bot.
    """
    game = find_game(setup["game"])
    made = game.setup_from_json(setup)
    seen = game.view_from_json(view, made)
    decision = game.decision_for(seen.state, seat)
    player = make_bot(bot if bot in names_for(game) else usual_bot(game), game, seed)
    last_moment(milliseconds / 1000 + (PATIENCE if milliseconds else COUNTED))
    try:
        choice = player.choose(seen, decision, Clock(milliseconds=milliseconds))
    finally:
        last_moment(0)
        player.close()
    if choice not in decision.choices:
        raise ValueError(f"the bot {bot} chose what it was not offered")
    return game.write_choice(made, choice), troubles_of(player)


def last_moment(seconds: float) -> None:
    """After so many seconds the system ends this process, whatever it is doing; 0: no more."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def hint(setup: dict[str, Any], view: dict[str, Any], seat: int, step: int) -> list[dict[str, Any]]:
    """The best choices of a seat with reasons, or a nudge first, from its view alone. Runs in a worker."""
    game = find_game(setup["game"])
    made = game.setup_from_json(setup)
    seen = game.view_from_json(view, made)
    advice = advise(game, seen, game.decision_for(seen.state, seat), step=step)
    return [each.to_json() for each in advice]


def look_back(text: str, seats: list[int] | None, milliseconds: int) -> dict[str, Any]:
    """The decisive moments of a finished game. Runs in a worker; raises BadRecord."""
    return review(read_text("The record", text), Judge(), seats, milliseconds).to_json(Message.to_json)


def moment_shown(moment: dict[str, Any], speaks: Speech, names: list[str]) -> dict[str, Any]:
    """A moment with its seat as a number, like everywhere in the protocol."""
    words = said(moment, speaks, names, "question", "played_words", "better_words", "why")
    return {**words, "seat": SEAT_LETTERS.index(moment["seat"])}


def said(data: dict[str, Any], speaks: Speech, players: list[str], *fields: str) -> dict[str, Any]:
    """Data from another process with the messages in these fields as the caller wants them."""
    return {**data, **{name: speaks.told(message_from_json(data[name]), players) for name in fields}}
