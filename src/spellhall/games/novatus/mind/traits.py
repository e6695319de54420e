"""A novice's position in whole numbers, for the network that says what it promises. All hands count."""

from __future__ import annotations

from typing import Final

from spellhall.bots.networks import bounded
from spellhall.games.novatus.cards import DECKS
from spellhall.games.novatus.potions import COLOURS, EL, GAP, NUMBERS, TYPES, item_place
from spellhall.games.novatus.state import NONE, NovatusState

OPEN: Final = 3  # spells that are looked at, the most promising first
TRAITS: Final = [
    "turns away", "marker left", "round", "worth by hand", "points", "skulls", "spells", "hand", "promise",
    "Healing Plants", "Elixirs", "Magic Wands", "Curses",
    *[f"hand of colour {colour}" for colour in range(COLOURS)],
    *[f"hand of number {number}" for number in range(1, NUMBERS + 1)],
    *[f"{what} {place}" for place in range(1, OPEN + 1) for what in ("spell", "lacks for", "left by", "filled by")],
    "castable points", "cards in the grid", "ahead", "behind",
]  # fmt: skip


def traits_of(state: NovatusState, seat: int, promise: float, worth: float) -> list[int]:
    """The traits of one seat: `promise` is what its hand is worth to the greedy player, `worth` all of it."""
    rules = state.rules
    hand = state.hands[seat]
    counts = hand.counts
    items = state.items[seat]
    elixirs = items[item_place(EL)]
    size = 0
    colours, numbers = [0] * COLOURS, [0] * NUMBERS
    for kind in range(TYPES):
        if counts[kind]:
            size += counts[kind]
            colours[kind // NUMBERS] += counts[kind]
            numbers[kind % NUMBERS] += counts[kind]
    lying = [0] * TYPES
    cards = 0
    for card in state.grid:
        if card != GAP:
            cards += 1
            if card < TYPES:
                lying[card] = 1
    castable = 0
    found: list[tuple[int, int, int, int, int]] = []
    for deck in range(DECKS):
        top = state.tops[deck]
        if top == NONE:
            continue
        recipe = rules.recipes[top]
        missing = recipe.missing(counts)
        over = size - recipe.size + missing
        helping = 0
        if missing:
            for kind in range(TYPES):
                if lying[kind]:
                    counts[kind] += 1
                    helping += recipe.missing(counts) < missing
                    counts[kind] -= 1
        points = rules.points[top]
        if missing <= elixirs:
            castable = max(castable, points - over + 8)
        found.append((10 * points - 10 * over - 11 * missing, points, missing, over, helping))
    found.sort(reverse=True)
    spells: list[int] = []
    for _, points, missing, over, helping in found[:OPEN]:
        spells += [points, missing, over, helping]
    spells += [0] * (4 * OPEN - len(spells))
    score = state.score(seat)
    best = -99
    for other in range(state.setup.seats):
        if other != seat:
            best = max(best, state.score(other))
    away = (seat - state.active) % state.setup.seats
    row = [away, rules.end - state.marker, state.turn, int(128.0 + 3.0 * worth), 20 + state.spell_points(seat)]
    row += [state.skulls[seat].size, len(state.won[seat]), size, int(60.0 + 8.0 * promise)]
    row += items
    row += colours
    row += numbers
    row += spells
    row += [castable, cards, score - best, best - score]
    return bounded(row)
