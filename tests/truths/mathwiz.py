"""What hints in Math Wiz claim."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice
from truths.claims import Check, Claim


def product(choice: Choice) -> int:
    """Worked out here once more, from the rules of the spells."""
    verb, args = choice.verb, choice.args
    if verb == "mirror":
        return args[0] ** 2
    if verb == "pair":
        return args[0] * args[1]
    if verb == "double":
        return 2 * args[0] * args[1]
    if verb == "shift":
        return (args[0] + args[1]) * args[2]
    return args[0] * args[1] + args[3] * args[2]


COMBINED = ("pair", "mirror", "double", "shift", "third")


def distance_now(game: GameDefinition[Any], world: Any, seat: int) -> int | None:
    """How close the seat comes in this round, if nobody casts anything from here on."""
    for _ in range(12):
        choices = game.legal(world, seat)
        if choices and choices[0].verb in COMBINED:
            return min(abs(product(choice) - world.target) for choice in choices)
        asked = game.waiting(world)[0]
        stops = [choice for choice in game.legal(world, asked) if choice.verb in ("pass", "keep")]
        if not stops:
            return None
        world = game.apply(world, asked, stops[0]).state
    return None


def made(claim: Claim) -> bool:
    value = product(claim.choice)
    facts = claim.facts
    away = abs(value - claim.world.target)
    return (
        facts["value"] == str(value)
        and facts.get("distance", 0) == away
        and facts.get("target")
        in (
            None,
            claim.world.target,
        )
    )


def closest(claim: Claim) -> bool:
    legal = claim.game.legal(claim.world, claim.seat)
    return made(claim) and claim.facts["distance"] == min(abs(product(each) - claim.world.target) for each in legal)


def farther(claim: Claim) -> bool:
    """The closer one can be played, is closer, and would have spent the runes that are kept."""
    closer = [
        each
        for each in claim.game.legal(claim.world, claim.seat)
        if abs(product(each) - claim.world.target) < claim.facts["distance"]
        and claim.facts["closer"].replace("−", "-").split() == shown(each)
    ]
    after = claim.after()
    hand = after.hands[claim.seat].counts
    kept = all(hand[int(rune)] > 0 for rune in claim.facts.get("runes", []))
    return made(claim) and bool(closer) and kept


def shown(choice: Choice) -> list[str]:
    args = choice.args
    if choice.verb == "pair":
        text = f"{args[0]} × {args[1]}"
    elif choice.verb == "mirror":
        text = f"{args[0]}²"
    elif choice.verb == "double":
        text = f"2 × {args[0]} × {args[1]}"
    elif choice.verb == "shift":
        text = f"({args[0]} {'+' if args[1] > 0 else '-'} 1) × {args[2]}"
    else:
        text = f"{args[0]} × {args[1]} {'+' if args[3] > 0 else '-'} {args[2]}"
    return text.split()


def target(claim: Claim) -> bool:
    return bool(claim.facts["target"] == claim.world.target)


def passed(claim: Claim) -> bool:
    return distance_now(claim.game, claim.after(), claim.seat) == claim.facts.get("distance", 0)


def cast(claim: Claim) -> bool:
    passing = next(each for each in claim.game.legal(claim.world, claim.seat) if each.verb == "pass")
    without = distance_now(claim.game, claim.game.apply(claim.world, claim.seat, passing).state, claim.seat)
    return without == claim.facts["distance"] and distance_now(
        claim.game, claim.after(), claim.seat
    ) == claim.facts.get("then", 0)


def in_hand(claim: Claim) -> bool:
    """After a toss, a swap or a stop: the closest pair of what is held then, while no spell is on it."""
    after = claim.after()
    counts = after.hands[claim.seat].counts
    runes = [rune for rune, copies in enumerate(counts) for _ in range(copies)]
    pairs = [a * b for at, a in enumerate(runes) for b in runes[at + 1 :]]
    args = dict(zip(("taken", "given"), claim.choice.args, strict=False)) if claim.choice.verb == "swap" else {}
    named = all(claim.facts[name] == number for name, number in args.items())
    if claim.choice.verb == "toss":
        named = claim.facts["rune"] == claim.choice.args[0]
    return named and claim.facts["distance"] == min(abs(pair - after.target) for pair in pairs)


def named(claim: Claim) -> bool:
    """The runes are those of the choice: one, or one for another."""
    args = claim.choice.args
    if "rune" in claim.facts:
        return bool(claim.facts["rune"] == args[-1])
    return (claim.facts["taken"], claim.facts["given"]) == args


def more(claim: Claim) -> bool:
    return product(claim.choice) > product(claim.best)


def less(claim: Claim) -> bool:
    return product(claim.choice) < product(claim.best)


def as_much(claim: Claim) -> bool:
    return product(claim.choice) == product(claim.best)


CHECKS: dict[str, Check] = {
    "mw-why-exact": made,
    "mw-why-closest": closest,
    "mw-why-saves": farther,
    "mw-why-farther": farther,
    "mw-why-work-it-out": target,
    "mw-why-pass": passed,
    "mw-why-pass-exact": passed,
    "mw-why-cast": cast,
    "mw-why-cast-exact": cast,
    "mw-why-forbid": named,
    "mw-why-toss": in_hand,
    "mw-why-toss-untold": named,
    "mw-why-swap": in_hand,
    "mw-why-swap-untold": named,
    "mw-why-keep": in_hand,
    "mw-why-more": more,
    "mw-why-less": less,
    "mw-why-as-much": as_much,
}
