"""What two engines are compared by: the digests of a seeded game's positions, and how fast a bot thinks."""

from __future__ import annotations

from hashlib import blake2b
from time import perf_counter
from typing import Any

from spellhall.bots.base import Clock
from spellhall.bots.roster import make_bot
from spellhall.games import game as find_game
from spellhall.kernel.dealt import source_of

LONGEST = 400  # steps that are compared


def digests(id: str, seats: int, options: dict[str, Any], seed: str, longest: int = LONGEST) -> list[str]:
    """Play a game by choices that follow from the seed, and note where each of them leads."""
    game = find_game(id)
    state = game.start(game.setup(seats, options, None), source_of(seed)).state
    out = [game.digest(state)]
    while state.outcome is None and len(out) <= longest:
        waiting = game.waiting(state)
        seat = waiting[picked(f"{seed}/seat/{len(out)}", len(waiting))]
        choices = game.legal(state, seat)
        state = game.apply(state, seat, choices[picked(f"{seed}/choice/{len(out)}", len(choices))]).state
        out.append(game.digest(state))
    return out


def picked(text: str, count: int) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) % count


def pace(setup: dict[str, Any], view: dict[str, Any], seat: int, bot: str, iterations: int) -> float:
    """How many milliseconds a bot takes for so many iterations, whatever its clock would say."""
    game = find_game(setup["game"])
    seen = game.view_from_json(view, game.setup_from_json(setup))
    decision = game.decision_for(seen.state, seat)
    player = make_bot(bot, game, "pace")
    began = perf_counter()
    player.choose(seen, decision, Clock(iterations=iterations))
    return 1000 * (perf_counter() - began)
