"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from spellhall.bots.players import make_player
from spellhall.games import game as find_game
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.lab.crews import crew
from spellhall.lab.playing import play_out

PIECE = 20  # games that a worker plays before it reports; always the same, whoever does the work


class Tally:
    """What a series of games adds up to."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.wins = [0] * len(names)
        self.draws = [0] * len(names)
        self.ranks = [0] * len(names)
        self.utilities: list[float] | None = None  # what each has won in all games, where there are stakes
        self.lengths: list[int] = []
        self.turns: list[int] = []
        self.ended_by: dict[str, int] = {}
        self.cards: dict[str, int] = {}

    def watch(self, game: GameDefinition[Any], made: Progress[Any]) -> None:
        for event in made.events:
            facts = event.told_to(OUTSIDE)
            if facts is not None:
                for card in game.cards_used(facts):
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
        if outcome.utilities is not None:
            won = self.utilities = self.utilities or [0.0] * len(self.names)
            for seat, player in enumerate(players):
                won[player] += outcome.utilities[seat]
        self.lengths.append(decisions)
        self.turns.append(state.turn)
        self.ended_by[outcome.clause] = self.ended_by.get(outcome.clause, 0) + 1

    def join(self, other: Tally) -> None:
        """Add what came of other games."""
        for seat in range(len(self.names)):
            self.wins[seat] += other.wins[seat]
            self.draws[seat] += other.draws[seat]
            self.ranks[seat] += other.ranks[seat]
        if other.utilities is not None:
            mine_so_far = self.utilities or [0.0] * len(self.names)
            self.utilities = [mine + theirs for mine, theirs in zip(mine_so_far, other.utilities, strict=True)]
        self.lengths += other.lengths
        self.turns += other.turns
        for mine, theirs in ((self.ended_by, other.ended_by), (self.cards, other.cards)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count

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
                    **({} if self.utilities is None else {"mean_utility": round(self.utilities[seat] / games, 4)}),
                }
                for seat, name in enumerate(self.names)
            ],
            "length": {"decisions": spread(self.lengths), "turns": spread(self.turns)},
            "ended_by": dict(sorted(self.ended_by.items())),
            "cards": dict(sorted(self.cards.items())),
        }


def spread(values: list[int]) -> dict[str, float]:
    return {"mean": round(sum(values) / len(values), 3), "min": min(values), "max": max(values)}


class Piece(NamedTuple):
    """Some of the games of a series, told so that any process on any machine can play them."""

    setup: dict[str, Any]
    bots: list[str]
    seed: str
    mirrored: bool
    first: int
    last: int  # not played any more


def play_piece(piece: Piece) -> Tally:
    game = find_game(piece.setup["game"])
    setup = game.setup_from_json(piece.setup)
    tally = Tally(piece.bots)
    for number in range(piece.first, piece.last):
        turn = number % setup.seats if piece.mirrored else 0
        deal = number // setup.seats if piece.mirrored else number
        players = [(seat + turn) % setup.seats for seat in range(setup.seats)]
        made = [make_player(piece.bots[player], game, f"{piece.seed}/{deal}/bot{player}") for player in players]
        state, decisions = play_out(game, setup, f"{piece.seed}/{deal}", made, partial(tally.watch, game))
        for bot in made:
            bot.close()
        tally.add(state, decisions, players)
    return tally


def simulate(
    game: GameDefinition[Any],
    setup: Setup,
    games: int,
    bots: list[str],
    seed: str,
    mirrored: bool = False,
    on_game: Callable[[], None] | None = None,
    jobs: int = 1,
    cluster: str = "",
) -> dict[str, Any]:
    """Play `games` games. Mirrored, each deal is played once with every rotation of the bots around the table;
    results then belong to the bot that is named for a seat, wherever it sat."""
    began = time.perf_counter()
    told = game.setup_to_json(setup)
    pieces = [Piece(told, bots, seed, mirrored, at, min(at + PIECE, games)) for at in range(0, games, PIECE)]
    tally = Tally(bots)
    with crew(jobs, len(pieces), cluster) as workers:
        for piece in workers.in_order(play_piece, pieces):
            tally.join(piece)
            for _ in piece.lengths:
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
