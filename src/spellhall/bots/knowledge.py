"""What a game may tell a searching bot: worths of choices, quick replies, and what a position promises each seat."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from spellhall.bots.base import NO_HURRY, Weigher
from spellhall.bots.minds import UNIT, Mind, Seer, seer_for
from spellhall.bots.networks import Network, network_of
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import NO_QUESTION, Decision
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.shown import shown_json
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

if TYPE_CHECKING:
    from spellhall.bots.searching.playouts import Timer

TO_THE_END: Final = 1 << 40
"""More turns and decisions than any game has: without knowledge only the end of a game tells anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The knowledge of no game at all: random replies, even chances. A game's own is in the module of its name."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        self.game = game
        self.chance = chance
        self.turns = TO_THE_END  # how many turns a playout looks ahead
        self.longest = TO_THE_END  # decisions after which a playout stops wherever it is
        self.stubborn = 0.0  # how much better than the one of most worth a choice must look after a single world
        self.margin = 0.0  # how much better than the one of most worth a choice must turn out, however sure that is
        self.widest = 1_000  # how many choices are worth looking at
        self.trait_names: list[str] = []  # what `traits` writes for each seat
        self.network: Network | None = None  # says what a position promises, where it was made for these rules
        self.network_setup: Setup | None = None  # the setup asked for last, and whether the network was made for it
        self.network_fits = False
        self.mind: Mind | None = None  # scores choices, where it was made for these rules
        self.seer: Seer | None = None  # the mind for the setup asked for last
        self.seer_setup: Setup | None = None
        self.turns_by_hand = TO_THE_END  # what `turns` is without the mind
        self.mixed = 0.0  # the freedom with which every level picks among nearly equal choices of an opening

    def start(self, chance: Seeded) -> None:
        """A new decision begins: from here on everything depends on this source of chance alone."""
        self.chance = chance

    def offered(self, world: Any, seat: int) -> list[Choice]:
        """What a computer player may choose in an imagined world."""
        choices = self.game.legal(world, seat)
        return choices if len(choices) == 1 else self.game.computer_choices(View(seat, world), choices)

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        """A worth for each choice, the greater the better; 1.0 is a clear difference."""
        return [0.0] * len(choices)

    def weigh_in(self, world: Any, seat: int, choices: list[Choice]) -> list[float]:
        """The same, quickly, inside an imagined world: the priors of a tree search."""
        return self.weigh(View(seat, world), choices)

    def reply(self, world: Any, seat: int, choices: list[Choice]) -> Choice:
        """What a player would do in an imagined world, found quickly."""
        return choices[self.chance.below(len(choices), "reply")]

    def promises(self, world: Any) -> list[float]:
        """For each seat what this position promises, from 0 (lost) to 1 (won)."""
        return [0.5] * int(world.setup.seats)

    def traits(self, world: Any) -> list[list[int]]:
        """A position for the network: a row of numbers for each seat."""
        return []

    def take_network(self) -> None:
        """From here on the game's network is asked what a position promises, if there is one."""
        self.network = network_of(self.game, self.trait_names)

    def take_mind(self, mind: Mind | None) -> None:
        """From here on this mind is asked, where it was made for the table."""
        self.mind = mind
        self.seer_setup = None

    def asks_mind(self, setup: Setup) -> bool:
        """Whether worths of choices come from a mind."""
        return self.mind is not None and self.mind.weighs and self.seeing(setup) is not None

    def seeing(self, setup: Setup) -> Seer | None:
        """The mind for such tables, if there is one; playouts are then as long as it wants them."""
        if setup is not self.seer_setup:
            self.seer_setup = setup
            if self.seer is not None:
                self.turns = self.turns_by_hand
            self.turns_by_hand = self.turns
            self.seer = None if self.mind is None else seer_for(self.mind, self.game, setup)
            if self.seer is not None and self.seer.mind.turns:
                self.turns = self.seer.mind.turns
        return self.seer

    def first_look(self, view: View[Any], choices: list[Choice]) -> list[float]:
        """Worths of choices before a search: by the mind where it is good at that, else as `weigh` says."""
        if not self.asks_mind(view.state.setup) or self.seer is None:
            return self.weigh(view, choices)
        return [score / UNIT for score in self.seer.scores(view.state, view.seat, choices)]

    def answer(self, world: Any, seat: int, choices: list[Choice]) -> Choice:
        """What is played in a playout: by the mind where it is good at that, else as `reply` says."""
        mind = self.mind
        if mind is not None and mind.replies:
            seer = self.seeing(world.setup)
            if seer is not None:
                return seer.best(world, seat, choices)
        return self.reply(world, seat, choices)

    def foretell(self, world: Any) -> list[float]:
        """What a position promises each seat, by the network where it knows such positions, else by `promises`."""
        mind = self.mind
        if mind is not None and mind.promises:
            seer = self.seeing(world.setup)
            if seer is not None:
                asked = self.game.waiting(world)[0]
                chance = seer.promise(world, asked)
                return [chance if seat == asked else 1.0 - chance for seat in range(world.setup.seats)]
        network = self.network
        if network is None or not self.settled(world) or not self.made_for(network, world.setup):
            return self.promises(world)
        return network.chances(self.traits(world))

    def made_for(self, network: Network, setup: Setup) -> bool:
        """Whether a network was made for these seats, options and cards."""
        if setup is not self.network_setup:
            self.network_setup = setup
            self.network_fits = network.fits(self.game, setup)
        return self.network_fits

    def ended(self, world: Any) -> list[float]:
        """How a finished game went for each seat, from 0 to 1: by what was won if there are stakes, else by rank."""
        outcome = world.outcome
        utilities: list[float] | None = outcome.utilities
        if utilities is None:
            return shared(outcome.ranks)
        stakes = self.game.stakes(world.setup)
        if stakes is None:
            return shared(outcome.ranks)
        return [stakes.share(utility) for utility in utilities]

    def opening(self, view: View[Any], choices: list[Choice], playouts: int, timer: Timer) -> list[float]:
        """Worths of choices that come before all turns, such as a draft; with playouts, found by playing out.

        Empty where a decision is an ordinary one.
        """
        return []

    def plain(self, view: View[Any]) -> bool:
        """Whether the worths say all there is to say about a decision, so that a search would only waste time."""
        return False

    def bets(self, view: View[Any], choices: list[Choice]) -> list[list[float]]:
        """Where choices are bets on one draw of luck: for each the odds of every outcome. Empty where they are not."""
        return []

    def happen(self, world: Any, seat: int, outcome: int) -> None:
        """Let an outcome of such a draw come true in an imagined world."""

    def settled(self, world: Any) -> bool:
        """Whether a playout may stop here, as far as the position goes."""
        return True

    def settle(self, world: Any) -> None:
        """Answer the small questions that follow a choice, so that what comes next is a turn of its own."""

    def believe(self, view: View[Any], world: Any) -> None:
        """Turn an imagined world into a likelier one that the view may stem from just as well."""

    def worlds_wanted(self, view: View[Any], most: int) -> int:
        """How many worlds are worth a deep look: fewer where little is hidden, none where a look tells nothing."""
        return most

    def seen_by(self, world: Any, seat: int) -> int:
        """A number for what a seat sees in an imagined world."""
        return hash(repr(shown_json(world, seat)))

    def restless(self, view: View[Any]) -> float:
        """How much luck a searcher should mix into its estimates, so that it does not go round in circles."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyKnowledge(Knowledge):
    """Knowledge that stands on the game's greedy player."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded, greedy: Weigher) -> None:
        super().__init__(game, chance)
        self.longest = 400
        self.stubborn = 0.08
        self.greedy = greedy

    def start(self, chance: Seeded) -> None:
        super().start(chance)
        self.greedy.chance = chance

    def careful(self, view: View[Any], choices: list[Choice]) -> Choice:
        """What the greedy player would choose."""
        return self.greedy.choose(view, Decision([view.seat], NO_QUESTION, "", choices), NO_HURRY)

    def reply(self, world: Any, seat: int, choices: list[Choice]) -> Choice:
        return self.careful(View(seat, world), choices)

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return self.greedy.weigh(view, choices)


def chance_of(lead: float) -> float:
    """A lead as a chance to win: none is even, 1 is about three in four."""
    return 1.0 / (1.0 + exp(-1.1 * max(-20.0, min(20.0, lead))))


def shared(ranks: list[int]) -> list[float]:
    """How a game ended for each seat: the part of its rivals that it beat, equals half."""
    seats = len(ranks)
    out: list[float] = []
    for rank in ranks:
        beaten = 0.0
        for other in ranks:
            if other > rank:
                beaten += 1.0
            elif other == rank:
                beaten += 0.5
        out.append((beaten - 0.5) / (seats - 1))
    return out


def leads_to_chances(worths: list[float], scale: float) -> list[float]:
    """What each seat is ahead of the best of the others, as chances."""
    out: list[float] = []
    for seat, own in enumerate(worths):
        best = -1e9
        for other, worth in enumerate(worths):
            if other != seat and worth > best:
                best = worth
        out.append(chance_of((own - best) / scale))
    return out
