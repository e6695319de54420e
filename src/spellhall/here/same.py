"""A seeded game as the digests of its positions: two engines that give the same list have played the same game."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded

LONGEST = 400  # steps that are compared


def digests(id: str, seats: int, options: dict[str, Any], seed: str, longest: int = LONGEST) -> list[str]:
    """Play a game by choices that follow from the seed, and note where each of them leads."""
    game = find_game(id)
    state = game.start(game.setup(seats, options, None), Seeded(seed)).state
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
