"""The table of sizes in docs/research.md: `python -m benchmarks.research_sizes [GAMES]`."""

from __future__ import annotations

import sys

from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.encoding.registry import make_encoding
from spellhall.encoding.stepper import Stepper
from spellhall.games import all_games
from spellhall.kernel.chance import Seeded


def sizes(games: int) -> None:
    """Vocabulary, features, and length and branching of games between random players."""
    print("| game | seats | choices | features | decisions | legal choices, mean and most |")
    print("|---|---|---|---|---|---|")
    for game in all_games():
        for seats in game.seat_counts:
            encoding = make_encoding(game, game.setup(seats))
            match = Stepper(encoding)
            chance = Seeded("sizes")
            decisions = offered = most = 0
            for number in range(games):
                match.start(f"sizes/{number}")
                while not match.over:
                    seat = match.asked()[0]
                    legal = match.legal(seat)
                    offered += len(legal)
                    most = max(most, len(legal))
                    match.choose(seat, legal[chance.below(len(legal), "choice")])
                decisions += match.decisions
            mean = f"{decisions / games:.0f} | {offered / decisions:.1f}, {most}"
            print(f"| {game.id} | {seats} | {encoding.size} | {encoding.length} | {mean} |")


def baselines(games: int) -> None:
    """Greedy against random, both on both seats in turn, the same deals for each."""
    print("| game | greedy's mean payoff against random, two seats |")
    print("|---|---|")
    for game in all_games():
        setup = game.setup(2)
        total = 0
        for number in range(games):
            greedy = number % 2
            bots = [make_bot("greedy" if seat == greedy else "random", game, f"{number}/{seat}") for seat in range(2)]
            state = game.start_quietly(setup, Seeded(f"baseline/{number // 2}"))
            while state.outcome is None:
                seat = game.waiting(state)[0]
                choice = bots[seat].choose(game.view_for(state, seat), game.decision_for(state, seat), NO_HURRY)
                game.apply_owned(state, seat, choice)
            ranks = state.outcome.ranks
            total += (ranks[1 - greedy] > ranks[greedy]) - (ranks[1 - greedy] < ranks[greedy])
        print(f"| {game.id} | {total / games:+.2f} |")


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    sizes(number)
    baselines(number)
