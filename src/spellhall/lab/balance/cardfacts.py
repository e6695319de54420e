"""What is known of every card after a balance run: how often it was had and used, who won with it, what it is worth.

A card is compared with the other cards of the set, not with an even share: where the side that does well also gets
more cards, having any card goes with winning.
"""

from __future__ import annotations

from typing import Any

from spellhall.lab.balance.figures import ratio

CAUTION = 0.25  # one more game with an outcome as far off as an even one can be
ENOUGH = 10  # uses of the card in the middle, before one that was never used is called dead


def cards_of(deals: list[dict[str, Any]], names: list[str]) -> dict[str, dict[str, Any]]:
    """Everything by card."""
    rows = [deal.get("mixed", deal["game"]) for deal in deals]
    own = [deal["game"] for deal in deals]
    seen = sorted({name for row in rows + own for part in ("owned", "used") for name in row[part]} - set(names))
    every = [*names, *seen]
    having = "owned" if any(row["owned"] for row in rows) else "used"
    winning = shares(rows, every, having)
    losses = worths(deals, every, "barred")
    gains = worths(deals, every, "presents")
    games = len(own)
    out: dict[str, dict[str, Any]] = {}
    for name in every:
        uses = sum(sum(row["used"].get(name, [])) for row in own)
        out[name] = {
            "had": round(sum(any(row["owned"].get(name, [])) for row in own) / games, 5),
            "offered": round(sum(name in row["offered"] for row in own) / games, 5),
            "used": round(sum(any(row["used"].get(name, [])) for row in own) / games, 5),
            "uses": uses,
            "uses_in_all": uses + sum(sum(deal["mixed"]["used"].get(name, [])) for deal in deals if "mixed" in deal),
            "winning": winning.get(name),
            "barred": losses.get(name),
            "given": gains.get(name),
        }
    return out


def shares(rows: list[dict[str, Any]], names: list[str], having: str) -> dict[str, dict[str, Any]]:
    """The share of the victory of those who had a card, and its difference from that of all cards together."""
    table: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for row in rows:
        for name, copies in row[having].items():
            had = sum(copies)
            if had:
                won = sum(one * score for one, score in zip(copies, row["score"], strict=True))
                table[name].append((won, float(had)))
    known = {name: pairs for name, pairs in table.items() if pairs}
    return beside_all(known, 0.0)


def worths(deals: list[dict[str, Any]], names: list[str], kind: str) -> dict[str, dict[str, Any]]:
    """What a card is worth by games that were played again, and its difference from all cards together."""
    table: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for deal in deals:
        of_deal: dict[str, list[float]] = {}
        for name, _, worth in deal.get(kind, []):
            of_deal.setdefault(name, []).append(worth)
        for name, found in of_deal.items():
            table[name].append((sum(found), float(len(found))))
    return beside_all({name: pairs for name, pairs in table.items() if pairs}, -1.0)


def beside_all(known: dict[str, list[tuple[float, float]]], least: float) -> dict[str, dict[str, Any]]:
    """Every card's figure, with an interval that holds for all cards together, and how it differs from the others."""
    out: dict[str, dict[str, Any]] = {}
    for name, pairs in known.items():
        value = ratio(pairs, CAUTION)
        others = [pair for other, theirs in known.items() if other != name for pair in theirs]
        figure = value.figure(len(known))._replace(p=1.0).within(least, 1.0)
        apart = value.less(ratio(others, CAUTION)).figure(len(known)).within(-1.0, 1.0) if others else None
        out[name] = {**figure.to_json(), "apart": None if apart is None else apart.to_json()}
    return out
