"""What both players can conclude from what they saw: bounds on the tokens whose names are not shown.

A fact says that a weighted sum over tokens lies between two bounds: of energies (an announced total, the outcome of an
energy test) or of Phylacteries (a Decoy that jumped, stayed or could not react). It is kept as the list
[of what, low, high, token, weight, token, weight, …]; tokens that become known are worked into the bounds, and a fact
without tokens is dropped. All of it follows from public events, so everybody may see it.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.prestidigitators.state import DuelState

ENERGY: Final = 0
PHYLACTERY: Final = 1
FAR: Final = 999  # stands for no bound

HEAD: Final = 3  # numbers before the first token


def note(state: DuelState, what: int, low: int, high: int, tokens: list[int], weights: list[int]) -> None:
    """Add a fact, if it says something about a token that is not known to both."""
    values = values_of(state, what)
    known = state.known
    fact = [what, low, high]
    for place, token in enumerate(tokens):
        if known[token]:
            shift(fact, weights[place] * values[state.names[token]])
        else:
            fact.append(token)
            fact.append(weights[place])
    if len(fact) > HEAD and fact not in state.facts:
        state.facts.append(fact)


def shift(fact: list[int], value: int) -> None:
    """Work a value that is now known into the bounds."""
    if fact[1] > -FAR:
        fact[1] -= value
    if fact[2] < FAR:
        fact[2] -= value


def values_of(state: DuelState, what: int) -> list[int]:
    """What each kind of card counts in a fact of this sort."""
    return state.rules.set.vital if what == PHYLACTERY else state.rules.set.energies


def show(state: DuelState, token: int) -> None:
    """A token becomes known to both. Clauses: DP-82."""
    if state.known[token]:
        return
    state.known[token] = 1
    kind = state.names[token]
    left: list[list[int]] = []
    for fact in state.facts:
        place = place_of(fact, token)
        if place:
            shift(fact, fact[place + 1] * values_of(state, fact[0])[kind])
            del fact[place : place + 2]
        if len(fact) > HEAD and fact not in left:
            left.append(fact)
    state.facts = left


def place_of(fact: list[int], token: int) -> int:
    """Where a fact names a token; 0 if it does not."""
    for place in range(HEAD, len(fact), 2):
        if fact[place] == token:
            return place
    return 0


def note_total(state: DuelState, seat: int, row: int) -> None:
    """An announced total. Clauses: DP-65."""
    tokens = state.counted(seat, row)
    total = state.energy(seat, row)
    note(state, ENERGY, total, total, tokens, [1] * len(tokens))


def note_test(state: DuelState, seat: int, row: int, times: int, foe_times: int, needed: int, passed: bool) -> None:
    """The outcome of an energy test: times × own − foe_times × foe's ≥ needed, or not. Clauses: DP-81."""
    mine = state.counted(seat, row)
    foes = state.counted(1 - seat, row)
    weights = [times] * len(mine) + [-foe_times] * len(foes)
    low, high = (needed, FAR) if passed else (-FAR, needed - 1)
    note(state, ENERGY, low, high, mine + foes, weights)


def note_card_energy(state: DuelState, token: int, most: int, passed: bool) -> None:
    """Whether a card's own energy is at most this."""
    low, high = (-FAR, most) if passed else (most + 1, FAR)
    note(state, ENERGY, low, high, [token], [1])


def note_phylactery(state: DuelState, seat: int, row: int, there: bool) -> None:
    """Whether this side's Phylactery lies in a row. Clauses: DP-C-Decoy-3, DP-C-Decoy-5."""
    tokens = state.rows[seat][row]
    number = 1 if there else 0
    note(state, PHYLACTERY, number, number, tokens, [1] * len(tokens))
