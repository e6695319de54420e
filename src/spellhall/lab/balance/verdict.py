"""What a balance run shows, in sentences that a designer can act on. Every figure comes with its interval."""

from __future__ import annotations

from typing import Any

from spellhall.lab.balance.measure import MATTERS

KINDS = ("winning", "barred", "given")


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def reach(figure: dict[str, Any]) -> str:
    """A share with its interval."""
    return f"{percent(figure['value'])} ({100 * figure['low']:.0f} to {100 * figure['high']:.0f})"


def points(figure: dict[str, Any]) -> str:
    """A difference of shares in points of a hundred, with its interval."""
    return f"{100 * figure['value']:+.0f} points ({100 * figure['low']:+.0f} to {100 * figure['high']:+.0f})"


def sentences(result: dict[str, Any]) -> list[str]:
    """The whole verdict: each variant, then what differs between them."""
    out: list[str] = []
    for variant in result["variants"]:
        told = of_variant(variant)
        out += told if len(result["variants"]) == 1 else [f"{variant['label']}: {text}" for text in told]
    out += of_skill(result["skill"])
    for compared in result["differences"]:
        out += of_difference(compared)
    return out


def of_variant(found: dict[str, Any]) -> list[str]:
    out = [of_beginning(found), *of_seats(found)]
    stands_out = by_card(found["alarms"])
    for name, kinds in stands_out.items():
        out.append(of_card(name, found["cards"][name], kinds))
    if not stands_out:
        out.append("No card stands out.")
    out.append(sharpness(found))
    out.append(
        f"A game takes {found['turns']['p50']:g} turns, and 8 of 10 take {found['turns']['p10']:g} to "
        f"{found['turns']['p90']:g}; {reach(found['undecided'])} have no single winner."
    )
    out.append("Ends: " + ", ".join(f"{clause} {reach(figure)}" for clause, figure in found["ends"].items()) + ".")
    if found["leads"] is not None:
        changes, known = found["leads"]["changes"], found["leads"]["known_after"]
        out.append(
            f"By the bots' own estimate the lead changes {changes['value']:.1f} times ({changes['low']:.1f} to "
            f"{changes['high']:.1f}) in a game, and the winner is ahead for good after {reach(known)} of it."
        )
    if found["unwanted"]:
        sorts = ", ".join(f"'{verb}' ({times} times)" for verb, times in found["unwanted"].items())
        out.append(f"Offered beside other choices, and never chosen by these bots: {sorts}.")
    if found["silent_clauses"]:
        out.append(f"Rules that never came up: {', '.join(found['silent_clauses'])}.")
    return out


def of_beginning(found: dict[str, Any]) -> str:
    figure = found["beginning"]
    even = 1 / found["players"]
    if figure is None:
        return "Nobody begins: the first choice is everybody's."
    alarm = [one for one in found["alarms"] if one["kind"] == "beginning"]
    if alarm:
        word = "an advantage" if alarm[0]["apart"] > 0 else "a disadvantage"
        return f"Beginning is {word}: who begins wins {reach(figure)}; an even share is {percent(even)}."
    return f"No advantage of beginning is shown: who begins wins {reach(figure)}; an even share is {percent(even)}."


def of_seats(found: dict[str, Any]) -> list[str]:
    odd = {one["what"]: one["apart"] for one in found["alarms"] if one["kind"] == "seat"}
    return [
        f"Seat {letter} wins {'more' if apart > 0 else 'less'} than its share: {reach(found['seats'][letter])}."
        for letter, apart in odd.items()
    ]


def by_card(alarms: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """What stands out of each card."""
    out: dict[str, dict[str, float]] = {}
    for one in alarms:
        if one["kind"] in (*KINDS, "dead"):
            out.setdefault(one["what"], {})[one["kind"]] = one["apart"]
    return out


def of_card(name: str, card: dict[str, Any], kinds: dict[str, float]) -> str:
    """Strong or weak and why; with the other figures beside it, so that nobody trusts one alone."""
    if "dead" in kinds:
        if not card["offered"] and not card["had"]:
            return f"{name} is dead: it never came up."
        if not card["offered"]:
            return f"{name} is dead: somebody had it in {percent(card['had'])} of the games, and nobody ever used it."
        if card["used"]:
            return f"{name} is dead: it was used in {percent(card['used'])} of the games, and never did anything."
        return f"{name} is dead: it could be used in {percent(card['offered'])} of the games, and never was."
    sides = {apart > 0 for apart in kinds.values()}
    word = "speaks both ways" if len(sides) == 2 else "is strong" if True in sides else "is weak"
    told: list[str] = []
    if card["winning"] is not None:
        apart = card["winning"]["apart"]
        told.append(f"who has it wins {reach(card['winning'])}, {points(apart)} beside the other cards")
    if card["barred"] is not None:
        told.append(f"a side that may not use it where it would loses {points(card['barred'])}")
    if card["given"] is not None:
        told.append(f"a side that is given it gains {points(card['given'])}")
    return f"{name} {word}: " + "; ".join(told) + "."


def sharpness(found: dict[str, Any]) -> str:
    """How small a difference this run could show, so that silence is not taken for balance."""
    reaches = sorted(
        (card["winning"]["apart"]["high"] - card["winning"]["apart"]["low"]) / 2
        for card in found["cards"].values()
        if card["winning"] is not None and card["winning"]["apart"] is not None
    )
    if not reaches:
        return "Cards could not be compared: nobody had any."
    usual = reaches[len(reaches) // 2]
    if usual <= MATTERS:
        return f"For the usual card a difference of {100 * usual:.0f} points would have shown."
    return (
        f"For the usual card only a difference of more than about {100 * usual:.0f} points would have shown; "
        "four times as many games halve that."
    )


def of_skill(skill: list[dict[str, Any]]) -> list[str]:
    return [
        f"Skill: {pair['better']} scores {reach(pair['score'])} against {pair['worse']}; "
        f"{reach(pair['decided'])} of those games are decided."
        for pair in skill
    ]


def of_difference(compared: dict[str, Any]) -> list[str]:
    """Only what is clearly different; the tables have the rest."""
    clear = {name: figure for name, figure in compared["figures"].items() if figure["low"] > 0 or figure["high"] < 0}
    head = f"From {compared['from']} to {compared['to']}"
    if not clear:
        return [f"{head}: no difference is shown."]
    return [f"{head}: {name} {change(name, figure)}." for name, figure in clear.items()]


def change(name: str, figure: dict[str, Any]) -> str:
    if name in ("turns", "decisions"):
        return f"{figure['value']:+.1f} ({figure['low']:+.1f} to {figure['high']:+.1f})"
    return points(figure)
