"""What hints claim, and how a claim is put to the test: the choice is carried out, and the result is counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from spellhall.bots.advise import Advice, advise
from spellhall.bots.base import NO_HURRY, Bot
from spellhall.bots.roster import make_bot
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.state import Choice
from words.recorder import option_sets

WORLDS = 3  # other worlds that look the same, in which a claim must hold as well as in the true one
LONGEST = 400


class Claim(NamedTuple):
    """A sentence about a choice, in one world."""

    game: GameDefinition[Any]
    world: Any
    seat: int
    choice: Choice
    place: int  # in the list of the hint
    advice: list[Advice]
    key: str
    facts: dict[str, Any]

    @property
    def best(self) -> Choice:
        found = self.advice[0].choice
        assert found is not None
        return found

    def after(self) -> Any:
        return self.game.apply(self.world, self.seat, self.choice).state


Check = Callable[[Claim], bool]


def sentences(message: Message) -> list[Message]:
    if message.key == "list-sentences":
        return [one for item in message.facts["items"] for one in sentences(item)]
    return [message]


def is_number(fact: Any) -> bool:
    return isinstance(fact, int) or (isinstance(fact, str) and re.fullmatch(r"[+-]?\d+", fact) is not None)


def numbers(facts: dict[str, Any]) -> list[str]:
    """The facts that are numbers."""
    return [name for name, fact in facts.items() if is_number(fact)]


def claims(game: GameDefinition[Any], state: Any, seat: int, given: list[Advice]) -> Iterator[Claim]:
    """Everything that a hint says about its choices, in the true world and in others that look the same."""
    view, luck = game.view_for(state, seat), Seeded("truths")
    worlds = [state, *[game.imagine(view, luck) for _ in range(WORLDS)]]
    for place, advice in enumerate(given):
        for message in sentences(advice.why):
            for world in worlds:
                if advice.choice is not None:
                    yield Claim(game, world, seat, advice.choice, place, given, message.key, message.facts)


def changed(claim: Claim, name: str) -> Claim:
    """The same claim with one number off by one."""
    old = claim.facts[name]
    new: Any = old + 1 if isinstance(old, int) else str(int(old) + 1)
    return claim._replace(facts={**claim.facts, name: new})


def hinted(game: GameDefinition[Any], wanted: int, seed: str) -> Iterator[tuple[Any, int, list[Advice]]]:
    """So many hints, from games with all seat counts and options, played half with sense and half at random."""
    sets = list(option_sets(game))
    found = number = 0
    while found < wanted:
        seats, options = sets[number % len(sets)]
        for state, seat in moments(game, seats, options, f"{seed}/{number}"):
            decision = game.decision_for(state, seat)
            given = advise(game, game.view_for(state, seat), decision, playouts=6, milliseconds=0)
            if given:
                yield state, seat, given
                found += 1
                if found == wanted:
                    return
        number += 1


def moments(game: GameDefinition[Any], seats: int, options: dict[str, Any], seed: str) -> Iterator[tuple[Any, int]]:
    """Some decisions of one game, each with several choices."""
    luck = Seeded(seed)
    setup = game.setup(seats, options)
    state = game.start(setup, Seeded(f"{seed}/cards")).state
    bots: list[Bot] = [make_bot("greedy", game, f"{seed}/{seat}") for seat in range(seats)]
    skip = luck.below(8, "first")
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        waiting = game.waiting(state)
        seat = waiting[luck.below(len(waiting), "seat")]
        decision = game.decision_for(state, seat)
        choices = decision.choices
        if len(choices) > 1:
            skip -= 1
            if skip < 0:
                yield state, seat
                skip = luck.below(24, "next")
        if luck.below(3, "how") == 0:
            choice = choices[luck.below(len(choices), "choice")]
        else:
            choice = bots[seat].choose(game.view_for(state, seat), decision, NO_HURRY)
        state = game.apply(state, seat, choice).state
