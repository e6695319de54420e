"""Mining puzzles: moments of games with one choice that is clearly best, and that weaker players miss.

A forced victory is proved (`puzzles/proving.py`); everything else is found by search, cheap questions first. A moment
goes on only if a short search disagrees with greedy and adept, then if a longer one does, and at last a search with ten
times the budget of the strongest level names the answer. It is compared with every other choice in fresh imagined
worlds, in the same ones with the same luck, and must be better by more than the uncertainty. Everything is worked out
from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from spellhall.bots.advise import deep, look
from spellhall.bots.base import NO_HURRY, Clock
from spellhall.bots.judging import judged
from spellhall.bots.levels import LEVELS, judging_knowledge, level_bot
from spellhall.bots.reasons import reasons_of
from spellhall.bots.roster import make_bot, usual_bot
from spellhall.bots.searching.paired import Difference, compare_deeply, compare_playouts
from spellhall.bots.searching.playouts import Timer
from spellhall.bots.strengths import strengths_of
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Decision
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.puzzles.proving import WIN, Unsure, only_world, winning
from spellhall.puzzles.puzzle import Puzzle, id_of, written_for
from spellhall.puzzles.rating import rating_from

TIMES = 10  # the budget of the strongest level, for the search that names the answer
LEAST = 0.04  # what every other choice must lose at least
FEWEST, MOST = 2, 40  # choices of a puzzle
WORLDS = 800  # in which the answer is compared with another choice, at most; of deep looks an eighth
ALIKE = 6  # worlds in which equivalent choices lead to the same table
PER_GAME = 4  # puzzles from one game, and
APART = 4  # turns between two of them, so that they differ
LADDER = ((40, 0.05), (8, 0.03), (1, 0.03))
"""Parts of the budget of the strongest level, each for what the one before has left, and the loss that it must see: the
shorter the look, the more of what it sees is chance."""

TURNS = 4  # after the present one, within which a victory may be forced
SHARE = 3  # of the choices, at most one in so many may be right in an exact puzzle
SOLVERS = ("greedy", *LEVELS)


class Moment(NamedTuple):
    """A decision of a game, as its seat sees it."""

    view: View[Any]
    decision: Decision


class Found(NamedTuple):
    """The answers to a moment, and how sure they are: what they promise beside the closest of the others, or the turns
    within which they were proved to win."""

    answers: list[Choice]
    closest: Difference
    turns: int = -1


def moments_of_play(game: GameDefinition[Any], setup: Setup, seed: str, players: list[str]) -> Iterator[Moment]:
    """The decisions of a game between bots."""
    bots = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(players)]
    state = game.start_quietly(setup, Seeded(seed))
    for _ in range(game.bound(setup) + 1):
        if state.outcome is not None:
            return
        seat = game.waiting(state)[0]
        moment = Moment(game.view_for(state, seat), game.decision_for(state, seat))
        yield moment
        game.apply_owned(state, seat, bots[seat].choose(moment.view, moment.decision, NO_HURRY))


class Miner:
    """Looks for puzzles among moments. The same moments give the same puzzles."""

    def __init__(self, game: GameDefinition[Any], times: int = TIMES, worlds: int = WORLDS, turns: int = TURNS) -> None:
        self.game = game
        self.times = times  # 0: no search, only proofs
        self.worlds = worlds
        self.turns = turns
        self.knows = judging_knowledge(game)
        self.budget = strengths_of(game)[-1].playouts  # of the strongest level

    def puzzles(self, moments: Iterator[Moment], most: int = PER_GAME) -> list[Puzzle]:
        """The puzzles of one game, some turns apart."""
        out: list[Puzzle] = []
        free = 0  # the first turn that is far enough from the last puzzle
        for moment in moments:
            turn = moment.view.state.turn
            if len(out) == most or turn < free:
                continue
            puzzle = self.puzzle(moment)
            if puzzle is not None:
                free = turn + APART
                out.append(puzzle)
        return out

    def puzzle(self, moment: Moment) -> Puzzle | None:
        """The puzzle of a moment, if it is one."""
        view, decision = moment
        if not FEWEST <= len(decision.choices) <= MOST or view.state.turn < 2:
            return None
        found = self.proved(moment)
        if found is None and self.times and self.promising(moment):
            found = self.answer(moment)
        return None if found is None else self.written(moment, found)

    def proved(self, moment: Moment) -> Found | None:
        """The choices that force a victory, if they are few."""
        try:
            if not self.near(moment, only_world(self.game, moment.view)):
                return None
            for turns in range(0, self.turns + 1, moment.view.state.setup.seats):
                answers = winning(self.game, moment.view, turns)
                if answers:
                    few = SHARE * len(answers) <= len(moment.decision.choices)
                    return Found(answers, Difference(), turns) if few else None
        except Unsure:
            pass
        return None

    def near(self, moment: Moment, world: Any) -> bool:
        """Whether the seat may win soon: a quick try of every choice, which saves many vain proofs."""
        view, decision = moment
        game, knows = self.game, self.knows
        knows.start(Seeded(f"near/{id_of(view)}"))
        for choice in decision.choices:
            twin = world.clone()
            game.apply_owned(twin, view.seat, choice)
            while twin.outcome is None and twin.turn <= view.state.turn + self.turns:
                seat = game.waiting(twin)[0]
                game.apply_owned(twin, seat, knows.reply(twin, seat, knows.offered(twin, seat)))
            if twin.outcome is not None and twin.outcome.winners == [view.seat]:
                return True
        return False

    # ------------------------------------------------------------ from cheap to dear

    def promising(self, moment: Moment) -> bool:
        """Whether a short look and then a longer one disagree with what greedy and adept would do."""
        view, decision = moment
        choices = judged(self.game, view, decision)
        if len(choices) < 2 or self.knows.opening(view, choices, 0, Timer(0)) or self.knows.plain(view):
            return False
        weaker = [self.chosen(name, moment) for name in (usual_bot(self.game), "adept")]
        return all(self.missed(moment, choices, weaker, self.budget // part) >= least for part, least in LADDER)

    def missed(self, moment: Moment, choices: list[Choice], weaker: list[Choice], budget: int) -> float:
        """By how much the best choice seems to be better than what weaker players do; 0 if one of them finds it."""
        if deep(self.game, self.knows, moment.view):
            budget //= 50  # `look` counts positions by the playouts that they cost
        found = look(self.game, self.knows, moment.view, choices, f"mine/{budget}", max(24, budget), 0)
        best = found.ranking()[0]
        if choices[best] in weaker:
            return 0.0
        others = [
            found.estimate(place) for place, choice in enumerate(choices) if choice in weaker and found.visits[place]
        ]
        return found.estimate(best) - max(others) if others else 1.0

    def answer(self, moment: Moment) -> Found | None:
        """The one right choice, with its equivalents, if it is clearly better than all others."""
        best = self.searched(moment, self.times * self.budget, "puzzle")
        weaker = [self.chosen(name, moment) for name in (usual_bot(self.game), "adept")]
        choices = moment.decision.choices
        answers = [choice for choice in choices if choice == best or self.alike(moment.view, choice, best)]
        if any(choice in answers for choice in weaker):
            return None
        closest: Difference | None = None
        for other in [*weaker, *[choice for choice in choices if choice not in weaker]]:
            if other in answers:
                continue
            difference = self.compared(moment.view, best, other)
            if not difference.is_loss(LEAST):
                return None
            if closest is None or difference.mean < closest.mean:
                closest = difference
        return None if closest is None else Found(answers, closest)

    def searched(self, moment: Moment, budget: int, seed: str) -> Choice:
        """What the strongest level chooses with so much thought."""
        bot = level_bot(self.game, seed, LEVELS[-1])
        return bot.choose(moment.view, moment.decision, Clock(iterations=budget))

    def compared(self, view: View[Any], best: Choice, other: Choice) -> Difference:
        seed = f"confirm/{id_of(view)}"
        game, knows, timer = self.game, self.knows, Timer(0)
        if deep(game, knows, view):
            plies = 4
            return compare_deeply(game, knows, view, best, other, seed, self.worlds // 8, LEAST, plies, timer)
        return compare_playouts(game, knows, view, best, other, seed, self.worlds, LEAST, timer)

    def alike(self, view: View[Any], one: Choice, two: Choice) -> bool:
        """Whether two choices lead to the same table, whatever is hidden."""
        chance = Seeded(f"alike/{id_of(view)}")
        for _ in range(ALIKE):
            world = self.game.imagine(view, chance)
            if len({self.after(world, view.seat, choice) for choice in (one, two)}) > 1:
                return False
        return True

    def after(self, world: Any, seat: int, choice: Choice) -> str:
        twin = world.clone()
        self.game.apply_owned(twin, seat, choice)
        return self.game.digest(twin)

    def chosen(self, name: str, moment: Moment) -> Choice:
        return make_bot(name, self.game, "solver").choose(moment.view, moment.decision, NO_HURRY)

    # ------------------------------------------------------------ writing down

    def written(self, moment: Moment, found: Found) -> Puzzle | None:
        """The puzzle with all that is told about it; None if the game cannot write the moment down."""
        view, decision = moment
        game, setup = self.game, view.state.setup
        position = written_for(game, view)
        if position is None:
            return None
        choices = {name: self.chosen(name, moment) for name in SOLVERS if name != "greedy" or usual_bot(game) == name}
        solved = [name for name, choice in choices.items() if choice in found.answers]
        wrong = [choices[name] for name in ("adept", *SOLVERS) if name in choices and name not in solved]
        if not wrong:
            return None  # everybody finds it
        tempting = wrong[0]
        defaults = game.setup(setup.seats).options
        return Puzzle(
            id=id_of(view),
            seat=view.seat,
            seats=setup.seats,
            position=position,
            answers=[game.write_choice(setup, choice) for choice in found.answers],
            tempting=game.write_choice(setup, tempting),
            solved=solved,
            rating=rating_from(solved),
            clause=decision.clause,
            themes=themes_of(game, view, decision, found.answers[0]),
            options={name: value for name, value in setup.options.items() if value != defaults[name]},
            before=round(found.closest.before, 3) if found.turns < 0 else 1.0,
            after=round(found.closest.after, 3) if found.turns < 0 else 0.0,
            uncertainty=round(found.closest.uncertainty, 3) if found.turns < 0 else 0.0,
            proof=WIN if found.turns >= 0 else "",
            turns=max(0, found.turns),
        )


def themes_of(game: GameDefinition[Any], view: View[Any], decision: Decision, answer: Choice) -> list[str]:
    """What a puzzle is about: the question, the clauses that the answer calls on, and the reasons for it."""
    world = game.imagine(view, Seeded("themes"))
    cited = [clause for clause in game.apply(world, view.seat, answer).cited if clause in game.book]
    why = reasons_of(game).why(view, answer)
    return list(dict.fromkeys([decision.question.key, *cited, *(keys_in(why) if why is not None else [])]))


def keys_in(message: Message) -> list[str]:
    """The keys of a message and of those inside it, but no names of cards or players."""
    out = [message.key]
    for fact in message.facts.values():
        for each in fact if isinstance(fact, list) else [fact]:
            if isinstance(each, Message) and "-why-" in each.key:
                out += keys_in(each)
    return out


def agrees(game: GameDefinition[Any], puzzle: Puzzle, state: Any, times: int) -> bool:
    """Whether a search with so many times the budget of the strongest level, and other luck, finds a right choice."""
    view = game.view_for(state, puzzle.seat)
    moment = Moment(view, game.decision_for(state, puzzle.seat))
    miner = Miner(game)
    found = miner.searched(moment, times * miner.budget, "again")
    return game.write_choice(state.setup, found) in puzzle.answers
