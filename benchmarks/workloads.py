"""Fixed work whose instructions guard.py counts. Compiled with the engine, so that only the engine is counted."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from benchmarks.closest.dice import Dice
from spellhall.bots.knowledge import TO_THE_END
from spellhall.bots.levels import knowledge_of
from spellhall.bots.searching.playouts import Timer, Worlds
from spellhall.bots.searching.tree import Tree
from spellhall.encoding.base import Encoding
from spellhall.encoding.many import Field
from spellhall.encoding.registry import make_encoding
from spellhall.encoding.stepper import Stepper
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition

SEATS = 2
FEW_TURNS = 2  # to which a playout without knowledge is cut


def opened(game: GameDefinition[Any], number: int) -> Any:
    return game.start_quietly(game.setup(SEATS), Seeded(f"guard{number}"))


def work_play(game: GameDefinition[Any], many: i64) -> None:
    """Random play: legal list, choice, apply in place."""
    run(game, many, "play")


def work_view(game: GameDefinition[Any], many: i64) -> None:
    """The same, with the acting seat's view before every choice."""
    run(game, many, "view")


def work_imagine(game: GameDefinition[Any], many: i64) -> None:
    """The same, with view and an imagined world before every choice."""
    run(game, many, "imagine")


def work_events(game: GameDefinition[Any], many: i64) -> None:
    """Random play by steps that copy and tell."""
    run(game, many, "events")


def run(game: GameDefinition[Any], many: i64, kind: str) -> None:
    dice = Dice(7)
    chance = Seeded("guard")
    number = 0
    state = opened(game, number)
    for _ in range(many):
        if state.outcome is not None:
            number += 1
            state = opened(game, number)
        seat = game.waiting(state)[0]
        choices = game.legal(state, seat)
        choice = choices[dice.below(len(choices))]
        if kind == "events":
            state = game.apply(state, seat, choice).state
            continue
        if kind != "play":
            view = game.view_for(state, seat)
            if kind == "imagine":
                game.imagine(view, chance)
        game.apply_owned(state, seat, choice)


def work_search(game: GameDefinition[Any], many: i64) -> None:
    """So many iterations of tree search from the first decision at which there is something to choose."""
    dice = Dice(7)
    state = opened(game, 0)
    seat = game.waiting(state)[0]
    choices = game.legal(state, seat)
    while len(choices) < 2:
        game.apply_owned(state, seat, choices[dice.below(len(choices))])
        seat = game.waiting(state)[0]
        choices = game.legal(state, seat)
    knows = knowledge_of(game)
    chance = Seeded("guard")
    knows.start(chance)
    if knows.turns == TO_THE_END:
        knows.turns = FEW_TURNS
    tree = Tree(game, knows)
    tree.grow(Worlds(game, game.view_for(state, seat), chance), choices, many, Timer(0))


MATCHES = 8
FIELDS: dict[str, Field] = {}


def field_of(game: GameDefinition[Any]) -> Field:
    """Matches side by side, as research steps them; made once, so that it does not count."""
    found = FIELDS.get(game.id)
    if found is None:
        encoding: Encoding = make_encoding(game, game.setup(SEATS))
        found = Field(encoding, [Stepper(encoding) for _ in range(MATCHES)])
        found.start("guard")
        FIELDS[game.id] = found
    return found


def work_field(game: GameDefinition[Any], many: i64) -> None:
    """Research: so many decisions, eight matches by one call, with features, numbers and masks."""
    dice = Dice(7)
    field = field_of(game)
    for _ in range(many // MATCHES):
        numbers = field.legal()
        firsts = field.firsts()
        counts = field.counts()
        chosen: list[bytes] = []
        for place in range(MATCHES):
            at = int(firsts[place]) + dice.below(int(counts[place]))
            chosen.append(int(numbers[at]).to_bytes(8, "little"))
        field.step(b"".join(chosen))
