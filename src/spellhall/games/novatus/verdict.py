"""How a game of Magus Novatus ended, and what is announced on the way there."""

from __future__ import annotations

from typing import Final

from spellhall.games.novatus.cards import DECKS
from spellhall.games.novatus.ending import standing
from spellhall.games.novatus.state import NovatusState
from spellhall.kernel.messages import Message, say, who

SKULLS: Final = 1  # the place of the skulls in a ranking key


def announcements(state: NovatusState) -> list[Message]:
    """The last round, where rounds are counted, and a table where nothing moves. Clauses: MN-140, MN-141."""
    rules, seats = state.rules, state.setup.seats
    if state.outcome is not None:
        return []
    out: list[Message] = []
    if state.turn > (rules.max_rounds - 1) * seats:
        out.append(say("mn-announced-last-round", rounds=rules.max_rounds))
    if state.idle == seats - 1 and not state.stirred:
        out.append(say("mn-announced-idle"))
    return out


def tell_outcome(state: NovatusState) -> Message:
    """Who has the most points, and what broke a tie. Clauses: MN-128 to MN-130, MN-137."""
    outcome = state.outcome
    assert outcome is not None
    points = max(outcome.scores)
    tied = [seat for seat, score in enumerate(outcome.scores) if score == points]
    won = outcome.winners
    names = [who(seat) for seat in won]
    if len(won) == len(tied):
        if len(won) == 1:
            return say("mn-outcome-won", who=names[0], points=points)
        return say("mn-outcome-shared", winners=names, points=points)
    place = decided_at(standing(state), won, tied)
    both = [who(seat) for seat in tied]
    if place == SKULLS:
        return say("mn-outcome-by-skulls", tied=both, points=points, winners=names, count=len(won))
    worth = DECKS + 1 - (place - SKULLS - 1)
    return say("mn-outcome-by-spells", tied=both, points=points, winners=names, count=len(won), worth=worth)


def decided_at(keys: list[list[int]], won: list[int], tied: list[int]) -> int:
    """Where in the ranking keys the last rival fell behind."""
    best = keys[won[0]]
    behind = [keys[seat] for seat in tied if seat not in won]
    return max(next(place for place, value in enumerate(key) if value != best[place]) for key in behind)
