"""Why a choice in Magus Novatus is good."""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.foreseen import Future, Replies, agreed, foresee
from spellhall.bots.reasons import Reasons
from spellhall.games.novatus.cards import LOWEST_POINTS
from spellhall.games.novatus.mind.blunders import lying
from spellhall.games.novatus.mind.greedy import landings
from spellhall.games.novatus.paying import GIVE_PRICE, LIFT_PRICE, Paying
from spellhall.games.novatus.potions import EL, GAP, SPACES, card_name, card_names
from spellhall.games.novatus.state import NONE, NovatusState
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Lays(Replies):
    """The mix is laid somehow."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        return choices[0] if choices[0].verb == "lay" else None


LAYS: Final = Lays()


class Words(Reasons):
    """See the module."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: NovatusState = view.state
        verb, args = choice.verb, choice.args
        if verb == "aim":
            return aimed(state, args[0])
        if verb == "place":
            most = agreed(foresee(self.game, view, choice), most_to_take)
            return None if most is None else say("mn-why-place", who=who(most[0]), most=most[1])
        if verb in ("take", "wand"):
            found = agreed(foresee(self.game, view, choice), Reach(self.game).near)
            return None if found is None else within_reach(state, found)
        if verb == "cast":
            return self.cast(view, choice)
        if verb == "heal":
            gained = agreed(foresee(self.game, view, choice), points_gained)
            return say("mn-why-heal") if gained == 1 else None
        if verb == "lift":
            return say("mn-why-lift", price=LIFT_PRICE)
        if verb == "give":
            return say("mn-why-give", price=GIVE_PRICE, who=who(args[0]))
        if verb == "lay":
            return say("mn-why-elixir") if args[0] == EL else say("mn-why-lay", card=card_name(args[0]))
        if verb == "pay" and isinstance(state.stack[-1], Paying):
            hand = state.hands[view.seat].counts.copy()
            hand[args[0]] -= 1
            spell, missing = nearest(state, hand)
            if spell != NONE:
                return say("mn-why-without", card=card_name(args[0]), spell=spell_name(state, spell), missing=missing)
        if verb == "done":
            kept = agreed(foresee(self.game, view, choice), potions_kept)
            return None if kept is None else say("mn-why-done", count=kept)
        return None

    def cast(self, view: View[Any], choice: Choice) -> Message | None:
        state: NovatusState = view.state
        points = agreed(foresee(self.game, view, choice, LAYS), points_won)
        if points is None:
            return None
        top = state.tops[choice.args[0] - LOWEST_POINTS]
        hand, recipe = state.hands[view.seat], state.rules.recipes[top]
        fewest = hand.size - recipe.size + recipe.missing(hand.counts)  # with as many potions in the mix as can be
        return say("mn-why-cast", spell=spell_name(state, top), points=points, skulls=fewest)

    def beside(self, view: View[Any], choice: Choice, best: Choice) -> Message | None:
        """Which potions are taken besides, or instead."""
        if choice.verb != "take" or best.verb != "take":
            return None
        grid = view.state.grid
        more = [grid[space] for space in choice.args]
        less: list[int] = []
        for space in best.args:
            if grid[space] in more:
                more.remove(grid[space])
            else:
                less.append(grid[space])
        if more and less:
            return say("mn-why-other", more=card_names(more), less=card_names(less))
        if more:
            return say("mn-why-besides", more=card_names(more))
        return say("mn-why-leaves", less=card_names(less)) if less else say("mn-why-same")


class Reach:
    """Looks at what a hand makes possible: the game is asked what can be cast."""

    def __init__(self, game: GameDefinition[Any]) -> None:
        self.game = game

    def near(self, future: Future) -> tuple[int, int] | None:
        """The spell within reach and how many potions are missing for it: -1, if it can be cast at once."""
        state: NovatusState = future.after
        best = NONE
        if state.outcome is None and self.game.waiting(state) == [future.seat]:
            for choice in self.game.legal(state, future.seat):
                if choice.verb == "cast":  # they rise in points
                    best = state.tops[choice.args[0] - LOWEST_POINTS]
        if best != NONE:
            return best, -1
        found = nearest(state, state.hands[future.seat].counts)
        return None if found[0] == NONE else found


def within_reach(state: NovatusState, found: tuple[int, int]) -> Message:
    spell, missing = found
    name = spell_name(state, spell)
    if missing < 0:
        return say("mn-why-castable", spell=name, points=state.rules.points[spell])
    return say("mn-why-enough", spell=name) if missing == 0 else say("mn-why-nearer", spell=name, missing=missing)


def aimed(state: NovatusState, space: int) -> Message:
    """What lies in the lines of a space, and where the cube comes down."""
    odds = landings(state.height)[space]
    hit, off = round(100 * odds[space]), round(100 * odds[SPACES])
    both = state.grid[space] != GAP  # it lies in the row and in the column
    return say("mn-why-aim", count=lying(state, space) - both, hit=hit, off=off)


def spell_name(state: NovatusState, spell: int) -> str:
    return state.rules.set.spells[spell].name


def nearest(state: NovatusState, hand: list[int]) -> tuple[int, int]:
    """The open spell for which this hand lacks least, the dearest of equals, and what it lacks."""
    best, best_missing = NONE, 99
    for top in state.tops:
        if top != NONE:
            missing = state.rules.recipes[top].missing(hand)
            if missing < best_missing or (
                missing == best_missing and state.rules.points[top] > state.rules.points[best]
            ):
                best, best_missing = top, missing
    return best, best_missing


# ---------------------------------------------------------------- facts of a future


def most_to_take(future: Future) -> tuple[int, int] | None:
    """Who takes next, and how many potions at most."""
    state: NovatusState = future.after
    sizes = [len(choice.args) for choice in state.stack[-1].legal(state, state.active) if choice.verb == "take"]
    return (state.active, max(sizes)) if sizes else None


def points_gained(future: Future) -> int | None:
    return int(future.after.score(future.seat) - future.before.score(future.seat))


def points_won(future: Future) -> int | None:
    told = [facts for facts in future.events("cast") if facts["seat"] == future.seat]
    return int(told[0]["points"]) if told else None


def potions_kept(future: Future) -> int | None:
    before, after = future.before.hands[future.seat].size, future.after.hands[future.seat].size
    return int(before) if before and before == after else None
