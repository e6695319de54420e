"""What a prestidigitator knows: the worth of a position, what likely lies hidden, and one ply for quick replies."""

from __future__ import annotations

from math import factorial
from typing import Any

from spellhall.bots.knowledge import GreedyKnowledge, chance_of
from spellhall.bots.searching.playouts import Timer
from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.mind.belief import walk
from spellhall.games.prestidigitators.mind.drafting import Worths, duels_for, picks, placings, tries_out
from spellhall.games.prestidigitators.mind.greedy import GreedyBot
from spellhall.games.prestidigitators.mind.value import Values
from spellhall.games.prestidigitators.sight import unknown_tokens
from spellhall.games.prestidigitators.state import DuelState
from spellhall.games.prestidigitators.turns import Turns
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice

QUIET = 6  # turns without a destroyed card before a searcher grows restless
MIXED = 0.012  # how much worse in the logarithm of the odds a pick may be and still be made a third as often
UNREST = 0.1  # how restless it is when the game is nearly drawn


class Knows(GreedyKnowledge):
    """The knowledge of one searching player."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        greedy = GreedyBot(game, "")
        greedy.chance = chance
        super().__init__(game, chance, greedy)
        self.best = greedy
        self.values: Values | None = None
        self.wishes: list[float] = []
        self.turns = 3
        self.mixed = MIXED

    def learn(self, state: DuelState) -> Values:
        """The values of this table's cards."""
        values = self.values
        if values is None or values.rules is not state.rules:
            self.best.learn(state)
            values = Values(state.rules)
            energies = state.rules.set.energies
            self.values = values
            self.wishes = [worth + 0.3 * energies[kind] - 1.5 for kind, worth in enumerate(self.best.values)]
        return values

    # ------------------------------------------------------------ before the duel

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        """In the draft, what each card adds to the odds by itself; otherwise as the greedy player does."""
        if choices[0].verb != "pick":
            return super().weigh(view, choices)
        worths = Worths(view.state.rules).start
        return [worths[choice.args[0]] for choice in choices]

    def opening(self, view: View[Any], choices: list[Choice], playouts: int, timer: Timer) -> list[float]:
        if choices[0].verb == "pick":
            if tries_out(view.state, self.chance):
                return [0.0] * len(choices)
            self.best.learn(view.state)
            return picks(self, self.best, view, choices, duels_for(playouts), timer)
        if choices[0].verb == "place":
            return placings(self, self.best, view, choices, duels_for(playouts), timer)
        return []

    # ------------------------------------------------------------ one ply

    def reply(self, world: DuelState, seat: int, choices: list[Choice]) -> Choice:
        """The choice after which the position is worth most at once."""
        greedy = self.best
        greedy.learn(world)
        if choices[0].verb in ("pick", "place"):
            return super().reply(world, seat, choices)
        best = choices[0]
        best_worth = -1e9
        for choice in choices:
            after = world.clone()
            self.game.apply_owned(after, seat, choice)
            greedy.settle(after)
            worth = greedy.worth(after, seat)
            if worth > best_worth:
                best, best_worth = choice, worth
        return best

    def weigh_in(self, world: DuelState, seat: int, choices: list[Choice]) -> list[float]:
        greedy = self.best
        greedy.learn(world)
        if choices[0].verb in ("pick", "place"):
            return greedy.weigh(View(seat, world), choices)
        worths: list[float] = []
        for choice in choices:
            after = world.clone()
            self.game.apply_owned(after, seat, choice)
            greedy.settle(after)
            worths.append(greedy.worth(after, seat))
        return worths

    # ------------------------------------------------------------ looking ahead

    def promises(self, world: DuelState) -> list[float]:
        if not world.names:  # still drafting or arranging
            return [0.5, 0.5]
        limit = world.rules.stagnation_limit
        fade = 1.0 - 0.8 * min(world.quiet, limit) / limit  # nothing happens: it will be a draw
        first = 0.5 + fade * (chance_of(self.learn(world).lead(world) / 1.1) - 0.5)
        return [first, 1.0 - first]

    def offered(self, world: DuelState, seat: int) -> list[Choice]:
        """Nobody lets the Phylactery attack an unknown card while it may be one that destroys attackers.

        In an imagined world the searcher would know better; a player at the table does not.
        """
        choices = self.game.legal(world, seat)
        if len(choices) == 1 or not isinstance(world.stack[-1], Turns):
            return choices
        row = world.phylactery_row(seat)
        stack = world.rows[seat][row]
        foe = world.top(1 - seat, row)
        if foe == UNKNOWN or world.known[foe] or not world.card(stack[-1]).vital or not self.traps(world, 1 - seat):
            return choices
        return [choice for choice in choices if choice.verb != "attack" or choice.args[0] != row]

    def traps(self, world: DuelState, seat: int) -> bool:
        """Whether a seat has a card, not yet seen, whose reaction destroys the attacker."""
        for row in world.rows[seat]:
            for token in row:
                if not world.known[token]:
                    for step in world.card(token).reaction:
                        if step.do == "destroy" and step.what == "foe_top":
                            return True
        return False

    def settle(self, world: DuelState) -> None:
        """Each question of an attack is answered by what looks best at once."""
        while world.outcome is None and isinstance(world.stack[-1], Attack):
            values = self.learn(world)
            seat = world.stack[-1].waiting(world)[0]
            best: Choice | None = None
            best_lead = 0.0
            for choice in self.game.legal(world, seat).copy():
                after = world.clone()
                self.game.apply_owned(after, seat, choice)
                if after.outcome is not None:
                    lead = 100.0 if after.outcome.ranks[0] == 1 else -100.0
                else:
                    lead = values.lead(after)
                if seat == 1:
                    lead = -lead
                if best is None or lead > best_lead:
                    best, best_lead = choice, lead
            assert best is not None
            self.game.apply_owned(world, seat, best)

    def settled(self, world: DuelState) -> bool:
        return not isinstance(world.stack[-1], Attack)

    # ------------------------------------------------------------ what is hidden

    def believe(self, view: View[DuelState], world: DuelState) -> None:
        if world.names:
            self.learn(world)
            walk(view.state.names, world, self.wishes, self.chance)
            world.facts = []  # they have done their work: in this world everything is known

    def worlds_wanted(self, view: View[DuelState], most: int) -> int:
        """None before the turns begin; no more than there are ways for the hidden cards to lie."""
        if not view.state.names:
            return 0
        hidden = len(unknown_tokens(view.state)[1 - view.seat])
        return min(most, factorial(min(hidden, 6)))

    def restless(self, view: View[DuelState]) -> float:
        """The longer nothing is destroyed, the more a change is worth."""
        state = view.state
        return UNREST * max(0, state.quiet - QUIET) / state.rules.stagnation_limit
