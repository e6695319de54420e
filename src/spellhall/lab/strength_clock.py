"""How long a person waits: every level at the table, by its own clock, and advice."""

from __future__ import annotations

import time
from math import ceil
from typing import Any

from spellhall.bots.advise import advise
from spellhall.bots.base import Clock
from spellhall.bots.roster import make_bot
from spellhall.games import game as find_game
from spellhall.lab.fingerprints import positions

ADVICE = "advise"
PATIENCE = Clock(milliseconds=60_000)  # longer than any level thinks: each keeps to its own time


def clock_line(task: tuple[str, str]) -> dict[str, Any]:
    """The times of a bot, or of advice, in fixed positions of a game, with all the playouts it has at the table."""
    game = find_game(task[0])
    times: list[float] = []
    for number, (state, seat) in enumerate(positions(game.id)):
        view, decision = game.view_for(state, seat), game.decision_for(state, seat)
        bot = None if task[1] == ADVICE else make_bot(task[1], game, f"clock/{number}")
        began = time.perf_counter()
        if bot is None:
            advise(game, view, decision)
        else:
            bot.choose(view, decision, PATIENCE)
        times.append(1000 * (time.perf_counter() - began))
    return {"kind": "clock", "game": task[0], "bot": task[1], **told(sorted(times))}


def told(times: list[float]) -> dict[str, Any]:
    """What is told of times in rising order: percentiles are times that were seen."""
    number = len(times)
    percentiles = {f"p{percent}": round(times[ceil(percent / 100 * number) - 1], 3) for percent in (50, 95)}
    return {"decisions": number, "mean": round(sum(times) / number, 3), **percentiles, "most": round(times[-1], 3)}
