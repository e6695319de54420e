"""One game of a balance run: played by bots that see only their views, watched for cards, ends and leads.

A game is played again on the same deal with one thing changed: a side that may not use a card, or is given one. Up to
that change everything is the same, luck and bots included, so the difference is what the change is worth.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from spellhall.bots.base import NO_HURRY, Bot
from spellhall.bots.knowledge import Knowledge
from spellhall.bots.levels import knowledge_of
from spellhall.bots.players import make_player
from spellhall.kernel.cardsense import CardSense
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Decision
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room
from spellhall.kernel.state import Choice
from spellhall.lab.playing import within

MARGIN = 0.02  # by which a side must be likelier to win than any other to be called ahead


class Barred(NamedTuple):
    """A seat that may not use a card while it has any other choice."""

    seat: int
    card: int


def sense_of(game: GameDefinition[Any], setup: Setup) -> CardSense:
    """What a card is in this game: as its own folder says, or else what lies in the zones of the seats."""
    own = room(game, "balance")
    made: CardSense = CardSense(game, setup) if own is None else own.Cards(game, setup)
    return made


def share_of(ranks: list[int]) -> list[float]:
    """What each seat has of the victory: winners share it."""
    best = min(ranks)
    return [1 / ranks.count(best) if rank == best else 0.0 for rank in ranks]


class Watched(NamedTuple):
    """What a watched game tells; plain data, so that it can be written to a file."""

    score: list[float]
    ranks: list[int]
    first: int
    turns: int
    decisions: int
    clause: str
    owned: dict[str, list[int]]  # by card: the most copies that each seat had at a time
    used: dict[str, list[int]]  # by card: how often each seat used it
    worked: dict[str, int]  # by card: how often it did something
    offered: list[str]  # cards that somebody could have used
    verbs: dict[str, list[int]]  # sorts of choices: in how many decisions offered beside others, and how often chosen
    fired: list[str]  # clauses
    lead: list[float]  # how often the lead changed, and after which share of the game the winner was ahead to the end


class Leads:
    """Who is ahead, by the bots' own estimate of the position, once in every turn."""

    def __init__(self, knows: Knowledge) -> None:
        self.knows = knows
        self.turn = -1
        self.seen: list[int] = []

    def look(self, state: Any) -> None:
        if state.turn == self.turn:
            return
        self.turn = state.turn
        promises = self.knows.promises(state)
        best = max(promises)
        ahead = [seat for seat, promise in enumerate(promises) if promise > best - MARGIN]
        self.seen.append(ahead[0] if len(ahead) == 1 else -1)

    def told(self, winners: list[int]) -> list[float]:
        """Nothing if nobody was ever called ahead."""
        leaders = [seat for seat in self.seen if seat >= 0]
        if not leaders:
            return []
        changes = sum(1 for one, other in pairwise(leaders) if one != other)
        if len(winners) != 1:
            return [float(changes), 1.0]
        doubtful = [place for place, seat in enumerate(self.seen) if seat != winners[0]]
        return [float(changes), round((doubtful[-1] + 1) / len(self.seen), 4) if doubtful else 0.0]


class Seats:
    """The bots of one game, what they may not do, and what is left to the lot."""

    def __init__(
        self,
        game: GameDefinition[Any],
        names: list[str],
        seed: str,
        sense: CardSense,
        loose: bool,
        barred: Barred | None,
    ) -> None:
        self.game = game
        self.sense = sense
        self.barred = barred
        self.lot = Seeded(f"{seed}/lot") if loose else None
        self.bots: list[Bot] = [make_player(name, game, f"{seed}/bot{seat}") for seat, name in enumerate(names)]

    def close(self) -> None:
        for bot in self.bots:
            bot.close()

    def choose(self, state: Any, seat: int, decision: Decision) -> Choice:
        choice = self.wish(state, seat, decision)
        barred = self.barred
        if barred is None or barred.seat != seat or barred.card not in self.sense.uses(state, seat, choice):
            return choice
        left = [one for one in decision.choices if barred.card not in self.sense.uses(state, seat, one)]
        if not left:
            return choice
        return self.wish(state, seat, Decision(decision.seats, decision.question, decision.clause, left))

    def wish(self, state: Any, seat: int, decision: Decision) -> Choice:
        if self.lot is not None and self.sense.free(state, seat):
            return decision.choices[self.lot.below(len(decision.choices), "lot")]
        return self.bots[seat].choose(self.game.view_for(state, seat), decision, NO_HURRY)


def replay(
    game: GameDefinition[Any],
    setup: Setup,
    names: list[str],
    seed: str,
    sense: CardSense,
    loose: bool = False,
    barred: Barred | None = None,
    given: tuple[int, int] | None = None,
) -> list[float] | None:
    """The scores of a deal that is played again with a change; None if the seat cannot be given the card."""
    state = game.start_quietly(setup, Seeded(seed))
    if given is not None and not sense.give(state, *given):
        return None
    seats = Seats(game, names, seed, sense, loose, barred)
    decisions, limit = 0, game.bound(setup)
    try:
        while state.outcome is None:
            within(game, seed, decisions, limit)
            seat = game.waiting(state)[0]
            game.apply_owned(state, seat, seats.choose(state, seat, game.decision_for(state, seat)))
            decisions += 1
    finally:
        seats.close()
    return share_of(state.outcome.ranks)


def watch(
    game: GameDefinition[Any], setup: Setup, names: list[str], seed: str, sense: CardSense, loose: bool = False
) -> Watched:
    """A game from its deal to its end, with all that is counted."""
    made = game.start(setup, Seeded(seed))
    first = sense.first(made.state)
    seats = Seats(game, names, seed, sense, loose, None)
    leads = Leads(knowledge_of(game))
    owned: dict[int, list[int]] = {}
    used: dict[int, list[int]] = {}
    worked: dict[int, int] = {}
    offered: set[int] = set()
    verbs: dict[str, list[int]] = {}
    fired: set[str] = set()
    decisions, limit = 0, game.bound(setup)
    note(fired, made)
    have(sense, made.state, owned)
    leads.look(made.state)
    try:
        while made.state.outcome is None:
            within(game, seed, decisions, limit)
            state = made.state
            seat = game.waiting(state)[0]
            decision = game.decision_for(state, seat)
            fired.add(decision.clause)
            choice = seats.choose(state, seat, decision)
            sorts(verbs, decision.choices, choice)
            if sense.quick:
                for one in decision.choices:
                    offered.update(sense.uses(state, seat, one))
            by_it = sense.uses(state, seat, choice)
            for card in by_it:
                used.setdefault(card, [0] * setup.seats)[seat] += 1
                offered.add(card)
            made = game.apply(state, seat, choice)
            for card in sense.worked(by_it, made.events):
                worked[card] = worked.get(card, 0) + 1
            decisions += 1
            if first < 0 and sense.late:
                first = sense.first(made.state)
            note(fired, made)
            have(sense, made.state, owned)
            leads.look(made.state)
    finally:
        seats.close()
    outcome = made.state.outcome
    fired.add(outcome.clause)
    score = share_of(outcome.ranks)
    return Watched(
        score,
        outcome.ranks,
        first,
        made.state.turn,
        decisions,
        outcome.clause,
        {sense.names[card]: owned[card] for card in sorted(owned)},
        {sense.names[card]: used[card] for card in sorted(used)},
        {sense.names[card]: worked[card] for card in sorted(worked)},
        [sense.names[card] for card in sorted(offered)],
        {verb: verbs[verb] for verb in sorted(verbs)},
        sorted(fired),
        leads.told(outcome.winners),
    )


def note(fired: set[str], made: Any) -> None:
    fired.update(made.cited)
    fired.update(event.clause for event in made.events)


def have(sense: CardSense, state: Any, owned: dict[int, list[int]]) -> None:
    for seat in range(state.setup.seats):
        for card, copies in sense.owned(state, seat).items():
            most = owned.setdefault(card, [0] * state.setup.seats)
            most[seat] = max(most[seat], copies)


def sorts(verbs: dict[str, list[int]], choices: list[Choice], chosen: Choice) -> None:
    """Sorts of choices that were offered beside other sorts."""
    there = {choice.verb for choice in choices}
    if len(there) > 1:
        for verb in there:
            counted = verbs.setdefault(verb, [0, 0])
            counted[0] += 1
            counted[1] += verb == chosen.verb
