"""What hints in the Duel of the Prestidigitators claim."""

from __future__ import annotations

from typing import Any

from truths.claims import Check, Claim


def energy(world: Any, seat: int, row: int) -> int:
    """The splayed cards of a row, added up here once more (DP-30)."""
    stack, size = world.rows[seat][row], world.splay[seat][row]
    if size == 0 or (size == 1 and world.rules.collapsed_zero):
        return 0
    return sum(world.rules.set.cards[world.names[token]].energy for token in stack[-size:])


def card(claim: Claim) -> bool:
    named = claim.world.rules.set.cards[claim.choice.args[0]]
    return (claim.facts["card"], claim.facts["energy"]) == (named.title, named.energy)


def row(claim: Claim) -> bool:
    """The rows after a move, and before it."""
    facts, after, own = claim.facts, claim.after(), claim.choice.args[0]
    right = facts["row"] == own + 1
    if "energy" in facts:
        right = right and facts["energy"] == energy(claim.world, claim.seat, own)
    then = energy(after, claim.seat, own)
    right = right and facts.get("then", then) == then and facts.get("here", then) == then
    if "onto" in facts:
        onto = claim.choice.args[1]
        right = right and facts["onto"] == onto + 1 and facts["there"] == energy(after, claim.seat, onto)
    if claim.key == "dp-why-slide-same":
        right = right and then == facts["energy"]
    return bool(right)


def attack(claim: Claim) -> bool:
    at = claim.choice.args[0]
    return claim.facts["row"] == at + 1 and claim.facts["energy"] == energy(claim.world, claim.seat, at)


def nothing(claim: Claim) -> bool:
    return not claim.world.rows[1 - claim.seat][claim.choice.args[0]]


def lost(claim: Claim) -> tuple[list[str], list[str]]:
    """The titles that the other side and this one lose by the choice."""
    after = claim.after()
    fresh = [token for token in after.destroyed if token not in claim.world.destroyed]
    titles = [(after.owner(token), after.rules.set.cards[after.names[token]].title) for token in fresh]
    theirs = sorted(str(title) for seat, title in titles if seat != claim.seat)
    return theirs, sorted(str(title) for seat, title in titles if seat == claim.seat)


def destroys(claim: Claim) -> bool:
    told = [sorted(str(title) for title in claim.facts.get(side, [])) for side in ("theirs", "mine")]
    return list(lost(claim)) == told


def whatever(claim: Claim) -> bool:
    theirs, mine = lost(claim)
    return claim.facts["row"] == claim.choice.args[0] + 1 and len(theirs) == 1 and not mine


def wins(claim: Claim) -> bool:
    outcome = claim.after().outcome
    return outcome is not None and outcome.winners == [claim.seat]


def loses(claim: Claim) -> bool:
    outcome = claim.after().outcome
    return outcome is not None and outcome.winners == [1 - claim.seat]


CHECKS: dict[str, Check] = {
    "dp-why-card": card,
    "dp-why-slide": row,
    "dp-why-slide-same": row,
    "dp-why-sink": row,
    "dp-why-raise": row,
    "dp-why-move": row,
    "dp-why-attack": attack,
    "dp-why-attack-unknown": attack,
    "dp-why-attack-nothing": nothing,
    "dp-why-attack-whatever": whatever,
    "dp-why-destroys": destroys,
    "dp-why-costs": destroys,
    "dp-why-both": destroys,
    "dp-why-wins": wins,
    "dp-why-loses": loses,
}
