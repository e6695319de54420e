"""What a balance run has measured, as JSON: seats and beginners, length, ends, cards, skill and luck, and alarms.

An alarm is raised where chance alone is a bad explanation although many figures were looked at, and where the
difference is large enough to matter.
"""

from __future__ import annotations

from math import inf
from typing import Any, NamedTuple

from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.lab.balance.cardfacts import ENOUGH, cards_of
from spellhall.lab.balance.figures import called_out, histogram, mean, percentiles, share
from spellhall.lab.balance.matches import sense_of

RATE = 0.01  # the share of alarms that may be false
MATTERS = 0.03  # differences below this are no alarm, however sure they are


def measured(game: GameDefinition[Any], setup: Setup, deals: list[dict[str, Any]]) -> dict[str, Any]:
    """All figures of one variant."""
    rows = [deal["game"] for deal in deals]
    sense = sense_of(game, setup)
    cards = cards_of(deals, sense.names, sense.groups)
    even = 1 / setup.seats
    beginners = [row["score"][row["first"]] for row in rows if row["first"] >= 0]
    out: dict[str, Any] = {
        "games": len(rows),
        "seats": {
            SEAT_LETTERS[seat]: share([row["score"][seat] for row in rows], even).to_json()
            for seat in range(setup.seats)
        },
        "beginning": share(beginners, even).to_json() if beginners else None,
        "undecided": share(
            [float(len(row["ranks"]) > 1 and row["ranks"].count(min(row["ranks"])) > 1) for row in rows]
        ).to_json(),
        "turns": {**percentiles([row["turns"] for row in rows]), "bins": histogram([row["turns"] for row in rows])},
        "decisions": percentiles([row["decisions"] for row in rows]),
        "ends": ends(rows),
        "leads": leads(rows),
        "cards": cards,
        "silent_clauses": silent(game, deals),
        "unwanted": unwanted(rows),
    }
    out["alarms"] = alarms(out, setup.seats)
    return out


def ends(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """By which clauses the games ended."""
    clauses = sorted({row["clause"] for row in rows})
    return {clause: share([float(row["clause"] == clause) for row in rows]).to_json() for clause in clauses}


def leads(rows: list[dict[str, Any]]) -> dict[str, Any] | None:
    """How the lead went, where the bots can tell who is ahead."""
    told = [row["lead"] for row in rows if row["lead"]]
    if not told:
        return None
    return {
        "changes": mean([changes for changes, _ in told]).figure().within(0.0, inf).to_json(),
        "known_after": mean([after for _, after in told]).figure().within(0.0, 1.0).to_json(),
    }


def silent(game: GameDefinition[Any], deals: list[dict[str, Any]]) -> list[str]:
    """Clauses that never came up. Quiet ones cannot; rulings have no moment of their own."""
    fired = {clause for deal in deals for part in ("game", "mixed") if part in deal for clause in deal[part]["fired"]}
    return [
        clause.id
        for clause in game.book.clauses
        if clause.source != "ruling" and not clause.quiet and clause.id not in fired
    ]


def unwanted(rows: list[dict[str, Any]]) -> dict[str, int]:
    """Sorts of choices that were offered beside others at least so often, and never chosen."""
    offered: dict[str, list[int]] = {}
    for row in rows:
        for verb, (times, chosen) in row["verbs"].items():
            counted = offered.setdefault(verb, [0, 0])
            counted[0] += times
            counted[1] += chosen
    return {verb: times for verb, (times, chosen) in sorted(offered.items()) if not chosen and times >= ENOUGH}


def alarms(found: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """What stands out. Places are one question and cards another; within each, all tests are judged together, so that
    looking at many cards raises no false alarm."""
    even = 1 / seats
    places: list[Test] = [] if found["beginning"] is None else [Test("beginning", "", found["beginning"], even)]
    places += [Test("seat", letter, figure, even) for letter, figure in found["seats"].items()]
    cards = [
        Test(kind, name, card[kind]["apart"], 0.0)
        for name, card in found["cards"].items()
        for kind in ("winning", "barred", "given")
        if card[kind] is not None and card[kind]["apart"] is not None
    ]
    out = standing_out(places) + standing_out(cards)
    return out + [{"kind": "dead", "what": name, "apart": 0.0} for name in dead(found["cards"])]


class Test(NamedTuple):
    """A figure beside what is expected of it."""

    kind: str
    what: str
    figure: dict[str, Any]
    expected: float


def standing_out(tests: list[Test]) -> list[dict[str, Any]]:
    """Those that chance is a bad explanation for, and that matter, in the order in which they are told."""
    chances = {f"{test.kind}\t{test.what}": test.figure["p"] for test in tests if "p" in test.figure}
    sure = called_out(chances, RATE)
    out: list[dict[str, Any]] = []
    for test in tests:
        apart = test.figure["value"] - test.expected
        if f"{test.kind}\t{test.what}" in sure and abs(apart) >= MATTERS:
            out.append({"kind": test.kind, "what": test.what, "apart": round(apart, 5)})
    return out


def dead(cards: dict[str, dict[str, Any]]) -> list[str]:
    """Cards that never did anything, where the card in the middle did often enough to make that no accident."""
    times = sorted(card["worked"] for card in cards.values())
    if not times or times[len(times) // 2] < ENOUGH:
        return []
    return [name for name, card in cards.items() if not card["worked"]]
