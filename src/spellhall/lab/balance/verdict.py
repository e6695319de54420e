"""What a balance run shows, in sentences that a designer can act on. Every figure comes with its interval."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.messages import Message, say
from spellhall.lab.balance.measure import MATTERS
from spellhall.lab.balance.wording import (
    AS_THEY_ARE,
    Names,
    change,
    figure_name,
    in_a_row,
    joined,
    number,
    percent,
    points,
    reach,
)

KINDS = ("winning", "barred", "given")


def sentences(result: dict[str, Any], names: Names = AS_THEY_ARE) -> list[Message]:
    """The whole verdict: each variant, then what differs between them."""
    out: list[Message] = []
    for variant in result["variants"]:
        told = of_variant(variant, names)
        if len(result["variants"]) > 1:
            label = names.label(variant["label"])
            told = [say("balance-of", set=label, sentence=sentence) for sentence in told]
        out += told
    out += of_skill(result["skill"])
    for compared in result["differences"]:
        out += of_difference(compared, names)
    return out


def of_variant(found: dict[str, Any], names: Names) -> list[Message]:
    out = [of_beginning(found), *of_seats(found)]
    stands_out = by_card(found["alarms"])
    for name, kinds in stands_out.items():
        out.append(of_card(names.card(name), found["cards"][name], kinds))
    if not stands_out:
        out.append(say("balance-no-card"))
    out.append(sharpness(found))
    out += of_course(found)
    if found["unwanted"]:
        sorts = [say("balance-unwanted-sort", verb=verb, times=times) for verb, times in found["unwanted"].items()]
        out.append(say("balance-unwanted", sorts=in_a_row(sorts)))
    if found["silent_clauses"]:
        out.append(say("balance-silent", clauses=in_a_row(found["silent_clauses"])))
    return out


def of_beginning(found: dict[str, Any]) -> Message:
    figure = found["beginning"]
    if figure is None:
        return say("balance-nobody-begins")
    alarm = [one for one in found["alarms"] if one["kind"] == "beginning"]
    share, even = reach(figure), percent(1 / found["players"])
    if not alarm:
        return say("balance-beginning-even", share=share, even=even)
    good = alarm[0]["apart"] > 0
    return say("balance-beginning-good" if good else "balance-beginning-bad", share=share, even=even)


def of_seats(found: dict[str, Any]) -> list[Message]:
    odd = {one["what"]: one["apart"] for one in found["alarms"] if one["kind"] == "seat"}
    return [
        say("balance-seat-more" if apart > 0 else "balance-seat-less", seat=letter, share=reach(found["seats"][letter]))
        for letter, apart in odd.items()
    ]


def by_card(alarms: list[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """What stands out of each card."""
    out: dict[str, dict[str, float]] = {}
    for one in alarms:
        if one["kind"] in (*KINDS, "dead"):
            out.setdefault(one["what"], {})[one["kind"]] = one["apart"]
    return out


def of_card(name: Message, card: dict[str, Any], kinds: dict[str, float]) -> Message:
    """Strong or weak and why; with the other figures beside it, so that nobody trusts one alone."""
    if "dead" in kinds:
        return of_dead(name, card)
    sides = {apart > 0 for apart in kinds.values()}
    why = joined(reasons(card))
    if len(sides) == 2:
        return say("balance-card-both", card=name, why=why)
    return say("balance-card-strong" if True in sides else "balance-card-weak", card=name, why=why)


def of_dead(name: Message, card: dict[str, Any]) -> Message:
    if not card["offered"] and not card["had"]:
        return say("balance-dead-unseen", card=name)
    if not card["offered"]:
        return say("balance-dead-unused", card=name, had=percent(card["had"]))
    if card["used"]:
        return say("balance-dead-idle", card=name, used=percent(card["used"]))
    return say("balance-dead-unwanted", card=name, offered=percent(card["offered"]))


def reasons(card: dict[str, Any]) -> list[Message]:
    out: list[Message] = []
    winning = card["winning"]
    if winning is not None and winning["apart"] is not None:
        out.append(say("balance-why-winning", share=reach(winning), apart=points(winning["apart"])))
    if card["barred"] is not None:
        out.append(say("balance-why-barred", points=points(card["barred"])))
    if card["given"] is not None:
        out.append(say("balance-why-given", points=points(card["given"])))
    return out


def sharpness(found: dict[str, Any]) -> Message:
    """How small a difference this run could show, so that silence is not taken for balance."""
    reaches = sorted(
        (card["winning"]["apart"]["high"] - card["winning"]["apart"]["low"]) / 2
        for card in found["cards"].values()
        if card["winning"] is not None and card["winning"]["apart"] is not None
    )
    if not reaches:
        return say("balance-no-cards")
    usual = reaches[len(reaches) // 2]
    return say("balance-sharp" if usual <= MATTERS else "balance-blunt", points=round(100 * usual))


def of_course(found: dict[str, Any]) -> list[Message]:
    """How long games are, how they end, and how the lead goes."""
    turns = found["turns"]
    ends = [say("balance-end", clause=clause, share=reach(figure)) for clause, figure in found["ends"].items()]
    out = [
        say(
            "balance-length",
            middle=turns["p50"],
            short=turns["p10"],
            long=turns["p90"],
            undecided=reach(found["undecided"]),
        ),
        say("balance-ends", ends=in_a_row(ends)),
    ]
    if found["leads"] is not None:
        changes, known = found["leads"]["changes"], found["leads"]["known_after"]
        out.append(
            say(
                "balance-leads",
                changes=number(changes["value"]),
                low=number(changes["low"]),
                high=number(changes["high"]),
                known=reach(known),
            )
        )
    return out


def of_skill(skill: list[dict[str, Any]]) -> list[Message]:
    return [
        say(
            "balance-skill",
            better=pair["better"],
            worse=pair["worse"],
            score=reach(pair["score"]),
            decided=reach(pair["decided"]),
        )
        for pair in skill
    ]


def of_difference(compared: dict[str, Any], names: Names) -> list[Message]:
    """Only what is clearly different; the tables have the rest."""
    clear = [figure for figure in compared["figures"] if figure["low"] > 0 or figure["high"] < 0]
    one, other = names.label(compared["from"]), names.label(compared["to"])
    if not clear:
        return [Message("balance-same", {"from": one, "to": other})]
    return [
        Message(
            "balance-differs",
            {"from": one, "to": other, "figure": figure_name(figure, names), "change": change(figure)},
        )
        for figure in clear
    ]
