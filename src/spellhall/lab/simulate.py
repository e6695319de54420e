"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from spellhall.bots.base import NO_HURRY, Bot
from spellhall.bots.roster import make_bot
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import TABLE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress

Watcher = Callable[[Progress[Any]], None]


def play_out(
    game: GameDefinition[Any], setup: Setup, seed: str, bots: list[Bot], watch: Watcher | None = None
) -> tuple[Any, int]:
    """One game between bots, each given only its view: the final state and the number of decisions."""
    made = game.start(setup, Seeded(seed))
    if watch is not None:
        watch(made)
    decisions = 0
    limit = game.bound(setup)
    while made.state.outcome is None:
        if decisions > limit:
            raise SpellhallError(f"{game.title}, seed {seed}: more than {limit} decisions, the declared bound.")
        seat = game.waiting(made.state)[0]
        decision = game.decision_for(made.state, seat)
        choice = bots[seat].choose(game.view_for(made.state, seat), decision, NO_HURRY)
        made = game.apply(made.state, seat, choice)
        decisions += 1
        if watch is not None:
            watch(made)
    return made.state, decisions


class Tally:
    """What a series of games adds up to."""

    def __init__(self, game: GameDefinition[Any], names: list[str]) -> None:
        self.game = game
        self.names = names
        self.wins = [0] * len(names)
        self.draws = [0] * len(names)
        self.ranks = [0] * len(names)
        self.lengths: list[int] = []
        self.turns: list[int] = []
        self.ended_by: dict[str, int] = {}
        self.cards: dict[str, int] = {}

    def watch(self, made: Progress[Any]) -> None:
        for event in made.events:
            facts = event.told_to(TABLE)
            if facts is not None:
                for card in self.game.cards_used(facts):
                    self.cards[card] = self.cards.get(card, 0) + 1

    def add(self, state: Any, decisions: int, players: list[int]) -> None:
        """A game has ended; players[seat] says which of the named bots sat there."""
        outcome = state.outcome
        winners = outcome.winners
        for seat, player in enumerate(players):
            self.ranks[player] += outcome.ranks[seat]
            if seat in winners:
                if len(winners) == 1:
                    self.wins[player] += 1
                else:
                    self.draws[player] += 1
        self.lengths.append(decisions)
        self.turns.append(state.turn)
        self.ended_by[outcome.clause] = self.ended_by.get(outcome.clause, 0) + 1

    def to_json(self) -> dict[str, Any]:
        games = len(self.lengths)
        return {
            "results": [
                {
                    "seat": seat,
                    "bot": name,
                    "wins": self.wins[seat],
                    "draws": self.draws[seat],
                    "mean_rank": round(self.ranks[seat] / games, 4),
                }
                for seat, name in enumerate(self.names)
            ],
            "length": {"decisions": spread(self.lengths), "turns": spread(self.turns)},
            "ended_by": dict(sorted(self.ended_by.items())),
            "cards": dict(sorted(self.cards.items())),
        }


def spread(values: list[int]) -> dict[str, float]:
    return {"mean": round(sum(values) / len(values), 3), "min": min(values), "max": max(values)}


def simulate(
    game: GameDefinition[Any],
    setup: Setup,
    games: int,
    bots: list[str],
    seed: str,
    mirrored: bool = False,
    on_game: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games. Mirrored, each deal is played once with every rotation of the bots around the table;
    results then belong to the bot that is named for a seat, wherever it sat."""
    began = time.perf_counter()
    tally = Tally(game, bots)
    for number in range(games):
        turn = number % setup.seats if mirrored else 0
        deal = number // setup.seats if mirrored else number
        players = [(seat + turn) % setup.seats for seat in range(setup.seats)]
        made = [make_bot(bots[player], game, f"{seed}/{deal}/bot{player}") for player in players]
        state, decisions = play_out(game, setup, f"{seed}/{deal}", made, tally.watch)
        tally.add(state, decisions, players)
        if on_game is not None:
            on_game()
    return {
        "game": game.id,
        "seats": setup.seats,
        "games": games,
        "seed": seed,
        **tally.to_json(),
        "seconds": round(time.perf_counter() - began, 3),
    }
