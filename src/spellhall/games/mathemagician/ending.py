"""Losing Magical Strength, being knocked out, and winning the duel."""

from __future__ import annotations

from typing import Final

from spellhall.games.mathemagician.rows import faces
from spellhall.games.mathemagician.state import NO_SPELL, NOBODY, MathemagicianState
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.frames import Play

LIVE: Final = 1000  # in ranking keys: greater than the number of any knock-out


def lose(play: Play[MathemagicianState], seats: list[int], loss: int, clause: str, depleter: int = NOBODY) -> None:
    """These players lose Strength at the same moment; then knock-outs. Clauses: MD-80, MD-81, MD-97, MD-99, MD-117."""
    state = play.state
    for seat in seats:
        state.strength[seat] = max(0, state.strength[seat] - loss)
    if play.telling:
        left = [state.strength[seat] for seat in seats]
        play.tell("lost", clause, {"seats": seats.copy(), "loss": loss, "left": left})
    struck = [seat for seat in seats if state.strength[seat] == 0]
    if struck:
        knock_out(play, struck, depleter)


def knock_out(play: Play[MathemagicianState], struck: list[int], depleter: int) -> None:
    """A player without Strength is out; the last one standing wins. Clauses: MD-117 to MD-122."""
    state = play.state
    number = max(state.fallen) + 1
    for seat in struck:
        state.fallen[seat] = number
    if depleter in struck:
        state.depleter = depleter
    play.tell("knocked_out", "MD-117", {"seats": struck})
    left = state.live_seats()
    if not left:
        settle(play, "MD-122")
    elif len(left) == 1:
        settle(play, "MD-118" if state.setup.seats == 2 else "MD-119")
    else:
        for seat in struck:
            lay_down(play, seat)


def lay_down(play: Play[MathemagicianState], seat: int) -> None:
    """All cards of a knocked-out player are discarded for all to see. Clauses: MD-120, MD-121, MD-133."""
    state = play.state
    state.fallen_hand = state.hand(seat)
    state.fallen_spells = state.stored[seat].copy()
    if play.telling:
        ids = state.rules.set.ids
        spells = [ids[spell] for spell in state.fallen_spells]
        play.tell("laid_down", "MD-120", {"seat": seat, "cards": faces(state.fallen_hand), "spells": spells})
        for clause in ("MD-121", "MD-130", "MD-133"):
            play.cite(clause)
    state.discard_hand(seat)
    state.discard_row(seat)
    for spell in state.stored[seat]:
        state.spell_discard.add(spell)
    if state.spell[seat] != NO_SPELL:
        state.spell_discard.add(state.spell[seat])
    state.stored[seat] = []
    state.spell[seat] = NO_SPELL


def standing(state: MathemagicianState) -> list[list[int]]:
    """Ranking keys: the live by Strength, then the last knocked out first. Clauses: MD-123, MD-142, MD-R30."""
    keys: list[list[int]] = []
    for seat in range(state.setup.seats):
        if state.live(seat):
            keys.append([LIVE, state.strength[seat]])
        else:
            blamed = state.rules.depleter_loses and state.depleter == seat
            keys.append([state.fallen[seat], 0 if blamed else 1])
    return keys


def settle(play: Play[MathemagicianState], clause: str) -> None:
    """The duel is over, and nothing further is resolved. Clauses: MD-118, MD-119, MD-122 to MD-124, MD-142."""
    state = play.state
    play.end(verdict(state, clause))
    if play.telling:
        assert state.outcome is not None
        play.cite("MD-124")
        if state.setup.seats == 3:
            play.cite("MD-123")
        play.tell("over", clause, {"left": state.strength.copy(), "ranks": state.outcome.ranks})


def verdict(state: MathemagicianState, clause: str) -> Outcome:
    return Outcome(clause, ranked(standing(state)), state.strength.copy())
