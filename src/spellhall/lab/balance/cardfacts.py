"""What is known of every card after a balance run: how often it was had and used, who won with it, what it is worth.

A card is compared with the card in the middle of the others, not with an even share: where the side that does well also
gets more cards, having any card goes with winning. The middle, not the mean: one strong card makes no other weak.
"""

from __future__ import annotations

from typing import Any

from spellhall.lab.balance.figures import CAUTION, Estimate, middle, ratio

FEW = 4  # others of its group, before a card is compared with them alone
PLAYED = ("game", "mixed")
ENOUGH = 10  # times that the card in the middle did something, before one that never did is called dead


def cards_of(deals: list[dict[str, Any]], names: list[str], groups: list[str]) -> dict[str, dict[str, Any]]:
    """Everything by card."""
    rows = [deal.get("mixed", deal["game"]) for deal in deals]
    own = [deal["game"] for deal in deals]
    seen = sorted({name for row in rows + own for part in ("owned", "used") for name in row[part]} - set(names))
    every = [*names, *seen]
    together = dict(zip(names, groups, strict=False))
    having = "owned" if any(row["owned"] for row in rows) else "used"
    winning = shares(rows, having, together)
    losses = worths(deals, "barred", together)
    gains = worths(deals, "presents", together)
    games = len(own)
    out: dict[str, dict[str, Any]] = {}
    for name in every:
        uses = sum(sum(row["used"].get(name, [])) for row in own)
        out[name] = {
            "had": round(sum(any(row["owned"].get(name, [])) for row in own) / games, 5),
            "offered": round(sum(name in row["offered"] for row in own) / games, 5),
            "used": round(sum(any(row["used"].get(name, [])) for row in own) / games, 5),
            "uses": uses,
            "worked": sum(deal[part]["worked"].get(name, 0) for deal in deals for part in PLAYED if part in deal),
            "winning": winning.get(name),
            "barred": losses.get(name),
            "given": gains.get(name),
        }
    return out


def shares(rows: list[dict[str, Any]], having: str, groups: dict[str, str]) -> dict[str, dict[str, Any]]:
    """The share of the victory of those who had a card, and its difference from that of the others."""
    table: dict[str, list[tuple[float, float]]] = {}
    for row in rows:
        for name, copies in row[having].items():
            had = sum(copies)
            if had:
                won = sum(one * score for one, score in zip(copies, row["score"], strict=True))
                table.setdefault(name, []).append((won, float(had)))
    return beside_others(table, groups, 0.0)


def worths(deals: list[dict[str, Any]], kind: str, groups: dict[str, str]) -> dict[str, dict[str, Any]]:
    """What a card is worth by games that were played again, and its difference from the others."""
    table: dict[str, list[tuple[float, float]]] = {}
    for deal in deals:
        of_deal: dict[str, list[float]] = {}
        for name, _, worth in deal.get(kind, []):
            of_deal.setdefault(name, []).append(worth)
        for name, found in of_deal.items():
            table.setdefault(name, []).append((sum(found), float(len(found))))
    return beside_others(table, groups, -1.0)


def beside_others(
    table: dict[str, list[tuple[float, float]]], groups: dict[str, str], least: float
) -> dict[str, dict[str, Any]]:
    """Every card's figure, with an interval that holds for all cards together, and how it differs from the others (of
    its group, if there are enough)."""
    known: dict[str, Estimate] = {name: ratio(table[name], CAUTION) for name in sorted(table)}
    out: dict[str, dict[str, Any]] = {}
    for name, value in known.items():
        group = [one for other, one in known.items() if other != name and groups.get(other) == groups.get(name)]
        others = group if len(group) >= FEW else [one for other, one in known.items() if other != name]
        figure = value.figure(len(known))._replace(p=1.0).within(least, 1.0)
        apart = value.less(middle(others)).figure(len(known)).within(-1.0, 1.0) if others else None
        out[name] = {**figure.to_json(), "apart": None if apart is None else apart.to_json()}
    return out
