"""What hints in Magus Novatus claim."""

from __future__ import annotations

from math import comb
from typing import Any

from spellhall.games.novatus.cards import LOWEST_POINTS
from spellhall.kernel.state import Choice
from truths.claims import Check, Claim

SIDE = 5


def lands(height: int, target: tuple[int, int], space: tuple[int, int]) -> float:
    """How likely a throw at one space comes down on another: two independent scatters (MN-31)."""
    odds = 1.0
    for aimed, hit in zip(target, space, strict=True):
        step = hit - aimed
        odds *= comb(2 * height, height + step) / 4**height if abs(step) <= height else 0.0
    return odds


def aim(claim: Claim) -> bool:
    row, column = divmod(claim.choice.args[0], SIDE)
    grid, height = claim.world.grid, claim.world.height
    lines = {row * SIDE + at for at in range(SIDE)} | {at * SIDE + column for at in range(SIDE)}
    inside = sum(lands(height, (row, column), divmod(space, SIDE)) for space in range(SIDE * SIDE))
    facts = claim.facts
    return (
        facts["count"] == sum(grid[space] >= 0 for space in lines)
        and facts["hit"] == round(100 * lands(height, (row, column), (row, column)))
        and facts["off"] == round(100 * (1 - inside))
    )


def place(claim: Claim) -> bool:
    after = claim.after()
    (asked,) = claim.game.waiting(after)
    most = max(len(choice.args) for choice in claim.game.legal(after, asked))
    return claim.facts["who"].facts["seat"] == asked and bool(claim.facts["most"] == most)


def lacking(world: Any, spell: str, hand: list[int], most: int = 6) -> int:
    """How many potions must be added to a hand before its recipe is whole: all ways are tried, fewest first."""
    place = next(at for at, card in enumerate(world.rules.set.spells) if card.name == spell and at in world.tops)
    recipe = world.rules.recipes[place]
    size = recipe.size
    for wild in range(size + 1):  # so many Elixirs would do: the engine is asked through the mixes it allows
        if fits(recipe, hand, size, wild):
            return wild
    return most


def fits(recipe: Any, hand: list[int], size: int, wild: int) -> bool:
    """Whether some potions of the hand and so many Elixirs make the mix."""
    return mixes(recipe, hand, 0, [0] * len(hand), size - wild, wild)


def mixes(recipe: Any, hand: list[int], kind: int, mix: list[int], left: int, wild: int) -> bool:
    if left == 0:
        return bool(recipe.fits(mix, wild))
    if kind == 16:
        return False
    for copies in range(min(hand[kind], left) + 1):
        mix[kind] = copies
        if mixes(recipe, hand, kind + 1, mix, left - copies, wild):
            mix[kind] = 0
            return True
    mix[kind] = 0
    return False


def nearer(claim: Claim) -> bool:
    after = claim.after()
    missing = lacking(after, claim.facts["spell"], after.hands[claim.seat].counts)
    return bool(claim.facts.get("missing", 0) == missing)


def castable(claim: Claim) -> bool:
    after = claim.after()
    decks = [choice.args[0] for choice in claim.game.legal(after, claim.seat) if choice.verb == "cast"]
    named = [
        deck for deck in decks if after.rules.set.spells[after.tops[deck - LOWEST_POINTS]].name == claim.facts["spell"]
    ]
    return named == [claim.facts["points"]]


def cast(claim: Claim) -> bool:
    """Every way to lay the mix is tried: the points are sure, and no way leaves fewer skulls."""
    before = claim.world.skulls[claim.seat].size
    fewest = 99
    waiting = [claim.after()]
    points = set()
    while waiting:
        world = waiting.pop()
        lays = [choice for choice in claim.game.legal(world, claim.seat) if choice.verb == "lay"]
        for lay in lays[:3] if len(waiting) > 60 else lays:
            made = claim.game.apply(world, claim.seat, lay)
            told = [event.told_to(claim.seat) or {} for event in made.events]
            done = [facts for facts in told if facts.get("event") == "cast"]
            if done:
                points.add(done[0]["points"])
                left = [facts["count"] for facts in told if facts.get("event") == "skulls"]
                fewest = min(fewest, left[0] if left else 0)
            else:
                waiting.append(made.state)
    return points == {claim.facts["points"]} and claim.facts["skulls"] == fewest and before >= 0


def heal(claim: Claim) -> bool:
    return bool(claim.after().score(claim.seat) == claim.world.score(claim.seat) + 1)


def price(claim: Claim) -> bool:
    """Pay until nothing more is asked."""
    world, paid = claim.after(), 0
    while True:
        pays = [choice for choice in claim.game.legal(world, claim.seat) if choice.verb == "pay"]
        if not pays:
            break
        world, paid = claim.game.apply(world, claim.seat, pays[0]).state, paid + 1
    return paid == claim.facts["price"] and not world.cursed(claim.seat)


def without(claim: Claim) -> bool:
    hand = claim.world.hands[claim.seat].counts.copy()
    hand[claim.choice.args[0]] -= 1
    return bool(claim.facts["missing"] == lacking(claim.world, claim.facts["spell"], hand))


def done(claim: Claim) -> bool:
    return claim.facts["count"] == claim.world.hands[claim.seat].size == claim.after().hands[claim.seat].size


def kinds(claim: Claim, choice: Choice) -> list[int]:
    return sorted(claim.world.grid[space] for space in choice.args)


def besides(claim: Claim) -> bool:
    return len(kinds(claim, claim.choice)) > len(kinds(claim, claim.best))


def leaves(claim: Claim) -> bool:
    return len(kinds(claim, claim.choice)) < len(kinds(claim, claim.best))


def same(claim: Claim) -> bool:
    return kinds(claim, claim.choice) == kinds(claim, claim.best)


CHECKS: dict[str, Check] = {
    "mn-why-aim": aim,
    "mn-why-place": place,
    "mn-why-nearer": nearer,
    "mn-why-enough": nearer,
    "mn-why-castable": castable,
    "mn-why-cast": cast,
    "mn-why-heal": heal,
    "mn-why-lift": price,
    "mn-why-give": price,
    "mn-why-without": without,
    "mn-why-done": done,
    "mn-why-besides": besides,
    "mn-why-leaves": leaves,
    "mn-why-same": same,
}
