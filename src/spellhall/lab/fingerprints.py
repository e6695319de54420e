"""How a contestant plays, as a short fingerprint: what it chooses and thinks in a few fixed positions of a game.

Measurements stay valid as long as the fingerprint does. A refactoring that leaves every choice as it was keeps them; a
change of a rule, of a setting or of what a bot knows does not.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

from spellhall.bots.base import NO_HURRY
from spellhall.bots.players import name_and_clock
from spellhall.bots.roster import make_bot, usual_bot
from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded
from spellhall.lab.contestants import levels, make_contestant, playouts_of

POSITIONS = 16
EFFORT = 900  # playouts for all positions together, so that a fingerprint takes seconds at most
FEWEST = 4
SHORT = 60


@cache
def positions(id: str) -> list[tuple[Any, int]]:
    """States from games between greedy players, early and late, each with a seat that has something to decide."""
    game = find_game(id)
    setup = game.setup(2)
    out: list[tuple[Any, int]] = []
    for number in range(POSITIONS):
        bots = [make_bot(usual_bot(game), game, f"fingerprint/{number}/{seat}") for seat in range(2)]
        state = game.start_quietly(setup, Seeded(f"fingerprint/{number}"))
        wanted = 3 + 4 * number  # the decision of this game that is looked at
        last: tuple[Any, int] | None = None
        while state.outcome is None and wanted:
            seat = game.waiting(state)[0]
            decision = game.decision_for(state, seat)
            if len(decision.choices) > 1:
                last = state.clone(), seat
                wanted -= 1
            game.apply_owned(state, seat, bots[seat].choose(game.view_for(state, seat), decision, NO_HURRY))
        if last is not None:
            out.append(last)
    return out


def fingerprint(id: str, name: str) -> str:
    """The fingerprint of a contestant in a game."""
    game = find_game(id)
    bare, clock = name_and_clock(name)
    playouts = clock.iterations if clock is not None else 0
    hashed = blake2b(digest_size=6)
    if clock is None and bare in levels() and playouts_of(game, bare):  # a short look says how it thinks
        hashed.update(f"{playouts_of(game, bare)}\n".encode())
        playouts = SHORT
        name = f"{bare}@{playouts}it"
    number = max(FEWEST, EFFORT // playouts) if playouts else POSITIONS
    looked = positions(id)
    for place in range(0, len(looked), -(-len(looked) // number)):
        state, seat = looked[place]
        bot = make_contestant(name, game, f"fingerprint/{place}")
        show = getattr(bot, "show", None)
        if show is not None:
            show(state)
        choice = bot.choose(game.view_for(state, seat), game.decision_for(state, seat), NO_HURRY)
        thought = [round(worth, 6) for worth in getattr(getattr(bot, "bot", bot), "thought", [])]
        hashed.update(f"{game.write_choice(state.setup, choice)} {thought}\n".encode())
        bot.close()
    return hashed.hexdigest()
