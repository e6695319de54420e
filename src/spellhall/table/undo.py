"""Undo without agreement: only if chance decided nothing and nobody learned anything by the choice.

That is tested by what it means. For the one who chose: in every world that it could have been in, the same choice
leads to the same view. For everybody else: in every world that they could have been in, some choice of that
seat leads to what they see now. Worlds are drawn with `imagine`, which never looks at the true state.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice, canonical

WORLDS = 8
TRIES = 80


def nothing_revealed(
    game: GameDefinition[Any], before: Any, seat: int, choice: Choice, after: Any, watchers: list[int] | None = None
) -> bool:
    """Whether a step told nobody anything that was hidden: nobody at all, or none of these watchers."""
    chance = Seeded(f"undo/{game.digest(after)}")
    for watcher in watchers or range(OUTSIDE, before.setup.seats):
        seen = looks(game, after, watcher)
        view = game.view_for(before, watcher)
        for _ in range(WORLDS):
            world = game.imagine(view, chance)
            if watcher == seat:
                if not leads_to(game, world, seat, choice, watcher, seen):
                    return False
            else:
                offered = game.legal(world, seat).copy()
                stride = max(1, len(offered) // TRIES)
                tries = [choice] if choice in offered else []
                tries += offered[::stride]
                if not any(leads_to(game, world, seat, other, watcher, seen) for other in tries):
                    return False
    return True


def looks(game: GameDefinition[Any], state: Any, watcher: int) -> str:
    return canonical(game.view_for(state, watcher).to_json())


def leads_to(game: GameDefinition[Any], world: Any, seat: int, choice: Choice, watcher: int, seen: str) -> bool:
    try:
        made = game.apply(world, seat, choice)
    except SpellhallError:
        return False
    return looks(game, made.state, watcher) == seen
