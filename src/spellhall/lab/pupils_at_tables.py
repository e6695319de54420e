"""Simulated pupils at tables of real games: how many of the sums that a game brings up do they get right?

    python -m spellhall.lab.pupils_at_tables [--tables 40]

Two pupils play several games in a row, each with a deck for them, as a class does. They choose cards like the bot
`greedy`, and answer as `lab/pupils.py` lets them answer. Beside it the same with the usual cards and without help.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any, Final

from spellhall.bots.base import NO_HURRY
from spellhall.bots.players import make_player
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.lab.pupils import SPREAD, Child, true_difficulties
from spellhall.practice import (
    Book,
    Lesson,
    Pupil,
    asked,
    dealt,
    facts_of,
    plans,
    practises,
    solved,
    support,
    tried,
    wanted,
)

GAMES: Final = 3
"""Games in a row at one table."""


class Sums:
    """What came up at the tables of a game."""

    def __init__(self) -> None:
        self.asked = 0
        self.right = 0
        self.by_table = 0

    def to_json(self) -> dict[str, Any]:
        share = self.right / self.asked if self.asked else 0.0
        return {"asked": self.asked, "right": round(share, 3), "by_table": self.by_table}


def table(game: GameDefinition[Any], fitted: bool, sums: Sums, chance: Random) -> None:
    """One table of two, for several games; sums count from the second game on, when the pupils are known a little."""
    facts = facts_of(plans(game)[0])
    every = facts_of("tables 1-20") if facts[0].kind == "x" else facts_of("sums 40; differences 40")
    hard = true_difficulties(every, chance)
    children = [Child(chance.gauss(0.4, SPREAD), hard, chance) for _ in range(2)]
    pupils, book = [Pupil(), Pupil()], Book()
    lessons = [Lesson.begin(pupil, facts, 1) for pupil in pupils]
    for number in range(GAMES):
        usual = dealt(game, {}, {}).options
        made = dealt(game, wanted(pupils, book, facts), {})
        cards = game.cards_from(made.cards) if fitted and made.cards is not None else None
        setup = game.setup(2, made.options if fitted else usual, cards)
        state: Any = game.start_quietly(setup, Seeded(str(chance.random())))
        bot = make_player("greedy", game, str(number))
        while state.outcome is None:
            seat = game.waiting(state)[0]
            view = game.view_for(state, seat)
            fact = asked(game, view)
            answer = solved(game, view)
            choice = bot.choose(view, game.decision_for(state, seat), NO_HURRY)
            if fact is not None and answer is not None and (fact not in hard or not tried(game, state, seat, answer)):
                choice = answer  # the right answer says nothing about a sum, such as being silent
            elif fact is not None and answer is not None:
                given = support(pupils[seat], book, fact, facts) if fitted else None
                if given is not None and given.by_table:
                    sums.by_table += number > 0
                    choice = answer
                else:
                    worth = given.worth if given else 0.0
                    children[seat].edges[fact] += worth  # help makes it easier, this once
                    right, seconds = children[seat].answers(fact)
                    children[seat].edges[fact] -= worth
                    wrong = [one for one in game.legal(state, seat) if one != answer]
                    choice = answer if right else chance.choice(wrong)
                    found = tried(game, state, seat, choice)
                    if found is not None:
                        lessons[seat].answered(pupils[seat], book, fact, found.right, seconds, help_worth=worth)
                        sums.asked += number > 0
                        sums.right += found.right and number > 0
            game.apply_owned(state, seat, choice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    given = parser.parse_args()
    for id in game_ids():
        game = find_game(id)
        if practises(game):
            found = {}
            for fitted in (True, False):
                sums, chance = Sums(), Random(25)
                for _ in range(given.tables):
                    table(game, fitted, sums, chance)
                found["fitted" if fitted else "usual"] = sums.to_json()
            print(json.dumps({id: found}))


if __name__ == "__main__":
    main()
