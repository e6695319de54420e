"""What hints in SpellCaster claim."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from spellhall.kernel.state import Choice
from truths.claims import Check, Claim

PASS, KEEP = Choice("pass"), Choice("keep")
CALM = (PASS, KEEP)


def story(claim: Claim, choice: Choice, answers: tuple[Choice, ...]) -> tuple[Any, list[dict[str, Any]]]:
    """The state after a choice and these answers, and what everybody is told on the way."""
    made = claim.game.apply(claim.world, claim.seat, choice)
    told = [event.told_to(claim.seat) or {} for event in made.events]
    while made.state.outcome is None:
        asked = claim.game.waiting(made.state)[0]
        legal = claim.game.legal(made.state, asked)
        answer = next((each for each in answers if each in legal), None)
        if answer is None and legal[0].verb == "ready":
            answer = legal[-1]
        if answer is None:
            break
        made = claim.game.apply(made.state, asked, answer)
        told += [event.told_to(claim.seat) or {} for event in made.events]
    return made.state, told


def some(told: list[dict[str, Any]], event: str) -> list[dict[str, Any]]:
    return [facts for facts in told if facts.get("event") == event]


def damage(told: list[dict[str, Any]]) -> int:
    return sum(int(facts["damage"]) for facts in some(told, "hit"))


def hits(claim: Claim) -> bool:
    """Whom it hits for how much, if nobody answers; and whether somebody could have."""
    _, told = story(claim, claim.choice, CALM)
    target = claim.facts["who"].facts["seat"]
    open = bool(some(told, "passed"))
    deadly = any(facts["seat"] == target for facts in some(told, "defeated"))
    right = [facts["seat"] for facts in some(told, "hit")] == [target] and open == ("-may-" in claim.key)
    if "kill" in claim.key:
        return right and deadly
    return right and bool(claim.facts["damage"] == damage(told))


def taken(claim: Claim) -> bool:
    _, told = story(claim, claim.choice, (KEEP,))
    return damage(told) == claim.facts["damage"] > 0


def stopped(claim: Claim) -> bool:
    state, told = story(claim, claim.choice, (KEEP,))
    steps = getattr(state.stack[-1], "steps", 0) if state.stack and state.stack[-1].seat == claim.seat else 0
    return damage(told) == 0 and bool(some(told, "no_harm")) and claim.facts.get("steps", 0) == steps


def lowered(claim: Claim) -> bool:
    _, told = story(claim, claim.choice, (KEEP,))
    _, bare = story(claim, PASS, (KEEP,))
    return damage(told) == claim.facts["rest"] < damage(bare) == claim.facts["full"]


def too_weak(claim: Claim) -> bool:
    _, told = story(claim, claim.choice, (KEEP,))
    _, bare = story(claim, PASS, (KEEP,))
    return damage(told) == damage(bare) == claim.facts["damage"]


def value(card: int) -> int:
    return 14 if card == 52 else card % 13 + 2


def paid(claim: Claim) -> bool:
    """The smallest sets that reach the damage, hold no needless card, and begin like this."""
    frame, hand = claim.world.stack[-1], claim.world.casters[claim.seat].hand.cards()
    begun = [*frame.paid, claim.choice.args[0]]
    others = [card for card in hand if card > begun[-1]]
    for size in range(len(others) + 1):
        for rest in combinations(others, size):
            cards = [*begun, *rest]
            total = sum(value(card) for card in cards)
            if total >= frame.damage > total - min(value(card) for card in cards):
                left = len(hand) + len(frame.paid) - len(cards)
                return bool(claim.facts["count"] == len(cards) and claim.facts["left"] == left)
    return False


def gap(claim: Claim, space: int, other: int) -> int:
    """Counted by steps over the empty board."""
    board = claim.world.board
    reached, steps = {space}, 0
    while other not in reached:
        reached |= {near for at in reached for near in range(len(board.spaces)) if board.apart_by[at][near] == 1}
        steps += 1
    return steps


def distance(claim: Claim) -> bool:
    state, _ = story(claim, claim.choice, ()) if claim.choice.verb != "stay" else (claim.world, [])
    here, at = state.at[claim.seat], state.at[claim.facts["who"].facts["seat"]]
    gaps = [gap(claim, here, state.at[other]) for other in state.opponents(claim.seat) if state.at[other] >= 0]
    lined = any(
        state.board.first_piece(here, direction, 99, [state.at[other]]) == state.at[other]
        for other in state.opponents(claim.seat)
        if state.at[other] >= 0
        for direction in state.board.directions
    )
    near = claim.facts["steps"] == gap(claim, here, at) == min(gaps)
    return near and (claim.key != "sc-why-out-of-line" or (min(gaps) > 1 and not lined))


def elsewhere(claim: Claim) -> bool:
    space, other = claim.choice.args[-1], claim.best.args[-1]
    return bool(
        claim.facts["steps"] == gap(claim, space, other)
        and claim.facts["space"] == claim.game.write_choice(claim.world.setup, claim.best).split()[-1]
    )


def draws(claim: Claim, told: list[dict[str, Any]]) -> int:
    return sum(int(facts["count"]) for facts in some(told, "drew") if facts["seat"] == claim.seat)


def ready(claim: Claim) -> bool:
    _, told = story(claim, claim.choice, CALM)
    own = [facts for facts in some(told, "prepared") if facts["seat"] == claim.seat]
    return own[0]["charged"] == claim.facts["count"] and draws(claim, told) == claim.facts["drawn"]


def charges(claim: Claim) -> bool:
    _, told = story(claim, claim.choice, (Choice("done"),))
    return draws(claim, told) == claim.facts["count"]


def exchanged(claim: Claim) -> bool:
    _, told = story(claim, claim.choice, (KEEP,))
    return draws(claim, told) == (0 if claim.key.endswith("lost") else 1)


def strikes(claim: Claim) -> bool:
    state, _ = story(claim, claim.choice, ())
    target = claim.facts["who"].facts["seat"]
    return any(each.verb == "strike" and each.args[1] == target for each in claim.game.legal(state, claim.seat))


def fires(claim: Claim) -> bool:
    """Some Hadou Ken can be aimed at that player."""
    state, _ = story(claim, claim.choice, ())
    target = claim.facts["who"].facts["seat"]
    ways = [claim.game.apply(state, claim.seat, Choice("cast", (3,)))]
    for _ in range(3):
        following: list[Any] = []
        for made in ways:
            if any(facts.get("to") == target for facts in (event.told_to(claim.seat) or {} for event in made.events)):
                return True
            legal = claim.game.legal(made.state, claim.seat)
            following += [
                claim.game.apply(made.state, claim.seat, each) for each in legal if each.verb in ("add", "direction")
            ]
        ways = following
    return False


def hastens(claim: Claim) -> bool:
    state, _ = story(claim, claim.choice, ())
    legal = claim.game.legal(state, claim.seat)
    acts = Choice("action") in legal
    return getattr(state.stack[-1], "cv", claim.facts["steps"]) == claim.facts["steps"] and acts == (
        claim.key == "sc-why-haste-action"
    )


def attack_value(claim: Claim) -> bool:
    mine, best = claim.choice.args[0], claim.best.args[0]
    return bool(claim.facts["value"] == value(mine) and claim.facts["other"] == value(best))


def move_card(claim: Claim) -> bool:
    return bool(claim.facts["value"] == value(claim.world.casters[claim.seat].move_card))


CHECKS: dict[str, Check] = {
    "sc-why-may-hit": hits,
    "sc-why-may-kill": hits,
    "sc-why-hits": hits,
    "sc-why-kills": hits,
    "sc-why-attack-value": attack_value,
    "sc-why-take-hit": taken,
    "sc-why-stops": stopped,
    "sc-why-stops-and-moves": stopped,
    "sc-why-lowers": lowered,
    "sc-why-too-weak": too_weak,
    "sc-why-pay": paid,
    "sc-why-distance": distance,
    "sc-why-out-of-line": distance,
    "sc-why-elsewhere": elsewhere,
    "sc-why-ready": ready,
    "sc-why-ready-spells": ready,
    "sc-why-charge": charges,
    "sc-why-prepare": exchanged,
    "sc-why-prepare-lost": exchanged,
    "sc-why-discard": exchanged,
    "sc-why-lost": exchanged,
    "sc-why-can-strike": strikes,
    "sc-why-can-fire": fires,
    "sc-why-haste-action": hastens,
    "sc-why-haste-move": hastens,
    "sc-why-keep": move_card,
    "sc-why-change": move_card,
}
