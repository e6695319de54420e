"""What hints in Mathemagician's Duel claim."""

from __future__ import annotations

from typing import Any

from truths.claims import Check, Claim

ACTIONS = ("play", "pull", "exchange")


def total(row: list[int]) -> int:
    """From left to right, worked out here once more; an operator at the end takes no part."""
    worth = row[0] if row else 0
    for at in range(2, len(row), 2):
        worth += row[at] if row[at - 1] == 0 else -row[at]
    return worth


def owner(claim: Claim) -> int:
    return int(claim.choice.args[1]) if claim.choice.verb == "play" else claim.seat


def settled(claim: Claim) -> tuple[Any, list[dict[str, Any]]]:
    """The state after the choice and the drawing, and what was told on the way."""
    made = claim.game.apply(claim.world, claim.seat, claim.choice)
    told = [event.told_to(claim.seat) or {} for event in made.events]
    while made.state.outcome is None:
        asked = claim.game.waiting(made.state)[0]
        choices = claim.game.legal(made.state, asked)
        if choices[0].verb != "draw":
            break
        made = claim.game.apply(made.state, asked, choices[-1])
        told += [event.told_to(claim.seat) or {} for event in made.events]
    return made.state, told


def row_then(claim: Claim) -> list[int]:
    row = claim.world.rows[owner(claim)]
    if claim.choice.verb == "play":
        return [*row, claim.choice.args[0]]
    place = claim.choice.args[0]
    return row[:place] + row[place + 2 :]


def told(claim: Claim, event: str) -> list[dict[str, Any]]:
    return [facts for facts in settled(claim)[1] if facts.get("event") == event]


def needs(claim: Claim, seat: int) -> tuple[int, int]:
    cards, spell = claim.world.rules.set, claim.world.spell[seat]
    return cards.values[spell], cards.minimums[spell]


def quiet(claim: Claim) -> bool:
    """Neither cast nor misfired: the row lies there as it was made, until a deck runs out."""
    after, _ = settled(claim)
    lies_there = bool(told(claim, "ran_out")) or after.rows[owner(claim)] == row_then(claim)
    return lies_there and not told(claim, "misfired")


def value(claim: Claim) -> bool:
    facts, row = claim.facts, row_then(claim)
    goal, _ = needs(claim, owner(claim))
    right = facts["value"] == total(row)
    if "goal" in facts:
        right = right and facts["goal"] == goal
    if "off" in facts:
        right = right and facts["off"] == abs(goal - total(row)) > 0
    return right and ("card" not in facts or facts["card"] in (str(claim.choice.args[0]), "+", "-"))


def lies(claim: Claim) -> bool:
    return value(claim) and quiet(claim)


def towards(claim: Claim) -> bool:
    goal, row = claim.facts["goal"], row_then(claim)
    up = row[-1] == 0
    near = up == (total(row) < goal) and total(row) != goal
    return lies(claim) and up == (claim.facts["way"] == "up") and near == (claim.key == "md-why-sign-towards")


def at_goal(claim: Claim) -> bool:
    return lies(claim) and total(row_then(claim)) == needs(claim, owner(claim))[0]


def short(claim: Claim) -> bool:
    row = row_then(claim)
    count = sum(card > 0 for card in row)
    goal, minimum = needs(claim, owner(claim))
    facts = claim.facts
    return lies(claim) and total(row) == goal and (facts["count"], facts["minimum"]) == (count, minimum)


def complete(claim: Claim) -> bool:
    row = row_then(claim)
    goal, minimum = needs(claim, owner(claim))
    return value(claim) and total(row) == goal and sum(card > 0 for card in row) >= minimum


def casts(claim: Claim) -> bool:
    return value(claim) and any(facts["seat"] == owner(claim) for facts in told(claim, "cast"))


def misfires(claim: Claim) -> bool:
    lost = claim.world.strength[claim.seat] - claim.after().strength[claim.seat]
    return bool(told(claim, "misfired")) and claim.facts["lost"] == lost


def goal(claim: Claim) -> bool:
    return bool(claim.facts["goal"] == needs(claim, owner(claim))[0])


def spell(claim: Claim) -> bool:
    cards, place = claim.world.rules.set, claim.choice.args[0]
    facts = claim.facts
    return (facts["value"], facts["minimum"], facts["effect"]) == (
        cards.values[place],
        cards.minimums[place],
        cards.effects[place],
    )


def hand(claim: Claim) -> bool:
    after = claim.after()
    while not after.hand_size(claim.seat):  # the first hands are drawn when all have chosen
        asked = claim.game.waiting(after)[0]
        after = claim.game.apply(after, asked, claim.game.legal(after, asked)[-1]).state
    cards = after.hand(claim.seat) if after.live(claim.seat) else []
    numbers = sum(after.energy_hands[claim.seat].counts)
    return bool(cards) and (claim.facts["numbers"], claim.facts["signs"]) == (
        numbers,
        sum(after.symbol_hands[claim.seat].counts),
    )


def removed(claim: Claim) -> bool:
    to = claim.choice.args[0]
    row = claim.world.rows[to]
    face = str(row[-1]) if row[-1] > 0 else "+-"[-row[-1]]
    return claim.facts["card"] == face and claim.facts.get("value", total(row[:-1])) == total(row[:-1])


def more(claim: Claim) -> bool:
    other = total([*claim.world.rows[owner(claim)], claim.best.args[0]])
    return named(claim) and (total(row_then(claim)) > other) == (claim.key == "md-why-more")


def named(claim: Claim) -> bool:
    face = str(claim.choice.args[0]) if claim.choice.args[0] > 0 else "+-"[-claim.choice.args[0]]
    best = str(claim.best.args[0])
    return bool(claim.facts["card"] == face) and claim.facts.get("other", best) == best


CHECKS: dict[str, Check] = {
    "md-why-play": lies,
    "md-why-play-theirs": lies,
    "md-why-play-casts": casts,
    "md-why-play-casts-theirs": casts,
    "md-why-play-short": short,
    "md-why-play-complete": complete,
    "md-why-sign-towards": towards,
    "md-why-sign-away": towards,
    "md-why-sign-at": at_goal,
    "md-why-pull": lies,
    "md-why-pull-casts": casts,
    "md-why-misfires": misfires,
    "md-why-add-up": goal,
    "md-why-spell": spell,
    "md-why-hand": hand,
    "md-why-remove": removed,
    "md-why-remove-to": removed,
    "md-why-more": more,
    "md-why-less": more,
    "md-why-instead-play": named,
}
