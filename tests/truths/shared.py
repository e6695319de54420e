"""What may be said of any game: how choices came out."""

from __future__ import annotations

from truths.claims import Check, Claim


def points(claim: Claim) -> bool:
    """So many in 100 less than the choice that is named."""
    own = claim.advice[claim.place]
    named = [each for each in claim.advice if each.words == claim.facts["best"]]
    return bool(named) and any(round(100 * (each.estimate - own.estimate)) == claim.facts["points"] for each in named)


def level(claim: Claim) -> bool:
    own = claim.advice[claim.place]
    return any(
        each.words == claim.facts["best"] and round(100 * (each.estimate - own.estimate)) <= 0 for each in claim.advice
    )


def others(claim: Claim) -> bool:
    """It leads, and there were so many others: at least those that are shown, at most all."""
    legal = claim.game.legal(claim.world, claim.seat)
    return claim.place == 0 and len(claim.advice) - 1 <= claim.facts["others"] <= len(legal) - 1


def ahead(claim: Claim) -> bool:
    best = max(each.estimate for each in claim.advice)
    return others(claim) and claim.advice[0].estimate == best


def alone(claim: Claim) -> bool:
    return len(claim.game.legal(claim.world, claim.seat)) == 1


def silly(claim: Claim) -> bool:
    return len(claim.advice) == 1


CHECKS: dict[str, Check] = {
    "why-behind": points,
    "why-level": level,
    "why-ahead": ahead,
    "why-leads": others,
    "why-nothing-else": alone,
    "why-anything-else": silly,
}

LOOSE = {"others"}
"""Numbers that a hint does not show enough to count again."""
