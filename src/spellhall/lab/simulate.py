"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from spellhall import __version__
from spellhall.bots.players import make_player
from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.records import end_line, header_line, step_line
from spellhall.kernel.state import Choice
from spellhall.lab.balance.figures import percentiles, share
from spellhall.lab.balance.matches import sense_of, share_of
from spellhall.lab.balance.run import card_set
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
        self.scores: list[list[float]] = [[] for _ in names]  # each bot's share of the victory, game by game
        self.begun: list[float] = []  # the share of whoever began, where somebody did
        self.records: list[str] = []  # whole games for `review`, if they are wanted

    def watch(self, game: GameDefinition[Any], made: Progress[Any]) -> None:
        for event in made.events:
            facts = event.told_to(OUTSIDE)
            if facts is not None:
                for card in game.cards_used(facts):
                    self.cards[card] = self.cards.get(card, 0) + 1

    def add(self, state: Any, decisions: int, players: list[int], first: int = -1) -> None:
        """A game has ended; players[seat] says which of the named bots sat there, and `first` who began."""
        outcome = state.outcome
        winners = outcome.winners
        shares = share_of(outcome.ranks)
        for seat, player in enumerate(players):
            self.scores[player].append(shares[seat])
        if first >= 0:
            self.begun.append(shares[first])
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
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine += theirs
        self.begun += other.begun
        self.lengths += other.lengths
        self.turns += other.turns
        for counted, added in ((self.ended_by, other.ended_by), (self.cards, other.cards)):
            for name, count in added.items():
                counted[name] = counted.get(name, 0) + count

    def to_json(self, rotated: int = 1) -> dict[str, Any]:
        """`rotated`: so many games in a row are one deal, and intervals count deals."""
        games = len(self.lengths)
        return {
            "results": [
                {
                    "seat": seat,
                    "bot": name,
                    "wins": self.wins[seat],
                    "draws": self.draws[seat],
                    "share": share(by_deal(self.scores[seat], rotated)).to_json(),
                    "mean_rank": round(self.ranks[seat] / games, 4),
                    **({} if self.utilities is None else {"mean_utility": round(self.utilities[seat] / games, 4)}),
                }
                for seat, name in enumerate(self.names)
            ],
            "beginning": share(self.begun).to_json() if self.begun else None,
            "length": {"decisions": percentiles(self.lengths), "turns": percentiles(self.turns)},
            "ended_by": dict(sorted(self.ended_by.items())),
            "cards": dict(sorted(self.cards.items())),
        }


def by_deal(scores: list[float], rotated: int) -> list[float]:
    """The means of so many scores in a row."""
    deals = [scores[at : at + rotated] for at in range(0, len(scores), rotated)]
    return [sum(deal) / len(deal) for deal in deals]


class Record:
    """A game as the lines of a record, while it is played."""

    def __init__(self, game: GameDefinition[Any], setup: Setup, seed: str, bots: list[str]) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.bots = bots
        self.lines: list[str] = []

    def note(self, seat: int, choice: Choice | None, made: Progress[Any]) -> None:
        if choice is None:
            names = [f"{bot} {SEAT_LETTERS[at]}" for at, bot in enumerate(self.bots)]
            self.lines.append(header_line(self.game, self.setup, self.seed, made, names, self.bots))
        else:
            text = self.game.write_choice(self.setup, choice)
            self.lines.append(step_line(self.game, len(self.lines), seat, text, made))

    def whole(self, state: Any) -> str:
        return "\n".join([*self.lines, end_line(state, len(self.lines) - 1)]) + "\n"


class Piece(NamedTuple):
    """Some of the games of a series, told so that any process on any machine can play them."""

    setup: dict[str, Any]
    bots: list[str]
    seed: str
    mirrored: bool
    first: int
    last: int  # not played any more
    recorded: bool = False


def play_piece(piece: Piece) -> Tally:
    game = find_game(piece.setup["game"])
    setup = game.setup_from_json(piece.setup)
    tally = Tally(piece.bots)
    sense = sense_of(game, setup)
    for number in range(piece.first, piece.last):
        turn = number % setup.seats if piece.mirrored else 0
        deal = number // setup.seats if piece.mirrored else number
        players = [(seat + turn) % setup.seats for seat in range(setup.seats)]
        made = [make_player(piece.bots[player], game, f"{piece.seed}/{deal}/bot{player}") for player in players]
        seed = f"{piece.seed}/{deal}"
        first = sense.first(game.start_quietly(setup, Seeded(seed)))
        record = Record(game, setup, seed, [piece.bots[player] for player in players]) if piece.recorded else None
        watch = partial(tally.watch, game)
        state, decisions = play_out(game, setup, seed, made, watch, None if record is None else record.note)
        for bot in made:
            bot.close()
        tally.add(state, decisions, players, first)
        if record is not None:
            tally.records.append(record.whole(state))
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
    keep: Callable[[int, str], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games; `keep` is handed each as a record, with its number.

    Mirrored, each deal is played once with every rotation of the bots around the table; results then belong to the bot
    that is named for a seat, wherever it sat."""
    began = time.perf_counter()
    told = game.setup_to_json(setup)
    pieces = [
        Piece(told, bots, seed, mirrored, at, min(at + PIECE, games), keep is not None) for at in range(0, games, PIECE)
    ]
    tally = Tally(bots)
    with crew(jobs, len(pieces), cluster) as workers:
        for piece in workers.in_order(play_piece, pieces):
            if keep is not None:
                for number, record in enumerate(piece.records, start=len(tally.lengths) + 1):
                    keep(number, record)
            tally.join(piece)
            for _ in piece.lengths:
                if on_game is not None:
                    on_game()
    return {
        "game": game.id,
        "seats": setup.seats,
        "games": games,
        "seed": seed,
        "version": __version__,
        "rules_version": game.rules_version,
        "options": setup.options,
        "card_set": card_set(game, setup),
        **tally.to_json(setup.seats if mirrored else 1),
        "seconds": round(time.perf_counter() - began, 3),
    }
