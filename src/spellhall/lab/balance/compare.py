"""Two sets of cards or options beside each other on the same deals: every difference with its interval."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.frames import Setup
from spellhall.lab.balance.figures import CAUTION, Estimate, Figure, mean, ratio


def differences(one: list[dict[str, Any]], other: list[dict[str, Any]], setup: Setup) -> list[dict[str, Any]]:
    """The second less the first, deal by deal; for cards, which are not had in the same deals, as two samples."""
    pairs = [(first["game"], second["game"]) for first, second in zip(one, other, strict=False)]
    out: list[dict[str, Any]] = []

    def tell(kind: str, values: list[float], what: str = "", caution: float = CAUTION) -> None:
        if values:
            figure = mean(values, caution).figure()
            out.append(named(kind, what, figure.within(-1.0, 1.0) if caution else figure))

    begun = [(first, second) for first, second in pairs if first["first"] >= 0 and second["first"] >= 0]
    tell("beginner", [second["score"][second["first"]] - first["score"][first["first"]] for first, second in begun])
    for seat in range(setup.seats):
        if seat < min((len(first["score"]) for first, _ in pairs), default=0):
            tell("seat", [second["score"][seat] - first["score"][seat] for first, second in pairs], SEAT_LETTERS[seat])
    tell("undecided", [tied(second) - tied(first) for first, second in pairs])
    tell("turns", [float(second["turns"] - first["turns"]) for first, second in pairs], caution=0.0)
    tell("decisions", [float(second["decisions"] - first["decisions"]) for first, second in pairs], caution=0.0)
    mine, theirs = winning(one), winning(other)
    common = [name for name in mine if name in theirs]
    for name in common:
        out.append(named("card", name, theirs[name].less(mine[name]).figure(len(common)).within(-1.0, 1.0)))
    return out


def named(kind: str, what: str, figure: Figure) -> dict[str, Any]:
    return {"kind": kind, "what": what, **figure.to_json()}


def tied(row: dict[str, Any]) -> float:
    return float(row["ranks"].count(min(row["ranks"])) > 1)


def winning(deals: list[dict[str, Any]]) -> dict[str, Estimate]:
    """The share of the victory of those who had each card."""
    table: dict[str, list[tuple[float, float]]] = {}
    for deal in deals:
        row = deal.get("mixed", deal["game"])
        for name, copies in (row["owned"] or row["used"]).items():
            if sum(copies):
                won = sum(one * score for one, score in zip(copies, row["score"], strict=True))
                table.setdefault(name, []).append((won, float(sum(copies))))
    return {name: ratio(pairs, CAUTION) for name, pairs in sorted(table.items())}
