"""Why a choice in the Duel of the Prestidigitators is good."""

from __future__ import annotations

from typing import Any

from spellhall.bots.foreseen import Future, agreed, foresee
from spellhall.bots.reasons import Reasons
from spellhall.games.prestidigitators.attack import Attack
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.opening import Arranging
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.sight import View
from spellhall.kernel.state import UNKNOWN, Choice

WORLDS = 32  # much is hidden, and one card in another place may change what an attack does
MOVES = ("slide", "sink", "raise", "transfer", "found")


class Words(Reasons):
    """The reasons that can be seen from the table, and what is sure to be destroyed."""

    def why(self, view: View[Any], choice: Choice) -> Message | None:
        state: DuelState = view.state
        verb, args = choice.verb, choice.args
        if verb == "pick":
            card = state.rules.set.cards[args[0]]
            return say("dp-why-pick", card=card.title, text=card.text)
        if verb == "place":
            return placed(state, view.seat, args[0])
        if verb in MOVES and not isinstance(state.stack[-1], Attack):
            return moved(self.game, view, choice)
        futures = foresee(self.game, view, choice, worlds=WORLDS)
        seen = destroyed(futures)
        if seen is None and verb == "attack":
            return attacked(state, view.seat, args[0], futures)
        return seen

    def against(self, why: Message) -> bool:
        return why.key in ("dp-why-costs", "dp-why-loses", "dp-why-bare")


def placed(state: DuelState, me: int, kind: int) -> Message:
    """Where a card comes to lie in the arrangement."""
    card = state.rules.set.cards[kind]
    frame = state.stack[-1]
    if card.vital and isinstance(frame, Arranging):
        height = state.rules.set.hand // ROWS
        if len(frame.placed(me)) % height == height - 1:
            return say("dp-why-bare", card=card.title)
        return say("dp-why-hide", card=card.title)
    return say("dp-why-card", card=card.title, energy=card.energy)


def moved(game: GameDefinition[Any], view: View[Any], choice: Choice) -> Message | None:
    """What a move does to the energy of the rows."""
    state: DuelState = view.state
    me, verb, args = view.seat, choice.verb, choice.args
    energies = agreed(foresee(game, view, choice), energies_then)
    if energies is None:
        return None
    row = args[0]
    if verb in ("transfer", "found"):
        card = state.card(state.top(me, row)).title
        there, here = energies[args[1]], energies[row]
        return say("dp-why-move", card=card, onto=args[1] + 1, there=there, row=row + 1, here=here)
    if verb == "slide":
        now, then = state.energy(me, row), energies[row]
        if now == then:
            return say("dp-why-slide-same", row=row + 1, energy=now)
        return say("dp-why-slide", row=row + 1, energy=now, then=then)
    stack = state.rows[me][row]
    if verb == "sink":
        return say("dp-why-sink", card=state.card(stack[-1]).title, row=row + 1, then=energies[row])
    return say("dp-why-raise", card=state.card(stack[-1 - args[1]]).title, row=row + 1, then=energies[row])


def attacked(state: DuelState, me: int, row: int, futures: list[Future]) -> Message:
    """Who strikes at whom, where it is not sure what comes of it."""
    card = state.card(state.top(me, row)).title
    foe = state.top(1 - me, row)
    mine = state.energy(me, row)
    if agreed(futures, counted) == (1, 0):
        return say("dp-why-attack-whatever", card=card, row=row + 1)
    if foe == UNKNOWN:
        return say("dp-why-attack-nothing", card=card)
    if state.names[foe] == UNKNOWN:
        return say("dp-why-attack-unknown", card=card, energy=mine, row=row + 1)
    return say("dp-why-attack", card=card, foe=state.card(foe).title, energy=mine, row=row + 1)


def destroyed(futures: list[Future]) -> Message | None:
    """What is sure to be destroyed, and who wins by it; None if that depends on what is not known."""
    won = agreed(futures, winner)
    if won is not None:
        return say("dp-why-wins") if won == futures[0].seat else say("dp-why-loses")
    lost = agreed(futures, losses)
    if lost is None:
        return None
    cards = futures[0].after.rules.set.cards
    theirs, mine = [cards[kind].title for kind in lost[0]], [cards[kind].title for kind in lost[1]]
    if theirs and mine:
        return say("dp-why-both", theirs=theirs, mine=mine)
    if theirs:
        return say("dp-why-destroys", theirs=theirs)
    return say("dp-why-costs", mine=mine) if mine else None


# ---------------------------------------------------------------- facts of a future


def energies_then(future: Future) -> tuple[int, ...] | None:
    """The energy of each own row."""
    state: DuelState = future.after
    return tuple([state.energy(future.seat, row) for row in range(ROWS)])


def winner(future: Future) -> int | None:
    """Who has won alone; None: nobody yet."""
    outcome = future.after.outcome
    return int(outcome.winners[0]) if outcome is not None and len(outcome.winners) == 1 else None


def losses(future: Future) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The kinds of the cards that the other side and this one have lost; None while an attack goes on."""
    state: DuelState = future.after
    if state.outcome is None and isinstance(state.stack[-1], Attack):
        return None
    theirs: list[int] = []
    mine: list[int] = []
    for token in state.destroyed:
        if token not in future.before.destroyed:
            (mine if state.owner(token) == future.seat else theirs).append(state.names[token])
    return tuple(sorted(theirs)), tuple(sorted(mine))


def counted(future: Future) -> tuple[int, int] | None:
    lost = losses(future)
    return None if lost is None else (len(lost[0]), len(lost[1]))
